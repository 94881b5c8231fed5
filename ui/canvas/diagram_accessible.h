// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAccessibleWidget>

#include "ui/canvas/diagram.h"

namespace arcwright::ui {

class DiagramWidget;

/// What assistive programs find in a diagram: its nodes in reading order, each with its relation and head, then its
/// arcs, each with how it compares; behind them what other widgets stand on it. A selected node or arc has the focus
/// while the diagram has it. A node or arc that is pressed is selected where the diagram is one to work on.
class DiagramAccessible : public QAccessibleWidget {
public:
    explicit DiagramAccessible(DiagramWidget& widget);
    ~DiagramAccessible() override;

    /// Makes it the interface of all diagrams; once is enough.
    static void install();
    /// The child that is a node, as Diagram numbers them, or the arc of that index; -1 if there is no such thing.
    static int childOfNode(const DiagramWidget& widget, int node);
    static int childOfArc(const DiagramWidget& widget, int arc);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    int partCount() const;

    DiagramWidget& m_widget;
    mutable std::vector<QAccessible::Id> m_parts; ///< by child; 0 where nobody has asked for it yet
};

/// Tells assistive programs what they have not been told of a diagram yet. While there are none, nothing is done.
class DiagramNews {
public:
    explicit DiagramNews(DiagramWidget& widget) : m_widget(widget) { }

    /// Of the nodes and arcs that will not be there any more; before another diagram is shown.
    void tellGoing(const Diagram& next);
    /// Of nodes and arcs that are new, and those of which something else is true now.
    void tellChanges();
    /// Of the selected node or arc, else of the diagram itself; where the diagram has the focus.
    void tellFocus();

private:
    void tell(QAccessible::Event kind, int child);

    DiagramWidget& m_widget;
    std::vector<QString> m_told; ///< the names of its parts, by child
};

} // namespace arcwright::ui
