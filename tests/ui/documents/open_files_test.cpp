// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/open_files.h"

#include <filesystem>
#include <optional>

#include <QTimer>

#include "core/documents/document_problems.h"
#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/held_up_work.h"
#include "tests/ui/support/workspace_fixture.h"

namespace arcwright::ui::testing {

namespace {

class SlowFiles : public WorkspaceTest {
protected:
    Workspace::Done noteEnd()
    {
        return [this](const Result<void>& result) { ended = result; };
    }
    bool waitUntilEnded()
    {
        return waitFor([this] { return ended.has_value(); });
    }
    /// Whether events of the window's thread come to their turn now.
    bool areEventsProcessed()
    {
        bool isProcessed = false;
        QTimer::singleShot(0, &workspace, [&] { isProcessed = true; });
        return waitFor([&] { return isProcessed; });
    }

    std::optional<Result<void>> ended;
};

} // namespace

TEST_F(SlowFiles, WhatIsEditedDuringASaveIsNotInTheFileAndStillUnsaved)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    {
        HeldUpWork work(workspace);
        workspace.save(noteEnd());
        ASSERT_TRUE(work.waitUntilReached());
        EXPECT_TRUE(areEventsProcessed());
        EXPECT_FALSE(ended);
        setRelation(workspace, 1, 2, QStringLiteral("neg"));
        EXPECT_EQ(relation(1, 2), "neg");
        EXPECT_EQ(onDisk("small.conllu"), smallTreebank);
        work.letGo();
        ASSERT_TRUE(waitUntilEnded());
    }
    EXPECT_TRUE(*ended);
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")).size(), 1U);
    EXPECT_TRUE(workspace.isModified());
    EXPECT_EQ(relation(1, 2), "neg");
    ASSERT_TRUE(save(workspace));
    EXPECT_FALSE(workspace.isModified());
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")).size(), 2U);
}

TEST_F(SlowFiles, AStoppedSaveLeavesFileAndEditsAsTheyWere)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    {
        HeldUpWork work(workspace);
        workspace.save(noteEnd());
        ASSERT_TRUE(work.waitUntilReached());
        workspace.files().stop();
        work.letGo();
        ASSERT_TRUE(waitUntilEnded());
    }
    ASSERT_FALSE(*ended);
    EXPECT_EQ(ended->error().code, JobProblem::Cancelled);
    EXPECT_EQ(onDisk("small.conllu"), smallTreebank);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{".small.conllu.arcwright-journal", "small.conllu"}));
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_TRUE(workspace.isModified());
    EXPECT_TRUE(save(workspace));
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")).size(), 1U);
}

TEST_F(SlowFiles, AStoppedSaveOfSeveralStopsAtOnce)
{
    folder.write("b.conllu", smallTreebank);
    ASSERT_TRUE(open({path(folder.write("a.conllu", smallTreebank)), path(folder.file("b.conllu"))}));
    setHead(workspace, 0, 5, 2);
    setHead(workspace, 3, 5, 2);
    HeldUpWork work(workspace);
    workspace.save(noteEnd());
    ASSERT_TRUE(work.waitUntilReached());
    workspace.files().stop();
    work.letGo();
    ASSERT_TRUE(waitUntilEnded());
    EXPECT_EQ(onDisk("a.conllu"), smallTreebank);
    EXPECT_EQ(onDisk("b.conllu"), smallTreebank);
}

TEST_F(SlowFiles, ASaveAskedForDuringAnotherFollowsIt)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    HeldUpWork work(workspace);
    std::vector<int> ends;
    workspace.save([&](const Result<void>& result) { ends.push_back(result ? 1 : -1); });
    ASSERT_TRUE(work.waitUntilReached());
    setRelation(workspace, 1, 2, QStringLiteral("neg"));
    workspace.save([&](const Result<void>& result) { ends.push_back(result ? 2 : -2); });
    work.letGo();
    ASSERT_TRUE(waitFor([&] { return ends.size() == 2; }));
    EXPECT_EQ(ends, (std::vector<int>{1, 2}));
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")).size(), 2U);
    EXPECT_FALSE(workspace.isModified());
}

