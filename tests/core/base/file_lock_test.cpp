// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_lock.h"

#include <array>
#include <atomic>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "core/base/atomic_file.h"
#include "core/base/file_problems.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace file_lock_test {

using test::ChildProcess;
using test::problemOf;
using test::TemporaryFolder;

bool isLocked(const std::string& path)
{
    const auto lock = FileLock::tryLock(path);
    EXPECT_TRUE(lock || lock.error().code == FileProblem::InUse);
    return !lock;
}

std::string hostName()
{
    std::array<char, 256> name{};
    ::gethostname(name.data(), name.size() - 1);
    return name.data();
}

TEST(FileLockTest, IsHeldUntilItIsGone)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "content");
    {
        auto lock = FileLock::tryLock(path);
        ASSERT_TRUE(lock.has_value());
        EXPECT_TRUE(isLocked(path)) << "by this very process";
        const FileLock moved = std::move(*lock);
        EXPECT_TRUE(isLocked(path));
    }
    EXPECT_FALSE(isLocked(path));
    auto lock = FileLock::tryLock(path);
    lock->unlock();
    EXPECT_FALSE(isLocked(path));
    EXPECT_EQ(test::readBytes(path), "content");
    EXPECT_EQ(folder.names().size(), 1U) << "no lock file";
}

TEST(FileLockTest, ThroughALinkItIsTheSameFile)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "");
    std::filesystem::create_symlink("file", folder.file("link"));
    const auto lock = FileLock::tryLock(folder.file("link"));
    EXPECT_TRUE(isLocked(path));
    EXPECT_TRUE(lock->covers(path));
}

TEST(FileLockTest, WhatCannotBeLockedIsNamed)
{
    const TemporaryFolder folder;
    EXPECT_EQ(
        FileLock::tryLock(folder.file("missing")).error(), problemOf(FileProblem::NotFound, folder.file("missing")));
    EXPECT_EQ(FileLock::tryLock(folder.path()).error(), problemOf(FileProblem::NotAFile, folder.path()));
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0666), 0);
    EXPECT_EQ(FileLock::tryLock(folder.file("pipe")).error().code, FileProblem::NotAFile);
    const auto path = folder.write("file", "x");
    EXPECT_EQ(FileLock::lockNew(path).error(), problemOf(FileProblem::InUse, path, {"", ""}));
    EXPECT_EQ(FileLock::lockNew(folder.file("missing/file")).error().code, FileProblem::NotWritable);
}

TEST(FileLockTest, TheReadOnlyFileOfAReadOnlyFolderCanBeLocked)
{
    const TemporaryFolder folder;
    const auto path = folder.write("sub/file", "");
    ASSERT_EQ(::chmod(path.c_str(), 0444), 0);
    ASSERT_EQ(::chmod(folder.file("sub").c_str(), 0555), 0);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
    const int status = test::statusInChild([&] {
        test::becomeOrdinaryUser();
        const auto lock = FileLock::tryLock(path);
        EXPECT_TRUE(lock.has_value());
        EXPECT_TRUE(isLocked(path));
    });
    EXPECT_EQ(status, 0);
    ::chmod(folder.file("sub").c_str(), 0755);
}

TEST(FileLockTest, AnotherProcessIsRefusedAndToldWhoHoldsIt)
{
    const TemporaryFolder folder(test::folderInMemory()); // its device number is the same everywhere
    const auto path = folder.write("file", "");
    ChildProcess holder([&](const ChildProcess::Reports& reports) {
        const auto lock = FileLock::tryLock(path);
        reports.tell(lock ? 1 : 0);
        ::pause();
    });
    ASSERT_EQ(holder.report(), 1U);
    const auto refused = FileLock::tryLock(path);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, FileProblem::InUse);
    EXPECT_EQ(refused.error().file, path);
    const auto process = std::to_string(holder.id());
    const std::vector<std::string> told{process, hostName()};
    const bool isKnown = std::filesystem::exists("/proc/locks")
        && test::readBytes("/proc/locks").find(' ' + process + ' ') != std::string::npos;
    EXPECT_EQ(refused.error().arguments, isKnown ? told : std::vector<std::string>(2));
    holder.kill();
    EXPECT_TRUE(FileLock::tryLock(path).has_value()) << "it ends with its process, however that ends";
}

