// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/dtag/dtag_lines.h"

namespace arcwright {

/// The new positions of a file's lines when some of them are replaced. Lines are named by position: their number from
/// 0, not counting alignments.
struct DtagLineMap {
    std::int64_t begin = 0; ///< the first position that is replaced
    std::vector<std::int64_t> moved; ///< where each replaced line goes, -1 for one that goes away
    std::int64_t shift = 0; ///< how much farther down the lines after them are
    std::int64_t total = 0; ///< positions of the file

    bool isInFile(std::int64_t position) const { return position >= 0 && position < total; }
    /// The new position of a line of the file, none if it goes away.
    std::optional<std::int64_t> operator()(std::int64_t position) const;
};

/// A list of edges of the token at `from`, which goes to `to`: distances follow their lines, edges to lines that go
/// away go, and all else (other ends beyond the file, items that are none) stays byte for byte.
std::string shiftedEdgeList(std::string_view list, std::int64_t from, std::int64_t to, const DtagLineMap& map);

/// A line whose distances (of a token) or positions (of an alignment) follow their lines; an alignment that has lost
/// one of its sides is none.
std::optional<std::string> shiftedLine(
    std::string_view line, std::int64_t from, std::int64_t to, const DtagLineMap& map);

} // namespace arcwright
