// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_panel.h"

#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTextBrowser>
#include <QToolButton>

#include "tests/paths.h"
#include "tests/ui/players/player_panel_fixture.h"
#include "tests/ui/players/player_support.h"
#include "tests/ui/support/small_models.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/panel/lecture_pane.h"
#include "ui/players/panel/lecture_view.h"
#include "ui/players/panel/score_matrix.h"
#include "ui/players/panel/side_by_side.h"
#include "ui/players/panel/step_notes.h"
#include "ui/players/panel/stops_menu.h"
#include "ui/players/panel/transport_bar.h"
#include "ui/shell/player_commands.h"

namespace arcwright::ui::testing {
namespace {

TEST(TransportBarTest, CountsStepsAsTheLanguageWritesNumbers)
{
    QLocale::setDefault(QLocale(QStringLiteral("da")));
    TransportBar bar;
    bar.setLength(1222, 1000);
    const QString text = bar.findChild<QLabel*>()->text();
    QLocale::setDefault(QLocale::c());
    EXPECT_EQ(text, QStringLiteral("1.000 / 1.222"));
}

TEST_F(PlayerPanelTest, WhereNothingCanBeWatchedThereAreNoStepsAndNoButtonsForThem)
{
    watch("eisner");
    const QWidget* transport = window.findChild<TransportBar*>();
    EXPECT_TRUE(panel().stepList()->isVisible() && transport->isVisible());
    panel().choosePlayer(QStringLiteral("tournament")); // of bunsetsu
    ASSERT_EQ(panel().player(), nullptr);
    EXPECT_FALSE(panel().stepList()->isVisible());
    EXPECT_FALSE(panel().explanation()->isVisible());
    EXPECT_FALSE(transport->isVisible());
    panel().choosePlayer(QStringLiteral("eisner"));
    EXPECT_TRUE(panel().stepList()->isVisible() && transport->isVisible());
}

TEST_F(PlayerPanelTest, KeysDriveTheTransport)
{
    watch("eisner", 3);
    EXPECT_EQ(at(), 3);
    key(Qt::Key_Right);
    EXPECT_EQ(at(), 4);
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    EXPECT_EQ(at(), 2);
    key(Qt::Key_End);
    EXPECT_EQ(at(), player().steps());
    EXPECT_EQ(player().arcs().size(), 6U) << "at the end there is a tree";
    key(Qt::Key_Right);
    EXPECT_EQ(at(), player().steps());
    key(Qt::Key_Home);
    EXPECT_EQ(at(), 0);
    key(Qt::Key_Right, Qt::ControlModifier);
    key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_TRUE(player().isMilestone(at()));
    EXPECT_GT(at(), 1);
    key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(at(), 1);
    EXPECT_EQ(panel().stepList()->currentIndex().row(), at());
    EXPECT_TRUE(panel().explanation()->toPlainText().contains(player().headline(at())));
}

TEST_F(PlayerPanelTest, SpacePlaysToTheEndAndStops)
{
    watch("cle");
    const auto change = [&](Qt::Key speed) {
        for (int i = 0; i < 8; ++i)
            key(speed);
    };
    change(Qt::Key_Minus); // else a slow machine plays all steps before it looks
    key(Qt::Key_Space);
    EXPECT_TRUE(panel().transport()->isPlaying());
    change(Qt::Key_Plus);
    ASSERT_TRUE(waitFor([&] { return at() == player().steps(); }));
    EXPECT_FALSE(panel().transport()->isPlaying());
    change(Qt::Key_Minus);
    key(Qt::Key_Space);
    EXPECT_TRUE(panel().transport()->isPlaying()) << "from the beginning";
    key(Qt::Key_Space);
    EXPECT_FALSE(panel().transport()->isPlaying());
}

TEST_F(PlayerPanelTest, TheMouseStepsScrubsAndChoosesSteps)
{
    watch("eisner2");
    for (QToolButton* button : panel().transport()->findChildren<QToolButton*>()) {
        if (button->accessibleName() == QStringLiteral("Forward"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    EXPECT_EQ(at(), 1);
    panel().transport()->slider()->setValue(7);
    EXPECT_EQ(at(), 7);
    QListView& list = *panel().stepList();
    list.scrollTo(list.model()->index(9, 0));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(9, 0)).center());
    EXPECT_EQ(at(), 9);
    EXPECT_EQ(panel().transport()->slider()->value(), 9);
}

TEST_F(PlayerPanelTest, PlayingStopsWhereAnArcAppears)
{
    watch("eisner");
    player().goTo(player().steps());
    const Arc arc = player().arcs().back();
    player().goTo(0);
    panel().stops()->offer(arc.head, arc.dependent);
    QTest::mouseClick(panel().stops()->addButton(), Qt::LeftButton);
    ASSERT_EQ(panel().stops()->arcs().size(), 1U);
    for (int i = 0; i < 8; ++i)
        key(Qt::Key_Plus);
    key(Qt::Key_Space);
    ASSERT_TRUE(waitFor([&] { return !panel().transport()->isPlaying(); }));
    EXPECT_LT(at(), player().steps());
    EXPECT_TRUE(player().brings(at(), arc.head, arc.dependent));
    EXPECT_TRUE(panel().stepList()->currentIndex().data().toString().startsWith(u'●'));
}

TEST_F(PlayerPanelTest, AClickOnACellShowsItsDerivation)
{
    watch("eisner");
    key(Qt::Key_End);
    const Target whole{Target::Kind::Cell, 1, 6, static_cast<int>(ChartItemKind::CompleteRight)};
    const auto place = stage().placeOf(whole);
    ASSERT_TRUE(place);
    click(onStage(*place));
    EXPECT_TRUE(panel().explanation()->toPlainText().contains(QStringLiteral("best derivation")));
    click(onStage(*place));
    EXPECT_FALSE(panel().explanation()->toPlainText().contains(QStringLiteral("best derivation")));
    const Arc arc = player().arcs().front();
    const auto onArc = stage().placeOf(Target::arc(arc.head, arc.dependent));
    ASSERT_TRUE(onArc);
    click(onStage(*onArc));
    EXPECT_TRUE(panel().explanation()->toPlainText().contains(QStringLiteral("best derivation")));
}

TEST_F(PlayerPanelTest, ADraggedArcIsAMoveAndItsGainIsToldBefore)
{
    watch("hill", 1);
    const auto& climb = dynamic_cast<const ClimbPlayer&>(player());
    const auto& options = climb.options();
    const auto possible = std::find_if(options.begin(), options.end(), [](const MoveOption& option) {
        return option.verdict == MoveVerdict::Possible && option.move.kind == MoveKind::ChangeHead
            && option.move.newHead > 0 && option.gain < 0; // the algorithm would not make it
    });
    ASSERT_NE(possible, options.end());
    const Move move = possible->move;
    const double gain = possible->gain;
    const double before = climb.state().score();
    const QPoint from = onStage(stage().placeOfWord(move.dependent));
    const QPoint to = onStage(stage().placeOfWord(move.newHead));
    QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window.windowHandle(), (from + to) / 2);
    QTest::mouseMove(window.windowHandle(), to);
    EXPECT_TRUE(stage().hint().contains(player().words().gain(gain))) << stage().hint().toStdString();
    EXPECT_EQ(climb.state().score(), before);
    QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, to);
    EXPECT_DOUBLE_EQ(climb.state().score(), before + gain);
    EXPECT_EQ(at(), 2);
    EXPECT_EQ(panel().transport()->length(), player().steps());
    EXPECT_TRUE(panel().stepList()->currentIndex().data().toString().contains(QStringLiteral("your move")));
    EXPECT_TRUE(panel().explanation()->toPlainText().contains(QStringLiteral("The start chosen once more")));
    key(Qt::Key_End);
    EXPECT_GT(climb.state().score(), before + gain) << "the algorithm goes on from there";
    player().choose(0, climb.choices().front().current);
    EXPECT_FALSE(climb.headline(2).contains(QStringLiteral("your move"))) << "as the explanation says";
}

TEST_F(PlayerPanelTest, AnImpossibleMoveSaysWhy)
{
    watch("hill", 1);
    const auto& climb = dynamic_cast<const ClimbPlayer&>(player());
    for (const MoveOption& option : climb.options()) {
        const QString hint = player().hint(Target::arc(option.move.newHead, option.move.dependent));
        if (option.verdict == MoveVerdict::MakesCycle) {
            EXPECT_TRUE(hint.contains(QStringLiteral("cycle"))) << hint.toStdString();
        }
    }
    const auto cycle = std::find_if(climb.options().begin(), climb.options().end(),
        [](const MoveOption& option) { return option.verdict == MoveVerdict::MakesCycle; });
    ASSERT_NE(cycle, climb.options().end());
    const int steps = player().steps();
    click(onStage(*stage().placeOf(Target::arc(cycle->move.newHead, cycle->move.dependent))));
    EXPECT_EQ(player().steps(), steps);
}

TEST_F(PlayerPanelTest, TypedScoresRunTheAlgorithmAnew)
{
    watch("cle");
    key(Qt::Key_End);
    key(Qt::Key_M);
    ScoreMatrix& matrix = *panel().matrix();
    ASSERT_TRUE(matrix.isVisible());
    ASSERT_EQ(matrix.scores().words(), 6);
    const auto headOfFirst = [&] {
        for (const Arc& arc : player().arcs()) {
            if (arc.dependent == 1)
                return arc.head;
        }
        return kNoHead;
    };
    const int other = headOfFirst() == 4 ? 5 : 4;
    QTest::mouseClick(matrix.viewport(), Qt::LeftButton, {}, matrix.placeOf(other, 1));
    for (const char letter : {'9', '9'})
        QTest::keyClick(window.windowHandle(), letter);
    key(Qt::Key_Return);
    EXPECT_EQ(matrix.scores().at(other, 1), 99);
    EXPECT_EQ(at(), player().steps()) << "still at the end";
    EXPECT_EQ(headOfFirst(), other);
    const QPoint cell = matrix.placeOf(other, 1);
    QTest::mousePress(matrix.viewport(), Qt::LeftButton, {}, cell);
    QTest::mouseMove(matrix.viewport(), cell + QPoint(0, 60));
    QTest::mouseRelease(matrix.viewport(), Qt::LeftButton, {}, cell + QPoint(0, 60));
    EXPECT_EQ(matrix.scores().at(other, 1), 89) << "ten steps of six pixels down";
}

TEST_F(PlayerPanelTest, TwoAlgorithmsGoInStepAndPart)
{
    watch("eisner");
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("cle")));
    Player* beside = panel().besideSide()->player();
    ASSERT_NE(beside, nullptr);
    EXPECT_EQ(beside->position(), 0);
    key(Qt::Key_End);
    EXPECT_EQ(beside->position(), beside->steps());
    EXPECT_FALSE(panel().choosePlayerBeside(QStringLiteral("chess")));
    bool havePartedOnce = false;
    for (int seed = 1; seed <= 5; ++seed) {
        panel().seed()->setValue(seed);
        ASSERT_TRUE(waitFor([&] { return !panel().isBusy(); }));
        EXPECT_EQ(at(), player().steps()) << "looking for where they part has moved nothing";
        EXPECT_EQ(panel().partingStep(), firstParting(player(), *panel().besideSide()->player()).first) << seed;
        havePartedOnce |= panel().partingStep() > 0;
    }
    EXPECT_TRUE(havePartedOnce) << "else nothing was looked at";
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("eisner")));
    ASSERT_TRUE(waitFor([&] { return !panel().isBusy(); }));
    EXPECT_EQ(panel().partingStep(), 0) << "an algorithm does not part from itself";
    ASSERT_TRUE(panel().choosePlayerBeside(QString()));
    EXPECT_FALSE(panel().besideSide()->isVisible());
}

