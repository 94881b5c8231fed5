// SPDX-License-Identifier: GPL-3.0-or-later
// The models of folds beside a model on the shelf.
#include <filesystem>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/model/folds_file.h"
#include "core/model/folds_problems.h"
#include "core/model/model_file.h"
#include "core/shelf/model_shelf.h"
#include "core/shelf/shelf_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace shelved_folds_test {

namespace fs = std::filesystem;

AnyModel toyModel(std::size_t sentences)
{
    return test::trained(test::toyTreebank(sentences), test::quickSettings());
}

class ShelvedFoldsTest : public testing::Test {
protected:
    void SetUp() override
    {
        ModelDescription description;
        description.name = "whole";
        const auto added = shelf.add(toyModel(16), nullptr, description);
        ASSERT_TRUE(added);
        id = *added;
        ASSERT_TRUE(shelf.keepFolds(id, {toyModel(8), toyModel(10), toyModel(12)}));
    }
    std::size_t foldsOf(const std::string& which) const
    {
        const auto folds = readFoldsOf(shelf.pathOf(which));
        EXPECT_TRUE(folds);
        return folds ? folds->size() : 0;
    }
    ShelvedModel find(const std::string& which) const
    {
        const auto models = shelf.list();
        for (const ShelvedModel& model : *models) {
            if (model.id == which)
                return model;
        }
        return {};
    }

    test::TemporaryFolder folder;
    ModelShelf shelf{folder.file("shelf")};
    std::string id;
};

TEST_F(ShelvedFoldsTest, AreCountedWithTheirModelAndNotListedForThemselves)
{
    EXPECT_EQ(foldsOf(id), 3U);
    ASSERT_EQ(shelf.list()->size(), 1U);
    const ShelvedModel model = shelf.list()->front();
    EXPECT_EQ(model.description.folds, 3U);
    EXPECT_EQ(model.foldsSize, static_cast<std::int64_t>(fs::file_size(foldsPath(shelf.pathOf(id)))));
    ASSERT_TRUE(shelf.keepFolds(id, {toyModel(8)}));
    EXPECT_EQ(foldsOf(id), 1U) << "in the place of those before";
    EXPECT_EQ(find(id).description.folds, 1U);
}

TEST_F(ShelvedFoldsTest, GoIntoTheTrashAndComeBackWithTheirModel)
{
    const auto trashId = shelf.remove(id);
    ASSERT_TRUE(trashId);
    EXPECT_FALSE(fs::exists(foldsPath(shelf.pathOf(id))));
    EXPECT_EQ(shelf.listTrash()->front().description.folds, 3U);
    ModelDescription description;
    description.name = "whole";
    ASSERT_TRUE(shelf.add(toyModel(6), nullptr, description)); // takes its place
    const auto back = shelf.restore(*trashId);
    ASSERT_TRUE(back);
    EXPECT_NE(*back, id);
    EXPECT_EQ(foldsOf(*back), 3U);
    EXPECT_EQ(foldsOf(id), 0U);
    ASSERT_TRUE(shelf.remove(*back));
    ASSERT_TRUE(shelf.emptyTrash());
    EXPECT_FALSE(fs::exists(folder.file("shelf/trash")));
}

TEST_F(ShelvedFoldsTest, AreDuplicatedWithTheirModelAndNeitherExportedNorImported)
{
    const auto copy = shelf.duplicate(id);
    ASSERT_TRUE(copy);
    EXPECT_EQ(foldsOf(*copy), 3U);
    EXPECT_EQ(find(*copy).description.folds, 3U);
    const std::string out = folder.file("out.arcmodel");
    test::writeBytes(foldsPath(out), "of what was there before");
    ASSERT_TRUE(shelf.exportTo(id, out));
    EXPECT_FALSE(fs::exists(foldsPath(out)));
    ASSERT_TRUE(readFoldsOf(out)) << "nothing tells of any";
    const auto imported = shelf.importFrom(shelf.pathOf(id));
    ASSERT_TRUE(imported);
    EXPECT_EQ(foldsOf(*imported), 0U);
    EXPECT_EQ(find(*imported).description.folds, 0U);
}

TEST_F(ShelvedFoldsTest, WhatIsWrongWithThemIsSaidAndTheirModelStaysWhatItIs)
{
    const std::string path = foldsPath(shelf.pathOf(id));
    const std::string bytes = test::readBytes(path);
    const auto problem = [&] {
        EXPECT_FALSE(find(id).problem);
        EXPECT_TRUE(loadAnyModel(shelf.pathOf(id)));
        const auto folds = readFoldsOf(shelf.pathOf(id));
        return folds ? Problem() : folds.error();
    };
    test::writeBytes(path, bytes.substr(0, bytes.size() / 2));
    EXPECT_EQ(problem().code, FoldsProblem::Truncated);
    EXPECT_EQ(problem().file, path);
    test::writeBytes(path, "Dear reader");
    EXPECT_EQ(problem().code, FoldsProblem::NotFolds);
    fs::remove(path);
    EXPECT_EQ(problem().code, FoldsProblem::Missing);
    test::writeBytes(path, bytes);
    ASSERT_TRUE(saveModel(toyModel(4), shelf.pathOf(id)));
    EXPECT_EQ(problem().code, FoldsProblem::OfOtherModel);
}

TEST_F(ShelvedFoldsTest, ThoseOfAModelThatIsGoneTakeNobodysPlaceAndCanBeRemoved)
{
    fs::remove(shelf.pathOf(id));
    fs::remove(descriptionPath(shelf.pathOf(id)));
    ASSERT_EQ(shelf.list()->size(), 1U);
    EXPECT_EQ(shelf.list()->front().problem->code, FileProblem::NotFound);
    ModelDescription description;
    description.name = "whole";
    const auto other = shelf.add(toyModel(6), nullptr, description);
    ASSERT_TRUE(other);
    EXPECT_NE(*other, id);
    ASSERT_TRUE(shelf.remove(id));
    EXPECT_EQ(shelf.list()->size(), 1U);
    EXPECT_EQ(shelf.keepFolds(id, {toyModel(8)}).error().code, ShelfProblem::Gone);
    EXPECT_EQ(shelf.list()->size(), 1U);
}

} // namespace shelved_folds_test
} // namespace arcwright
