// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "ui/players/player_catalogue.h"
#include "ui/players/player_stage.h"

class QComboBox;
class QHBoxLayout;

namespace arcwright::ui {

/// An algorithm to choose, what there is to choose about it, and the stage it is seen on. The panel has one, or two
/// side by side.
class PlayerSide : public QWidget {
    Q_OBJECT
public:
    explicit PlayerSide(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Makes the player anew from that source: at the same step, or at the end if it was there.
    void setSource(const std::optional<PlayerSource>& source);
    /// False if there is no player of that name.
    bool choose(const QString& name);
    const PlayerKind& kind() const;

    /// Null while the sentence cannot be played.
    Player* player() const { return m_player.get(); }
    PlayerStage* stage() const { return m_stage; }
    QComboBox* kinds() const { return m_kinds; }
    QHBoxLayout* header() const { return m_header; }
    void goTo(int position);
    /// The player has done what a target asks for.
    void activate(const Target& target);

Q_SIGNALS:
    /// The player at hand ceases to be.
    void aboutToChange();
    /// Another player, or other steps; null for none.
    void playerChanged();
    /// The same steps and position look different now.
    void looksChanged();
    void activated(const arcwright::ui::Target& target);

private:
    void make(bool keepPosition);
    void showChoices();
    void take(Effect effect);
    QString notice() const;

    QComboBox* m_kinds;
    QHBoxLayout* m_header;
    std::vector<QWidget*> m_choiceBoxes;
    PlayerStage* m_stage;
    std::optional<PlayerSource> m_source;
    std::vector<int> m_chosen; ///< the options of the kind at hand, for when it is made anew
    std::unique_ptr<Player> m_player;
};

} // namespace arcwright::ui
