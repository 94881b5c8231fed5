// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <set>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenu>
#include <QTabWidget>
#include <QTimer>

#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/kinds_dialog.h"
#include "ui/exercises/exercise_commands.h"
#include "ui/exercises/exercise_window.h"
#include "ui/players/export/step_export_dialog.h"
#include "ui/players/panel/lecture_view.h"
#include "ui/players/panel/player_panel.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

/// Whether an action opens a window or asks something. What opens a dialog of the system's for files is not ours, and
/// what trains or leaves the program is no dialog.
inline bool asks(const QAction& action, ActionId id)
{
    constexpr std::array windows{ActionId::Shortcuts, ActionId::Handbook, ActionId::About, ActionId::CommandPalette,
        ActionId::LearningCurve, ActionId::SimulateAnnotator};
    constexpr std::array ofFiles{ActionId::Open, ActionId::OpenFolder, ActionId::OpenLayer, ActionId::SaveAs,
        ActionId::SaveModel, ActionId::OpenModel, ActionId::OpenLesson};
    if (std::find(ofFiles.begin(), ofFiles.end(), id) != ofFiles.end() || !action.isEnabled())
        return false;
    return action.text().contains(u'…') || std::find(windows.begin(), windows.end(), id) != windows.end();
}

/// Shows the parts of a window on an open treebank one after another: workplaces with the tabs of their pages, panels,
/// dialogs, and the windows that no action opens while the treebank is all there is.
class EveryPlace {
public:
    /// Looks at what is shown, of which `place` says what it is.
    using Look = std::function<void(QWidget& shown, const QString& place)>;

    explicit EveryPlace(MainWindow& window) : m_window(window) { }

    /// Gives the window a layer to compare and a model.
    void fill()
    {
        Workspace& workspace = m_window.workspace();
        workspace.startLayer(QStringLiteral("other"));
        Graph graph = workspace.gold(0);
        graph.relations[1] = workspace.relations()->intern("obl");
        workspace.setPredictions({{workspace.treebank().key(0), {graph, Exposure::Unseen}}});
        const Treebank treebank = workspace.treebank();
        m_window.learning().useModel(modelOf(treebank, treebank.size()), QStringLiteral("small"));
        settle();
    }

    void workplaces(const Look& look)
    {
        for (const WorkplaceId place :
            {WorkplaceId::Analyse, WorkplaceId::Train, WorkplaceId::Teach, WorkplaceId::Annotate}) {
            m_window.workplaces().go(place);
            settle();
            const QString name = QStringLiteral("workplace %1").arg(static_cast<int>(place));
            look(m_window, name);
            for (QTabWidget* tabs : m_window.centralWidget()->findChildren<QTabWidget*>()) {
                const int first = tabs->currentIndex();
                for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
                    if (tab == first)
                        continue;
                    tabs->setCurrentIndex(tab);
                    settle();
                    look(*tabs, name + QStringLiteral(", ") + tabs->tabText(tab));
                }
                tabs->setCurrentIndex(first);
            }
        }
    }

    void panels(const Look& look)
    {
        for (QDockWidget* dock : m_window.findChildren<QDockWidget*>()) {
            const bool wasHidden = dock->isHidden();
            dock->show();
            dock->raise();
            settle();
            look(*dock, QStringLiteral("panel ") + dock->windowTitle());
            if (wasHidden)
                dock->hide();
        }
    }

    /// The actions whose windows were seen.
    std::set<ActionId> dialogs(const Look& look)
    {
        std::set<ActionId> seen;
        for (std::size_t at = 0; at < actionCount; ++at) {
            const auto id = static_cast<ActionId>(at);
            if (asks(*m_window.actions()[id], id))
                open(id, look, seen);
        }
        return seen;
    }

    void others(const Look& look, const test::TemporaryFolder& folder)
    {
        {
            KindsDialog kinds(Qt::red, &m_window);
            kinds.show();
            look(kinds, QStringLiteral("kinds of attachment"));
        }
        const QString file = QString::fromStdString(folder.file("week1.arcexercise"));
        ASSERT_TRUE(m_window.exercises().make({QStringLiteral("Week 1"), Feedback::Marks, true, 1, 3, {}}, file));
        ExerciseWindow* exercise = m_window.exercises().open(file);
        ASSERT_NE(exercise, nullptr);
        look(*exercise, QStringLiteral("exercise"));
        exercise->close();
        auto* panel = m_window.findChild<PlayerPanel*>();
        ASSERT_NE(panel, nullptr);
        m_window.workplaces().go(WorkplaceId::Teach);
        m_window.actions()[ActionId::ShowPlayer]->trigger();
        for (const char* name : {"eisner", "hill"}) {
            ASSERT_TRUE(panel->choosePlayer(QLatin1String(name)));
            panel->askForStep(3);
            ASSERT_TRUE(QTest::qWaitFor([&] { return panel->player() != nullptr && !panel->isBusy(); }, 20'000));
            settle();
            look(m_window, QStringLiteral("player ") + QLatin1String(name));
        }
        {
            StepExportDialog steps(*panel->player(), 2, &m_window);
            steps.show();
            look(steps, QStringLiteral("export of steps"));
        }
        LectureView lecture(*panel, &m_window);
        lecture.resize(1280, 800);
        lecture.show();
        look(lecture, QStringLiteral("lecture"));
    }

private:
    void settle()
    {
        ASSERT_TRUE(waitFor([&] { return !m_window.isBusy(); }));
        QApplication::processEvents();
    }

    static bool isToLookAt(const QWidget& top, const QWidget& window)
    {
        return top.isVisible() && &top != &window && qobject_cast<const QMenu*>(&top) == nullptr && top.isWindow()
            && top.windowType() != Qt::ToolTip;
    }

    void open(ActionId id, const Look& look, std::set<ActionId>& seen)
    {
        const QString place = QStringLiteral("dialog ") + Actions::name(id);
        bool isLooking = false;
        const auto lookAtAll = [&] {
            if (isLooking)
                return;
            isLooking = true;
            for (QWidget* top : QApplication::topLevelWidgets()) {
                if (!isToLookAt(*top, m_window))
                    continue;
                if (qobject_cast<QFileDialog*>(top) == nullptr && seen.insert(id).second)
                    look(*top, place);
                top->close();
            }
            isLooking = false;
        };
        QTimer looks; // while a dialog that has to be answered is open, too
        QObject::connect(&looks, &QTimer::timeout, &looks, lookAtAll);
        looks.start(10);
        m_window.actions()[id]->trigger();
        QTest::qWait(30);
        looks.stop();
        lookAtAll();
        if (auto* palette = m_window.findChild<CommandPalette*>(); palette->isVisible()) {
            seen.insert(id);
            look(*palette, place);
            palette->hide();
        }
    }

    MainWindow& m_window;
};

} // namespace arcwright::ui::testing
