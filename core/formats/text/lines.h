// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace arcwright {

/// The optional first bytes of a file in UTF-8.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// One line: its text, and how it ends (`\n`, `\r\n`, or nothing at the end of a file). Both are views of the bytes.
struct Line {
    std::string_view text;
    std::string_view ending;
};

/// Takes the first line off `rest`, which must not be empty.
Line takeLine(std::string_view& rest);

/// All lines of `bytes`.
std::vector<Line> splitLines(std::string_view bytes);

/// Whether there is nothing in a line but spaces and tabs.
bool isBlankLine(std::string_view line);

/// The parts of `text` between separators; one part if there is none.
std::vector<std::string_view> split(std::string_view text, char separator);
/// The same into `parts`, whose memory is used again: quicker for many lines.
void split(std::string_view text, char separator, std::vector<std::string_view>& parts);

/// A decimal number without sign or leading zeros ("0" itself is one) up to `most`; none if `text` is anything else.
std::optional<int> parseNumber(std::string_view text, int most = 1'000'000'000);

/// Column (from 1, in characters) at which `part`, a view into `line`, begins.
std::size_t columnOf(std::string_view line, std::string_view part);

/// Where in `line` (offset) a carriage return stands before something else, as line ends of old Macintosh files do; one
/// at its end is what is left of a line end that was cut off.
std::optional<std::size_t> findCarriageReturnWithin(std::string_view line);

/// The first malformed UTF-8 or NUL byte of `lines`, the first of which is line `firstLine` of its file.
std::optional<Problem> findTextProblem(const std::vector<Line>& lines, std::size_t firstLine);

} // namespace arcwright
