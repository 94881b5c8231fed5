// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/hill_climbing.h"

#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/trees.h"

namespace arcwright {
namespace hill_climbing_test {

using namespace test;

constexpr ClimbStart starts[] = {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random};

struct Neighbour {
    Heads heads;
    Move move;
};

/// Every tree that one move makes of another, in the order in which ties are broken, by trying all there are.
/// With `movesRoot` also those that change two arcs.
std::vector<Neighbour> neighbours(const Heads& heads, RootPolicy policy, bool movesRoot = true)
{
    std::vector<Neighbour> found;
    const int words = static_cast<int>(heads.size()) - 1;
    const auto oldRoot = static_cast<int>(std::find(heads.begin() + 1, heads.end(), kRoot) - heads.begin());
    for (int word = 1; word <= words; ++word) {
        for (int head = 0; head <= words; ++head) {
            Heads changed = heads;
            changed[static_cast<std::size_t>(word)] = head;
            if (head != word && changed != heads && isTree(changed) && obeys(changed, policy))
                found.push_back({changed, {MoveKind::ChangeHead, word, heads[static_cast<std::size_t>(word)], head}});
        }
    }
    for (int word = 1; word <= words && policy == RootPolicy::Single && movesRoot; ++word) {
        for (int head = 1; head <= words; ++head) {
            Heads changed = heads;
            changed[static_cast<std::size_t>(word)] = kRoot;
            changed[static_cast<std::size_t>(oldRoot)] = head;
            if (word != oldRoot && head != oldRoot && isTree(changed))
                found.push_back({changed,
                    {MoveKind::ChangeRoot, word, heads[static_cast<std::size_t>(word)], kRoot, oldRoot, head}});
        }
    }
    return found;
}

/// Figure 4, scoring whole trees; moves have to gain more than their price.
Heads climbByHand(const ArcScores& arcs, const SiblingFunction& sibling, RootPolicy policy, Heads heads, int moves,
    float price = 0, bool movesRoot = true)
{
    for (; moves > 0; --moves) {
        float best = treeScore(arcs, sibling, heads) + price;
        Heads next;
        for (const Neighbour& neighbour : neighbours(heads, policy, movesRoot)) {
            const float score = treeScore(arcs, sibling, neighbour.heads);
            if (score > best) {
                best = score;
                next = neighbour.heads;
            }
        }
        if (next.empty())
            break;
        heads = next;
    }
    return heads;
}

TEST(HillClimbingTest, MakesTheMovesOfFigure4FromEveryStart)
{
    Random random(1);
    HillClimbing decoder;
    Eisner2 projective;
    ChuLiuEdmonds nonProjective;
    int moved = 0;
    for (std::uint64_t round = 0; round < 300; ++round) {
        const int range = round % 2 == 0 ? 2 : 1000;
        const ArcScores arcs
            = randomScores(1 + static_cast<int>(random.below(8)), range, round % 3 == 0 ? 20 : 0, random);
        const SiblingFunction sibling{round, range, 0};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            for (const ClimbStart start : {ClimbStart::Projective, ClimbStart::NonProjective}) {
                Heads from;
                const bool any = (start == ClimbStart::Projective && projective.decode(scores, policy, from))
                    || nonProjective.decode(arcs, policy, from);
                Heads heads;
                const auto result = decoder.decode(scores, policy, {start}, heads);
                ASSERT_EQ(result.has_value(), any);
                if (!any)
                    continue;
                EXPECT_EQ(heads, climbByHand(arcs, sibling, policy, from, 2 * arcs.words()));
                EXPECT_EQ(result->score, treeScore(arcs, sibling, heads));
                EXPECT_TRUE(isTree(heads) && obeys(heads, policy));
                moved += result->moves;
            }
        }
    }
    EXPECT_GT(moved, 300);
}

TEST(HillClimbingTest, MakesOnlyMovesThatGainMoreThanTheirPrice)
{
    Random random(11);
    HillClimbing decoder;
    Eisner2 projective;
    int spared = 0;
    int moved = 0;
    for (std::uint64_t round = 0; round < 200; ++round) {
        const ArcScores arcs = randomScores(2 + static_cast<int>(random.below(7)), 1000, 0, random);
        const SiblingFunction sibling{round, 1000, 0};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            Heads from;
            ASSERT_TRUE(projective.decode(scores, policy, from));
            ClimbSettings settings;
            Heads heads;
            const int withoutPrice = decoder.decode(scores, policy, settings, heads)->moves;
            settings.price = 300;
            const auto result = decoder.decode(scores, policy, settings, heads);
            ASSERT_TRUE(result.has_value());
            EXPECT_EQ(heads, climbByHand(arcs, sibling, policy, from, 2 * arcs.words(), 300));
            EXPECT_EQ(result->score, treeScore(arcs, sibling, heads));
            spared += result->moves < withoutPrice ? 1 : 0;
            moved += result->moves;
        }
    }
    EXPECT_GT(spared, 20);
    EXPECT_GT(moved, 20);
}

