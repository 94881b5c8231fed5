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
    std::vector<std::vector<std::string>> texts(m_keys.size());
    for (const PatternMatch& match : matches) {
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const int unit = match[m_keys[i].node]; // none where another alternative was found
            texts[i] = unit > 0 ? textsOf(m_keys[i].field, units, numbers[i], unit) : std::vector<std::string>(1);
        }
        countEach(texts);
    }
}

void GroupCounter::countEach(const std::vector<std::vector<std::string>>& texts)
{
    std::vector<std::vector<std::string>> groups(1);
    for (const auto& ofKey : texts) {
        std::vector<std::vector<std::string>> longer;
        for (const auto& group : groups) {
            for (const std::string& text : ofKey) {
                longer.push_back(group);
                longer.back().push_back(text);
            }
        }
        groups = std::move(longer);
    }
    for (auto& group : groups)
        ++m_counts[std::move(group)];
}

GroupedCounts GroupCounter::counts() const
{
    GroupedCounts counts;
    counts.total = m_total;
    for (const GroupKey& key : m_keys)
        counts.keys.push_back(key.name);
    for (const auto& [values, count] : m_counts)
        counts.groups.push_back({values, count});
    std::sort(counts.groups.begin(), counts.groups.end(),
        [](const GroupedCounts::Group& first, const GroupedCounts::Group& second) {
            return first.count != second.count ? first.count > second.count
                                               : std::lexicographical_compare(first.values.begin(), first.values.end(),
                                                   second.values.begin(), second.values.end(), comesBefore);
        });
    return counts;
}

} // namespace arcwright
