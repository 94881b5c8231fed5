// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/folds_file.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/model/bunsetsu_model_file.h"
#include "core/model/folds_problems.h"
#include "core/model/model_file.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace folds_file_test {

constexpr std::uint64_t whole = 4711;

std::vector<AnyModel> toyFolds()
{
    static const std::vector<AnyModel> folds{test::trained(test::toyTreebank(8), test::quickSettings()),
        test::trained(test::toyTreebank(12), test::quickSettings())};
    return folds;
}

std::string bytesOf(const std::vector<AnyModel>& folds)
{
    const test::TemporaryFolder folder;
    EXPECT_TRUE(writeFolds(folder.file("a.folds"), folds, whole));
    return test::readBytes(folder.file("a.folds"));
}

Result<std::vector<AnyModel>> read(const std::string& bytes, std::uint64_t of = whole)
{
    return foldsIn(*FileBytes::ofText(bytes), of, 2);
}

const Model& wordsIn(const AnyModel& model)
{
    return *std::get<std::shared_ptr<const Model>>(model);
}

TEST(FoldsFileTest, TheModelsComeBackInTheirOrderWithTheFormsThatTheyKnow)
{
    const auto folds = toyFolds();
    const std::string bytes = bytesOf(folds);
    const auto again = read(bytes);
    ASSERT_TRUE(again);
    ASSERT_EQ(again->size(), 2U);
    for (std::size_t fold = 0; fold < folds.size(); ++fold) {
        EXPECT_EQ(serialised(wordsIn((*again)[fold])), serialised(wordsIn(folds[fold])));
        ASSERT_TRUE(wordsIn((*again)[fold]).vocabulary);
        EXPECT_EQ(*wordsIn((*again)[fold]).vocabulary, *wordsIn(folds[fold]).vocabulary);
    }
    EXPECT_EQ(bytesOf(*again), bytes) << "the same bytes of the same models";
}

TEST(FoldsFileTest, ModelsOfBunsetsuComeBack)
{
    const auto model = trainBunsetsuModel(test::sampleSentences("japanese.knp"), {}, {}, {});
    ASSERT_TRUE(model);
    const auto again = read(bytesOf({*model}));
    ASSERT_TRUE(again);
    ASSERT_EQ(again->size(), 1U);
    EXPECT_EQ(serialised(*std::get<std::shared_ptr<const BunsetsuModel>>(again->front())), serialised(**model));
}

TEST(FoldsFileTest, FormsThatAreNotKnownStayUnknown)
{
    Model model = wordsIn(toyFolds().front());
    model.vocabulary.reset();
    const auto again = read(bytesOf({std::make_shared<const Model>(model)}));
    ASSERT_TRUE(again);
    EXPECT_FALSE(wordsIn(again->front()).vocabulary);
}

TEST(FoldsFileTest, ThoseOfAnotherModelAreRefused)
{
    EXPECT_EQ(read(bytesOf(toyFolds()), whole + 1).error().code, FoldsProblem::OfOtherModel);
}

TEST(FoldsFileTest, CutOffAnywhereNothingIsRead)
{
    const std::string bytes = bytesOf(toyFolds());
    EXPECT_EQ(read("").error().code, FoldsProblem::NotFolds);
    const std::size_t step = std::max<std::size_t>(bytes.size() / 300, 1);
    for (std::size_t size = 1; size < bytes.size(); size += size < 200 ? 1 : step)
        EXPECT_EQ(read(bytes.substr(0, size)).error().code, FoldsProblem::Truncated) << size;
    EXPECT_EQ(read(bytes.substr(0, bytes.size() - 1)).error().code, FoldsProblem::Truncated);
    EXPECT_EQ(read(bytes + 'x').error().code, FoldsProblem::Damaged);
}

TEST(FoldsFileTest, AFlippedBitIsFoundWhereverItIs)
{
    const std::string bytes = bytesOf(toyFolds());
    const std::size_t step = std::max<std::size_t>(bytes.size() / 300, 1);
    for (std::size_t at = 0; at < bytes.size(); at += at < 200 ? 1 : step) {
        std::string flipped = bytes;
        flipped[at] = static_cast<char>(flipped[at] ^ 0x10);
        EXPECT_FALSE(read(flipped)) << at;
    }
}

TEST(FoldsFileTest, OtherVersionsAndForeignFilesAreNamed)
{
    std::string bytes = bytesOf(toyFolds());
    bytes[16] = static_cast<char>(foldsFileVersion + 1);
    EXPECT_EQ(read(bytes).error().code, FoldsProblem::TooNew);
    bytes[16] = 0;
    EXPECT_EQ(read(bytes).error().code, FoldsProblem::TooOld);
    EXPECT_EQ(read("Dear reader").error().code, FoldsProblem::NotFolds);
    EXPECT_EQ(read(serialised(wordsIn(toyFolds().front()))).error().code, FoldsProblem::NotFolds);
}

} // namespace folds_file_test
} // namespace arcwright