TEST(FileLockTest, TheKilledHoldItNoMore)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "");
    for (int round = 0; round < 3; ++round) {
        ChildProcess holder([&](const ChildProcess::Reports& reports) {
            const auto lock = FileLock::tryLock(path);
            std::vector<char> muchMemory(std::size_t{256} << 20, 'x'); // which takes the system a while to take back
            reports.tell(lock && muchMemory.back() == 'x' ? 1 : 0);
            ::pause();
        });
        ASSERT_EQ(holder.report(), 1U);
        EXPECT_TRUE(isLocked(path)) << "it lives";
        ::kill(holder.id(), SIGKILL);
        EXPECT_FALSE(isLocked(path)) << "nobody has waited for its end";
    }
}

TEST(FileLockTest, TheStoppedHoldIt)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "");
    ChildProcess holder([&](const ChildProcess::Reports& reports) {
        const auto lock = FileLock::tryLock(path);
        reports.tell(lock ? 1 : 0);
        ::pause();
    });
    ASSERT_EQ(holder.report(), 1U);
    ::kill(holder.id(), SIGSTOP);
    EXPECT_TRUE(isLocked(path)) << "it may go on";
}

TEST(FileLockTest, ACommitHandsItOnToTheNewFile)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    auto lock = *FileLock::tryLock(path);
    auto file = AtomicFile::create(path);
    ASSERT_TRUE(file->write("new").has_value());
    ASSERT_TRUE(file->commit(lock).has_value());
    EXPECT_TRUE(lock.covers(path));
    EXPECT_TRUE(isLocked(path));
    const int status = test::statusInChild([&] { EXPECT_TRUE(isLocked(path)); });
    EXPECT_EQ(status, 0);
    lock = FileLock();
    EXPECT_FALSE(isLocked(path));
}

TEST(FileLockTest, ACommitWithoutALockLocksNothing)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    auto file = AtomicFile::create(path);
    ASSERT_TRUE(file->commit().has_value());
    EXPECT_FALSE(isLocked(path));
}

TEST(FileLockTest, NobodyGetsItWhileItsHolderSavesAgainAndAgain)
{
    const TemporaryFolder folder(test::folderInMemory());
    const auto path = folder.write("file", "");
    auto lock = *FileLock::tryLock(path);
    ChildProcess other([&](const ChildProcess::Reports& reports) {
        reports.tell(0);
        for (;;)
            reports.tell(isLocked(path) ? 0 : 1);
    });
    std::atomic<int> attempts = 0;
    std::atomic<int> gotIt = 0;
    std::jthread reader([&] {
        while (const auto report = other.report()) {
            ++attempts;
            gotIt += static_cast<int>(*report);
        }
    });
    for (int saves = 0; saves < 1'000 || attempts < 5'000; ++saves) {
        auto file = AtomicFile::create(path);
        ASSERT_TRUE(file->write("new").has_value());
        ASSERT_TRUE(file->commit(lock).has_value());
    }
    ::kill(other.id(), SIGKILL);
    reader.join();
    EXPECT_EQ(gotIt, 0);
}

TEST(FileLockTest, AFilePutInItsPlaceIsNotCovered)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "old");
    const auto lock = *FileLock::tryLock(path);
    EXPECT_TRUE(lock.covers(path));
    std::filesystem::rename(folder.write("new", "new"), path);
    EXPECT_FALSE(lock.covers(path));
    EXPECT_FALSE(isLocked(path));
    std::filesystem::remove(path);
    EXPECT_FALSE(lock.covers(path));
    EXPECT_FALSE(FileLock().covers(path));
}

TEST(FileLockTest, TheLimitOfOpenFilesIsRaisedAsFarAsItGoes)
{
    const int status = test::statusInChild([] {
        rlimit limit{};
        ::getrlimit(RLIMIT_NOFILE, &limit);
        limit.rlim_cur = 20;
        ::setrlimit(RLIMIT_NOFILE, &limit);
        raiseOpenFileLimit();
        rlimit raised{};
        ::getrlimit(RLIMIT_NOFILE, &raised);
        EXPECT_EQ(raised.rlim_cur, limit.rlim_max);
    });
    EXPECT_EQ(status, 0);
}

} // namespace file_lock_test
} // namespace arcwright
