// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks that are threads of this process, of which some fall silent in the middle of what they say.
#include "app/cluster/crew.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>
#include <numeric>
#include <random>
#include <thread>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"

namespace arcwright::cluster {
namespace crew_test {

/// The wires between them.
struct Network {
    explicit Network(int ranks) : boxes(static_cast<std::size_t>(ranks)), isDead(static_cast<std::size_t>(ranks)) { }

    std::mutex mutex;
    std::vector<std::deque<Exchange::Piece>> boxes; ///< by rank
    std::vector<std::atomic<bool>> isDead; ///< whose pieces get lost
};

class Wire final : public Exchange {
public:
    /// `pieces`: after so many the rank is dead; negative: never.
    Wire(Network& network, int rank, int pieces = -1) : m_network(network), m_rank(rank), m_left(pieces) { }

    int rank() const override { return m_rank; }
    int ranks() const override { return static_cast<int>(m_network.boxes.size()); }
    void send(int to, std::string_view piece) override
    {
        EXPECT_LE(piece.size(), largestPiece);
        std::atomic<bool>& isDead = m_network.isDead[static_cast<std::size_t>(m_rank)];
        isDead = isDead || m_left == 0;
        if (isDead)
            return;
        --m_left;
        const std::scoped_lock lock(m_network.mutex);
        m_network.boxes[static_cast<std::size_t>(to)].push_back({m_rank, std::string(piece)});
    }
    std::optional<Piece> receive() override
    {
        const std::scoped_lock lock(m_network.mutex);
        auto& box = m_network.boxes[static_cast<std::size_t>(m_rank)];
        if (box.empty() || m_network.isDead[static_cast<std::size_t>(m_rank)])
            return std::nullopt;
        Piece piece = std::move(box.front());
        box.pop_front();
        return piece;
    }
    void leave(bool together) override { leftTogether = together; }

