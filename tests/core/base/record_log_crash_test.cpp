// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <unistd.h>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/base/record_log.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/record_logs.h"

namespace arcwright {
namespace record_log_crash_test {

using test::ChildProcess;
using test::openedLog;
using test::Records;
using test::recordsIn;
using test::TemporaryFolder;

/// Record `number` of all that are ever appended, of a size of its own.
LogRecord numbered(std::uint64_t number)
{
    Random random(number);
    std::string payload = std::to_string(number) + ' ';
    payload.append(random.below(2'000), static_cast<char>(random.below(256)));
    return {static_cast<std::uint8_t>(number), std::move(payload)};
}

std::uint64_t numberOf(const LogRecord& record)
{
    return std::stoull(record.payload);
}

/// Goes on with the log where it ends, telling each number when its append has returned, for ever. Now and then all but
/// the last ten records are dropped.
void appendForEver(const std::string& path, const ChildProcess::Reports& reports)
{
    auto log = openedLog(path);
    Records last = log.takeRecords();
    for (std::uint64_t number = last.empty() ? 0 : numberOf(last.back()) + 1;; ++number) {
        last.push_back(numbered(number));
        if (!log.append(last.back().type, last.back().payload))
            ::_exit(5);
        reports.tell(number);
        if (number % 100 == 99) {
            last.erase(last.begin(), last.end() - std::min<std::ptrdiff_t>(10, std::ssize(last)));
            if (!log.rewrite(last))
                ::_exit(6);
        }
    }
}

TEST(RecordLogCrashTest, WhateverWasAppendedIsThereAfterAKillAtAnyMoment)
{
    const TemporaryFolder folder;
    const auto path = folder.file("log");
    constexpr std::uint64_t mostBetweenKills = 100; // counted, for machines append at speeds of their own
    Random random(1);
    std::uint64_t appended = 0;
    for (int kill = 0; kill < 40; ++kill) {
        ChildProcess child([&](const ChildProcess::Reports& reports) { appendForEver(path, reports); });
        auto told = child.report();
        for (std::uint64_t more = random.below(mostBetweenKills); told && more > 0; --more)
            told = child.report();
        ASSERT_TRUE(told.has_value());
        ::usleep(random.below(1'000)); // into the middle of something
        ::kill(child.id(), SIGKILL);
        for (auto number = told; number; number = child.report())
            appended = *number;
        child.status();

        const auto log = recordsIn(path);
        ASSERT_FALSE(log.empty());
        ASSERT_GE(numberOf(log.back()), appended);
        ASSERT_LE(numberOf(log.back()), appended + 1) << "at most the one whose append had not returned";
        const std::uint64_t from = numberOf(log.front());
        ASSERT_TRUE(from == 0 || log.size() >= 10);
        for (std::size_t i = 0; i < log.size(); ++i)
            ASSERT_EQ(log[i], numbered(from + i)) << "none is missing or wrong";
    }
    EXPECT_GT(appended, 1'000U) << "so that much was dropped by rewriting it";
    EXPECT_FALSE(std::filesystem::exists(path + ".torn"));
}

} // namespace record_log_crash_test
} // namespace arcwright
