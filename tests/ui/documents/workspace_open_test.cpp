// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <unistd.h>

#include "tests/core/support/pml_samples.h"
#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"

#include "core/base/file_problems.h"
#include "core/formats/format_problems.h"
#include "core/treebank/file_packing.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright::ui::testing {

namespace {

class OpeningTreebanks : public WorkspaceTest {
protected:
    /// The problem of opening a file that cannot be opened.
    Problem problemOf(const std::string& file)
    {
        EXPECT_FALSE(open({path(file)}));
        return failures.empty() ? Problem{} : failures.back();
    }
};

} // namespace

TEST_F(OpeningTreebanks, IsDoneBehindTheWindowsBack)
{
    workspace.open({path(folder.write("small.conllu", smallTreebank))});
    EXPECT_EQ(opened.count(), 0);
    EXPECT_EQ(workspace.treebank().size(), 0U);
    ASSERT_TRUE(waitFor([&] { return opened.count() == 1; }));
    EXPECT_FALSE(workspace.isOpening());
    EXPECT_EQ(workspace.treebank().size(), 3U);
    EXPECT_EQ(workspace.title(), QStringLiteral("small.conllu"));
    EXPECT_FALSE(workspace.isModified());
}

TEST_F(OpeningTreebanks, LastsUntilTheTreebankIsThere)
{
    workspace.open({path(folder.write("small.conllu", smallTreebank))});
    finishBackgroundWork();
    EXPECT_EQ(opened.count(), 0);
    EXPECT_TRUE(workspace.isOpening()) << "it is read, but nobody has been told";
}

TEST_F(OpeningTreebanks, TellsTheViewsBeforeItTellsTheWindow)
{
    QStringList order;
    QObject::connect(&workspace, &Workspace::treebankReplaced, &workspace, [&] { order << QStringLiteral("views"); });
    QObject::connect(&workspace, &Workspace::opened, &workspace, [&] { order << QStringLiteral("window"); });
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(order, (QStringList{QStringLiteral("views"), QStringLiteral("window")}));
}

TEST_F(OpeningTreebanks, ReadsAFolderAsOneTreebankInNaturalOrder)
{
    const std::string first = folder.write("corpus/page 9.conllu", smallTreebank);
    const std::string second = folder.write("corpus/page 10.conllu", firstSentences("czech.conllu", 2));
    folder.write("corpus/notes.txt", "not a treebank");
    ASSERT_TRUE(open({path(folder.file("corpus"))}));
    ASSERT_EQ(workspace.treebank().documents().size(), 2U);
    EXPECT_EQ(workspace.treebank().documents()[0]->path(), first);
    EXPECT_EQ(workspace.treebank().documents()[1]->path(), second);
    EXPECT_EQ(workspace.treebank().size(), 5U);
    EXPECT_EQ(workspace.title(), QStringLiteral("corpus (2 files)"));
}

TEST_F(OpeningTreebanks, ReadsHundredsOfPragueFilesWhenTheyAreNeeded)
{
    std::vector<Problem> notices;
    QObject::connect(&workspace, &Workspace::noticedLater, &workspace,
        [&](const std::vector<Problem>& problems) { notices = problems; });
    constexpr std::size_t count = 300;
    for (std::size_t i = 0; i < count; ++i) {
        std::string trees = test::pmlTrees;
        const std::string name = "d" + std::to_string(i);
        trees.replace(trees.find("small.m"), 5, name);
        folder.write("pdt/" + name + ".a", trees);
        folder.write("pdt/" + name + ".m", i % 100 == 99 ? "<mdata><head/>" : test::pmlWords);
    }
    folder.write("pdt/small.w", test::pmlTokens);
    std::size_t readInOpening = 0;
    QObject::connect(&workspace, &Workspace::opened, &workspace, [&] {
        for (const auto& document : workspace.treebank().documents())
            readInOpening += document->format()->packing()->isRead() ? 1 : 0;
    });
    ASSERT_TRUE(open({path(folder.file("pdt"))}));
    EXPECT_LT(readInOpening, count);
    EXPECT_EQ(workspace.treebank().size(), 2 * count);
    EXPECT_EQ(workspace.treebank().sentence(2 * count - 1)->size(), 2);
    EXPECT_TRUE(waitFor([&] { return !notices.empty(); }));
    ASSERT_EQ(notices.size(), 6U) << "what is wrong, and what follows from it";
    EXPECT_EQ(notices[1], (Problem{FormatProblem::PmlLayerNotRead, folder.file("pdt/d99.a"), 0, 0, {"m", "d99.m"}}));
    EXPECT_TRUE(problems.empty());
}

