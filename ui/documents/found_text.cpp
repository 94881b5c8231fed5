// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/found_text.h"

namespace arcwright::ui {

namespace {

const QChar ellipsis(0x2026);

/// Of the first word that has no more than a third of the width before what is found at `found`.
qsizetype beginningNear(const QString& text, qsizetype found, const QFontMetrics& metrics, int width)
{
    constexpr int share = 3;
    qsizetype begin = found;
    for (qsizetype at = found - 1; at > 0; --at) {
        if (!text[at - 1].isSpace() || text[at].isSpace())
            continue;
        if (metrics.horizontalAdvance(text.mid(at, found - at)) > width / share)
            break;
        begin = at;
    }
    return begin;
}

} // namespace

FoundText foundText(const QString& text, const QString& searched, const QFontMetrics& metrics, int width)
{
    const qsizetype first = searched.isEmpty() ? -1 : text.indexOf(searched, 0, Qt::CaseInsensitive);
    if (first < 0)
        return {metrics.elidedText(text, Qt::ElideRight, width), {}};
    const QString before = text.left(first + searched.size());
    const bool isBeyond = before.size() < text.size() ? metrics.horizontalAdvance(before + ellipsis) > width
                                                      : metrics.horizontalAdvance(before) > width;
    const qsizetype begin = isBeyond ? beginningNear(text, first, metrics, width) : 0;
    FoundText found{begin > 0 ? ellipsis + text.mid(begin) : text, {}};
    found.shown = metrics.elidedText(found.shown, Qt::ElideRight, width);
    for (qsizetype at = found.shown.indexOf(searched, 0, Qt::CaseInsensitive); at >= 0;
         at = found.shown.indexOf(searched, at + searched.size(), Qt::CaseInsensitive))
        found.marks.emplace_back(static_cast<int>(at), static_cast<int>(searched.size()));
    return found;
}

} // namespace arcwright::ui
