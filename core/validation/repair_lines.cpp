// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair_lines.h"

#include <algorithm>

#include "core/validation/characters.h"
#include "core/validation/replacements.h"

namespace arcwright {

namespace {

bool isBlankOrEmpty(std::string_view line)
{
    return line.empty() || isBlank(line);
}

std::string replaced(const SentenceText& sentence, std::string_view part, std::string with)
{
    Replacements replacements(sentence.text);
    replacements.replace(part, std::move(with));
    return replacements.result();
}

Repair withEmptyLine(const SentenceText& sentence)
{
    if (sentence.rows.empty())
        return std::nullopt; // there is no sentence to end
    const std::string newline = sentence.text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
    std::string text(sentence.text);
    return text + (text.ends_with('\n') ? newline : newline + newline);
}

/// None if there are carriage returns that are no part of a line's end.
Repair withoutCarriageReturns(const SentenceText& sentence)
{
    std::string text;
    for (std::size_t line = 0; line < sentence.lines.size(); ++line) {
        if (sentence.lines[line].find('\r') != std::string_view::npos)
            return std::nullopt;
        text.append(sentence.lines[line]);
        if (wholeLine(sentence, line).ends_with('\n'))
            text += '\n';
    }
    return text;
}

/// `text` with every run of white space cut down to its first character.
std::string collapsed(std::string_view text)
{
    std::string result;
    bool before = false;
    while (!text.empty()) {
        const std::string_view from = text;
        const bool space = isWhiteSpace(takeCharacter(text));
        if (!space || !before)
            result.append(from.substr(0, from.size() - text.size()));
        before = space;
    }
    return result;
}

std::string withoutTrailingSpace(std::string_view text)
{
    const std::string_view content = stripped(text);
    return std::string(text.substr(0, static_cast<std::size_t>(content.data() + content.size() - text.data())));
}

std::optional<std::string> respaced(std::string_view field, TestId test)
{
    switch (test) {
    case TestId::LeadingWhitespace:
        return std::string(withoutLeadingSpace(field));
    case TestId::TrailingWhitespace:
        return withoutTrailingSpace(field);
    case TestId::RepeatedWhitespace:
        return collapsed(field);
    case TestId::InvalidWhitespace:
    case TestId::InvalidWhitespaceMwt: {
        const std::string_view content = stripped(field);
        return hasWhiteSpace(content) ? std::nullopt : std::optional(std::string(content));
    }
    default:
        return std::string(field);
    }
}

} // namespace

Repair repairedLine(const SentenceText& sentence, const UdFinding& finding)
{
    const std::size_t line = finding.line - 1;
    switch (finding.test) {
    case TestId::UnicodeNormalization:
        return normalised(sentence.text);
    case TestId::MissingEmptyLine:
        return withEmptyLine(sentence);
    case TestId::NonUnixNewline:
        return withoutCarriageReturns(sentence);
    case TestId::EmptySentence:
        return std::all_of(sentence.lines.begin(), sentence.lines.end(), isBlankOrEmpty) ? Repair(std::string())
                                                                                         : std::nullopt;
    case TestId::PseudoEmptyLine:
    case TestId::ExtraEmptyLine:
        if (line >= sentence.lines.size() || !isBlankOrEmpty(sentence.lines[line]))
            return std::nullopt;
        return replaced(
            sentence, finding.test == TestId::PseudoEmptyLine ? sentence.lines[line] : wholeLine(sentence, line), {});
    default:
        return std::nullopt;
    }
}

Repair repairedWhiteSpace(const SentenceText& sentence, const Row& row, const UdFinding& finding)
{
    auto column = static_cast<std::size_t>(Column::Xpos);
    if (finding.test != TestId::EmptyStringInXpos) {
        for (column = 0; column < conlluColumns; ++column) {
            if (!finding.arguments.empty() && nameOf(static_cast<Column>(column)) == finding.arguments.front())
                break;
        }
        if (column == conlluColumns)
            return std::nullopt;
    }
    const std::string_view field = row.fields[column];
    auto better = respaced(field, finding.test);
    if (!better)
        return std::nullopt;
    return replaced(sentence, field, better->empty() ? "_" : std::move(*better));
}

std::string_view wholeLine(const SentenceText& sentence, std::size_t line)
{
    const auto begin = static_cast<std::size_t>(sentence.lines[line].data() - sentence.text.data());
    const auto newline = sentence.text.find('\n', begin);
    return sentence.text.substr(begin, newline == std::string_view::npos ? newline : newline + 1 - begin);
}

} // namespace arcwright
