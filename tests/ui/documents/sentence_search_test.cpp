// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/sentence_list_model.h"

namespace arcwright::ui::testing {

namespace {

using SentenceNumbers = std::vector<std::size_t>;

class Filtering : public WorkspaceTest {
protected:
    SentenceNumbers listed() const
    {
        SentenceNumbers sentences;
        for (std::size_t row = 0; row < model.rows().size(); ++row)
            sentences.push_back(model.rows().sentence(row));
        return sentences;
    }
    SentenceNumbers found(const SentenceFilter& filter)
    {
        model.setFilter(filter);
        EXPECT_TRUE(waitFor([&] { return !model.isSearching(); }));
        return listed();
    }
    SentenceNumbers found(const char* text) { return found({SentenceKind::All, QString::fromUtf8(text)}); }
    SentenceNumbers found(SentenceKind kind) { return found({kind, {}}); }
    /// Predicts gold for all sentences, but for the first word of one of them.
    void predictAllBut(std::size_t wrong)
    {
        std::vector<Workspace::Prediction> predictions;
        for (std::size_t i = 0; i < workspace.treebank().size(); ++i) {
            predictions.push_back({workspace.treebank().key(i), {workspace.gold(i), Exposure::Unseen}});
            if (i == wrong)
                predictions.back().analysis.graph.heads[1] = predictions.back().analysis.graph.heads[1] == 0 ? 2 : 0;
        }
        workspace.setPredictions(std::move(predictions));
    }

    SentenceListModel model{workspace};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_F(Filtering, FindsTextWhateverItsCase)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(found("CAT"), (SentenceNumbers{0}));
    EXPECT_EQ(found("S2"), (SentenceNumbers{1})) << "the sent_id";
    EXPECT_EQ(found("o"), (SentenceNumbers{0, 1, 2}));
    EXPECT_EQ(found("zebra"), SentenceNumbers());
    EXPECT_EQ(found(""), (SentenceNumbers{0, 1, 2}));
}

TEST_F(Filtering, FoldsTheCaseOfOtherScripts)
{
    ASSERT_TRUE(openText("a.conllu", "1\tŘeka\t_\t_\t_\t_\t0\troot\t_\t_\n\n1\tδέντρο\t_\t_\t_\t_\t0\troot\t_\t_\n\n"));
    EXPECT_EQ(found("řEKA"), (SentenceNumbers{0}));
    EXPECT_EQ(found("ΔΈΝΤΡΟ"), (SentenceNumbers{1}));
}

TEST_F(Filtering, WhoeverTypesNoDiacriticsFindsWordsThatHaveThem)
{
    ASSERT_TRUE(openText("a.conllu",
        "1\tbabi\u010dka\t_\t_\t_\t_\t0\troot\t_\t_\n\n"
        "1\tbabicka\t_\t_\t_\t_\t0\troot\t_\t_\n\n"
        "1\t\u304c\t_\t_\t_\t_\t0\troot\t_\t_\n\n"));
    EXPECT_EQ(found("babicka"), (SentenceNumbers{0, 1}));
    EXPECT_EQ(found("babička"), (SentenceNumbers{0})) << "who types them means them";
    EXPECT_EQ(found("か"), SentenceNumbers()) << "another letter";
}

TEST_F(Filtering, FindsBrokenSentencesByTheirSource)
{
    ASSERT_TRUE(openText("broken.conllu", treebankWithABrokenSentence()));
    EXPECT_EQ(found(SentenceKind::Unreadable), (SentenceNumbers{1}));
    EXPECT_EQ(found("advmod"), (SentenceNumbers{1}));
}

TEST_F(Filtering, KnowsWhatWasEditedAndFollowsEdits)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(found(SentenceKind::Edited), SentenceNumbers());
    setHead(workspace, 2, 1, 0);
    setHead(workspace, 0, 5, 2);
    EXPECT_EQ(listed(), (SentenceNumbers{0, 2}));
    model.hold(1);
    EXPECT_EQ(found({SentenceKind::Edited, QStringLiteral("it")}), (SentenceNumbers{2}));
    EXPECT_EQ(found(SentenceKind::Unconfirmed), (SentenceNumbers{0, 1, 2}));
    EXPECT_EQ(found(SentenceKind::Confirmed), SentenceNumbers());
}

TEST_F(Filtering, ListsWhatIsRemarkedOn)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(found(SentenceKind::Remarked), SentenceNumbers());
    const auto remark = [&](std::size_t index, Result<Sentence> after) {
        EXPECT_TRUE(workspace.apply(index, Operation::SetComment, std::move(after)));
    };
    remark(2, setRemark(*workspace.treebank().sentence(2), "odd"));
    const auto first = workspace.treebank().sentence(0);
    remark(0, setRemark(*first, 2, RemarkOn::Arc, "why?", Workspace::signature()));
    EXPECT_EQ(found(SentenceKind::Remarked), (SentenceNumbers{0, 2}));
    model.hold(1);
    workspace.undo();
    EXPECT_EQ(listed(), (SentenceNumbers{2}));
}

