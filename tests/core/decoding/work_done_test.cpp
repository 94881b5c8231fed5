// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/work_done.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/part_scores.h"
#include "core/treebank/graph.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace work_done_test {

long long countOf(WorkKind kind, const std::vector<WorkCount>& work)
{
    for (const WorkCount& one : work) {
        if (one.kind == kind)
            return one.count;
    }
    ADD_FAILURE() << "not counted";
    return -1;
}

/// The same kinds at every step, and nothing that becomes less.
template <class Step, class... More>
void expectRunsAlong(const std::vector<Step>& steps, More... more)
{
    std::vector<WorkCount> before = workAfter(std::span<const Step>(steps), 0, more...);
    for (const WorkCount& one : before)
        EXPECT_EQ(one.count, 0);
    for (int step = 1; step <= static_cast<int>(steps.size()); ++step) {
        const auto now = workAfter(std::span<const Step>(steps), step, more...);
        ASSERT_EQ(now.size(), before.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            EXPECT_EQ(now[i].kind, before[i].kind);
            EXPECT_GE(now[i].count, before[i].count);
        }
        before = now;
    }
    EXPECT_EQ(workAfter(std::span<const Step>(steps), static_cast<int>(steps.size()) + 5, more...), before);
}

/// What the papers' pseudocode does where nothing is forbidden: its loops, counted.
struct Loops {
    long long items = 0;
    long long splits = 0;
    long long scores = 0;
};

Loops eisnerLoops(int words, RootPolicy root, bool hasSiblings)
{
    Loops loops;
    const int first = root == RootPolicy::Single ? 1 : 0;
    for (int width = 1; width <= words - first; ++width) {
        for (int left = first; left + width <= words; ++left) {
            if (hasSiblings && left > 0 && (first == 0 || left > 1 || left + width < words)) { // some head is outside
                ++loops.items;
                loops.splits += width;
            }
            for (int side = 0; side < 2; ++side) {
                if (left == 0 && side == 1)
                    continue; // no arc goes to the root
                ++loops.items; // with an arc
                loops.splits += width;
                loops.scores += 1 + (hasSiblings ? width : 0);
                ++loops.items; // complete
                loops.splits += width;
            }
        }
    }
    if (first == 1 && words > 0) {
        ++loops.items;
        loops.splits += words;
        loops.scores += words;
    }
    return loops;
}

template <class Decoder, class Scores>
void expectLoops(const Scores& scores, int words, bool hasSiblings, RootPolicy root)
{
    ChartRecorder recorder;
    std::vector<int> heads;
    Decoder().decode(scores, root, heads, recorder);
    const Loops loops = eisnerLoops(words, root, hasSiblings);
    const auto work = workAfter(recorder.steps(), static_cast<int>(recorder.steps().size()), hasSiblings);
    EXPECT_EQ(countOf(WorkKind::Items, work), loops.items) << words;
    EXPECT_EQ(countOf(WorkKind::Splits, work), loops.splits) << words;
    EXPECT_EQ(countOf(WorkKind::Scores, work), loops.scores) << words;
    expectRunsAlong(recorder.steps(), hasSiblings);
}

TEST(WorkDoneTest, ChartsTakeWhatTheLoopsOfTheirAlgorithmTake)
{
    for (int words = 1; words <= 7; ++words) {
        const PartScores parts = randomPartScores(words, 7, RootPolicy::Single);
        expectLoops<Eisner>(parts.arcs, words, false, RootPolicy::Single);
        expectLoops<Eisner>(parts.arcs, words, false, RootPolicy::Many);
        for (const RootPolicy root : {RootPolicy::Single, RootPolicy::Many})
            expectLoops<Eisner2>(parts.secondOrder, words, true, root);
    }
}

TEST(WorkDoneTest, ChuLiuEdmondsComparesTheArcsIntoEveryNode)
{
    ArcScores scores(2); // 1 and 2 would be each other's heads
    scores.at(0, 1) = 1;
    scores.at(0, 2) = 2;
    scores.at(1, 2) = 9;
    scores.at(2, 1) = 9;
    ContractionRecorder recorder;
    std::vector<int> heads;
    ChuLiuEdmonds().decode(scores, RootPolicy::Many, heads, recorder);
    const auto work = workAfter(recorder.steps(), static_cast<int>(recorder.steps().size()), 2);
    // Two arcs into each word; the root's into both members; the one that is left into the cycle.
    EXPECT_EQ(countOf(WorkKind::Scores, work), 2 + 2 + 2 + 1);
    EXPECT_EQ(countOf(WorkKind::Cycles, work), 1);
    const auto& steps = recorder.steps();
    const auto found = std::find_if(
        steps.begin(), steps.end(), [](const auto& step) { return std::holds_alternative<CycleFound>(step); });
    ASSERT_NE(found, steps.end());
    EXPECT_EQ(countOf(WorkKind::Cycles, workAfter(steps, static_cast<int>(found - steps.begin()) + 1, 2)), 1)
        << "it counts when it is named, not when it becomes a node";
    expectRunsAlong(recorder.steps(), 2);
}

TEST(WorkDoneTest, ClimbsWeighEveryHeadOfEveryWord)
{
    constexpr int words = 6;
    const PartScores parts = randomPartScores(words, 3, RootPolicy::Many);
    ClimbSettings settings;
    settings.price = 0;
    MoveRecorder recorder;
    std::vector<int> heads;
    HillClimbing().decode(parts.secondOrder, RootPolicy::Many, settings, heads, recorder);
    long long weighed = 0;
    long long possible = 0;
    long long moves = 0;
    ClimbState state;
    for (const MoveStep& step : recorder.steps()) {
        if (std::holds_alternative<MovesWeighed>(step)) {
            const std::vector<int> now = headsOfArcs(state.arcs(), words);
            for (int word = 1; word <= words; ++word) {
                for (int head = 0; head <= words; ++head) {
                    if (head == word)
                        continue;
                    ++weighed;
                    std::vector<int> other = now;
                    other[static_cast<std::size_t>(word)] = head;
                    possible += other != now && isTree(other) ? 1 : 0;
                }
            }
        }
        moves += std::holds_alternative<MoveMade>(step) ? 1 : 0;
        state.apply(step);
    }
    ASSERT_GT(moves, 0);
    const auto work = workAfter(recorder.steps(), static_cast<int>(recorder.steps().size()));
    EXPECT_EQ(countOf(WorkKind::Weighed, work), weighed);
    EXPECT_EQ(countOf(WorkKind::Scores, work), possible);
    EXPECT_EQ(countOf(WorkKind::Moves, work), moves);
    expectRunsAlong(recorder.steps());
}

TEST(WorkDoneTest, GamesAreQuestionsAndCandidatesAreScores)
{
    const std::vector<BunsetsuStep> games{
        GamePlayed{1, 2, 3, 1}, GamePlayed{1, 3, 4, -1}, BunsetsuAttached{1, 3, false}, BunsetsuFinished{true}};
    EXPECT_EQ(countOf(WorkKind::Questions, workAfter(games, 4)), 2);
    expectRunsAlong(games);
    const std::vector<BunsetsuStep> weighed{
        CandidatesWeighed{1, {{2, 0.5}, {3, 0.5}}}, BunsetsuAttached{1, 3, false}, BunsetsuFinished{true}};
    EXPECT_EQ(countOf(WorkKind::Scores, workAfter(weighed, 3)), 2);
    expectRunsAlong(weighed);
}

} // namespace work_done_test
} // namespace arcwright
