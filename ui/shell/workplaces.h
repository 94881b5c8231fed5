// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include <QObject>
#include <QPointer>

#include "ui/settings/settings.h"
#include "ui/shell/side_widths.h"
#include "ui/shell/workplace.h"

class QDockWidget;
class QMainWindow;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace arcwright::ui {

class Actions;

/// Goes from one workplace to another: puts its page and its panels in their places, and remembers where each
/// workplace's panels were, within the session and over restarts. The documents and the sentence stay what they are.
class Workplaces : public QObject {
    Q_OBJECT
public:
    /// `sentence` is the view of the sentence, which takes the keyboard where it is shown.
    Workplaces(Actions& actions, QWidget& sentence, QMainWindow& window);

    /// The middle of the window: the page of the workplace, and the sentence.
    QWidget* middle() const;
    /// Makes the panel of that name out of its content.
    QDockWidget* addPanel(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
    /// Gives a workplace the page that fills its middle.
    void addPage(WorkplaceId id, QWidget* page);
    /// Bars that step aside with the panels when there is to be only the diagram.
    void addBar(QToolBar* bar) { m_bars.push_back(bar); }
    /// Goes to the workplace of last time, once all panels, pages and bars are there.
    void begin();
    /// Gives every workplace the panels it comes with, and remembers nothing from here on.
    void useDefaults();

    WorkplaceId current() const { return m_current; }
    void go(WorkplaceId id);
    /// Goes where the sentence is seen, unless it is seen already.
    void goToSentence();
    /// Tells of an action whether what it does is seen where one is, so that it leads nobody to the sentence.
    void setShownHere(std::function<bool(ActionId)> shown) { m_isShownHere = std::move(shown); }
    /// Brings a panel to the front: in this workplace if it can have it, else where it is at home.
    void showPanel(const QString& name);
    QDockWidget* panel(const QString& name) const;
    /// Whether there is anything that a panel could show. One without steps aside with its button, and comes back as it
    /// was.
    void setPanelOffered(const QString& name, bool isOffered);
    /// Whether the panel can be had here now.
    bool offersHere(const QString& name) const;
    /// What gets the keyboard here when nothing else has it: the page, else the sentence.
    QWidget* keyboardPlace() const;
    /// Remembers the panels of this workplace over the end of the program.
    void remember();

Q_SIGNALS:
    /// Another one is about to take its place.
    void leaving(arcwright::ui::WorkplaceId id);
    void changed(arcwright::ui::WorkplaceId id);
    /// All that it shows is in its place.
    void arrived(arcwright::ui::WorkplaceId id);
    /// There is something for a panel to show, or no more.
    void panelOffered(const QString& name, bool isOffered);
    /// Somebody asked for a panel that has nothing to show.
    void panelMissed(const QString& name);

private:
    void connectActions();
    void togglePanel(const QString& name);
    void bringBack(const QString& name);
    bool isSeen(const QDockWidget& dock) const;
    bool isAtSide(QDockWidget& dock) const;
    void narrowSides();
    void keepState();
    void arrange();
    void letGoOfPanels();
    void showDefaults();
    void showOnlyDiagram(bool only);
    void giveKeyboard();
    void keepScrolls();
    void restoreScrolls();

    Actions& m_actions;
    QWidget& m_sentence;
    QMainWindow& m_window;
    QSplitter* m_middle;
    QStackedWidget* m_pages;
    SideWidths m_sides;
    std::array<QWidget*, workplaceCount> m_pageOf{};
    std::array<QWidget*, workplaceCount> m_frameOf{}; ///< in which the page lies
    std::map<QString, QDockWidget*> m_panels;
    std::set<QString> m_absent; ///< panels that have nothing to show
    std::set<QString> m_waiting; ///< those of them that are to be shown as soon as they have
    std::vector<QToolBar*> m_bars;
    QByteArray m_pristine; ///< places of all panels before anybody moved them
    std::array<Settings::WorkplaceState, workplaceCount> m_states;
    std::array<QPoint, workplaceCount> m_scrolls{}; ///< of the frames, as they were left
    std::array<QPointer<QWidget>, workplaceCount> m_focus; ///< what had the keyboard there
    WorkplaceId m_current = WorkplaceId::Annotate;
    bool m_hasBegun = false;
    bool m_isRemembering = true;
    bool m_isOnlyDiagram = false;
    std::function<bool(ActionId)> m_isShownHere;
};

} // namespace arcwright::ui
