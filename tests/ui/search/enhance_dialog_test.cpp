// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/enhance_dialog.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>

#include "core/editing/empty_node_operations.h"
#include "core/treebank/edit.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/settings/actions.h"

namespace arcwright::ui::testing {

namespace {

constexpr auto bare
    = "# sent_id = s1\n1\tAnn\tAnn\tPROPN\t_\t_\t4\tnsubj\t_\t_\n2\tand\tand\tCCONJ\t_\t_\t3\tcc\t_\t_\n"
      "3\tBen\tBen\tPROPN\t_\t_\t1\tconj\t_\t_\n4\tsing\tsing\tVERB\t_\t_\t0\troot\t_\t_\n\n"
      "# sent_id = s2\n1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n\n";

class EnhancedGraphsInTheWindow : public WindowTest {
protected:
    EnhancedGraphsInTheWindow()
    {
        startWith(bare);
        canvas().setFocus();
        key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
        dialog = window.findChild<EnhanceDialog*>();
    }

    void preview()
    {
        QSignalSpy finished(&dialog->enhancer(), &Enhancer::finished);
        QTest::mouseClick(dialog->previewButton(), Qt::LeftButton);
        ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    }
    void apply()
    {
        QSignalSpy finished(&dialog->enhancer(), &Enhancer::finished);
        QTest::mouseClick(dialog->applyButton(), Qt::LeftButton);
        ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    }
    /// Closes the window of the graphs; keys are the diagram's again.
    void goToDiagram()
    {
        dialog->close();
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        canvas().setFocus();
    }
    int rows() const { return dialog->list()->model()->rowCount(); }
    std::string deps(std::size_t sentence, int word)
    {
        return fieldText(workspace().treebank().sentence(sentence)->word(word), WordField::Parents);
    }
    std::string text() { return *workspace().copy(0).document()->serialised(); }

