// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>

#include "ui/players/algorithms/player_source.h"
#include "ui/players/panel/side_by_side.h"

namespace arcwright::ui {

class PlayerSide;

/// Which of two players the transport moves.
enum class Stepping : unsigned char {
    Both, ///< in step
    First, ///< alone, as the next
    Second,
};

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
    /// Of the side that is stepped; both in step are at what belongs together.
    void goTo(int position);
    void setStepping(Stepping stepping) { m_stepping = stepping; }
    Stepping stepping() const { return areTwo() ? m_stepping : Stepping::Both; }
    /// The side whose positions goTo() is told.
    PlayerSide* steppedSide() const { return stepping() == Stepping::Second ? m_second : m_first; }

    /// Compares the players, which are others than before: what belongs together, and where they part.
    void compare();
    /// Where they part; nowhere while they are made.
    const Parting& parting() const { return m_parting; }
    const StepPairing& pairing() const { return m_pairing; }
    /// The position of the second for each of the first, for exports: where one is stepped alone, it stands still.
    std::function<int(int)> partner() const;
    bool isBusy() const;

Q_SIGNALS:
    /// The player of a side is another; not while setSource() makes both.
    void changed();
    void partingChanged(arcwright::ui::Parting parting);
    /// Nothing is being made any more.
    void made();

private:
    void markParted();
    void tellPlayer();
    void tellMade();

    PlayerSide* m_first;
    PlayerSide* m_second;
    bool m_isMaking = false; ///< both are made before they are compared
    Stepping m_stepping = Stepping::Both;
    StepPairing m_pairing;
    Parting m_parting;
};

} // namespace arcwright::ui