TEST_F(Filtering, FollowsPredictions)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(found(SentenceKind::Disagreeing), SentenceNumbers());
    model.hold(1);
    predictAllBut(2);
    EXPECT_EQ(listed(), (SentenceNumbers{2}));
    predictAllBut(0);
    EXPECT_EQ(listed(), (SentenceNumbers{0}));
    workspace.startLayer(QStringLiteral("empty"));
    ASSERT_TRUE(waitFor([&] { return !model.isSearching(); }));
    EXPECT_EQ(listed(), SentenceNumbers());
}

TEST_F(Filtering, TheSentenceHeldKeepsItsRowUntilItIsLeft)
{
    ASSERT_TRUE(openSmallTreebank());
    predictAllBut(0);
    EXPECT_EQ(found(SentenceKind::Disagreeing), (SentenceNumbers{0}));
    model.hold(0);
    const std::string relation = workspace.treebank().sentence(0)->relationOf(1);
    setHead(workspace, 0, 1, 0); // what is predicted, but for the relation
    setRelation(workspace, 0, 1, QString::fromStdString(relation));
    EXPECT_EQ(listed(), (SentenceNumbers{0}));
    model.hold(2);
    EXPECT_EQ(listed(), SentenceNumbers());
}

TEST_F(Filtering, TheLatestSearchWins)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 100)));
    const SentenceNumbers expected = found("the");
    for (const char* text : {"t", "th", "zebra", "a", "the"})
        model.setFilter({SentenceKind::All, QString::fromLatin1(text)});
    ASSERT_TRUE(waitFor([&] { return !model.isSearching(); }));
    EXPECT_EQ(listed(), expected);
    EXPECT_GT(expected.size(), 3U);
}

TEST_F(Filtering, AnEditUnderASearchIsNotMissed)
{
    ASSERT_TRUE(openSmallTreebank());
    model.setFilter({SentenceKind::Edited, {}});
    ASSERT_TRUE(model.isSearching());
    setHead(workspace, 0, 5, 2); // the search sees the treebank as it was
    ASSERT_TRUE(waitFor([&] { return !model.isSearching(); }));
    EXPECT_EQ(listed(), (SentenceNumbers{0}));
}

TEST_F(Filtering, SentencesThatBecomeMoreMoveTheOthers)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(found("s"), (SentenceNumbers{0, 1, 2}));
    EXPECT_EQ(found("it works"), (SentenceNumbers{2}));
    const std::string two = "1\tIt\t_\t_\t_\t_\t0\troot\t_\t_\n\n1\tworks\t_\t_\t_\t_\t0\troot\t_\t_\n\n";
    ASSERT_TRUE(workspace.setSource(0, two));
    EXPECT_EQ(workspace.treebank().size(), 4U);
    EXPECT_EQ(listed(), (SentenceNumbers{3}));
    ASSERT_TRUE(workspace.setSource(1, "1\tit\t_\t_\t_\t_\t2\tx\t_\t_\n2\tworks\t_\t_\t_\t_\t0\troot\t_\t_\n\n"));
    EXPECT_EQ(listed(), (SentenceNumbers{1, 3}));
    workspace.undo();
    workspace.undo();
    EXPECT_EQ(workspace.treebank().size(), 3U);
    EXPECT_EQ(listed(), (SentenceNumbers{2}));
}