TEST_F(PlayerPanelTest, EachOfTwoIsSteppedAlone)
{
    watch("eisner", 4);
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("eisner2")));
    const Player& beside = *panel().besideSide()->player();
    const int together = panel().pair().pairing().ofSecond(4);
    EXPECT_EQ(beside.position(), together);
    key(Qt::Key_L);
    key(Qt::Key_Right);
    EXPECT_EQ(at(), 5);
    EXPECT_EQ(beside.position(), together) << "it stands still";
    key(Qt::Key_L);
    EXPECT_EQ(panel().transport()->position(), together) << "of the second";
    EXPECT_EQ(panel().transport()->length(), beside.steps());
    key(Qt::Key_Right);
    EXPECT_EQ(at(), 5);
    EXPECT_EQ(beside.position(), together + 1);
    key(Qt::Key_L);
    EXPECT_EQ(at(), 5);
    EXPECT_EQ(beside.position(), panel().pair().pairing().ofSecond(5)) << "in step again";
}

/// The words had most of the window, and the picture a strip.
TEST_F(PlayerPanelTest, AfterTwoAlgorithmsTheOneHasItsRoomAgain)
{
    window.resize(1280, 800);
    watch("eisner");
    const int before = panel().side()->width();
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("cle")));
    QCoreApplication::processEvents();
    ASSERT_TRUE(panel().choosePlayerBeside({}));
    QCoreApplication::processEvents();
    EXPECT_GE(panel().side()->width(), before * 9 / 10);
}

