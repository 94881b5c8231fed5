// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/source_text.h"

#include <algorithm>
#include <vector>

#include <QStringList>

#include "core/formats/lines.h"

namespace arcwright::ui {

namespace {

std::size_t bodyLength(std::string_view source)
{
    return source.find_last_not_of("\r\n") + 1; // npos + 1 is 0
}

} // namespace

QString shownSource(std::string_view source)
{
    return QString::fromUtf8(source.data(), static_cast<qsizetype>(bodyLength(source)));
}

std::string sourceOf(std::string_view source, const QString& shown, const QString& edited)
{
    const std::size_t length = bodyLength(source);
    const std::string_view tail = source.substr(length);
    const std::vector<Line> lines = splitLines(source.substr(0, length));
    const QStringList before = shown.split(u'\n');
    const QStringList after = edited.split(u'\n');
    const std::string_view lineEnd = source.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
    // An editor may take other signs for line ends than files do; then no line tells which bytes are its own.
    const bool fits = static_cast<std::size_t>(before.size()) == lines.size();
    const qsizetype most = fits ? std::min(before.size(), after.size()) : 0;
    qsizetype first = 0;
    while (first < most && before[first] == after[first])
        ++first;
    qsizetype last = 0;
    while (last < most - first && before[before.size() - 1 - last] == after[after.size() - 1 - last])
        ++last;
    std::string bytes;
    for (qsizetype i = 0; i < after.size(); ++i) {
        const bool isOfEnd = i >= after.size() - last;
        const bool isOld = i < first || isOfEnd;
        // Where both kinds of line ends are in one text, lines that are old keep their own.
        std::string_view ending = lineEnd;
        if (isOld) {
            const Line& old = lines[static_cast<std::size_t>(isOfEnd ? i - after.size() + before.size() : i)];
            bytes += old.text;
            ending = old.ending.empty() ? lineEnd : old.ending;
        } else {
            bytes += after[i].toStdString();
        }
        if (i + 1 < after.size())
            bytes += ending;
    }
    bytes += tail;
    return bytes;
}

} // namespace arcwright::ui
