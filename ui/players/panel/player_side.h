// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/algorithms/player_choices.h"
#include "ui/players/panel/player_stage.h"
#include "ui/work/worker.h"

class QComboBox;
class QLabel;

namespace arcwright::ui {

class WrappingRow;

/// An algorithm to choose, what there is to choose about it, and the stage it is seen on. The panel has one, or two
/// side by side. Players of long sentences are made on a thread of its own; until there is one, the stage says so.
class PlayerSide : public QWidget {
    Q_OBJECT
public:
    explicit PlayerSide(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Makes the player anew from that source: at the step that is as the one before, or at the end if it was there.
    void setSource(const std::optional<PlayerSource>& source);
    /// A source that differs in the tree of its sentence only: only a player that learns from it is made anew.
    void setTree(const PlayerSource& source);
    /// The player to come begins at the beginning: it is of another sentence.
    void forgetPlace();
    /// False if there is no player of that name.
    bool choose(const QString& name);
    const PlayerKind& kind() const;
    /// The players to come have these options instead of those chosen before, as far as they have such choices.
    void setWanted(std::vector<LessonChoice> wanted);
    /// What was chosen about the player at hand, as a lesson keeps it; or the title of what it cannot.
    tl::expected<std::vector<LessonChoice>, QString> chosenOtherwise() const;

    /// Null while the sentence cannot be played, or as long as the player is being made.
    Player* player() const { return m_player.get(); }
    /// Whether a player is being made; made() follows.
    bool isMaking() const { return m_isMaking; }
    PlayerStage* stage() const { return m_stage; }
    QComboBox* kinds() const { return m_kinds; }
    void goTo(int position);
    /// Whether this player, and those to come, leave out what the quiz asks.
    void setAsking(bool isAsking);
    /// See Player::setQuestionAt(); for the player at hand.
    void setQuestionAt(std::optional<int> position);
    /// Pointing goes to `instead`, not to the player, as long as that takes it.
    void setInstead(std::function<bool(const Target&)> instead) { m_instead = std::move(instead); }
    /// The player has done what a target asks for.
    void activate(const Target& target);

Q_SIGNALS:
    /// The user wants another algorithm, or another course of it; playerChanged() follows.
    void courseChosen();
    /// The player at hand ceases to be.
    void aboutToChange();
    /// The player or its steps are others now; null for none.
    void playerChanged();
    /// Steps and position are as before, but look different now.
    void looksChanged();
    void activated(const arcwright::ui::Target& target);
    /// The player that was being made is there, or no longer wanted.
    void made();

private:
    /// Where a player was, for one made anew.
    struct Place {
        int position = 0;
        QString headline; ///< of the step there
        bool isEnd = false;
    };

    void make();
    void makeOnWorker(std::shared_ptr<const Player> former);
    void rememberPlace();
    void takeMade(std::unique_ptr<Player> player, std::vector<int> usual);
    void choose(std::size_t choice, int option);
    void remember(std::size_t choice, int option);
    void sayWhatIsDrawn();
    void hideChoices();
    void showChoices();
    void take(Effect effect);
    QString notice() const;

    QComboBox* m_kinds;
    WrappingRow* m_header;
    std::vector<QWidget*> m_choiceBoxes;
    PlayerStage* m_stage;
    std::optional<PlayerSource> m_source;
    std::vector<LessonChoice> m_wanted; ///< options that other kinds may have, too
    std::vector<int> m_usual; ///< options of the player when it was made
    std::vector<int> m_chosen; ///< the options of the kind at hand, for when it is made anew
    Place m_place;
    std::function<bool(const Target&)> m_instead;
    std::unique_ptr<Player> m_player;
    bool m_isAsking = false;
    bool m_isMaking = false;
    bool m_isWaiting = false; ///< to make the latest one when the worker has let go of the one before
    QLabel* m_drawn; ///< says that the scores are not those that were asked for
    Worker m_worker; // last: its thread must end before what it posts to goes
};

} // namespace arcwright::ui
