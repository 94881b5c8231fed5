// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include "core/model/bunsetsu_model.h"
#include "core/teaching/player_names.h"
#include "tests/core/support/sentences.h"
#include "tests/paths.h"
#include "tests/ui/players/player_panel_fixture.h"
#include "tests/ui/players/player_support.h"
#include "tests/ui/support/small_models.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/panel/player_header.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui::testing {
namespace {

using PlayerRemakingTest = PlayerPanelTest;

TEST_F(PlayerRemakingTest, AnEditOfTheTreeLeavesThePlayerWhereItIs)
{
    watch("hill", 1);
    const auto& options = dynamic_cast<const ClimbPlayer&>(player()).options();
    const auto possible = std::find_if(options.begin(), options.end(),
        [](const MoveOption& option) { return option.verdict == MoveVerdict::Possible; });
    ASSERT_NE(possible, options.end());
    click(onStage(*stage().placeOf(Target::arc(possible->move.newHead, possible->move.dependent))));
    ASSERT_TRUE(player().headline(2).contains(QStringLiteral("your move")));
    correct(4, 3);
    ASSERT_EQ(head(0, 4), 3) << "the gold tree was edited";
    EXPECT_EQ(at(), 2);
    EXPECT_TRUE(player().headline(2).contains(QStringLiteral("your move")));
    EXPECT_EQ(panel().transport()->position(), 2);
}

TEST_F(PlayerRemakingTest, ALearningStepLearnsTheEditedTree)
{
    watch("learn", 3);
    const QSignalSpy anew(panel().side(), &PlayerSide::aboutToChange);
    correct(4, 3);
    ASSERT_EQ(head(0, 4), 3);
    EXPECT_EQ(anew.count(), 1);
    ASSERT_TRUE(waitFor([&] { return !panel().isBusy(); }));
    EXPECT_EQ(at(), 3);
}

TEST_F(PlayerRemakingTest, OfTwoSideBySideEitherMayBeThereFirst)
{
    watch("cle");
    for (const char* beside : {"eisner2", "hill"}) {
        ASSERT_TRUE(panel().choosePlayerBeside(QString::fromLatin1(beside)));
        panel().setSentence(sentenceOf(45), workspace().relations());
        EXPECT_TRUE(panel().isBusy());
        ASSERT_TRUE(waitFor([&] { return !panel().isBusy(); }));
        key(Qt::Key_End);
        EXPECT_EQ(panel().besideSide()->player()->position(), panel().besideSide()->player()->steps());
        panel().setSentence(sentenceOf(4), workspace().relations());
    }
}

TEST_F(PlayerRemakingTest, TypedPreferencesGiveWayToTheModelOfBunsetsuAgain)
{
    LaunchOptions options;
    options.paths = QStringList(
        QString::fromStdString(folder.write("own.knp", test::readBytes(test::sampleFile("japanese.knp")))));
    options.player = QStringLiteral("sr");
    start(options);
    BunsetsuSettings settings;
    settings.decoder = BunsetsuDecoder::ShiftReduce;
    settings.bits = 18;
    settings.epochs = 2;
    panel().setModel(trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}).value());
    const auto boxes = panel().findChildren<QComboBox*>();
    const auto origin = std::find_if(boxes.begin(), boxes.end(),
        [](const QComboBox* box) { return box->findText(QStringLiteral("of the model")) >= 0; });
    ASSERT_NE(origin, boxes.end());
    EXPECT_EQ((*origin)->currentText(), QStringLiteral("of the model")) << "of the first model at once";
    panel().toggleMatrix();
    EXPECT_EQ((*origin)->currentText(), QStringLiteral("typed by hand"));
    panel().toggleMatrix();
    EXPECT_EQ((*origin)->currentText(), QStringLiteral("of the model"));
}

TEST_F(PlayerRemakingTest, PlayersAreMadeOnceForAModel)
{
    watch("eisner");
    const QSignalSpy made(panel().side(), &PlayerSide::aboutToChange);
    const auto model = modelOf(workspace().treebank(), 3);
    panel().setModel(AnyModel(model));
    EXPECT_EQ(made.count(), 1);
    panel().setModel(AnyModel(model));
    EXPECT_EQ(made.count(), 1) << "it is the one there is";
    panel().setModel(AnyModel(modelOf(workspace().treebank(), 4)));
    EXPECT_EQ(made.count(), 2);
}

