// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/text_lines.h"

#include <algorithm>
#include <vector>

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include "ui/canvas/unseen_letters.h"

namespace arcwright::ui {

namespace {

bool isWithoutSpaces(QChar letter)
{
    switch (letter.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return true;
    default:
        constexpr ushort firstPunctuation = 0x3000;
        constexpr ushort lastPunctuation = 0x30ff;
        constexpr ushort firstFullWidth = 0xff00;
        constexpr ushort lastFullWidth = 0xffef;
        const ushort code = letter.unicode();
        return (code >= firstPunctuation && code <= lastPunctuation)
            || (code >= firstFullWidth && code <= lastFullWidth);
    }
}

/// Where lines of a paragraph may end: after spaces and, in scripts that have none, where UAX #14 has it; its end, too.
std::vector<qsizetype> breaksOf(const QString& paragraph)
{
    std::vector<qsizetype> breaks;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, paragraph);
    while (finder.toNextBoundary() > 0) {
        const qsizetype at = finder.position();
        const bool isEnd = at == paragraph.size();
        if (isEnd || paragraph[at - 1] == u' ' || isWithoutSpaces(paragraph[at - 1]) || isWithoutSpaces(paragraph[at]))
            breaks.push_back(at);
    }
    return breaks;
}

/// Where what readers take for one character begins, and the end of the last.
std::vector<qsizetype> charactersOf(const QString& word)
{
    std::vector<qsizetype> places{0};
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, word);
    while (finder.toNextBoundary() > 0)
        places.push_back(finder.position());
    return places;
}

QStringView withoutLastSpace(QStringView line)
{
    return line.endsWith(u' ') ? line.chopped(1) : line;
}

} // namespace

QStringList wrapped(const QString& text, TextSize size, double width, const DrawingMetrics& metrics)
{
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        qsizetype begin = 0;
        qsizetype fitting = 0; // where the line can end
        for (const qsizetype end : breaksOf(paragraph)) {
            const QStringView longer = withoutLastSpace(QStringView(paragraph).mid(begin, end - begin));
            if (fitting > begin && metrics.width(size, longer.toString()) > width) {
                lines << withoutLastSpace(QStringView(paragraph).mid(begin, fitting - begin)).toString();
                begin = fitting;
            }
            fitting = end;
        }
        lines << paragraph.mid(begin);
    }
    return lines;
}

QStringList divided(const QString& word, TextSize size, double width, const DrawingMetrics& metrics)
{
    if (metrics.width(size, word) <= width)
        return {word};
    const std::vector<qsizetype> places = charactersOf(word);
    const std::size_t characters = places.size() - 1;
    QStringList lines;
    for (std::size_t count = 2; count <= characters; ++count) {
        lines.clear();
        for (std::size_t line = 0; line < count; ++line) {
            const qsizetype begin = places[line * characters / count];
            lines << word.mid(begin, places[(line + 1) * characters / count] - begin);
        }
        if (widestOf(lines, size, metrics) <= width)
            return lines;
    }
    return lines.isEmpty() ? QStringList(word) : lines;
}

QStringList within(const QString& text, TextSize size, double width, const DrawingMetrics& metrics)
{
    QStringList lines;
    for (const QString& line : wrapped(text, size, width, metrics))
        lines << divided(line, size, width, metrics);
    return lines;
}

double widestOf(const QStringList& lines, TextSize size, const DrawingMetrics& metrics)
{
    double widest = 0;
    for (const QString& line : lines)
        widest = std::max(widest, metrics.width(size, line));
    return widest;
}

std::vector<qsizetype> breaksInNumbers(const QString& text)
{
    static const QRegularExpression number(
        QStringLiteral("[(\\[]?[+\u2212-]?\\d+([.,]\\d+)*[)\\]]?|\\S[\u2080-\u2089]+"));
    std::vector<qsizetype> breaks;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (auto found = number.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        finder.setPosition(match.capturedStart());
        for (qsizetype at = finder.toNextBoundary(); at > 0 && at < match.capturedEnd(); at = finder.toNextBoundary())
            breaks.push_back(at);
    }
    return breaks;
}

QString withWholeNumbers(QString text)
{
    for (auto breaks = breaksInNumbers(text); !breaks.empty(); breaks = breaksInNumbers(text))
        text.insert(breaks.front(), kWordJoiner);
    return text;
}

} // namespace arcwright::ui
