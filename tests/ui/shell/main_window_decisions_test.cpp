// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/editing/annotation_operations.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/keyboard_fixture.h"
#include "ui/annotation/decision_guide.h"
#include "ui/annotation/guess_strip.h"
#include "ui/annotation/relation_editor.h"

namespace arcwright::ui::testing {

TEST_F(ByKeyboard, UncertainWordsAreVisitedTheLeastCertainFirst)
{
    type("n");
    EXPECT_EQ(window.statusText(), QStringLiteral("No other uncertain word."));
    guess({0.1, 0.4, 0, 0.9, 0.6, 0.29});
    type("n");
    EXPECT_EQ(canvas().selectedWord(), 4);
    type("n");
    EXPECT_EQ(canvas().selectedWord(), 5);
    type("n");
    EXPECT_EQ(canvas().selectedWord(), 2);
    key(Qt::Key_N, Qt::ShiftModifier);
    EXPECT_EQ(canvas().selectedWord(), 5);
    type("n");
    type("n");
    EXPECT_EQ(canvas().selectedWord(), 2) << "the others are sure enough";
    EXPECT_EQ(window.statusText(), QStringLiteral("No other uncertain word."));
}

TEST_F(ByKeyboard, ConfirmingGoesOnToTheNextUnconfirmedSentence)
{
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(sentence(0).annotation.confirmed);
    EXPECT_EQ(shown(), 1U);
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(said().contains(QStringLiteral("✓ confirmed")));
    type("u");
    EXPECT_EQ(shown(), 1U);
    key(Qt::Key_U, Qt::ShiftModifier);
    EXPECT_EQ(shown(), 1U) << "the one before is confirmed";
    EXPECT_EQ(window.statusText(), QStringLiteral("No unconfirmed sentence before this."));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    type("c");
    EXPECT_FALSE(sentence(0).annotation.confirmed);
}

TEST_F(ByKeyboard, ASentenceWithACircleIsNotConfirmed)
{
    select(3);
    type("h5");
    key(Qt::Key_Return);
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_FALSE(sentence(0).annotation.confirmed);
    EXPECT_EQ(shown(), 0U);
    EXPECT_FALSE(window.messageBar()->message().isEmpty());
}

TEST_F(ByKeyboard, ASentenceThatIsConfirmedWithTwoRootsIsToldOf)
{
    start(
        QStringList(QString::fromStdString(folder.write("two.tag", test::readBytes(test::sampleFile("danish.tag"))))));
    canvas().setFocus();
    const auto tells = [&](const char* roots) { return window.statusText().contains(QString::fromUtf8(roots)); };
    key(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(sentence(0).annotation.confirmed);
    EXPECT_FALSE(tells("roots")) << qPrintable(window.statusText());
    key(Qt::Key_PageUp, Qt::ControlModifier);
    select(1);
    type("r");
    ASSERT_EQ(sentence(0).word(1).head, kRoot);
    type("c"); // it is confirmed still
    type("c");
    ASSERT_TRUE(sentence(0).annotation.confirmed);
    EXPECT_TRUE(tells("Sentence 1 is confirmed with several roots: Anna, bor.")) << qPrintable(window.statusText());
    type("c");
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(shown(), 1U);
    EXPECT_TRUE(tells("Sentence 1 is confirmed with several roots: Anna, bor.")) << qPrintable(window.statusText());
}

TEST_F(ByKeyboard, TheNextToDecideIsOneKeyAway)
{
    predictOtherwise({2, 5});
    key(Qt::Key_Space);
    EXPECT_EQ(canvas().selectedWord(), 2);
    type("p"); // gold is right: decided
    key(Qt::Key_Space);
    EXPECT_EQ(canvas().selectedWord(), 5);
    type("a");
    EXPECT_EQ(canvas().selectedWord(), 5) << "nothing is left in the sentence";
    key(Qt::Key_Space, Qt::ShiftModifier);
    EXPECT_EQ(canvas().selectedWord(), 2) << "back to what was offered before";
    key(Qt::Key_Space, Qt::ShiftModifier);
    EXPECT_EQ(window.statusText(), QStringLiteral("Nothing to decide before this."));
    key(Qt::Key_Space);
    EXPECT_EQ(shown(), 1U) << "nor behind: the next sentence that is not confirmed";
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("Nothing is left to decide in sentence 1")))
        << qPrintable(window.statusText());
}

