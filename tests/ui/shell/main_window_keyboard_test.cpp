// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCompleter>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeView>

#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/chord_dialog.h"
#include "ui/annotation/guess_strip.h"
#include "ui/canvas/canvas_texts.h"
#include "ui/look/empty_note.h"
#include "ui/search/search_panel.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/help_pages.h"
#include "ui/shell/shortcut_overview.h"

namespace arcwright::ui::testing {

namespace {

/// Correcting "The dog saw a cat." with nothing but keys.
class ByKeyboard : public WindowTest {
protected:
    ByKeyboard() { startWith(smallTreebank); }

    /// Predicts gold but for these words of the first sentence, which hang on the first word as `dep`.
    void predictOtherwise(const std::vector<int>& words)
    {
        Graph graph = workspace().gold(0);
        for (const int word : words) {
            graph.heads[static_cast<std::size_t>(word)] = 1;
            graph.relations[static_cast<std::size_t>(word)] = workspace().relations()->intern("dep");
        }
        workspace().startLayer(QStringLiteral("predicted"));
        workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    }
    /// Guesses that every word hangs on the third as `x`, else on the second as `y`, and is this likely to be wrong.
    void guess(const std::vector<double>& doubts)
    {
        ArcEditing* editing = window.sentenceView()->arcEditing();
        editing->setGuesses([](std::size_t, int) {
            return std::vector<Guess>{{3, QStringLiteral("x"), 0.0}, {2, QStringLiteral("y"), 1.0}};
        });
        editing->setDoubts([doubts](std::size_t) { return doubts; });
        window.sentenceView()->guessesChanged();
    }
    const Sentence& sentence(std::size_t index = 0)
    {
        m_sentence = workspace().treebank().sentence(index);
        return *m_sentence;
    }
    std::size_t steps() { return workspace().copy(0).history().position(); }
    DiagramArc arc(int word)
    {
        return canvas().diagram().arcs[static_cast<std::size_t>(basicArc(canvas().diagram(), Side::Above, word))];
    }
    std::size_t shown() { return window.sentenceView()->sentence(); }

private:
    std::shared_ptr<const Sentence> m_sentence;
};

} // namespace

TEST_F(ByKeyboard, ThePredictedArcIsAccepted)
{
    predictOtherwise({4, 5});
    select(5);
    type("a");
    EXPECT_EQ(head(0, 5), 1);
    EXPECT_EQ(relation(0, 5), "dep");
    EXPECT_EQ(head(0, 4), 5) << "and no other";
    EXPECT_EQ(arc(5).status, ArcStatus::Correct) << "drawn at once";
    EXPECT_EQ(steps(), 1U);
    type("a");
    EXPECT_EQ(steps(), 1U) << "nothing to accept, no step";
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(relation(0, 5), "obj");
}

TEST_F(ByKeyboard, AllPredictedArcsAreAcceptedButWherePinned)
{
    predictOtherwise({2, 4, 5});
    select(4);
    type("p");
    EXPECT_TRUE(arc(4).pinned);
    key(Qt::Key_A, Qt::ShiftModifier);
    EXPECT_EQ(head(0, 2), 1);
    EXPECT_EQ(head(0, 5), 1);
    EXPECT_EQ(head(0, 4), 5);
    EXPECT_EQ(steps(), 2U);
    EXPECT_TRUE(window.statusText().startsWith(QStringLiteral("Sentence 1: accepted 2 predicted arcs")));
    type("p");
    EXPECT_FALSE(arc(4).pinned);
    EXPECT_TRUE(sentence().annotation.pins.empty());
}

TEST_F(ByKeyboard, ADigitTakesTheParsersGuess)
{
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{{3, QStringLiteral("obj"), 0.0}, {2, QStringLiteral("nmod"), 0.5}};
    });
    select(5);
    type("2");
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(relation(0, 5), "nmod");
    EXPECT_EQ(steps(), 1U) << "head and relation are one step";
    type("9");
    EXPECT_EQ(steps(), 1U);
}

