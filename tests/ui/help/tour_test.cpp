// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour_guide.h"

#include <QPushButton>
#include <QToolButton>

#include "tests/ui/support/window_fixture.h"
#include "ui/help/tour_card.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class Touring : public WindowTest {
protected:
    TourGuide& tours() { return window.help().tours(); }
    static std::size_t count(TourId tour) { return stepsOf(tour).size(); }
};

} // namespace

/// Every step of every tour: its part of the window is there, the card is beside it and whole, and says something.
TEST_F(Touring, EveryStepPointsAtWhatIsThere)
{
    startWith(smallTreebank);
    for (const QSize& size : {QSize(1024, 700), QSize(1280, 800)}) {
        window.resize(size);
        for (std::size_t at = 0; at < tourCount; ++at) {
            const auto tour = static_cast<TourId>(at);
            window.actions()[actionOf(tour)]->trigger();
            ASSERT_TRUE(tours().isOn());
            for (std::size_t step = 0; step < count(tour); ++step) {
                ASSERT_EQ(tours().step(), step);
                ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
                QApplication::processEvents();
                QTest::qWait(1);
                const QRect part = tours().partOf(stepsOf(tour)[step]);
                EXPECT_FALSE(part.isEmpty()) << titleOf(tour).toStdString() << ", step " << step + 1;
                const TourCard& card = tours().card();
                EXPECT_TRUE(card.isVisible());
                EXPECT_TRUE(window.rect().contains(card.geometry())) << titleOf(tour).toStdString() << step + 1;
                EXPECT_FALSE(card.text().contains(u'{')) << card.text().toStdString();
                for (const QLabel* label : card.findChildren<QLabel*>())
                    EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
                tours().next();
            }
            EXPECT_FALSE(tours().isOn()) << "the last step ends it";
            EXPECT_FALSE(tours().card().isVisible());
        }
    }
}

TEST_F(Touring, GoesOnBackAndAwayByKeys)
{
    startWith(smallTreebank);
    tours().start(TourId::Annotator);
    EXPECT_TRUE(tours().card().hasFocus());
    key(Qt::Key_Right);
    EXPECT_EQ(tours().step(), 1U);
    key(Qt::Key_Return);
    EXPECT_EQ(tours().step(), 2U);
    key(Qt::Key_Left);
    EXPECT_EQ(tours().step(), 1U);
    canvas().setFocus(); // from wherever the keyboard is
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_EQ(tours().step(), 2U);
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_EQ(tours().step(), 1U);
    QTest::mouseClick(tours().card().nextButton(), Qt::LeftButton);
    EXPECT_EQ(tours().step(), 2U);
    key(Qt::Key_End, Qt::AltModifier);
    EXPECT_FALSE(tours().isOn());
    EXPECT_FALSE(window.actions()[ActionId::TourNext]->isEnabled());
    tours().start(TourId::Teacher);
    key(Qt::Key_Escape);
    EXPECT_FALSE(tours().isOn());
}

TEST_F(Touring, KeepsNobodyFromWorking)
{
    startWith(smallTreebank);
    const int before = head(0, 2);
    tours().start(TourId::Annotator);
    EXPECT_TRUE(waitFor([&] { return tours().card().hasFocus(); }));
    QTest::qWait(1);
    canvas().setFocus();
    select(2);
    type("r");
    EXPECT_EQ(head(0, 2), 0);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 2), before);
    EXPECT_TRUE(tours().isOn());
    window.resize(900, 650);
    QApplication::processEvents();
    QTest::qWait(1);
    EXPECT_TRUE(window.rect().contains(tours().card().geometry()));
}

TEST_F(Touring, IsOfferedAtTheVeryFirstStartOnly)
{
    start(LaunchOptions());
    EXPECT_TRUE(window.messageBar()->hasNotice(QStringLiteral("tours")));
    bool wasPressed = false;
    for (QToolButton* button : window.messageBar()->findChildren<QToolButton*>()) {
        if (button->text() == QStringLiteral("I teach") && button->isVisible()) {
            QTest::mouseClick(button, Qt::LeftButton);
            wasPressed = true;
            break;
        }
    }
    EXPECT_TRUE(wasPressed);
    EXPECT_TRUE(tours().isOn());
    EXPECT_FALSE(window.messageBar()->hasNotice(QStringLiteral("tours")));
    tours().leave();
    MainWindow next;
    next.help().offerTours();
    EXPECT_FALSE(next.messageBar()->hasNotice(QStringLiteral("tours")));
}

TEST_F(Touring, IsNotOfferedToThoseWhoOpenAFile)
{
    startWith(smallTreebank);
    EXPECT_FALSE(window.messageBar()->hasNotice(QStringLiteral("tours")));
}

} // namespace arcwright::ui::testing
