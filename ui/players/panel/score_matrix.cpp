// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/score_matrix.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/panel/score_matrix_model.h"

namespace arcwright::ui {

ScoreMatrix::ScoreMatrix(QWidget* parent) : QTableView(parent), m_model(new ScoreMatrixModel(this))
{
    setModel(m_model);
    setAccessibleName(tr("Scores of arcs"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(
        QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setCornerButtonEnabled(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
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

/// The keys of the transport work in the whole panel; those that move in a table or write in it are the table's here.
bool ScoreMatrix::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool writes = !key->text().isEmpty() && key->text().front().isPrint() && key->key() != Qt::Key_Space;
        const bool moves = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Home
            || key->key() == Qt::Key_End;
        if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && (writes || moves)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete)) {
        m_model->setValue(currentIndex(), forbiddenScore);
        return true;
    }
    return QTableView::event(event);
}

void ScoreMatrix::mousePressEvent(QMouseEvent* event)
{
    QTableView::mousePressEvent(event);
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
    QTableView::mouseReleaseEvent(event);
}

} // namespace arcwright::ui
