// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/cascaded_chunking.h"
#include "core/bunsetsu/head_choices.h"
#include "core/bunsetsu/relative_preference.h"
#include "core/bunsetsu/shift_reduce.h"
#include "core/bunsetsu/tournament.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "tests/core/bunsetsu/random_ranker.h"

namespace arcwright {
namespace parsers_test {

using test::RandomRanker;
using Heads = std::vector<int>;

constexpr int longest = 7;
constexpr std::uint64_t seeds = 40;
constexpr TournamentOrder orders[] = {{false, false}, {false, true}, {true, false}, {true, true}};

std::size_t slot(int bunsetsu)
{
    return static_cast<std::size_t>(bunsetsu);
}

/// Whether an arc can stand beside the ones that are there already.
bool crossesNone(const Heads& heads, int dependent, int head)
{
    for (int other = 1; other < static_cast<int>(heads.size()); ++other) {
        if (heads[slot(other)] > 0 && crosses({head, dependent, {}}, {heads[slot(other)], other, {}}))
            return false;
    }
    return true;
}

/// All head-final projective analyses, by trying out everything.
std::vector<Heads> allAnalyses(int count)
{
    std::vector<Heads> found;
    Heads heads(slot(count) + 1, kNoHead);
    heads.back() = kRoot;
    const std::function<void(int)> choose = [&](int dependent) {
        if (dependent == count) {
            found.push_back(heads);
            return;
        }
        for (int head = dependent + 1; head <= count; ++head) {
            if (!crossesNone(heads, dependent, head))
                continue;
            heads[slot(dependent)] = head;
            choose(dependent + 1);
            heads[slot(dependent)] = kNoHead;
        }
    };
    choose(1);
    return found;
}

bool isHeadFinal(const Heads& heads)
{
    for (std::size_t i = 1; i + 1 < heads.size(); ++i) {
        if (heads[i] <= static_cast<int>(i))
            return false;
    }
    return heads.back() == kRoot;
}

struct Parsed {
    Heads heads;
    int questions = 0;
    std::vector<BunsetsuStep> steps;
};

/// A parser by number: the four tournaments, then sr, cc, relpref.
constexpr int parserCount = 7;

template <class Choices>
Parsed parse(int parser, int count, std::uint64_t seed, Choices choices)
{
    RandomRanker ranker(seed);
    BunsetsuRecorder recorder;
    Parsed run;
    if (parser < 4)
        Tournament(orders[parser], ranker, choices, recorder).parse(count, run.heads);
    else if (parser == 4)
        parseShiftReduce(count, ranker, choices, run.heads, recorder);
    else if (parser == 5)
        parseCascadedChunking(count, ranker, choices, run.heads, recorder);
    else
        parseRelativePreference(count, ranker, choices, run.heads, recorder);
    run.questions = ranker.questions;
    run.steps = recorder.steps();
    return run;
}

/// The tournament as it is told: a ladder among all that cross nothing.
Heads ladder(TournamentOrder order, int count, std::uint64_t seed)
{
    RandomRanker ranker(seed);
    Heads heads(slot(count) + 1, kNoHead);
    heads.back() = kRoot;
    for (int turn = 1; turn < count; ++turn) {
        const int dependent = order.dependentsLeftToRight ? turn : count - turn;
        Heads candidates;
        for (int head = dependent + 1; head <= count; ++head) {
            if (crossesNone(heads, dependent, head))
                candidates.push_back(head);
        }
        if (order.gamesRightToLeft)
            std::reverse(candidates.begin(), candidates.end());
        heads[slot(dependent)]
            = std::accumulate(candidates.begin() + 1, candidates.end(), candidates.front(), [&](int winner, int next) {
                  const int near = std::min(winner, next);
                  const int far = std::max(winner, next);
                  return ranker.farMargin(dependent, near, far) > 0 ? far : near;
              });
    }
    return heads;
}

TEST(TournamentTest, IsTheLadderInAllFourOrders)
{
    for (const TournamentOrder order : orders) {
        for (int count = 1; count <= longest; ++count) {
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                RandomRanker ranker(seed);
                AllHeads choices(count);
                NullTracer nobody;
                Heads heads;
                Tournament(order, ranker, choices, nobody).parse(count, heads);
                ASSERT_EQ(heads, ladder(order, count, seed)) << count << " bunsetsu, seed " << seed;
            }
        }
    }
}

TEST(TournamentTest, OrdersDiffer)
{
    std::set<Heads> different;
    for (int parser = 0; parser < 4; ++parser)
        different.insert(parse(parser, 7, 3, AllHeads(7)).heads);
    EXPECT_GT(different.size(), 1U);
}

TEST(RelativePreferenceTest, TakesTheBestThatCrossesNothing)
{
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        RandomRanker ranker(seed);
        Heads expected(slot(longest) + 1, kNoHead);
        expected.back() = kRoot;
        for (int dependent = longest - 1; dependent >= 1; --dependent) {
            int best = dependent + 1;
            for (int head = dependent + 2; head <= longest; ++head) {
                if (crossesNone(expected, dependent, head)
                    && ranker.preference(dependent, head) > ranker.preference(dependent, best))
                    best = head;
            }
            expected[slot(dependent)] = best;
        }
        EXPECT_EQ(parse(6, longest, seed, AllHeads(longest)).heads, expected);
    }
}

