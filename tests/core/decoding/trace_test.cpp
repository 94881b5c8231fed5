// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/eisner_span.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/restarts.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace trace_test {

using namespace test;

/// Replays steps forward and then backward: what is seen after k steps must not depend on the direction. Returns the
/// state after the last.
template <class State, class Step>
State replay(State state, const std::vector<Step>& steps)
{
    std::vector<State> forward{state};
    for (const Step& step : steps) {
        state.apply(step);
        forward.push_back(state);
    }
    const State end = state;
    for (std::size_t left = steps.size(); left > 0; --left) {
        state.revert(steps[left - 1]);
        EXPECT_EQ(state, forward[left - 1]) << "step " << left << " of " << steps.size();
    }
    return end;
}

/// The chart that steps describe: each item is the best of its splits, the splits are made of items reported before.
void expectSoundChart(const std::vector<ChartStep>& steps, bool secondOrder)
{
    ChartState state(20);
    for (const ChartStep& step : steps) {
        if (const auto* completed = std::get_if<ItemCompleted>(&step)) {
            ASSERT_FALSE(completed->splits.empty());
            bool found = false;
            for (const ChartSplit& split : completed->splits) {
                EXPECT_LE(split.score, completed->score);
                if (!found && split.score == completed->score) { // of equals, the first
                    EXPECT_EQ(split.at, completed->split);
                    found = true;
                }
                if (split.score == forbiddenScore)
                    continue;
                for (const ChartItem& part : {split.first, split.second})
                    EXPECT_TRUE(part.left == part.right || state.cells().contains(part));
            }
            EXPECT_TRUE(found);
            EXPECT_TRUE(secondOrder || completed->item.kind != ChartItemKind::Sibling);
        }
        state.apply(step);
    }
}

template <class Decoder, class Scores>
void expectChartTrace(const Scores& scores, bool secondOrder)
{
    for (const RootPolicy policy : rootPolicies) {
        Decoder decoder;
        Heads heads;
        Heads traced;
        ChartRecorder recorder;
        const auto score = decoder.decode(scores, policy, heads);
        EXPECT_EQ(decoder.decode(scores, policy, traced, recorder), score);
        EXPECT_EQ(traced, heads);
        const ChartState end = replay(ChartState(scores.words()), recorder.steps());
        EXPECT_EQ(end.heads(), heads);
        if (scores.words() == 0)
            continue;
        const auto& last = std::get<ChartFinished>(recorder.steps().back());
        EXPECT_EQ(last.found, score.has_value());
        if (score) {
            EXPECT_EQ(last.score, *score);
        }
        expectSoundChart(recorder.steps(), secondOrder);
        ChartRecorder brief(TraceDetail::Steps);
        decoder.decode(scores, policy, traced, brief);
        ASSERT_EQ(brief.steps().size(), recorder.steps().size());
        if (const auto* first = std::get_if<ItemCompleted>(&brief.steps().front())) {
            EXPECT_TRUE(first->splits.empty());
        }
    }
}

TEST(TraceTest, ReplayingEisnersStepsGivesItsTree)
{
    Random random(1);
    for (int round = 0; round < 60; ++round)
        expectChartTrace<Eisner>(
            randomScores(static_cast<int>(random.below(12)), 1 + round % 3, random.below(50), random), false);
}

TEST(TraceTest, ReplayingTheSecondOrderStepsGivesItsTree)
{
    Random random(2);
    for (std::uint64_t round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(static_cast<int>(random.below(12)), 2, random.below(50), random);
        expectChartTrace<Eisner2>(secondOrder(arcs, SiblingFunction{round, 2, random.below(20)}), true);
    }
}

TEST(TraceTest, ReplayingContractionsGivesTheTree)
{
    Random random(3);
    int cycles = 0;
    for (int round = 0; round < 200; ++round) {
        const ArcScores scores = randomScores(static_cast<int>(random.below(12)), 3, random.below(60), random);
        for (const RootPolicy policy : rootPolicies) {
            ChuLiuEdmonds decoder;
            Heads heads;
            Heads traced;
            ContractionRecorder recorder;
            const auto score = decoder.decode(scores, policy, heads);
            EXPECT_EQ(decoder.decode(scores, policy, traced, recorder), score);
            EXPECT_EQ(traced, heads);
            const ContractionState end = replay(ContractionState(scores.words()), recorder.steps());
            const auto& last = std::get<ContractionFinished>(recorder.steps().back());
            EXPECT_EQ(last.found, score.has_value());
            if (score) {
                EXPECT_EQ(end.heads(), heads);
                EXPECT_EQ(last.score, *score);
            }
            for (const ContractionStep& step : recorder.steps())
                cycles += std::holds_alternative<CycleContracted>(step) ? 1 : 0;
        }
    }
    EXPECT_GT(cycles, 100);
}

