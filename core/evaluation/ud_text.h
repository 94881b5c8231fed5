// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/treebank.h"

namespace arcwright {

/// A stretch of the text, in bytes.
struct TextSpan {
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// A word as the UD tools' scorer sees it.
struct UdWord {
    static constexpr int root = -1;
    static constexpr int headless = -2;

    TextSpan span; ///< of the token it is written as; words of a multiword token share that token's
    bool isInMultiword = false;
    const Token* token = nullptr;
    int head = headless; ///< index of a word of the whole text, or one of the above
    int sentenceBegin = 0; ///< index of the sentence's first word
    std::string features; ///< the universal ones, sorted
    std::string_view relation; ///< without subtype
    std::vector<int> functionWords; ///< dependents by functional relations (`aux`, `case`, ...), in order

    bool isContent() const; ///< whether its own relation is one of content words
};

/// A treebank as one text without spaces: tokens, words and sentences are stretches of it.
struct UdText {
    std::string characters;
    std::vector<TextSpan> tokens;
    std::vector<UdWord> words;
    std::vector<TextSpan> sentences;

    struct Origin {
        std::size_t sentence = 0; ///< of the treebank, from 0
        int line = 0; ///< of the sentence's source
    };
    std::vector<Origin> origins; ///< of the tokens
    std::vector<std::shared_ptr<const Sentence>> sources; ///< what the words' tokens belong to

    /// Sentences must be readable. O(bytes).
    explicit UdText(const Treebank& treebank);
    explicit UdText(std::shared_ptr<const Sentence> sentence);
    explicit UdText(std::vector<std::shared_ptr<const Sentence>> sentences);

    /// The form of a word, without spaces where the word is a token.
    std::string_view formOf(const UdWord& word) const;

private:
    void addSentence(const Sentence& sentence, std::size_t index);
};

} // namespace arcwright
