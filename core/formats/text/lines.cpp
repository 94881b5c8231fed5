// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text/lines.h"

#include <algorithm>
#include <charconv>

#include "core/base/text_problems.h"
#include "core/base/utf8.h"

namespace arcwright {

Line takeLine(std::string_view& rest)
{
    const auto newline = rest.find('\n');
    if (newline == std::string_view::npos) {
        const Line line{rest, rest.substr(rest.size())};
        rest = {};
        return line;
    }
    const std::size_t end = newline > 0 && rest[newline - 1] == '\r' ? newline - 1 : newline;
    const Line line{rest.substr(0, end), rest.substr(end, newline + 1 - end)};
    rest.remove_prefix(newline + 1);
    return line;
}

std::vector<Line> splitLines(std::string_view bytes)
{
    std::vector<Line> lines;
    lines.reserve(static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n')) + 1);
    while (!bytes.empty())
        lines.push_back(takeLine(bytes));
    return lines;
}

bool isBlankLine(std::string_view line)
{
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    split(text, separator, parts);
    return parts;
}

void split(std::string_view text, char separator, std::vector<std::string_view>& parts)
{
    parts.clear();
    for (;;) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return;
        text.remove_prefix(end + 1);
    }
}

std::optional<int> parseNumber(std::string_view text, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool leadingZero = text.size() > 1 && text.front() == '0';
    if (error != std::errc{} || end != text.data() + text.size() || leadingZero || number < 0 || number > most)
        return std::nullopt;
    return text.front() == '-' ? std::nullopt : std::optional(number);
}

std::size_t columnOf(std::string_view line, std::string_view part)
{
    return characterCount(line.substr(0, static_cast<std::size_t>(part.data() - line.data()))) + 1;
}

std::optional<std::size_t> findCarriageReturnWithin(std::string_view line)
{
    const auto at = line.find('\r');
    return at != std::string_view::npos && at + 1 < line.size() ? std::optional(at) : std::nullopt;
}

std::optional<Problem> findTextProblem(const std::vector<Line>& lines, std::size_t firstLine)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view text = lines[i].text;
        if (const auto nul = text.find('\0'); nul != std::string_view::npos)
            return Problem{TextProblem::NulByte, {}, firstLine + i, characterCount(text.substr(0, nul)) + 1, {}};
        if (const auto invalid = findInvalidUtf8(text))
            return Problem{
                TextProblem::InvalidUtf8, {}, firstLine + i, characterCount(text.substr(0, *invalid)) + 1, {}};
    }
    return std::nullopt;
}

} // namespace arcwright
