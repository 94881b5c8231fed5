// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/quiz_bar.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSet>
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
    question.comes = player.headline(next);
    question.asked = player.question(next);
    QStringList rivals = player.rivals();
    if (rivals.isEmpty())
        return question;
    const QString right = player.answer(next);
    QSet<QString> wrong(rivals.begin(), rivals.end());
    wrong.remove(right);
    const bool areAsked = player.areAllRivalsAsked();
    if (player.position() > 0 && !areAsked)
        wrong.remove(player.answer(player.position()));
    for (int later = next + 1; !areAsked && later <= player.steps() && !wrong.isEmpty(); ++later)
        wrong.remove(player.answer(later));
    for (const QString& rival : rivals) {
        if (wrong.remove(rival) && question.choices.size() < most - 1)
            question.choices << rival;
    }
    if (question.choices.isEmpty())
        return question;
    const auto places = static_cast<std::uint64_t>(question.choices.size()) + 1;
    question.right = static_cast<int>(mixed(static_cast<std::uint64_t>(next)) % places);
    question.choices.insert(question.right, right);
    return question;
}

int nextQuestion(const Player& player)
{
    const auto probe = player.clone();
    for (int position = player.position() + 1; position < player.steps(); ++position) {
        probe->goTo(position);
        if (!questionAfter(*probe).choices.isEmpty())
            return position;
    }
    return player.steps();
}

QuizBar::QuizBar(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(tr("What comes next?"), this))
    , m_verdict(new QLabel(this))
    , m_onward(new QPushButton(tr("To the next question"), this))
    , m_end(new QPushButton(tr("End the quiz"), this))
{
    m_end->setFocusPolicy(Qt::TabFocus);
    connect(m_end, &QPushButton::clicked, this, &QuizBar::endWanted);
    m_onward->setFocusPolicy(Qt::TabFocus);
    m_onward->hide();
    connect(m_onward, &QPushButton::clicked, this, &QuizBar::onwardWanted);
    setFrameShape(QFrame::StyledPanel);
    m_verdict->setWordWrap(true);
    m_verdict->hide();
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
    choices->addWidget(m_onward);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(m_verdict); // of the question before, and so above the one that is asked
    auto* asked = new QHBoxLayout;
    asked->addWidget(m_title, 1);
    asked->addWidget(m_end);
    layout->addLayout(asked);
    layout->addLayout(choices);
    hide();
}

void QuizBar::say(const QString& verdict)
{
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
}

void QuizBar::restart()
{
    m_asked = m_right = 0;
    m_question = {};
    m_position.reset();
    m_isJudged = false;
    say({});
}

void QuizBar::ask(const Player& player)
{
    m_question = questionAfter(player, kMostChoices);
    if (m_position != player.position() && !std::exchange(m_isJudged, false))
        say({});
    m_position = player.position();
    const bool isLast = player.position() >= player.steps();
    const bool isNothing = m_question.choices.isEmpty();
    const bool canPoint = !isNothing && !player.pointersTo(player.position() + 1).empty();
    const QString asked = m_question.asked.isEmpty() ? tr("What comes next?") : m_question.asked;
    m_title->setText(isLast ? tr("That was the last step.")
            : isNothing     ? tr("There is nothing to decide here.")
            : canPoint      ? tr("%1 Click it in the picture, or choose:", "a question").arg(asked)
                            : asked);
    m_onward->setVisible(isNothing && !isLast);
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
    say(isRight ? tr("Right: %1. %2", "what came, and how many were right").arg(what, count)
                : tr("No: %1. %2", "what came, and how many were right").arg(what, count));
    m_isJudged = true;
    Q_EMIT answered();
}

void QuizBar::answerBy(const Player& player, const Target& target)
{
    const int next = player.position() + 1;
    if (!target || next > player.steps() || m_question.choices.isEmpty())
        return;
    const std::vector<Target> right = player.pointersTo(next);
    if (right.empty())
        say(tr("Nothing in the picture says this step: choose below."));
    else
        judge(std::find(right.begin(), right.end(), target) != right.end(), player.headline(next));
}

QString QuizBar::verdict() const
{
    return m_verdict->text();
}

} // namespace arcwright::ui
