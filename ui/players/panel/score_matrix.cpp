// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/score_matrix.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>

#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/panel/score_matrix_model.h"

namespace arcwright::ui {

ScoreMatrix::ScoreMatrix(QWidget* parent) : TypingTable(parent), m_model(new ScoreMatrixModel(this))
{
    setModel(m_model);
    setAccessibleName(tr("Scores of arcs"));
    setToolTip(tr("Scores of arcs from the word of the row to the word of the column.\nType a value, or drag it up and "
                  "down with the mouse; Delete forbids the arc."));
    connect(m_model, &ScoreMatrixModel::edited, this, &ScoreMatrix::scoresChanged);
}

void ScoreMatrix::setTheme(const Theme& theme)
{
    m_model->setTheme(theme);
}

void ScoreMatrix::setScores(const ArcScores& scores, const PlayerWords& words)
{
    m_model->setScores(scores, words);
    if (words.areRightToLeft())
        setLayoutDirection(Qt::RightToLeft);
    else
        unsetLayoutDirection();
}

const ArcScores& ScoreMatrix::scores() const
{
    return m_model->scores();
}

QPoint ScoreMatrix::placeOf(int head, int dependent) const
{
    return visualRect(m_model->index(head, dependent - 1)).center();
}

bool ScoreMatrix::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete)) {
        m_model->setValue(currentIndex(), forbiddenScore);
        return true;
    }
    return TypingTable::event(event);
}

void ScoreMatrix::mousePressEvent(QMouseEvent* event)
{
    TypingTable::mousePressEvent(event);
    const QModelIndex cell = indexAt(event->position().toPoint());
    const auto value = m_model->value(cell);
    m_isDragging = false;
    m_dragged = event->button() == Qt::LeftButton && value ? QPersistentModelIndex(cell) : QPersistentModelIndex();
    m_draggedFrom = value.value_or(0);
    m_pressY = event->position().toPoint().y();
}

void ScoreMatrix::mouseMoveEvent(QMouseEvent* event)
{
    const int up = m_pressY - event->position().toPoint().y();
    m_isDragging = m_isDragging || std::abs(up) >= QApplication::startDragDistance();
    if (!m_dragged.isValid() || !m_isDragging)
        return;
    constexpr int pixelsAStep = 6;
    const int steps = up / pixelsAStep;
    m_model->setValue(m_dragged, m_draggedFrom + steps * m_model->stepOfDrag());
}

void ScoreMatrix::mouseReleaseEvent(QMouseEvent* event)
{
    m_dragged = QPersistentModelIndex();
    TypingTable::mouseReleaseEvent(event);
}

} // namespace arcwright::ui