TEST_F(OpeningTreebanks, TakesTheZoneThatIsAskedFor)
{
    const QString file = path(folder.write("x.treex", test::treexDocument));
    ASSERT_TRUE(open({file}));
    EXPECT_EQ(workspace.treebank().sentence(0)->word(1).form, "Mrzne");
    workspace.open({file}, QStringLiteral("pml:en:ref"));
    ASSERT_TRUE(waitFor([&] { return opened.count() == 2; }));
    EXPECT_EQ(workspace.treebank().sentence(0)->word(1).form, "Freezing");
    workspace.reload(0, [](const Result<QString>&) {});
    ASSERT_TRUE(waitFor([&] { return !workspace.files().isSaving(); }));
    EXPECT_EQ(workspace.treebank().sentence(0)->word(1).form, "Freezing");
    workspace.open({file}, QStringLiteral("pml:da"));
    ASSERT_TRUE(waitFor([&] { return !failures.empty(); }));
    EXPECT_EQ(failures.front().code, FormatProblem::PmlZoneMissing);
    EXPECT_EQ(workspace.treebank().sentence(0)->word(1).form, "Freezing");
}

TEST_F(OpeningTreebanks, FailsWithTheNameOfAMissingFile)
{
    const Problem problem = problemOf(folder.file("gone.conllu"));
    EXPECT_EQ(problem.code, FileProblem::NotFound);
    EXPECT_EQ(problem.file, folder.file("gone.conllu"));
}

TEST_F(OpeningTreebanks, FailsForAnEmptyFile)
{
    for (const std::string_view nothing : {"", "\n", " \n\t\n\n", "\xEF\xBB\xBF"}) {
        const Problem problem = problemOf(folder.write("empty.conllu", nothing));
        EXPECT_EQ(problem.code, FileProblem::IsEmpty) << "'" << nothing << "'";
        EXPECT_EQ(problem.file, folder.file("empty.conllu"));
    }
}

TEST_F(OpeningTreebanks, FailsForWhatIsNoTreebank)
{
    EXPECT_EQ(problemOf(folder.write("letter.txt", "\nDear reader,\n")),
        (Problem{FormatProblem::Unknown, folder.file("letter.txt"), 2, 1, {}}));
    const Problem aligned = problemOf(folder.write("a.atag", "<DTAGalign>\n"));
    EXPECT_EQ(aligned.code, FormatProblem::Unsupported);
    EXPECT_EQ(aligned.arguments, std::vector<std::string>{"DTAG alignment"});
    folder.write("letters/a.txt", "Dear reader,\n");
    EXPECT_EQ(problemOf(folder.file("letters")).code, FormatProblem::NoTreebankInFolder);
    EXPECT_EQ(problemOf("/dev/null").code, FileProblem::NotAFile);
}

TEST_F(OpeningTreebanks, SaysWhichSubfoldersAreLeftOut)
{
    std::vector<Problem> notices;
    QObject::connect(
        &workspace, &Workspace::noticed, &workspace, [&](const Problem& problem) { notices.push_back(problem); });
    folder.write("all/a.conllu", smallTreebank);
    folder.write("all/more/b.conllu", smallTreebank);
    ASSERT_TRUE(open({path(folder.file("all"))}));
    const Problem left{FormatProblem::SubfoldersSkipped, folder.file("all"), 0, 0, {"1", folder.file("all/more")}};
    EXPECT_EQ(notices, std::vector{left});
    std::filesystem::remove(folder.file("all/a.conllu"));
    EXPECT_FALSE(open({path(folder.file("all"))}));
    EXPECT_EQ(notices, (std::vector{left, left}));
}

TEST_F(OpeningTreebanks, FailsForAFileThatMayNotBeRead)
{
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may read every file; run the tests as an ordinary user to check this";
    const std::string file = folder.write("secret.conllu", smallTreebank);
    std::filesystem::permissions(file, std::filesystem::perms::none);
    const Problem problem = problemOf(file);
    EXPECT_EQ(problem.code, FileProblem::NotReadable);
    EXPECT_EQ(problem.file, file);
}