TEST_F(ByKeyboard, AFurtherParentIsAddedRenamedAndRemoved)
{
    select(2);
    type("e5");
    key(Qt::Key_Return);
    ASSERT_TRUE(relationEditor().isVisible()) << "asks what it is";
    EXPECT_EQ(steps(), 0U);
    type("nsubj:x");
    key(Qt::Key_Return, Qt::ShiftModifier);
    ASSERT_EQ(sentence().word(2).parents.size(), 2U);
    EXPECT_EQ(sentence().word(2).parents[1], (Parent{{5, 0}, "nsubj:x"}));
    EXPECT_TRUE(canvas().hasFocus());

    key(Qt::Key_Up, Qt::ShiftModifier);
    key(Qt::Key_Up, Qt::ShiftModifier);
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(relationEditor().text(), QStringLiteral("nsubj:x"));
    type("ref");
    key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(sentence().word(2).parents[1].relation, "ref");
    EXPECT_EQ(relation(0, 2), "nsubj") << "the tree is as it was";

    key(Qt::Key_Delete); // it is still selected
    EXPECT_EQ(sentence().word(2).parents.size(), 1U);
    EXPECT_EQ(head(0, 2), 3);
}

TEST_F(ByKeyboard, RelationsThatSuitTheArcAreOfferedFirst)
{
    std::vector<std::pair<int, int>> asked;
    window.sentenceView()->arcEditing()->setArcRelations([&](std::size_t, int head, int unit) {
        asked.emplace_back(head, unit);
        return QStringList{QStringLiteral("xcomp"), QStringLiteral("obj")};
    });
    const auto offered = [&] {
        QStringList texts;
        const QAbstractItemModel* model = relationEditor().findChild<QCompleter*>()->completionModel();
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, 0).data().toString();
        return texts;
    };
    select(2);
    type("e5");
    key(Qt::Key_Return);
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(asked.back(), std::make_pair(5, 2)) << "of that head and that dependent";
    EXPECT_EQ(offered().mid(0, 2), (QStringList{QStringLiteral("xcomp"), QStringLiteral("obj")}));
    EXPECT_GT(offered().size(), 3) << "then those of the treebank";
    EXPECT_EQ(offered().count(QStringLiteral("obj")), 1);
    type("1");
    ASSERT_EQ(sentence().word(2).parents.size(), 2U);
    EXPECT_EQ(sentence().word(2).parents[1], (Parent{{5, 0}, "xcomp"}));

    key(Qt::Key_Up, Qt::ShiftModifier);
    key(Qt::Key_Up, Qt::ShiftModifier);
    type("l");
    ASSERT_TRUE(relationEditor().isVisible()) << "where it is called otherwise later, too";
    EXPECT_EQ(offered().front(), QStringLiteral("xcomp"));
    key(Qt::Key_Escape);
    select(5);
    type("l");
    EXPECT_EQ(asked.back(), std::make_pair(head(0, 5), 5));
    EXPECT_EQ(offered().front(), QStringLiteral("xcomp")) << "and for the arc of the tree";
}

TEST_F(ByKeyboard, AWordIsAttachedToItsNeighbour)
{
    select(5);
    type("[");
    EXPECT_EQ(head(0, 5), 4);
    type("]");
    EXPECT_EQ(head(0, 5), 6);
    key(Qt::Key_End);
    type("]");
    EXPECT_EQ(steps(), 2U) << "there is no word after the last";
}

TEST_F(ByKeyboard, AFieldOverTheDiagramKeepsItsEnter)
{
    select(5);
    key(Qt::Key_F2);
    type("kitten");
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(sentence().word(5).form, "kitten") << "taken";
    EXPECT_FALSE(sentence().annotation.confirmed) << "and the sentence not confirmed";
    type(";");
    type("hm");
    key(Qt::Key_Return, Qt::AltModifier);
    EXPECT_EQ(sentence().annotation.comment, "hm");
    EXPECT_EQ(sentence().size(), 6) << "and not divided";
    type("l");
    type("zz");
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(relation(0, 5), "zz");
    EXPECT_FALSE(sentence().annotation.confirmed);
}

