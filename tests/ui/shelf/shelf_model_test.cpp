// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace arcwright::ui::testing {

namespace {

ShelvedModel shelved(const char* id, const char* name)
{
    ShelvedModel model;
    model.id = id;
    model.description.name = name;
    model.description.marks = {{88.24, 80.5, 10, "held out"}};
    model.description.made = "2026-03-01T12:30:00Z";
    model.facts.emplace();
    model.facts->sentences = 20;
    return model;
}

} // namespace

TEST(ShelfModelTest, TellsWhatIsKnownAndKeepsItsRowsWhereTheyAreTheSame)
{
    ShelfModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setModels({shelved("a", "alpha"), shelved("b", "beta")});
    EXPECT_EQ(reset.count(), 1);
    EXPECT_EQ(model.index(0, ShelfModel::Uas).data().toString(), QStringLiteral("88.2"));
    EXPECT_EQ(model.index(1, ShelfModel::Data).data().toString(), QStringLiteral("20 sentences"));
    EXPECT_EQ(model.index(0, ShelfModel::ScoredOn).data().toString(), QStringLiteral("held out"));
    model.setModels({shelved("a", "gamma"), shelved("b", "beta")});
    EXPECT_EQ(reset.count(), 1) << "what is selected stays";
    EXPECT_EQ(model.index(0, ShelfModel::Name).data().toString(), QStringLiteral("gamma"));
    EXPECT_EQ(model.rowOf("b"), 1);
    EXPECT_EQ(model.rowOf("c"), -1);
}

TEST(ShelfModelTest, ANameThatIsTypedIsAskedFor)
{
    ShelfModel model;
    model.setModels({shelved("a", "alpha")});
    QSignalSpy wanted(&model, &ShelfModel::renameWanted);
    EXPECT_FALSE(model.setData(model.index(0, ShelfModel::Name), QStringLiteral("alpha"), Qt::EditRole));
    EXPECT_FALSE(model.setData(model.index(0, ShelfModel::Uas), 99, Qt::EditRole));
    EXPECT_TRUE(model.setData(model.index(0, ShelfModel::Name), QStringLiteral("omega"), Qt::EditRole));
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted.front()[1].toString(), QStringLiteral("omega"));
}

} // namespace arcwright::ui::testing
