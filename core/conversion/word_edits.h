// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The correspondence of the words of a sentence with those of another version of it; numbers count from 1, 0 is the
/// root.
class WordMap {
public:
    static constexpr int kGone = -2;

    WordMap(const Sentence& before, const Sentence& after);

    /// The number that word `before` has now, kGone if it has none. The root and "no head" stay what they are.
    int now(int before) const { return before <= kRoot ? before : m_now[static_cast<std::size_t>(before)]; }
    /// The number that word `after` had, 0 if it is new.
    int was(int after) const { return m_was[static_cast<std::size_t>(after)]; }
    /// Whether words came or went.
    bool isChanged() const;
    /// The number of words before the place behind word `before`, among those that are there now.
    int placeNow(int before) const;

private:
    std::vector<int> m_now;
    std::vector<int> m_was;
};

/// Parents with the numbers that words have now; those that are gone are left out.
std::vector<Parent> mappedParents(const std::vector<Parent>& parents, const WordMap& map);

/// The original words with what changed between `before` and `after`, in the order of `after`. Heads and parents are
/// numbered as `after` is.
std::vector<Token> originalWordsWithEdits(
    const Sentence& original, const Sentence& before, const Sentence& after, const WordMap& map);

} // namespace arcwright