/// Both judge pairs and ask the nearest first, so that the first yes of each dependent is its head.
TEST(PairParsersTest, ShiftReduceAndChunkingGiveTheSameTrees)
{
    for (int count = 1; count <= longest; ++count) {
        for (std::uint64_t seed = 0; seed < seeds; ++seed)
            ASSERT_EQ(parse(4, count, seed, AllHeads(count)).heads, parse(5, count, seed, AllHeads(count)).heads);
    }
}

TEST(PairParsersTest, ShiftReduceAsksAtMostTwiceABunsetsu)
{
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        EXPECT_LE(parse(4, longest, seed, AllHeads(longest)).questions, 2 * longest);
}

TEST(BunsetsuParsersTest, AreHeadFinalAndProjective)
{
    for (int parser = 0; parser < parserCount; ++parser) {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Heads heads = parse(parser, longest, seed, AllHeads(longest)).heads;
            EXPECT_TRUE(isHeadFinal(heads));
            EXPECT_TRUE(isProjective(heads));
        }
    }
}

TEST(BunsetsuParsersTest, WithoutConstraintsChoicesAreFree)
{
    for (int parser = 0; parser < parserCount; ++parser) {
        for (std::uint64_t seed = 0; seed < seeds; ++seed)
            EXPECT_EQ(parse(parser, longest, seed, AllHeads(longest)).heads,
                parse(parser, longest, seed, ConstrainedHeads(longest, {})).heads)
                << "parser " << parser << ", seed " << seed;
    }
}

TEST(BunsetsuParsersTest, AskNothingAboutNoneOrOne)
{
    for (int parser = 0; parser < parserCount; ++parser) {
        const Parsed empty = parse(parser, 0, 1, AllHeads(0));
        EXPECT_EQ(empty.heads, Heads{kNoHead});
        const Parsed one = parse(parser, 1, 1, AllHeads(1));
        EXPECT_EQ(one.heads, (Heads{kNoHead, kRoot}));
        EXPECT_EQ(one.questions, 0);
    }
}

std::vector<Constraint> randomConstraints(int count, Random& random)
{
    std::vector<Constraint> constraints;
    const auto dependent = [&] { return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(count) - 1)); };
    for (std::uint32_t left = random.below(6); left > 0; --left) {
        const int word = dependent();
        const int head = word + 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(count - word)));
        if (random.below(4) == 0)
            constraints.push_back(
                random.below(2) == 0 ? Constraint::arc(head, word) : Constraint::onlyHead(head, word));
        else
            constraints.push_back(random.below(8) == 0 ? Constraint::notRoot(word) : Constraint::noArc(head, word));
    }
    return constraints;
}

bool meets(const Heads& heads, const std::vector<Constraint>& constraints)
{
    return std::all_of(constraints.begin(), constraints.end(),
        [&](const Constraint& wish) { return (heads[slot(wish.dependent)] == wish.head) == wish.isPin(); });
}

/// Every parser meets whatever can be met, and says so where nothing can.
TEST(BunsetsuParsersTest, MeetConstraints)
{
    Random random(5);
    int impossible = 0;
    for (int trial = 0; trial < 300; ++trial) {
        const int count = 2 + static_cast<int>(random.below(5));
        const auto constraints = randomConstraints(count, random);
        const auto analyses = allAnalyses(count);
        const bool isPossible = std::any_of(
            analyses.begin(), analyses.end(), [&](const Heads& heads) { return meets(heads, constraints); });
        impossible += isPossible ? 0 : 1;
        for (int parser = 0; parser < parserCount; ++parser) {
            const Parsed run
                = parse(parser, count, static_cast<std::uint64_t>(trial), ConstrainedHeads(count, constraints));
            if (isPossible) {
                EXPECT_TRUE(meets(run.heads, constraints)) << "parser " << parser << ", trial " << trial;
                EXPECT_TRUE(isHeadFinal(run.heads));
                EXPECT_TRUE(isProjective(run.heads));
            } else {
                EXPECT_EQ(run.heads, Heads(slot(count) + 1, kNoHead));
            }
        }
    }
    EXPECT_GT(impossible, 5);
    EXPECT_LT(impossible, 200);
}

TEST(ConstrainedHeadsTest, KnowsTheArcsOfAllAnalyses)
{
    Random random(9);
    for (int trial = 0; trial < 200; ++trial) {
        const int count = 2 + static_cast<int>(random.below(5));
        const auto constraints = randomConstraints(count, random);
        const ConstrainedHeads choices(count, constraints);
        std::vector<Heads> analyses;
        for (const Heads& heads : allAnalyses(count)) {
            if (meets(heads, constraints))
                analyses.push_back(heads);
        }
        EXPECT_EQ(choices.hasAnalysis(), !analyses.empty());
        for (int dependent = 1; dependent < count; ++dependent) {
            for (int head = dependent + 1; head <= count; ++head) {
                const auto having = std::count_if(analyses.begin(), analyses.end(),
                    [&](const Heads& heads) { return heads[slot(dependent)] == head; });
                EXPECT_EQ(choices.canTake(dependent, head), having > 0);
                if (!analyses.empty()) {
                    EXPECT_EQ(choices.mustTake(dependent, head), having == std::ssize(analyses));
                }
            }
        }
    }
}

