// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour_parts.h"

#include <algorithm>

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>

#include "ui/settings/actions.h"

namespace arcwright::ui {

namespace {

const QString menuMark = QStringLiteral("menu:");
const QString buttonMark = QStringLiteral("button:");

bool isOfClass(const QWidget& widget, const QString& name)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1) == name;
}

/// Where a widget is to be seen in the window.
QRect seen(const QWidget& widget, const QWidget& window)
{
    if (widget.window() != &window || !widget.isVisibleTo(&window))
        return {};
    QRect part(widget.mapTo(&window, QPoint()), widget.size());
    for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
        part &= QRect(around->mapTo(&window, QPoint()), around->size());
        if (around == &window)
            break;
    }
    return part;
}

/// Which part has the keys of a scope.
QString keyPlaceOf(ShortcutScope scope)
{
    switch (scope) {
    case ShortcutScope::Window:
        break;
    case ShortcutScope::Diagram:
        return QStringLiteral("ArcCanvas");
    case ShortcutScope::Player:
        return QStringLiteral("PlayerStage");
    case ShortcutScope::Queue:
        return QStringLiteral("SuspicionPage");
    }
    return {};
}

QStringList targetsOf(const TourStep& step)
{
    return QString::fromLatin1(step.target).split(u' ');
}

} // namespace

QRect TourParts::partOf(const TourStep& step) const
{
    for (const QString& target : targetsOf(step)) {
        if (const QRect part = partNamed(target); !part.isEmpty())
            return part;
    }
    return {};
}

void TourParts::bring(const TourStep& step) const
{
    if (!partOf(step).isEmpty())
        return;
    for (const QString& target : targetsOf(step)) {
        QWidget* widget = widgetOfClass(target);
        if (widget == nullptr)
            continue;
        for (QWidget* around = widget; around != nullptr && around != &m_window; around = around->parentWidget()) {
            if (auto* tabs = qobject_cast<QTabWidget*>(around)) {
                for (int page = 0; page < tabs->count(); ++page) {
                    if (tabs->widget(page)->isAncestorOf(widget) || tabs->widget(page) == widget)
                        tabs->setCurrentIndex(page);
                }
            } else if (auto* scrolled = qobject_cast<QScrollArea*>(around)) {
                scrolled->ensureWidgetVisible(widget);
            }
        }
        if (!partNamed(target).isEmpty())
            return;
    }
}

QWidget* TourParts::keyPlaceOf(const TourStep& step) const
{
    for (const ActionId id : keysNamedIn(step)) {
        if (const ShortcutScope scope = specOf(id).scope; scope != ShortcutScope::Window)
            return widgetOfClass(ui::keyPlaceOf(scope));
    }
    return nullptr;
}

QRect TourParts::menuWith(const QString& key) const
{
    const auto isNamed = [&](const QAction* action) {
        for (std::size_t at = 0; at < actionCount; ++at) {
            if (m_actions.all()[at] == action)
                return key == QLatin1String(specOf(static_cast<ActionId>(at)).key);
        }
        return false;
    };
    for (QAction* title : m_window.menuBar()->actions()) {
        if (title->menu() == nullptr || !std::ranges::any_of(title->menu()->actions(), isNamed))
            continue;
        const QRect row = m_window.menuBar()->actionGeometry(title);
        return {m_window.menuBar()->mapTo(&m_window, row.topLeft()), row.size()};
    }
    return {};
}

QRect TourParts::buttonOf(const QString& key) const
{
    for (std::size_t at = 0; at < actionCount; ++at) {
        if (key != QLatin1String(specOf(static_cast<ActionId>(at)).key))
            continue;
        for (const QToolButton* button : m_window.findChildren<QToolButton*>()) {
            if (button->defaultAction() != m_actions.all()[at])
                continue;
            if (const QRect part = seen(*button, m_window); !part.isEmpty())
                return part;
        }
    }
    return {};
}

QRect TourParts::partNamed(const QString& target) const
{
    if (target.startsWith(menuMark))
        return menuWith(target.mid(menuMark.size()));
    if (target.startsWith(buttonMark))
        return buttonOf(target.mid(buttonMark.size()));
    const QWidget* widget = widgetOfClass(target);
    return widget == nullptr ? QRect() : seen(*widget, m_window);
}

/// One that is to be seen, if there are several.
QWidget* TourParts::widgetOfClass(const QString& name) const
{
    QWidget* hidden = nullptr;
    for (QWidget* widget : m_window.findChildren<QWidget*>()) {
        if (!isOfClass(*widget, name) || widget->window() != &m_window)
            continue;
        if (!seen(*widget, m_window).isEmpty())
            return widget;
        if (hidden == nullptr)
            hidden = widget;
    }
    return hidden;
}

} // namespace arcwright::ui
