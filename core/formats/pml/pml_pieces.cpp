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

} // namespace arcwright
