// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/alike_panel.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QPushButton>
#include <QTreeView>

#include "core/editing/join_sentences.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

/// "she sees the NOUN with NOUN", where the last noun hangs on one of the two before it.
std::string withPhrase(const std::string& object, const std::string& last, int head, const std::string& relation)
{
    return "1\tshe\tshe\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tsees\tsee\tVERB\t_\t_\t0\troot\t_\t_\n"
           "3\tthe\tthe\tDET\t_\t_\t4\tdet\t_\t_\n4\t"
        + object + "\t" + object + "\tNOUN\t_\t_\t2\tobj\t_\t_\n5\twith\twith\tADP\t_\t_\t6\tcase\t_\t_\n6\t" + last
        + "\t" + last + "\tNOUN\t_\t_\t" + std::to_string(head) + "\t" + relation + "\t_\t_\n\n";
}

class ArcsAlike : public WindowTest {
protected:
    ArcsAlike()
    {
        startWith(withPhrase("man", "glasses", 4, "nmod") // corrected
            + withPhrase("dog", "glasses", 4, "nmod") // another head
            + withPhrase("man", "hats", 4, "nmod") // another word
            + withPhrase("man", "glasses", 4, "nmod") // just so
            + withPhrase("man", "glasses", 2, "obl")); // right already
    }

    AlikePanel& panel() { return *window.alikePanel(); }
    int rows() { return panel().model().rowCount(); }
    QString cell(int row, int column) { return panel().model().index(row, column).data().toString(); }
    Qt::CheckState box(int row)
    {
        return static_cast<Qt::CheckState>(panel().model().index(row, 0).data(Qt::CheckStateRole).toInt());
    }
    [[nodiscard]] bool waitUntilCorrected()
    {
        return waitFor([&] { return !panel().search().isCorrecting(); });
    }
    void correctHeadAndRelation()
    {
        QSignalSpy searched(&panel().search(), &AlikeSearch::searched);
        ASSERT_TRUE(setHead(workspace(), 0, 6, 2));
        ASSERT_TRUE(setRelation(workspace(), 0, 6, QStringLiteral("obl")));
        ASSERT_TRUE(waitFor([&] { return searched.count() > 0 && !panel().search().isBusy(); }));
    }
};

} // namespace

TEST_F(ArcsAlike, AreToldOfAndListedAfterACorrection)
{
    const QAbstractItemModelTester tester(&panel().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    correctHeadAndRelation();
    EXPECT_TRUE(waitFor([&] {
        return window.statusText().contains(QStringLiteral("2 other arcs are as this one was; Alt+6 lists them."));
    })) << qPrintable(window.statusText());
    key(Qt::Key_6, Qt::AltModifier);
    ASSERT_TRUE(waitFor([&] { return panel().isVisible(); }));
    ASSERT_EQ(rows(), 2);
    EXPECT_EQ(cell(0, AlikeModel::Number), QStringLiteral("4")) << "the same words first";
    EXPECT_EQ(cell(0, AlikeModel::Word), QStringLiteral("she sees the man with [glasses]"));
    EXPECT_EQ(cell(0, AlikeModel::Now), QStringLiteral("nmod of man"));
    EXPECT_EQ(cell(0, AlikeModel::Corrected), QStringLiteral("obl of sees"));
    EXPECT_EQ(cell(1, AlikeModel::Number), QStringLiteral("2"));
    EXPECT_EQ(box(0), Qt::Checked);
    EXPECT_EQ(box(1), Qt::Unchecked) << "another head";
    EXPECT_EQ(panel().message(), QStringLiteral("glasses: nmod of man → obl of sees (2 stand so)"));
}

TEST_F(ArcsAlike, AreCorrectedWhenTheyAreChecked)
{
    correctHeadAndRelation();
    key(Qt::Key_6, Qt::AltModifier);
    ASSERT_TRUE(waitFor([&] { return panel().isVisible(); }));
    QTest::mouseClick(panel().correctButton(), Qt::LeftButton);
    EXPECT_EQ(head(3, 6), 4) << "that takes a thread of its own";
    EXPECT_FALSE(panel().correctButton()->isEnabled());
    ASSERT_TRUE(waitUntilCorrected());
    EXPECT_EQ(head(3, 6), 2);
    EXPECT_EQ(relation(3, 6), "obl");
    EXPECT_EQ(head(1, 6), 4) << "it was not checked";
    EXPECT_EQ(window.statusText(), QStringLiteral("1 arc corrected likewise."));
    ASSERT_TRUE(waitFor([&] { return rows() == 1; }));
    EXPECT_EQ(cell(0, AlikeModel::Number), QStringLiteral("2")) << "what is left";
    key(Qt::Key_Z, Qt::ControlModifier); // tells that the step is elsewhere
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(3, 6), 4);
    EXPECT_EQ(head(0, 6), 2) << "the correction itself stands";
    EXPECT_TRUE(waitFor([&] { return rows() == 2; })) << "it stands alike again";
}

