// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/arc_filter.h"

#include <algorithm>
#include <limits>

namespace arcwright {

void ArcFilter::learnTags(const TokenSymbols& symbols)
{
    for (int word = 1; word <= symbols.size(); ++word)
        learnTag(symbols.at(word, m_kindOfTags));
}

void ArcFilter::learnTags(const TokenSymbols& symbols, const LabelledTree& tree)
{
    for (int word = 1; word <= symbols.size(); ++word) {
        const int head = tree.heads[static_cast<std::size_t>(word)];
        if (head == kNoHead)
            continue;
        learnTag(symbols.at(word, m_kindOfTags));
        if (head != kRoot)
            learnTag(symbols.at(head, m_kindOfTags));
    }
}

void ArcFilter::learnTag(std::uint64_t tag)
{
    const auto place = std::lower_bound(m_tags.begin(), m_tags.end(), tag);
    if (place == m_tags.end() || *place != tag)
        m_tags.insert(place, tag);
}

void ArcFilter::learnArcs(const TokenSymbols& symbols, const LabelledTree& tree)
{
    m_longest.resize(m_tags.size() * m_tags.size() * 2);
    std::vector<std::uint32_t> tags;
    tagNumbers(symbols, tags);
    std::vector<LabelledArc> arcs;
    tree.listArcs(arcs);
    for (const auto& [word, head, relation] : arcs) {
        if (head == kRoot)
            continue;
        const int distance = std::min<int>(std::abs(head - word), std::numeric_limits<std::uint16_t>::max());
        std::uint16_t& longest
            = m_longest[cell(tags[static_cast<std::size_t>(head)], tags[static_cast<std::size_t>(word)], head < word)];
        longest = std::max(longest, static_cast<std::uint16_t>(distance));
    }
}

void ArcFilter::tagNumbers(const TokenSymbols& symbols, std::vector<std::uint32_t>& numbers) const
{
    numbers.assign(static_cast<std::size_t>(symbols.size()) + 1, 0);
    for (int word = 1; word <= symbols.size(); ++word) {
        const std::uint64_t tag = symbols.at(word, m_kindOfTags);
        const auto place = std::lower_bound(m_tags.begin(), m_tags.end(), tag);
        if (place != m_tags.end() && *place == tag)
            numbers[static_cast<std::size_t>(word)] = static_cast<std::uint32_t>(place - m_tags.begin()) + 1;
    }
}

ArcFilter ArcFilter::restored(Attribute kindOfTags, std::vector<std::uint64_t> tags, std::vector<std::uint16_t> longest)
{
    ArcFilter filter(kindOfTags);
    filter.m_tags = std::move(tags);
    filter.m_longest = std::move(longest);
    return filter;
}

} // namespace arcwright
