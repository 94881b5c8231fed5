// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTreeView>

#include "tests/ui/players/player_panel_fixture.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

/// Records the actions that keys trigger, in place of their effects.
class Asked {
public:
    explicit Asked(Actions& actions)
    {
        for (std::size_t i = 0; i < actionCount; ++i) {
            const auto id = static_cast<ActionId>(i);
            QAction* action = actions[id];
            action->setEnabled(true); // some have nothing to do yet
            QObject::disconnect(action, &QAction::triggered, nullptr, nullptr);
            QObject::disconnect(action, &QAction::toggled, nullptr, nullptr);
            QObject::connect(action, &QAction::triggered, &m_context, [this, id] { m_asked << Actions::name(id); });
        }
    }
    QStringList taken() { return std::exchange(m_asked, {}); }

private:
    QObject m_context;
    QStringList m_asked;
};

void press(QWindow* window, const QKeySequence& shortcut)
{
    QTest::keyClick(window, shortcut[0].key(), shortcut[0].keyboardModifiers());
}

std::string shown(const QKeySequence& shortcut)
{
    return shortcut.toString(QKeySequence::PortableText).toStdString();
}

/// Calls `visit(action, shortcut)` for the default shortcuts of all actions but those for which `isLeftOut(action)`.
template <class IsLeftOut, class Visit>
void forEachShortcut(IsLeftOut isLeftOut, Visit visit)
{
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (isLeftOut(id))
            continue;
        for (const QKeySequence& shortcut : defaultShortcuts(id))
            visit(id, shortcut);
    }
}

bool isOfAnotherPart(ActionId id)
{
    return Actions::isOfPlayer(id) || Actions::isOfQueue(id);
}

using EveryKey = WindowTest;
using EveryKeyOfThePlayer = PlayerPanelTest;

} // namespace

TEST_F(EveryKey, AsksForItsActionOnTheDiagram)
{
    startWith(smallTreebank);
    Asked asked(window.actions());
    forEachShortcut(isOfAnotherPart, [&](ActionId id, const QKeySequence& shortcut) {
        for (const int selected : {0, 3}) {
            canvas().setFocus();
            canvas().setSelectedWord(selected);
            press(window.windowHandle(), shortcut);
            EXPECT_EQ(asked.taken(), QStringList(Actions::name(id)))
                << shown(shortcut) << ", word " << selected << " selected";
        }
    });
}

/// Letters, and other keys without Ctrl or Alt, are the list's there.
TEST_F(EveryKey, OfTheWindowAsksForItsActionInTheList)
{
    startWith(smallTreebank);
    Asked asked(window.actions());
    const auto isLeftOut
        = [](ActionId id) { return isOfAnotherPart(id) || id == ActionId::TakeProposal; }; // Enter is the list's
    forEachShortcut(isLeftOut, [&](ActionId id, const QKeySequence& shortcut) {
        const Qt::KeyboardModifiers held = shortcut[0].keyboardModifiers();
        const bool isFunction = shortcut[0].key() >= Qt::Key_F1 && shortcut[0].key() <= Qt::Key_F35;
        const bool isPlain = !(held & (Qt::ControlModifier | Qt::AltModifier)) && !isFunction;
        window.browser()->list()->setFocus();
        press(window.windowHandle(), shortcut);
        EXPECT_EQ(asked.taken(), isPlain && Actions::isOfDiagram(id) ? QStringList() : QStringList(Actions::name(id)))
            << shown(shortcut);
    });
}

TEST_F(EveryKeyOfThePlayer, AsksForItsActionOnTheStage)
{
    watch("eisner");
    Asked asked(window.actions());
    const auto isLeftOut = [](ActionId id) { return Actions::isOfDiagram(id) || Actions::isOfQueue(id); };
    forEachShortcut(isLeftOut, [&](ActionId id, const QKeySequence& shortcut) {
        stage().setFocus();
        press(window.windowHandle(), shortcut);
        EXPECT_EQ(asked.taken(), QStringList(Actions::name(id))) << shown(shortcut);
    });
}

} // namespace arcwright::ui::testing
