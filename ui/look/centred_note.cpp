// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/centred_note.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/look/font_measures.h"
#include "ui/look/growing_letters.h"

namespace arcwright::ui {

CentredNote::CentredNote(QWidget* parent) : QWidget(parent), m_text(new QLabel(this)), m_buttons(new QHBoxLayout)
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    if (parent != nullptr) // the page, of which the note is all there is
        new GrowingLetters(*parent, *this, usualEmptyPage);
    measureByFont(this, [this](const QFontMetrics&) {
        constexpr double larger = 1.2;
        constexpr int lineLetters = 64;
        QFont letters = font();
        letters.setPointSizeF(letters.pointSizeF() * larger);
        m_text->setFont(letters);
        m_text->setMaximumWidth(QFontMetrics(letters).averageCharWidth() * lineLetters);
        m_buttons->setDirection(areLarge(fontMetrics()) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    });
    constexpr int apart = 12;
    m_buttons->setSpacing(apart);
    m_buttons->addStretch(1);
    m_buttons->addStretch(1);
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(m_text, 1000); // all of its width before the sides have any
    line->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(apart);
    layout->addStretch(2);
    layout->addLayout(line);
    layout->addLayout(m_buttons);
    layout->addStretch(3); // what is a little above the middle looks as if it stood in it
}

void CentredNote::setText(const QString& text)
{
    m_text->setText(text);
}

QString CentredNote::text() const
{
    return m_text->text();
}

void CentredNote::addButton(QPushButton* button)
{
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

void centreInRoom(QLabel& sentence, bool isCentred)
{
    sentence.setAlignment(isCentred ? Qt::AlignCenter : Qt::AlignLeading | Qt::AlignVCenter);
    const int margin = isCentred ? sentence.fontMetrics().averageCharWidth() * 6 : 0; // lines are not too long
    sentence.setContentsMargins(margin, 0, margin, 0);
    if (auto* column = qobject_cast<QVBoxLayout*>(sentence.parentWidget()->layout()))
        column->setStretchFactor(&sentence, isCentred ? 1 : 0);
}

} // namespace arcwright::ui
