// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>

#include <QGuiApplication>

#include "tests/core/support/pml_samples.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/documents/file_watch.h"

#include "core/documents/document_problems.h"

namespace arcwright::ui::testing {

namespace {

using FileState = WorkingCopy::FileState;

class Watching : public WorkspaceTest {
protected:
    Watching()
    {
        QObject::connect(&watch, &FileWatch::stateChanged, &watch,
            [this](std::size_t document, FileState state) { told.emplace_back(document, state); });
    }
    /// Writes the small treebank with another relation, as another program does it.
    void overwrite(std::string_view name)
    {
        std::string text(smallTreebank);
        text.replace(text.find("nsubj"), 5, "csubj");
        std::ofstream(folder.file(name), std::ios::trunc) << text;
    }
    void lookAgain() { Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive); }

    using Told = std::vector<std::pair<std::size_t, FileState>>;
    FileWatch watch{workspace};
    Told told;
};

} // namespace

TEST_F(Watching, TellsOnceThatAnotherProgramWroteAFile)
{
    ASSERT_TRUE(openSmallTreebank());
    overwrite("small.conllu");
    ASSERT_TRUE(waitFor([&] { return !told.empty(); }));
    EXPECT_EQ(told, (Told{{0, FileState::Changed}}));
    lookAgain();
    EXPECT_EQ(told.size(), 1U);
}

TEST_F(Watching, TellsWhichOfSeveralFiles)
{
    folder.write("b.conllu", smallTreebank);
    ASSERT_TRUE(open({path(folder.write("a.conllu", smallTreebank)), path(folder.file("b.conllu"))}));
    overwrite("b.conllu");
    ASSERT_TRUE(waitFor([&] { return !told.empty(); }));
    EXPECT_EQ(told, (Told{{1, FileState::Changed}}));
}

TEST_F(Watching, TellsOfEachFileOfAPragueDocument)
{
    folder.write("small.m", test::pmlWords);
    folder.write("small.w", test::pmlTokens);
    ASSERT_TRUE(open({path(folder.write("small.a", test::pmlTrees))}));
    std::ofstream(folder.file("small.m"), std::ios::app) << "<!-- another program's -->";
    ASSERT_TRUE(waitFor([&] { return !told.empty(); }));
    EXPECT_EQ(told, (Told{{0, FileState::Changed}}));
}

TEST_F(Watching, GoesOnAfterAFileWasReplacedByAnother)
{
    ASSERT_TRUE(openSmallTreebank());
    const std::string original = onDisk("small.conllu");
    overwrite("new");
    std::filesystem::rename(folder.file("new"), folder.file("small.conllu"));
    ASSERT_TRUE(waitFor([&] { return told.size() == 1; }));
    folder.write("new", original);
    std::filesystem::rename(folder.file("new"), folder.file("small.conllu"));
    ASSERT_TRUE(waitFor([&] { return told.size() == 2; })) << "the same bytes are no change";
    EXPECT_EQ(told.back(), (Told::value_type{0, FileState::Ours}));
    overwrite("small.conllu");
    ASSERT_TRUE(waitFor([&] { return told.size() == 3; }));
    EXPECT_EQ(told.back(), (Told::value_type{0, FileState::Changed}));
}

TEST_F(Watching, TellsThatAFileIsGoneAndThatItIsBack)
{
    ASSERT_TRUE(openSmallTreebank());
    std::filesystem::rename(folder.file("small.conllu"), folder.file("elsewhere"));
    ASSERT_TRUE(waitFor([&] { return told.size() == 1; }));
    EXPECT_EQ(told.back(), (Told::value_type{0, FileState::Missing}));
    std::filesystem::rename(folder.file("elsewhere"), folder.file("small.conllu"));
    ASSERT_TRUE(waitFor([&] { return told.size() == 2; }));
    EXPECT_EQ(told.back(), (Told::value_type{0, FileState::Ours}));
}

TEST_F(Watching, LooksWhenTheProgramComesToTheFront)
{
    ASSERT_TRUE(openSmallTreebank());
    overwrite("small.conllu");
    lookAgain(); // without a turn of the event loop, so that the system has told nothing yet
    EXPECT_EQ(told, (Told{{0, FileState::Changed}}));
}

TEST_F(Watching, DoesNotTellOfOurOwnSaves)
{
    ASSERT_TRUE(openSmallTreebank());
    setHead(workspace, 0, 5, 2);
    ASSERT_TRUE(save(workspace));
    ASSERT_TRUE(saveAs(workspace, 0, path(folder.file("other.conllu"))));
    setHead(workspace, 0, 5, 3);
    ASSERT_TRUE(save(workspace));
    lookAgain();
    QTest::qWait(500); // longer than the watch waits for a program to finish
    EXPECT_TRUE(told.empty());
}

