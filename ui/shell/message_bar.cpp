// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/shell/problem_text.h"

namespace arcwright::ui {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)), m_place(new QLabel(this))
{
    setObjectName(QStringLiteral("messageBar"));
    auto* close = new QToolButton(this);
    close->setText(tr("Close"));
    close->setAutoRaise(true);
    for (QLabel* label : {m_text, m_place}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // what files say is no markup
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* words = new QVBoxLayout;
    words->addWidget(m_text);
    words->addWidget(m_place);
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(words, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QToolButton::clicked, this, &MessageBar::clear);
    hide();
}

void MessageBar::setTheme(const Theme& theme)
{
    // A frame in the colour of errors on the ground of tooltips; the palette alone cannot give a frame a colour.
    setStyleSheet(QStringLiteral("#messageBar { background: %1; border: 1px solid %2; border-left: 5px solid %2; } "
                                 "#messageBar QLabel { color: %3; }")
                      .arg(theme.alternateBase.name(), theme.error.name(), theme.text.name()));
}

void MessageBar::show(const QString& message, const QString& place)
{
    m_text->setText(message);
    m_place->setText(place);
    m_place->setVisible(!place.isEmpty());
    setVisible(true);
}

void MessageBar::showProblem(const Problem& problem)
{
    show(problemText(problem), problemPlace(problem));
}

void MessageBar::showProblems(const std::vector<Problem>& problems)
{
    const Problem& first = problems.front();
    const int count = static_cast<int>(problems.size());
    const QString summary = tr("%n sentence(s) cannot be read and are kept as they are. The first:", nullptr, count);
    show(summary + u' ' + problemText(first), problemPlace(first));
}

QString MessageBar::message() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::clear()
{
    m_text->clear();
    hide();
}

} // namespace arcwright::ui
