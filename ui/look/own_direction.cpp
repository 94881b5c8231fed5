// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/own_direction.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include "ui/canvas/unseen_letters.h"

namespace arcwright::ui {

QString inOwnDirection(const QString& text, Qt::LayoutDirection window)
{
    const bool isAsWindow = window != Qt::RightToLeft || text.isEmpty() || text.isRightToLeft();
    if (isAsWindow || text.front() == kFirstStrongIsolate) // what a style hands on to itself comes here again
        return text;
    return kFirstStrongIsolate + text + kEndOfIsolate;
}

QString linesInOwnDirection(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        if (line.startsWith(kFirstStrongIsolate))
            line.prepend(line.isRightToLeft() ? kRightToLeftMark : kLeftToRightMark);
    }
    return lines.join(u'\n');
}

QString paragraphsInOwnDirection(const QString& html, Qt::LayoutDirection window)
{
    if (window != Qt::RightToLeft)
        return html;
    // Not before a block in a cell, which would become a second line of it.
    static const QRegularExpression begin(QStringLiteral("(<(?:p|div|td|th|li|h[1-6])(?:\\s[^>]*)?>|<br\\s*/?>)"
                                                         "(?!\\s*<(?:p|div|table|ul|ol|h[1-6])\\b)"));
    return QString(html).replace(begin, QStringLiteral("\\1") + kFirstStrongIsolate); // which ends with the paragraph
}

} // namespace arcwright::ui
