// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>

#include <unistd.h>

#include "core/base/file_problems.h"
#include "core/formats/open.h"
#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"

namespace arcwright::ui::testing {

namespace {

class Saving : public WorkspaceTest { };

std::string withWindowsLineEnds(std::string_view text)
{
    std::string result;
    for (const char c : text)
        result += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return result;
}

} // namespace

TEST_F(Saving, WritesExactlyTheLinesOfTheCorrectedWords)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    setRelation(workspace, 1, 2, QStringLiteral("neg"));
    EXPECT_EQ(onDisk("small.conllu"), smallTreebank) << "nothing is written unasked";
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")),
        (ChangedLines{{7, "5\tcat\tcat\tNOUN\tNN\t_\t2\tobj\t2:obj\tSpaceAfter=No"},
            {14, "2\tn't\tnot\tPART\tRB\t_\t3\tneg\t_\t_"}}));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{".small.conllu.arcwright-journal", "small.conllu"}))
        << "no temporary file stays behind";
}

TEST_F(Saving, KeepsWindowsLineEndsByteOrderMarkAndAMissingLastNewline)
{
    std::string text = "\xEF\xBB\xBF" + withWindowsLineEnds(smallTreebank);
    text.resize(text.size() - 4);
    ASSERT_TRUE(openText("windows.conllu", text));
    setHead(workspace, 2, 2, 1);
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(changedLines(text, onDisk("windows.conllu")),
        (ChangedLines{{19, "2\tworks\twork\tVERB\tVBZ\t_\t1\tdep\t_\t_"}}));
}

TEST_F(Saving, KeepsABrokenSentenceByteForByte)
{
    const std::string text = treebankWithABrokenSentence();
    ASSERT_TRUE(openText("broken.conllu", text));
    setHead(workspace, 0, 5, 2);
    setHead(workspace, 2, 1, 0);
    ASSERT_TRUE(save(workspace));
    const ChangedLines changed = changedLines(text, onDisk("broken.conllu"));
    EXPECT_EQ(changed.size(), 2U);
    EXPECT_TRUE(changed.contains(7) && changed.contains(18));
}

TEST_F(Saving, IsNoLongerModifiedUntilTheNextStep)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    ASSERT_TRUE(save(workspace));
    EXPECT_FALSE(workspace.isModified());
    workspace.undo();
    EXPECT_TRUE(workspace.isModified()) << "the file has what was undone";
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(onDisk("small.conllu"), smallTreebank);
    workspace.redo();
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")).size(), 1U);
}

TEST_F(Saving, WritesOnlyTheFilesThatChanged)
{
    folder.write("b.conllu", smallTreebank);
    ASSERT_TRUE(open({path(folder.write("a.conllu", smallTreebank)), path(folder.file("b.conllu"))}));
    const auto before = std::filesystem::last_write_time(folder.file("a.conllu")) - std::chrono::hours(1);
    std::filesystem::last_write_time(folder.file("a.conllu"), before);
    setHead(workspace, 3, 5, 2);
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(std::filesystem::last_write_time(folder.file("a.conllu")), before);
    EXPECT_EQ(changedLines(smallTreebank, onDisk("b.conllu")).size(), 1U);
}

TEST_F(Saving, WithoutEditsTouchesNothing)
{
    ASSERT_TRUE(openSmallTreebank());
    const auto before = std::filesystem::last_write_time(folder.file("small.conllu")) - std::chrono::hours(1);
    std::filesystem::last_write_time(folder.file("small.conllu"), before);
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(std::filesystem::last_write_time(folder.file("small.conllu")), before);
}

TEST_F(Saving, AsAnotherFileGoesOnWithThatFile)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    ASSERT_TRUE(saveAs(workspace, 0, path(folder.file("copy.conllu"))));
    EXPECT_EQ(onDisk("small.conllu"), smallTreebank);
    EXPECT_EQ(changedLines(smallTreebank, onDisk("copy.conllu")).size(), 1U);
    EXPECT_EQ(workspace.title(), QStringLiteral("copy.conllu"));
    EXPECT_FALSE(workspace.isModified());
    setHead(workspace, 2, 1, 0);
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(onDisk("small.conllu"), smallTreebank);
    EXPECT_EQ(changedLines(smallTreebank, onDisk("copy.conllu")).size(), 2U);
}

