// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/query/find_matches.h"

namespace arcwright {

/// How many matches of a query have which values of the fields they are counted by.
struct GroupedCounts {
    struct Group {
        std::vector<std::string> values; ///< of the keys; empty where a match has none
        std::size_t count = 0;
    };
    std::vector<std::string> keys; ///< as the query names them: `x.upos`
    std::vector<Group> groups; ///< by count, largest first; equal ones by their values, numbers by size
    std::size_t total = 0; ///< of all matches

    /// In percent of all matches.
    double share(const Group& group) const
    {
        return total == 0 ? 0 : 100.0 * static_cast<double>(group.count) / static_cast<double>(total);
    }
};

/// Counts the matches of one sentence after the other by the fields that a query names. Where a field has several texts
/// (textsOf()), a match counts under each, so that shares may add up to more than 100%.
class GroupCounter {
public:
    explicit GroupCounter(std::vector<GroupKey> keys) : m_keys(std::move(keys)) { }

    /// `matches` are those that findMatches() has for the query's pattern in the sentence. O(matches x keys).
    void add(const SearchedSentence& searched, const std::vector<PatternMatch>& matches);
    /// `layers` are the names of the units' layers, gold first.
    void add(
        const SearchedUnits& units, std::span<const std::string_view> layers, const std::vector<PatternMatch>& matches);

    GroupedCounts counts() const;

private:
    /// Counts a match under each text of each key.
    void countEach(const std::vector<std::vector<std::string>>& texts);

    std::vector<GroupKey> m_keys;
    std::size_t m_total = 0;
    std::map<std::vector<std::string>, std::size_t> m_counts;
};

} // namespace arcwright
