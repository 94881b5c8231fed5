// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/group_counts.h"

#include <algorithm>
#include <utility>

#include "core/query/sentence_units.h"

namespace arcwright {

namespace {

/// Numbers by size, before all other texts.
bool comesBefore(const std::string& first, const std::string& second)
{
    const auto one = plainNumber(first);
    const auto other = plainNumber(second);
    if (one && other)
        return *one < *other;
    return one || other ? one.has_value() : first < second;
}

} // namespace

void GroupCounter::add(const SearchedSentence& searched, const std::vector<PatternMatch>& matches)
{
    const SentenceUnits units(searched);
    add(units, units.layerNames(), matches);
}

void GroupCounter::add(
    const SearchedUnits& units, std::span<const std::string_view> layers, const std::vector<PatternMatch>& matches)
{
    std::vector<int> numbers;
    for (const GroupKey& key : m_keys)
        numbers.push_back(layerAmong(layers, key.layer));
    m_total += matches.size();
    std::string room;
    for (const PatternMatch& match : matches) {
        m_here.assign(1, 0);
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const PatternField& field = m_keys[i].field;
            const int unit = match[m_keys[i].node]; // none where another alternative was found
            if (unit > 0 && hasSeveralTexts(field))
                goOn(textsOf(field, units, numbers[i], unit));
            else
                goOn(unit > 0 ? textOf(field, units, numbers[i], unit, room) : std::string_view());
        }
        for (const std::uint32_t group : m_here)
            ++m_prefixes[group].count;
    }
}

void GroupCounter::goOn(std::string_view text)
{
    const std::uint32_t number = m_texts.number(text);
    for (std::uint32_t& prefix : m_here)
        prefix = longer(prefix, number);
}

void GroupCounter::goOn(const std::vector<std::string>& texts)
{
    std::vector<std::uint32_t> all;
    for (const std::uint32_t prefix : m_here) {
        for (const std::string& text : texts)
            all.push_back(longer(prefix, m_texts.number(text)));
    }
    m_here = std::move(all);
}

std::uint32_t GroupCounter::longer(std::uint32_t prefix, std::uint32_t text)
{
    const auto next = static_cast<std::uint32_t>(m_prefixes.size());
    const auto [place, isNew] = m_longer.emplace((std::uint64_t{prefix} << 32U) | text, next);
    if (isNew)
        m_prefixes.push_back({prefix, text, 0});
    return place->second;
}

GroupedCounts GroupCounter::counts() const
{
    GroupedCounts counts;
    counts.total = m_total;
    for (const GroupKey& key : m_keys)
        counts.keys.push_back(key.name);
    for (const Prefix& group : m_prefixes) {
        if (group.count == 0)
            continue;
        std::vector<std::string> values(m_keys.size());
        const Prefix* prefix = &group;
        for (auto value = values.rbegin(); value != values.rend(); ++value) {
            *value = m_texts.text(prefix->text);
            prefix = &m_prefixes[prefix->before];
        }
        counts.groups.push_back({std::move(values), group.count});
    }
    std::sort(counts.groups.begin(), counts.groups.end(),
        [](const GroupedCounts::Group& first, const GroupedCounts::Group& second) {
            return first.count != second.count ? first.count > second.count
                                               : std::lexicographical_compare(first.values.begin(), first.values.end(),
                                                   second.values.begin(), second.values.end(), comesBefore);
        });
    return counts;
}

} // namespace arcwright
