// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QListView>
#include <QSettings>
#include <QTextDocument>
#include <QTreeView>

#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/sentence_list_model.h"

namespace arcwright::ui::testing {

namespace {

class SentenceList : public WorkspaceTest {
protected:
    QVariant data(int row, int role) const { return model.index(row).data(role); }
    int differences(int row) const { return data(row, SentenceListModel::DifferencesRole).toInt(); }

    /// Predicts gold, but for `wrong` words that get another head.
    void predict(std::size_t index, int wrong, Exposure exposure = Exposure::Unseen)
    {
        Graph graph = workspace.gold(index);
        for (int word = 1; word <= wrong; ++word) {
            int& head = graph.heads[static_cast<std::size_t>(word)];
            head = head == 0 ? 1 : 0;
        }
        workspace.setPredictions({{workspace.treebank().key(index), {graph, exposure}}});
    }

    SentenceListModel model{workspace};
    /// Says what it finds as warnings, which are failures here.
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_F(SentenceList, IsEmptyBeforeAnythingIsOpen)
{
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_FALSE(model.index(0).isValid());
}

TEST_F(SentenceList, StaysAModelThroughAWorkingDay)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(model.rowCount(), 3);
    predict(0, 2);
    setHead(workspace, 0, 5, 2);
    workspace.undo();
    workspace.startLayer(QStringLiteral("empty"));
    ASSERT_TRUE(openText("broken.conllu", treebankWithABrokenSentence()));
    predict(2, 1);
    ASSERT_TRUE(openText("longer.conllu", firstSentences("czech.conllu", 12)));
    EXPECT_EQ(model.rowCount(), 12);
}

TEST_F(SentenceList, ShowsTheText)
{
    ASSERT_TRUE(openText("broken.conllu", treebankWithABrokenSentence()));
    EXPECT_EQ(data(0, Qt::DisplayRole).toString(), QStringLiteral("The dog saw a cat."));
    EXPECT_EQ(data(2, Qt::DisplayRole).toString(), QStringLiteral("It works"));
    EXPECT_EQ(data(1, Qt::DisplayRole).toString(), QStringLiteral("cannot be read"));
    EXPECT_TRUE(data(1, SentenceListModel::BrokenRole).toBool());
    EXPECT_FALSE(data(0, SentenceListModel::BrokenRole).toBool());
}

TEST_F(SentenceList, TellsWhereASentenceIs)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(data(1, Qt::ToolTipRole).toString(), QStringLiteral("s2 (small.conllu, line 10)"));
    ASSERT_TRUE(openText("bare.conllu", "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n"));
    EXPECT_EQ(data(0, Qt::ToolTipRole).toString(), QStringLiteral("bare.conllu, line 1"));
}

TEST_F(SentenceList, TakesNothingInAFileForMarkup)
{
    ASSERT_TRUE(openText("a.conllu", "# sent_id = <b>x</b>\n1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n"));
    QTextDocument shown;
    shown.setHtml(data(0, Qt::ToolTipRole).toString());
    EXPECT_EQ(shown.toPlainText(), QStringLiteral("<b>x</b> (a.conllu, line 1)"));
}

TEST_F(SentenceList, CountsWordsThatArePredictedOtherwise)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(differences(0), -1) << "nothing is predicted";
    predict(0, 2);
    predict(1, 0);
    EXPECT_EQ(differences(0), 2);
    EXPECT_EQ(differences(1), 0);
    EXPECT_EQ(differences(2), -1);
}

TEST_F(SentenceList, CountsARelationAsADifference)
{
    ASSERT_TRUE(openSmallTreebank());
    predict(0, 0);
    setRelation(workspace, 0, 5, QStringLiteral("nmod"));
    EXPECT_EQ(differences(0), 1);
}

