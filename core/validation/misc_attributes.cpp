// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/misc_attributes.h"

#include <algorithm>
#include <array>

#include "core/validation/characters.h"

namespace arcwright {

namespace {

constexpr std::array<std::string_view, 8> singleAttributes{
    "SpaceAfter", "Lang", "Translit", "LTranslit", "Gloss", "LId", "LDeriv", "Ref"};

bool equalIgnoringCase(std::string_view first, std::string_view second)
{
    while (!first.empty() && !second.empty()) {
        if (folded(takeCharacter(first)) != folded(takeCharacter(second)))
            return false;
    }
    return first.empty() && second.empty();
}

} // namespace

MiscAttribute miscAttribute(std::string_view item)
{
    const auto equals = item.find('=');
    if (equals == std::string_view::npos)
        return {item, {}, false};
    return {item.substr(0, equals), item.substr(equals + 1), true};
}

std::string_view singleAttributeLike(std::string_view name)
{
    const std::string_view bare = withoutTrailingWhiteSpace(afterWhiteSpace(name));
    const auto found = std::find_if(singleAttributes.begin(), singleAttributes.end(),
        [&](std::string_view known) { return equalIgnoringCase(known, bare); });
    return found == singleAttributes.end() ? std::string_view() : *found;
}

} // namespace arcwright
