// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/line_checks.h"

#include "core/base/utf8.h"
#include "core/validation/characters.h"

namespace arcwright {

namespace {

void checkNormalisation(const SentenceText& text, std::size_t line, Report& report)
{
    const std::size_t at = findNotNormalised(text.lines[line]);
    if (at != std::string_view::npos)
        report.addOnLine(TestId::UnicodeNormalization, line, at);
}

/// Where the id is the first column, by its digit, as the official validator tells it.
bool startsRow(const SentenceText& text, std::size_t index)
{
    std::string_view line = text.lines[index];
    if (text.columns.at(0) != Column::Id)
        return !line.empty() && !isBlank(line);
    return !line.empty() && isDigit(takeCharacter(line));
}

/// A line that is no comment. Sets `ok` to false where nothing can be read after it.
void checkOtherLine(const SentenceText& text, std::size_t line, bool anyRow, bool& ok, Report& report)
{
    const std::string_view content = text.lines[line];
    if (!content.empty() && !isBlank(content)) {
        constexpr std::size_t shown = 20;
        report.addOnLine(TestId::InvalidLine, line, 0, {std::string(firstCharacters(content, shown))});
        ok = false;
        return;
    }
    if (!content.empty())
        report.addOnLine(TestId::PseudoEmptyLine, line);
    if (line + 1 < text.lines.size()) {
        report.addOnLine(TestId::ExtraEmptyLine, line);
        ok = false;
    } else if (!anyRow) {
        report.addOnLine(TestId::EmptySentence, line);
        ok = false;
    }
}

bool mayHaveWhiteSpace(Column column)
{
    return column == Column::Form || column == Column::Lemma || column == Column::Misc;
}

void checkField(const Row& row, Column column, Report& report)
{
    const std::string_view field = row.field(column);
    const auto add = [&](TestId test) { report.add(test, row, column, {std::string(nameOf(column))}); };
    if (row.isRange() && column != Column::Misc && mayHaveWhiteSpace(column) && hasWhiteSpace(field)) {
        add(TestId::InvalidWhitespaceMwt);
        return;
    }
    if (!mayHaveWhiteSpace(column) && hasWhiteSpace(field)) {
        add(TestId::InvalidWhitespace);
        return;
    }
    if (field.empty()) {
        add(TestId::EmptyColumn);
        return;
    }
    if (startsStrippable(field))
        add(TestId::LeadingWhitespace);
    if (endsStrippable(field))
        add(TestId::TrailingWhitespace);
    if (hasRepeatedWhiteSpace(field))
        add(TestId::RepeatedWhitespace);
}

} // namespace

bool checkLines(const SentenceText& text, Report& report)
{
    if (const auto invalid = findInvalidUtf8(text.text)) {
        std::size_t line = 0;
        while (line + 1 < text.lines.size() && text.lines[line + 1].data() <= text.text.data() + *invalid)
            ++line;
        report.addOnLine(
            TestId::InvalidUtf8, line, static_cast<std::size_t>(text.text.data() + *invalid - text.lines[line].data()));
        return false;
    }
    bool ok = true;
    bool anyRow = false;
    for (std::size_t line = 0; line < text.lines.size(); ++line) {
        checkNormalisation(text, line, report);
        if (text.lines[line].starts_with('#')) {
            if (line >= text.comments) {
                report.addOnLine(TestId::MisplacedComment, line);
                ok = false;
            }
        } else if (startsRow(text, line)) {
            anyRow = true;
        } else {
            checkOtherLine(text, line, anyRow, ok, report);
        }
    }
    const bool ended = !text.lines.empty() && (text.lines.back().empty() || isBlank(text.lines.back()));
    if (!ended) {
        report.addOnLine(TestId::MissingEmptyLine, text.lines.empty() ? 0 : text.lines.size() - 1);
        // The official validator goes on to the columns here, whatever was wrong before.
        ok = anyRow;
    }
    return ok;
}

bool checkColumns(const SentenceText& text, Report& report)
{
    bool ok = true;
    for (const Row& row : text.rows) {
        if (row.columns != text.columns.count()) {
            report.addOnLine(TestId::NumberOfColumns, row.line, 0,
                {std::to_string(row.columns), std::to_string(text.columns.count())});
            ok = false;
            continue;
        }
        for (std::size_t column = 0; column < conlluColumns; ++column) {
            if (text.columns.has(static_cast<Column>(column)))
                checkField(row, static_cast<Column>(column), report);
        }
    }
    return ok;
}

} // namespace arcwright
