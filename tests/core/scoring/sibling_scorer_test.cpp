// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/sibling_scorer.h"

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/treebank/graph.h"
#include "tests/core/support/sentences.h"

namespace arcwright {

namespace sibling_scorer_test {

std::shared_ptr<const Sentence> fiveWords()
{
    return test::sentence({test::token("the", "DET", 2, "det"), test::token("dog", "NOUN", 3, "subj"),
        test::token("saw", "VERB", 0, "root"), test::token("a", "DET", 5, "det"),
        test::token("cat", "NOUN", 3, "obj")});
}

Weights randomWeights(Random& random)
{
    Weights weights({6, 12, 1, 0});
    for (float& value : weights.values())
        value = static_cast<float>(random.below(2001)) / 1000.0F - 1.0F;
    return weights;
}

ArcScores allArcs(int words)
{
    ArcScores scores(words);
    for (int head = 0; head <= words; ++head) {
        for (int dependent = 1; dependent <= words; ++dependent) {
            if (head != dependent)
                scores.at(head, dependent) = 0;
        }
    }
    return scores;
}

TEST(SiblingScorerTest, AScoreIsTheSumOfTheWeightsOfTheFeatures)
{
    Random random(7);
    const Weights weights = randomWeights(random);
    SiblingScorer scorer;
    scorer.prepare(TokenSymbols(*fiveWords()));
    SecondOrderScores scores;
    scores.reset(allArcs(5));
    scorer.score(weights, scores);
    const ArcLists& arcs = scores.arcs();
    int pairs = 0;
    for (int arc = 0; arc < arcs.size(); ++arc) {
        for (int before = arcs.listBegin(arc) - 1; before < arc; ++before) {
            const bool none = before < arcs.listBegin(arc);
            FeatureVector features;
            scorer.add(
                features, weights, arcs.head(arc), none ? kNoHead : arcs.dependent(before), arcs.dependent(arc), 1);
            EXPECT_NEAR(scores.sibling(none ? ArcLists::noArc : before, arc), features.dot(weights), 1e-4)
                << arcs.head(arc) << " -> " << arcs.dependent(arc);
            ++pairs;
        }
    }
    EXPECT_EQ(pairs, 15 + 2 * (10 + 6 + 3 + 1)) << "L (L + 1) / 2 for each head and side";
}

TEST(SiblingScorerTest, SiblingsOrderAndAbsenceAreToldApart)
{
    const Weights weights({6, 20, 1, 0});
    SiblingScorer scorer;
    scorer.prepare(TokenSymbols(*fiveWords()));
    const auto featuresOf = [&](int head, int sibling, int dependent) {
        FeatureVector features;
        scorer.add(features, weights, head, sibling, dependent, 1);
        features.consolidate();
        std::vector<std::size_t> indices;
        for (const FeatureVector::Entry& entry : features.entries())
            indices.push_back(entry.index);
        return indices;
    };
    EXPECT_NE(featuresOf(3, 4, 5), featuresOf(3, kNoHead, 5));
    EXPECT_NE(featuresOf(3, 4, 5), featuresOf(3, 2, 1));
    EXPECT_NE(featuresOf(2, 4, 5), featuresOf(3, 4, 5)) << "the head is seen";
}

} // namespace sibling_scorer_test
} // namespace arcwright
