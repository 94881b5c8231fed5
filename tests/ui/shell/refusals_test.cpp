// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCompleter>

#include "core/editing/edit_problems.h"
#include "core/formats/format_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/search/search_panel.h"

namespace arcwright::ui::testing {

namespace {

/// Refused edits say why, in every format, and change nothing.
class Refusals : public WindowTest {
protected:
    void startWithFile(const char* name, std::string_view text)
    {
        start(QStringList(QString::fromStdString(folder.write(name, text))));
    }
    void startWithDtag()
    {
        startWithFile("small.tag",
            "<s>\n<W msd=\"N\" in=\"1:subj\" out=\"\">a</W>\n<W in=\"\" out=\"-1:subj|1:dobj\">b</W>\n"
            "<W in=\"-1:dobj\" out=\"\">c</W>\n</s>\n");
    }
    void startWithKnp()
    {
        startWithFile("small.knp",
            "# S-ID:1\n* 1D\na a a 名詞 6 普通名詞 1 * 0 * 0\n* 2D\nb b b 名詞 6 普通名詞 1 * 0 * 0\n"
            "* -1D\nc c c 名詞 6 普通名詞 1 * 0 * 0\nEOS\n");
    }

    void trigger(ActionId id) { window.actions()[id]->trigger(); }
    /// Types a relation for the selected word and takes it as it is typed.
    void typeRelation(const char* text)
    {
        // A list that was open has left no window active, as no window manager would.
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        trigger(ActionId::EditRelation);
        ASSERT_TRUE(relationEditor().isVisible());
        relationEditor().clear();
        type(text);
        key(Qt::Key_Return, Qt::ShiftModifier);
    }
    std::size_t stepCount() { return workspace().copy(0).history().steps().size(); }
    std::size_t refusalsOf(ProblemCode code)
    {
        return static_cast<std::size_t>(std::count_if(refused.begin(), refused.end(),
            [&](const auto& said) { return said.at(0).template value<Problem>().code == code; }));
    }
    void expectRefusedOnce(ProblemCode code)
    {
        SCOPED_TRACE(textOf(code));
        EXPECT_EQ(refused.count(), 1);
        EXPECT_EQ(refusalsOf(code), 1U);
        EXPECT_FALSE(window.messageBar()->message().isEmpty()) << "in words";
        EXPECT_EQ(stepCount(), 0U);
        refused.clear();
    }

