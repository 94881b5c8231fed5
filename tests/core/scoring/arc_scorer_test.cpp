// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/arc_scorer.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "tests/core/support/arcs.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace arc_scorer_test {

Weights randomWeights(int relations, Random& random)
{
    Weights weights({14, 0, 9, relations});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit() * 2 - 1);
    return weights;
}

/// Sentences of several languages, a few of them short.
Sentences someSentences()
{
    Sentences all;
    for (const char* sample : {"english.conllu", "czech.conllu", "danish.tag"}) {
        const Sentences sentences = test::sampleSentences(sample);
        all.insert(all.end(), sentences.begin(), sentences.begin() + 6);
    }
    all.push_back(test::sentence({test::token("x", "X", 0, "root")}));
    return all;
}

double dotOfArc(const ArcScorer& scorer, const Weights& weights, int head, int dependent, int relation)
{
    FeatureVector features;
    scorer.addArc(features, weights, head, dependent, 1);
    scorer.addRelation(features, weights, head, dependent, relation, 1);
    return features.dot(weights);
}

TEST(ArcScorerTest, AScoreIsTheDotProductOfTheArcsFeaturesWithItsBestRelation)
{
    Random random(1);
    ArcScorer scorer; // one for all, so that what an earlier sentence left behind would show
    ArcScores scores;
    std::vector<std::int16_t> relations;
    for (const int count : {1, 4, 7}) {
        const Weights weights = randomWeights(count, random);
        for (const auto& sentence : someSentences()) {
            const TokenSymbols symbols(*sentence);
            scorer.prepare(symbols);
            scorer.score(weights, test::candidates(symbols), scores, relations);
            ASSERT_EQ(scores.words(), sentence->size());
            for (int head = 0; head <= scores.words(); ++head) {
                for (int dependent = 1; dependent <= scores.words(); ++dependent) {
                    if (head == dependent)
                        continue;
                    double best = -1e9;
                    for (int relation = 0; relation < count; ++relation)
                        best = std::max(best, dotOfArc(scorer, weights, head, dependent, relation));
                    const int chosen = relations[scores.index(head, dependent)];
                    ASSERT_GE(chosen, 0);
                    ASSERT_LT(chosen, count);
                    ASSERT_NEAR(scores.at(head, dependent), best, 1e-3);
                    ASSERT_NEAR(dotOfArc(scorer, weights, head, dependent, chosen), best, 1e-3);
                }
            }
        }
    }
}

TEST(ArcScorerTest, WithoutRelationsAScoreIsThatOfTheArcAlone)
{
    Random random(2);
    const Weights weights = randomWeights(0, random);
    ArcScorer scorer;
    ArcScores scores;
    std::vector<std::int16_t> relations;
    for (const auto& sentence : someSentences()) {
        const TokenSymbols symbols(*sentence);
        scorer.prepare(symbols);
        scorer.score(weights, test::candidates(symbols), scores, relations);
        for (int head = 0; head <= scores.words(); ++head) {
            for (int dependent = 1; dependent <= scores.words(); ++dependent) {
                if (head != dependent) {
                    ASSERT_NEAR(scores.at(head, dependent), dotOfArc(scorer, weights, head, dependent, -1), 1e-3);
                }
            }
        }
        EXPECT_TRUE(std::all_of(relations.begin(), relations.end(), [](auto relation) { return relation == -1; }));
    }
}

TEST(ArcScorerTest, RelationsThatOnlyFillUpAVectorNeverWin)
{
    Weights weights({10, 0, 8, 2});
    std::fill(weights.values().begin(), weights.values().end(), -1.0F);
    for (std::size_t row = std::size_t{1} << 10; row < weights.values().size(); row += weights.rowLength())
        weights.values()[row + 2] = weights.values()[row + 3] = 5;
    ArcScorer scorer;
    ArcScores scores;
    std::vector<std::int16_t> relations;
    const TokenSymbols symbols(*test::sampleSentences("english.conllu")[0]);
    scorer.prepare(symbols);
    scorer.score(weights, test::candidates(symbols), scores, relations);
    for (const std::int16_t relation : relations)
        EXPECT_LT(relation, 2);
}

