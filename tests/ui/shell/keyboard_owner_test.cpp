// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keyboard_owner.h"

#include <QDockWidget>
#include <QInputDialog>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>
#include <QTreeView>

#include "tests/ui/support/validator_fixture.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/problems_panel.h"
#include "ui/annotation/token_table.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/search/search_panel.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class Keyboard : public WindowTest {
protected:
    Keyboard() { startWith(smallTreebank); }

    /// Lets what was put off happen. As a window manager would, it gives the keyboard back when a dialog has closed.
    void settle()
    {
        constexpr int moment = 20; // milliseconds
        if (QApplication::activeWindow() == nullptr)
            window.activateWindow();
        QTest::qWait(moment);
    }
    QString owner()
    {
        settle();
        const auto* label = window.findChild<QLabel*>(QStringLiteral("keyboard"));
        const auto isTold = [&] {
            const QString name = window.keyboard().name();
            return !name.isEmpty() && label->text().contains(name);
        };
        EXPECT_TRUE(waitFor(isTold)) << qPrintable(label->text());
        return window.keyboard().name();
    }
    QDockWidget& dock(const char* name) { return *window.findChild<QDockWidget*>(QLatin1String(name)); }
    void bring(const char* name)
    {
        dock(name).show();
        dock(name).raise();
        settle();
    }
    QStringList sentenceIsUntouched()
    {
        QStringList touched;
        if (workspace().isModified())
            touched << QStringLiteral("edited");
        if (window.sentenceView()->sentence() != 0)
            touched << QStringLiteral("left");
        if (canvas().isInHeadMode())
            touched << QStringLiteral("asked for a head");
        return touched;
    }
    void clickRow(QAbstractItemView& list, int row, int column = 0)
    {
        const QPoint place = list.visualRect(list.model()->index(row, column)).center();
        click(list.viewport()->mapTo(&window, place));
        settle();
    }
    void focusMenuBar()
    {
        QTest::keyPress(window.windowHandle(), Qt::Key_Alt);
        QTest::keyRelease(window.windowHandle(), Qt::Key_Alt);
        settle();
        ASSERT_EQ(QApplication::focusWidget(), window.menuBar());
    }
};

/// Types into the next dialog that asks for a number.
void answerNumber(const char* keys)
{
    QTimer::singleShot(0, [keys] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!dialog) {
            answerNumber(keys);
            return;
        }
        for (const char* key = keys; *key; ++key)
            QTest::keyClick(dialog->windowHandle(), *key);
        QTest::keyClick(dialog->windowHandle(), Qt::Key_Return);
    });
}

} // namespace

TEST_F(Keyboard, IsTheDiagramsAtFirst)
{
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
}

TEST_F(Keyboard, GoesToThePromptAfterAMenuThatWasLeftAndADialog)
{
    select(2);
    key(Qt::Key_P, Qt::AltModifier);
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_TRUE(menu);
    QTest::keyClick(menu->windowHandle(), Qt::Key_Escape);
    settle();
    answerNumber("1");
    key(Qt::Key_G, Qt::ControlModifier);
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
    type("h");
    EXPECT_TRUE(canvas().isInHeadMode());
    type("5");
    EXPECT_EQ(head(0, 2), 5);
}

TEST_F(Keyboard, OfAMenuBarThatADialogLeavesBehindGoesToTheDiagram)
{
    focusMenuBar();
    answerNumber("2");
    key(Qt::Key_G, Qt::ControlModifier);
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
}

TEST_F(Keyboard, KeysOfDiagramAndPlayerAreNoneOfTheMenuBar)
{
    select(2);
    window.workplaces().go(WorkplaceId::Teach);
    for (const char letter : {'b', 'd', 'm', 'q', 't', ' '}) {
        window.workplaces().keyboardPlace()->setFocus();
        focusMenuBar();
        QTest::keyClick(window.windowHandle(), letter); // Qt complains where two have the key, which fails the test
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        settle();
    }
    EXPECT_EQ(sentenceIsUntouched(), QStringList());
    EXPECT_EQ(dock("search").isVisible() && !dock("search").visibleRegion().isEmpty(), false);
}

TEST_F(Keyboard, IsTheDiagramsAfterAClickInTheSentenceList)
{
    clickRow(*window.browser()->list(), 1);
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
    type("c");
    EXPECT_TRUE(workspace().treebank().sentence(1)->annotation.confirmed);
}