TEST_F(ByKeyboard, ASentenceGetsARemark)
{
    type(";");
    type("who saw?");
    key(Qt::Key_Return);
    EXPECT_EQ(sentence().annotation.comment, "who saw?");
    EXPECT_TRUE(said().contains(QStringLiteral("remark: who saw?")));
    type(";");
    key(Qt::Key_Delete);
    key(Qt::Key_Return);
    EXPECT_EQ(sentence().annotation.comment, "") << "and loses it";
}

TEST_F(ByKeyboard, AWordAndItsArcGetRemarks)
{
    select(5);
    key(Qt::Key_Semicolon, Qt::ControlModifier);
    type("a kitten?");
    key(Qt::Key_Return);
    EXPECT_EQ(remarkOn(sentence(), 5, RemarkOn::Unit), "a kitten?");
    EXPECT_EQ(canvas().diagram().words[4].remark, QStringLiteral("a kitten?"));
    EXPECT_TRUE(wordToolTip(canvas().diagram(), 5).contains(QStringLiteral("a kitten?")));
    EXPECT_TRUE(said().contains(QStringLiteral("“cat”: a kitten?")));
    key(Qt::Key_Up, Qt::ShiftModifier);
    const int arc = canvas().selectedArc();
    ASSERT_GE(arc, 0);
    key(Qt::Key_Semicolon, Qt::ControlModifier);
    type("or iobj");
    key(Qt::Key_Return);
    EXPECT_EQ(remarkOn(sentence(), 5, RemarkOn::Arc), "or iobj");
    EXPECT_TRUE(arcToolTip(canvas().diagram(), arc).contains(QStringLiteral("remark: or iobj")));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(remarkOn(sentence(), 5, RemarkOn::Arc), "") << "a step back";
    EXPECT_EQ(remarksOf(sentence()).size(), 1U);
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_NE(test::readBytes(folder.file("small.conllu.arcwright.json")).find("a kitten?"), std::string::npos);
}

TEST_F(ByKeyboard, F7GoesFromRemarkToRemark)
{
    const auto remark = [this](std::size_t index, int word, RemarkOn on, const char* text) {
        workspace().apply(index, Operation::SetComment,
            word > 0 ? setRemark(sentence(index), word, on, text, {}) : setRemark(sentence(index), text));
    };
    key(Qt::Key_F7);
    EXPECT_EQ(window.statusText(), QStringLiteral("No remark further on."));
    remark(0, 5, RemarkOn::Arc, "iobj?");
    remark(0, 5, RemarkOn::Unit, "kitten?");
    remark(0, 2, RemarkOn::Unit, "hound?");
    remark(2, 0, RemarkOn::Unit, "does it?");
    struct Stop {
        std::size_t sentence;
        int word;
        bool isArc;
        const char* text;
    };
    const std::vector<Stop> stops{
        {0, 2, false, "hound?"}, {0, 5, false, "kitten?"}, {0, 5, true, "iobj?"}, {2, 0, false, "does it?"}};
    const auto expectAt = [&](const Stop& stop) {
        EXPECT_EQ(shown(), stop.sentence) << stop.text;
        EXPECT_EQ(canvas().selectedWord(), stop.word) << stop.text;
        EXPECT_EQ(canvas().selectedArc() >= 0, stop.isArc) << stop.text;
        EXPECT_EQ(window.statusText(), QString::fromLatin1(stop.text));
    };
    for (const Stop& stop : stops) {
        key(Qt::Key_F7);
        expectAt(stop);
    }
    key(Qt::Key_F7);
    EXPECT_EQ(window.statusText(), QStringLiteral("No remark further on."));
    EXPECT_EQ(shown(), 2U) << "and stays";
    for (std::size_t i = stops.size() - 1; i-- > 0;) {
        key(Qt::Key_F7, Qt::ShiftModifier);
        expectAt(stops[i]);
    }
    key(Qt::Key_F7, Qt::ShiftModifier);
    EXPECT_EQ(window.statusText(), QStringLiteral("No remark before this."));
}

