// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/atomic_file.h"

#include <cerrno>
#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/base/hash.h"
#include "core/base/temporary_file.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace atomic_file_test {

using test::problemOf;
using test::readBytes;
using test::TemporaryFolder;
using Names = std::vector<std::string>;

TEST(AtomicFileTest, ALinkIsRefusedWhereTheNameWasNotTheUsers)
{
    const TemporaryFolder folder;
    const auto target = folder.write("target", "precious");
    for (const char* to : {"target", "missing"}) {
        std::filesystem::create_symlink(to, folder.file("link"));
        EXPECT_EQ(AtomicFile::create(folder.file("link"), Links::Refuse).error(),
            problemOf(FileProblem::IsLink, folder.file("link")));
        EXPECT_TRUE(AtomicFile::create(folder.file("link")).has_value()) << "a name of the user's is followed";
        std::filesystem::remove(folder.file("link"));
    }
    EXPECT_EQ(readBytes(target), "precious");

    auto file = AtomicFile::create(folder.file("new"), Links::Refuse);
    ASSERT_TRUE(file.has_value());
    ASSERT_TRUE(file->write("ours").has_value());
    std::filesystem::create_symlink("target", folder.file("new")); // planted while it is written
    ASSERT_TRUE(file->commit().has_value());
    EXPECT_EQ(readBytes(target), "precious");
    EXPECT_FALSE(std::filesystem::is_symlink(folder.file("new")));
    EXPECT_EQ(readBytes(folder.file("new")), "ours");
}

TEST(AtomicFileTest, NothingHappensToTheOldFileBeforeTheCommit)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    auto file = AtomicFile::create(path);
    ASSERT_TRUE(file.has_value());
    ASSERT_TRUE(file->write("new ").has_value());
    ASSERT_TRUE(file->write("content").has_value());
    ASSERT_TRUE(file->sync().has_value());
    EXPECT_EQ(readBytes(path), "old");
    EXPECT_EQ(file->size(), 11U);
    EXPECT_EQ(file->hash(), hashOf("new content"));
    const auto stamp = file->commit();
    EXPECT_EQ(stamp, stampOf(path));
    EXPECT_EQ(readBytes(path), "new content");
    EXPECT_EQ(folder.names(), Names{"file"});
}

TEST(AtomicFileTest, WithoutACommitNothingIsLeft)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    {
        auto file = AtomicFile::create(path);
        ASSERT_TRUE(file->write(std::string(1 << 20, 'x')).has_value());
        EXPECT_EQ(folder.names().size(), 2U);
        auto moved = std::move(*file);
        EXPECT_EQ(folder.names().size(), 2U);
    }
    EXPECT_EQ(folder.names(), Names{"file"});
    EXPECT_EQ(readBytes(path), "old");
}

