// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/source_text.h"

#include <algorithm>
#include <vector>

#include <QStringList>

#include "core/base/text_problems.h"
#include "core/formats/text/lines.h"

namespace arcwright::ui {

namespace {

std::size_t bodyLength(std::string_view source)
{
    return source.find_last_not_of("\r\n") + 1; // npos + 1 is 0
}

/// Signs that an editor would take for a line's end, or for nothing.
bool isUnshown(QChar c)
{
    return c == u'\r' || c == QChar::Null;
}

/// Whether a line holds bytes that are shown as U+FFFD.
bool isUnread(std::string_view line, const Format& format)
{
    return line.find_first_of(std::string_view("\r\0", 2)) != std::string_view::npos || !format.decodedLine(line);
}

/// Lines that begin and end a text as they did before it was edited.
struct Kept {
    qsizetype first = 0;
    qsizetype last = 0;
};

Kept keptLines(const QStringList& before, const QStringList& after, qsizetype most)
{
    Kept kept;
    while (kept.first < most && before[kept.first] == after[kept.first])
        ++kept.first;
    while (
        kept.last < most - kept.first && before[before.size() - 1 - kept.last] == after[after.size() - 1 - kept.last])
        ++kept.last;
    return kept;
}

/// A line that was typed, in the bytes of the format.
Result<std::string> typedLine(
    const QString& line, qsizetype index, std::string_view source, const Format& format, bool hadUnread)
{
    const auto at = static_cast<std::size_t>(index) + 1;
    if (hadUnread && line.contains(QChar::ReplacementCharacter))
        return failure(Problem{TextProblem::UnreadBytesLeft, {}, at,
            static_cast<std::size_t>(line.indexOf(QChar::ReplacementCharacter)) + 1, {}});
    auto bytes = format.encodedLine(line.toStdString(), source);
    if (!bytes)
        bytes.error().line = at;
    return bytes;
}

} // namespace

QString shownSource(std::string_view source, const Format& format)
{
    QString shown;
    for (const Line& line : splitLines(source.substr(0, bodyLength(source)))) {
        QString text = QString::fromStdString(format.decodedLine(line.text).value_or(std::string(line.text)));
        std::replace_if(text.begin(), text.end(), isUnshown, QChar(QChar::ReplacementCharacter));
        shown += text;
        shown += QString::fromUtf8(line.ending.data(), static_cast<qsizetype>(line.ending.size()));
    }
    return shown;
}

Result<std::string> sourceOf(std::string_view source, const Format& format, const QString& shown, const QString& edited)
{
    const std::size_t length = bodyLength(source);
    const std::vector<Line> lines = splitLines(source.substr(0, length));
    const QStringList before = shown.split(u'\n');
    const QStringList after = edited.split(u'\n');
    const std::string_view lineEnd = source.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
    // An editor may take other signs for line ends than files do; then no line tells which bytes are its own.
    const bool fits = static_cast<std::size_t>(before.size()) == lines.size();
    const Kept kept = keptLines(before, after, fits ? std::min(before.size(), after.size()) : 0);
    const bool hadUnread = std::any_of(lines.begin() + kept.first, lines.end() - kept.last,
        [&](const Line& line) { return isUnread(line.text, format); });
    std::string bytes;
    for (qsizetype i = 0; i < after.size(); ++i) {
        const bool isOfEnd = i >= after.size() - kept.last;
        // Where both kinds of line ends are in one text, lines that are old keep their own.
        std::string_view ending = lineEnd;
        if (i < kept.first || isOfEnd) {
            const Line& old = lines[static_cast<std::size_t>(isOfEnd ? i - after.size() + before.size() : i)];
            bytes += old.text;
            ending = old.ending.empty() ? lineEnd : old.ending;
        } else if (const auto typed = typedLine(after[i], i, source, format, hadUnread)) {
            bytes += *typed;
        } else {
            return failure(typed.error());
        }
        if (i + 1 < after.size())
            bytes += ending;
    }
    bytes += source.substr(length);
    return bytes;
}

} // namespace arcwright::ui