TEST_F(ByKeyboard, DeleteTakesTheHeadAway)
{
    select(5);
    key(Qt::Key_Delete);
    EXPECT_EQ(head(0, 5), kNoHead);
    EXPECT_EQ(basicArc(canvas().diagram(), Side::Above, 5), -1);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3);
}

TEST_F(ByKeyboard, DeleteTakesTheOnlyFurtherParentOfAWordWithoutAHead)
{
    select(5);
    key(Qt::Key_Delete);
    const auto further = [&](const char* heads) {
        for (const char* at = heads; *at != '\0'; ++at) {
            type("e");
            type(std::string(1, *at).c_str());
            key(Qt::Key_Return);
            type("x");
            key(Qt::Key_Return, Qt::ShiftModifier);
        }
        select(5);
    };
    further("2");
    ASSERT_EQ(sentence().word(5).parents.size(), 1U);
    key(Qt::Key_Delete);
    EXPECT_TRUE(sentence().word(5).parents.empty());
    further("24");
    ASSERT_EQ(sentence().word(5).parents.size(), 2U);
    key(Qt::Key_Delete);
    EXPECT_EQ(sentence().word(5).parents.size(), 2U) << "either may be meant";
}

TEST_F(ByKeyboard, AHeadAndItsRelationInOneGo)
{
    select(5);
    type("h2");
    key(Qt::Key_Tab);
    EXPECT_EQ(head(0, 5), 2);
    ASSERT_TRUE(relationEditor().isVisible());
    type("nmod");
    key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(relation(0, 5), "nmod");
    EXPECT_TRUE(canvas().hasFocus());
    EXPECT_EQ(canvas().selectedWord(), 5);
}

TEST_F(ByKeyboard, AWordThatIsTheRootNoMoreIsAskedForItsRelation)
{
    select(3);
    ASSERT_EQ(head(0, 3), kRoot);
    type("h2");
    EXPECT_EQ(head(0, 3), 2);
    EXPECT_EQ(relation(0, 3), "dep") << "root it cannot stay";
    ASSERT_TRUE(relationEditor().isVisible());
    type("conj");
    key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(relation(0, 3), "conj");
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ByKeyboard, TabOffersTheRelationGuessedForTheNewHead)
{
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{{3, QStringLiteral("obj"), 0.0}, {2, QStringLiteral("nmod"), 0.5}};
    });
    select(5);
    type("h2");
    key(Qt::Key_Tab);
    EXPECT_EQ(relation(0, 5), "obj") << "nothing is changed unasked";
    EXPECT_EQ(relationEditor().text(), QStringLiteral("nmod"));
    key(Qt::Key_Return);
    EXPECT_EQ(relation(0, 5), "nmod");
    type("l");
    type("o");
    key(Qt::Key_Return);
    EXPECT_EQ(relation(0, 5), "obj") << "what is guessed comes first, however rare it is";
}

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

TEST_F(ByKeyboard, AChordSetsRelationAndTagsAtOnce)
{
    Chord chord{QStringLiteral("ob"), QStringLiteral("iobj"), QStringLiteral("PROPN"), {}, QStringLiteral("Case=Dat")};
    window.sentenceView()->arcEditing()->setChords({chord});
    select(5);
    type("ob");
    EXPECT_EQ(relation(0, 5), "iobj");
    EXPECT_EQ(sentence().word(5).upos, "PROPN");
    EXPECT_EQ(sentence().word(5).xpos, "NN") << "not named by the chord";
    EXPECT_EQ(sentence().word(5).feats, "Case=Dat");
    EXPECT_EQ(steps(), 1U);
}

TEST_F(ByKeyboard, AKeyThatBeginsAChordStillDoesWhatItDid)
{
    window.sentenceView()->arcEditing()->setChords({{QStringLiteral("pq"), QStringLiteral("x"), {}, {}, {}}});
    select(5);
    type("p");
    EXPECT_FALSE(arc(5).pinned) << "a chord may follow";
    EXPECT_TRUE(waitFor([&] { return arc(5).pinned; }));
}