TEST_F(Keyboard, IsTheDiagramsAfterAClickInProblems)
{
    startWith(validSentence("a") + wrongSentence("b"));
    bring("problems");
    ASSERT_TRUE(waitFor([&] { return window.problemsPanel()->table()->model()->rowCount() > 0; }));
    clickRow(*window.problemsPanel()->table(), 0);
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
    type("c");
    EXPECT_TRUE(workspace().treebank().sentence(1)->annotation.confirmed);
}

TEST_F(Keyboard, IsTheDiagramsAfterAClickOnAMatch)
{
    bring("search");
    window.searchPanel()->searchFor(QStringLiteral("upos=PRON"));
    ASSERT_TRUE(waitFor([&] { return window.searchPanel()->list()->model()->rowCount() > 0; }));
    clickRow(*window.searchPanel()->list(), 0);
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
    type("h2");
    EXPECT_EQ(window.sentenceView()->sentence(), 2U);
}

TEST_F(Keyboard, LettersInAListAreNoCommandsAndItIsSaid)
{
    window.browser()->list()->setFocus();
    EXPECT_EQ(owner(), QStringLiteral("Sentences"));
    for (const char letter : {'p', 'u', 'n', 'c', 't'})
        QTest::keyClick(window.windowHandle(), letter);
    EXPECT_EQ(sentenceIsUntouched(), QStringList());
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("the keyboard is in “Sentences”")))
        << qPrintable(window.statusText());
    key(Qt::Key_Escape);
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
    EXPECT_FALSE(window.statusText().contains(QStringLiteral("no command here"))) << "it is one now";
    select(2);
    type("p");
    EXPECT_FALSE(workspace().treebank().sentence(0)->annotation.pins.empty());
}

TEST_F(Keyboard, LettersWhereThereIsNoDiagramAreToldWhereItIs)
{
    select(2);
    type("c");
    const QString confirmed = window.statusText();
    key(Qt::Key_2, Qt::ControlModifier);
    settle();
    QTest::keyClick(window.windowHandle(), 'h');
    const QString advice = window.statusText();
    EXPECT_TRUE(advice.contains(QStringLiteral("“h” is no command here"))) << qPrintable(advice);
    EXPECT_TRUE(advice.contains(QStringLiteral("Ctrl+1"))) << qPrintable(advice);
    key(Qt::Key_3, Qt::ControlModifier);
    settle();
    EXPECT_FALSE(window.statusText().contains(QStringLiteral("no command here"))) << qPrintable(window.statusText());
    EXPECT_EQ(window.statusText(), confirmed) << "what was done last";
}

TEST_F(Keyboard, OfAPanelThatIsClosedGoesToTheDiagram)
{
    bring("words");
    window.tokenTable()->findChild<QTableView*>()->setFocus();
    EXPECT_EQ(owner(), QStringLiteral("Words"));
    dock("words").close();
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
}

TEST_F(Keyboard, OfThePlayerIsThePlayersAlone)
{
    LaunchOptions options;
    options.player = QStringLiteral("eisner");
    window.launch(options);
    ASSERT_TRUE(waitFor([&] { return window.playerPanel()->player() != nullptr; }));
    window.playerPanel()->side()->stage()->setFocus();
    EXPECT_EQ(owner(), QStringLiteral("Player"));
    type("hc");
    EXPECT_EQ(sentenceIsUntouched(), QStringList());
    key(Qt::Key_Escape);
    EXPECT_EQ(owner(), QStringLiteral("Player")) << "there is no diagram here that Esc could go to";
    window.workplaces().go(WorkplaceId::Annotate);
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
}

TEST_F(Keyboard, IsNeverTheSentencesWhereNoneIsShown)
{
    for (const WorkplaceId id : {WorkplaceId::Analyse, WorkplaceId::Train, WorkplaceId::Teach}) {
        window.workplaces().go(id);
        EXPECT_FALSE(owner().isEmpty()) << workplaceOf(id).name;
        EXPECT_NE(owner(), QStringLiteral("Sentence")) << workplaceOf(id).name;
        window.workplaces().keyboardPlace()->setFocus();
        EXPECT_NE(owner(), QStringLiteral("Sentence")) << workplaceOf(id).name;
    }
}

