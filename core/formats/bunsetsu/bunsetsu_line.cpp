// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/bunsetsu_line.h"

#include <algorithm>

#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

} // namespace

bool isEndOfSentence(std::string_view line)
{
    return line.starts_with("EOS") && isBlankLine(line.substr(3));
}

tl::expected<BunsetsuFormat::BunsetsuLine, BunsetsuFormat::BadPart> parseDependency(
    std::string_view line, std::string_view part)
{
    const std::string_view dependency = part.substr(0, part.find(' '));
    const auto typeBegin = std::min(
        static_cast<std::size_t>(std::find_if(dependency.begin(), dependency.end(), isLetter) - dependency.begin()),
        dependency.size());
    const std::string_view number = dependency.substr(0, typeBegin);
    BunsetsuFormat::BunsetsuLine parsed;
    parsed.type = dependency.substr(typeBegin);
    parsed.tail = part.substr(dependency.size());
    const auto head = number == "-1" ? std::optional(-1) : parseNumber(number);
    const bool hasType = !parsed.type.empty() && std::all_of(parsed.type.begin(), parsed.type.end(), isLetter);
    if (!head || !hasType)
        return tl::unexpected(BunsetsuFormat::BadPart{line.substr(line.size() - part.size()),
            {FormatProblem::InvalidBunsetsu, {}, 0, 0, {std::string(dependency)}}});
    parsed.head = *head + 1;
    return parsed;
}

std::string dependencyText(const Bunsetsu& bunsetsu)
{
    const bool hasType = !bunsetsu.type.empty() && std::all_of(bunsetsu.type.begin(), bunsetsu.type.end(), isLetter);
    const int head = bunsetsu.head == kNoHead ? -1 : bunsetsu.head - 1;
    return std::to_string(head) + (hasType ? bunsetsu.type : "D");
}

std::string withoutBreaks(std::string_view value, std::string_view space)
{
    std::string text;
    for (const char c : value) {
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
            text += space;
        else
            text += c;
    }
    return text;
}

} // namespace arcwright
