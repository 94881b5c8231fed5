// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/bunsetsu_scores.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace bunsetsu_scores_test {

Sentence phrases(const std::vector<std::pair<int, std::string>>& arcs)
{
    Sentence sentence;
    for (const auto& [head, type] : arcs) {
        sentence.tokens.push_back(test::token("x", "名詞", kNoHead, ""));
        const int word = sentence.size();
        sentence.bunsetsu.push_back({word, word, head, type, "", {}});
    }
    return sentence;
}

TEST(BunsetsuEvaluationTest, HandComputed)
{
    BunsetsuEvaluation scores;
    // wrong head, right head with a wrong type, right; the type of the last one does not count
    scores.add(phrases({{2, "D"}, {4, "P"}, {4, "D"}, {0, "D"}}), phrases({{3, "D"}, {4, "D"}, {4, "D"}, {0, "P"}}));
    scores.add(phrases({{2, "A"}, {0, "D"}}), phrases({{2, "A"}, {0, "D"}}));
    scores.add(phrases({{0, "D"}}), phrases({{0, "D"}}));
    EXPECT_EQ(scores.bunsetsu, 4U);
    EXPECT_DOUBLE_EQ(scores.accuracy(), 75.0);
    EXPECT_DOUBLE_EQ(scores.typeAccuracy(), 75.0);
    EXPECT_DOUBLE_EQ(scores.labelledAccuracy(), 50.0);
    EXPECT_EQ(scores.sentences, 3U);
    EXPECT_EQ(scores.singles, 1U);
    EXPECT_DOUBLE_EQ(scores.sentenceAccuracy(), 200.0 / 3);
    EXPECT_DOUBLE_EQ(scores.sentenceAccuracyWithoutSingles(), 50.0);

    ASSERT_EQ(scores.byType.size(), 3U);
    const auto& dependencies = scores.byType.at("D");
    EXPECT_EQ(dependencies.gold, 2U);
    EXPECT_EQ(dependencies.predicted, 3U);
    EXPECT_EQ(dependencies.heads, 1U);
    EXPECT_EQ(dependencies.types, 2U);
    EXPECT_EQ(dependencies.both, 1U);
    const auto& parallel = scores.byType.at("P");
    EXPECT_EQ(parallel.gold, 1U);
    EXPECT_EQ(parallel.predicted, 0U);
    EXPECT_EQ(parallel.heads, 1U);
    EXPECT_EQ(parallel.both, 0U);
    EXPECT_EQ(scores.byType.at("A").both, 1U);
}

} // namespace bunsetsu_scores_test
} // namespace arcwright