TEST_F(Filtering, SortsByWhatIsDisagreedOn)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 12)));
    predictAllBut(7);
    const auto sorted = [&](SentenceColumn column, Qt::SortOrder order) {
        model.sort(static_cast<int>(column), order);
        EXPECT_TRUE(waitFor([&] { return !model.isSearching(); }));
        return listed();
    };
    EXPECT_EQ(sorted(SentenceColumn::Differences, Qt::DescendingOrder),
        (SentenceNumbers{7, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11}));
    EXPECT_EQ(sorted(SentenceColumn::Differences, Qt::AscendingOrder).back(), 7U);
    EXPECT_EQ(sorted(SentenceColumn::Number, Qt::DescendingOrder).front(), 11U);
    const SentenceNumbers byWords = sorted(SentenceColumn::Words, Qt::AscendingOrder);
    for (std::size_t row = 1; row < byWords.size(); ++row)
        EXPECT_LE(workspace.treebank().sentence(byWords[row - 1])->size(),
            workspace.treebank().sentence(byWords[row])->size());
    EXPECT_EQ(found(SentenceKind::Disagreeing), (SentenceNumbers{7})) << "what is wanted is sorted, too";
    found(SentenceKind::All);
    EXPECT_EQ(listed(), byWords);
    model.sort(-1);
    EXPECT_EQ(listed().front(), 0U);
    EXPECT_EQ(listed().size(), 12U);
}

TEST_F(Filtering, IdsAreSortedByTheNumbersInThem)
{
    std::string text;
    for (const char* id : {"s10", "s9", "s1"})
        text += std::string("# sent_id = ") + id + "\n1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n";
    ASSERT_TRUE(openText("ids.conllu", text));
    model.sort(static_cast<int>(SentenceColumn::Id));
    ASSERT_TRUE(waitFor([&] { return !model.isSearching(); }));
    EXPECT_EQ(listed(), (SentenceNumbers{2, 1, 0}));
}

TEST_F(Filtering, WhatIsSortedKeepsItsPlaceWhileItIsEdited)
{
    ASSERT_TRUE(openSmallTreebank());
    model.sort(static_cast<int>(SentenceColumn::Number), Qt::DescendingOrder);
    ASSERT_TRUE(waitFor([&] { return !model.isSearching(); }));
    ASSERT_EQ(listed(), (SentenceNumbers{2, 1, 0}));
    setRelation(workspace, 1, 1, QStringLiteral("dep"));
    EXPECT_EQ(listed(), (SentenceNumbers{2, 1, 0}));
    ASSERT_TRUE(workspace.setSource(1, "1\tit\t_\t_\t_\t_\t0\troot\t_\t_\n\n1\tis\t_\t_\t_\t_\t0\troot\t_\t_\n\n"));
    EXPECT_EQ(listed(), (SentenceNumbers{3, 1, 0, 2})) << "new ones come last until it is sorted anew";
    workspace.undo();
    EXPECT_EQ(listed(), (SentenceNumbers{2, 1, 0}));
    EXPECT_EQ(model.rows().rowBeside(2, 1), std::optional<std::size_t>(1));
    EXPECT_EQ(model.rows().rowBeside(2, -1), std::nullopt);
}

RC_GTEST_PROP(RowsOfSentences, AreASortedSet, ())
{
    const auto chosen = *rc::gen::container<std::set<std::uint32_t>>(rc::gen::inRange<std::uint32_t>(0, 40));
    SentenceRows rows;
    rows.showNone();
    rows.append({chosen.begin(), chosen.end()});
    std::set<std::size_t> expected(chosen.begin(), chosen.end());
    for (const int sentence : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40))) {
        const auto index = static_cast<std::size_t>(sentence);
        RC_ASSERT(rows.rowOf(index).has_value() == expected.contains(index));
        if (const auto row = rows.rowOf(index)) {
            RC_ASSERT(rows.sentence(*row) == index);
            rows.erase(*row);
            expected.erase(index);
        } else {
            rows.insert(index);
            expected.insert(index);
        }
    }
    SentenceNumbers all;
    for (std::size_t row = 0; row < rows.size(); ++row)
        all.push_back(rows.sentence(row));
    RC_ASSERT(all == SentenceNumbers(expected.begin(), expected.end()));
}

namespace {

class Search : public WorkspaceTest {
protected:
    Search()
    {
        EXPECT_TRUE(openText("english.conllu", firstSentences("english.conllu", 30)));
        browser.show();
    }
    void type(const char* text)
    {
        QTest::keyClicks(browser.searchField(), QString::fromLatin1(text));
        EXPECT_TRUE(waitFor([&] { return !model().isSearching(); }));
    }
    SentenceListModel& model() { return *browser.findChild<SentenceListModel*>(); }
    std::size_t sentence(std::size_t row) { return model().rows().sentence(row); }