/// Each time some of the table's room stayed with them, until they had half of the window.
TEST_F(PlayerPanelTest, NotesAreAsWideAfterScoresWereTypedAsBefore)
{
    watch("cle");
    window.resize(1280, 800);
    QCoreApplication::processEvents();
    auto* notes = part<StepNotes>();
    const int before = notes->width();
    for (int time = 0; time < 2; ++time) {
        for (const ScoreOrigin origin : {ScoreOrigin::Typed, ScoreOrigin::Random}) {
            panel().setOrigin(origin);
            QCoreApplication::processEvents();
        }
        EXPECT_EQ(notes->width(), before) << time;
    }
}

/// It went to the next widget of the window, the button that closes a message.
TEST_F(PlayerPanelTest, WhatIsChosenAboutAPlayerKeepsTheKeyboard)
{
    watch("swap");
    const auto box = [&] {
        const auto boxes = panel().side()->findChildren<QComboBox*>();
        const auto found = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* one) {
            return one->isVisible() && one->accessibleName() == QStringLiteral("Decided by");
        });
        return found == boxes.end() ? nullptr : *found;
    };
    ASSERT_NE(box(), nullptr);
    box()->setFocus();
    box()->setCurrentIndex(1);
    Q_EMIT box()->activated(1);
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    panel().setOrigin(ScoreOrigin::Typed); // makes the player anew, and with it what can be chosen
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    const QWidget* focus = window.focusWidget();
    ASSERT_NE(focus, nullptr);
    EXPECT_TRUE(panel().isAncestorOf(focus)) << focus->metaObject()->className();
}