TEST(ArcScorerTest, EveryWordBetweenTheEndsIsAFeatureOfItsOwn)
{
    const auto sentence = test::sampleSentences("czech.conllu")[0];
    const TokenSymbols symbols(*sentence);
    const Weights weights({22, 0, 9, 0});
    ArcScorer scorer;
    scorer.prepare(symbols);
    FeatureVector neighbours;
    scorer.addArc(neighbours, weights, 2, 3, 1);
    for (const auto& [head, dependent] : {std::pair(2, 7), std::pair(7, 2), std::pair(0, 5)}) {
        FeatureVector features;
        scorer.addArc(features, weights, head, dependent, 1);
        EXPECT_EQ(features.entries().size(),
            neighbours.entries().size() + static_cast<std::size_t>(std::abs(head - dependent) - 1));
        for (int word = std::min(head, dependent) + 1; word < std::max(head, dependent); ++word) {
            const std::uint64_t key = betweenKey(symbols.at(head, Attribute::Coarse),
                symbols.at(word, Attribute::Coarse), symbols.at(dependent, Attribute::Coarse));
            const std::size_t index = weights.arcIndex(ArcPlace(head, dependent).directed(key));
            EXPECT_TRUE(std::any_of(features.entries().begin(), features.entries().end(),
                [&](const auto& entry) { return entry.index == index; }));
        }
    }
}

TEST(ArcScorerTest, EveryTemplateGivesOneFeatureAndTwoWhereDistanceCounts)
{
    const auto expected = [](std::span<const TemplateSource> table) {
        std::size_t count = 0;
        for (const TemplateSource& source : table)
            count += source.distance == Distance::Both ? 2 : 1;
        return count;
    };
    ArcScorer scorer;
    scorer.prepare(TokenSymbols(*test::sampleSentences("english.conllu")[0]));
    const Weights weights({20, 0, 12, 5});
    FeatureVector arc;
    scorer.addArc(arc, weights, 2, 1, 1);
    EXPECT_EQ(arc.entries().size(), expected(arcTemplateTable()));
    FeatureVector relation;
    scorer.addRelation(relation, weights, 2, 1, 3, 1);
    EXPECT_EQ(relation.entries().size(), expected(relationTemplateTable()));
    for (const auto& entry : relation.entries())
        EXPECT_EQ((entry.index - (std::size_t{1} << 20)) % weights.rowLength(), 3U) << "in the relation's column";
    FeatureVector none;
    scorer.addRelation(none, weights, 2, 1, -1, 1);
    EXPECT_TRUE(none.empty());
}

TEST(ArcScorerTest, ArcsThatTheFilterForbidsHaveNoScore)
{
    const auto sentences = test::sampleSentences("english.conllu");
    ArcFilter filter;
    for (const auto& sentence : sentences)
        filter.learnTags(TokenSymbols(*sentence));
    const std::vector<int> heads{kNoHead, 2, 0, 4, 2, 7, 7, 2, 2};
    filter.learnArcs(TokenSymbols(*sentences[0]), {heads, std::vector<std::int16_t>(heads.size(), 0)});
    Random random(3);
    const Weights weights = randomWeights(3, random);
    ArcScorer scorer;
    ArcScores scores;
    std::vector<std::int16_t> relations;
    const TokenSymbols symbols(*sentences[4]);
    scorer.prepare(symbols);
    scorer.score(weights, test::candidates(symbols, filter), scores, relations);
    std::vector<std::uint32_t> tags;
    filter.tagNumbers(symbols, tags);
    int forbidden = 0;
    for (int head = 0; head <= scores.words(); ++head) {
        for (int dependent = 1; dependent <= scores.words(); ++dependent) {
            if (head == dependent)
                continue;
            const bool passes = filter.passes(tags, head, dependent);
            EXPECT_EQ(std::isfinite(scores.at(head, dependent)), passes);
            EXPECT_EQ(relations[scores.index(head, dependent)] >= 0, passes);
            forbidden += passes ? 0 : 1;
        }
    }
    EXPECT_GT(forbidden, 10);
}

} // namespace arc_scorer_test
} // namespace arcwright
