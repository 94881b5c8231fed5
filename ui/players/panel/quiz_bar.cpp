// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/quiz_bar.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/base/hash.h"
#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

QuizQuestion questionAfter(const Player& player, int most)
{
    QuizQuestion question;
    const int next = player.position() + 1;
    if (next > player.steps())
        return question;
    const QString right = player.answer(next);
    question.comes = player.headline(next);
    const auto offer = [&](const QString& other) {
        if (question.choices.size() < most - 1 && other != right && !question.choices.contains(other))
            question.choices << other;
    };
    for (const QString& rival : player.rivals())
        offer(rival);
    for (int distance = 1; distance <= player.steps() && question.choices.size() < most - 1; ++distance) {
        for (const int step : {next + distance, next - distance}) {
            if (step >= 1 && step <= player.steps())
                offer(player.answer(step));
        }
    }
    const auto places = static_cast<std::uint64_t>(question.choices.size()) + 1;
    question.right = static_cast<int>(mixed(static_cast<std::uint64_t>(next)) % places);
    question.choices.insert(question.right, right);
    return question;
}

QuizBar::QuizBar(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(tr("What comes next?"), this)), m_verdict(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_verdict->setWordWrap(true);
    auto* choices = new QHBoxLayout;
    for (int choice = 0; choice < kMostChoices; ++choice) {
        auto* button = new QPushButton(this);
        button->setAccessibleName(tr("Answer %1").arg(choice + 1));
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the stage
        connect(button, &QPushButton::clicked, this,
            [this, choice] { judge(choice == m_question.right, m_question.comes); });
        choices->addWidget(button);
        m_buttons << button;
    }
    auto* top = new QHBoxLayout;
    top->addWidget(m_title);
    top->addWidget(m_verdict, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addLayout(top);
    layout->addLayout(choices);
    hide();
}

void QuizBar::restart()
{
    m_asked = m_right = 0;
    m_question = {};
    m_verdict->clear();
}

void QuizBar::ask(const Player& player)
{
    m_question = questionAfter(player, kMostChoices);
    const bool isLast = m_question.choices.isEmpty();
    const bool canPoint = !isLast && !player.pointersTo(player.position() + 1).empty();
    m_title->setText(isLast ? tr("That was the last step.")
            : canPoint      ? tr("What comes next? Click it in the picture, or choose:")
                            : tr("What comes next?"));
    for (int choice = 0; choice < m_buttons.size(); ++choice) {
        const bool isThere = choice < m_question.choices.size();
        m_buttons[choice]->setVisible(isThere);
        if (!isThere)
            continue;
        m_buttons[choice]->setText(QString(m_question.choices[choice]).replace(u'&', QStringLiteral("&&")));
        m_buttons[choice]->setAccessibleName(m_question.choices[choice]);
    }
}

void QuizBar::judge(bool isRight, const QString& what)
{
    ++m_asked;
    m_right += isRight ? 1 : 0;
    const QString count = tr("%1 of %2 right").arg(m_right).arg(m_asked);
    m_verdict->setText(isRight ? tr("Right: %1. %2", "what came, and how many were right").arg(what, count)
                               : tr("No: %1. %2", "what came, and how many were right").arg(what, count));
    Q_EMIT answered();
}

void QuizBar::answerBy(const Player& player, const Target& target)
{
    const int next = player.position() + 1;
    if (!target || next > player.steps())
        return;
    const std::vector<Target> right = player.pointersTo(next);
    if (right.empty())
        m_verdict->setText(tr("Nothing in the picture says this step: choose below."));
    else
        judge(std::find(right.begin(), right.end(), target) != right.end(), player.headline(next));
}

QString QuizBar::verdict() const
{
    return m_verdict->text();
}

} // namespace arcwright::ui