TEST_F(SentenceList, KnowsWhatWasSeenInTraining)
{
    ASSERT_TRUE(openSmallTreebank());
    predict(0, 1, Exposure::Seen);
    predict(1, 1, Exposure::Jackknifed);
    EXPECT_TRUE(data(0, SentenceListModel::SeenRole).toBool());
    EXPECT_FALSE(data(1, SentenceListModel::SeenRole).toBool());
    EXPECT_FALSE(data(2, SentenceListModel::SeenRole).toBool());
}

TEST_F(SentenceList, KnowsWhatWasEdited)
{
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_FALSE(data(0, SentenceListModel::EditedRole).toBool());
    setHead(workspace, 0, 5, 2);
    EXPECT_TRUE(data(0, SentenceListModel::EditedRole).toBool());
    EXPECT_FALSE(data(1, SentenceListModel::EditedRole).toBool());
}

TEST_F(SentenceList, ShowsTheStateApartFromTheDisagreement)
{
    ASSERT_TRUE(openSmallTreebank());
    const auto cell = [&](int row, SentenceColumn column, int role = Qt::DisplayRole) {
        return model.index(row, static_cast<int>(column)).data(role).toString();
    };
    predict(0, 2);
    predict(1, 0);
    EXPECT_EQ(cell(0, SentenceColumn::State), QString()) << "nobody has looked at it";
    EXPECT_EQ(cell(0, SentenceColumn::Differences), QStringLiteral("2"));
    EXPECT_EQ(cell(1, SentenceColumn::State), QString()) << "that the parser agrees is no state";
    EXPECT_EQ(cell(1, SentenceColumn::Differences), QStringLiteral("="));
    EXPECT_EQ(cell(2, SentenceColumn::Differences), QString());
    workspace.setPredictions({{workspace.treebank().key(2), {workspace.gold(2), Exposure::Seen}}});
    EXPECT_EQ(cell(2, SentenceColumn::Differences), QStringLiteral("(=)")) << "it has learnt that";
    Graph further = workspace.gold(2);
    further.secondary.push_back({3, 1, workspace.relations()->intern("nsubj")});
    workspace.setPredictions({{workspace.treebank().key(2), {further, Exposure::Unseen}}});
    EXPECT_EQ(cell(2, SentenceColumn::Differences), QStringLiteral("1")) << "the diagram marks it";
    setRelation(workspace, 0, 1, QStringLiteral("dep"));
    EXPECT_EQ(cell(0, SentenceColumn::State), QStringLiteral("✎"));
    ASSERT_TRUE(workspace.apply(
        1, Operation::Confirm, confirm(*workspace.treebank().sentence(1), Workspace::signature(), RootRule::Many)));
    EXPECT_EQ(cell(1, SentenceColumn::State), QStringLiteral("✓")) << "nothing of its file would be written anew";
    EXPECT_EQ(cell(1, SentenceColumn::State, Qt::ToolTipRole), QStringLiteral("confirmed (✓)"));
    SentenceFilter edited;
    edited.kind = SentenceKind::Edited;
    const SentenceMatcher isEdited(edited);
    const Predictions none{workspace.layer(), *workspace.relations()};
    EXPECT_TRUE(isEdited.matches(workspace.treebank(), 0, none));
    EXPECT_FALSE(isEdited.matches(workspace.treebank(), 1, none));
    const auto sentence = workspace.treebank().sentence(0);
    ASSERT_TRUE(workspace.apply(0, Operation::Confirm, confirm(*sentence, Workspace::signature(), RootRule::Many)));
    EXPECT_EQ(cell(0, SentenceColumn::State), QStringLiteral("✎✓"));
    EXPECT_NE(cell(0, SentenceColumn::Differences), QStringLiteral("=")) << "confirmed, and the parser does not agree";
    ASSERT_TRUE(workspace.apply(1, Operation::SetComment, setRemark(*workspace.treebank().sentence(1), "look again")));
    EXPECT_TRUE(cell(1, SentenceColumn::State).contains(QStringLiteral("✉")));
    EXPECT_TRUE(cell(1, SentenceColumn::State, Qt::ToolTipRole).contains(QStringLiteral("with a remark")));
}