TEST_F(Keyboard, LeavesNoPromptBehindThatAnswersNone)
{
    select(2);
    type("h");
    ASSERT_TRUE(canvas().isInHeadMode());
    window.browser()->list()->setFocus();
    EXPECT_FALSE(canvas().isInHeadMode());
}

TEST_F(Keyboard, TextTypedIntoTheDiagramIsNoSeriesOfCommands)
{
    constexpr int longEnough = 60'000; // for a machine that is busy
    canvas().setTextPause(longEnough);
    select(2);
    type("punct");
    EXPECT_EQ(workspace().treebank().sentence(0)->annotation.pins.size(), 1U) << "the first letter";
    EXPECT_FALSE(workspace().treebank().sentence(0)->annotation.confirmed);
    EXPECT_EQ(window.sentenceView()->sentence(), 0U);
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("“punct” was typed where no field is open: its “p”")))
        << qPrintable(window.statusText());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(workspace().treebank().sentence(0)->annotation.pins.empty());
    type("c");
    EXPECT_TRUE(workspace().treebank().sentence(0)->annotation.confirmed) << "a letter by itself is a command again";
}

TEST_F(Keyboard, TextOfWhichNothingWasACommandHasNothingToTakeBack)
{
    constexpr int longEnough = 60'000;
    canvas().setTextPause(longEnough);
    select(2);
    type("c"); // what Ctrl+Z would take back
    key(Qt::Key_Escape);
    canvas().setSelectedWord(0);
    type("punct");
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("nothing was changed"))) << qPrintable(window.statusText());
    EXPECT_FALSE(window.statusText().contains(QStringLiteral("Ctrl+Z"))) << qPrintable(window.statusText());
}

TEST_F(Keyboard, TwoLettersInSuccessionAreTwoCommands)
{
    canvas().setTextPause(50);
    select(2);
    type("pc");
    EXPECT_TRUE(waitFor([&] { return workspace().treebank().sentence(0)->annotation.confirmed; }));
    EXPECT_EQ(workspace().treebank().sentence(0)->annotation.pins.size(), 1U);
}

TEST_F(Keyboard, AMenuThatClosesOverATornOffPanelLeavesTheKeyboardWithSomebody)
{
    bring("words");
    QDockWidget& words = dock("words");
    words.setFloating(true);
    words.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&words));
    auto* table = words.findChild<QTableView*>();
    table->setFocus();
    ASSERT_FALSE(owner().isEmpty());
    window.menuBar()->setActiveAction(window.menuBar()->actions().at(2));
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_NE(menu, nullptr);
    QTest::keyClick(menu, Qt::Key_Escape);
    EXPECT_TRUE(waitFor([&] { return window.keyboard().hasOwner(); }));
    EXPECT_FALSE(owner().isEmpty());
}

TEST_F(Keyboard, APanelWithoutAPartForItThatIsBroughtToTheFrontLeavesItWithSomebody)
{
    bring("words");
    QDockWidget& words = dock("words");
    words.setFloating(true);
    for (QWidget* part : words.findChildren<QWidget*>())
        part->setFocusPolicy(Qt::NoFocus);
    QWidget other;
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    ASSERT_EQ(QApplication::focusWidget(), nullptr);
    words.activateWindow();
    EXPECT_TRUE(waitFor([&] { return window.keyboard().hasOwner(); }));
    EXPECT_EQ(owner(), QStringLiteral("Diagram"));
}

TEST_F(Keyboard, AnOwnerThatGoesWhileAnotherWindowHasTheKeyboardIsReplaced)
{
    QWidget other;
    other.setFocusPolicy(Qt::StrongFocus);
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    ASSERT_NE(window.focusWidget(), nullptr);
    window.focusWidget()->clearFocus();
    other.close();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    EXPECT_FALSE(owner().isEmpty());
    EXPECT_TRUE(window.keyboard().hasOwner());
}

TEST_F(Keyboard, AnEditOfAConfirmedSentenceIsSaidOnce)
{
    const QString confirmed = QStringLiteral("is confirmed, and stays so");
    select(5);
    type("c");
    type("[");
    settle();
    EXPECT_TRUE(window.statusText().contains(confirmed)) << qPrintable(window.statusText());
    type("]");
    settle();
    EXPECT_FALSE(window.statusText().contains(confirmed));
    type("cc");
    type("[");
    settle();
    EXPECT_TRUE(window.statusText().contains(confirmed)) << "confirmed anew";
}

} // namespace arcwright::ui::testing