TEST_F(Watching, FollowsSaveAsToTheOtherFile)
{
    ASSERT_TRUE(openSmallTreebank());
    ASSERT_TRUE(saveAs(workspace, 0, path(folder.file("other.conllu"))));
    overwrite("small.conllu");
    lookAgain();
    EXPECT_TRUE(told.empty()) << "that file is no concern of ours any more";
    overwrite("other.conllu");
    ASSERT_TRUE(waitFor([&] { return !told.empty(); }));
    EXPECT_EQ(told, (Told{{0, FileState::Changed}}));
}

TEST_F(Watching, BeginsAnewWithAFileThatWasReadAgain)
{
    ASSERT_TRUE(openSmallTreebank());
    overwrite("small.conllu");
    ASSERT_TRUE(waitFor([&] { return told.size() == 1; }));
    ASSERT_TRUE(reload(workspace, 0));
    lookAgain();
    EXPECT_EQ(told.size(), 1U);
    EXPECT_EQ(relation(0, 2), "csubj");
    std::ofstream(folder.file("small.conllu"), std::ios::trunc) << smallTreebank;
    ASSERT_TRUE(waitFor([&] { return told.size() == 2; }));
}

TEST_F(Watching, PermissionToOverwriteIsForTheFileAsItWasThen)
{
    ASSERT_TRUE(openSmallTreebank());
    overwrite("small.conllu");
    workspace.permitOverwriting(0);
    setHead(workspace, 0, 5, 2);
    ASSERT_TRUE(save(workspace));
    EXPECT_EQ(changedLines(smallTreebank, onDisk("small.conllu")).size(), 1U);

    overwrite("small.conllu");
    workspace.permitOverwriting(0);
    std::ofstream(folder.file("small.conllu"), std::ios::app) << "# more\n";
    setHead(workspace, 0, 5, 3);
    const auto saved = save(workspace);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, DocumentProblem::FileChangedMeanwhile);
}

TEST_F(Watching, PermissionToOverwriteIsForAllFilesAsTheyWereThen)
{
    folder.write("small.m", test::pmlWords);
    folder.write("small.w", test::pmlTokens);
    ASSERT_TRUE(open({path(folder.write("small.a", test::pmlTrees))}));
    const auto append = [this](std::string_view what) { std::ofstream(folder.file("small.m"), std::ios::app) << what; };
    append("<!-- another program's -->");
    ASSERT_TRUE(waitFor([&] { return told.size() == 1; }));
    workspace.permitOverwriting(0);
    append("<!-- and once more -->");
    ASSERT_TRUE(waitFor([&] { return told.size() == 2; })) << "that is news";
    EXPECT_EQ(told.back(), (Told::value_type{0, FileState::Changed}));
    lookAgain();
    EXPECT_EQ(told.size(), 2U);
    setHead(workspace, 0, 4, 1);
    const std::string words = onDisk("small.m");
    const auto saved = save(workspace);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, DocumentProblem::FileChangedMeanwhile);
    EXPECT_EQ(onDisk("small.m"), words);
    workspace.permitOverwriting(0);
    EXPECT_TRUE(save(workspace));
    EXPECT_EQ(onDisk("small.m"), test::pmlWords);
}

TEST_F(Watching, TheFileOnDiskIsALayerOfOneDocument)
{
    folder.write("b.conllu", smallTreebank);
    ASSERT_TRUE(open({path(folder.write("a.conllu", smallTreebank)), path(folder.file("b.conllu"))}));
    std::string text(smallTreebank);
    text.erase(0, text.find("# sent_id = s2")); // the first sentence is gone
    text.replace(text.find("nsubj"), 5, "csubj");
    std::ofstream(folder.file("b.conllu"), std::ios::trunc) << text;
    workspace.openOnDisk(QStringLiteral("disk"), 1);
    ASSERT_TRUE(waitFor([&] { return layerOpened.count() > 0; }));
    const auto analysis = [&](std::size_t index) { return workspace.layer().find(workspace.treebank().key(index)); };
    for (const std::size_t none : {0U, 1U, 2U, 3U})
        EXPECT_FALSE(analysis(none)) << none;
    ASSERT_TRUE(analysis(4) && analysis(5));
    EXPECT_EQ(analysis(4)->graph, workspace.gold(4));
    EXPECT_EQ(workspace.relations()->text(analysis(5)->graph.relations[1]), "csubj");
}

} // namespace arcwright::ui::testing
