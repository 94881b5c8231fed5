// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_file.h"

#include <cerrno>
#include <csignal>
#include <stop_token>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace text_file_test {

using test::readBytes;
using test::TemporaryFolder;
using Names = std::vector<std::string>;

mode_t modeOf(const std::string& path)
{
    struct stat status { };
    EXPECT_EQ(::stat(path.c_str(), &status), 0);
    return status.st_mode & 07777;
}

ProblemCode readingFails(const std::string& path)
{
    const auto bytes = readFile(path);
    EXPECT_FALSE(bytes.has_value());
    if (bytes)
        return JobProblem::Cancelled;
    EXPECT_EQ(bytes.error().file, path);
    return bytes.error().code;
}

TEST(ReadFileTest, GivesAllBytes)
{
    const TemporaryFolder folder;
    std::string bytes;
    for (int i = 0; i < 100'000; ++i)
        bytes += static_cast<char>(i % 256);
    EXPECT_EQ(readFile(folder.write("all", bytes)), bytes);
    EXPECT_EQ(readFile(folder.write("none", "")), std::string());
}

TEST(ReadFileTest, AMissingFileIsNotFound)
{
    const TemporaryFolder folder;
    EXPECT_EQ(readingFails(folder.file("missing")), FileProblem::NotFound);
    EXPECT_EQ(readingFails(folder.write("file", "") + "/below"), FileProblem::NotFound);
}

TEST(ReadFileTest, AFolderIsNoFile)
{
    const TemporaryFolder folder;
    EXPECT_EQ(readingFails(folder.path()), FileProblem::NotAFile);
}

TEST(ReadFileTest, AFileWithoutPermissionIsNotReadable)
{
    const TemporaryFolder folder;
    const auto path = folder.write("secret", "x");
    ::chmod(folder.path().c_str(), 0755);
    ::chmod(path.c_str(), 0);
    const int status = test::statusInChild([&] {
        test::becomeOrdinaryUser();
        EXPECT_EQ(readingFails(path), FileProblem::NotReadable);
    });
    EXPECT_EQ(status, 0);
}

TEST(ReadFileTest, APipeIsNoFileAndIsNotWaitedFor)
{
    const TemporaryFolder folder;
    const auto path = folder.file("pipe");
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    const auto read = [&] {
        ::alarm(5); // ends the child should it wait for a writer
        const auto bytes = readFile(path);
        ::_exit(!bytes && bytes.error().code == FileProblem::NotAFile ? 0 : 1);
    };
    EXPECT_EXIT(read(), testing::ExitedWithCode(0), "");
}

TEST(WriteFileTest, MakesANewFileWithTheUmasksMode)
{
    const TemporaryFolder folder;
    const mode_t mask = ::umask(027);
    const auto written = writeFileAtomically(folder.file("new"), "content\n");
    ::umask(mask);
    ASSERT_TRUE(written.has_value());
    EXPECT_EQ(readBytes(folder.file("new")), "content\n");
    EXPECT_EQ(modeOf(folder.file("new")), 0640U);
    EXPECT_EQ(folder.names(), Names{"new"}) << "no temporary file may be left";
}

TEST(WriteFileTest, ToldToStopLeavesTheOldContentAndNothingBesideIt)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    std::stop_source stop;
    stop.request_stop();
    const auto written = writeFileAtomically(path, "new", Links::Follow, stop.get_token());
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().code, JobProblem::Cancelled);
    EXPECT_EQ(readBytes(path), "old");
    EXPECT_EQ(folder.names(), Names{"file"});
}

TEST(WriteFileTest, ReplacesTheContentAndKeepsTheMode)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "a long old content that must go");
    for (const mode_t mode : {0600U, 0644U, 0755U, 0666U}) {
        ASSERT_EQ(::chmod(path.c_str(), mode), 0);
        ASSERT_TRUE(writeFileAtomically(path, "short").has_value());
        EXPECT_EQ(modeOf(path), mode);
        EXPECT_EQ(readBytes(path), "short");
    }
    EXPECT_EQ(folder.names(), Names{"file"});
}

TEST(WriteFileTest, TheOldContentStaysWhoeverHasItOpen)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    ASSERT_EQ(::link(path.c_str(), folder.file("second name").c_str()), 0);
    ASSERT_TRUE(writeFileAtomically(path, "new").has_value());
    EXPECT_EQ(readBytes(path), "new");
    EXPECT_EQ(readBytes(folder.file("second name")), "old") << "written in place, not atomically";
}