TEST_F(PlayerPanelTest, AnAlgorithmBesideLeavesMovesOfOnesOwn)
{
    watch("hill", 1);
    const Move move = possibleMoves(dynamic_cast<const ClimbPlayer&>(player())).back().move;
    panel().side()->activate(Target::arc(move.newHead, move.dependent));
    ASSERT_EQ(at(), 2);
    const QString own = player().headline(2);
    ASSERT_TRUE(own.contains(QStringLiteral("your move")));
    key(Qt::Key_D);
    ASSERT_NE(panel().besideSide()->player(), nullptr);
    EXPECT_EQ(at(), 2);
    EXPECT_EQ(player().headline(2), own);
    key(Qt::Key_Right);
    EXPECT_GT(panel().besideSide()->player()->position(), 0) << "in step";
    key(Qt::Key_D);
    EXPECT_FALSE(panel().besideSide()->isVisible());
    EXPECT_EQ(player().headline(2), own);
}

TEST_F(PlayerPanelTest, DOffersAnAlgorithmThatGoesWithTheScores)
{
    watch("hill");
    window.learning().useModel(modelOf(workspace().treebank(), 3), QStringLiteral("m"));
    ASSERT_TRUE(waitFor([&] { return !window.learning().isBusy(); }));
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("multi")));
    ASSERT_EQ(panel().besideSide()->player(), nullptr) << "scores of trees are not for it";
    const QComboBox& kinds = *panel().side()->kinds();
    const QVariant reason = kinds.itemData(kinds.findData(QStringLiteral("multi")), Qt::ToolTipRole);
    EXPECT_TRUE(reason.toString().contains(QStringLiteral("not with these scores")));
    key(Qt::Key_D);
    key(Qt::Key_D);
    EXPECT_NE(panel().besideSide()->player(), nullptr);
    EXPECT_STRNE(panel().besideSide()->kind().name, "hill");
}

