// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/find_matches.h"
#include "core/query/group_counts.h"

namespace arcwright {

/// The matches in one sentence.
struct IndexedMatches {
    std::size_t sentence = 0; ///< in the order in which they were added, from 0
    std::vector<PatternMatch> matches;
};

/// What patterns ask of the sentences of a treebank and of layers over them, kept so that one search after the other
/// finds the same as findMatches() without reading a sentence again: values are interned, trees are arrays. Some
/// seventy bytes a word and fifteen for each layer. Searches may go on at the same time, changes may not.
class SearchIndex {
public:
    /// `layers` are the names of those beside gold.
    explicit SearchIndex(std::vector<std::string> layers);
    ~SearchIndex();
    SearchIndex(SearchIndex&&) noexcept;
    SearchIndex& operator=(SearchIndex&&) noexcept;

    std::size_t size() const;
    /// Adds a sentence at the end. Of its layers those that the index has are taken, by their names; one that is not
    /// among them says nothing. O(words).
    void add(const SearchedSentence& searched);
    /// Puts a sentence, which was edited or predicted anew, in the place of the one that is there.
    void replace(std::size_t sentence, const SearchedSentence& searched);

    /// Whether the index has what a pattern asks for: all but MISC, `deps`, causes, arcs, misses, further fields
    /// and effective parents.
    static bool covers(const Pattern& pattern);
    static bool covers(const Query& query);

    /// All matches, by sentence, at most mostMatches in each; the index must cover the pattern. O(words x conditions),
    /// and for patterns of several words as findMatches().
    std::vector<IndexedMatches> find(const Pattern& pattern) const;
    /// How many matches each group has; the index must cover the groups, too.
    GroupedCounts count(const Query& query) const;

private:
    struct Content;
    std::unique_ptr<Content> m_content;
};

} // namespace arcwright