/// A dependent that is left open can hang on its right neighbour, which crosses nothing: so an arc is in an analysis if
/// it crosses no pinned one and its dependent is not pinned elsewhere.
TEST(ConstrainedHeadsTest, OfLongSentencesWithPinnedHeads)
{
    Random random(21);
    for (const int count : {63, 64, 65, 150}) {
        const Heads tree = parse(0, count, random.next(), AllHeads(count)).heads;
        std::vector<Constraint> constraints;
        for (int dependent = 1; dependent < count; ++dependent) {
            if (random.below(4) == 0)
                constraints.push_back(Constraint::onlyHead(tree[slot(dependent)], dependent));
        }
        const ConstrainedHeads choices(count, constraints);
        EXPECT_TRUE(choices.hasAnalysis());
        for (int dependent = 1; dependent < count; ++dependent) {
            for (int head = dependent + 1; head <= count; ++head) {
                const bool isOpen = std::all_of(constraints.begin(), constraints.end(), [&](const Constraint& pin) {
                    if (pin.dependent == dependent)
                        return pin.head == head;
                    return !(pin.dependent < dependent && dependent < pin.head && pin.head < head)
                        && !(dependent < pin.dependent && pin.dependent < head && head < pin.head);
                });
                ASSERT_EQ(choices.canTake(dependent, head), isOpen) << dependent << " under " << head;
            }
        }
        for (int parser = 0; parser < parserCount; ++parser) {
            const Heads heads = parse(parser, count, random.next(), ConstrainedHeads(count, constraints)).heads;
            EXPECT_TRUE(meets(heads, constraints));
            EXPECT_TRUE(isProjective(heads));
        }
    }
}

TEST(ConstrainedHeadsTest, TheLastBunsetsuAloneHangsOnTheRoot)
{
    const auto possible = [](Constraint wish) { return ConstrainedHeads(3, std::vector{wish}).hasAnalysis(); };
    EXPECT_TRUE(possible(Constraint::root(3)));
    EXPECT_TRUE(possible(Constraint::notRoot(1)));
    EXPECT_FALSE(possible(Constraint::root(2)));
    EXPECT_FALSE(possible(Constraint::notRoot(3)));
    EXPECT_FALSE(possible(Constraint::onlyHead(1, 3)));
    EXPECT_FALSE(possible(Constraint::arc(1, 2)));
    EXPECT_TRUE(possible(Constraint::noArc(1, 2)));
}

TEST(BunsetsuTraceTest, StepsLeadToTheTreeAndBack)
{
    for (int parser = 0; parser < parserCount; ++parser) {
        const Parsed run = parse(parser, longest, 11, AllHeads(longest));
        BunsetsuState state(longest);
        const BunsetsuState start = state;
        for (const BunsetsuStep& step : run.steps)
            state.apply(step);
        Heads withoutRoot = run.heads;
        withoutRoot.back() = kNoHead; // no step gives the last one its place
        EXPECT_EQ(state.heads(), withoutRoot);
        ASSERT_TRUE(std::holds_alternative<BunsetsuFinished>(run.steps.back()));
        EXPECT_TRUE(std::get<BunsetsuFinished>(run.steps.back()).found);
        for (auto step = run.steps.rbegin(); step != run.steps.rend(); ++step)
            state.revert(*step);
        EXPECT_EQ(state, start);
    }
}

TEST(BunsetsuTraceTest, EveryQuestionIsAStep)
{
    for (int parser = 0; parser < parserCount; ++parser) {
        const Parsed run = parse(parser, longest, 11, AllHeads(longest));
        int questions = 0;
        for (const BunsetsuStep& step : run.steps) {
            questions += std::holds_alternative<GamePlayed>(step) || std::holds_alternative<PairJudged>(step) ? 1 : 0;
            if (const auto* weighed = std::get_if<CandidatesWeighed>(&step))
                questions += static_cast<int>(weighed->candidates.size());
        }
        EXPECT_EQ(questions, run.questions) << "parser " << parser;
    }
}

TEST(BunsetsuTraceTest, ARankerHearsOfEveryArcBeforeTheNextQuestion)
{
    RandomRanker ranker(2);
    AllHeads choices(longest);
    NullTracer nobody;
    Heads heads;
    Tournament(TournamentOrder(), ranker, choices, nobody).parse(longest, heads);
    std::vector<std::pair<int, int>> expected;
    for (int dependent = longest - 1; dependent >= 1; --dependent)
        expected.emplace_back(dependent, heads[slot(dependent)]);
    EXPECT_EQ(ranker.arcs, expected);
}

} // namespace parsers_test
} // namespace arcwright
