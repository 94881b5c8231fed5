// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "ui/players/algorithms/player_source.h"
#include "ui/players/panel/player_pair.h"

class QComboBox;
class QLabel;
class QMenu;
class QSpinBox;
class QPushButton;
class QToolButton;

namespace arcwright::ui {

class WrappingRow;

/// The line over the players: where scores come from, which algorithm stands beside the first, and where the two part.
/// In large letters it takes several lines, and would leave no room for the step: there it is folded away behind a
/// button, until that is pressed.
class PlayerHeader : public QWidget {
    Q_OBJECT
public:
    /// `stops`: the menu of the button that stops at an arc.
    PlayerHeader(QMenu* stops, QWidget* parent);

    /// Of what players are made: those that can be can be chosen beside the first.
    void setSource(const std::optional<PlayerSource>& source);
    /// Whether scores of the model can be chosen.
    void offerModel(bool isThere);
    /// Whether a newer model waits to be taken: newModelWanted().
    void offerNewModel(bool waits);
    /// Whose scores those of the model are; empty if there is none.
    void setModelTitle(const QString& title);
    ScoreOrigin origin() const;
    void setOrigin(ScoreOrigin origin);
    /// Whether scores of a lesson can be chosen. Nothing is told of it, nor of the origin that is set then.
    void offerGiven(bool isOffered, ScoreOrigin origin);
    bool offersGiven() const;
    QSpinBox* seed() const { return m_seed; }
    QPushButton* newModel() const { return m_newModel; }
    /// Folds the line and unfolds it; hidden where there is no need. Stands over the line unless it is taken elsewhere.
    QToolButton* more() const { return m_more; }

    /// The name of the algorithm beside the first, empty for none.
    QString beside() const;
    /// False if there is none of that name; the empty name is that of none.
    bool chooseBeside(const QString& name);
    /// Chooses the second player: an index of playerKinds(), or -1 for none.
    void chooseBeside(int kind);
    /// Which of two players is stepped.
    Stepping stepping() const;
    void setStepping(Stepping stepping);
    void chooseNextStepping();
    /// Shows where two algorithms part, in the numbers of both, if there are two.
    void showParting(const Parting& parting, bool areTwo);
    void openStops();

Q_SIGNALS:
    void originChanged();
    void seedChanged();
    void newModelWanted();
    void besideChanged();
    void steppingChanged();
    void exportRequested();
    void lectureRequested();
    void stopWanted();

private:
    void fold();

    QToolButton* m_more;
    WrappingRow* m_row;
    QComboBox* m_origin;
    QPushButton* m_newModel;
    QSpinBox* m_seed;
    QPushButton* m_stops;
    QComboBox* m_beside;
    QComboBox* m_stepping;
    QLabel* m_parting;
};

} // namespace arcwright::ui