TEST_F(PlayerPanelTest, OnlyAlgorithmsThatGoWithTheSentenceAreOffered)
{
    const auto open = [&](const char* file, std::string_view text, const char* name) {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write(file, text)));
        options.player = QString::fromLatin1(name);
        start(options);
    };
    const auto check = [&](const char* offered, const char* refused, const char* reason) {
        int boxes = 0;
        for (const QComboBox* box : panel().findChildren<QComboBox*>()) {
            const int can = box->findData(QString::fromLatin1(offered));
            const int cannot = box->findData(QString::fromLatin1(refused));
            if (can < 0 || !box->isVisibleTo(&panel())) // of the second algorithm, which is not there
                continue;
            ++boxes;
            EXPECT_TRUE(box->model()->flags(box->model()->index(can, 0)).testFlag(Qt::ItemIsEnabled)) << offered;
            EXPECT_FALSE(box->model()->flags(box->model()->index(cannot, 0)).testFlag(Qt::ItemIsEnabled)) << refused;
            for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)}) {
                EXPECT_TRUE(box->itemData(cannot, role).toString().startsWith(QString::fromLatin1(reason)));
                EXPECT_TRUE(box->itemData(can, role).toString().isEmpty());
            }
        }
        EXPECT_EQ(boxes, 2) << "the algorithm, and the one beside it";
    };
    open("small.conllu", smallTreebank, "hill");
    check("eisner", "tournament", "It parses bunsetsu: ");
    open("own.knp", test::readBytes(test::sampleFile("japanese.knp")), "tournament");
    check("tournament", "eisner", "It parses words: ");
    open("small.conllu", smallTreebank, "hill");
    check("eisner", "tournament", "It parses bunsetsu: ");
}

TEST_F(PlayerPanelTest, ALectureWithoutAPlayerTellsWhy)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.player = QStringLiteral("tournament"); // these are no bunsetsu
    options.lecture = true;
    start(options);
    ASSERT_EQ(panel().player(), nullptr);
    const auto* lecture = window.findChild<LectureView*>();
    ASSERT_NE(lecture, nullptr);
    EXPECT_FALSE(lecture->stage()->notice().isEmpty());
    EXPECT_EQ(lecture->stage()->notice(), stage().notice());
}

TEST_F(PlayerPanelTest, ALectureShowsBothAlgorithms)
{
    watch("eisner");
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("hill")));
    const Player& beside = *panel().besideSide()->player();
    key(Qt::Key_F11);
    auto* lecture = window.findChild<LectureView*>();
    ASSERT_NE(lecture, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(lecture));
    QTest::keyClick(lecture, Qt::Key_End);
    EXPECT_EQ(at(), player().steps());
    EXPECT_EQ(beside.position(), beside.steps());
    const auto said = [](const LecturePane* shown) { return shown->words()->plainText(); };
    EXPECT_TRUE(said(lecture->pane()).contains(player().headline(at())));
    EXPECT_TRUE(said(lecture->besidePane()).contains(beside.headline(beside.position())));
    EXPECT_TRUE(said(lecture->besidePane()).contains(titleOf(panel().besideSide()->kind()))) << "which is which";
    EXPECT_FALSE(lecture->pane()->geometry().intersects(lecture->besidePane()->geometry()));
    QTest::mouseClick(lecture->besideStage()->viewport(), Qt::LeftButton);
    EXPECT_EQ(at(), player().steps()) << "on at the end";
    const QPointer<LectureView> open = lecture;
    QTest::keyClick(lecture, Qt::Key_Escape);
    ASSERT_TRUE(waitFor([&] { return open.isNull(); }));
    ASSERT_TRUE(panel().choosePlayerBeside({}));
    const LectureView ofOne(panel(), &window);
    EXPECT_TRUE(ofOne.besidePane()->isHidden());
    EXPECT_EQ(ofOne.besideStage()->frame().size, QSizeF());
}

TEST_F(PlayerPanelTest, AClickOnTheSliderGoesThere)
{
    watch("eisner");
    QSlider* slider = panel().transport()->slider();
    const auto click = [&](double share) {
        QTest::mouseClick(
            slider, Qt::LeftButton, {}, {static_cast<int>(share * slider->width()), slider->height() / 2});
        return static_cast<double>(at()) / player().steps();
    };
    ASSERT_GT(player().steps(), 20);
    EXPECT_NEAR(click(0.7), 0.7, 0.06);
    EXPECT_NEAR(click(0.3), 0.3, 0.06);
    EXPECT_EQ(click(0.999), 1);
}

TEST_F(PlayerPanelTest, APlayerAskedForAtTheStartTakesTheKeys)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.player = QStringLiteral("hill");
    start(options);
    EXPECT_TRUE(panel().isAncestorOf(window.focusWidget()));
}

TEST_F(PlayerPanelTest, ThePlayerLeavesTheTreeRoomInASmallWindow)
{
    window.resize(1280, 800);
    watch("hill");
    ASSERT_TRUE(waitFor([&] { return window.height() == 800 && stage().height() > 0; }));
    QApplication::processEvents();
    EXPECT_GE(window.centralWidget()->height(), 190);
    EXPECT_GE(stage().height(), 290);
}