    SentenceBrowser browser{workspace};
    QSignalSpy chosen{&browser, &SentenceBrowser::sentenceChosen};
};

} // namespace

TEST_F(Search, KeysOfTheListGoFromWhereOneHasStepped)
{
    browser.setCurrentSentence(3);
    browser.step(1);
    browser.step(1);
    QTest::keyClick(browser.list(), Qt::Key_Up); // before the list follows by itself
    EXPECT_EQ(browser.currentSentence(), 4U);
    EXPECT_EQ(browser.list()->currentIndex().row(), 4);
}

TEST_F(Search, WalksWhatIsListedAndStaysWhereItIsMeanwhile)
{
    browser.setCurrentSentence(0);
    chosen.clear();
    type("the");
    const std::size_t rows = model().rows().size();
    ASSERT_GT(rows, 3U);
    ASSERT_LT(rows, 30U);
    EXPECT_EQ(browser.currentSentence(), 0U);
    EXPECT_TRUE(chosen.isEmpty()) << "searching goes nowhere";
    std::size_t row = model().rows().rowFrom(1);
    browser.step(1);
    EXPECT_EQ(browser.currentSentence(), sentence(row));
    browser.step(1);
    EXPECT_EQ(browser.currentSentence(), sentence(row + 1));
    browser.step(-1);
    EXPECT_EQ(browser.currentSentence(), sentence(row));
    EXPECT_TRUE(waitFor([&] { return browser.list()->currentIndex().row() == static_cast<int>(row); }));
    const std::size_t here = browser.currentSentence();
    QTest::keyClick(browser.searchField(), Qt::Key_Escape);
    EXPECT_TRUE(browser.searchField()->text().isEmpty());
    EXPECT_EQ(model().rowCount(), 30);
    EXPECT_EQ(browser.currentSentence(), here);
    EXPECT_EQ(browser.list()->currentIndex().row(), static_cast<int>(here));
}

TEST_F(Search, EnterGoesToTheNextFound)
{
    browser.setCurrentSentence(0);
    type("the");
    const std::size_t next = sentence(model().rows().rowFrom(1));
    QTest::keyClick(browser.searchField(), Qt::Key_Return);
    EXPECT_EQ(browser.currentSentence(), next);
    QTest::keyClick(browser.searchField(), Qt::Key_Escape);
    browser.setCurrentSentence(29);
    type("the");
    ASSERT_GT(model().rowCount(), 1);
    while (model().rows().rowBeside(browser.currentSentence(), 1))
        QTest::keyClick(browser.searchField(), Qt::Key_Return);
    QTest::keyClick(browser.searchField(), Qt::Key_Return);
    EXPECT_EQ(browser.currentSentence(), sentence(0)) << "what stands before is found, too";
}

TEST_F(Search, ACorrectedSentenceStaysUntilItIsLeft)
{
    browser.setCurrentSentence(3);
    setHead(workspace, 3, 1, workspace.treebank().sentence(3)->headOf(1) == 0 ? 2 : 0);
    setHead(workspace, 7, 1, workspace.treebank().sentence(7)->headOf(1) == 0 ? 2 : 0);
    browser.kindField()->setCurrentIndex(static_cast<int>(SentenceKind::Edited));
    ASSERT_TRUE(waitFor([&] { return !model().isSearching(); }));
    EXPECT_EQ(model().rowCount(), 2);
    EXPECT_EQ(browser.list()->currentIndex().row(), 0);
    chosen.clear();
    ASSERT_TRUE(workspace.setText(3, QStringLiteral("1\tnew\t_\t_\t_\t_\t0\troot\t_\t_\n\n")));
    EXPECT_EQ(model().rowCount(), 2);
    EXPECT_TRUE(chosen.isEmpty());
    EXPECT_EQ(browser.currentSentence(), 3U);
}

TEST_F(Search, EndsWithWhatItWasFor)
{
    type("zebra");
    EXPECT_EQ(model().rowCount(), 0);
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_TRUE(browser.searchField()->text().isEmpty());
    EXPECT_EQ(model().rowCount(), 3);
    EXPECT_EQ(browser.currentSentence(), 0U);
}

} // namespace arcwright::ui::testing
