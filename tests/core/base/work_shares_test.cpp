// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/work_shares.h"

#include <filesystem>
#include <mutex>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/base/file_problems.h"
#include "core/base/kept_shares.h"
#include "core/base/share_problems.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace work_shares_test {

/// A work that notes what is asked of it.
struct Work {
    explicit Work(std::size_t count, bool inOrder = false)
    {
        list.count = count;
        list.inOrder = inOrder;
        list.work = [this](std::size_t share, const ProgressSink& progress, const std::stop_token&) {
            {
                const std::scoped_lock lock(mutex);
                worked.insert(share);
            }
            if (progress)
                progress({1, 2});
            return share == broken ? Result<std::string>(failure(FileProblem::DiskFull, "x"))
                                   : Result<std::string>(bytesOf(share));
        };
        list.take = [this](std::size_t share, const std::string& bytes) -> Result<void> {
            taken.push_back(share);
            EXPECT_EQ(bytes, bytesOf(share));
            return {};
        };
    }
    /// Of all byte values, and of different lengths.
    static std::string bytesOf(std::size_t share)
    {
        std::string bytes;
        for (std::size_t i = 0; i < 3 * share; ++i)
            bytes += static_cast<char>(i * 37 + share);
        return bytes;
    }
    std::multiset<std::size_t> takenOnes() const { return {taken.begin(), taken.end()}; }

    ShareList list;
    std::mutex mutex;
    std::multiset<std::size_t> worked;
    std::vector<std::size_t> taken;
    std::size_t broken = SIZE_MAX;
};

std::multiset<std::size_t> upTo(std::size_t count, std::size_t first = 0)
{
    std::multiset<std::size_t> all;
    for (std::size_t i = first; i < count; ++i)
        all.insert(i);
    return all;
}

std::vector<std::size_t> inOrder(std::size_t count, std::size_t first = 0)
{
    const auto all = upTo(count, first);
    return {all.begin(), all.end()};
}

TEST(WorkSharesTest, ThreadsDoEachShareOnceAndReachAHundredPercent)
{
    for (const unsigned threads : {1U, 2U, 7U}) {
        Work work(20);
        Progress last;
        ASSERT_TRUE(ThreadShares(threads).run(work.list, [&](const Progress& now) { last = now; }, {}));
        EXPECT_EQ(work.worked, upTo(20));
        EXPECT_EQ(work.takenOnes(), upTo(20));
        EXPECT_EQ(last.done, last.total);
    }
}

TEST(WorkSharesTest, OrderIsKeptWhereItMatters)
{
    for (const unsigned threads : {1U, 3U}) {
        Work work(50, true);
        work.list.first = 4;
        ASSERT_TRUE(ThreadShares(threads).run(work.list, {}, {}));
        EXPECT_EQ(work.taken, inOrder(50, 4));
    }
}

TEST(WorkSharesTest, AProblemOfAShareEndsTheWork)
{
    Work work(20, true);
    work.broken = 5;
    const auto done = ThreadShares(2).run(work.list, {}, {});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, FileProblem::DiskFull);
    EXPECT_LE(work.taken.size(), 5);
}

TEST(WorkSharesTest, StoppedWorkIsCancelled)
{
    Work work(20);
    std::stop_source stop;
    stop.request_stop();
    const auto done = ThreadShares(2).run(work.list, {}, stop.get_token());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, JobProblem::Cancelled);
}

TEST(KeptSharesTest, WhatWasBrokenOffGoesOn)
{
    const test::TemporaryFolder folder;
    const std::string kept = folder.file("kept");
    ThreadShares threads(2);
    ThreadShares one(1);
    Work broken(9, true);
    broken.broken = 6;
    const KeptShares::Plan plan{17, {}, kept, 0, 1, false, {}};
    ASSERT_FALSE(KeptShares(plan, one).run(broken.list, {}, {}));
    Work again(9, true);
    KeptShares shares(plan, threads);
    ASSERT_TRUE(shares.run(again.list, {}, {}));
    EXPECT_EQ(again.taken, inOrder(9));
    EXPECT_EQ(shares.found() + shares.done(), 9);
    EXPECT_EQ(again.worked.size(), shares.done());
    EXPECT_EQ(shares.found(), 6) << "those before the broken one";
    Work third(9, true);
    ASSERT_TRUE(KeptShares(plan, threads).run(third.list, {}, {}));
    EXPECT_TRUE(third.worked.empty());
    EXPECT_EQ(third.taken, inOrder(9));
}

