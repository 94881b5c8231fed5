// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/elided_text.h"

#include <QEvent>
#include <QFontMetrics>
#include <QTextLayout>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

QString elidedLines(const QString& text, const QFont& font, int width, int lines)
{
    // Far more than fits: a sentence may have a hundred thousand letters.
    const QFontMetrics metrics(font);
    const qsizetype most = static_cast<qsizetype>(lines) * std::max(width, 1) + 1;
    const QString begin = text.left(most);
    QTextLayout layout(begin, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList shown;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (shown.size() + 1 == lines) {
            const QString rest = begin.mid(line.textStart());
            shown << metrics.elidedText(rest.size() < 2000 ? rest : rest.left(2000), Qt::ElideRight, width);
            if (line.textStart() + line.textLength() >= text.size())
                shown.back() = rest; // it fits, whatever eliding to just that width would do
            break;
        }
        shown << begin.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return shown.join(u'\n');
}

ElidedText::ElidedText(int lines, QWidget* parent) : QLabel(parent), m_lines(lines)
{
    setTextFormat(Qt::PlainText); // what files say is no markup
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setFixedHeight(ElidedText::sizeHint().height());
}

QSize ElidedText::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().lineSpacing() * m_lines};
}

QSize ElidedText::minimumSizeHint() const
{
    return {1, sizeHint().height()}; // a word of a thousand letters must not widen the window
}

void ElidedText::setFullText(const QString& text)
{
    m_full = text;
    fit();
}

void ElidedText::fit()
{
    const QString shown = elidedLines(m_full, font(), contentsRect().width(), m_lines);
    m_isElided = QString(shown).remove(u'\n') != QString(m_full).remove(u'\n');
    setText(shown);
    setToolTip(m_isElided ? plainToolTip(m_full) : QString());
}

void ElidedText::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void ElidedText::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    setFixedHeight(ElidedText::sizeHint().height());
    fit();
}

} // namespace arcwright::ui
