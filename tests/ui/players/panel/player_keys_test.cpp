// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>

#include "tests/ui/players/player_panel_fixture.h"
#include "ui/players/panel/quiz_bar.h"
#include "ui/players/panel/score_matrix.h"
#include "ui/players/panel/stops_menu.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui::testing {
namespace {

class PlayerKeysTest : public PlayerPanelTest {
protected:
    /// Does something to the window that a key opens and that waits to be answered.
    template <class Widget>
    static void answer(const std::function<void(Widget&)>& what)
    {
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, timer, [timer, what] {
            QWidget* open = QApplication::activePopupWidget() ? QApplication::activePopupWidget()
                                                              : QApplication::activeModalWidget();
            if (auto* asked = qobject_cast<Widget*>(open)) {
                timer->deleteLater();
                timer->stop();
                what(*asked);
            }
        });
        timer->start(5);
    }
};

TEST_F(PlayerKeysTest, PlusAndMinusChangeTheSpeed)
{
    watch("eisner");
    const QComboBox& speed = *panel().transport()->speed();
    const int before = speed.currentIndex();
    key(Qt::Key_Plus);
    EXPECT_EQ(speed.currentIndex(), before + 1);
    key(Qt::Key_Minus);
    key(Qt::Key_Minus);
    EXPECT_EQ(speed.currentIndex(), before - 1);
}

TEST_F(PlayerKeysTest, LettersOpenAndCloseWhatStandsBesideTheStage)
{
    watch("eisner");
    key(Qt::Key_D);
    EXPECT_TRUE(panel().besideSide()->isVisible());
    key(Qt::Key_D);
    EXPECT_FALSE(panel().besideSide()->isVisible());
    key(Qt::Key_Q);
    EXPECT_TRUE(panel().quiz()->isVisible());
    key(Qt::Key_Q);
    EXPECT_FALSE(panel().quiz()->isVisible());
    key(Qt::Key_M);
    EXPECT_TRUE(panel().matrix()->isVisible());
    stage().setFocus();
    key(Qt::Key_M);
    EXPECT_FALSE(panel().matrix()->isVisible());
}

TEST_F(PlayerKeysTest, BOffersTheArcToStopAt)
{
    watch("eisner");
    key(Qt::Key_End);
    const Arc arc = player().arcs().back();
    click(onStage(*stage().placeOf(Target::arc(arc.head, arc.dependent))));
    key(Qt::Key_Home);
    key(Qt::Key_B);
    ASSERT_TRUE(panel().stops()->isVisible());
    QTest::mouseClick(panel().stops()->addButton(), Qt::LeftButton);
    panel().stops()->close();
    ASSERT_EQ(panel().stops()->arcs().size(), 1U);
    EXPECT_EQ(*panel().stops()->arcs().begin(), std::pair(arc.head, arc.dependent));
}

TEST_F(PlayerKeysTest, AskedForTwiceTheStopsAreThereOnceAndNobodyWaitsForTheirEnd)
{
    watch("eisner");
    panel().openStops();
    ASSERT_TRUE(panel().stops()->isVisible());
    panel().openStops();
    EXPECT_TRUE(panel().stops()->isVisible());
    panel().stops()->hide();
    EXPECT_EQ(QThread::currentThread()->loopLevel(), 0) << "no loop of events of its own is left";
}

TEST_F(PlayerKeysTest, TAsksForASentence)
{
    watch("eisner");
    answer<QInputDialog>([](QInputDialog& dialog) {
        QTest::keyClicks(dialog.findChild<QLineEdit*>(), QStringLiteral("Birds sing."));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    key(Qt::Key_T);
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_EQ(player().words().size(), 3);
    EXPECT_EQ(player().words().form(2), QStringLiteral("sing"));
    window.activateWindow(); // where no window manager does it
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    key(Qt::Key_Right);
    EXPECT_EQ(at(), 1) << "the keys are the stage's again";
}

} // namespace
} // namespace arcwright::ui::testing
