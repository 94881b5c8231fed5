// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/restarts.h"

#include <gtest/gtest.h>

#include "core/decoding/hill_climbing.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace restarts_test {

using namespace test;

/// Scores whole trees by any function of them, finding each gain anew.
template <class Score>
class FunctionScorer : public TreeScorer {
public:
    explicit FunctionScorer(Score score) : m_score(score) { }

    double start(std::span<const int> heads) override
    {
        m_heads.assign(heads.begin(), heads.end());
        return m_score(m_heads);
    }
    void gains(int word, std::span<const int> candidates, std::span<double> gains) override
    {
        const double before = m_score(m_heads);
        Heads changed = m_heads;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            changed[static_cast<std::size_t>(word)] = candidates[i];
            gains[i] = m_score(changed) - before;
        }
    }
    void changed(int word, int head) override { m_heads[static_cast<std::size_t>(word)] = head; }

private:
    Score m_score;
    Heads m_heads;
};

TEST(RestartsTest, FindTheBestSecondOrderTreeOfAllAlmostAlways)
{
    Random random(1);
    Restarts decoder;
    int best = 0;
    int all = 0;
    for (std::uint64_t round = 0; round < 100; ++round) {
        const ArcScores arcs
            = randomScores(1 + static_cast<int>(random.below(5)), 3, round % 3 == 0 ? random.below(60) : 0, random);
        const SiblingFunction sibling{round, 3, round % 4 == 0 ? 15U : 0U};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            SecondOrderTreeScorer scorer(scores, policy);
            const float most = bestOf(
                allTrees(arcs.words()), policy, [&](const Heads& heads) { return treeScore(arcs, sibling, heads); });
            Heads heads;
            const auto result = decoder.decode(scores.arcs(), scorer, policy, {100, 20, 2, round}, {}, heads);
            ++all;
            best += (result ? static_cast<float>(result->score) : forbiddenScore) == most ? 1 : 0;
            if (!result)
                continue;
            EXPECT_EQ(result->score, treeScore(arcs, sibling, heads));
            EXPECT_LE(result->score, most);
            EXPECT_TRUE(isTree(heads) && obeys(heads, policy));
        }
    }
    EXPECT_GT(best, all * 97 / 100);
}

TEST(RestartsTest, AreNeverBelowTheTreeTheyAreGivenNorBelowFewerStarts)
{
    Random random(2);
    Restarts decoder;
    HillClimbing climbing;
    int better = 0;
    for (std::uint64_t round = 0; round < 30; ++round) {
        const ArcScores arcs = randomScores(5 + static_cast<int>(random.below(15)), 50, 20, random);
        const SecondOrderScores scores = secondOrder(arcs, SiblingFunction{round, 50, 0});
        for (const RootPolicy policy : rootPolicies) {
            SecondOrderTreeScorer scorer(scores, policy);
            Heads first;
            const auto climbed = climbing.decode(scores, policy, {}, first);
            if (!climbed)
                continue;
            Heads heads;
            double last = climbed->score;
            for (const int starts : {1, 3, 30}) {
                const auto result = decoder.decode(scores.arcs(), scorer, policy, {starts, 30, 20, 7}, first, heads);
                ASSERT_TRUE(result.has_value());
                EXPECT_LE(result->starts, starts);
                EXPECT_GE(result->score, last);
                EXPECT_EQ(result->score, scoreOf(scores, heads));
                last = result->score;
            }
            better += last > climbed->score ? 1 : 0;
        }
    }
    EXPECT_GT(better, 20);
}

TEST(RestartsTest, TakeScoresOfAnyOrder)
{
    // Every word wants to be as far from the root as its number says: no sum over arcs or siblings.
    Restarts decoder;
    ArcScores arcs(5);
    for (int head = 0; head <= 5; ++head) {
        for (int word = 1; word <= 5; ++word) {
            if (head != word)
                arcs.at(head, word) = 0;
        }
    }
    ArcLists lists;
    lists.reset(arcs);
    FunctionScorer scorer([](const Heads& heads) {
        double score = 0;
        for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
            int depth = 0;
            for (int node = word; node != kRoot; node = heads[static_cast<std::size_t>(node)])
                ++depth;
            score -= std::abs(depth - word);
        }
        return score;
    });
    for (const RootPolicy policy : rootPolicies) {
        Heads heads;
        const auto result = decoder.decode(lists, scorer, policy, {}, {}, heads);
        ASSERT_TRUE(result.has_value());
        EXPECT_EQ(result->score, 0);
        EXPECT_EQ(heads, (Heads{kNoHead, 0, 1, 2, 3, 4}));
    }
}

TEST(RestartsTest, TheSameSeedGivesTheSameTree)
{
    Random random(3);
    for (std::uint64_t round = 0; round < 10; ++round) {
        const SecondOrderScores scores = secondOrder(randomScores(20, 1, 10, random), SiblingFunction{round, 1, 0});
        Restarts used;
        Heads before;
        SecondOrderTreeScorer scorer(scores, RootPolicy::Single);
        used.decode(scores.arcs(), scorer, RootPolicy::Single, {5}, {}, before);
        for (const RootPolicy policy : rootPolicies) {
            Restarts fresh;
            Heads first;
            Heads second;
            const auto one = used.decode(scores.arcs(), scorer, policy, {20, 20, 1, round}, {}, first);
            const auto other = fresh.decode(scores.arcs(), scorer, policy, {20, 20, 1, round}, {}, second);
            ASSERT_EQ(one.has_value(), other.has_value());
            EXPECT_EQ(first, second);
        }
    }
}

} // namespace restarts_test
} // namespace arcwright
