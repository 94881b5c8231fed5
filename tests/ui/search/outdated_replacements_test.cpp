// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

#include "core/documents/document_problems.h"
#include "core/editing/annotation_operations.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/search/search_panel.h"

namespace arcwright::ui::testing {

namespace {

/// Replacements whose sentences or layers become others between Find, Preview and Replace.
class OutdatedReplacements : public WindowTest {
protected:
    OutdatedReplacements() { startWith(smallTreebank); }

    SearchPanel& panel() { return *window.searchPanel(); }
    PatternSearch& found() { return panel().search(); }
    int rows() { return panel().list()->model()->rowCount(); }
    QVariant row(int at, int role = Qt::DisplayRole) { return panel().list()->model()->index(at, 0).data(role); }
    void tick(int at, Qt::CheckState state)
    {
        panel().list()->model()->setData(panel().list()->model()->index(at, 0), state, Qt::CheckStateRole);
    }
    bool canReplace() { return panel().replaceButton()->isEnabled(); }

    void search(const char* pattern)
    {
        QSignalSpy searched(&panel(), &SearchPanel::searched);
        panel().searchFor(QString::fromLatin1(pattern));
        ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
    }
    void startPreview(const char* replacement)
    {
        panel().replacementField()->setText(QString::fromLatin1(replacement));
        panel().previewButton()->click();
    }
    void preview(const char* replacement)
    {
        QSignalSpy proposed(&found(), &PatternSearch::proposed);
        startPreview(replacement);
        ASSERT_TRUE(waitFor([&] { return proposed.count() > 0 && !found().isBusy(); }));
    }
    void replace()
    {
        QSignalSpy searched(&panel(), &SearchPanel::searched);
        panel().replaceButton()->click();
        ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
    }
    /// Predicts the same relation for all words of the first sentence.
    void predict(const char* relation)
    {
        Graph graph = workspace().gold(0);
        std::fill(graph.relations.begin(), graph.relations.end(), workspace().relations()->intern(relation));
        workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    }
};

} // namespace

TEST_F(OutdatedReplacements, UntilASecondPreviewIsThereWhatWasFoundIsShown)
{
    search("relation=det");
    preview("relation=detmod");
    ASSERT_EQ(rows(), 2);
    QSignalSpy proposed(&found(), &PatternSearch::proposed);
    startPreview("relation=x");
    EXPECT_FALSE(canReplace());
    while (proposed.count() == 0) {
        ASSERT_FALSE(row(0, Qt::CheckStateRole).isValid()) << "the row of a change that is gone";
        for (int at = 0; at < rows(); ++at)
            ASSERT_TRUE(row(at).toString().startsWith(u"1: ")) << qPrintable(row(at).toString());
        QApplication::processEvents();
    }
    ASSERT_EQ(rows(), 2);
    EXPECT_TRUE(row(0).toString().endsWith(u" x")) << qPrintable(row(0).toString());
}

TEST_F(OutdatedReplacements, ASentenceThatWasCorrectedSinceItWasFoundIsNotReplaced)
{
    search("relation=det");
    ASSERT_TRUE(setRelation(workspace(), 0, 1, QStringLiteral("byhand")));
    preview("relation=detmod");
    EXPECT_EQ(found().changes().size(), 0U);
    EXPECT_FALSE(canReplace());
    ASSERT_EQ(found().refusals().reasons().size(), 1U);
    EXPECT_EQ(found().refusals().reasons().front().problem.code, ProblemCode(DocumentProblem::EditOutdated));
    ASSERT_TRUE(setRelation(workspace(), 0, 1, QStringLiteral("det")));
    ASSERT_TRUE(workspace().apply(0, Operation::Several, setRemark(*workspace().treebank().sentence(0), "look")));
    preview("relation=detmod");
    ASSERT_EQ(found().changes().size(), 2U) << "it is as it was";
    tick(0, Qt::Unchecked);
    replace();
    EXPECT_EQ(relation(0, 1), "det");
    EXPECT_EQ(relation(0, 4), "detmod");
    EXPECT_EQ(workspace().treebank().sentence(0)->annotation.comment, "look") << "said since it was found";
}

TEST_F(OutdatedReplacements, AnEditWhileThePreviewIsMadeEndsIt)
{
    search("relation=det");
    QSignalSpy proposed(&found(), &PatternSearch::proposed);
    startPreview("relation=detmod");
    ASSERT_TRUE(setRelation(workspace(), 0, 1, QStringLiteral("byhand")));
    ASSERT_TRUE(waitFor([&] { return !found().isBusy(); }));
    QApplication::processEvents();
    EXPECT_EQ(proposed.count(), 0);
    EXPECT_EQ(found().edits().size(), 0U);
    EXPECT_FALSE(canReplace());
    EXPECT_EQ(panel().message(), QStringLiteral("2 matches"));
    EXPECT_TRUE(panel().previewButton()->isEnabled());
}

TEST_F(OutdatedReplacements, WhatIsTickedHasTheValuesOfThePreview)
{
    workspace().startLayer(QStringLiteral("predicted"));
    predict("first");
    search("relation=det");
    preview("relation=predicted");
    ASSERT_EQ(rows(), 2);
    const QString told = row(1).toString();
    ASSERT_TRUE(told.endsWith(u" first")) << qPrintable(told);
    predict("second");
    EXPECT_EQ(row(1).toString(), told);
    tick(0, Qt::Unchecked);
    replace();
    EXPECT_EQ(relation(0, 1), "det");
    EXPECT_EQ(relation(0, 4), "first");
}

/// Alone the first two matches give the word the lemma that it has.
TEST_F(OutdatedReplacements, WhatAmountsToNothingIsNoSentenceThatWouldChange)
{
    startWith("1\ta\tc\tX\t_\t_\t0\troot\t_\t_\n2\tb\tb\tX\t_\t_\t1\tx\t_\t_\n3\tc\tc\tX\t_\t_\t1\tx\t_\t_\n"
              "4\td\td\tX\t_\t_\t1\tx\t_\t_\n\n");
    search("a:[form=a]; b:[form=b|c|d]");
    preview("a.lemma=b.form");
    ASSERT_EQ(rows(), 2);
    EXPECT_TRUE(panel().message().startsWith(u"1 sentence would change.")) << qPrintable(panel().message());
    tick(1, Qt::Unchecked);
    EXPECT_TRUE(panel().message().startsWith(u"0 sentences would change.")) << qPrintable(panel().message());
    EXPECT_FALSE(canReplace());
}

} // namespace arcwright::ui::testing