TEST_F(PlayerPanelTest, LectureModeHasOneKeyEachWay)
{
    watch("hill");
    key(Qt::Key_F11);
    auto* lecture = window.findChild<LectureView*>();
    ASSERT_NE(lecture, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(lecture));
    QTest::keyClick(lecture, Qt::Key_Right);
    EXPECT_EQ(at(), 1);
    QTest::keyClick(lecture, Qt::Key_Space);
    EXPECT_EQ(at(), 2);
    QTest::keyClick(lecture, Qt::Key_PageUp);
    EXPECT_EQ(at(), 1);
    QTest::mouseClick(lecture->stage()->viewport(), Qt::LeftButton);
    EXPECT_EQ(at(), 2);
    EXPECT_TRUE(lecture->pane()->words()->plainText().contains(player().headline(2)));
    const QPointer<LectureView> open = lecture;
    QTest::keyClick(lecture, Qt::Key_Escape);
    EXPECT_TRUE(waitFor([&] { return open.isNull(); }));
}

TEST_F(PlayerPanelTest, AnotherSentenceBeginsAnew)
{
    watch("eisner");
    key(Qt::Key_Right);
    window.browser()->setCurrentSentence(1);
    EXPECT_EQ(player().words().size(), 3);
    EXPECT_EQ(at(), 0);
    EXPECT_TRUE(panel().stops()->arcs().empty());
}

TEST_F(PlayerPanelTest, AModelsScoresAreTakenAsSoonAsThereIsOne)
{
    watch("eisner");
    const double before = player().steps();
    window.learning().useModel(modelOf(workspace().treebank(), 3), QStringLiteral("m"));
    ASSERT_TRUE(waitFor([&] { return !window.learning().isBusy(); }));
    for (const auto& [name, decoder] : {std::pair("eisner", Decoder::Eisner), {"cle", Decoder::Cle}}) {
        panel().choosePlayer(QLatin1String(name));
        panel().transport()->last();
        Parser parser(window.learning().model(), *workspace().relations(), decoder);
        Parser::Workspace parsing;
        const Graph graph = parser.parse(*workspace().treebank().sentence(0), parsing);
        EXPECT_EQ(headsOfArcs(player().arcs(), 6), graph.heads) << name;
    }
    EXPECT_GE(before, 1);
}

TEST_F(PlayerPanelTest, TheQuizHidesWhatAnswersItUntilItEnds)
{
    watch("hill", 2);
    const auto told = [&] { return panel().explanation()->toPlainText(); };
    ASSERT_TRUE(told().contains(QStringLiteral("would gain")));
    const auto shown = [&] { return stage().frame().drawing.texts().join(u' '); };
    const QString before = shown();
    key(Qt::Key_Q);
    EXPECT_FALSE(told().contains(QStringLiteral("would gain")));
    EXPECT_NE(shown(), before);
    EXPECT_TRUE(stage().frame().closeUp.parts.empty()) << "the curve tells how it ends";
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("multi")));
    EXPECT_TRUE(player().isAsking()) << "players to come hide it too";
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("hill")));
    panel().askForStep(2);
    key(Qt::Key_Q);
    EXPECT_FALSE(player().isAsking());
}

/// There is nothing on the screen that could be clicked.
TEST_F(PlayerPanelTest, ALectureTellsItsKeysWhenItBegins)
{
    watch("eisner");
    key(Qt::Key_F11);
    auto* lecture = window.findChild<LectureView*>();
    ASSERT_NE(lecture, nullptr);
    lecture->resize(1280, 800);
    EXPECT_TRUE(waitFor([&] { return lecture->keys()->isVisible(); }));
    EXPECT_TRUE(lecture->keys()->text().contains(QStringLiteral("Esc leaves")));
    const QRect place = lecture->keys()->geometry();
    EXPECT_TRUE(lecture->rect().contains(place));
    QTest::keyClick(lecture, Qt::Key_Right);
    EXPECT_FALSE(lecture->keys()->isVisible()) << "one has stepped";
    panel().transport()->first();
    const QImage seen = lecture->grab(place).toImage();
    for (int y = 0; y < seen.height(); y += 4) {
        for (int x = 0; x < seen.width(); x += 4)
            ASSERT_EQ(seen.pixel(x, y), seen.pixel(0, 0)) << "words were below it";
    }
}