TEST_F(Saving, OneOfTwoChangedFilesAsAnotherLeavesTheOtherToBeSaved)
{
    folder.write("b.conllu", smallTreebank);
    ASSERT_TRUE(open({path(folder.write("a.conllu", smallTreebank)), path(folder.file("b.conllu"))}));
    setHead(workspace, 0, 5, 2);
    setHead(workspace, 3, 5, 2);
    ASSERT_TRUE(saveAs(workspace, 3, path(folder.file("c.conllu"))));
    EXPECT_TRUE(workspace.isModified());
    EXPECT_EQ(onDisk("a.conllu"), smallTreebank);
    ASSERT_TRUE(save(workspace));
    EXPECT_FALSE(workspace.isModified());
    EXPECT_EQ(changedLines(smallTreebank, onDisk("a.conllu")).size(), 1U);
    EXPECT_EQ(onDisk("b.conllu"), smallTreebank);
}

TEST_F(Saving, ToWhereNothingCanBeWrittenLosesNothing)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    const auto saved = saveAs(workspace, 0, path(folder.file("no such folder/copy.conllu")));
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, FileProblem::NotWritable);
    EXPECT_EQ(saved.error().file, folder.file("no such folder/copy.conllu"));
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_TRUE(workspace.isModified());
    EXPECT_EQ(workspace.title(), QStringLiteral("small.conllu"));
}

TEST_F(Saving, AProtectedFileIsNotOverwritten)
{
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may write every file; run the tests as an ordinary user to check this";
    ASSERT_TRUE(openSmallTreebank());
    std::filesystem::permissions(folder.file("small.conllu"), std::filesystem::perms::owner_read);
    setHead(workspace, 0, 5, 2);
    const auto saved = save(workspace);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, FileProblem::NotWritable);
    EXPECT_EQ(onDisk("small.conllu"), smallTreebank);
    EXPECT_TRUE(workspace.isModified());
}

TEST_F(Saving, AHeadOfADtagFileTouchesItsThreeLines)
{
    const std::string original = test::readBytes(test::sampleFile("danish.tag"));
    ASSERT_TRUE(openText("danish.tag", original));
    const int other = head(0, 2) == 1 ? 3 : 1;
    setHead(workspace, 0, 2, other);
    ASSERT_TRUE(save(workspace));
    const auto changed = changedLines(original, onDisk("danish.tag"));
    EXPECT_GE(changed.size(), 2U);
    EXPECT_LE(changed.size(), 3U);
    workspace.undo();
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(onDisk("danish.tag"), original);
}

/// The message about such files advises this way.
TEST_F(Saving, ADtagFileCanBeSavedAsConlluUnderAnotherName)
{
    ASSERT_TRUE(openText("danish.tag", test::readBytes(test::sampleFile("danish.tag"))));
    const int other = head(0, 2) == 1 ? 3 : 1;
    setHead(workspace, 0, 2, other);
    ASSERT_TRUE(saveAs(workspace, 0, path(folder.file("danish.conllu"))));
    const auto written = openDocument(folder.file("danish.conllu"));
    ASSERT_TRUE(written);
    EXPECT_EQ((*written)->format()->name(), "conllu");
    EXPECT_EQ((*written)->size(), workspace.treebank().size());
    EXPECT_EQ((*written)->sentence(0)->word(2).head, other);
}

TEST_F(Saving, InAnotherFormatTheHistoryBeginsAnew)
{
    ASSERT_TRUE(openText("danish.tag", test::readBytes(test::sampleFile("danish.tag"))));
    setHead(workspace, 0, 2, head(0, 2) == 1 ? 3 : 1);
    ASSERT_TRUE(saveAs(workspace, 0, path(folder.file("danish.conllu"))));
    EXPECT_FALSE(workspace.isModified());
    EXPECT_FALSE(workspace.canUndo()) << "steps of the old file, which still has them to be made again";
    const std::string saved = onDisk("danish.conllu");
    setHead(workspace, 0, 2, 0);
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(changedLines(saved, onDisk("danish.conllu")).size(), 1U);
}

TEST_F(Saving, InAnotherFormatNamesThePlaceOfWhatCannotBeConverted)
{
    std::string text = test::readBytes(test::sampleFile("danish.tag"));
    const std::string_view edges = " in=\"";
    text.insert(text.find(edges, text.find("<s>")) + edges.size(), "near:");
    ASSERT_TRUE(openText("danish.tag", text));
    const auto problem = workspace.treebank().sentence(0)->problem;
    ASSERT_TRUE(problem);
    const auto saved = saveAs(workspace, 0, path(folder.file("danish.conllu")));
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error(), *problem) << "the line is one of the file that was read";
}

} // namespace arcwright::ui::testing
