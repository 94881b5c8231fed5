// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QPlainTextEdit>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include "core/shelf/shelf_problems.h"
#include "ui/shelf/shelf_details.h"
#include "ui/shelf/shelf_texts.h"

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

TEST(ShelfModelTest, AModelWithoutADescriptionOrWithADamagedOneSaysSo)
{
    ShelvedModel damaged = shelved("a", "a");
    damaged.description = ModelDescription();
    damaged.description.name = "a";
    damaged.descriptionProblem = Problem{ShelfProblem::NotADescription, "/models/a.arcmodel.json", 0, 0, {}};
    ShelvedModel undescribed = damaged;
    undescribed.id = "b";
    undescribed.descriptionProblem.reset();
    ShelfModel model;
    model.setModels({damaged, undescribed, shelved("c", "gamma")});
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.index(0, ShelfModel::State).data().toString(), QStringLiteral("description damaged"));
    EXPECT_EQ(model.index(1, ShelfModel::State).data().toString(), QStringLiteral("no description"));
    EXPECT_EQ(model.index(2, ShelfModel::State).data().toString(), QString());
    EXPECT_EQ(shelfWarnings(model.at(0), QString()).size(), 1);
    EXPECT_TRUE(shelfWarnings(model.at(1), QString()).isEmpty()) << "nothing speaks against using it";
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

TEST(ShelfDetailsTest, NotesOnTheirWayAreNotOverwrittenByOlderOnes)
{
    ShelfDetails details;
    std::vector<QString> written;
    QObject::connect(&details, &ShelfDetails::notesWritten, &details,
        [&](const std::string&, const QString& text) { written.push_back(text); });
    ShelvedModel model = shelved("a", "alpha");
    model.description.notes = "old";
    details.show(model, QString(), QString());
    details.notes()->setPlainText(QStringLiteral("new"));
    details.notes()->document()->setModified(true);
    QFocusEvent left(QEvent::FocusOut);
    QCoreApplication::sendEvent(details.notes(), &left);
    EXPECT_EQ(written, std::vector{QStringLiteral("new")});
    details.show(model, QString(), QString()); // after what the shelf was busy with
    EXPECT_EQ(details.notes()->toPlainText(), QStringLiteral("new"));
    details.show(shelved("b", "beta"), QString(), QString());
    EXPECT_EQ(details.notes()->toPlainText(), QString());
    details.show(model, QString(), QString());
    EXPECT_EQ(details.notes()->toPlainText(), QStringLiteral("new"));
    model.description.notes = "new";
    details.show(model, QString(), QString());
    model.description.notes = "of another program";
    details.show(model, QString(), QString());
    EXPECT_EQ(details.notes()->toPlainText(), QStringLiteral("of another program"));
}

} // namespace arcwright::ui::testing
