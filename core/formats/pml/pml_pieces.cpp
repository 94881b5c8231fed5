// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_pieces.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

namespace arcwright {

namespace {

/// The piece whose mark begins at `begin`, without its text; none if that is no mark.
std::optional<PmlPiece> markAt(std::string_view text, std::size_t begin)
{
    const std::size_t end = text.find(pmlMark, begin + 1);
    if (end == std::string_view::npos || end < begin + 3)
        return std::nullopt;
    PmlPiece piece;
    piece.layer = text[begin + 1];
    const char* const last = text.data() + end;
    const auto read = std::from_chars(text.data() + begin + 2, last, piece.place);
    if (read.ec != std::errc() || read.ptr != last)
        return std::nullopt;
    piece.offset = end + 1;
    return piece;
}

/// Whether a line of the text begins with the mark of a piece, and of what layer.
char layerOfMark(std::string_view line)
{
    return line.size() > 1 && line.front() == pmlMark ? line[1] : '\0';
}

} // namespace

std::string markOfPiece(char layer, std::size_t place)
{
    return pmlMark + std::string(1, layer) + std::to_string(place) + pmlMark;
}

std::vector<PmlPiece> piecesOf(std::string_view text)
{
    constexpr std::string_view next = "\n\x1F";
    std::vector<PmlPiece> pieces;
    std::size_t begin = 0;
    if (!text.starts_with(pmlMark)) {
        const std::size_t first = text.find(next);
        begin = first == std::string_view::npos ? text.size() : first + 1;
    }
    while (begin < text.size()) {
        auto piece = markAt(text, begin);
        const std::size_t from = piece ? piece->offset : begin + 1;
        const std::size_t end = std::min(text.find(next, from), text.size());
        if (piece) {
            piece->text = text.substr(from, end - from);
            pieces.push_back(*piece);
        }
        begin = end < text.size() ? end + 1 : end;
    }
    return pieces;
}

std::string contentOfLayer(const std::vector<PmlPiece>& pieces, char layer)
{
    std::vector<const PmlPiece*> found;
    std::size_t length = 0;
    for (const PmlPiece& piece : pieces) {
        if (std::tolower(static_cast<unsigned char>(piece.layer)) != layer)
            continue;
        found.push_back(&piece);
        length += piece.text.size();
    }
    std::sort(found.begin(), found.end(),
        [](const PmlPiece* first, const PmlPiece* second) { return first->place < second->place; });
    std::string content;
    content.reserve(length);
    for (const PmlPiece* piece : found)
        content += piece->text;
    return content;
}

std::vector<SentenceSpan> sentencesOfPieces(LineScanner& lines)
{
    std::vector<SentenceSpan> spans;
    bool isInSentence = false;
    char layer = '\0';
    std::size_t lineOfTree = 1; // in the file of the trees
    std::size_t end = 0;
    while (const auto line = lines.next()) {
        const char mark = layerOfMark(line->text);
        if (mark == '\0') {
            if (layer == 'a' || layer == 'A')
                ++lineOfTree;
            end = line->next;
            continue;
        }
        layer = mark;
        const bool isOfSentence = mark == 'A' || mark == 'M';
        if (isInSentence && (mark == 'A' || !isOfSentence)) {
            spans.back().length = line->offset - 1 - spans.back().offset; // without the line break before the mark
            isInSentence = false;
        }
        if (mark == 'A') {
            spans.push_back({line->offset, 0, lineOfTree});
            isInSentence = true;
        }
        end = line->next;
    }
    if (isInSentence)
        spans.back().length = end - spans.back().offset;
    return spans;
}

std::vector<SentenceSpan> sentencesOfPieces(const std::shared_ptr<const FileBytes>& text)
{
    LineScanner lines(text);
    return sentencesOfPieces(lines);
}

} // namespace arcwright
