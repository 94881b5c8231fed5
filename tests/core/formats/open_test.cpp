// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/open.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/formats/format_problems.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace open_test {

using test::TemporaryFolder;
using Names = std::vector<std::string>;

const std::string conllu = "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n";
const std::string dtag = "<s>\n<W in=\"\" out=\"\">x</W>\n</s>\n";

Names relative(const Result<Names>& files, const TemporaryFolder& folder)
{
    Names names;
    for (const std::string& file : files.value_or(Names{folder.path() + "/failed"}))
        names.push_back(file.substr(folder.path().size() + 1));
    return names;
}

Problem refused(const Names& paths)
{
    const auto treebank = openTreebank(paths);
    EXPECT_FALSE(treebank.has_value());
    return treebank ? Problem() : treebank.error();
}

TEST(TreebankFilesTest, AFolderIsItsTreebanksInNaturalOrder)
{
    const TemporaryFolder folder;
    for (const char* name : {"text 10.conllu", "text 9.conllu", "b.tag", "notes.txt", "text 9.conllu.bak", "model"})
        folder.write(name, conllu);
    folder.write("sub.conllu/inner.conllu", conllu);
    EXPECT_EQ(relative(treebankFiles({folder.path()}), folder), (Names{"b.tag", "text 9.conllu", "text 10.conllu"}));
}

TEST(TreebankFilesTest, EditorsLockFilesAndDeadLinksDoNotSpoilAFolder)
{
    const TemporaryFolder folder;
    folder.write("a.conllu", conllu);
    std::filesystem::create_symlink("user@host.1234", folder.file(".#a.conllu")); // as Emacs makes while editing
    const auto treebank = openTreebank({folder.path()});
    ASSERT_TRUE(treebank.has_value()) << testing::PrintToString(treebank.error());
    EXPECT_EQ(treebank->size(), 1U);
}

TEST(TreebankFilesTest, PatternsAndFilesKeepTheOrderTheyAreGivenIn)
{
    const TemporaryFolder folder;
    for (const char* name : {"x10.conllu", "x9.conllu", "a.conllu"})
        folder.write(name, conllu);
    EXPECT_EQ(relative(treebankFiles({folder.file("x*.conllu"), folder.file("a.conllu")}), folder),
        (Names{"x9.conllu", "x10.conllu", "a.conllu"}));
    folder.write("[odd].conllu", conllu);
    EXPECT_EQ(relative(treebankFiles({folder.file("[odd].conllu")}), folder), Names{"[odd].conllu"})
        << "a file of that very name comes before a pattern";
}

TEST(TreebankFilesTest, AnyEndingIsFineForAFileThatIsNamed)
{
    const TemporaryFolder folder;
    EXPECT_EQ(relative(treebankFiles({folder.write("data.txt", conllu)}), folder), Names{"data.txt"});
}

TEST(OpenTest, SeveralFilesAreOneTreebank)
{
    const TemporaryFolder folder;
    folder.write("1.conllu", conllu + conllu);
    folder.write("2.tag", dtag);
    const auto treebank = openTreebank({folder.path()});
    ASSERT_TRUE(treebank.has_value());
    EXPECT_EQ(treebank->size(), 3U);
    EXPECT_EQ(treebank->documents()[0]->format()->name(), "conllu");
    EXPECT_EQ(treebank->documents()[1]->format()->name(), "dtag");
    EXPECT_EQ(treebank->documents()[1]->path(), folder.file("2.tag"));
    EXPECT_TRUE(findProblems(*treebank).empty());
}

TEST(OpenTest, ProblemsOfAllFilesAreFoundInOrder)
{
    const TemporaryFolder folder;
    const auto first = folder.write("1.conllu", conllu + "1\tx\n\n" + conllu + "# c\n\n");
    const auto second = folder.write("2.tag", dtag + "<s>\n</s>\n");
    const auto treebank = openTreebank({folder.path()});
    ASSERT_TRUE(treebank.has_value());
    EXPECT_EQ(findProblems(*treebank),
        (std::vector<Problem>{{FormatProblem::WrongColumnCount, first, 3, 4, {"10", "2"}},
            {FormatProblem::EmptySentence, first, 7, 1, {}}, {FormatProblem::EmptySentence, second, 4, 1, {}}}));
}