TEST(AtomicFileTest, ManySmallAndAFewLargePiecesComeOutInOrder)
{
    const TemporaryFolder folder;
    std::string expected;
    auto file = AtomicFile::create(folder.file("file"));
    for (std::size_t size : {0U, 1U, 100U, 300'000U, 5U, 262'143U, 1U, 262'144U, 2U, 1'000'000U, 7U}) {
        const std::string piece(size, static_cast<char>('a' + size % 26));
        ASSERT_TRUE(file->write(piece).has_value());
        expected += piece;
    }
    EXPECT_EQ(file->size(), expected.size());
    EXPECT_EQ(file->hash(), hashOf(expected));
    ASSERT_TRUE(file->commit().has_value());
    EXPECT_EQ(readBytes(folder.file("file")), expected);
}

TEST(AtomicFileTest, APartOfAnotherContentIsCopiedFromMemoryAndFromDisk)
{
    const TemporaryFolder folder;
    std::string content;
    while (content.size() < 1'000'000)
        content += std::to_string(content.size()) + ' ';
    const auto from = folder.write("from", content);
    for (const std::size_t limit : {std::size_t{0}, FileBytes::kMemoryLimit}) {
        const auto bytes = *FileBytes::open(from, limit);
        auto file = AtomicFile::create(from);
        ASSERT_TRUE(file->write("[").has_value());
        ASSERT_TRUE(file->write(*bytes, 17, 900'000).has_value());
        ASSERT_TRUE(file->write(*bytes, 5, 0).has_value());
        ASSERT_TRUE(file->write("]").has_value());
        ASSERT_TRUE(file->commit().has_value());
        EXPECT_EQ(readBytes(from), '[' + content.substr(17, 900'000) + ']');
        EXPECT_EQ(bytes->read(0, content.size()), content) << "the old content can still be read";
        test::writeBytes(from, content);
    }
}

TEST(AtomicFileTest, AContentThatHasChangedIsNotCopied)
{
    const TemporaryFolder folder;
    const auto from = folder.write("from", std::string(300'000, 'x'));
    const auto bytes = *FileBytes::open(from, 0);
    std::filesystem::resize_file(from, 10);
    auto file = AtomicFile::create(folder.file("to"));
    const auto written = file->write(*bytes, 0, bytes->size());
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error(), problemOf(FileProblem::Changed, from));
}

TEST(AtomicFileTest, OwnerModeAndAttributesAreKept)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    const bool attributes = ::setxattr(path.c_str(), "user.note", "kept", 4, 0) == 0;
    const bool givenAway = ::chown(path.c_str(), 12, 34) == 0;
    EXPECT_EQ(givenAway, ::geteuid() == 0);
    ASSERT_EQ(::chmod(path.c_str(), 02750), 0);
    struct stat before { };
    ::stat(path.c_str(), &before);

    auto file = AtomicFile::create(path);
    ASSERT_TRUE(file->commit().has_value());
    struct stat after { };
    ::stat(path.c_str(), &after);
    EXPECT_NE(before.st_ino, after.st_ino);
    EXPECT_EQ(before.st_mode, after.st_mode);
    EXPECT_EQ(before.st_uid, after.st_uid);
    EXPECT_EQ(before.st_gid, after.st_gid);
    if (attributes) {
        char value[5] = {};
        EXPECT_EQ(::getxattr(path.c_str(), "user.note", value, 4), 4);
        EXPECT_STREQ(value, "kept");
    }
}

TEST(AtomicFileTest, WhereTheGroupCannotBeKeptOursGetsNoMoreThanAll)
{
    if (::geteuid() != 0)
        GTEST_SKIP() << "only root can make a file of another group";
    const TemporaryFolder folder;
    ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
    for (const auto& [mode, expected] : {std::pair{0666U, 0666U}, {0676U, 0666U}, {0646U, 0646U}}) {
        const auto path = folder.write("file", "old");
        ASSERT_EQ(::chmod(path.c_str(), mode), 0); // of root, and its group
        const int status = test::statusInChild([&] {
            test::becomeOrdinaryUser();
            auto file = AtomicFile::create(path);
            ASSERT_TRUE(file.has_value());
            EXPECT_TRUE(file->commit().has_value());
        });
        EXPECT_EQ(status, 0);
        struct stat after { };
        ::stat(path.c_str(), &after);
        EXPECT_NE(after.st_uid, 0U);
        EXPECT_EQ(after.st_mode & 07777, expected);
        std::filesystem::remove(path);
    }
}

TEST(AtomicFileTest, WhatIsNoRegularFileIsNotReplaced)
{
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0666), 0);
    std::filesystem::create_symlink("/dev/null", folder.file("device"));
    for (const auto& path : {folder.file("pipe"), folder.file("device"), folder.path(), folder.path() + '/'}) {
        const auto file = AtomicFile::create(path);
        ASSERT_FALSE(file.has_value());
        const bool isFolder = std::filesystem::is_directory(path);
        EXPECT_EQ(file.error(), writingProblem(path, isFolder ? EISDIR : EINVAL));
    }
    EXPECT_EQ(folder.names(), (Names{"device", "pipe"}));
    EXPECT_FALSE(std::filesystem::is_regular_file("/dev/null"));
}

TEST(AtomicFileTest, ACommitThatFailsLeavesTheOldFileAndItsLock)
{
    const TemporaryFolder folder;
    const auto path = folder.file("file");
    auto lock = *FileLock::tryLock(folder.write("locked", ""));
    auto file = AtomicFile::create(path);
    ASSERT_TRUE(file->write("new").has_value());
    std::filesystem::create_directory(path); // meanwhile
    EXPECT_EQ(file->commit(lock).error(), writingProblem(path, EISDIR));
    EXPECT_TRUE(lock.covers(folder.file("locked")));
    EXPECT_TRUE(std::filesystem::is_directory(path));
}

TEST(AtomicFileTest, AFullDiskIsSaidAndLeavesTheOldFileAndNoOther)
{
    const TemporaryFolder folder;
    enum { NotPermitted = 1, Done = 2 };
    test::ChildProcess child([&](const test::ChildProcess::Reports& reports) {
        if (!test::mountSmallDisk(folder.path()))
            return reports.tell(NotPermitted);
        const auto path = folder.write("file", "old");
        auto file = AtomicFile::create(path);
        ASSERT_TRUE(file.has_value());
        auto done = file->write(std::string(1 << 20, 'x'));
        EXPECT_EQ(done.error(), writingProblem(path, ENOSPC));
        file = AtomicFile::create(path);
        ASSERT_TRUE(file->write(std::string(100'000, 'x')).has_value()) << "still in the buffer";
        EXPECT_EQ(file->sync().error(), writingProblem(path, ENOSPC));
        file = AtomicFile::create(path);
        ASSERT_TRUE(file->write(std::string(100'000, 'x')).has_value());
        EXPECT_EQ(file->commit().error(), writingProblem(path, ENOSPC));
        file = AtomicFile::create(folder.file("small"));
        EXPECT_EQ(folder.names().size(), 2U);
        EXPECT_TRUE(file->write("fits").has_value());
        EXPECT_TRUE(file->commit().has_value());
        EXPECT_EQ(folder.names(), (Names{"file", "small"}));
        EXPECT_EQ(readBytes(path), "old");
        reports.tell(Done);
    });
    const auto report = child.report();
    EXPECT_EQ(child.status(), 0);
    if (report == NotPermitted)
        GTEST_SKIP() << "no file system can be mounted here";
}

TEST(AtomicFileTest, AKilledWriterLeavesTheOldOrTheNewContent)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", std::string(50'000, '0'));
    for (int round = 0; round < 20; ++round) {
        test::ChildProcess child([&](const test::ChildProcess::Reports& reports) {
            for (std::uint64_t i = 0;; ++i) {
                auto file = AtomicFile::create(path);
                const std::string bytes(50'000, static_cast<char>('0' + i % 10));
                if (!file || !file->write(bytes) || !file->commit())
                    ::_exit(5);
                reports.tell(i);
            }
        });
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(child.report().has_value());
        ::usleep(static_cast<useconds_t>(round * 130));
        child.kill();
        const auto content = readBytes(path);
        ASSERT_EQ(content.size(), 50'000U);
        EXPECT_EQ(content.find_first_not_of(content[0]), std::string::npos);
    }
}

void makeOlder(const std::string& path, std::chrono::hours age)
{
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() - age);
}

TEST(TemporaryFileTest, AbandonedOnesAreRemovedAndNothingElse)
{
    const TemporaryFolder folder;
    constexpr std::chrono::hours twoDays{48};
    for (const std::string name : {".arcwright-abc123.tmp", ".arcwright-abc1234.tmp", ".arcwright-ABC123.tmp",
             ".arcwright-abc123", "arcwright-abc123.tmp", ".arcwright-abc12_.tmp", ".other-abc123.tmp"})
        makeOlder(folder.write(name, "x"), twoDays);
    folder.write(".arcwright-recent.tmp", "x"); // six letters
    makeOlder(folder.file(".arcwright-recent.tmp"), std::chrono::hours{23});
    std::filesystem::create_directory(folder.file(".arcwright-folder.tmp"));
    makeOlder(folder.file(".arcwright-folder.tmp"), twoDays);
    const auto locked = FileLock::tryLock(folder.write(".arcwright-locked.tmp", "x"));
    makeOlder(folder.file(".arcwright-locked.tmp"), twoDays);
    auto before = folder.names();

    ASSERT_TRUE(AtomicFile::create(folder.file("file"))->commit().has_value());
    std::erase(before, ".arcwright-abc123.tmp");
    before.emplace_back("file");
    EXPECT_EQ(folder.names(), before);
}

TEST(TemporaryFileTest, OneThatIsBeingWrittenIsLocked)
{
    const TemporaryFolder folder;
    const auto file = makeTemporaryFile(folder.path(), 0600);
    ASSERT_TRUE(static_cast<bool>(file.descriptor));
    EXPECT_FALSE(FileLock::tryLock(file.path).has_value());
    makeOlder(file.path, std::chrono::hours{48});
    removeAbandonedFiles(folder.path());
    EXPECT_TRUE(std::filesystem::exists(file.path));
}

TEST(TemporaryFileTest, ItIsReadableForItsOwnerOnlyWhileItReplacesAFile)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
    const auto file = AtomicFile::create(path);
    for (const auto& name : folder.names()) {
        struct stat status { };
        ::stat(folder.file(name).c_str(), &status);
        EXPECT_EQ(status.st_mode & 0777, 0600U) << name;
    }
}

TEST(ResolvedPathTest, IsAbsoluteAndWithoutLinks)
{
    const TemporaryFolder folder;
    const auto real = std::filesystem::canonical(folder.path()).string();
    folder.write("sub/file", "");
    std::filesystem::create_symlink("sub", folder.file("short"));
    std::filesystem::create_symlink("../short/file", folder.file("sub/link"));
    EXPECT_EQ(resolvedPath(folder.file("short/file")), real + "/sub/file");
    EXPECT_EQ(resolvedPath(folder.file("short/link")), real + "/sub/file");
    EXPECT_EQ(resolvedPath(folder.file("short/../sub/./new")), real + "/sub/new");
    EXPECT_EQ(resolvedPath("new"), std::filesystem::canonical(".").string() + "/new");
    EXPECT_EQ(resolvedPath(folder.file("missing/file")).error(), writingProblem(folder.file("missing/file"), ENOENT));
    std::filesystem::create_symlink("circle", folder.file("circle"));
    EXPECT_EQ(resolvedPath(folder.file("circle")).error(), writingProblem(folder.file("circle"), ELOOP));
}

TEST(FileDescriptorTest, AFullDeviceIsNoSuccess)
{
    const FileDescriptor full(::open("/dev/full", O_WRONLY | O_CLOEXEC));
    if (!full)
        GTEST_SKIP() << "there is no /dev/full";
    EXPECT_FALSE(writeAll(full.get(), "x"));
    EXPECT_EQ(writingProblem("path", errno), problemOf(FileProblem::DiskFull, "path", {"No space left on device"}));
    EXPECT_FALSE(writeAllAt(full.get(), "x", 0));
    EXPECT_EQ(errno, ENOSPC);
    EXPECT_TRUE(writeAll(full.get(), ""));
}

TEST(FileDescriptorTest, SignalsAndShortWritesDoNotCutWhatIsWritten)
{
    // A pipe takes 64 KB at a time, and each signal ends a write early.
    int ends[2] = {};
    ASSERT_EQ(::pipe(ends), 0);
    const std::string bytes(3'000'000, 'x');
    test::ChildProcess child([&](const test::ChildProcess::Reports&) {
        struct sigaction action { };
        action.sa_handler = [](int) {};
        ::sigaction(SIGALRM, &action, nullptr); // without SA_RESTART
        const itimerval often{{0, 300}, {0, 300}};
        ::setitimer(ITIMER_REAL, &often, nullptr);
        ::close(ends[0]);
        EXPECT_TRUE(writeAll(ends[1], bytes));
    });
    ::close(ends[1]);
    std::string received(bytes.size() + 1, '\0');
    ::usleep(2'000);
    EXPECT_EQ(readAll(ends[0], received.data(), received.size()), static_cast<std::ptrdiff_t>(bytes.size()));
    ::close(ends[0]);
    EXPECT_EQ(child.status(), 0);
}

} // namespace atomic_file_test
} // namespace arcwright