TEST(TraceTest, AContractionShowsItsNewScores)
{
    // 1 and 2 like each other best; the root's arc to 2 costs the cycle less than the one to 1.
    ArcScores scores(2);
    scores.at(1, 2) = 10;
    scores.at(2, 1) = 8;
    scores.at(kRoot, 1) = 3;
    scores.at(kRoot, 2) = 6;
    ChuLiuEdmonds decoder;
    Heads heads;
    ContractionRecorder recorder;
    ASSERT_EQ(decoder.decode(scores, RootPolicy::Many, heads, recorder), 14.0);
    EXPECT_EQ(heads, (Heads{kNoHead, 2, 0}));
    const auto& steps = recorder.steps();
    ASSERT_EQ(steps.size(), 9U); // two greedy heads, found, contracted, greedy, expanded, two settled, finished
    EXPECT_EQ(std::get<CycleFound>(steps[2]).cycle, (std::vector<int>{1, 2}));
    const auto& contracted = std::get<CycleContracted>(steps[3]);
    EXPECT_EQ(contracted.entering, (std::vector<EnteringArc>{{kRoot, 2, -4}}));
    const auto& expanded = std::get<CycleExpanded>(steps[5]);
    EXPECT_EQ(expanded.opened, 2);
    EXPECT_EQ(expanded.dropped, (EnteringArc{1, 2, 10}));
}

TEST(TraceTest, StepsTakeNoMoreMemoryThanTheyMay)
{
    Random random(7);
    const ArcScores scores = randomScores(30, 2, 0, random);
    Heads heads;
    ChartRecorder whole;
    Eisner().decode(scores, RootPolicy::Single, heads, whole);
    std::size_t bytes = 0;
    for (const ChartStep& step : whole.steps())
        bytes += sizeof(ChartStep) + bytesBeside(step);
    EXPECT_GT(bytes, whole.steps().size() * sizeof(ChartStep)) << "the splits count, too";

    ChartRecorder enough(TraceDetail::Everything, bytes);
    EXPECT_NO_THROW(Eisner().decode(scores, RootPolicy::Single, heads, enough));
    EXPECT_EQ(enough.takeSteps().size(), whole.steps().size());
    ChartRecorder tooLittle(TraceDetail::Everything, bytes - 1);
    EXPECT_THROW(Eisner().decode(scores, RootPolicy::Single, heads, tooLittle), std::bad_alloc);
}

class NoFeatures : public SpanScorer {
public:
    SpanArc score(int, int, const SpanInside&) override { return {}; }
};

TEST(TraceTest, ReplayingTheStepsOfEisnerSpanGivesItsTree)
{
    Random random(4);
    for (int round = 0; round < 40; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(10)), 2, random.below(50), random);
        for (const RootPolicy policy : rootPolicies) {
            EisnerSpan decoder;
            NoFeatures none;
            Heads heads;
            std::vector<std::int16_t> relations;
            ChartRecorder recorder;
            const bool found = decoder.decode(scores, none, policy, heads, relations, recorder).has_value();
            EXPECT_EQ(replay(ChartState(scores.words()), recorder.steps()).heads(), heads);
            EXPECT_EQ(std::get<ChartFinished>(recorder.steps().back()).found, found);
            expectSoundChart(recorder.steps(), false);
        }
    }
}

/// Each step's move was among those weighed before it, with its gain, and none gained more.
void expectSoundMoves(const std::vector<MoveStep>& steps)
{
    const MovesWeighed* weighed = nullptr;
    double score = 0;
    for (const MoveStep& step : steps) {
        if (const auto* options = std::get_if<MovesWeighed>(&step))
            weighed = options;
        if (const auto* started = std::get_if<ClimbStarted>(&step))
            score = started->score;
        const auto* made = std::get_if<MoveMade>(&step);
        if (made == nullptr)
            continue;
        ASSERT_NE(weighed, nullptr);
        EXPECT_TRUE(std::any_of(weighed->options.begin(), weighed->options.end(), [&](const MoveOption& option) {
            return option.move == made->move && option.gain == made->gain && option.verdict == MoveVerdict::Possible;
        }));
        EXPECT_TRUE(std::none_of(weighed->options.begin(), weighed->options.end(), [&](const MoveOption& option) {
            return option.verdict == MoveVerdict::Possible && option.gain > made->gain;
        }));
        EXPECT_EQ(made->score, score + made->gain);
        score = made->score;
    }
}

