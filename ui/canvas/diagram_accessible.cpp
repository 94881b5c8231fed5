// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_accessible.h"

#include <algorithm>

#include <QAccessibleActionInterface>
#include <QLocale>

#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/canvas_texts.h"

namespace arcwright::ui {

namespace {

int partsOf(const Diagram& diagram)
{
    return diagram.nodeCount() + static_cast<int>(diagram.arcs.size());
}

/// A node or arc, found by its place among the children of the diagram, whatever that shows by now.
class DiagramPart : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    DiagramPart(DiagramWidget& widget, int index) : m_widget(widget), m_index(index) { }

    int index() const { return m_index; }

    bool isValid() const override { return node() > 0 || arc() >= 0; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_widget.window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_widget); }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name && node() > 0)
            return accessibleText(m_widget.diagram(), node());
        if (kind == QAccessible::Name && arc() >= 0)
            return inOneLine(arcToolTip(m_widget.diagram(), arc()));
        if (kind == QAccessible::Description && node() > 0)
            return inOneLine(wordToolTip(m_widget.diagram(), node()));
        return {};
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override { }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inViewport = node() > 0 ? m_widget.wordRect(node()) : m_widget.arcLabelRect(arc());
        return {m_widget.viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool isChoice = canvas() != nullptr;
        const bool selected = isSelected();
        state.selectable = isChoice;
        state.selected = selected;
        state.focusable = isChoice;
        state.focused = isChoice && selected && m_widget.hasFocus();
        const QRect shown(m_widget.viewport()->mapToGlobal(QPoint()), m_widget.viewport()->size());
        state.offscreen = !shown.intersects(rect());
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override
    {
        return canvas() != nullptr ? QStringList{pressAction(), setFocusAction()} : QStringList();
    }
    void doAction(const QString& action) override
    {
        ArcCanvas* const canvas = this->canvas();
        if (canvas == nullptr || !isValid() || !actionNames().contains(action))
            return;
        canvas->setFocus();
        if (node() > 0)
            canvas->setSelectedNode(node());
        else
            canvas->pressArc(arc());
    }
    QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }

private:
    static QString inOneLine(const QString& lines)
    {
        return QLocale().createSeparatedList(lines.split(u'\n', Qt::SkipEmptyParts));
    }
    /// As Diagram numbers it; 0 where this is none.
    int node() const
    {
        const std::vector<int> order = m_widget.diagram().readingOrder();
        return m_index < static_cast<int>(order.size()) ? order[static_cast<std::size_t>(m_index)] : 0;
    }
    /// Its index in the diagram; -1 where this is none.
    int arc() const
    {
        const Diagram& diagram = m_widget.diagram();
        const int arc = m_index - diagram.nodeCount();
        return arc >= 0 && arc < static_cast<int>(diagram.arcs.size()) ? arc : -1;
    }
    bool isSelected() const
    {
        const int selectedArc = m_widget.selectedArc();
        return selectedArc >= 0 ? arc() == selectedArc : node() > 0 && node() == m_widget.selectedNode();
    }
    ArcCanvas* canvas() const { return qobject_cast<ArcCanvas*>(&m_widget); }

    DiagramWidget& m_widget;
    int m_index;
};

QAccessibleInterface* diagramInterface(const QString& /*className*/, QObject* object)
{
    auto* const widget = qobject_cast<DiagramWidget*>(object);
    return widget != nullptr ? new DiagramAccessible(*widget) : nullptr;
}

} // namespace

DiagramAccessible::DiagramAccessible(DiagramWidget& widget)
    : QAccessibleWidget(&widget, QAccessible::List), m_widget(widget)
{
}

DiagramAccessible::~DiagramAccessible()
{
    for (const QAccessible::Id part : m_parts) {
        if (part != 0)
            QAccessible::deleteAccessibleInterface(part);
    }
}

void DiagramAccessible::install()
{
    static const bool once = (QAccessible::installFactory(diagramInterface), true);
    Q_UNUSED(once)
}

int DiagramAccessible::childOfNode(const DiagramWidget& widget, int node)
{
    const std::vector<int> order = widget.diagram().readingOrder();
    const auto found = std::find(order.begin(), order.end(), node);
    return found == order.end() ? -1 : static_cast<int>(found - order.begin());
}

int DiagramAccessible::childOfArc(const DiagramWidget& widget, int arc)
{
    const bool isThere = arc >= 0 && arc < static_cast<int>(widget.diagram().arcs.size());
    return isThere ? widget.diagram().nodeCount() + arc : -1;
}

int DiagramAccessible::partCount() const
{
    return partsOf(m_widget.diagram());
}

int DiagramAccessible::childCount() const
{
    return partCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface* DiagramAccessible::child(int index) const
{
    const int parts = partCount();
    if (index < 0 || index >= parts)
        return index < 0 ? nullptr : QAccessibleWidget::child(index - parts);
    const auto place = static_cast<std::size_t>(index);
    if (place >= m_parts.size())
        m_parts.resize(place + 1);
    if (m_parts[place] == 0)
        m_parts[place] = QAccessible::registerAccessibleInterface(new DiagramPart(m_widget, index));
    return QAccessible::accessibleInterface(m_parts[place]);
}

int DiagramAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    if (const auto* part = dynamic_cast<const DiagramPart*>(child))
        return part->index();
    const int other = QAccessibleWidget::indexOfChild(child);
    return other < 0 ? other : partCount() + other;
}

QAccessibleInterface* DiagramAccessible::childAt(int x, int y) const
{
    for (int index = 0; index < partCount(); ++index) {
        QAccessibleInterface* const part = child(index);
        if (part->rect().contains(x, y))
            return part;
    }
    return QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface* DiagramAccessible::focusChild() const
{
    if (!m_widget.hasFocus())
        return QAccessibleWidget::focusChild();
    const int arc = childOfArc(m_widget, m_widget.selectedArc());
    const int index = arc >= 0 ? arc : childOfNode(m_widget, m_widget.selectedNode());
    return index >= 0 ? child(index) : QAccessibleWidget::focusChild();
}

void DiagramNews::tell(QAccessible::Event kind, int child)
{
    QAccessibleEvent event(&m_widget, kind);
    event.setChild(child);
    QAccessible::updateAccessibility(&event);
}

void DiagramNews::tellGoing(const Diagram& next)
{
    if (!QAccessible::isActive())
        return;
    const auto left = static_cast<std::size_t>(partsOf(next));
    for (std::size_t child = m_told.size(); child > left; --child)
        tell(QAccessible::ObjectDestroyed, static_cast<int>(child) - 1);
    m_told.resize(std::min(m_told.size(), left));
}

void DiagramNews::tellChanges()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleInterface* const whole = QAccessible::queryAccessibleInterface(&m_widget);
    const int parts = partsOf(m_widget.diagram());
    for (int child = 0; child < parts; ++child) {
        const auto place = static_cast<std::size_t>(child);
        QString name = whole->child(child)->text(QAccessible::Name);
        if (place >= m_told.size()) {
            m_told.push_back(std::move(name));
            tell(QAccessible::ObjectCreated, child);
        } else if (m_told[place] != name) {
            m_told[place] = std::move(name);
            tell(QAccessible::NameChanged, child);
        }
    }
}

void DiagramNews::tellFocus()
{
    if (!QAccessible::isActive() || !m_widget.hasFocus())
        return;
    const int arc = DiagramAccessible::childOfArc(m_widget, m_widget.selectedArc());
    tell(QAccessible::Focus, arc >= 0 ? arc : DiagramAccessible::childOfNode(m_widget, m_widget.selectedNode()));
}

} // namespace arcwright::ui
