// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <filesystem>

#include <sys/stat.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/base/file_descriptor.h"
#include "core/base/journal_problems.h"
#include "core/base/record_log.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/record_logs.h"

namespace arcwright {
namespace record_log_damage_test {

using test::append;
using test::bytesOfLog;
using test::firstOf;
using test::openedLog;
using test::problemOf;
using test::readBytes;
using test::Records;
using test::recordsIn;
using test::TemporaryFolder;
using Names = std::vector<std::string>;

const Records& someRecords()
{
    static const Records records{{1, "first"}, {2, ""}, {3, std::string(40, '\0')}, {1, "A longer one: \n\r\t\xFF"},
        {255, "first"}, {1, "first"}, {0, "last"}};
    return records;
}

/// Bytes of a log that has the first 0, 1, 2, ... of the records.
std::vector<std::string> growingLogs(const Records& records)
{
    std::vector<std::string> logs{"Arcwright log 1\n"};
    for (std::size_t count = 1; count <= records.size(); ++count)
        logs.push_back(bytesOfLog(firstOf(records, count)));
    return logs;
}

/// The records and the damage of a log that was opened.
struct Recovery {
    Result<void> opened;
    Records records;
    std::size_t dropped = 0;
    std::optional<Problem> damage;
    std::string aside;
};

/// Opens a log of these bytes, and checks what always holds: nothing is lost, and it can be gone on with.
Recovery recovered(const std::string& bytes)
{
    const TemporaryFolder folder(test::folderInMemory());
    const auto path = folder.write("log", bytes);
    Recovery recovery;
    {
        auto log = RecordLog::open(path);
        if (!log) {
            EXPECT_EQ(readBytes(path), bytes);
            EXPECT_EQ(folder.names(), Names{"log"});
            recovery.opened = failure(log.error());
            return recovery;
        }
        recovery.records = log->takeRecords();
        recovery.dropped = log->droppedBytes();
        recovery.damage = log->damage();
        if (recovery.damage) {
            recovery.aside = readBytes(path + ".torn");
            EXPECT_EQ(*recovery.damage,
                problemOf(JournalProblem::Damaged, path, {std::to_string(recovery.dropped), path + ".torn"}));
            EXPECT_EQ(readBytes(path) + recovery.aside, bytes);
        } else {
            EXPECT_EQ(folder.names(), Names{"log"});
        }
        append(*log, {{77, "after it"}});
    }
    auto expected = recovery.records;
    expected.push_back({77, "after it"});
    EXPECT_EQ(recordsIn(path), expected);
    return recovery;
}

bool isPrefix(const Records& records, const Records& of)
{
    return records.size() <= of.size() && records == firstOf(of, records.size());
}

TEST(RecordLogDamageTest, CutAnywhereTheWholeRecordsAreThereAndNothingIsLeftAside)
{
    const auto logs = growingLogs(someRecords());
    const std::string& all = logs.back();
    for (std::size_t cut = 0; cut <= all.size(); ++cut) {
        std::size_t whole = 0;
        while (whole + 1 < logs.size() && logs[whole + 1].size() <= cut)
            ++whole;
        const std::size_t kept = cut < logs[0].size() ? 0 : logs[whole].size();
        const auto recovery = recovered(all.substr(0, cut));
        ASSERT_TRUE(recovery.opened.has_value());
        ASSERT_EQ(recovery.records, firstOf(someRecords(), whole)) << "cut at " << cut;
        ASSERT_EQ(recovery.dropped, cut - kept) << "cut at " << cut;
        ASSERT_FALSE(recovery.damage) << "cut at " << cut;
    }
}

TEST(RecordLogDamageTest, ZerosWhereTheLastBytesDidNotReachTheDiskAreNoDamage)
{
    const auto logs = growingLogs(someRecords());
    for (const std::size_t zeros : {1U, 12U, 13U, 21U, 22U, 5'000U}) {
        const auto recovery = recovered(logs.back() + std::string(zeros, '\0'));
        EXPECT_EQ(recovery.records, someRecords());
        EXPECT_EQ(recovery.dropped, zeros);
        EXPECT_FALSE(recovery.damage);
        EXPECT_TRUE(recovered(std::string(zeros, '\0')).records.empty());
    }
}

TEST(RecordLogDamageTest, AFlippedBitAnywhereGivesNoWrongRecordAndLosesNoByte)
{
    const auto logs = growingLogs(someRecords());
    const std::string& all = logs.back();
    for (std::size_t bit = 0; bit < 8 * all.size(); ++bit) {
        std::string bytes = all;
        bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
        const auto recovery = recovered(bytes);
        if (!recovery.opened) { // a bit of the version
            ASSERT_EQ(recovery.opened.error().code, JournalProblem::TooNew) << "bit " << bit;
            ASSERT_LT(bit / 8, logs[0].size());
            continue;
        }
        std::size_t before = 0;
        while (logs[before].size() <= bit / 8)
            ++before;
        ASSERT_EQ(recovery.records, firstOf(someRecords(), before == 0 ? 0 : before - 1)) << "bit " << bit;
        ASSERT_TRUE(recovery.damage) << "bit " << bit << ": what follows was whole, and is not merely torn";
    }
}

TEST(RecordLogDamageTest, ARecordMissingDoubledOrOutOfOrderEndsTheLog)
{
    const auto logs = growingLogs(someRecords());
    std::vector<std::string> records;
    for (std::size_t i = 1; i < logs.size(); ++i)
        records.push_back(logs[i].substr(logs[i - 1].size()));
    const auto join = [&](std::vector<std::size_t> order) {
        std::string bytes = logs[0];
        for (const auto i : order)
            bytes += records[i];
        return recovered(bytes).records;
    };
    EXPECT_EQ(join({0, 1, 2}), firstOf(someRecords(), 3));
    EXPECT_EQ(join({0, 1, 3, 4}), firstOf(someRecords(), 2)) << "missing";
    EXPECT_EQ(join({0, 1, 1, 2}), firstOf(someRecords(), 2)) << "doubled";
    EXPECT_EQ(join({0, 2, 1, 3}), firstOf(someRecords(), 1)) << "out of order";
    EXPECT_EQ(join({5, 6}), Records()) << "the same type and payload, in another place";
    EXPECT_TRUE(recovered(logs[2] + logs[2]).damage) << "a whole log twice";
}

RC_GTEST_PROP(RecordLogDamageTest, WhateverIsDoneToItsBytesAPrefixComesBackOrAProblem, ())
{
    std::string bytes = bytesOfLog(someRecords());
    for (int changes = *rc::gen::inRange(1, 5); changes > 0; --changes) {
        const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size() + 1);
        const auto count = *rc::gen::inRange<std::size_t>(0, bytes.size() - at + 1);
        const auto other = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
        switch (*rc::gen::inRange(0, 3)) {
        case 0:
            bytes.replace(at, std::min(count, other.size()), other);
            break;
        case 1:
            bytes.erase(at, count);
            break;
        default:
            bytes.insert(*rc::gen::inRange<std::size_t>(0, bytes.size() + 1), bytes.substr(at, count));
        }
    }
    const auto recovery = recovered(bytes);
    RC_ASSERT(!recovery.opened || isPrefix(recovery.records, someRecords()));
    RC_ASSERT(!testing::Test::HasFailure());
}

TEST(RecordLogDamageTest, ALogOfANewerVersionIsRefusedAndNotTouched)
{
    for (const std::string version : {"2", "10", "4000000000"}) {
        const auto recovery = recovered("Arcwright log " + version + "\nwhatever they write then");
        ASSERT_FALSE(recovery.opened.has_value());
        EXPECT_EQ(recovery.opened.error().code, JournalProblem::TooNew);
        EXPECT_EQ(recovery.opened.error().arguments, (std::vector<std::string>{version, "1"}));
    }
    for (const std::string header : {"Arcwright log 0\n", "Arcwright log \n", "Arcwright log 99999999999\n",
             "Arcwright log 2", "Arcwright log 1 \n", "arcwright log 1\n", "something else entirely, of some length"}) {
        const auto recovery = recovered(header);
        EXPECT_TRUE(recovery.opened.has_value()) << header;
        EXPECT_TRUE(recovery.damage) << header;
    }
}

TEST(RecordLogDamageTest, WhatIsKeptAsideIsAddedToWhatWasKeptBefore)
{
    const TemporaryFolder folder;
    const auto path = folder.file("log");
    for (const std::string wrong : {"one wrong thing after it, ", "and another wrong thing"}) {
        {
            auto log = openedLog(path);
            append(log, {{1, "x"}});
        }
        test::writeBytes(path, readBytes(path) + wrong);
        EXPECT_TRUE(openedLog(path).damage());
    }
    EXPECT_EQ(readBytes(path + ".torn"), "one wrong thing after it, and another wrong thing");
}

TEST(RecordLogDamageTest, WhereNothingCanBeKeptAsideNothingIsOverwritten)
{
    const TemporaryFolder folder;
    const std::string bytes = bytesOfLog(someRecords()) + "this is no torn record";
    const auto path = folder.write("log", bytes);
    std::filesystem::create_directory(path + ".torn");
    {
        auto log = openedLog(path);
        EXPECT_EQ(log.takeRecords(), someRecords());
        EXPECT_EQ(log.damage(), problemOf(JournalProblem::Damaged, path, {"22", path}));
        const auto expected = writingProblem(path + ".torn", EISDIR);
        EXPECT_EQ(log.append(1, "x").error(), expected);
        EXPECT_EQ(log.rewrite({}).error(), expected);
    }
    EXPECT_EQ(readBytes(path), bytes);
}

} // namespace record_log_damage_test
} // namespace arcwright