TEST_F(SlowFiles, OnTheWayToAnotherFileADocumentIsNotEdited)
{
    ASSERT_TRUE(openSmallTreebank());
    std::vector<Problem> refusals;
    QObject::connect(
        &workspace, &Workspace::refused, &workspace, [&](const Problem& problem) { refusals.push_back(problem); });
    HeldUpWork work(workspace);
    workspace.saveAs(0, path(folder.file("copy.conllu")), noteEnd());
    ASSERT_TRUE(work.waitUntilReached());
    EXPECT_TRUE(areEventsProcessed());
    setHead(workspace, 0, 5, 2);
    EXPECT_EQ(head(0, 5), 3);
    ASSERT_EQ(refusals.size(), 1U) << "and it is said";
    EXPECT_EQ(refusals.front().code, DocumentProblem::BeingSaved);
    work.letGo();
    ASSERT_TRUE(waitUntilEnded());
    EXPECT_TRUE(*ended);
    setHead(workspace, 0, 5, 2);
    EXPECT_EQ(head(0, 5), 2);
}

TEST_F(SlowFiles, AStoppedConversionLeavesNoFile)
{
    ASSERT_TRUE(openText("danish.tag", test::readBytes(test::sampleFile("danish.tag"))));
    HeldUpWork work(workspace);
    workspace.saveAs(0, path(folder.file("danish.conllu")), noteEnd());
    ASSERT_TRUE(work.waitUntilReached());
    EXPECT_TRUE(areEventsProcessed());
    workspace.files().stop();
    work.letGo();
    ASSERT_TRUE(waitUntilEnded());
    EXPECT_EQ(ended->error().code, JobProblem::Cancelled);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"danish.tag"});
    EXPECT_EQ(workspace.title(), QStringLiteral("danish.tag"));
    EXPECT_FALSE(workspace.copy(0).isSaving());
}

TEST_F(SlowFiles, AStoppedOpeningLeavesWhatIsOpen)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    {
        HeldUpWork work(workspace);
        workspace.open({path(folder.write("other.conllu", firstSentences("czech.conllu", 2)))});
        ASSERT_TRUE(work.waitUntilReached());
        EXPECT_TRUE(areEventsProcessed());
        EXPECT_TRUE(workspace.isOpening());
        workspace.files().stop();
        ASSERT_EQ(failures.size(), 1U) << "whatever the thread is at";
        EXPECT_EQ(failures.front().code, JobProblem::Cancelled);
        EXPECT_FALSE(workspace.isOpening());
    }
    deliverEverything();
    EXPECT_EQ(opened.count(), 1);
    EXPECT_EQ(workspace.title(), QStringLiteral("small.conllu"));
    EXPECT_TRUE(workspace.isModified());
    setRelation(workspace, 1, 2, QStringLiteral("neg"));
    EXPECT_EQ(relation(1, 2), "neg");
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")).size(), 2U);
}

TEST_F(SlowFiles, AFileThatIsOpenCanBeOpenedAgain)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    folder.write("b.conllu", smallTreebank);
    ASSERT_TRUE(open({path(folder.file("small.conllu")), path(folder.file("b.conllu"))}));
    EXPECT_FALSE(workspace.copy(0).readOnlyBecause());
    EXPECT_FALSE(workspace.copy(0).journalProblem());
    EXPECT_FALSE(workspace.isModified());
    workspace.redo();
    EXPECT_EQ(head(0, 5), 2) << "the step that was given up can be made again";
    setHead(workspace, 3, 5, 2);
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(onDisk("b.conllu"), onDisk("small.conllu"));
}

TEST_F(SlowFiles, ReadingAgainDoesNotHoldUpTheWindow)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    HeldUpWork work(workspace);
    std::optional<Result<QString>> end;
    workspace.reload(0, [&](const Result<QString>& result) { end = result; });
    ASSERT_TRUE(work.waitUntilReached());
    EXPECT_TRUE(areEventsProcessed());
    workspace.files().stop();
    work.letGo();
    ASSERT_TRUE(waitFor([&] { return end.has_value(); }));
    EXPECT_EQ(end->error().code, JobProblem::Cancelled);
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_TRUE(workspace.isModified());
    ASSERT_TRUE(reload(workspace, 0));
    EXPECT_EQ(head(0, 5), 3);
}

TEST(Workspaces, CanBeLeftWhileTheySave)
{
    const test::TemporaryFolder folder;
    const QString file = QString::fromStdString(folder.write("small.conllu", smallTreebank));
    for (int i = 0; i < 10; ++i) {
        Workspace workspace;
        QSignalSpy opened(&workspace, &Workspace::opened);
        workspace.open({file});
        ASSERT_TRUE(waitFor([&] { return opened.count() > 0; }));
        ASSERT_FALSE(workspace.copy(0).readOnlyBecause());
        setHead(workspace, 0, 5, i % 2 == 0 ? 2 : 3);
        workspace.save([](const Result<void>&) { FAIL() << "it is left before"; });
    }
}

} // namespace arcwright::ui::testing
