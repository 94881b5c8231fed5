// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/lit_diagram.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QKeyEvent>

#include "ui/look/font_measures.h"

namespace arcwright::ui {

LitDiagram::LitDiagram(QWidget* parent) : DiagramWidget(parent)
{
    measureByFont(this, [this](const QFontMetrics&) {
        constexpr double small = 0.85; // there is less room than in Annotate
        const double usual = QApplication::font().pointSizeF();
        setZoom(small * (usual > 0 ? font().pointSizeF() / usual : 1)); // on a large page everything grows
    });
}

void LitDiagram::show(Diagram diagram, std::vector<int> units, int unit)
{
    m_units = std::move(units);
    selection() = {};
    exchange(std::move(diagram), RowBreaks::Anew);
    view().resetScroll();
    if (this->diagram().isWord(unit)) {
        selection().word = unit;
        ensureWordVisible(unit);
    }
    describe();
    viewport()->update();
}

PaintState LitDiagram::paintState() const
{
    PaintState state = DiagramWidget::paintState();
    if (m_units.empty())
        return state;
    state.focus.clear();
    for (const DiagramArc& arc : diagram().arcs)
        state.focus.push_back(std::binary_search(m_units.begin(), m_units.end(), arc.dependent));
    return state;
}

void LitDiagram::mouseDoubleClickEvent(QMouseEvent*)
{
    Q_EMIT opened();
}

void LitDiagram::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT opened();
    else
        DiagramWidget::keyPressEvent(event);
}

} // namespace arcwright::ui