TEST_F(SentenceList, NamesTheLayerThatDiffers)
{
    ASSERT_TRUE(openSmallTreebank());
    const auto title = [&] {
        return model.headerData(static_cast<int>(SentenceColumn::Differences), Qt::Horizontal, Qt::DisplayRole)
            .toString();
    };
    EXPECT_EQ(title(), QStringLiteral("≠"));
    for (const QString& layer : {QStringLiteral("Bob"), QStringLiteral("Eve")}) {
        workspace.startLayer(layer);
        predict(0, 1);
        EXPECT_EQ(title(), QStringLiteral("≠ ") + layer);
    }
    QSignalSpy changes(&model, &QAbstractItemModel::headerDataChanged);
    workspace.showLayer(QStringLiteral("Bob"));
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(title(), QStringLiteral("≠ Bob"));
    model.setNamesLayer(false);
    EXPECT_EQ(changes.count(), 2);
    EXPECT_EQ(title(), QStringLiteral("≠"));
    model.setNamesLayer(true);
    EXPECT_EQ(title(), QStringLiteral("≠ Bob"));
    EXPECT_TRUE(model.index(0, static_cast<int>(SentenceColumn::Differences))
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Bob")));
}

TEST_F(SentenceList, SaysWhichRowsChanged)
{
    ASSERT_TRUE(openSmallTreebank());
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    setHead(workspace, 2, 1, 0);
    ASSERT_EQ(changes.count(), 1);
    EXPECT_EQ(changes.at(0).at(0).toModelIndex().row(), 2);
    predict(0, 1);
    ASSERT_EQ(changes.count(), 2);
    EXPECT_EQ(changes.at(1).at(0).toModelIndex().row(), 0);
    EXPECT_EQ(changes.at(1).at(1).toModelIndex().row(), 0) << "nothing is said of other sentences";
    workspace.startLayer(QStringLiteral("Bob"));
    ASSERT_EQ(changes.count(), 3);
    EXPECT_EQ(changes.at(2).at(0).toModelIndex().row(), 0);
    EXPECT_EQ(changes.at(2).at(1).toModelIndex().row(), 2);
    for (int change : {1, 2}) {
        EXPECT_EQ(changes.at(change).at(0).toModelIndex().column(), static_cast<int>(SentenceColumn::Differences));
        EXPECT_EQ(changes.at(change).at(1).toModelIndex().column(), static_cast<int>(SentenceColumn::Differences));
    }
}

TEST_F(SentenceList, HasAHundredThousandRowsAsSoonAsTheyAreOpen)
{
    std::string text;
    for (int i = 1; i <= 100'000; ++i)
        text += "1\tw" + std::to_string(i) + "\t_\t_\t_\t_\t0\troot\t_\t_\n\n";
    const std::string file = folder.write("large.conllu", text);
    int rows = 0;
    QObject::connect(&workspace, &Workspace::treebankReplaced, &model, [&] { rows = model.rowCount(); });
    ASSERT_TRUE(open({path(file)}));
    EXPECT_EQ(rows, 100'000);
    EXPECT_EQ(data(99'999, Qt::DisplayRole).toString(), QStringLiteral("w100000"));

    QListView view;
    view.setUniformItemSizes(true);
    view.setModel(&model);
    view.show();
    view.setCurrentIndex(model.index(99'999));
    EXPECT_TRUE(view.viewport()->rect().intersects(view.visualRect(model.index(99'999))));
}

namespace {

class Browser : public SentenceList {
protected:
    Browser() { EXPECT_TRUE(openText("english.conllu", firstSentences("english.conllu", 8))); }

    SentenceBrowser browser{workspace};
    QSignalSpy chosen{&browser, &SentenceBrowser::sentenceChosen};
};

} // namespace

TEST_F(Browser, StepsAndStopsAtTheEnds)
{
    browser.setCurrentSentence(0);
    browser.step(-1);
    EXPECT_EQ(browser.currentSentence(), 0U);
    browser.step(1);
    browser.step(1);
    EXPECT_EQ(browser.currentSentence(), 2U);
    browser.setCurrentSentence(999);
    EXPECT_EQ(browser.currentSentence(), 7U);
    browser.step(1);
    EXPECT_EQ(browser.currentSentence(), 7U);
    EXPECT_EQ(chosen.last().at(0).value<std::size_t>(), 7U);
}

TEST_F(Browser, NumbersOfSentencesHaveTheirRoom)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 24)));
    browser.resize(320, 500);
    browser.show();
    QTest::qWait(20);
    const QTreeView& list = *browser.list();
    const QAbstractItemView& view = list;
    const auto number = static_cast<int>(SentenceColumn::Number);
    EXPECT_GE(list.columnWidth(number), view.sizeHintForColumn(number));
}

TEST_F(Browser, FindsTheNextAndThePreviousDisagreement)
{
    browser.setCurrentSentence(0);
    EXPECT_FALSE(browser.stepToDifference(1)) << "nothing is predicted";
    for (std::size_t i = 0; i < 8; ++i)
        predict(i, i == 2 || i == 6 ? 1 : 0);
    EXPECT_TRUE(browser.stepToDifference(1));
    EXPECT_EQ(browser.currentSentence(), 2U);
    EXPECT_TRUE(browser.stepToDifference(1));
    EXPECT_EQ(browser.currentSentence(), 6U);
    EXPECT_FALSE(browser.stepToDifference(1));
    EXPECT_EQ(browser.currentSentence(), 6U);
    EXPECT_TRUE(browser.stepToDifference(-1));
    EXPECT_EQ(browser.currentSentence(), 2U);
}

TEST_F(Browser, RemembersWhichColumnsAreShown)
{
    EXPECT_TRUE(browser.isColumnShown(SentenceColumn::State));
    EXPECT_FALSE(browser.isColumnShown(SentenceColumn::Words));
    browser.setColumnShown(SentenceColumn::Words, true);
    browser.setColumnShown(SentenceColumn::State, false);
    browser.setColumnShown(SentenceColumn::Text, false);
    const SentenceBrowser next(workspace);
    EXPECT_TRUE(next.isColumnShown(SentenceColumn::Words));
    EXPECT_FALSE(next.isColumnShown(SentenceColumn::State));
    EXPECT_TRUE(next.isColumnShown(SentenceColumn::Text)) << "without it there is no list";
    QSettings().clear();
}

TEST_F(Browser, StepsInTheOrderOfTheList)
{
    QSignalSpy reset(browser.list()->model(), &QAbstractItemModel::modelReset);
    browser.setCurrentSentence(3);
    browser.list()->sortByColumn(static_cast<int>(SentenceColumn::Number), Qt::DescendingOrder);
    ASSERT_TRUE(waitFor([&] { return reset.count() > 0; }));
    EXPECT_EQ(browser.currentSentence(), 3U);
    browser.step(1);
    EXPECT_EQ(browser.currentSentence(), 2U);
    browser.step(-1);
    browser.step(-1);
    EXPECT_EQ(browser.currentSentence(), 4U);
}

TEST_F(Browser, GoesToTheFirstSentenceOfWhatIsOpened)
{
    browser.setCurrentSentence(5);
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(browser.currentSentence(), 0U);
    EXPECT_EQ(chosen.last().at(0).value<std::size_t>(), 0U);
}

TEST_F(Browser, PaintsEveryKindOfRow)
{
    predict(0, 1);
    predict(1, 0);
    predict(2, 1, Exposure::Seen);
    browser.setTheme(makeTheme(ThemeKind::Dark));
    browser.resize(320, 200);
    EXPECT_FALSE(browser.grab().isNull());
}

} // namespace arcwright::ui::testing