    EnhanceDialog* dialog = nullptr;
};

} // namespace

TEST_F(EnhancedGraphsInTheWindow, ShowWhatWouldChangeAndMakeItUndoably)
{
    ASSERT_NE(dialog, nullptr);
    const QAbstractItemModelTester tester(
        dialog->list()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_FALSE(dialog->applyButton()->isEnabled()) << "nothing was looked at yet";
    preview();
    EXPECT_EQ(rows(), 1) << "the sentence on view";
    EXPECT_EQ(text(), bare) << "nothing is made by looking";
    EXPECT_TRUE(dialog->difference().contains(QStringLiteral("1:conj:and|4:nsubj")))
        << dialog->difference().toStdString();
    apply();
    EXPECT_EQ(deps(0, 3), "1:conj:and|4:nsubj");
    EXPECT_EQ(deps(1, 1), "");
    EXPECT_FALSE(dialog->applyButton()->isEnabled());
    window.actions()[ActionId::Undo]->trigger();
    EXPECT_EQ(text(), bare) << "every byte";
}

TEST_F(EnhancedGraphsInTheWindow, AreForWhatAPatternFindsOrAll)
{
    ASSERT_NE(dialog, nullptr);
    QTest::keyClicks(dialog->patternField(), QStringLiteral("upos=VERB !root"));
    preview();
    EXPECT_EQ(rows(), 0);
    dialog->patternField()->setText(QStringLiteral("upos="));
    QTest::mouseClick(dialog->previewButton(), Qt::LeftButton);
    EXPECT_TRUE(dialog->message().startsWith(QStringLiteral("Column "))) << dialog->message().toStdString();
    dialog->choose(EnhanceDialog::Where::All);
    for (const EnhancementKindRow& each : enhancementKinds)
        dialog->kindBox(each.kind)->setChecked(each.kind == EnhancementKind::Copy);
    preview();
    EXPECT_EQ(rows(), 2);
    apply();
    EXPECT_EQ(deps(0, 3), "1:conj");
    EXPECT_EQ(deps(1, 1), "0:root");
    dialog->choose(EnhanceDialog::What::Collapse);
    preview();
    EXPECT_EQ(rows(), 2);
    apply();
    EXPECT_EQ(text(), bare);
}

TEST_F(EnhancedGraphsInTheWindow, SingleSentencesCanBeLeftOut)
{
    ASSERT_NE(dialog, nullptr);
    const QAbstractItemModelTester tester(
        dialog->list()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    dialog->choose(EnhanceDialog::Where::All);
    preview();
    ASSERT_EQ(rows(), 2);
    dialog->list()->setFocus();
    dialog->list()->setCurrentIndex(dialog->list()->model()->index(0, 0));
    QTest::keyClick(dialog->list(), Qt::Key_Space);
    EXPECT_TRUE(dialog->message().startsWith(QStringLiteral("1 sentence"))) << qPrintable(dialog->message());
    QTest::keyClick(dialog->list(), Qt::Key_Down);
    QTest::keyClick(dialog->list(), Qt::Key_Space);
    EXPECT_FALSE(dialog->applyButton()->isEnabled()) << "nothing is ticked";
    QTest::keyClick(dialog->list(), Qt::Key_Space);
    apply();
    EXPECT_EQ(deps(0, 3), "");
    EXPECT_EQ(deps(1, 1), "0:root");
}

TEST_F(EnhancedGraphsInTheWindow, ASecondStepAddsWhatTheFirstLeftOut)
{
    ASSERT_NE(dialog, nullptr);
    dialog->choose(EnhanceDialog::Where::All);
    for (const EnhancementKindRow& each : enhancementKinds)
        dialog->kindBox(each.kind)->setChecked(each.kind == EnhancementKind::Copy);
    preview();
    apply();
    for (const EnhancementKindRow& each : enhancementKinds)
        dialog->kindBox(each.kind)->setChecked(true);
    preview();
    ASSERT_EQ(rows(), 1);
    apply();
    EXPECT_EQ(deps(0, 3), "1:conj:and|4:nsubj");
}

TEST_F(EnhancedGraphsInTheWindow, PatternsMeanWhatTheyMeanInTheSearch)
{
    ASSERT_NE(dialog, nullptr);
    dialog->choose(EnhanceDialog::Where::Found);
    dialog->patternField()->setText(QStringLiteral("kind=root"));
    preview();
    EXPECT_EQ(dialog->message().left(7), QStringLiteral("2 sente")) << dialog->message().toStdString();
    EXPECT_EQ(rows(), 2);
}

TEST_F(EnhancedGraphsInTheWindow, WhatIsCancelledWhileItIsMadeIsNotMade)
{
    ASSERT_NE(dialog, nullptr);
    preview();
    QSignalSpy finished(&dialog->enhancer(), &Enhancer::finished);
    QTest::mouseClick(dialog->applyButton(), Qt::LeftButton);
    ASSERT_TRUE(dialog->enhancer().isBusy());
    dialog->enhancer().cancel(); // before the event loop takes what the thread has made
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    EXPECT_EQ(text(), bare);
    EXPECT_EQ(rows(), 1) << "it can still be made";
    EXPECT_TRUE(dialog->applyButton()->isEnabled());
}

TEST_F(EnhancedGraphsInTheWindow, AProposalForAnotherSentenceIsNotShown)
{
    ASSERT_NE(dialog, nullptr);
    QSignalSpy finished(&dialog->enhancer(), &Enhancer::finished);
    QTest::mouseClick(dialog->previewButton(), Qt::LeftButton);
    for (QRadioButton* button : dialog->findChildren<QRadioButton*>())
        EXPECT_FALSE(button->isEnabled()) << "the question stays while it is answered";
    dialog->setSentence(1);
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    EXPECT_FALSE(dialog->applyButton()->isEnabled());
    EXPECT_FALSE(dialog->list()->isVisible());
}

TEST_F(EnhancedGraphsInTheWindow, EnterInTheListGoesToTheSentenceAndDoesNothingElse)
{
    ASSERT_NE(dialog, nullptr);
    dialog->choose(EnhanceDialog::Where::All);
    preview();
    QSignalSpy chosen(dialog, &EnhanceDialog::sentenceChosen);
    QSignalSpy cleared(&dialog->enhancer(), &Enhancer::cleared);
    dialog->list()->setFocus();
    QTest::keyClick(dialog->list(), Qt::Key_Return);
    EXPECT_EQ(chosen.count(), 1);
    EXPECT_FALSE(dialog->enhancer().isBusy());
    EXPECT_EQ(cleared.count(), 0);
    EXPECT_EQ(text(), bare);
}

TEST_F(EnhancedGraphsInTheWindow, ForgetWhatWasProposedWhenASentenceBecomesAnotherOne)
{
    ASSERT_NE(dialog, nullptr);
    preview();
    ASSERT_TRUE(dialog->applyButton()->isEnabled());
    goToDiagram();
    canvas().setSelectedWord(3);
    window.actions()[ActionId::MakeRoot]->trigger();
    key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_FALSE(dialog->applyButton()->isEnabled());
    EXPECT_EQ(rows(), 0);
}

TEST_F(EnhancedGraphsInTheWindow, LetSentencesBeDividedWhereNothingWasProposed)
{
    ASSERT_NE(dialog, nullptr);
    goToDiagram();
    canvas().setSelectedWord(3);
    window.actions()[ActionId::SplitSentence]->trigger();
    EXPECT_EQ(workspace().treebank().size(), 3U);
}

TEST_F(EnhancedGraphsInTheWindow, StandAloneWithOneKey)
{
    ASSERT_NE(dialog, nullptr);
    preview();
    apply();
    goToDiagram();
    const auto arcs = [&] { return canvas().diagram().arcs; };
    const auto before = arcs();
    EXPECT_TRUE(std::any_of(before.begin(), before.end(), [](const DiagramArc& arc) { return arc.secondary; }));
    key(Qt::Key_V, Qt::ShiftModifier);
    EXPECT_TRUE(window.actions()[ActionId::ShowEnhanced]->isChecked());
    const auto shown = arcs();
    EXPECT_TRUE(std::all_of(shown.begin(), shown.end(), [](const DiagramArc& arc) { return arc.ofGraph; }));
    key(Qt::Key_V, Qt::ShiftModifier);
    EXPECT_FALSE(window.actions()[ActionId::ShowEnhanced]->isChecked());
}

TEST_F(EnhancedGraphsInTheWindow, ArcsOfEmptyNodesAreMadeAndTakenAwayWithKeys)
{
    ASSERT_NE(dialog, nullptr);
    preview();
    apply();
    goToDiagram();
    ASSERT_TRUE(workspace().apply(0, Operation::InsertEmptyNode,
        insertEmptyNode(*workspace().treebank().sentence(0), {4, 1}, "dance", {{{4, 0}, "conj"}})));
    canvas().setSelectedWord(1);
    key(Qt::Key_E);
    for (const int code : {Qt::Key_4, Qt::Key_Period, Qt::Key_1})
        key(static_cast<Qt::Key>(code));
    key(Qt::Key_Return);
    ASSERT_TRUE(relationEditor().isVisible());
    relationEditor().setText(QStringLiteral("nsubj"));
    key(Qt::Key_Return);
    EXPECT_EQ(deps(0, 1), "4:nsubj|4.1:nsubj");
    canvas().setFocus();
    canvas().setSelectedWord(5); // the empty node
    EXPECT_EQ(canvas().selectedNode(), 5);
    key(Qt::Key_Delete, Qt::ControlModifier);
    EXPECT_TRUE(workspace().treebank().sentence(0)->emptyNodes.empty());
}

/// The customs followed are those of the treebank, whether one sentence is asked about or all.
TEST_F(EnhancedGraphsInTheWindow, OneSentenceBecomesWhatItBecomesAmongAll)
{
    ASSERT_NE(dialog, nullptr);
    dialog->choose(EnhanceDialog::Where::All);
    preview();
    ASSERT_EQ(dialog->enhancer().edits().size(), 2U);
    const Sentence amongAll = *dialog->enhancer().edits().front().edit.after.front();
    dialog->choose(EnhanceDialog::Where::Sentence);
    preview();
    ASSERT_EQ(dialog->enhancer().edits().size(), 1U);
    EXPECT_TRUE(dialog->enhancer().edits().front().edit.after.front()->hasContentOf(amongAll));
}

} // namespace arcwright::ui::testing
