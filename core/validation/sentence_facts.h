// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace arcwright {

/// The facts of one sentence for the tests that concern a whole treebank. Ids are hashes (XXH3), 0 where there is none
/// to compare; lines count from 1 in the sentence's text.
struct SentenceFacts {
    std::uint64_t sentenceId = 0;
    std::uint64_t parallelSentence = 0; ///< the parallel id without alternative and part
    int parallelAlternative = 0; ///< 0: none
    int parallelPart = 0; ///< 0: none
    /// Whether there is an enhanced graph. Unknown if the sentence's validation ended before.
    enum class Graph : std::uint8_t { Unknown, Absent, Present } graph = Graph::Unknown;
    /// Whether a space follows the last token. Unknown if no token fits the text.
    enum class Ending : std::uint8_t { Unknown, Space, NoSpace } ending = Ending::Unknown;
    bool opensDocumentOrParagraph = false;
    bool hasFeatures = false;
    bool hasCarriageReturn = false;
    std::uint32_t sentenceIdLine = 1;
    std::uint32_t parallelIdLine = 1;
    std::uint32_t openingLine = 1; ///< of the first newdoc or newpar
    std::uint32_t firstRowLine = 1;
    std::uint32_t carriageReturnLine = 1;

    friend bool operator==(const SentenceFacts&, const SentenceFacts&) = default;
};

} // namespace arcwright