    std::optional<bool> leftTogether;

private:
    Network& m_network;
    int m_rank;
    int m_left;
};

std::string bytesOf(std::size_t share)
{
    std::string bytes(share * 997, '\0'); // some of many pieces
    std::iota(bytes.begin(), bytes.end(), static_cast<char>(share));
    return bytes;
}

struct Job {
    int ranks = 3;
    std::size_t shares = 12;
    std::size_t first = 0;
    bool inOrder = true;
    std::vector<int> piecesOf = {}; ///< by rank, after which it is dead
    std::optional<std::size_t> failing = {}; ///< a share that helpers cannot do
    std::optional<std::size_t> broken = {}; ///< a share that nobody can do
    std::optional<int> otherWork = {}; ///< a rank
    unsigned threads = 1;
    bool isRest = false; ///< the first rank has shares 5, 7, 9, ... alone, which are its 0, 1, 2, ...
};

struct Course {
    Result<void> outcome;
    std::vector<std::size_t> taken;
    std::vector<CrewEvent> events;
    bool together = false;
    std::vector<std::atomic<int>> done; ///< shares, by rank
    double lastProgress = 0;
    bool isSteady = true; ///< progress never went back, unless a rank died
};

/// Runs all ranks to their end.
void run(const Job& job, Course& course)
{
    Network network(job.ranks);
    course.done = std::vector<std::atomic<int>>(static_cast<std::size_t>(job.ranks));
    const auto rankOf = [&](int rank) {
        const bool dies = static_cast<std::size_t>(rank) < job.piecesOf.size();
        Wire wire(network, rank, dies ? job.piecesOf[static_cast<std::size_t>(rank)] : -1);
        CrewSettings settings;
        settings.threads = job.threads;
        // A machine with much to do lets threads wait for long: silence means death only where there is any.
        settings.patience = std::chrono::milliseconds(job.piecesOf.empty() ? 60'000 : 400);
        settings.aliveEvery = std::chrono::milliseconds(20);
        settings.tell = [&](const CrewEvent& event) { course.events.push_back(event); };
        // Nobody sees a process here: that a rank is dead shows in its silence, or to itself.
        settings.hasEnded = [&network, rank](const ProcessName&) {
            return rank > 0 && network.isDead[static_cast<std::size_t>(rank)];
        };
        ShareList list;
        list.count = job.shares;
        list.first = job.first;
        list.inOrder = job.inOrder;
        const auto numberOf = [](std::size_t share) { return 5 + 2 * share; };
        list.work = [&, rank](std::size_t given, const ProgressSink& progress, const std::stop_token&) {
            const std::size_t share = job.isRest && rank == 0 ? numberOf(given) : given;
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            progress({1, 2});
            ++course.done[static_cast<std::size_t>(rank)];
            const bool isBroken = share == job.broken || (share == job.failing && rank > 0);
            return isBroken ? Result<std::string>(failure(FileProblem::DiskFull, "x"))
                            : Result<std::string>(bytesOf(share));
        };
        list.take = [&, rank](std::size_t share, const std::string& bytes) -> Result<void> {
            EXPECT_EQ(rank, 0);
            EXPECT_TRUE(bytes == bytesOf(job.isRest ? numberOf(share) : share));
            course.taken.push_back(share);
            return {};
        };
        Crew crew(wire, settings);
        std::vector<std::size_t> rest;
        for (std::size_t share = 0; share < job.shares && job.isRest; ++share)
            rest.push_back(numberOf(share));
        if (rank == 0)
            crew.setNumbers(rest);
        crew.setWork(rank == job.otherWork ? 6 : 5);
        const auto sink = [&](const Progress& now) {
            course.lastProgress = static_cast<double>(now.done) / static_cast<double>(now.total);
        };
        const auto outcome = crew.run(list, rank == 0 ? ProgressSink(sink) : ProgressSink(), {});
        crew.end();
        if (rank > 0) {
            EXPECT_FALSE(outcome);
            return;
        }
        course.outcome = outcome;
        course.together = wire.leftTogether.value_or(false);
    };
    std::vector<std::jthread> helpers;
    for (int rank = 1; rank < job.ranks; ++rank)
        helpers.emplace_back(rankOf, rank);
    rankOf(0);
}

std::vector<std::size_t> numbers(std::size_t count, std::size_t first = 0)
{
    std::vector<std::size_t> all(count - first);
    std::iota(all.begin(), all.end(), first);
    return all;
}

std::vector<std::size_t> sorted(std::vector<std::size_t> values)
{
    std::sort(values.begin(), values.end());
    return values;
}

int count(const Course& course, CrewEvent::Kind kind)
{
    return static_cast<int>(std::count_if(
        course.events.begin(), course.events.end(), [&](const CrewEvent& event) { return event.kind == kind; }));
}

TEST(CrewTest, AnyNumberOfRanksGivesTheSameInOrder)
{
    for (const int ranks : {1, 2, 3, 5}) {
        Course course;
        run({.ranks = ranks, .shares = 30, .first = 2}, course);
        ASSERT_TRUE(course.outcome);
        EXPECT_EQ(course.taken, numbers(30, 2));
        EXPECT_TRUE(course.together);
        EXPECT_TRUE(course.events.empty());
        int done = 0;
        for (const auto& ofRank : course.done)
            done += ofRank;
        EXPECT_EQ(done, 28) << "each once";
    }
}

TEST(CrewTest, TheRestOfAWorkKeepsItsNumbersElsewhere)
{
    Course course;
    run({.ranks = 3, .shares = 20, .isRest = true}, course);
    ASSERT_TRUE(course.outcome);
    EXPECT_EQ(course.taken, numbers(20));
    EXPECT_GT(course.done[0], 0);
}

TEST(CrewTest, NoSharesNeedNobody)
{
    Course course;
    run({.shares = 0}, course);
    EXPECT_TRUE(course.outcome);
}

TEST(CrewTest, WhatADeadRankWasAtIsDoneAgain)
{
    std::mt19937 random(1);
    for (int round = 0; round < 12; ++round) {
        const int pieces = static_cast<int>(random() % 60); // also in the middle of a message
        Course course;
        run({.ranks = 3, .shares = 24, .inOrder = round % 2 == 0, .piecesOf = {-1, pieces}, .threads = 2}, course);
        ASSERT_TRUE(course.outcome) << pieces;
        EXPECT_EQ(sorted(course.taken), numbers(24)) << pieces;
        EXPECT_TRUE(count(course, CrewEvent::Kind::Died) == 0 || !course.together);
    }
}

TEST(CrewTest, ADeadRankIsToldWithItsShares)
{
    Course course;
    run({.ranks = 2, .shares = 400, .piecesOf = {-1, 30}}, course);
    ASSERT_TRUE(course.outcome);
    EXPECT_EQ(course.taken, numbers(400));
    ASSERT_EQ(count(course, CrewEvent::Kind::Died), 1);
    const auto died = std::find_if(course.events.begin(), course.events.end(),
        [](const CrewEvent& event) { return event.kind == CrewEvent::Kind::Died; });
    EXPECT_EQ(died->rank, 1);
    EXPECT_FALSE(died->host.empty());
    EXPECT_EQ(died->shares.size(), 1);
}

TEST(CrewTest, WhenAllOthersAreDeadTheFirstDoesTheRest)
{
    Course course;
    run({.ranks = 4, .shares = 40, .piecesOf = {-1, 5, 9, 2}}, course);
    ASSERT_TRUE(course.outcome);
    EXPECT_EQ(course.taken, numbers(40));
}

TEST(CrewTest, WhatAnotherRankCannotDoTheFirstDoes)
{
    Course course;
    run({.ranks = 4, .shares = 30, .failing = 1}, course);
    ASSERT_TRUE(course.outcome);
    EXPECT_EQ(course.taken, numbers(30));
}

TEST(CrewTest, AProblemIsThatOfOneProcess)
{
    for (const int ranks : {1, 3}) {
        Course course;
        run({.ranks = ranks, .broken = 4}, course);
        ASSERT_FALSE(course.outcome);
        EXPECT_EQ(course.outcome.error(), (Problem{FileProblem::DiskFull, "x", 0, 0, {}}));
    }
}

TEST(CrewTest, ARankWithOtherFilesTakesNoPart)
{
    Course course;
    run({.ranks = 3, .shares = 300, .otherWork = 2}, course);
    ASSERT_TRUE(course.outcome);
    EXPECT_EQ(course.taken, numbers(300));
    EXPECT_EQ(course.done[2], 0);
    EXPECT_EQ(count(course, CrewEvent::Kind::OfOtherWork), 1);
}

TEST(CrewTest, MessagesOfAnyLengthArriveWhole)
{
    Network network(2);
    Wire first(network, 0);
    Wire second(network, 1);
    Mail sender(first);
    Mail receiver(second);
    for (const std::size_t length : {0U, 1U, 3789U, 3790U, 3791U, 3799U, 3800U, 7589U, 100'000U}) {
        sender.send(1, {Word::Done, length, std::string(length, 'x')});
        const auto heard = receiver.receive();
        ASSERT_TRUE(heard) << length;
        EXPECT_EQ(heard->first, 0);
        EXPECT_EQ(heard->second.number, length);
        EXPECT_EQ(heard->second.bytes, std::string(length, 'x'));
    }
}

TEST(CrewTest, ProcessesAreKnownByMachineAndNumber)
{
    const ProcessName self = thisProcess();
    const ProcessName back = ProcessName::from(self.text());
    EXPECT_EQ(back.text(), self.text());
    EXPECT_FALSE(hasEnded(self, self));
    ProcessName other = self;
    other.process = 4'000'000; // more than Linux gives by default
    EXPECT_TRUE(hasEnded(other, self));
    other.machine = "elsewhere";
    EXPECT_FALSE(hasEnded(other, self)) << "nobody can see that";
}

} // namespace crew_test
} // namespace arcwright::cluster
