// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/players/algorithms/player_source.h"
#include "ui/players/panel/parting_search.h"

namespace arcwright::ui {

class Player;
class PlayerSide;

/// Two players side by side, the second of which may be hidden: made from the same scores, gone through in step, and
/// compared.
class PlayerPair : public QObject {
    Q_OBJECT
public:
    /// Both sides outlive the pair.
    PlayerPair(PlayerSide* first, PlayerSide* second);

    bool areTwo() const;
    /// Makes the players of the sides that are shown anew.
    void setSource(const std::optional<PlayerSource>& source);
    /// Like setSource(), where only the tree of the sentence is another.
    void setTree(const PlayerSource& source);
    /// Shows the algorithm of that name as the second, the empty name for none. `source`: what its player is made from,
    /// unless players are not made now. The first one stays as it is: moves that were made by hand are in it.
    void setSecond(const QString& name, const std::optional<PlayerSource>& source, bool isMade);
    void goTo(int position);

    /// Looks for the first step after which both have other heads for some word.
    void findParting();
    /// The step at which they part; 0 if there is none, or while it is looked for.
    int parting() const { return m_parting; }
    bool isBusy() const;

Q_SIGNALS:
    /// The player of a side is another; not while setSource() makes both.
    void changed();
    /// Nothing: it is looked for.
    void partingChanged(std::optional<int> parting);
    /// Nothing is being made or looked for any more.
    void made();

private:
    bool areOfOneKind() const;
    void markParted();
    void tellPlayer();
    void tellMade();
    void setParting(std::optional<int> parting);

    PlayerSide* m_first;
    PlayerSide* m_second;
    bool m_isMaking = false; ///< both are made before they are compared
    int m_parting = 0;
    PartingSearch m_search; // last: its thread must end before what it posts to goes
};

} // namespace arcwright::ui
