// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/teach_page.h"

#include <QAction>
#include <QBoxLayout>
#include <QToolButton>

#include "ui/canvas/unseen_letters.h"
#include "ui/look/elided_label.h"
#include "ui/look/font_measures.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/start_page.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"
#include "ui/shell/window_title.h"

namespace arcwright::ui {

TeachPage::TeachPage(PlayerPanel& player, Actions& actions, QWidget* parent)
    : QStackedWidget(parent)
    , m_player(player)
    , m_start(new StartPage(this))
    , m_back(new QToolButton(this))
    , m_previous(makeStep(actions, ActionId::PreviousSentence, Qt::LeftArrow))
    , m_next(makeStep(actions, ActionId::NextSentence, Qt::RightArrow))
    , m_name(new ElidedLabel(this))
    , m_watching(new QWidget(this))
{
    measureByFont(m_back, [this](const QFontMetrics& letters) {
        const QString whole = tr("‹ Lessons, algorithms, exercises"); // in large letters wider than a small window
        // In a mirrored window the sign points the other way, from the other end.
        m_back->setText(
            (isRightToLeft() ? QString(kRightToLeftMark) : QString()) + (areLarge(letters) ? tr("‹ Lessons") : whole));
        m_back->setAccessibleName(whole);
    });
    m_back->setAutoRaise(true);
    connect(m_back, &QToolButton::clicked, this, &TeachPage::showStart);
    auto* layout = new QVBoxLayout(m_watching);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto* line = new QHBoxLayout;
    constexpr int apart = 12;
    line->setSpacing(apart);
    line->addWidget(m_back);
    auto* steps = new QHBoxLayout;
    steps->setSpacing(0);
    steps->addWidget(m_previous);
    steps->addWidget(m_next);
    line->addLayout(steps);
    line->addWidget(m_name, 1);
    line->addStretch(); // what is left where there is no name
    line->addWidget(player.moreButton()); // which would have a line of its own otherwise
    layout->addLayout(line);
    connect(&player, &PlayerPanel::lessonChanged, this, &TeachPage::showName);
    layout->addWidget(&player, 1);
    addWidget(m_start);
    addWidget(m_watching);
    showStart();
}

void TeachPage::setSentenceName(const QString& name)
{
    m_name->setText(name);
    showName();
}

void TeachPage::showName()
{
    const bool isOfTreebank = !m_player.lesson();
    for (QWidget* part :
        {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_next)})
        part->setVisible(isOfTreebank && !m_name->text().isEmpty());
}

QToolButton* TeachPage::makeStep(Actions& actions, ActionId id, Qt::ArrowType arrow)
{
    auto* button = new QToolButton(this);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    button->setArrowType(!isMirrored ? arrow : arrow == Qt::LeftArrow ? Qt::RightArrow : Qt::LeftArrow);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the keys are the player's
    button->setAccessibleName(Actions::name(id));
    const auto follow = [button, action = actions[id]] {
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    follow();
    connect(actions[id], &QAction::changed, button, follow);
    connect(button, &QToolButton::clicked, actions[id], &QAction::trigger);
    return button;
}

void TeachPage::showPlayer()
{
    setCurrentWidget(m_watching);
    setFocusProxy(m_player.side()->stage());
}

void TeachPage::showStart()
{
    m_start->setLessons(thoseThere(Settings::recentLessons()));
    m_start->setExercises(thoseThere(Settings::recentExercises()));
    setCurrentWidget(m_start);
    setFocusProxy(m_start);
    if (isVisible())
        m_start->setFocus();
}

} // namespace arcwright::ui
