// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/wrapped_parts.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>

#include "ui/canvas/cut_text.h"
#include "ui/look/elided_text.h"

namespace arcwright::ui {

namespace {

const QString betweenParts = QStringLiteral("  ·  ");

} // namespace

QStringList linesOfParts(const QStringList& parts, const QFont& font, int width, int mostLines)
{
    const QFontMetrics metrics(font);
    QStringList lines;
    QList<qsizetype> begun; // lines at which a part begins
    for (const QString& part : parts) {
        const QString longer = lines.isEmpty() ? part : lines.back() + betweenParts + part;
        if (metrics.horizontalAdvance(longer) <= width) {
            lines.isEmpty() ? lines.append(longer) : void(lines.back() = longer);
            continue;
        }
        begun << lines.size();
        if (metrics.horizontalAdvance(part) <= width) {
            lines << part;
        } else {
            const int left = std::max(mostLines - static_cast<int>(lines.size()), 1);
            lines << elidedLines(part, font, width, left).split(u'\n');
        }
    }
    if (lines.size() > mostLines) {
        const QString rest = lines.mid(mostLines - 1).join(betweenParts);
        lines = lines.mid(0, mostLines - 1) << metrics.elidedText(rest, Qt::ElideRight, width);
    }
    // Or the end of a part and the next would be read as one: "not scored by the parser".
    const QString atEnd = betweenParts.chopped(2);
    for (const qsizetype line : begun) {
        if (line > 0 && line < lines.size() && metrics.horizontalAdvance(lines[line - 1] + atEnd) <= width)
            lines[line - 1] += atEnd;
    }
    return lines;
}

WrappedParts::WrappedParts(int mostLines, QWidget* parent) : ElidedLabel(parent), m_mostLines(mostLines)
{
    takeHeight(1);
}

void WrappedParts::setParts(const QStringList& parts)
{
    m_parts.clear();
    for (const QString& part : parts)
        m_parts << cutText(part, kMostListedCharacters);
    setText(cutText(parts.join(betweenParts), kMostListedCharacters));
    fit();
}

QSize WrappedParts::sizeHint() const
{
    return {ElidedLabel::sizeHint().width(), fontMetrics().lineSpacing() * m_height};
}

QSize WrappedParts::minimumSizeHint() const
{
    return {ElidedLabel::minimumSizeHint().width(), WrappedParts::sizeHint().height()};
}

bool WrappedParts::isElided() const
{
    return !m_lines.isEmpty() && m_lines.back().endsWith(QChar(0x2026));
}

void WrappedParts::takeHeight(int lines)
{
    m_height = lines;
    setFixedHeight(WrappedParts::sizeHint().height());
}

void WrappedParts::fit()
{
    constexpr int linesBelow = 12; // of what it stands in, for each of its own: with large letters it is cut
    const int room = parentWidget() == nullptr ? m_mostLines
                                               : parentWidget()->height() / (linesBelow * fontMetrics().lineSpacing());
    m_lines = linesOfParts(m_parts, font(), contentsRect().width(), std::clamp(room, 1, m_mostLines));
    takeHeight(std::max(m_height, static_cast<int>(m_lines.size())));
    update();
}

void WrappedParts::resizeEvent(QResizeEvent* event)
{
    ElidedLabel::resizeEvent(event);
    if (event->oldSize().width() == event->size().width())
        return;
    m_height = 1;
    fit();
}

void WrappedParts::changeEvent(QEvent* event)
{
    ElidedLabel::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    m_height = 1;
    fit();
}

void WrappedParts::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QRect line = contentsRect();
    line.setHeight(fontMetrics().lineSpacing());
    for (const QString& shown : m_lines) {
        style()->drawItemText(&painter, line, QStyle::visualAlignment(layoutDirection(), alignment()), palette(),
            isEnabled(), shown, foregroundRole());
        line.translate(0, line.height());
    }
}

} // namespace arcwright::ui