TEST_F(OpeningTreebanks, LeavesWhatIsOpenWhenItFails)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    EXPECT_FALSE(open({path(folder.file("gone.conllu"))}));
    EXPECT_EQ(workspace.treebank().size(), 3U);
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_TRUE(workspace.isModified());
    workspace.undo();
    EXPECT_EQ(head(0, 5), 3);
}

TEST_F(OpeningTreebanks, FailsAsAWholeIfOneFileCannotBeRead)
{
    const std::string good = folder.write("good.conllu", smallTreebank);
    EXPECT_FALSE(open({path(good), path(folder.write("bad.conllu", ""))}));
    ASSERT_EQ(failures.size(), 1U);
    EXPECT_EQ(failures.front().file, folder.file("bad.conllu"));
    EXPECT_EQ(workspace.treebank().size(), 0U);
}

TEST_F(OpeningTreebanks, FindsTheCutOffSentenceOfATruncatedFile)
{
    ASSERT_TRUE(openText("cut.conllu", truncatedTreebank()));
    EXPECT_EQ(workspace.treebank().size(), 3U);
    ASSERT_TRUE(waitFor([&] { return !problems.empty(); }));
    EXPECT_EQ(problems,
        std::vector<Problem>(1, {FormatProblem::WrongColumnCount, folder.file("cut.conllu"), 19, 3, {"10", "2"}}));
    EXPECT_FALSE(workspace.treebank().sentence(0)->problem);
    EXPECT_FALSE(workspace.treebank().sentence(1)->problem);
    EXPECT_TRUE(workspace.treebank().sentence(2)->problem);
}

TEST_F(OpeningTreebanks, FindsTheProblemsOfEveryFile)
{
    folder.write("corpus/a.conllu", treebankWithABrokenSentence());
    folder.write("corpus/b.conllu", truncatedTreebank());
    ASSERT_TRUE(open({path(folder.file("corpus"))}));
    ASSERT_TRUE(waitFor([&] { return !problems.empty(); }));
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0], (Problem{TreebankProblem::InvalidHead, folder.file("corpus/a.conllu"), 14, 21, {"x"}}));
    EXPECT_EQ(problems[1].file, folder.file("corpus/b.conllu"));
}

TEST_F(OpeningTreebanks, FindsNothingWrongWithTheSamples)
{
    for (const char* sample : {"czech.conllu", "english.conllu", "danish.tag"}) {
        ASSERT_TRUE(open({path(test::sampleFile(sample))})) << sample;
        deliverEverything();
        EXPECT_TRUE(problems.empty()) << sample << ": " << ::testing::PrintToString(problems.front());
        EXPECT_GT(workspace.treebank().size(), 10U);
    }
}

TEST_F(OpeningTreebanks, ForgetsEditsAndLayerOfWhatWasOpen)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    workspace.startLayer(QStringLiteral("predicted"));
    workspace.setPredictions({{workspace.treebank().key(0), {workspace.gold(0), Exposure::Unseen}}});
    ASSERT_TRUE(openText("other.conllu", firstSentences("czech.conllu", 2)));
    EXPECT_FALSE(workspace.isModified());
    EXPECT_FALSE(workspace.canUndo());
    EXPECT_TRUE(workspace.layer().empty());
    EXPECT_EQ(workspace.title(), QStringLiteral("other.conllu"));
}

TEST_F(OpeningTreebanks, TheLastOneAskedForWins)
{
    workspace.open({path(folder.write("first.conllu", firstSentences("czech.conllu", 20)))});
    workspace.open({path(folder.write("second.conllu", smallTreebank))});
    ASSERT_TRUE(waitFor([&] { return opened.count() > 0; }));
    deliverEverything();
    EXPECT_EQ(opened.count(), 1);
    EXPECT_EQ(workspace.title(), QStringLiteral("second.conllu"));
}

TEST(Workspaces, CanBeLeftWhileTheyAreOpening)
{
    const int before = Worker::countAtWork();
    for (int i = 0; i < 20; ++i) {
        {
            Workspace workspace;
            workspace.open({QString::fromStdString(test::sampleFile("czech.conllu"))});
            if (i % 2 == 1)
                deliverEverything();
        }
        EXPECT_EQ(Worker::countAtWork(), before) << "the thread ends with the workspace";
    }
}

} // namespace arcwright::ui::testing