    QSignalSpy refused{&workspace(), &Workspace::refused};
};

} // namespace

TEST_F(Refusals, OfAnUnfinishedLabelOfDtag)
{
    startWithDtag();
    select(1);
    typeRelation("[dob");
    expectRefusedOnce(FormatProblem::BracketNotClosed);
    typeRelation("_");
    expectRefusedOnce(EditProblem::RelationNeeded);
    typeRelation("a|b");
    EXPECT_EQ(relation(0, 1), "a|b") << "which DTAG can write, as it is typed";
}

TEST_F(Refusals, OfATypeThatNoBunsetsuHas)
{
    startWithKnp();
    select(1);
    typeRelation("foo");
    expectRefusedOnce(FormatProblem::UnknownBunsetsuType);
    EXPECT_EQ(workspace().treebank().sentence(0)->relationOf(1), "D");
}

TEST_F(Refusals, OfARelationThatConlluCannotHold)
{
    startWith(smallTreebank);
    select(5);
    typeRelation("a|b");
    expectRefusedOnce(TreebankProblem::BarInRelation);
    typeRelation("a b");
    expectRefusedOnce(TreebankProblem::BlankInRelation);
    typeRelation("_");
    expectRefusedOnce(EditProblem::RelationNeeded);
    EXPECT_EQ(relation(0, 5), "obj");
}

TEST_F(Refusals, AreOverWithTheNextActWhateverItIs)
{
    startWith(smallTreebank);
    ArcEditing& editing = *window.sentenceView()->arcEditing();
    const auto refuse = [&] {
        EXPECT_FALSE(editing.setHead(5, 5));
        EXPECT_FALSE(window.messageBar()->message().isEmpty());
    };
    refuse();
    trigger(ActionId::NextSentence);
    EXPECT_EQ(window.messageBar()->message(), QString()) << "another sentence";
    refuse();
    QSignalSpy searched(window.searchPanel(), &SearchPanel::searched);
    window.searchPanel()->searchFor(QStringLiteral("form=x"));
    ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
    EXPECT_EQ(window.messageBar()->message(), QString()) << "a search";
    refuse();
    setEpochs(1);
    trigger(ActionId::Train);
    EXPECT_EQ(window.messageBar()->message(), QString()) << "a training";
    EXPECT_TRUE(waitFor([&] { return !window.isBusy(); }));
}

TEST_F(Refusals, OfAHeadThatIsNone)
{
    startWith(smallTreebank);
    ArcEditing& editing = *window.sentenceView()->arcEditing();
    EXPECT_FALSE(editing.setHead(5, 5));
    expectRefusedOnce(EditProblem::HeadIsItself);
    EXPECT_FALSE(editing.setHead(5, 7));
    expectRefusedOnce(EditProblem::NoSuchNode);
    select(1);
    trigger(ActionId::AttachToPrevious);
    expectRefusedOnce(EditProblem::NoSuchNode);
}

TEST_F(Refusals, OfCommandsWithoutAWord)
{
    startWith(smallTreebank);
    canvas().setSelectedWord(0);
    for (const ActionId id : {ActionId::MakeRoot, ActionId::RemoveArc, ActionId::Pin, ActionId::AcceptArc,
             ActionId::SplitWord, ActionId::JoinWords, ActionId::DeleteWord, ActionId::SplitSentence}) {
        trigger(id);
        expectRefusedOnce(EditProblem::NoUnitChosen);
    }
    canvas().setFocus();
    for (const char* digit : {"1", "0"}) { // guesses
        type(digit);
        expectRefusedOnce(EditProblem::NoUnitChosen);
    }
}

TEST_F(Refusals, OfAcceptingWhatNobodyPredicts)
{
    startWith(smallTreebank);
    select(2);
    trigger(ActionId::AcceptArc);
    expectRefusedOnce(EditProblem::NothingPredicted);
    trigger(ActionId::AcceptAll);
    expectRefusedOnce(EditProblem::NothingPredicted);
}

TEST_F(Refusals, OfChordsTheFormatHasNoPlaceFor)
{
    Chord chord;
    chord.keys = QStringLiteral("xy");
    chord.upos = QStringLiteral("NOUN");
    startWithKnp();
    window.sentenceView()->arcEditing()->setChords({chord});
    select(1);
    type("xy");
    expectRefusedOnce(EditProblem::FieldOfWords);
}

TEST_F(Refusals, OfSplittingWhereItCannotBe)
{
    startWith(smallTreebank);
    select(5);
    trigger(ActionId::SplitWord);
    key(Qt::Key_Return); // without a space
    expectRefusedOnce(EditProblem::SplitOutsideWord);
    select(6);
    trigger(ActionId::JoinWords);
    expectRefusedOnce(EditProblem::NothingToJoin);
}

TEST_F(Refusals, OfAFurtherParentBeforeAnythingIsAsked)
{
    startWithKnp();
    window.sentenceView()->arcEditing()->addParent(1, 3);
    EXPECT_FALSE(relationEditor().isVisible());
    expectRefusedOnce(EditProblem::FieldNotInFormat);
}

TEST_F(Refusals, AreNotOfferedLater)
{
    startWithDtag();
    select(1);
    typeRelation("[dob");
    trigger(ActionId::EditRelation);
    key(Qt::Key_Escape);
    const auto* relations = relationEditor().findChild<QCompleter*>()->model();
    for (int row = 0; row < relations->rowCount(); ++row)
        EXPECT_NE(relations->index(row, 0).data().toString(), QStringLiteral("[dob"));
}

} // namespace arcwright::ui::testing