TEST(KeptSharesTest, AnyDivisionGivesTheSame)
{
    rc::check([] {
        const auto count = *rc::gen::inRange<std::size_t>(1, 12);
        const auto parts = *rc::gen::inRange<std::size_t>(2, 5);
        const bool isOrdered = *rc::gen::arbitrary<bool>();
        const test::TemporaryFolder folder(test::folderInMemory());
        ThreadShares threads(2);
        std::vector<std::string> folders;
        for (std::size_t part = 0; part < parts; ++part) {
            folders.push_back(folder.file("part" + std::to_string(part)));
            Work work(count, isOrdered);
            const auto done
                = KeptShares({5, {}, folders.back(), part, parts, false, {}}, threads).run(work.list, {}, {});
            RC_ASSERT(!done && done.error().code == ShareProblem::Missing);
            RC_ASSERT(work.taken.empty());
            RC_ASSERT(work.worked.size() == (count + parts - 1 - part) / parts);
        }
        Work merged(count, isOrdered);
        RC_ASSERT(KeptShares({5, folders, {}, 0, 1, true, {}}, threads).run(merged.list, {}, {}).has_value());
        RC_ASSERT(merged.worked.empty());
        RC_ASSERT(merged.takenOnes() == upTo(count));
        RC_ASSERT(!isOrdered || merged.taken == inOrder(count));
    });
}

TEST(KeptSharesTest, MergingNamesWhatIsMissingOrOfOtherWork)
{
    const test::TemporaryFolder folder;
    const std::string kept = folder.file("kept");
    ThreadShares threads(1);
    Work work(5);
    ASSERT_FALSE(KeptShares({5, {}, kept, 1, 2, false, {}}, threads).run(work.list, {}, {}));
    const auto incomplete = KeptShares({5, {kept}, {}, 0, 1, true, {}}, threads).run(work.list, {}, {});
    ASSERT_FALSE(incomplete);
    EXPECT_EQ(incomplete.error(), (Problem{ShareProblem::Missing, {}, 0, 0, {"3", "5", "1, 3, 5"}}));
    const auto other = KeptShares({6, {kept}, {}, 0, 1, true, {}}, threads).run(work.list, {}, {});
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().code, ShareProblem::OfOtherWork);
    const auto nowhere = KeptShares({5, {folder.file("none")}, {}, 0, 1, true, {}}, threads).run(work.list, {}, {});
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().code, FileProblem::NotFound);
}

TEST(KeptSharesTest, NoDamagedFileIsTakenForAShare)
{
    const test::TemporaryFolder folder(test::folderInMemory());
    const std::string kept = folder.file("kept");
    ThreadShares threads(1);
    Work work(3, true);
    ASSERT_TRUE(KeptShares({5, {}, kept, 0, 1, false, {}}, threads).run(work.list, {}, {}));
    const std::string path = kept + '/' + shareFileName(5, 2);
    const std::string whole = test::readBytes(path);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        test::writeBytes(path, whole.substr(0, length));
        Work again(3, true);
        const auto done = KeptShares({5, {kept}, {}, 0, 1, true, {}}, threads).run(again.list, {}, {});
        ASSERT_FALSE(done) << length;
        EXPECT_EQ(done.error().file, path);
    }
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string other = whole;
        other[at] = static_cast<char>(other[at] ^ 1);
        test::writeBytes(path, other);
        Work again(3, true);
        EXPECT_FALSE(KeptShares({5, {kept}, {}, 0, 1, true, {}}, threads).run(again.list, {}, {})) << at;
    }
    std::filesystem::rename(kept + '/' + shareFileName(5, 1), path);
    Work exchanged(3, true);
    EXPECT_FALSE(KeptShares({5, {}, kept, 0, 1, false, {}}, threads).run(exchanged.list, {}, {}));
}

} // namespace work_shares_test
} // namespace arcwright