TEST_F(PlayerRemakingTest, ANewModelWaitsUntilNobodyFollowsTheStepsOfTheOneBefore)
{
    watch("cle");
    panel().setModel(AnyModel(modelOf(workspace().treebank(), 3)));
    panel().transport()->goTo(2);
    const QString step = player().headline(2);
    const QSignalSpy made(panel().side(), &PlayerSide::aboutToChange);
    panel().setModel(AnyModel(modelOf(workspace().treebank(), 4)));
    EXPECT_EQ(made.count(), 0);
    EXPECT_EQ(player().headline(2), step);
    QPushButton* offered = part<PlayerHeader>()->newModel();
    EXPECT_TRUE(offered->isVisible());
    offered->click();
    EXPECT_EQ(made.count(), 1);
    EXPECT_FALSE(offered->isVisible());
    panel().transport()->first();
    panel().transport()->togglePlay();
    panel().setModel(AnyModel(modelOf(workspace().treebank(), 3)));
    EXPECT_EQ(made.count(), 1) << "whoever has begun to play sees the steps that were there";
    panel().transport()->togglePlay();
}

TEST_F(PlayerRemakingTest, ScoresThatAreDrawnForWantOfTheModelsAreSaidToBe)
{
    LaunchOptions options;
    options.paths = QStringList(
        QString::fromStdString(folder.write("own.knp", test::readBytes(test::sampleFile("japanese.knp")))));
    options.player = QStringLiteral("tournament");
    start(options);
    BunsetsuSettings settings;
    settings.bits = 18;
    settings.epochs = 1;
    panel().setModel(trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}).value());
    const auto isSaid = [this] {
        const auto labels = panel().side()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("Scores drawn at random"));
        });
    };
    EXPECT_FALSE(isSaid()) << "the model plays tournaments";
    panel().choosePlayer(QStringLiteral("bunsetsu-eisner"));
    EXPECT_TRUE(isSaid());
    panel().choosePlayer(QStringLiteral("tournament"));
    EXPECT_FALSE(isSaid());
}

TEST_F(PlayerRemakingTest, ScoresThatAreDrawnForWantOfAModelAreSaidToBeWhereTheyAreSeen)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("own.conllu", smallTreebank)));
    options.player = QStringLiteral("cle");
    start(options);
    const auto isSaid = [this] {
        const auto labels = panel().side()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("Scores drawn at random"));
        });
    };
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    EXPECT_TRUE(isSaid());
    panel().choosePlayer(QString::fromLatin1(players::epochs.data()));
    EXPECT_FALSE(isSaid()) << "which draws no scores of arcs";
    panel().choosePlayer(QStringLiteral("cle"));
    EXPECT_TRUE(isSaid());
    panel().setModel(modelOf(workspace().treebank(), 5));
    EXPECT_FALSE(isSaid()) << "they are the parser's";
}

TEST_F(PlayerRemakingTest, ALongSentenceIsMadeWhileTheWindowGoesOn)
{
    watch("eisner", 3);
    const auto relations = workspace().relations();
    panel().setSentence(sentenceOf(60), relations);
    EXPECT_TRUE(panel().isBusy());
    EXPECT_EQ(panel().player(), nullptr);
    key(Qt::Key_Right); // nothing is there to be played
    panel().setSentence(sentenceOf(61), relations); // nobody waits for the one before
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    EXPECT_EQ(player().words().size(), 61);
    EXPECT_FALSE(panel().isBusy());
    EXPECT_EQ(panel().transport()->length(), player().steps());
    panel().setSentence(sentenceOf(62), relations);
    panel().setSentence(sentenceOf(4), relations); // short ones are there at once
    ASSERT_NE(panel().player(), nullptr);
    EXPECT_EQ(player().words().size(), 4);
    QTest::qWait(200);
    EXPECT_EQ(player().words().size(), 4) << "what was given up does not come";
}

} // namespace
} // namespace arcwright::ui::testing
