// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/tag_set_guess.h"

#include <algorithm>

#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/text/lines.h"

namespace arcwright {

void TagSetGuess::add(std::string_view line)
{
    const auto cells = split(line, '\t');
    if (cells.size() < 2)
        return;
    const auto features = cabochaFeatures(cells[1]);
    ++m_words;
    const auto hasAny = [&](std::size_t from) {
        return std::any_of(features.begin() + static_cast<std::ptrdiff_t>(from), features.end(),
            [](std::string_view text) { return text != "*"; });
    };
    switch (features.size()) {
    case 6:
        ++m_unidicUnknown;
        break;
    case 7: // an unknown word of IPADIC, or any word of JUMAN
        m_juman += hasAny(4) ? 1 : 0;
        break;
    case 9:
        ++m_ipadic;
        break;
    default: // 17, 26 or 29, by the version of UniDic
        ++(features.size() > 12 ? m_unidic : m_other);
        break;
    }
}

TagSet TagSetGuess::best() const
{
    const int most = std::max({m_ipadic, m_unidic, m_juman, m_other});
    if (most == 0)
        return m_unidicUnknown * 2 > m_words ? TagSet::Unidic : TagSet::Ipadic;
    return most == m_other ? TagSet::Other
        : most == m_unidic ? TagSet::Unidic
        : most == m_juman  ? TagSet::Juman
                           : TagSet::Ipadic;
}

} // namespace arcwright
