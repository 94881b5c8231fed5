// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/workplaces.h"

#include <algorithm>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCursor>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>

#include "ui/look/panel_frame.h"
#include "ui/settings/actions.h"
#include "ui/settings/waiting_panels.h"

namespace arcwright::ui {

namespace {

constexpr int stateVersion = 1; // of the sets of panels and bars: another one, and what was remembered is of no use

std::size_t placeOf(WorkplaceId id)
{
    return static_cast<std::size_t>(id);
}

/// What is shown for the first time has placed nothing yet, and would be seen so: parts ask for room one by one.
void present(QMainWindow& window)
{
    window.layout()->activate();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    window.setUpdatesEnabled(true);
}

} // namespace

Workplaces::Workplaces(Actions& actions, QWidget& sentence, QMainWindow& window)
    : QObject(&window)
    , m_actions(actions)
    , m_sentence(sentence)
    , m_window(window)
    , m_middle(new QSplitter(Qt::Vertical, &window))
    , m_pages(new QStackedWidget(m_middle))
    , m_sides(window)
{
    m_middle->addWidget(m_pages);
    m_middle->addWidget(&sentence);
    m_middle->setChildrenCollapsible(false);
    m_pages->hide();
    m_window.setAnimated(false); // Qt crashes where a state is restored while a panel is on its way to its place
    connectActions();
}

QWidget* Workplaces::middle() const
{
    return m_middle;
}

void Workplaces::connectActions()
{
    auto* group = new QActionGroup(this);
    for (const Workplace& workplace : workplaces()) {
        QAction* action = m_actions[workplace.action];
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = workplace.id] { go(id); });
    }
    for (const SidePanel& panel : sidePanels()) {
        m_window.addAction(m_actions[panel.action]); // its key tells why, where neither menu nor bar has it
        connect(m_actions[panel.action], &QAction::triggered, this,
            [this, name = QString::fromLatin1(panel.name)] { togglePanel(name); });
    }
    // Connected before those who carry the actions out, so that what they do is seen.
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (isOfSentence(id))
            connect(m_actions.all()[i], &QAction::triggered, this, [this, id] {
                if (!m_isShownHere || !m_isShownHere(id))
                    goToSentence();
            });
    }
    connect(m_actions[ActionId::OnlyDiagram], &QAction::toggled, this, &Workplaces::showOnlyDiagram);
}

QDockWidget* Workplaces::addPanel(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name); // by which its place is remembered
    dock->setFont({}); // Qt gives it one of its own, which does not grow with the window's
    dock->setWidget(new PanelFrame(content));
    m_window.addDockWidget(area, dock);
    for (const auto& [other, placed] : m_panels) {
        if (m_window.dockWidgetArea(placed) == area) {
            m_window.tabifyDockWidget(placed, dock);
            break;
        }
    }
    m_panels[name] = dock;
    for (const SidePanel& panel : sidePanels()) {
        if (QLatin1String(panel.name) == name)
            connect(dock, &QDockWidget::visibilityChanged, m_actions[panel.action], &QAction::setChecked);
    }
    return dock;
}

void Workplaces::addPage(WorkplaceId id, QWidget* page)
{
    auto* frame = new QScrollArea(m_pages); // in a window that is too small for it the page is scrolled
    frame->setFrameShape(QFrame::NoFrame);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->setWidgetResizable(true);
    frame->setWidget(page);
    if (page->accessibleName().isEmpty())
        page->setAccessibleName(Actions::name(workplaceOf(id).action));
    m_pages->addWidget(frame);
    m_pageOf[placeOf(id)] = page;
    m_frameOf[placeOf(id)] = frame;
}

void Workplaces::begin()
{
    m_pristine = m_window.saveState(stateVersion);
    for (const Workplace& workplace : workplaces())
        m_states[placeOf(workplace.id)] = Settings::workplaceState(QString::fromLatin1(workplace.name));
    m_current = workplaceNamed(Settings::workplace()).value_or(WorkplaceId::Annotate);
    const QStringList waiting = waitingPanels();
    m_waiting.insert(waiting.begin(), waiting.end());
    m_hasBegun = true;
    arrange();
    Q_EMIT changed(m_current); // it may be another one than that in which bars and panels were made
}

void Workplaces::useDefaults()
{
    m_states = {};
    m_waiting.clear();
    m_current = WorkplaceId::Annotate;
    m_isRemembering = false;
    arrange();
    Q_EMIT changed(m_current);
}

