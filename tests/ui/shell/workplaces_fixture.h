// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QListWidget>
#include <QToolButton>

#include "tests/ui/support/window_fixture.h"
#include "ui/settings/actions.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

/// The window, and what one does to its workplaces and panels.
class WorkplacesTest : public WindowTest {
protected:
    void go(int number)
    {
        key(Qt::Key_0 + number, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }
    WorkplaceId current() { return window.workplaces().current(); }
    QDockWidget* dock(const char* name) { return window.workplaces().panel(QString::fromLatin1(name)); }
    static bool isSeen(const QWidget* widget) { return widget->isVisible(); }
    /// Not one that stands behind another.
    static bool isInFront(const QDockWidget* dock) { return dock->isVisible() && !dock->visibleRegion().isEmpty(); }
    QStringList panels()
    {
        QCoreApplication::processEvents();
        QStringList seen;
        for (const SidePanel& panel : sidePanels()) {
            if (isInFront(dock(panel.name)))
                seen << QString::fromLatin1(panel.name);
        }
        return seen;
    }
    QToolButton* buttonIn(QWidget* bar, ActionId id)
    {
        for (QToolButton* button : bar->findChildren<QToolButton*>()) {
            if (button->defaultAction() == window.actions()[id])
                return button;
        }
        return nullptr;
    }
    template <class Part>
    Part* part()
    {
        return window.findChild<Part*>();
    }
    /// As one does at the edge between a panel and what is beside it.
    void dragEdge(QDockWidget* moved, int width)
    {
        const int middle = moved->geometry().center().y();
        const QPoint edge(moved->geometry().right() + 2, middle);
        const QPoint end(edge.x() + width - moved->width(), middle);
        QTest::mousePress(&window, Qt::LeftButton, {}, edge);
        QTest::mouseMove(&window, (edge + end) / 2);
        QCoreApplication::processEvents();
        QTest::mouseMove(&window, end);
        QCoreApplication::processEvents();
        QTest::mouseRelease(&window, Qt::LeftButton, {}, end);
        QTest::qWait(20);
    }
    /// As a model of that name would that makes no error.
    void predict()
    {
        workspace().startLayer(QStringLiteral("parser-of-all-texts.arcmodel"));
        for (std::size_t sentence = 0; sentence < workspace().treebank().size(); ++sentence)
            workspace().setPredictions(
                {{workspace().treebank().key(sentence), {workspace().gold(sentence), Exposure::Unseen}}});
        ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    }
    void clickItem(QListWidget* list, int row)
    {
        const QPoint place = list->viewport()->mapTo(&window, list->visualItemRect(list->item(row)).center());
        click(place);
    }
};

} // namespace arcwright::ui::testing
