// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/tag_set.h"

#include <algorithm>
#include <array>

namespace arcwright {

std::string_view nameOf(TagSet tagSet)
{
    switch (tagSet) {
    case TagSet::Ipadic:
        return "ipadic";
    case TagSet::Unidic:
        return "unidic";
    case TagSet::Juman:
        return "juman";
    case TagSet::Other:
        break;
    }
    return "other";
}

std::optional<TagSet> tagSetNamed(std::string_view name)
{
    constexpr std::array tagSets{TagSet::Ipadic, TagSet::Unidic, TagSet::Juman, TagSet::Other};
    const auto* const found
        = std::find_if(tagSets.begin(), tagSets.end(), [&](TagSet tagSet) { return nameOf(tagSet) == name; });
    return found == tagSets.end() ? std::nullopt : std::optional(*found);
}

} // namespace arcwright
