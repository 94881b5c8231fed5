// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/wrap_button.h"

#include <QAction>
#include <QEvent>
#include <QScrollBar>

#include "ui/canvas/diagram_widget.h"

namespace arcwright::ui {

WrapButton::WrapButton(const DiagramWidget& diagram, QWidget* parent) : QToolButton(parent), m_diagram(diagram)
{
    setFocusPolicy(Qt::NoFocus); // keys are the diagram's
    hide();
    connect(&diagram, &DiagramWidget::zoomChanged, this, &WrapButton::follow);
    for (const QScrollBar* bar : {diagram.horizontalScrollBar(), diagram.verticalScrollBar()})
        connect(bar, &QScrollBar::rangeChanged, this, &WrapButton::follow);
    diagram.viewport()->installEventFilter(this);
}

void WrapButton::setCommand(QAction& command)
{
    m_command = &command;
    connect(this, &QToolButton::clicked, &command, &QAction::trigger);
    connect(&command, &QAction::changed, this, &WrapButton::follow);
    follow();
}

void WrapButton::follow()
{
    const bool isInRows = m_diagram.diagramLayout().rows.size() > 1;
    const bool isScrolled
        = m_diagram.layoutKind() == LayoutKind::Arcs && m_diagram.horizontalScrollBar()->maximum() > 0;
    QSizePolicy policy = sizePolicy(); // what stands beside it keeps its width from sentence to sentence
    policy.setRetainSizeWhenHidden(m_diagram.diagram().wordCount() > 0);
    setSizePolicy(policy);
    const QString key = m_command == nullptr ? QString() : m_command->shortcut().toString(QKeySequence::NativeText);
    const QString tip = isInRows
        ? tr("The sentence is wider than the window, so it is drawn in rows. In one row it can "
             "be scrolled from side to side.")
        : tr("Draws the sentence in as many rows as it needs.");
    setText(isInRows ? tr("In one row") : tr("In rows", "a sentence that is wider than the window"));
    setToolTip(key.isEmpty() ? tip : tr("%1 (%2)", "what a button does, its key").arg(tip, key));
    setVisible(m_command != nullptr && (isInRows || isScrolled));
}

/// A resized diagram has its rows only after this.
bool WrapButton::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &WrapButton::follow, Qt::QueuedConnection);
    return QToolButton::eventFilter(watched, event);
}

} // namespace arcwright::ui
