// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/support/window_fixture.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

/// The window with a player opened on the small treebank.
class PlayerPanelTest : public WindowTest {
protected:
    void watch(const char* name, int step = 0)
    {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
        options.player = QString::fromLatin1(name);
        options.step = step;
        start(options);
        ASSERT_NE(panel().player(), nullptr);
        panel().side()->stage()->setFocus();
    }
    /// Hangs a word elsewhere, where that is done, and comes back.
    void correct(int dependent, int head)
    {
        window.workplaces().go(WorkplaceId::Annotate);
        QCoreApplication::processEvents();
        drag(word(dependent), word(head));
        window.workplaces().go(WorkplaceId::Teach);
        QCoreApplication::processEvents();
    }
    PlayerPanel& panel() { return *window.playerPanel(); }
    Player& player() { return *panel().player(); }
    PlayerStage& stage() { return *panel().side()->stage(); }
    int at() { return player().position(); }
    QPoint onStage(QPoint place) { return stage().viewport()->mapTo(&window, place); }
    template <class Part>
    Part* part()
    {
        return panel().template findChild<Part*>();
    }
};

} // namespace arcwright::ui::testing