void Workplaces::go(WorkplaceId id)
{
    if (m_isOnlyDiagram)
        m_actions[ActionId::OnlyDiagram]->setChecked(false);
    if (id != m_current) {
        m_focus[placeOf(m_current)] = m_window.focusWidget();
        Q_EMIT leaving(m_current);
        keepScrolls();
        keepState();
        m_current = id;
        arrange();
        m_window.setUpdatesEnabled(false); // bars of others come and go with it
        giveKeyboard();
        Q_EMIT changed(id);
        present(m_window);
        restoreScrolls();
        Q_EMIT arrived(id);
        remember(); // a crash is no reason to begin elsewhere
    }
    m_actions[workplaceOf(id).action]->setChecked(true);
}

void Workplaces::keepScrolls()
{
    if (const auto* frame = qobject_cast<QScrollArea*>(m_frameOf[placeOf(m_current)]))
        m_scrolls[placeOf(m_current)] = {frame->horizontalScrollBar()->value(), frame->verticalScrollBar()->value()};
}

/// What had the keyboard there was brought into view meanwhile, and the frame has had other sizes.
void Workplaces::restoreScrolls()
{
    if (const auto* frame = qobject_cast<QScrollArea*>(m_frameOf[placeOf(m_current)])) {
        frame->horizontalScrollBar()->setValue(m_scrolls[placeOf(m_current)].x());
        frame->verticalScrollBar()->setValue(m_scrolls[placeOf(m_current)].y());
    }
}

void Workplaces::goToSentence()
{
    if (!workplaceOf(m_current).showsSentence)
        go(WorkplaceId::Annotate);
}

void Workplaces::showPanel(const QString& name)
{
    if (m_isOnlyDiagram)
        m_actions[ActionId::OnlyDiagram]->setChecked(false);
    if (!offers(workplaceOf(m_current), name))
        go(WorkplaceId::Annotate);
    QDockWidget* dock = panel(name);
    if (!dock)
        return;
    if (m_absent.contains(name)) {
        m_waiting.insert(name); // what is still being opened may have something for it
        return;
    }
    const bool isNew = dock->isHidden() && isAtSide(*dock);
    if (isNew)
        m_sides.expectNeighbour();
    dock->show();
    dock->raise();
    if (isNew) {
        m_sides.take(*dock);
        narrowSides();
    }
}

bool Workplaces::isAtSide(QDockWidget& dock) const
{
    const Qt::DockWidgetArea area = m_window.dockWidgetArea(&dock);
    return !dock.isFloating() && (area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea);
}

/// Panels at the sides leave the sentence half of the window, as long as they can.
void Workplaces::narrowSides()
{
    QList<QDockWidget*> sides;
    QList<int> widths;
    int all = 0;
    for (const auto& [name, dock] : m_panels) {
        if (dock->isHidden() || !isAtSide(*dock))
            continue;
        sides << dock;
        widths << std::max(dock->width(), dock->sizeHint().width());
        all += widths.back();
    }
    const int most = m_window.width() / 2;
    if (all <= 0 || all <= most)
        return;
    for (int& width : widths)
        width = width * most / all;
    m_window.resizeDocks(sides, widths, Qt::Horizontal);
}

QDockWidget* Workplaces::panel(const QString& name) const
{
    const auto found = m_panels.find(name);
    return found == m_panels.end() ? nullptr : found->second;
}

void Workplaces::setPanelOffered(const QString& name, bool isOffered)
{
    QDockWidget* dock = panel(name);
    if (!dock || isOffered != m_absent.contains(name))
        return;
    if (isOffered) {
        m_absent.erase(name);
        bringBack(name);
    } else {
        m_absent.insert(name);
        if (m_hasBegun && !dock->isHidden())
            m_waiting.insert(name);
        if (dock->isAncestorOf(QApplication::focusWidget()))
            giveKeyboard();
        dock->hide();
    }
    dock->toggleViewAction()->setVisible(offersHere(name));
    Q_EMIT panelOffered(name, isOffered);
}

bool Workplaces::offersHere(const QString& name) const
{
    return offers(workplaceOf(m_current), name) && !m_absent.contains(name);
}

/// Shows a panel that was waited for, where it can be.
void Workplaces::bringBack(const QString& name)
{
    if (m_waiting.contains(name) && offersHere(name) && !m_isOnlyDiagram) {
        m_waiting.erase(name);
        panel(name)->show();
    }
}