TEST_F(ByKeyboard, WhereAPredictionTellsNoRelationTheHeadAloneIsToBeDecided)
{
    Graph graph = workspace().gold(0);
    const auto root
        = static_cast<std::size_t>(std::find(graph.heads.begin() + 1, graph.heads.end(), kRoot) - graph.heads.begin());
    ASSERT_LT(root, graph.heads.size());
    ASSERT_EQ(relation(0, static_cast<int>(root)), "root");
    graph.relations[root] = {};
    const std::size_t other = root == 5 ? 4 : 5;
    graph.heads[other] = graph.heads[other] == 1 ? 2 : 1;
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    key(Qt::Key_Space);
    EXPECT_EQ(canvas().selectedWord(), static_cast<int>(other));
    EXPECT_EQ(window.sentenceView()->guide()->coming(), std::vector<int>()) << "nothing else is";
}

TEST_F(ByKeyboard, ADecisionOnAnOfferedWordOffersTheNext)
{
    predictOtherwise({2, 5});
    key(Qt::Key_Space);
    ASSERT_EQ(canvas().selectedWord(), 2);
    type("a");
    EXPECT_EQ(canvas().selectedWord(), 5) << "by itself";
    select(2);
    type("]");
    EXPECT_EQ(head(0, 2), 3);
    EXPECT_EQ(canvas().selectedWord(), 2) << "one stays where one went";
}

TEST_F(ByKeyboard, WhatDiffersIsOfferedBeforeWhatIsUncertainTheLeastCertainFirst)
{
    predictOtherwise({6});
    guess({0.1, 0.4, 0, 0.9, 0.1, 0.1});
    key(Qt::Key_Space);
    EXPECT_EQ(canvas().selectedWord(), 6);
    key(Qt::Key_Space);
    EXPECT_EQ(canvas().selectedWord(), 4);
    key(Qt::Key_Space);
    EXPECT_EQ(canvas().selectedWord(), 2);
    key(Qt::Key_Space);
    EXPECT_EQ(shown(), 1U) << "the others are sure enough";
    EXPECT_EQ(steps(), 0U) << "looking decides nothing";
}

TEST_F(ByKeyboard, EnterTakesTheGhost)
{
    predictOtherwise({5});
    guess({0.1, 0, 0, 0.9, 0.1, 0.1});
    select(1);
    EXPECT_FALSE(canvas().ghost());
    key(Qt::Key_Return);
    EXPECT_EQ(steps(), 0U) << "nothing is proposed for it";
    select(5);
    EXPECT_EQ(canvas().ghost(), (GhostArc{1, 5, QStringLiteral("dep")})) << "what is predicted, on the side of gold";
    key(Qt::Key_Return);
    EXPECT_EQ(head(0, 5), 1);
    EXPECT_EQ(relation(0, 5), "dep");
    EXPECT_FALSE(canvas().ghost());
    select(4);
    EXPECT_EQ(canvas().ghost(), (GhostArc{3, 4, QStringLiteral("x")})) << "the best other guess for an uncertain word";
    key(Qt::Key_Enter);
    EXPECT_EQ(relation(0, 4), "x");
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(relation(0, 5), "obj");
}

/// Somebody who agrees with what stands must not spoil it by saying so.
TEST_F(ByKeyboard, WhereTheBestGuessStandsEnterGoesOnAndChangesNothing)
{
    setHead(workspace(), 0, 4, 3);
    setRelation(workspace(), 0, 4, QStringLiteral("x"));
    const std::size_t before = steps();
    guess({0.1, 0.4, 0, 0.9, 0.1, 0.1});
    key(Qt::Key_Space);
    ASSERT_EQ(canvas().selectedWord(), 4) << "the parser is unsure of it";
    EXPECT_FALSE(canvas().ghost());
    key(Qt::Key_Return);
    EXPECT_EQ(steps(), before);
    EXPECT_EQ(canvas().selectedWord(), 2) << "the next to be looked at";
}

TEST_F(ByKeyboard, GuessesOfTwoWordsOfOneFormHaveTheirNumbers)
{
    startWith("1\tto\t_\tX\t_\t_\t3\tx\t_\t_\n2\tto\t_\tX\t_\t_\t3\tx\t_\t_\n"
              "3\tgo\t_\tX\t_\t_\t0\troot\t_\t_\n4\ton\t_\tX\t_\t_\t3\tx\t_\t_\n\n");
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{
            {1, QStringLiteral("x"), 0.0}, {2, QStringLiteral("x"), 0.5}, {3, QStringLiteral("x"), 1.0}};
    });
    window.sentenceView()->guessesChanged();
    select(4);
    const QString told = window.sentenceView()->findChild<GuessStrip*>()->accessibleDescription();
    EXPECT_TRUE(told.contains(QStringLiteral("x of to (1)"))) << qPrintable(told);
    EXPECT_TRUE(told.contains(QStringLiteral("x of to (2)"))) << qPrintable(told);
    EXPECT_TRUE(told.contains(QStringLiteral("x of go ✓"))) << qPrintable(told);
}