TEST(OpenTest, SubfoldersThatAreLeftOutAreToldUnlessTheyAreNamedToo)
{
    const TemporaryFolder folder;
    folder.write("t/a.conllu", conllu);
    for (const auto* name : {"t/10/b.conllu", "t/9/deep/c.tag", "t/none/d.txt", "t/.hidden/e.conllu", "t/9/.f.conllu"})
        folder.write(name, conllu);
    std::filesystem::create_directory_symlink("..", folder.file("t/none/up")); // round which nobody must go
    const auto top = folder.file("t");
    EXPECT_EQ(treebankFiles({top}), std::vector<std::string>{folder.file("t/a.conllu")});
    EXPECT_EQ(skippedSubfolders({top}),
        (std::vector<Problem>{{FormatProblem::SubfoldersSkipped, top, 0, 0, {"2", folder.file("t/9")}}}));
    EXPECT_EQ(skippedSubfolders({top, top + "/9/"}),
        (std::vector<Problem>{{FormatProblem::SubfoldersSkipped, top, 0, 0, {"1", folder.file("t/10")}},
            {FormatProblem::SubfoldersSkipped, top + "/9/", 0, 0, {"1", folder.file("t/9/deep")}}}));
    EXPECT_TRUE(skippedSubfolders({folder.file("t/10"), folder.file("t/a.conllu"), folder.file("missing")}).empty());
}

TEST(OpenTest, AllThatIsBelowAFolderCanBeNamed)
{
    const TemporaryFolder folder;
    for (const auto* name : {"t/a.conllu", "t/10/b.conllu", "t/9/deep/c.conllu", "t/none/d.txt", "t/.hidden/e.conllu"})
        folder.write(name, conllu);
    std::filesystem::create_directory_symlink("..", folder.file("t/none/up")); // round which nobody must go
    const std::string all = folder.file("t/**");
    const std::vector<std::string> below{
        folder.file("t/9/deep/c.conllu"), folder.file("t/10/b.conllu"), folder.file("t/a.conllu")};
    EXPECT_EQ(treebankFiles({all}), below);
    EXPECT_TRUE(skippedSubfolders({all}).empty());
    EXPECT_EQ(openTreebank({all})->documents().size(), 3U);
    EXPECT_TRUE(meansAnything(all));
    EXPECT_TRUE(meansAnything(all + "#cs"));
    EXPECT_TRUE(meansAnything(folder.file("t/*/*.conllu")));
    EXPECT_FALSE(meansAnything(folder.file("u/**")));
    EXPECT_EQ(treebankFiles({folder.file("t/none/**")}).error().code, FormatProblem::NoTreebankInFolder);
    EXPECT_EQ(treebankFiles({folder.file("u/**")}).error().code, FileProblem::NotFound);
}

TEST(OpenTest, WhatIsMissingIsNamed)
{
    const TemporaryFolder folder;
    EXPECT_EQ(refused({folder.file("missing")}), (Problem{FileProblem::NotFound, folder.file("missing"), 0, 0, {}}));
    EXPECT_EQ(refused({folder.file("*.conllu")}), (Problem{FileProblem::NotFound, folder.file("*.conllu"), 0, 0, {}}));
    EXPECT_EQ(refused({folder.path()}), (Problem{FormatProblem::NoTreebankInFolder, folder.path(), 0, 0, {}}));
    EXPECT_EQ(
        refused({folder.write("e.conllu", "")}), (Problem{FileProblem::IsEmpty, folder.file("e.conllu"), 0, 0, {}}));
    EXPECT_EQ(
        refused({folder.write("p.txt", "x\n")}), (Problem{FormatProblem::Unknown, folder.file("p.txt"), 1, 1, {}}));
}

TEST(OpenTest, AFileMayBeOpenedAsAnotherFormatThanItLooksLike)
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.txt", "1\tx\tx\tX\tX\t_\t0\troot\t_\t_\n");
    const auto opened
        = [&](const char* format) { return std::string((*openDocument(file, format))->format()->name()); };
    EXPECT_EQ(opened(""), "conllu");
    EXPECT_EQ(opened("conllx"), "conllx");
    EXPECT_EQ(opened("knp:euc-jp"), "knp:euc-jp");
    folder.write("a.txt", test::inEncoding(TextEncoding::EucJp, "* -1D\n表 ひょう 表 名詞 6 * 0 * 0 * 0\nEOS\n"));
    EXPECT_EQ(opened("knp"), "knp:euc-jp") << "the encoding is still told by the content";
    EXPECT_EQ(opened("knp:shift-jis"), "knp:shift-jis");
    folder.write("a.txt", "prose\n");
    EXPECT_EQ(opened("dtag"), "dtag");
    EXPECT_EQ(openTreebank({file}, "conllx")->documents()[0]->format()->name(), "conllx");
}

TEST(OpenTest, AFileOrFolderWithoutPermissionIsNotReadable)
{
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may read every file and folder";
    const TemporaryFolder folder;
    const auto file = folder.write("secret/file.conllu", conllu);
    ::chmod(file.c_str(), 0);
    EXPECT_EQ(refused({file}), readingProblem(file, EACCES));
    ::chmod(folder.file("secret").c_str(), 0);
    EXPECT_EQ(refused({folder.file("secret")}).code, FileProblem::NotReadable);
    ::chmod(folder.file("secret").c_str(), 0700);
}

} // namespace open_test
} // namespace arcwright
