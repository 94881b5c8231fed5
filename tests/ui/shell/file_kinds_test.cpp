// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/ui/support/qt_printers.h"
#include "ui/shell/file_kinds.h"
#include "ui/shell/launch_options.h"

namespace arcwright::ui::testing {

namespace {

class FileKinds : public ::testing::Test {
protected:
    QString written(const char* name, std::string_view text)
    {
        return QString::fromStdString(folder.write(name, text));
    }

    test::TemporaryFolder folder;
};

} // namespace

TEST_F(FileKinds, AreToldByEndingsThatAreOurs)
{
    EXPECT_EQ(kindOfFile(QStringLiteral("away/small.arcmodel")), FileKind::Model);
    EXPECT_EQ(kindOfFile(QStringLiteral("away/figure.arclesson")), FileKind::Lesson);
    EXPECT_EQ(kindOfFile(QStringLiteral("away/week1.arcexercise")), FileKind::Exercise);
    EXPECT_EQ(kindOfFile(QStringLiteral("away/dev.conllu")), FileKind::Treebank);
    EXPECT_EQ(kindOfFile(QStringLiteral("*.json")), FileKind::Treebank) << "a pattern";
}

TEST_F(FileKinds, OfJsonAreToldByWhatItSaysItIs)
{
    EXPECT_EQ(kindOfFile(written("a.json", "{\"format\": \"arcwright-lesson\", \"version\": 1}")), FileKind::Lesson);
    EXPECT_EQ(kindOfFile(written("b.json", "{\"format\": \"arcwright-exercise\"}")), FileKind::Exercise);
    EXPECT_EQ(kindOfFile(written("c.json", "{\"format\": \"arcwright-lesson\", ")), FileKind::Lesson) << "cut off";
}

TEST_F(FileKinds, OfModelsWithAnotherNameAreToldByTheirBeginning)
{
    EXPECT_EQ(kindOfFile(written("model", std::string(modelMagic) + "more")), FileKind::Model);
    EXPECT_EQ(kindOfFile(written("bunsetsu.bin", std::string(bunsetsuModelMagic) + "more")), FileKind::Model);
    EXPECT_EQ(kindOfFile(written("other.bin", "Arcwright")), FileKind::Treebank);
    EXPECT_EQ(kindOfFile(written("empty.conllu", "")), FileKind::Treebank);
    EXPECT_EQ(kindOfFile(QString::fromStdString(folder.file("."))), FileKind::Treebank) << "a folder";
}

TEST_F(FileKinds, GoToTheOptionsOfTheirKind)
{
    LaunchOptions options;
    options.paths = {QStringLiteral("a.conllu"), QStringLiteral("m.arcmodel"), QStringLiteral("l.arclesson"),
        QStringLiteral("b.tag"), QStringLiteral("e.arcexercise")};
    QString problem;
    ASSERT_TRUE(sortPaths(options, problem));
    EXPECT_EQ(options.paths, (QStringList{QStringLiteral("a.conllu"), QStringLiteral("b.tag")}));
    EXPECT_EQ(options.model, QStringLiteral("m.arcmodel"));
    EXPECT_EQ(options.lesson, QStringLiteral("l.arclesson"));
    EXPECT_EQ(options.exercise, QStringLiteral("e.arcexercise"));
    EXPECT_TRUE(problem.isEmpty());
}

TEST_F(FileKinds, OfOneTooManyAreRefused)
{
    LaunchOptions options;
    options.model = QStringLiteral("one.arcmodel");
    options.paths = {QStringLiteral("two.arcmodel")};
    QString problem;
    EXPECT_FALSE(sortPaths(options, problem));
    EXPECT_EQ(problem,
        QStringLiteral("Only one file of this kind can be opened at once, found one.arcmodel and two.arcmodel."));
}

} // namespace arcwright::ui::testing
