// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>

#include "tests/ui/support/window_fixture.h"
#include "ui/shell/workplace.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class DraggedPanels : public WindowTest {
protected:
    DraggedPanels()
    {
        startWith(smallTreebank);
        dock = window.findChild<QDockWidget*>(QStringLiteral("sentences"));
    }
    QPoint title() const { return dock->mapTo(&window, QPoint(20, 6)); }
    QPoint elsewhere() const { return {window.width() - 40, window.height() / 2}; }
    void beginDrag()
    {
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, title());
        QTest::mouseMove(window.windowHandle(), title() + QPoint(30, 30));
        QTest::mouseMove(window.windowHandle(), elsewhere());
    }
    void letGo() { QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, elsewhere()); }
    void visitAll()
    {
        for (const Workplace& workplace : workplaces())
            window.workplaces().go(workplace.id);
        window.workplaces().go(WorkplaceId::Annotate);
        QApplication::processEvents();
    }

    QDockWidget* dock = nullptr;
};

} // namespace

TEST_F(DraggedPanels, StandTheChoiceOfAnotherWorkplaceAtOnce)
{
    for (int again = 0; again < 5; ++again) {
        beginDrag();
        letGo();
        visitAll();
    }
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Annotate);
    EXPECT_TRUE(dock->isVisible());
}

TEST_F(DraggedPanels, StandTheChoiceOfAnotherWorkplaceWhileTheyAreDragged)
{
    for (int again = 0; again < 5; ++again) {
        beginDrag();
        visitAll();
        letGo();
    }
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Annotate);
    EXPECT_TRUE(dock->isVisible());
}

TEST_F(DraggedPanels, CanBeClosedWhereTheyStandFree)
{
    for (int again = 0; again < 5; ++again) {
        beginDrag();
        letGo();
        dock->setFloating(true);
        dock->close();
        visitAll();
        window.actions()[ActionId::ShowSentences]->trigger();
        EXPECT_TRUE(dock->isVisible());
    }
}

} // namespace arcwright::ui::testing