TEST(HillClimbingTest, LeavesTheRootWhereItIsIfThatIsAskedFor)
{
    Random random(12);
    HillClimbing decoder;
    int differ = 0;
    int kept = 0;
    for (std::uint64_t round = 0; round < 200; ++round) {
        const ArcScores arcs = randomScores(2 + static_cast<int>(random.below(6)), 1000, 0, random);
        const SiblingFunction sibling{round, 1000, 0};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            Heads from;
            ASSERT_TRUE(ChuLiuEdmonds().decode(arcs, policy, from));
            Heads moving;
            Heads heads;
            ClimbSettings settings{ClimbStart::NonProjective};
            ASSERT_TRUE(decoder.decode(scores, policy, settings, moving));
            EXPECT_EQ(moving, climbByHand(arcs, sibling, policy, from, 2 * arcs.words()));
            settings.movesRoot = false;
            ASSERT_TRUE(decoder.decode(scores, policy, settings, heads));
            EXPECT_EQ(heads, climbByHand(arcs, sibling, policy, from, 2 * arcs.words(), 0, false));
            const auto rootOf
                = [](const Heads& tree) { return std::find(tree.begin() + 1, tree.end(), kRoot) - tree.begin(); };
            if (policy == RootPolicy::Single) {
                EXPECT_EQ(rootOf(heads), rootOf(from));
                differ += heads == moving ? 0 : 1;
            } else {
                EXPECT_EQ(heads, moving);
            }
            for (const MoveOption& option : decoder.options(scores, policy, heads, false))
                kept += option.move.kind == MoveKind::ChangeRoot ? 1 : 0;
        }
    }
    EXPECT_GT(differ, 20);
    EXPECT_EQ(kept, 0);
}

TEST(HillClimbingTest, IsNeverBelowItsStartAndLocallyBest)
{
    Random random(2);
    HillClimbing decoder;
    for (std::uint64_t round = 0; round < 40; ++round) {
        const ArcScores arcs = randomScores(5 + static_cast<int>(random.below(15)), 1000, round % 2 * 40, random);
        const SiblingFunction sibling{round, 1000, 0};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            for (const ClimbStart start : starts) {
                Heads heads;
                MoveRecorder recorder(TraceDetail::Steps);
                const auto result = decoder.decode(scores, policy, {start, 0, round}, heads, recorder);
                if (!result)
                    continue;
                EXPECT_GE(result->score, std::get<ClimbStarted>(recorder.steps().front()).score);
                for (const Neighbour& neighbour : neighbours(heads, policy))
                    EXPECT_TRUE(result->limitReached || treeScore(arcs, sibling, neighbour.heads) <= result->score);
            }
        }
    }
}

TEST(HillClimbingTest, StopsAtTheLimitAndSaysSo)
{
    Random random(3);
    HillClimbing decoder;
    int limited = 0;
    for (std::uint64_t round = 0; round < 50; ++round) {
        const SecondOrderScores scores
            = secondOrder(randomScores(10, 1000, 0, random), SiblingFunction{round, 1000, 0});
        Heads free;
        Heads heads;
        const auto all = decoder.decode(scores, RootPolicy::Many, {ClimbStart::NonProjective, 1000}, free);
        const auto result = decoder.decode(scores, RootPolicy::Many, {ClimbStart::NonProjective, 1}, heads);
        ASSERT_TRUE(all && result);
        EXPECT_FALSE(all->limitReached);
        EXPECT_EQ(result->limitReached, all->moves > 1);
        EXPECT_EQ(result->moves, std::min(all->moves, 1));
        limited += result->limitReached ? 1 : 0;
    }
    EXPECT_GT(limited, 10);
}

TEST(HillClimbingTest, ClimbsOutOfForbiddenPairsOrSaysThatItCannot)
{
    Random random(4);
    HillClimbing decoder;
    int found = 0;
    int missed = 0;
    for (std::uint64_t round = 0; round < 300; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(5)), 5, random.below(30), random);
        const SiblingFunction sibling{round, 5, 30 + random.below(30)};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            const float best = bestOf(
                allTrees(arcs.words()), policy, [&](const Heads& heads) { return treeScore(arcs, sibling, heads); });
            for (const ClimbStart start : starts) {
                Heads heads;
                const auto result = decoder.decode(scores, policy, {start, 0, round}, heads);
                if (result) {
                    EXPECT_EQ(result->score, treeScore(arcs, sibling, heads));
                    EXPECT_LE(result->score, best);
                    ++found;
                } else {
                    EXPECT_EQ(heads, Heads(heads.size(), kNoHead));
                    missed += best == forbiddenScore ? 0 : 1;
                }
            }
        }
    }
    EXPECT_GT(found, 300);
    EXPECT_LT(missed, found / 4);
}

TEST(HillClimbingTest, TheOptionsAreAllMovesWithTheirGains)
{
    Random random(5);
    HillClimbing decoder;
    for (std::uint64_t round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(6)), 100, random.below(40), random);
        const SiblingFunction sibling{round, 100, random.below(10)};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            Heads heads;
            if (!decoder.decode(scores, policy, {ClimbStart::Projective, 1}, heads))
                continue;
            std::vector<Neighbour> expected;
            for (const Neighbour& neighbour : neighbours(heads, policy)) {
                if (treeScore(arcs, sibling, neighbour.heads) != forbiddenScore)
                    expected.push_back(neighbour);
            }
            std::size_t next = 0;
            for (const MoveOption& option : decoder.options(scores, policy, heads)) {
                if (option.verdict != MoveVerdict::Possible)
                    continue;
                ASSERT_LT(next, expected.size());
                EXPECT_EQ(option.move, expected[next].move);
                EXPECT_EQ(
                    option.gain, treeScore(arcs, sibling, expected[next].heads) - treeScore(arcs, sibling, heads));
                ++next;
            }
            EXPECT_EQ(next, expected.size());
        }
    }
}

TEST(HillClimbingTest, ASentenceWithoutWordsHasTheEmptyTree)
{
    HillClimbing decoder;
    for (const RootPolicy policy : rootPolicies) {
        for (const ClimbStart start : starts) {
            Heads heads;
            const auto result = decoder.decode(secondOrder(ArcScores(0), SiblingFunction{}), policy, {start}, heads);
            ASSERT_TRUE(result.has_value());
            EXPECT_EQ(result->score, 0);
            EXPECT_EQ(heads, Heads{kNoHead});
        }
    }
}

} // namespace hill_climbing_test
} // namespace arcwright
