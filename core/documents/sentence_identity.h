// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/documents/document.h"

namespace arcwright {

// By what a sentence is known again when its file is not what it was: somebody edited it, it was converted, a journal
// is older. There are two keys, and whoever looks for sentences takes one of them. What annotators say, predictions and
// corrections belong to words, whatever analysis these have by now: wordsKey(). Steps replace a whole sentence, which
// must be as they found it: contentKey(). (matchedSentences(), of conversions, must find all sentences of a file, so
// that it also takes similar words for the same sentence; checkReadsBack() looks for none.)

/// The forms of all words, in order.
std::vector<std::string> formsOf(const Sentence& sentence);

/// The forms of all words, a line each.
std::string wordsKey(const Sentence& sentence);

/// The sentence as its format writes it; empty if it cannot.
std::string contentKey(const Sentence& sentence, const Format& format);

/// The places of sentences by one of the keys. O(bytes) to make; holds hashes of the keys alone, so that two sentences
/// may be taken for the same once in 2^64 times.
class SentencesByKey {
public:
    void add(std::string_view key, std::size_t place);

    /// The places of a key that were not taken, in the order in which they were added.
    std::span<const std::size_t> find(std::string_view key) const;
    /// The first place of a key, none if there is none.
    std::optional<std::size_t> first(std::string_view key) const;
    /// The first place of a key, which is found no more: the next sentence with the same words is another one.
    std::optional<std::size_t> take(std::string_view key);

private:
    struct Places {
        std::vector<std::size_t> all;
        std::size_t taken = 0; ///< of the first ones
    };
    std::unordered_map<std::uint64_t, Places> m_places; ///< by the hash of their key
};

} // namespace arcwright