TEST_F(PlayerPanelTest, TwoInANarrowWindowHaveItsWidthAndTheNotesStandBelow)
{
    watch("eisner");
    window.resize(1280, 800);
    const auto top = [&](const QWidget* part) { return part->mapTo(&panel(), QPoint()); };
    EXPECT_GT(top(panel().stepList()).x(), top(&stage()).x() + stage().width()) << "one has them beside it";
    panel().choosePlayerBeside(QStringLiteral("cle"));
    QCoreApplication::processEvents();
    const PlayerStage& second = *panel().besideSide()->stage();
    EXPECT_GT(top(panel().stepList()).y(), top(&stage()).y() + stage().height());
    EXPECT_GT(top(panel().explanation()).y(), top(&stage()).y() + stage().height());
    EXPECT_GT(stage().width() + second.width(), panel().width() * 9 / 10);
    EXPECT_GT(stage().height(), panel().height() / 2);
    EXPECT_FALSE(panel().transport()->visibleRegion().isEmpty()) << "the page is not scrolled";
    window.resize(1900, 1000);
    QCoreApplication::processEvents();
    EXPECT_GT(top(panel().stepList()).x(), top(&second).x() + second.width()) << "a wide one has room for all three";
    window.resize(1280, 800);
    panel().choosePlayerBeside({});
    QCoreApplication::processEvents();
    EXPECT_GT(top(panel().stepList()).x(), top(&stage()).x() + stage().width());
    EXPECT_GT(stage().width(), panel().width() / 2) << "the notes do not keep the width that they had below";
    EXPECT_TRUE(panel().stepList()->isVisible());
}

TEST_F(PlayerPanelTest, StepsAreSavedFromTheWindow)
{
    watch("cle");
    const QString path = QString::fromStdString(folder.file("steps.svg"));
    ASSERT_TRUE(window.playerCommands().saveSteps(StepChoice::All, StepFormat::Svg, path));
    EXPECT_TRUE(QFile::exists(QString::fromStdString(folder.file("steps-0000.svg"))));
    EXPECT_TRUE(window.statusText().startsWith(QStringLiteral("Exported %1 files").arg(player().steps() + 1)));
    EXPECT_FALSE(window.playerCommands().saveSteps(
        StepChoice::Current, StepFormat::Pdf, QString::fromStdString(folder.file("none/there.pdf"))));
}

TEST_F(PlayerPanelTest, OfSlidesForLatexItIsToldWhatSetsThem)
{
    watch("cle");
    const QSignalSpy done(&window.playerCommands(), &PlayerCommands::done);
    ASSERT_TRUE(window.playerCommands().saveSteps(
        StepChoice::Current, StepFormat::Tikz, QString::fromStdString(folder.path() + "/a.tex")));
    ASSERT_EQ(done.size(), 1);
    EXPECT_EQ(done.front().front().toString(), QStringLiteral("Exported a.tex, to be set with lualatex"));
}

TEST_F(PlayerPanelTest, RowsOfAlgorithmsThatAreGreySayWhy)
{
    watch("eisner");
    ASSERT_TRUE(window.playerCommands().showTyped(QStringLiteral("Dogs chase cats")));
    const auto textOf = [&](const char* name) {
        const QComboBox& kinds = *panel().side()->kinds();
        return kinds.itemText(kinds.findData(QString::fromLatin1(name)));
    };
    EXPECT_EQ(textOf("tournament"), QStringLiteral("Tournament (parses bunsetsu)"));
    EXPECT_EQ(textOf("learn"), QStringLiteral("A learning step (needs a tree)"));
    EXPECT_FALSE(textOf("cle").contains(u'('));
}

/// Why some lines are bold was nowhere to be read.
TEST_F(PlayerPanelTest, OverTheStepsStandsWhatIsBold)
{
    watch("eisner");
    const auto heading = [&]() -> const QLabel* {
        for (const QLabel* label : panel().findChildren<QLabel*>()) {
            if (label->buddy() == panel().stepList())
                return label;
        }
        return nullptr;
    };
    ASSERT_TRUE(heading());
    EXPECT_TRUE(heading()->isVisible());
    EXPECT_TRUE(heading()->text().contains(QStringLiteral("bold")));
    panel().toggleQuiz();
    EXPECT_FALSE(heading()->isVisible()) << "nor are the steps";
}

} // namespace
} // namespace arcwright::ui::testing