TEST_F(ByKeyboard, ChordsAreEditedAndRemembered)
{
    window.actions()[ActionId::EditChords]->trigger();
    auto* dialog = window.findChild<ChordDialog*>();
    ASSERT_TRUE(dialog);
    auto* table = dialog->findChild<QTableWidget*>();
    QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Add"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    table->item(0, 0)->setText(QStringLiteral("Ob"));
    EXPECT_FALSE(ok->isEnabled()) << "it sets nothing yet";
    table->item(0, 1)->setText(QStringLiteral("iobj"));
    ASSERT_TRUE(ok->isEnabled());
    QTest::mouseClick(ok, Qt::LeftButton);
    const Chords expected{{QStringLiteral("ob"), QStringLiteral("iobj"), {}, {}, {}}};
    EXPECT_EQ(window.sentenceView()->arcEditing()->chords(), expected);
    MainWindow next;
    EXPECT_EQ(next.sentenceView()->arcEditing()->chords(), expected);
}

TEST_F(ByKeyboard, ACommandIsFoundByPartsOfItsName)
{
    select(5);
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    ASSERT_TRUE(palette && palette->isVisible());
    type("make root");
    ASSERT_GT(palette->list()->count(), 0);
    EXPECT_TRUE(palette->list()->item(0)->text().startsWith(QStringLiteral("Make it the root")));
    key(Qt::Key_Return);
    EXPECT_FALSE(palette->isVisible());
    EXPECT_EQ(head(0, 5), 0);
    EXPECT_TRUE(canvas().hasFocus());
    key(Qt::Key_K, Qt::ControlModifier);
    key(Qt::Key_Escape);
    EXPECT_FALSE(palette->isVisible());
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ByKeyboard, ThePaletteKnowsOtherWordsForThings)
{
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    ASSERT_TRUE(palette && palette->isVisible());
    const auto found = [&](const char* typed) {
        palette->field()->clear();
        type(typed);
        QStringList texts;
        for (int row = 0; row < palette->list()->count(); ++row)
            texts << palette->list()->item(row)->text();
        return texts;
    };
    EXPECT_EQ(found("deprel").front(), Actions::name(ActionId::EditRelation));
    EXPECT_TRUE(found("deprel").contains(Actions::name(ActionId::RelationFollowsHead)));
    EXPECT_TRUE(found("split token").contains(Actions::name(ActionId::SplitWord)));
    EXPECT_TRUE(found("night").contains(Actions::name(ActionId::DarkTheme)));
    const QStringList settings = found("setting");
    for (const ActionId setting : {ActionId::DarkTheme, ActionId::HeadFirst, ActionId::WrapRows, ActionId::EditChords})
        EXPECT_TRUE(settings.contains(Actions::name(setting))) << qPrintable(Actions::name(setting));
    found("dark theme");
    EXPECT_TRUE(palette->list()->item(0)->data(Qt::UserRole).toString().startsWith(QStringLiteral("off")));
}

TEST_F(ByKeyboard, ThePaletteFindsPagesOfTheHandbook)
{
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    ASSERT_TRUE(palette && palette->isVisible());
    type("patterns help");
    ASSERT_GT(palette->list()->count(), 0);
    EXPECT_EQ(palette->list()->item(0)->text(), QStringLiteral("Patterns"));
    key(Qt::Key_Return);
    auto* help = window.findChild<HelpWindow*>();
    ASSERT_TRUE(help && help->isVisible());
    EXPECT_TRUE(help->text()->toPlainText().contains(QStringLiteral("A pattern says what to look for")));
    EXPECT_TRUE(help->windowTitle().startsWith(QStringLiteral("Patterns")));
    help->close();
    for (const HelpHeading& heading : helpHeadings()) {
        help->show(heading);
        EXPECT_EQ(help->text()->textCursor().block().text().isEmpty(), false) << qPrintable(heading.page);
    }
    help->close();
}

