// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/journal_path.h"

#include <cstdlib>
#include <filesystem>

#include <sys/stat.h>

#include <gtest/gtest.h>

#include "core/base/record_log.h"
#include "core/base/utf8.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/record_logs.h"

namespace arcwright {
namespace journal_path_test {

using test::TemporaryFolder;

/// A folder for documents and one for the user's state, in a process of their own with rights and variables.
class JournalPathTest : public testing::Test {
protected:
    JournalPathTest()
    {
        ::chmod(folder.path().c_str(), 0777);
        std::filesystem::create_directory(folder.file("home"));
        ::chmod(folder.file("home").c_str(), 0777);
    }
    /// Does `work()` as somebody who may not write the folder of documents.
    template <class Work>
    void inReadOnlyFolder(Work work)
    {
        ::chmod(folder.file("documents").c_str(), 0555);
        const int status = test::statusInChild([&] {
            test::becomeOrdinaryUser();
            ::setenv("XDG_STATE_HOME", folder.file("home/state").c_str(), 1);
            work();
        });
        ::chmod(folder.file("documents").c_str(), 0755);
        EXPECT_EQ(status, 0);
    }

    const TemporaryFolder folder;
    const std::string document = folder.write("documents/a.conllu", "");
    const std::string real = std::filesystem::canonical(folder.path()).string();
    const std::string beside = real + "/documents/.a.conllu.arcwright-journal";
};

TEST_F(JournalPathTest, IsBesideTheDocumentByWhicheverNameThatIsOpened)
{
    EXPECT_EQ(journalPath(document), beside);
    std::filesystem::create_directory_symlink("documents", folder.file("short"));
    std::filesystem::create_symlink("documents/a.conllu", folder.file("b.conllu"));
    EXPECT_EQ(journalPath(folder.file("short/a.conllu")), beside);
    EXPECT_EQ(journalPath(folder.file("b.conllu")), beside);
    EXPECT_EQ(journalPath(folder.file("documents/new")), real + "/documents/.new.arcwright-journal");
    EXPECT_FALSE(std::filesystem::exists(beside)) << "a path makes no file";
}

TEST_F(JournalPathTest, IsInTheUsersStateFolderWhereTheDocumentsFolderIsReadOnly)
{
    inReadOnlyFolder([&] {
        const std::string path = journalPath(document);
        const std::string journals = folder.file("home/state/arcwright/journals/");
        EXPECT_TRUE(path.starts_with(journals)) << path;
        EXPECT_TRUE(path.ends_with("-a.conllu")) << path;
        EXPECT_EQ(path.size(), journals.size() + 16 + std::string("-a.conllu").size());
        auto log = test::openedLog(path);
        EXPECT_TRUE(log.append(1, "an edit").has_value()) << "its folder was made";
        struct stat status { };
        ::stat(folder.file("home/state").c_str(), &status);
        EXPECT_EQ(status.st_mode & 0777, 0700U);
        EXPECT_EQ(journalPath(document), path);
    });
    inReadOnlyFolder([&] {
        ::setenv("XDG_STATE_HOME", "relative/is/to/be/ignored", 1);
        ::setenv("HOME", folder.file("home").c_str(), 1);
        EXPECT_TRUE(journalPath(document).starts_with(folder.file("home/.local/state/arcwright/journals/")));
    });
}

TEST_F(JournalPathTest, DocumentsOfTheSameNameHaveJournalsOfTheirOwn)
{
    const auto other = folder.write("documents/deeper/a.conllu", "");
    ::chmod(folder.file("documents/deeper").c_str(), 0555);
    inReadOnlyFolder([&] { EXPECT_NE(journalPath(document), journalPath(other)); });
    ::chmod(folder.file("documents/deeper").c_str(), 0755);
}

TEST_F(JournalPathTest, AJournalThatIsThereIsPreferredBesideTheDocumentFirst)
{
    std::string away;
    inReadOnlyFolder([&] { test::writeBytes(journalPath(document), ""); });
    const int status = test::statusInChild([&] {
        ::setenv("XDG_STATE_HOME", folder.file("home/state").c_str(), 1);
        EXPECT_TRUE(journalPath(document).starts_with(folder.file("home/state/"))) << "although it could be beside now";
        test::writeBytes(beside, "");
        EXPECT_EQ(journalPath(document), beside);
    });
    EXPECT_EQ(status, 0);
    inReadOnlyFolder([&] { EXPECT_EQ(journalPath(document), beside); });
}

TEST_F(JournalPathTest, ANameTooLongIsCutBetweenCharactersAndToldApart)
{
    std::string name;
    while (name.size() + 3 <= 255)
        name += "語";
    const auto one = folder.write(name, "");
    const auto two = folder.write(name.substr(3) + "x", "");
    EXPECT_NE(journalPath(one), journalPath(two));
    for (const auto& path : {one, two}) {
        const std::filesystem::path journal = journalPath(path);
        EXPECT_EQ(journal.parent_path(), real);
        EXPECT_LE(journal.filename().string().size() + 5, 255U) << "damaged records go to a name with .torn";
        EXPECT_EQ(findInvalidUtf8(journal.filename().string()), std::nullopt);
        auto log = test::openedLog(journal);
        EXPECT_TRUE(log.append(1, "x").has_value());
        EXPECT_TRUE(log.rewrite(test::Records{{1, "y"}}).has_value());
    }
}

} // namespace journal_path_test
} // namespace arcwright