/// What is typed over a label is about the word below it, which must not go elsewhere meanwhile.
TEST_F(ByKeyboard, PredictionsThatComeWhileARelationIsTypedAreDrawnAfterwards)
{
    predictOtherwise({5});
    select(4);
    key(Qt::Key_L);
    auto* editor = window.sentenceView()->findChild<RelationEditor*>();
    ASSERT_TRUE(editor->isVisible());
    const auto drawnBelow = [&] {
        return std::count_if(canvas().diagram().arcs.begin(), canvas().diagram().arcs.end(),
            [](const DiagramArc& arc) { return arc.side == Side::Below && arc.status != ArcStatus::Correct; });
    };
    const auto before = drawnBelow();
    predictOtherwise({1, 2, 5, 6});
    EXPECT_EQ(drawnBelow(), before);
    EXPECT_TRUE(editor->isVisible());
    key(Qt::Key_Escape);
    EXPECT_TRUE(waitFor([&] { return drawnBelow() > before; }));
}

TEST_F(ByKeyboard, ZeroShowsFurtherGuesses)
{
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        std::vector<Guess> guesses;
        for (int i = 1; i <= 11; ++i)
            guesses.push_back({3, QStringLiteral("r%1").arg(i), 0.1 * i});
        return guesses;
    });
    select(5);
    GuessStrip& strip = *window.sentenceView()->guessStrip();
    ASSERT_EQ(strip.choices().size(), 9U);
    EXPECT_EQ(strip.choices()[8].text, QStringLiteral("r9 of saw"));
    type("0");
    ASSERT_EQ(strip.choices().size(), 2U);
    type("2");
    EXPECT_EQ(relation(0, 5), "r11");
    EXPECT_TRUE(strip.choices()[1].stands);
    select(4);
    type("1");
    EXPECT_EQ(relation(0, 4), "r1") << "of another word the first come first";
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.place(1).center());
    EXPECT_EQ(relation(0, 4), "r2");
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ByKeyboard, GuessesStepBackWhileDigitsAreNumbersOfWords)
{
    predictOtherwise({});
    guess({});
    select(5);
    GuessStrip& strip = *window.sentenceView()->guessStrip();
    ASSERT_FALSE(strip.choices().empty());
    const QPoint first = strip.place(0).center();
    EXPECT_TRUE(strip.isEnabled());
    type("h");
    EXPECT_FALSE(strip.isEnabled());
    QTest::mouseClick(&strip, Qt::LeftButton, {}, first);
    EXPECT_EQ(steps(), 0U);
    key(Qt::Key_Escape);
    EXPECT_TRUE(strip.isEnabled());
    type("h");
    type("2");
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_TRUE(strip.isEnabled()) << "a number ends it";
}

TEST_F(ByKeyboard, ThereAreNoGuessesBesideTheTextAndTheWordIsStillThereAfterIt)
{
    predictOtherwise({});
    guess({});
    select(4);
    GuessStrip& strip = *window.sentenceView()->guessStrip();
    ASSERT_FALSE(strip.choices().empty());
    key(Qt::Key_E, Qt::ControlModifier);
    EXPECT_TRUE(strip.choices().empty());
    key(Qt::Key_Escape);
    EXPECT_EQ(canvas().selectedWord(), 4);
    EXPECT_FALSE(strip.choices().empty());
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ByKeyboard, OnlyPredictionsAroundCorrectionsAreSaidToMoveAroundThem)
{
    const auto move = [&](Exposure exposure) {
        workspace().startLayer(QStringLiteral("predicted"));
        workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), exposure}}});
        Q_EMIT window.assistant().predictionMoved({2, 3});
        return window.statusText();
    };
    EXPECT_FALSE(move(Exposure::Unseen).contains(QStringLiteral("moved")));
    EXPECT_TRUE(move(Exposure::Guided).contains(QStringLiteral("Around it, 2 predicted arcs moved.")));
}

TEST_F(ByKeyboard, WhatTheParserIsUnsureOfIsMarked)
{
    predictOtherwise({});
    guess({0.1, 0, 0, 0.9, 0.1, 0.1});
    EXPECT_TRUE(arc(4).uncertain);
    EXPECT_FALSE(arc(5).uncertain);
    EXPECT_FALSE(arc(5).confirmed);
    type("c");
    EXPECT_TRUE(arc(4).uncertain) << "an edit does not change it";
    EXPECT_TRUE(arc(5).confirmed);
    type("c");
    EXPECT_FALSE(arc(5).confirmed);
}

TEST_F(ByKeyboard, AllIsAcceptedAndConfirmedWithOneKey)
{
    predictOtherwise({4, 5});
    key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(head(0, 4), 1);
    EXPECT_EQ(head(0, 5), 1);
    EXPECT_TRUE(sentence(0).annotation.confirmed);
    EXPECT_EQ(shown(), 1U);
}

} // namespace arcwright::ui::testing