bool Workplaces::isSeen(const QDockWidget& dock) const
{
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

/// One that stands behind another comes to the front.
void Workplaces::togglePanel(const QString& name)
{
    QDockWidget* dock = panel(name);
    if (!dock)
        return;
    if (m_absent.contains(name)) {
        for (const SidePanel& row : sidePanels()) {
            if (QLatin1String(row.name) == name)
                m_actions[row.action]->setChecked(false); // as the key has just done
        }
        Q_EMIT panelMissed(name);
        return;
    }
    if (!isSeen(*dock)) {
        showPanel(name);
        dock->widget()->setFocus();
        return;
    }
    if (dock->isAncestorOf(QApplication::focusWidget()))
        giveKeyboard();
    dock->hide();
}

void Workplaces::keepState()
{
    if (m_isOnlyDiagram)
        return;
    QStringList moved;
    for (const auto& [name, dock] : m_panels) {
        if (!m_sides.isOurs(*dock))
            moved << name;
    }
    m_states[placeOf(m_current)] = {m_window.saveState(stateVersion), m_middle->saveState(), moved};
}

void Workplaces::arrange()
{
    letGoOfPanels();
    const Workplace& workplace = workplaceOf(m_current);
    QWidget* page = m_pageOf[placeOf(m_current)];
    m_window.setUpdatesEnabled(false); // or every step of it would be seen
    if (page)
        m_pages->setCurrentWidget(m_frameOf[placeOf(m_current)]);
    m_pages->setVisible(page != nullptr);
    m_sentence.setVisible(workplace.showsSentence || !page);
    // The least sizes of the other workplace's page would hold until then, and panels would have to give way.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const Settings::WorkplaceState& state = m_states[placeOf(m_current)];
    const bool isRestored = !state.panels.isEmpty() && m_window.restoreState(state.panels, stateVersion);
    if (!isRestored)
        showDefaults();
    for (const auto& [name, dock] : m_panels) {
        const bool isOffered = offersHere(name);
        dock->toggleViewAction()->setVisible(isOffered);
        if (!isOffered && offers(workplace, name) && !dock->isHidden())
            m_waiting.insert(name);
        if (!isOffered)
            dock->hide();
        bringBack(name);
        if (isRestored && state.moved.contains(name))
            m_sides.leave(*dock);
    }
    for (const auto& [name, dock] : m_panels) {
        if (!isRestored || !state.moved.contains(name))
            m_sides.take(*dock); // the window may have another size since
    }
    for (QToolBar* bar : m_bars)
        bar->show();
    if (state.middle.isEmpty() || !m_middle->restoreState(state.middle)) {
        constexpr int usualHeight = 600; // before the window is shown
        const int height = std::max(m_middle->height(), usualHeight);
        const int pageHeight = page ? std::min(page->sizeHint().height(), height * 3 / 5) : 0;
        m_middle->setSizes({pageHeight, height - pageHeight});
    }
    present(m_window);
    m_actions[workplace.action]->setChecked(true);
}

/// Qt crashes where a state is restored while a panel is being dragged, or after one that stands free was closed.
void Workplaces::letGoOfPanels()
{
    QWidget* const dragged = QWidget::mouseGrabber();
    if (qobject_cast<QDockWidget*>(dragged)) {
        const QPointF there = QCursor::pos();
        QMouseEvent released(QEvent::MouseButtonRelease, dragged->mapFromGlobal(there), there, Qt::LeftButton,
            Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(dragged, &released);
    }
    for (const auto& [name, dock] : m_panels)
        dock->setFloating(false); // the state says which stand free
}

void Workplaces::showDefaults()
{
    m_window.restoreState(m_pristine, stateVersion);
    const QStringList atFirst = QString::fromLatin1(workplaceOf(m_current).panelsAtFirst).split(u' ');
    for (const auto& [name, dock] : m_panels)
        dock->setVisible(atFirst.contains(name));
}

/// All panels and bars step aside, and come back as they were; what was opened in the meantime goes.
void Workplaces::showOnlyDiagram(bool only)
{
    if (only == m_isOnlyDiagram)
        return;
    if (!only) {
        m_isOnlyDiagram = false;
        arrange();
        return;
    }
    goToSentence();
    keepState();
    m_isOnlyDiagram = true;
    for (const auto& [name, dock] : m_panels)
        dock->hide();
    for (QToolBar* bar : m_bars)
        bar->hide();
    m_pages->hide();
    m_sentence.setFocus();
}

QWidget* Workplaces::keyboardPlace() const
{
    QWidget* page = m_pageOf[placeOf(m_current)];
    return page ? page : &m_sentence;
}

/// To what had it there, or to what a newcomer is to begin with.
void Workplaces::giveKeyboard()
{
    QWidget* before = m_focus[placeOf(m_current)];
    if (before && before->isVisibleTo(&m_window)) {
        before->setFocus();
        return;
    }
    keyboardPlace()->setFocus();
}

void Workplaces::remember()
{
    if (!m_isRemembering || !m_hasBegun)
        return;
    keepState();
    waitingPanels.set(QStringList(m_waiting.begin(), m_waiting.end())); // their docks are kept as hidden
    for (const Workplace& workplace : workplaces())
        Settings::setWorkplaceState(QString::fromLatin1(workplace.name), m_states[placeOf(workplace.id)]);
    Settings::workplace.set(QString::fromLatin1(workplaceOf(m_current).name));
}

} // namespace arcwright::ui