TEST(WriteFileTest, FollowsSymbolicLinksInsteadOfReplacingThem)
{
    const TemporaryFolder folder;
    const auto target = folder.write("real/file", "old");
    std::filesystem::create_symlink("real/file", folder.file("relative"));
    std::filesystem::create_symlink(folder.file("relative"), folder.file("absolute"));
    ASSERT_TRUE(writeFileAtomically(folder.file("absolute"), "new").has_value());
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("absolute")));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("relative")));
    EXPECT_EQ(readBytes(target), "new");
    EXPECT_EQ(folder.names(), (Names{"absolute", "real", "relative"}));
}

TEST(WriteFileTest, ALinkToNothingYetMakesItsTarget)
{
    const TemporaryFolder folder;
    std::filesystem::create_symlink("later", folder.file("link"));
    ASSERT_TRUE(writeFileAtomically(folder.file("link"), "new").has_value());
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link")));
    EXPECT_EQ(readBytes(folder.file("later")), "new");
}

TEST(WriteFileTest, ACircleOfLinksIsRefusedAndKept)
{
    const TemporaryFolder folder;
    std::filesystem::create_symlink("b", folder.file("a"));
    std::filesystem::create_symlink("a", folder.file("b"));
    const auto written = writeFileAtomically(folder.file("a"), "new");
    EXPECT_FALSE(written.has_value());
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("a")));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("b")));
}

TEST(WriteFileTest, ANameAsLongAsTheFileSystemTakesCanBeWritten)
{
    const TemporaryFolder folder;
    const auto path = folder.write(std::string(255, 'x'), "old");
    ASSERT_TRUE(writeFileAtomically(path, "new").has_value());
    EXPECT_EQ(readBytes(path), "new");
}

TEST(WriteFileTest, AFolderCannotBeWrittenAndStays)
{
    const TemporaryFolder folder;
    folder.write("sub/file", "old");
    const auto written = writeFileAtomically(folder.file("sub"), "new");
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error(), writingProblem(folder.file("sub"), EISDIR));
    EXPECT_EQ(readBytes(folder.file("sub/file")), "old");
    EXPECT_EQ(folder.names(), Names{"sub"}) << "no temporary file may be left";
}

TEST(WriteFileTest, AMissingFolderIsAProblemNotMade)
{
    const TemporaryFolder folder;
    const auto written = writeFileAtomically(folder.file("missing/file"), "new");
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().code, FileProblem::NotWritable);
    EXPECT_TRUE(folder.names().empty());
}

/// Expects the problem of an ordinary user's write to the file.
void expectNotWritable(const std::string& path)
{
    const int status = test::statusInChild([&] {
        test::becomeOrdinaryUser();
        const auto written = writeFileAtomically(path, "new");
        ASSERT_FALSE(written.has_value());
        EXPECT_EQ(written.error(), writingProblem(path, EACCES));
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(readBytes(path), "old");
}

TEST(WriteFileTest, AProtectedFileStaysAsItIs)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    ::chmod(folder.path().c_str(), 0777);
    ::chmod(path.c_str(), 0444);
    expectNotWritable(path);
    EXPECT_EQ(folder.names(), Names{"file"});
}

TEST(WriteFileTest, AReadOnlyFolderLeavesTheOldFile)
{
    const TemporaryFolder folder;
    const auto path = folder.write("sub/file", "old");
    ::chmod(folder.path().c_str(), 0755);
    ::chmod(path.c_str(), 0666);
    ::chmod(folder.file("sub").c_str(), 0555);
    expectNotWritable(path);
    ::chmod(folder.file("sub").c_str(), 0755);
}

TEST(WriteFileTest, AWriteThatFailsHalfwayLeavesTheOldFileAndNoOther)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    // In a child, because a limit on the size of files cannot be taken back.
    const auto writeWithLimit = [&] {
        const rlimit limit{4096, 4096};
        ::signal(SIGXFSZ, SIG_IGN);
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto written = writeFileAtomically(path, std::string(100'000, 'x'));
        ::_exit(!written && written.error().file == path ? 0 : 1);
    };
    EXPECT_EXIT(writeWithLimit(), testing::ExitedWithCode(0), "");
    EXPECT_EQ(readBytes(path), "old");
    EXPECT_EQ(folder.names(), Names{"file"});
}

TEST(WriteFileTest, AFileInTheCurrentFolderNeedsNoPath)
{
    const TemporaryFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const auto written = writeFileAtomically("bare", "new");
    std::filesystem::current_path(before);
    ASSERT_TRUE(written.has_value());
    EXPECT_EQ(readBytes(folder.file("bare")), "new");
}

} // namespace text_file_test
} // namespace arcwright
