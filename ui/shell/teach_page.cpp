// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/teach_page.h"

#include <QBoxLayout>
#include <QToolButton>

#include "ui/look/elided_label.h"
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
    , m_name(new ElidedLabel(this))
    , m_watching(new QWidget(this))
{
    m_back->setText(tr("‹ Lessons, algorithms, exercises"));
    m_back->setAutoRaise(true);
    connect(m_back, &QToolButton::clicked, this, &TeachPage::showStart);
    auto* layout = new QVBoxLayout(m_watching);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto* line = new QHBoxLayout;
    constexpr int apart = 12;
    line->setSpacing(apart);
    line->addWidget(m_back);
    line->addWidget(m_name, 1);
    line->addStretch(); // what is left where there is no name
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
    m_name->setVisible(!m_player.lesson());
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
