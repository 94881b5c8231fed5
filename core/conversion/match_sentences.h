// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace arcwright {

/// The words of a sentence, by which it is known again.
using SentenceWords = std::vector<std::string>;

/// The counterparts of the sentences of a file in an edited version of it.
struct SentenceMatch {
    std::vector<std::size_t> now; ///< of each sentence, its index now
    bool isReordered = false;
};

/// Matches each sentence of `before` with one of `after`, none left out: those that have the same words, wherever they
/// stand if no others have them, and of the rest those in the same order at least half of whose words are the same. If
/// that cannot be, the index in `after` from which on they do not match. O(n log n) in the number of sentences.
tl::expected<SentenceMatch, std::size_t> matchedSentences(
    const std::vector<SentenceWords>& before, const std::vector<SentenceWords>& after);

} // namespace arcwright