TEST_F(ArcsAlike, AreCheckedAndSeenWithTheKeyboard)
{
    correctHeadAndRelation();
    key(Qt::Key_6, Qt::AltModifier);
    ASSERT_TRUE(waitFor([&] { return panel().isVisible(); }));
    panel().list()->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    EXPECT_EQ(canvas().selectedWord(), 6);
    ASSERT_EQ(rows(), 2) << "looking at a sentence is no correction";
    key(Qt::Key_Space);
    EXPECT_EQ(box(1), Qt::Checked);
    EXPECT_EQ(panel().allBox()->checkState(), Qt::Checked);
    EXPECT_EQ(panel().correctButton()->text(), QStringLiteral("Correct 2"));
    key(Qt::Key_Space);
    EXPECT_EQ(panel().allBox()->checkState(), Qt::PartiallyChecked);
    QTest::mouseClick(panel().allBox(), Qt::LeftButton);
    QTest::mouseClick(panel().correctButton(), Qt::LeftButton);
    ASSERT_TRUE(waitUntilCorrected());
    EXPECT_EQ(head(1, 6), 2);
    EXPECT_EQ(head(3, 6), 2);
    EXPECT_TRUE(waitFor([&] { return rows() == 0; }));
    EXPECT_TRUE(said().contains(QStringLiteral("No other arc that nobody has decided on stands so.")));
    panel().list()->setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ArcsAlike, WhoseSentencesAreEditedMeanwhileStayAsTheyWereEdited)
{
    correctHeadAndRelation();
    ASSERT_EQ(rows(), 2);
    panel().model().checkAll(true);
    panel().search().correct(panel().model().checked());
    ASSERT_TRUE(setRelation(workspace(), 1, 6, QStringLiteral("conj")));
    ASSERT_TRUE(waitUntilCorrected());
    EXPECT_EQ(head(1, 6), 4);
    EXPECT_EQ(relation(1, 6), "conj");
    EXPECT_EQ(head(3, 6), 2);
    EXPECT_EQ(window.statusText(), QStringLiteral("1 arc corrected likewise."));
}

TEST_F(ArcsAlike, AreLeftAloneInSentencesThatAreJoinedMeanwhile)
{
    correctHeadAndRelation();
    ASSERT_EQ(rows(), 2);
    panel().model().checkAll(true);
    panel().search().correct(panel().model().checked());
    const auto joined = joinSentences(*workspace().treebank().sentence(3), *workspace().treebank().sentence(4));
    ASSERT_TRUE(joined);
    Edit edit;
    edit.idsBefore = {workspace().treebank().key(3).sentence, workspace().treebank().key(4).sentence};
    edit.before = {workspace().treebank().sentence(3), workspace().treebank().sentence(4)};
    edit.idsAfter = {edit.idsBefore.front()}; // that of the first stays
    edit.after = {std::make_shared<const Sentence>(*joined)};
    ASSERT_TRUE(workspace().make(0, {Operation::JoinSentences, {std::move(edit)}}));
    ASSERT_TRUE(waitUntilCorrected());
    EXPECT_EQ(head(1, 6), 2);
    ASSERT_EQ(workspace().treebank().size(), 4U);
    EXPECT_EQ(workspace().treebank().sentence(3)->tokens.size(), 12U) << "no word of the second one is lost";
    EXPECT_EQ(head(3, 6), 4);
    EXPECT_EQ(window.statusText(), QStringLiteral("1 arc corrected likewise."));
}

