// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/record_log.h"

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <thread>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_lock.h"
#include "core/base/file_problems.h"
#include "core/base/sync_thread.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/record_logs.h"

namespace arcwright {
namespace record_log_test {

using test::append;
using test::openedLog;
using test::problemOf;
using test::readBytes;
using test::Records;
using test::recordsIn;
using test::TemporaryFolder;
using Names = std::vector<std::string>;

TEST(RecordLogTest, WithoutRecordsThereIsNoFile)
{
    const TemporaryFolder folder;
    auto log = openedLog(folder.file("log"));
    EXPECT_TRUE(log.takeRecords().empty());
    EXPECT_TRUE(log.flush().has_value());
    EXPECT_TRUE(log.rewrite({}).has_value());
    EXPECT_EQ(log.size(), 0U);
    EXPECT_TRUE(folder.names().empty());
}

TEST(RecordLogTest, TheFormatIsWhatTheHeaderSays)
{
    // Journals outlive versions of the program: these bytes must be readable for ever. The two hashes are XXH3's own.
    const std::string length("\3\0\0\0\0\0\0\0", 8);
    const std::string bytes
        = "Arcwright log 1\n" + length + "\7" + "\x59\x31\x1D\x2D" + "abc" + "\xC2\xF4\x8A\x84\xE9\xFF\x27\x8A";
    EXPECT_EQ(testing::PrintToString(test::bytesOfLog({{7, "abc"}})), testing::PrintToString(bytes));
    const TemporaryFolder folder;
    EXPECT_EQ(recordsIn(folder.write("log", bytes)), (Records{{7, "abc"}}));
}

RC_GTEST_PROP(RecordLogPropertyTest, WhatWasAppendedOrRewrittenComesBack, ())
{
    const TemporaryFolder folder(test::folderInMemory());
    const auto path = folder.file("log");
    Records expected;
    for (int sessions = *rc::gen::inRange(1, 4); sessions > 0; --sessions) {
        auto log = openedLog(path);
        RC_ASSERT(log.takeRecords() == expected);
        RC_ASSERT(log.takeRecords().empty());
        RC_ASSERT(log.droppedBytes() == 0U);
        RC_ASSERT(!log.damage());
        for (int steps = *rc::gen::inRange(0, 6); steps > 0; --steps) {
            const LogRecord record{
                *rc::gen::arbitrary<std::uint8_t>(), *rc::gen::container<std::string>(rc::gen::arbitrary<char>())};
            if (*rc::gen::inRange(0, 4) == 0) {
                expected.resize(*rc::gen::inRange<std::size_t>(0, expected.size() + 1));
                RC_ASSERT(log.rewrite(expected).has_value());
            }
            RC_ASSERT(log.append(record.type, record.payload).has_value());
            expected.push_back(record);
            RC_ASSERT(log.size() == std::filesystem::file_size(path));
        }
    }
    RC_ASSERT(recordsIn(path) == expected);
}

TEST(RecordLogTest, ARecordMayBeEmptyOrHuge)
{
    const TemporaryFolder folder;
    const Records records{{0, ""}, {255, std::string(20'000'000, 'x')}, {1, std::string("\0\n", 2)}};
    auto log = openedLog(folder.file("log"));
    append(log, records);
    EXPECT_TRUE(log.flush().has_value());
    log = openedLog(folder.file("other"));
    EXPECT_EQ(recordsIn(folder.file("log")), records);
}

TEST(RecordLogTest, IsForItsOwnersEyesOnlyAlsoWhenRewritten)
{
    const TemporaryFolder folder;
    auto log = openedLog(folder.file("log"));
    const auto mode = [&] {
        struct stat status { };
        ::stat(log.path().c_str(), &status);
        return status.st_mode & 0777;
    };
    append(log, {{1, "x"}});
    EXPECT_EQ(mode(), 0600U);
    ASSERT_TRUE(log.rewrite(Records{{1, "y"}}).has_value());
    EXPECT_EQ(mode(), 0600U);
}

TEST(RecordLogTest, ASecondWriterIsRefusedUntilTheFirstIsGone)
{
    const TemporaryFolder folder;
    auto another = openedLog(folder.file("another")); // keeps the thread, which may still hold what it is to sync
    append(another, {{1, "x"}});
    const auto path = folder.file("log");
    {
        auto log = openedLog(path);
        append(log, {{1, "x"}});
        EXPECT_EQ(RecordLog::open(path).error().code, FileProblem::InUse);
        ASSERT_TRUE(log.rewrite(Records{{1, "y"}}).has_value());
        EXPECT_EQ(RecordLog::open(path).error().code, FileProblem::InUse);
        append(log, {{1, "z"}});
    }
    EXPECT_TRUE(RecordLog::open(path).has_value()) << "although the file may not have been synced yet";

    auto first = openedLog(folder.file("new"));
    auto second = openedLog(folder.file("new"));
    append(first, {{1, "x"}});
    EXPECT_EQ(second.append(1, "y").error().code, FileProblem::InUse);
}

TEST(RecordLogTest, RewritingWithoutRecordsRemovesTheFileAndALaterAppendMakesItAnew)
{
    const TemporaryFolder folder;
    auto log = openedLog(folder.file("log"));
    append(log, {{1, "x"}});
    ASSERT_TRUE(log.rewrite({}).has_value());
    EXPECT_TRUE(folder.names().empty());
    append(log, {{2, "y"}});
    log = openedLog(folder.file("other"));
    EXPECT_EQ(recordsIn(folder.file("log")), (Records{{2, "y"}}));
}

TEST(RecordLogTest, AFileThatSomebodyRemovedIsMadeAgainWithAllRecords)
{
    const TemporaryFolder folder;
    {
        auto log = openedLog(folder.file("log"));
        append(log, {{1, "x"}, {2, "y"}});
        std::filesystem::remove(folder.file("log"));
        append(log, {{3, "z"}});
        std::filesystem::remove(folder.file("log"));
        ASSERT_TRUE(log.rewrite(Records{{1, "x"}, {2, "y"}, {3, "z"}}).has_value());
        append(log, {{4, "!"}});
    }
    EXPECT_EQ(recordsIn(folder.file("log")), (Records{{1, "x"}, {2, "y"}, {3, "z"}, {4, "!"}}));
}

TEST(RecordLogTest, AFilePutInItsPlaceIsNotOverwritten)
{
    const TemporaryFolder folder;
    auto log = openedLog(folder.file("log"));
    append(log, {{1, "x"}});
    std::filesystem::rename(folder.write("new", "of somebody else"), folder.file("log"));
    EXPECT_EQ(log.append(2, "y").error(), problemOf(FileProblem::Changed, folder.file("log")));
    EXPECT_EQ(log.rewrite({}).error(), problemOf(FileProblem::Changed, folder.file("log")));
    EXPECT_EQ(readBytes(folder.file("log")), "of somebody else");
}

TEST(RecordLogTest, OnlyARegularFileIsALog)
{
    const TemporaryFolder folder;
    EXPECT_EQ(RecordLog::open(folder.path()).error(), problemOf(FileProblem::NotAFile, folder.path()));
    const auto target = folder.write("target", "somebody's");
    std::filesystem::create_symlink(target, folder.file("link"));
    EXPECT_EQ(RecordLog::open(folder.file("link")).error(), problemOf(FileProblem::NotAFile, folder.file("link")));
    EXPECT_EQ(readBytes(target), "somebody's");
}

TEST(RecordLogTest, WhereNothingMayBeWrittenAppendingSaysSo)
{
    const TemporaryFolder folder;
    const Records records{{1, "x"}};
    const auto path = folder.write("sub/log", test::bytesOfLog(records) + "torn");
    ASSERT_EQ(::chmod(path.c_str(), 0444), 0);
    ASSERT_EQ(::chmod(folder.file("sub").c_str(), 0555), 0);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
    const int status = test::statusInChild([&] {
        test::becomeOrdinaryUser();
        auto log = openedLog(path);
        EXPECT_EQ(log.takeRecords(), records);
        EXPECT_EQ(log.append(1, "y").error(), writingProblem(path, EACCES));
        EXPECT_EQ(log.rewrite(records).error(), writingProblem(path, EACCES));
        EXPECT_EQ(log.rewrite({}).error(), writingProblem(path, EACCES));
        auto none = openedLog(folder.file("sub/none"));
        EXPECT_EQ(none.append(1, "y").error(), writingProblem(folder.file("sub/none"), EACCES));
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(readBytes(path), test::bytesOfLog(records) + "torn");
    ::chmod(folder.file("sub").c_str(), 0755);
}

/// Appends until the disk is full, makes room, goes on, and checks that all that was appended is there.
void fillUp(const std::string& path, int expected, const std::function<void()>& makeRoom)
{
    Records records;
    const std::string payload(1'000, 'x');
    auto log = openedLog(path);
    Result<void> appended;
    for (std::uint8_t i = 0; (appended = log.append(i, payload)); ++i)
        records.push_back({i, payload});
    EXPECT_GT(records.size(), 3U);
    EXPECT_EQ(appended.error(), writingProblem(path, expected));
    EXPECT_EQ(std::filesystem::file_size(path), log.size());
    for (int more = 0; more < 3; ++more)
        EXPECT_FALSE(log.append(1, std::string(100'000, 'y')).has_value());
    EXPECT_FALSE(log.rewrite(Records{{1, std::string(100'000, 'y')}}).has_value());

    const TemporaryFolder elsewhere;
    const auto copy = elsewhere.write("copy", readBytes(path));
    EXPECT_EQ(openedLog(copy).droppedBytes(), 0U);
    EXPECT_EQ(recordsIn(copy), records);

    makeRoom();
    append(log, {{9, "there is room again"}});
    records.push_back({9, "there is room again"});
    log = openedLog(path + ".other");
    EXPECT_EQ(recordsIn(path), records);
}

TEST(RecordLogTest, AFullDiskLeavesAllThatWasAppendedAndCanBeGoneOnFrom)
{
    const TemporaryFolder folder;
    test::ChildProcess child([&](const test::ChildProcess::Reports& reports) {
        if (!test::mountSmallDisk(folder.path()))
            return;
        const auto ballast = folder.write("ballast", std::string(8'000, 'x'));
        fillUp(folder.file("log"), ENOSPC, [&] { std::filesystem::remove(ballast); });
        reports.tell(1);
    });
    const bool done = child.report().has_value();
    EXPECT_EQ(child.status(), 0);
    if (!done)
        GTEST_SKIP() << "no file system can be mounted here";
}

TEST(RecordLogTest, ALimitOnTheSizeOfFilesIsMetLikeAFullDisk)
{
    const TemporaryFolder folder;
    const int status = test::statusInChild([&] {
        rlimit limit{};
        ::getrlimit(RLIMIT_FSIZE, &limit);
        const rlimit small{30'500, limit.rlim_max};
        ::signal(SIGXFSZ, SIG_IGN);
        ::setrlimit(RLIMIT_FSIZE, &small);
        fillUp(folder.file("log"), EFBIG, [&] { ::setrlimit(RLIMIT_FSIZE, &limit); });
    });
    EXPECT_EQ(status, 0);
}

TEST(RecordLogTest, ManyLogsShareOneThreadThatSyncsThemAllAndEndsWithTheLast)
{
    const TemporaryFolder folder;
    const auto threads = [] {
        const std::filesystem::directory_iterator tasks("/proc/self/task");
        return std::distance(begin(tasks), end(tasks));
    };
    std::thread([] {}).join(); // ThreadSanitizer begins a thread of its own with the first
    const auto before = threads();
    {
        std::vector<RecordLog> logs;
        for (int i = 0; i < 50; ++i)
            logs.push_back(openedLog(folder.file(std::to_string(i))));
        EXPECT_EQ(threads(), before) << "none where nothing is appended";
        for (int round = 0; round < 20; ++round)
            for (auto& log : logs)
                append(log, {{1, std::to_string(round)}});
        EXPECT_EQ(threads(), before + 1);
        for (auto& log : logs)
            EXPECT_TRUE(log.flush().has_value());
    }
    // A thread that was joined stays listed until the kernel has cleared it away.
    while (threads() > before)
        std::this_thread::yield();
    for (int i = 0; i < 50; ++i)
        EXPECT_EQ(recordsIn(folder.file(std::to_string(i))).size(), 20U);
}

TEST(RecordLogTest, ASyncThatFailsInTheBackgroundIsRemembered)
{
    // A pipe can be written, but not synced.
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
    const auto file = std::make_shared<SyncedFile>(
        *FileLock::lockOpen(FileDescriptor(::open(folder.file("pipe").c_str(), O_RDWR | O_CLOEXEC)), "pipe"), "");
    EXPECT_EQ(file->error(), 0);
    {
        const auto thread = SyncThread::shared();
        thread->syncSoon(file);
        thread->syncSoon(file);
    }
    EXPECT_EQ(file->error(), EINVAL) << "the thread does what is left before it ends";
}

TEST(RecordLogTest, ARelativePathStaysTheSameFileWhereverTheProcessGoes)
{
    const TemporaryFolder folder;
    const int status = test::statusInChild([&] {
        std::filesystem::current_path(folder.path());
        auto log = openedLog("log");
        append(log, {{1, "x"}});
        std::filesystem::current_path("/");
        append(log, {{2, "y"}});
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(recordsIn(folder.file("log")), (Records{{1, "x"}, {2, "y"}}));
    EXPECT_EQ(folder.names(), Names{"log"});
}

} // namespace record_log_test
} // namespace arcwright
