// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/cut_text.h"

#include <QTextBoundaryFinder>

namespace arcwright::ui {

QString cutText(const QString& text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const QString beginning = text.left(most);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, beginning);
    finder.setPosition(most - 1);
    qsizetype end = finder.isAtBoundary() ? most - 1 : finder.toPreviousBoundary();
    if (end <= 0)
        end = most - 1;
    if (beginning[end - 1].isHighSurrogate())
        --end;
    return beginning.left(end) + u'…';
}

} // namespace arcwright::ui