TEST(TraceTest, ReplayingMovesGivesTheTree)
{
    Random random(5);
    HillClimbing decoder;
    for (std::uint64_t round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(static_cast<int>(random.below(12)), 50, random.below(50), random);
        const SecondOrderScores scores = secondOrder(arcs, SiblingFunction{round, 50, 0});
        for (const RootPolicy policy : rootPolicies) {
            Heads heads;
            Heads traced;
            MoveRecorder recorder;
            const ClimbSettings settings{ClimbStart::NonProjective, static_cast<int>(round % 3)};
            const auto result = decoder.decode(scores, policy, settings, heads);
            ASSERT_EQ(decoder.decode(scores, policy, settings, traced, recorder).has_value(), result.has_value());
            EXPECT_EQ(traced, heads);
            const ClimbState end = replay(ClimbState(), recorder.steps());
            const ClimbEnd last = std::get<ClimbFinished>(recorder.steps().back()).end;
            EXPECT_EQ(last == ClimbEnd::NoStart, !result.has_value());
            if (!result)
                continue;
            EXPECT_EQ(last == ClimbEnd::MoveLimit, result->limitReached);
            EXPECT_EQ(headsOfArcs(end.arcs(), scores.words()), heads);
            EXPECT_EQ(end.score(), result->score);
            expectSoundMoves(recorder.steps());
        }
    }
}

TEST(TraceTest, TheEndOfClimbingTellsThePriceThatNoMoveIsWorth)
{
    Random random(7);
    HillClimbing decoder;
    ClimbSettings settings;
    settings.price = 20;
    int held = 0; // climbs that the price ended
    for (std::uint64_t round = 0; round < 40; ++round) {
        const ArcScores arcs = randomScores(8, 50, 50, random);
        Heads heads;
        MoveRecorder recorder;
        if (!decoder.decode(
                secondOrder(arcs, SiblingFunction{round, 50, 0}), RootPolicy::Many, settings, heads, recorder))
            continue;
        const auto& steps = recorder.steps();
        const auto& finished = std::get<ClimbFinished>(steps.back());
        EXPECT_EQ(finished.price, settings.price);
        const auto& weighed = std::get<MovesWeighed>(steps[steps.size() - 2]);
        for (const MoveOption& option : weighed.options) {
            if (option.verdict == MoveVerdict::Possible) {
                EXPECT_LE(option.gain, finished.price);
                held += option.gain > 0 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(held, 0) << "else nothing was tested";
}

TEST(TraceTest, ReplayingMovesGivesTheGraph)
{
    Random random(6);
    MultiParent decoder;
    for (std::uint64_t round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(static_cast<int>(random.below(9)), 50, random.below(50), random);
        const SecondOrderScores scores = secondOrder(arcs, SiblingFunction{round, 50, 0});
        for (const RootPolicy policy : rootPolicies) {
            std::vector<Arc> graph;
            std::vector<Arc> traced;
            MoveRecorder recorder;
            const auto result = decoder.decode(scores, policy, {}, {}, graph);
            ASSERT_EQ(decoder.decode(scores, policy, {}, {}, traced, recorder).has_value(), result.has_value());
            EXPECT_EQ(traced, graph);
            const ClimbState end = replay(ClimbState(), recorder.steps());
            EXPECT_EQ(end.arcs(), graph);
            if (result) {
                EXPECT_EQ(end.score(), result->score);
                expectSoundMoves(recorder.steps());
            }
        }
    }
}

TEST(TraceTest, ReplayingRestartsGivesTheBestTree)
{
    Random random(7);
    Restarts decoder;
    for (std::uint64_t round = 0; round < 20; ++round) {
        const ArcScores arcs = randomScores(static_cast<int>(random.below(12)), 50, random.below(40), random);
        const SecondOrderScores scores = secondOrder(arcs, SiblingFunction{round, 50, 0});
        for (const RootPolicy policy : rootPolicies) {
            SecondOrderTreeScorer scorer(scores, policy);
            Heads heads;
            Heads traced;
            MoveRecorder recorder;
            const RestartSettings settings{5, 5, 10, round};
            const auto result = decoder.decode(scores.arcs(), scorer, policy, settings, {}, heads);
            ASSERT_EQ(decoder.decode(scores.arcs(), scorer, policy, settings, {}, traced, recorder).has_value(),
                result.has_value());
            EXPECT_EQ(traced, heads);
            const ClimbState end = replay(ClimbState(), recorder.steps());
            if (!result)
                continue;
            EXPECT_EQ(headsOfArcs(end.arcs(), scores.words()), heads);
            EXPECT_EQ(end.score(), result->score);
        }
    }
}

} // namespace trace_test
} // namespace arcwright
