// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour_guide.h"

#include <QAccessible>
#include <QDockWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/analysis_tabs.h"
#include "ui/help/tour_card.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/panel/player_panel.h"
#include "ui/settings/actions.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class Touring : public WindowTest {
protected:
    TourGuide& tours() { return window.help().tours(); }
    static std::size_t count(TourId tour) { return stepsOf(tour).size(); }
    /// Until what a step has begun is done.
    void settle()
    {
        ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
        QApplication::processEvents();
        QTest::qWait(1);
    }
    void goTo(TourId tour, std::size_t step)
    {
        tours().start(tour);
        settle();
        while (tours().step() < step) {
            tours().next();
            settle();
        }
    }
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

/// Whoever clicks through a tour has the button for the next step under the mouse.
TEST_F(Touring, TheCardStaysWhereItIsAsLongAsItHidesNothing)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    settle();
    for (std::size_t at = 0; at < tourCount; ++at) {
        const auto tour = static_cast<TourId>(at);
        goTo(tour, 0);
        QPoint button;
        int moves = 0;
        for (std::size_t step = 0; step < count(tour); ++step) {
            const QPushButton* next = tours().card().nextButton();
            const QPoint now = next->mapTo(&window, next->rect().center());
            moves += step > 0 && now != button ? 1 : 0;
            button = now;
            const QRect part = tours().partOf(stepsOf(tour)[step]);
            const bool isLarge = part.width() * part.height() > window.width() * window.height() / 3;
            EXPECT_TRUE(isLarge || !part.intersects(tours().card().geometry()))
                << titleOf(tour).toStdString() << ", step " << step + 1;
            tours().next();
            settle();
        }
        EXPECT_LE(moves, tour == TourId::Annotator ? 0 : 3) << titleOf(tour).toStdString();
    }
}

/// Beside the diagram everything is narrow, and signs below it take of its height once a parser has predicted.
TEST_F(Touring, TheCardGoesJustOutOfTheWay)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    goTo(TourId::Annotator, 0);
    TourCard& card = tours().card();
    const QRect diagram = tours().partOf(stepsOf(TourId::Annotator)[0]);
    card.placeFor(diagram.adjusted(0, 0, 0, -31));
    EXPECT_LT(card.geometry().bottom(), diagram.bottom() - 31);
    const QRect before = card.geometry();
    const QRect strip(before.left() - 300, before.bottom() - 20, 600, 24);
    card.placeFor(strip);
    EXPECT_FALSE(card.geometry().intersects(strip));
    EXPECT_EQ(card.x(), before.x());
    card.placeFor(QRect(0, 0, 40, 20));
    EXPECT_FALSE(card.geometry().intersects(strip)) << "and stays there";
    EXPECT_EQ(card.x(), before.x());
}

