// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_positions.h"

#include <algorithm>

#include "core/formats/dtag/dtag_lines.h"
#include "core/formats/dtag/dtag_rows.h"

namespace arcwright {

std::int64_t dtagPositionsOf(const Document& document, std::size_t index, const Sentence& sentence)
{
    if (sentence.problem && !sentence.source.bytes) { // too long to be in memory
        const bool isLast = index + 1 == document.size();
        return isLast
            ? 1
            : static_cast<std::int64_t>(document.line(index + 1)) - static_cast<std::int64_t>(document.line(index));
    }
    if (sentence.problem) {
        const DtagLines lines(sentence.source.text());
        return std::count_if(lines.begin(), lines.end(), [](const DtagLine& line) { return line.hasPosition; });
    }
    const auto rows = dtagRows(sentence, sentence.source.format == document.format());
    return std::count_if(rows.begin(), rows.end(), [](const DtagRow& row) { return row.hasPosition; });
}

std::vector<int> dtagWordPositions(const Document& document, const Sentence& sentence)
{
    std::vector<int> positions(static_cast<std::size_t>(sentence.size()) + 1, 0);
    int position = 0;
    for (const DtagRow& row : dtagRows(sentence, sentence.source.format == document.format())) {
        if (row.kind == DtagRow::Kind::Word)
            positions[static_cast<std::size_t>(row.index)] = position;
        position += row.hasPosition ? 1 : 0;
    }
    return positions;
}

} // namespace arcwright