TEST_F(ArcsAlike, AreNotSaidToBeCorrectedWhereAnotherTreebankTookTheirPlace)
{
    correctHeadAndRelation();
    panel().model().checkAll(true);
    QSignalSpy corrected(&panel(), &AlikePanel::corrected);
    panel().search().correct(panel().model().checked());
    EXPECT_TRUE(window.isBusy());
    ASSERT_THAT(window.wouldBeLost(), ::testing::Contains(QStringLiteral("the correction of arcs alike")));
    const QString other = QString::fromStdString(folder.write("other.conllu", withPhrase("man", "hats", 4, "nmod")));
    workspace().open({other}); // which asks nothing
    ASSERT_TRUE(waitFor([&] { return workspace().treebank().size() == 1; }));
    EXPECT_EQ(corrected.count(), 0);
    EXPECT_TRUE(waitFor([&] { return !window.isBusy(); }));
}

TEST_F(ArcsAlike, AreListedOnceForManySentencesThatChange)
{
    std::string text;
    constexpr int sentences = 600;
    for (int i = 0; i < sentences; ++i)
        text += withPhrase(i % 3 == 1 ? "dog" : "man", "glasses", 4, "nmod");
    start(QStringList(QString::fromStdString(folder.write("many.conllu", text))));
    correctHeadAndRelation();
    ASSERT_EQ(rows(), sentences - 1);
    panel().model().checkAll(true);
    QSignalSpy listed(&panel().search(), &AlikeSearch::changed);
    panel().search().correct(panel().model().checked());
    ASSERT_TRUE(waitFor([&] { return rows() == 0; }));
    EXPECT_LE(listed.count(), 3);
    for (const std::size_t sentence : {1U, 300U, 599U})
        EXPECT_EQ(head(sentence, 6), 2);
    key(Qt::Key_Z, Qt::ControlModifier); // tells that the step is elsewhere
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return rows() == sentences - 1; }));
    std::vector<std::size_t> order;
    for (int row = 0; row < rows(); ++row)
        order.push_back(panel().search().indexOf(panel().model().arc(row))
            + (cell(row, AlikeModel::Word).contains(QStringLiteral("dog")) ? sentences : 0));
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()))
        << "the same words first, each in the order of the treebank";
}

TEST_F(ArcsAlike, AreForgottenWhenTheCorrectionIsTakenBack)
{
    correctHeadAndRelation();
    ASSERT_TRUE(waitFor([&] { return rows() == 2; }));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(rows(), 0);
    EXPECT_TRUE(panel().search().correction().isEmpty());
}

TEST_F(ArcsAlike, SomebodyHasDecidedOnAreLeftAlone)
{
    correctHeadAndRelation();
    ASSERT_TRUE(waitFor([&] { return rows() == 2; }));
    window.browser()->setCurrentSentence(3);
    canvas().setFocus();
    key(Qt::Key_C);
    ASSERT_TRUE(workspace().treebank().sentence(3)->annotation.confirmed);
    ASSERT_TRUE(waitFor([&] { return rows() == 1; }));
    EXPECT_EQ(cell(0, AlikeModel::Number), QStringLiteral("2"));
    window.browser()->setCurrentSentence(1);
    canvas().setSelectedWord(6);
    canvas().setFocus();
    key(Qt::Key_P);
    EXPECT_TRUE(waitFor([&] { return rows() == 0; })) << "it is pinned";
}

} // namespace arcwright::ui::testing
