// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCompleter>

#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "tests/ui/support/keyboard_fixture.h"
#include "ui/canvas/canvas_texts.h"

namespace arcwright::ui::testing {

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

/// `dep` is in no tree of the file: by frequency it would not be offered at all.
TEST_F(ByKeyboard, OfAFurtherParentWhatIsPredictedIsOfferedFirst)
{
    predictOtherwise({4});
    select(4);
    type("e1");
    if (!relationEditor().isVisible())
        key(Qt::Key_Return);
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(relationEditor().text(), QStringLiteral("dep"));
    key(Qt::Key_Return);
    ASSERT_EQ(sentence().word(4).parents.size(), 2U);
    EXPECT_EQ(sentence().word(4).parents[0], (Parent{{1, 0}, "dep"}));
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
        return std::vector<Guess>{{head, QStringLiteral("obj"), {}}, {head, QStringLiteral("nsubj"), {}}};
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
    EXPECT_EQ(offered().mid(0, 2), (QStringList{QStringLiteral("obj"), QStringLiteral("nsubj")}));
    EXPECT_GT(offered().size(), 3) << "then those of the treebank";
    EXPECT_EQ(offered().count(QStringLiteral("obj")), 1);
    type("1");
    ASSERT_EQ(sentence().word(2).parents.size(), 2U);
    EXPECT_EQ(sentence().word(2).parents[1], (Parent{{5, 0}, "obj"}));

    key(Qt::Key_Up, Qt::ShiftModifier);
    key(Qt::Key_Up, Qt::ShiftModifier);
    type("l");
    ASSERT_TRUE(relationEditor().isVisible()) << "where it is called otherwise later, too";
    EXPECT_EQ(offered().front(), QStringLiteral("obj"));
    key(Qt::Key_Escape);
    select(5);
    type("l");
    EXPECT_EQ(asked.back(), std::make_pair(head(0, 5), 5));
    EXPECT_EQ(offered().front(), QStringLiteral("obj")) << "and for the arc of the tree";
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

} // namespace arcwright::ui::testing
