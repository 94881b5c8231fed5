// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>

#include "core/decoding/arc_scores.h"
#include "ui/look/theme.h"
#include "ui/players/drawing/player_words.h"
#include "ui/players/panel/typing_table.h"

namespace arcwright::ui {

class ScoreMatrixModel;

/// The scores of arcs as a table to write in, heads by rows and dependents by columns. A value is typed, or dragged up
/// and down with the mouse; every change is told at once. An empty cell is an arc that may not be.
class ScoreMatrix : public TypingTable {
    Q_OBJECT
public:
    explicit ScoreMatrix(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setScores(const ArcScores& scores, const PlayerWords& words);
    const ArcScores& scores() const;
    /// The middle of a cell in the viewport.
    QPoint placeOf(int head, int dependent) const;

Q_SIGNALS:
    void scoresChanged();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    ScoreMatrixModel* m_model;
    QPersistentModelIndex m_dragged; ///< the cell whose value follows the mouse
    double m_draggedFrom = 0; ///< its value when the button went down
    int m_pressY = 0;
    bool m_isDragging = false;
};

} // namespace arcwright::ui
