// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QObject>

#include "ui/canvas/key_row.h"
#include "ui/settings/shortcuts.h"

class QAction;

namespace arcwright::ui {

/// The window's actions, with the names and shortcuts of ui/settings/shortcuts.h. What carries an action out connects
/// to it. Shortcuts that a user has chosen are remembered. The tooltip of an action has its name and its key.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject* parent);

    QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
    const std::array<QAction*, actionCount>& all() const { return m_actions; }

    /// The name of the action, without its effect in the present state.
    static QString name(ActionId id);
    static ActionGroup group(ActionId id);
    static QString groupName(ActionGroup group);
    /// Whether the action is one of the diagram: its keys work there and in the list of sentences only.
    static bool isOfDiagram(ActionId id);
    /// Whether the action is one of the player: its keys work in the player's panel only.
    static bool isOfPlayer(ActionId id);
    /// Whether the action is one of the queue of suspicious annotations: its keys work there only.
    static bool isOfQueue(ActionId id);

    /// The action that was carried out last.
    std::optional<ActionId> latest() const { return m_latest; }
    /// How many have been carried out.
    std::size_t carriedOut() const { return m_carriedOut; }
    /// The action for a list of keys: its shortcuts as they are now, and its name.
    KeyRow row(ActionId id) const;
    /// Gives an action other shortcuts, and remembers them. Another action whose keys work in the same place and that
    /// had one of them loses it.
    void setShortcuts(ActionId id, const QList<QKeySequence>& shortcuts);
    /// Gives an action the shortcuts it came with, as setShortcuts() does.
    void resetShortcuts(ActionId id);
    /// The action that has that shortcut where those of `id` work, other than itself; if there is one.
    std::optional<ActionId> actionWith(const QKeySequence& shortcut, ActionId id) const;

private:
    void readShortcuts();
    void putShortcuts(ActionId id, const QList<QKeySequence>& shortcuts);

    std::array<QAction*, actionCount> m_actions{};
    std::optional<ActionId> m_latest;
    std::size_t m_carriedOut = 0;
};

} // namespace arcwright::ui
