// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/canvas/diagram_widget.h"

namespace arcwright::ui {

/// A diagram to look at, in which the arcs to some words stand out and all others step back.
class LitDiagram : public DiagramWidget {
    Q_OBJECT
public:
    explicit LitDiagram(QWidget* parent = nullptr);

    /// Shows a diagram, with the arcs to `units` lit and `unit` selected.
    void show(Diagram diagram, std::vector<int> units, int unit);
    const std::vector<int>& litUnits() const { return m_units; }

Q_SIGNALS:
    /// Somebody double-clicked, or pressed Enter: they want to work on the sentence.
    void opened();

protected:
    PaintState paintState() const override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::vector<int> m_units; ///< in order
};

} // namespace arcwright::ui
