// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// A token of a line of text, in bytes.
struct TextToken {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool endsSentence = false;

    friend bool operator==(const TextToken&, const TextToken&) = default;
};

/// A line of text and its tokens, in order. The last one ends a sentence.
struct TextLine {
    std::string text;
    std::vector<TextToken> tokens;
};

/// The text that the sentences of a treebank were, a line for each paragraph (`# newpar`, `# newdoc`). Where nearly
/// every sentence has a paragraph of its own, all are one. Spaces are where the tokens say; where no token of the
/// treebank does, where writing has them: none before a comma or behind a bracket that opens, and none between the
/// characters of Chinese and Japanese. Sentences that cannot be read, or are of bunsetsu, are left out. O(bytes).
std::vector<TextLine> textLines(const std::vector<std::shared_ptr<const Sentence>>& sentences);

/// The lines with a blank line between.
std::string textOf(const std::vector<TextLine>& lines);

} // namespace arcwright
