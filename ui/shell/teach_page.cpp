// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/teach_page.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/start_page.h"
#include "ui/settings/settings.h"
#include "ui/shell/window_title.h"

namespace arcwright::ui {

TeachPage::TeachPage(PlayerPanel& player, QWidget* parent)
    : QStackedWidget(parent)
    , m_player(player)
    , m_start(new StartPage(this))
    , m_back(new QToolButton(this))
    , m_watching(new QWidget(this))
{
    m_back->setText(tr("‹ Lessons, algorithms, exercises"));
    m_back->setAutoRaise(true);
    connect(m_back, &QToolButton::clicked, this, &TeachPage::showStart);
    auto* layout = new QVBoxLayout(m_watching);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_back, 0, Qt::AlignLeft);
    layout->addWidget(&player, 1);
    addWidget(m_start);
    addWidget(m_watching);
    showStart();
}

void TeachPage::showPlayer()
{
    setCurrentWidget(m_watching);
    setFocusProxy(m_player.side()->stage());
}

void TeachPage::showStart()
{
    m_start->setExercises(thoseThere(Settings::recentExercises()));
    setCurrentWidget(m_start);
    setFocusProxy(m_start);
    if (isVisible())
        m_start->setFocus();
}

} // namespace arcwright::ui
