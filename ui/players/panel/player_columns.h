// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace arcwright::ui {

class PlayerSide;
class StepNotes;

/// The columns of a player: tables of scores, one stage or two, and the notes, which stand under two stages where they
/// have no room beside them. How wide they are is decided here, and by the user.
class PlayerColumns : public QSplitter {
    Q_OBJECT
public:
    struct Parts {
        QWidget* tables;
        PlayerSide* first;
        PlayerSide* second;
        StepNotes* notes;
    };
    PlayerColumns(const Parts& parts, QWidget* panel);

    /// Whether they were hidden before.
    bool showTables();
    /// Whether they were shown before. Their room is the stage's again.
    bool hideTables();
    /// As wide as they want to be, as long as the stage stays larger.
    void widenTables(int wanted);
    /// Two stages have the whole width of a window that is too narrow for three columns: the notes stand below them.
    void placeNotes();

private:
    bool areTwo() const;

    Parts m_parts;
    QWidget* m_panel;
    QSplitter* m_splitter;
};

} // namespace arcwright::ui
