// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_model.h"

#include <QAbstractItemModelTester>

#include <gmock/gmock.h>

#include "core/base/random.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/validator_fixture.h"
#include "ui/annotation/problems_filter.h"
#include "ui/documents/repairs.h"

namespace arcwright::ui {
namespace {

using testing::blankSentence;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::setHead;
using testing::setRelation;
using testing::validSentence;
using testing::wrongSentence;
using Column = ProblemsModel::Column;

class ProblemsModelTest : public testing::ValidatorTest {
protected:
    static QString shown(const QAbstractItemModel& from, int row, int column)
    {
        return from.index(row, column).data().toString();
    }
    /// Each row as `sentence test`.
    static std::vector<std::string> rows(const QAbstractItemModel& from)
    {
        std::vector<std::string> texts;
        for (int row = 0; row < from.rowCount(); ++row)
            texts.push_back(shown(from, row, Column::SentenceColumn).toStdString() + ' '
                + shown(from, row, Column::TestColumn).toStdString());
        return texts;
    }
    std::string mixed() const
    {
        return wrongSentence("a") + validSentence("b") + blankSentence("c") + wrongSentence("d");
    }

    ProblemsModel model{workspace, validator};
    ProblemsFilter filter{model};
    QAbstractItemModelTester modelTester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
    QAbstractItemModelTester filterTester{&filter, QAbstractItemModelTester::FailureReportingMode::Warning};
};

TEST_F(ProblemsModelTest, ARowSaysWhatWhereAndHowBad)
{
    ASSERT_TRUE(validate(validSentence("a") + wrongSentence("b")));
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(shown(model, 0, Column::SeverityColumn), QStringLiteral("✖ error"));
    EXPECT_EQ(shown(model, 0, Column::TestColumn), QStringLiteral("rel-upos-aux"));
    EXPECT_TRUE(shown(model, 0, Column::TextColumn).contains(QStringLiteral("NOUN")));
    EXPECT_EQ(shown(model, 0, Column::SentenceColumn), QStringLiteral("2"));
    EXPECT_EQ(shown(model, 0, Column::WordColumn), QStringLiteral("1 Dogs"));
    for (int column = 0; column < model.columnCount(); ++column)
        EXPECT_FALSE(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

TEST_F(ProblemsModelTest, EditsAndUndoAreFollowed)
{
    ASSERT_TRUE(validate(mixed()));
    EXPECT_THAT(rows(model), ElementsAre("1 rel-upos-aux", "3 text-trailing-whitespace", "4 rel-upos-aux"));
    setHead(workspace, 1, 2, 1);
    EXPECT_THAT(
        rows(model), ElementsAre("1 rel-upos-aux", "2 non-tree", "3 text-trailing-whitespace", "4 rel-upos-aux"));
    setRelation(workspace, 0, 1, QStringLiteral("nsubj"));
    EXPECT_THAT(rows(model), ElementsAre("2 non-tree", "3 text-trailing-whitespace", "4 rel-upos-aux"));
    workspace.undo();
    workspace.undo();
    EXPECT_THAT(rows(model), ElementsAre("1 rel-upos-aux", "3 text-trailing-whitespace", "4 rel-upos-aux"));
}

TEST_F(ProblemsModelTest, OneSentenceAloneCanBeShown)
{
    ASSERT_TRUE(validate(mixed()));
    model.setOnly(workspace.treebank().key(2));
    EXPECT_THAT(rows(model), ElementsAre("3 text-trailing-whitespace"));
    setHead(workspace, 1, 2, 1);
    EXPECT_EQ(model.rowCount(), 1);
    model.setOnly(workspace.treebank().key(1));
    EXPECT_THAT(rows(model), ElementsAre("2 non-tree"));
    workspace.undo();
    EXPECT_THAT(rows(model), IsEmpty());
    model.setOnly(std::nullopt);
    EXPECT_EQ(model.rowCount(), 3);
}

TEST_F(ProblemsModelTest, TheFilterLetsThroughTestAndSeverity)
{
    ASSERT_TRUE(validate(mixed()));
    filter.setFilter({"rel-upos-aux", Severity::Information, false});
    EXPECT_THAT(rows(filter), ElementsAre("1 rel-upos-aux", "4 rel-upos-aux"));
    filter.setFilter({"", Severity::Error, false});
    EXPECT_EQ(filter.rowCount(), 3);
    ASSERT_TRUE(waive(workspace, 0, Finding(first(0)), QStringLiteral("reason")));
    EXPECT_EQ(filter.rowCount(), 2);
    filter.setFilter({"", Severity::Information, true});
    ASSERT_EQ(filter.rowCount(), 3);
    EXPECT_EQ(shown(filter, 0, Column::SeverityColumn), QStringLiteral("✓ waived"));
}

TEST_F(ProblemsModelTest, SeveritiesThatMatterLessAreLeftOut)
{
    const auto tag = folder.write("a.tag", "<s>\n<W>a</W>\n<W>b</W>\n</s>\n");
    ASSERT_TRUE(open({path(tag)}));
    ASSERT_TRUE(settle());
    EXPECT_THAT(rows(filter), ElementsAre("1 several-roots"));
    EXPECT_EQ(shown(filter, 0, Column::SeverityColumn), QStringLiteral("● note"));
    filter.setFilter({"", Severity::Warning, false});
    EXPECT_EQ(filter.rowCount(), 0);
}

TEST_F(ProblemsModelTest, EveryColumnSorts)
{
    ASSERT_TRUE(validate(mixed()));
    filter.sort(Column::TestColumn, Qt::DescendingOrder);
    EXPECT_THAT(rows(filter), ElementsAre("3 text-trailing-whitespace", "4 rel-upos-aux", "1 rel-upos-aux"));
    filter.sort(Column::SentenceColumn, Qt::DescendingOrder);
    EXPECT_THAT(rows(filter), ElementsAre("4 rel-upos-aux", "3 text-trailing-whitespace", "1 rel-upos-aux"));
    filter.sort(Column::WordColumn, Qt::AscendingOrder);
    EXPECT_THAT(rows(filter), ElementsAre("3 text-trailing-whitespace", "1 rel-upos-aux", "4 rel-upos-aux"));
    for (const int column : {Column::SeverityColumn, Column::TextColumn}) {
        filter.sort(column, Qt::AscendingOrder);
        EXPECT_EQ(filter.rowCount(), 3);
    }
}

TEST_F(ProblemsModelTest, ALargeTreebankHasARowForEachProblem)
{
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += i % 2 == 0 ? wrongSentence("s" + std::to_string(i)) : validSentence("s" + std::to_string(i));
    ASSERT_TRUE(validate(text));
    ASSERT_EQ(model.rowCount(), 1500);
    for (int row = 0; row < model.rowCount(); ++row)
        ASSERT_EQ(model.row(row).key, workspace.treebank().key(static_cast<std::size_t>(row) * 2));
    // The first sentence gets an id that all others after it have as well: very many change at once.
    ASSERT_TRUE(workspace.setText(0, QString::fromStdString(validSentence("s2999"))));
    EXPECT_EQ(model.rowCount(), 1500);
}

TEST_F(ProblemsModelTest, AfterRandomEditsItHasARowForEachFindingInOrder)
{
    std::string text;
    for (int i = 0; i < 10; ++i)
        text += i % 2 == 0 ? wrongSentence("s" + std::to_string(i)) : blankSentence("s" + std::to_string(i));
    ASSERT_TRUE(validate(text));
    filter.sort(Column::TestColumn);
    Random random(3);
    for (int step = 0; step < 200; ++step) {
        const std::size_t index = random.below(10);
        switch (random.below(5)) {
        case 0:
            setHead(workspace, index, 1 + static_cast<int>(random.below(2)), static_cast<int>(random.below(3)));
            break;
        case 1:
            workspace.setText(index, QString::fromStdString(validSentence("s" + std::to_string(random.below(10)))));
            break;
        case 2:
            workspace.setText(index, QStringLiteral("1\tbroken\n\n"));
            break;
        case 3:
            workspace.undo();
            break;
        default:
            workspace.redo();
            break;
        }
        std::vector<std::pair<SentenceKey, std::size_t>> expected;
        for (std::size_t i = 0; i < workspace.treebank().size(); ++i) {
            const SentenceKey key = workspace.treebank().key(i);
            for (std::size_t ordinal = 0; ordinal < validator.findings(key).size(); ++ordinal)
                expected.emplace_back(key, ordinal);
        }
        ASSERT_EQ(model.rowCount(), static_cast<int>(expected.size())) << step;
        ASSERT_EQ(filter.rowCount(), model.rowCount()) << step;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto& [key, ordinal] = expected[static_cast<std::size_t>(row)];
            ASSERT_EQ(model.row(row).key, key) << step;
            ASSERT_EQ(model.row(row).ordinal, ordinal) << step;
        }
    }
}

} // namespace
} // namespace arcwright::ui
