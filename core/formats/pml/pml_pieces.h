// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/line_scanner.h"
#include "core/treebank/format.h"

namespace arcwright {

// A document is one text, but a Prague document is several files, and what belongs to one sentence stands in two of
// them: its tree in the a-layer, its lemmas and tags in the m-layer. So the files are cut into pieces, and those of one
// sentence put together. Before each piece stands a line break and a mark that says which file it is of, and its place
// among the pieces of that: "\n\x1F" "A3" "\x1F". No XML has that character in it, so the text can be cut again.

/// A piece of one file.
struct PmlPiece {
    char layer = 'a'; ///< 'a' or 'm'; `A` and `M` if it is the part of a sentence
    std::size_t place = 0; ///< among the pieces of its file
    std::size_t offset = 0; ///< where it begins, behind its mark
    std::string_view text;

    bool isOfSentence() const { return layer == 'A' || layer == 'M'; }
};

/// The first character of a mark.
inline constexpr char pmlMark = '\x1F';

/// The mark of a piece, without the line break before it.
std::string markOfPiece(char layer, std::size_t place);

/// The pieces of a text, or of that of a sentence, which begins with a mark. What is no piece is left out. O(bytes).
std::vector<PmlPiece> piecesOf(std::string_view text);

/// The content of one file: its pieces in order. `layer` is 'a' or 'm'.
std::string contentOfLayer(const std::vector<PmlPiece>& pieces, char layer);

/// The sentences of the text of a document, with the lines of the file of the trees that they begin on. O(bytes).
std::vector<SentenceSpan> sentencesOfPieces(LineScanner& lines);
std::vector<SentenceSpan> sentencesOfPieces(const std::shared_ptr<const FileBytes>& text);

} // namespace arcwright
