// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/query/find_matches.h"
#include "core/query/text_numbers.h"

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
    /// The texts of the first keys, as a text more than those of one key fewer: groups that begin alike share them.
    struct Prefix {
        std::uint32_t before = 0; ///< the number of the shorter one
        std::uint32_t text = 0;
        std::size_t count = 0; ///< of matches, where it has a text for each key
    };
    /// Goes on from each prefix of the match at hand, by one text of the next key.
    void goOn(std::string_view text);
    /// By each of several.
    void goOn(const std::vector<std::string>& texts);
    std::uint32_t longer(std::uint32_t prefix, std::uint32_t text);

    std::vector<GroupKey> m_keys;
    std::size_t m_total = 0;
    TextNumbers m_texts;
    std::vector<Prefix> m_prefixes = std::vector<Prefix>(1); ///< the first is the empty one
    std::unordered_map<std::uint64_t, std::uint32_t> m_longer; ///< by prefix and text
    std::vector<std::uint32_t> m_here; ///< the prefixes of the match at hand
};

} // namespace arcwright
