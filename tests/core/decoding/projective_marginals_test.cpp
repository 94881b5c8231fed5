// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/projective_marginals.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/decoding/arc_margins.h"
#include "core/decoding/log_space.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace projective_marginals_test {

using namespace test;

constexpr double infinity = std::numeric_limits<double>::infinity();

template <class Score>
void expectMarginals(const ProjectiveMarginals& found, bool any, int words, RootPolicy policy, const Score& score)
{
    SCOPED_TRACE(nameOf(policy) + ", " + std::to_string(words) + " words");
    LogSum sum;
    ArcTable expected;
    expected.reset(words, 0);
    for (const Heads& heads : projectiveTrees(words)) {
        if (obeys(heads, policy))
            sum.add(score(heads));
    }
    ASSERT_EQ(any, sum.value() != -infinity);
    if (!any)
        return;
    EXPECT_NEAR(found.logPartition(), sum.value(), 1e-10);
    for (const Heads& heads : projectiveTrees(words)) {
        for (int word = 1; word <= words && obeys(heads, policy); ++word)
            expected.at(heads[static_cast<std::size_t>(word)], word) += std::exp(score(heads) - sum.value());
    }
    for (int word = 1; word <= words; ++word) {
        for (int head = 0; head <= words; ++head)
            EXPECT_NEAR(found.marginals().at(head, word), expected.at(head, word), 1e-10) << head << " -> " << word;
    }
}

TEST(ProjectiveMarginalsTest, EqualTheSumsOverAllProjectiveTrees)
{
    Random random(1);
    ProjectiveMarginals marginals;
    for (std::uint64_t round = 0; round < 100; ++round) {
        const ArcScores scores = randomScores(
            static_cast<int>(random.below(7)), 1 + static_cast<int>(round % 9), round % 2 == 0 ? 0 : 40, random);
        const SiblingFunction sibling{round, 3, round % 3 == 0 ? 20U : 0U};
        const SecondOrderScores second = secondOrder(scores, sibling);
        for (const RootPolicy policy : rootPolicies) {
            const bool any = marginals.compute(second.arcs(), policy);
            expectMarginals(
                marginals, any, scores.words(), policy, [&](const Heads& heads) { return treeScore(scores, heads); });
            const bool anyOfSecond = marginals.compute(second, policy);
            expectMarginals(marginals, anyOfSecond, scores.words(), policy,
                [&](const Heads& heads) { return treeScore(scores, sibling, heads); });
        }
    }
}

TEST(ProjectiveMarginalsTest, SumToOneAWordHoweverFarScoresLieApart)
{
    Random random(2);
    ProjectiveMarginals marginals;
    for (const int range : {1, 10, 3000}) {
        const SecondOrderScores scores = secondOrder(randomScores(30, range, 30, random), SiblingFunction{7, range, 0});
        for (const RootPolicy policy : rootPolicies) {
            for (const bool ofSecond : {false, true}) {
                ASSERT_TRUE(ofSecond ? marginals.compute(scores, policy) : marginals.compute(scores.arcs(), policy));
                for (int word = 1; word <= 30; ++word) {
                    double sum = 0;
                    for (const double marginal : marginals.marginals().of(word))
                        sum += marginal;
                    EXPECT_NEAR(sum, 1, 1e-9);
                }
            }
        }
    }
}

template <class Score>
void expectMargins(
    const ArcTable& found, const std::vector<Heads>& trees, int words, RootPolicy policy, const Score& score)
{
    SCOPED_TRACE(nameOf(policy) + ", " + std::to_string(words) + " words");
    for (int word = 1; word <= words; ++word) {
        for (int head = 0; head <= words; ++head) {
            float with = forbiddenScore;
            float without = forbiddenScore;
            for (const Heads& heads : trees) {
                float& best = heads[static_cast<std::size_t>(word)] == head ? with : without;
                if (obeys(heads, policy))
                    best = std::max(best, score(heads));
            }
            EXPECT_EQ(found.at(head, word), with == forbiddenScore ? -infinity : with - without)
                << head << " -> " << word;
        }
    }
}

TEST(ArcMarginsTest, EqualTheDifferencesOverAllTrees)
{
    Random random(3);
    ArcMargins margins;
    for (std::uint64_t round = 0; round < 80; ++round) {
        const int range = round % 2 == 0 ? 2 : 100;
        const ArcScores scores
            = randomScores(static_cast<int>(random.below(6)), range, round % 2 == 0 ? 0 : 40, random);
        const SiblingFunction sibling{round, range, round % 3 == 0 ? 20U : 0U};
        const SecondOrderScores second = secondOrder(scores, sibling);
        const int words = scores.words();
        for (const RootPolicy policy : rootPolicies) {
            const auto first = [&](const Heads& heads) { return treeScore(scores, heads); };
            if (margins.computeProjective(second.arcs(), policy))
                expectMargins(margins.margins(), projectiveTrees(words), words, policy, first);
            if (margins.computeProjective(second, policy))
                expectMargins(margins.margins(), projectiveTrees(words), words, policy,
                    [&](const Heads& heads) { return treeScore(scores, sibling, heads); });
            if (!margins.computeNonProjective(scores, policy))
                continue;
            const ArcTable all = margins.margins();
            expectMargins(all, allTrees(words), words, policy, first);
            Heads heads;
            ASSERT_TRUE(margins.computeNonProjectiveTree(scores, policy, heads));
            for (int word = 1; word <= words; ++word) {
                const int head = heads[static_cast<std::size_t>(word)];
                EXPECT_EQ(margins.margins().at(head, word), all.at(head, word));
            }
        }
    }
}

} // namespace projective_marginals_test
} // namespace arcwright
