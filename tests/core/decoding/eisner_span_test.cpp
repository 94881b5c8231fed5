// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner_span.h"

#include <gtest/gtest.h>

#include "core/decoding/eisner.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace eisner_span_test {

using namespace test;

class NoFeatures : public SpanScorer {
public:
    SpanArc score(int head, int dependent, const SpanInside&) override
    {
        EXPECT_NE(dependent, kRoot);
        EXPECT_NE(head, dependent);
        return {};
    }
};

TEST(EisnerSpanTest, WithoutFeaturesItIsEisnersAlgorithm)
{
    Random random(1);
    Eisner eisner;
    EisnerSpan span;
    NoFeatures none;
    for (int round = 0; round < 300; ++round) {
        const ArcScores scores
            = randomScores(static_cast<int>(random.below(25)), round % 2 == 0 ? 2 : 1000, round % 3 * 30, random);
        for (const RootPolicy policy : rootPolicies) {
            Heads expected;
            Heads heads;
            std::vector<std::int16_t> relations;
            EXPECT_EQ(span.decode(scores, none, policy, heads, relations), eisner.decode(scores, policy, expected));
            EXPECT_EQ(heads, expected);
            EXPECT_EQ(relations, std::vector<std::int16_t>(heads.size(), -1));
        }
    }
}

/// The dependents inside an arc that a scorer was told for one of its ends.
struct Told {
    std::vector<int> dependents;
    std::vector<int> relations;

    explicit Told(FoundDependents found)
    {
        int dependent = 0;
        std::int16_t relation = 0;
        while (found.next(dependent, relation)) {
            dependents.push_back(dependent);
            relations.push_back(relation);
        }
    }
};

/// A relation is the distance; dependents found inside count by their relations, the head's once, the dependent's
/// twice.
class CountsInside : public SpanScorer {
public:
    SpanArc score(int head, int dependent, const SpanInside& inside) override
    {
        float score = 0;
        for (const int end : {head, dependent}) {
            const Told told(inside.of(end));
            for (std::size_t i = 0; i < told.dependents.size(); ++i) {
                const int found = told.dependents[i];
                EXPECT_GT(found, std::min(head, dependent));
                EXPECT_LT(found, std::max(head, dependent));
                EXPECT_EQ(told.relations[i], std::abs(end - found));
                // From the middle of the span outward, seen from the end they belong to.
                EXPECT_TRUE(i == 0 || std::abs(end - found) < std::abs(end - told.dependents[i - 1]));
                score += static_cast<float>(told.relations[i] * (end == head ? 1 : 2));
            }
        }
        return {score, static_cast<std::int16_t>(std::abs(head - dependent))};
    }
};

/// The score of a tree as the scorer above would give it.
float scoreByHand(const ArcScores& scores, const Heads& heads)
{
    float sum = treeScore(scores, heads);
    for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
        const int head = heads[static_cast<std::size_t>(word)];
        for (int inner = std::min(head, word) + 1; inner < std::max(head, word); ++inner) {
            const int of = heads[static_cast<std::size_t>(inner)];
            if (of == head || of == word)
                sum += static_cast<float>(std::abs(of - inner) * (of == head ? 1 : 2));
        }
    }
    return sum;
}

TEST(EisnerSpanTest, ArcsAreScoredWithTheDependenciesInside)
{
    Random random(2);
    EisnerSpan span;
    CountsInside scorer;
    int best = 0;
    int all = 0;
    for (int round = 0; round < 200; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(6)), 30, round % 3 * 15, random);
        for (const RootPolicy policy : rootPolicies) {
            Heads heads;
            std::vector<std::int16_t> relations;
            const auto score = span.decode(scores, scorer, policy, heads, relations);
            if (!score)
                continue;
            EXPECT_TRUE(isTree(heads) && projectiveByDefinition(heads) && obeys(heads, policy));
            EXPECT_EQ(*score, scoreByHand(scores, heads));
            for (int word = 1; word <= scores.words(); ++word)
                EXPECT_EQ(
                    relations[static_cast<std::size_t>(word)], std::abs(heads[static_cast<std::size_t>(word)] - word));
            const float most = bestOf(
                projectiveTrees(scores.words()), policy, [&](const Heads& tree) { return scoreByHand(scores, tree); });
            EXPECT_LE(*score, most);
            best += *score == most ? 1 : 0;
            ++all;
        }
    }
    EXPECT_GT(best, all / 2); // approximate, but not bad
}

} // namespace eisner_span_test
} // namespace arcwright