TEST_F(ByKeyboard, ListsSayThatNothingWasFound)
{
    const auto note = [](const QAbstractItemView* list) {
        const auto* label = list->findChild<EmptyNote*>();
        return label && label->isVisible() ? label->text() : QString();
    };
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    type("make");
    EXPECT_EQ(note(palette->list()), QString());
    type("xyzzy");
    EXPECT_EQ(palette->list()->count(), 0);
    EXPECT_EQ(note(palette->list()), QStringLiteral("Nothing found for “makexyzzy”."));
    key(Qt::Key_Return); // nothing to do
    key(Qt::Key_Escape);

    key(Qt::Key_F, Qt::ControlModifier);
    type("xyzzy");
    const auto* sentences = window.browser()->findChild<QTreeView*>();
    EXPECT_TRUE(waitFor([&] { return note(sentences) == QStringLiteral("No sentence has “xyzzy”."); }));
    window.browser()->findChild<QLineEdit*>()->clear();
    EXPECT_TRUE(waitFor([&] { return note(sentences).isEmpty(); }));

    key(Qt::Key_F1);
    auto* overview = window.findChild<ShortcutOverview*>();
    ASSERT_TRUE(overview);
    EXPECT_EQ(note(overview->table()), QString());
    overview->searchField()->setText(QStringLiteral("deprel"));
    EXPECT_EQ(note(overview->table()), QString()) << "by another word, too";
    overview->searchField()->setText(QStringLiteral("xyzzy"));
    EXPECT_EQ(note(overview->table()), QStringLiteral("Nothing found for “xyzzy”."));
    overview->close();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));

    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    auto* search = window.findChild<SearchPanel*>();
    EXPECT_EQ(note(search->list()), QString()) << "nothing was looked for yet";
    search->searchFor(QStringLiteral("deprel=xyzzy"));
    EXPECT_TRUE(waitFor([&] { return note(search->list()) == QStringLiteral("Nothing found."); }));
    search->searchFor(QStringLiteral("deprel=nsubj"));
    EXPECT_TRUE(waitFor([&] { return search->list()->model()->rowCount() > 0; }));
    EXPECT_EQ(note(search->list()), QString());
}

TEST_F(ByKeyboard, AShortcutIsChangedAndRemembered)
{
    key(Qt::Key_F1);
    auto* overview = window.findChild<ShortcutOverview*>();
    ASSERT_TRUE(overview);
    QTableWidget* table = overview->table();
    for (int row = 0; row < table->rowCount(); ++row) {
        if (table->item(row, 1)->text() == Actions::name(ActionId::MakeRoot))
            table->setCurrentCell(row, 1);
    }
    QTest::keyClick(overview->keyField(), Qt::Key_P);
    const auto warns = [&] {
        const auto labels = overview->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [](const QLabel* label) { return label->text().contains(Actions::name(ActionId::Pin)); });
    };
    EXPECT_TRUE(waitFor(warns)) << "once the field knows that no second key follows";
    for (QPushButton* button : overview->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Set"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    overview->close();
    window.activateWindow();
    select(5);
    type("p");
    EXPECT_EQ(head(0, 5), 0) << "the new key does it";
    EXPECT_TRUE(sentence().annotation.pins.empty()) << "and nothing else";

    MainWindow next;
    EXPECT_EQ(next.actions()[ActionId::MakeRoot]->shortcut(), QKeySequence(Qt::Key_P));
    EXPECT_TRUE(next.actions()[ActionId::Pin]->shortcuts().isEmpty());
    next.actions().resetShortcuts(ActionId::Pin);
    EXPECT_EQ(next.actions()[ActionId::Pin]->shortcut(), QKeySequence(Qt::Key_P));
    EXPECT_TRUE(next.actions()[ActionId::MakeRoot]->shortcuts().isEmpty());
}

TEST_F(ByKeyboard, TheOverviewIsSearched)
{
    key(Qt::Key_F1);
    auto* overview = window.findChild<ShortcutOverview*>();
    ASSERT_TRUE(overview);
    overview->searchField()->setText(QStringLiteral("problem"));
    int visible = 0;
    for (int row = 0; row < overview->table()->rowCount(); ++row)
        visible += overview->table()->isRowHidden(row) ? 0 : 1;
    EXPECT_EQ(visible, 3);
}

} // namespace arcwright::ui::testing