TEST_F(Touring, GoesOnBackAndAwayByKeys)
{
    startWith(smallTreebank);
    tours().start(TourId::Annotator);
    EXPECT_TRUE(tours().card().hasFocus());
    for (const int code : {Qt::Key_Right, Qt::Key_Space, Qt::Key_PageDown, Qt::Key_Down}) {
        key(code);
        EXPECT_EQ(tours().step(), 0U) << "keys that steps name are none of the tour";
    }
    key(Qt::Key_Return);
    EXPECT_EQ(tours().step(), 1U);
    window.browser()->list()->setFocus(); // from wherever the keyboard is
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

TEST_F(Touring, EnterPressesTheButtonThatHasTheKeyboard)
{
    startWith(smallTreebank);
    goTo(TourId::Analyst, 2);
    tours().card().backButton()->setFocus();
    key(Qt::Key_Return);
    EXPECT_EQ(tours().step(), 1U);
    EXPECT_TRUE(tours().card().hasFocus());
    tours().card().leaveButton()->setFocus();
    key(Qt::Key_Return);
    EXPECT_FALSE(tours().isOn());
}

/// Whatever key a step names works at once: where it is one of the diagram or of the player, that has the keyboard.
TEST_F(Touring, KeysThatAStepNamesGoWhereTheyMeanSomething)
{
    startWith(smallTreebank);
    int withKeys = 0;
    for (std::size_t at = 0; at < tourCount; ++at) {
        const auto tour = static_cast<TourId>(at);
        for (std::size_t step = 0; step < count(tour); ++step) {
            goTo(tour, step);
            for (const ActionId id : keysNamedIn(stepsOf(tour)[step])) {
                const bool isOfDiagram = Actions::isOfDiagram(id);
                if (!isOfDiagram && !Actions::isOfPlayer(id))
                    continue;
                ++withKeys;
                QWidget* place = isOfDiagram ? static_cast<QWidget*>(&canvas()) : window.playerPanel();
                QWidget* focus = QApplication::focusWidget();
                EXPECT_TRUE(focus != nullptr && (place == focus || place->isAncestorOf(focus)))
                    << titleOf(tour).toStdString() << ", step " << step + 1 << ": " << specOf(id).key;
            }
        }
    }
    EXPECT_GT(withKeys, 8);
}

TEST_F(Touring, EnterGoesOnAlsoWhereTheDiagramHasGotTheKeyboard)
{
    startWith(smallTreebank);
    goTo(TourId::Annotator, 2); // which names keys of the diagram
    tours().card().setFocus();
    tours().back();
    tours().next();
    ASSERT_FALSE(tours().card().hasFocus());
    key(Qt::Key_Return);
    EXPECT_EQ(tours().step(), 3U);
    EXPECT_FALSE(workspace().isModified());
    type("h");
    const auto step = tours().step();
    key(Qt::Key_Escape);
    key(Qt::Key_Return);
    EXPECT_EQ(tours().step(), step) << "somebody tries the keys of the diagram";
}

/// The step that tells what Enter takes does not take it by an Enter that was meant for the tour.
TEST_F(Touring, EnterGoesOnAndEscapeLeavesWhereAStepTellsOfEnter)
{
    startWith(smallTreebank);
    goTo(TourId::Annotator, 0);
    for (std::size_t step = 0; step + 1 < count(TourId::Annotator); ++step) {
        ASSERT_EQ(tours().step(), step);
        key(Qt::Key_Return);
        settle();
    }
    EXPECT_EQ(tours().step() + 1, count(TourId::Annotator));
    EXPECT_FALSE(workspace().isModified());
    goTo(TourId::Annotator, 4);
    key(Qt::Key_Return);
    settle();
    ASSERT_FALSE(tours().card().hasFocus());
    key(Qt::Key_Escape);
    EXPECT_FALSE(tours().isOn());
}

TEST_F(Touring, TheKeysOfThePlayerMoveThePlayer)
{
    startWith(smallTreebank);
    goTo(TourId::Teacher, 2);
    ASSERT_TRUE(window.playerPanel()->player());
    ASSERT_EQ(window.playerPanel()->player()->position(), 0);
    key(Qt::Key_Right);
    EXPECT_TRUE(waitFor([&] { return window.playerPanel()->player()->position() == 1; }));
    EXPECT_EQ(tours().step(), 2U);
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_EQ(tours().step(), 3U);
    EXPECT_TRUE(tours().card().hasFocus()) << "which had it before";
}

TEST_F(Touring, TheKeysOfTheDiagramChangeTheTreebank)
{
    startWith(smallTreebank);
    goTo(TourId::Annotator, 7);
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(workspace().treebank().sentence(0)->annotation.confirmed);
    EXPECT_EQ(tours().step(), 7U);
}

TEST_F(Touring, TheTeachersBeginsWithWhatThereIsToTeachWith)
{
    startWith(smallTreebank);
    key(Qt::Key_F6); // the player
    ASSERT_TRUE(waitFor([&] { return window.playerPanel()->isVisible(); }));
    goTo(TourId::Teacher, 0);
    EXPECT_FALSE(window.playerPanel()->isVisible());
    EXPECT_FALSE(tours().partOf(stepsOf(TourId::Teacher)[0]).isEmpty());
    tours().next();
    EXPECT_TRUE(window.playerPanel()->isVisible());
    tours().back();
    settle();
    EXPECT_FALSE(window.playerPanel()->isVisible());
    EXPECT_FALSE(tours().partOf(stepsOf(TourId::Teacher)[0]).isEmpty());
    goTo(TourId::Teacher, 3);
    window.actions()[ActionId::Lessons]->trigger(); // away from what the next step is about
    tours().next();
    settle();
    EXPECT_FALSE(tours().partOf(stepsOf(TourId::Teacher)[4]).isEmpty());
}

/// The line of guesses is empty where no word is selected, and the step would point at nothing.
TEST_F(Touring, SelectsAWordWhereItTellsOfItsGuesses)
{
    startWith(smallTreebank);
    const QSignalSpy toDecide(window.actions()[ActionId::NextToDecide], &QAction::triggered);
    const auto goThere = [this] {
        goTo(TourId::Annotator, 4);
        tours().next();
        settle();
        ASSERT_STREQ(stepsOf(TourId::Annotator)[tours().step()].target, "GuessStrip ArcCanvas");
    };
    goThere();
    EXPECT_EQ(toDecide.count(), 0) << "one's own treebank is left as it is";
    tours().setOnSample([] { return true; });
    goThere();
    EXPECT_EQ(toDecide.count(), 1);
    tours().back();
    EXPECT_EQ(toDecide.count(), 1);
}

TEST_F(Touring, OpensWhatIsClosedOrCovered)
{
    startWith(smallTreebank);
    QDockWidget* list = window.workplaces().panel(QStringLiteral("sentences"));
    list->hide();
    goTo(TourId::Annotator, 1);
    EXPECT_TRUE(list->isVisible());
    EXPECT_FALSE(tours().partOf(stepsOf(TourId::Annotator)[1]).isEmpty());
    tours().leave();
    window.actions()[ActionId::OnlyDiagram]->setChecked(true);
    goTo(TourId::Annotator, 6);
    EXPECT_FALSE(window.actions()[ActionId::OnlyDiagram]->isChecked());
    EXPECT_FALSE(tours().partOf(stepsOf(TourId::Annotator)[6]).isEmpty());
    goTo(TourId::Analyst, 1);
    auto* tabs = window.findChild<AnalysisTabs*>()->tabs();
    tabs->setCurrentIndex(tabs->count() - 1);
    tours().next();
    settle();
    EXPECT_FALSE(tours().partOf(stepsOf(TourId::Analyst)[2]).isEmpty());
    tabs->setCurrentIndex(tabs->count() - 1);
    window.resize(window.width() - 20, window.height());
    settle();
    EXPECT_EQ(tabs->currentIndex(), tabs->count() - 1) << "nobody is kept from looking elsewhere";
}

/// A panel torn off is a window of its own: no frame around some other place, and it stays open.
TEST_F(Touring, FramesNothingOfOtherWindows)
{
    startWith(smallTreebank);
    QDockWidget* list = window.workplaces().panel(QStringLiteral("sentences"));
    list->setFloating(true);
    list->move(40, 40);
    QApplication::processEvents();
    goTo(TourId::Annotator, 1);
    EXPECT_TRUE(list->isVisible());
    EXPECT_TRUE(list->isFloating());
    EXPECT_TRUE(tours().partOf(stepsOf(TourId::Annotator)[1]).isEmpty());
    EXPECT_TRUE(tours().card().isVisible());
    list->setFloating(false);
    settle();
    EXPECT_FALSE(tours().partOf(stepsOf(TourId::Annotator)[1]).isEmpty());
}

TEST_F(Touring, ASignThatIsAKeyIsSetOff)
{
    startWith(smallTreebank);
    const QString text = textOf(stepsOf(TourId::Annotator)[2], window.actions());
    EXPECT_TRUE(text.startsWith(QLocale().quoteString(QStringLiteral(".")))) << qPrintable(text);
    EXPECT_TRUE(text.contains(QStringLiteral("; Space to the next word"))) << "names of keys are words";
}

TEST_F(Touring, SaysWhatIsTrueOfOnesOwnTreebank)
{
    startWith(smallTreebank);
    for (std::size_t at = 0; at < tourCount; ++at) {
        const auto tour = static_cast<TourId>(at);
        for (std::size_t step = 0; step < count(tour); ++step) {
            goTo(tour, step);
            EXPECT_FALSE(tours().card().text().contains(QStringLiteral("sample")))
                << tours().card().text().toStdString();
            EXPECT_FALSE(tours().card().text().contains(QStringLiteral("trained just now")));
        }
    }
    tours().start(TourId::Annotator);
    EXPECT_TRUE(tours().card().text().contains(QStringLiteral("your treebank")));
}

/// What a screen reader reads of the card that has the keyboard: which step it is, and what it says.
TEST_F(Touring, EveryStepCanBeHeard)
{
    startWith(smallTreebank);
    tours().start(TourId::Analyst);
    settle();
    for (std::size_t step = 0; step < count(TourId::Analyst); ++step) {
        ASSERT_EQ(tours().step(), step);
        ASSERT_TRUE(tours().card().hasFocus()) << step;
        QAccessibleInterface* card = QAccessible::queryAccessibleInterface(&tours().card());
        ASSERT_TRUE(card);
        EXPECT_TRUE(card->text(QAccessible::Name).contains(QString::number(step + 1)));
        EXPECT_EQ(card->text(QAccessible::Description), tours().card().text());
        key(Qt::Key_Return);
        settle();
    }
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

TEST_F(Touring, IsOfferedUntilItIsAnswered)
{
    startWith(smallTreebank);
    window.help().offerTours();
    window.messageBar()->dropAllNotices(); // as opening another treebank does
    window.help().offerTours();
    ASSERT_TRUE(window.messageBar()->hasNotice(QStringLiteral("tours"))) << "nobody has answered";
    for (QToolButton* button : window.messageBar()->findChildren<QToolButton*>()) {
        if (button->text() == QStringLiteral("Close"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    EXPECT_FALSE(window.messageBar()->hasNotice(QStringLiteral("tours")));
    window.help().offerTours();
    EXPECT_FALSE(window.messageBar()->hasNotice(QStringLiteral("tours"))) << "that was the answer";
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
    tours().start(TourId::Annotator);
    EXPECT_TRUE(tours().card().text().contains(QStringLiteral("sample treebank")));
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
