// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/attachment.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace {

using test::token;

constexpr RelationId root{1};
constexpr RelationId subject{2};
constexpr RelationId object{3};
constexpr RelationId punctuation{4};

Graph graph(const std::vector<int>& heads, const std::vector<RelationId>& relations)
{
    Graph made(static_cast<int>(heads.size()));
    for (std::size_t i = 0; i < heads.size(); ++i) {
        made.heads[i + 1] = heads[i];
        made.relations[i + 1] = relations[i];
    }
    return made;
}

/// She reads books .
std::shared_ptr<const Sentence> reads()
{
    return test::sentence({token("She", "PRON", 2, "nsubj"), token("reads", "VERB", 0, "root"),
        token("books", "NOUN", 2, "obj"), token(".", "PUNCT", 2, "punct")});
}
Graph gold()
{
    return graph({2, 0, 2, 2}, {subject, root, object, punctuation});
}

TEST(EvaluationTest, HandComputed)
{
    Evaluation evaluation;
    evaluation.add(*reads(), gold(), gold());
    // a wrong label, a wrong head of the full stop
    evaluation.add(*reads(), gold(), graph({2, 0, 2, 3}, {subject, root, subject, punctuation}));
    // wrong root: `books` is the root, `reads` hangs on it with the right label
    evaluation.add(*reads(), gold(), graph({2, 3, 0, 2}, {subject, root, root, punctuation}));

    const AttachmentCounts& all = evaluation.all;
    EXPECT_EQ(all.tokens, 12U);
    EXPECT_EQ(all.heads, 4U + 3U + 2U);
    EXPECT_EQ(all.labelled, 4U + 2U + 2U);
    EXPECT_EQ(all.labels, 4U + 3U + 3U);
    EXPECT_EQ(all.sentences, 3U);
    EXPECT_EQ(all.complete, 1U);
    EXPECT_DOUBLE_EQ(all.uas(), 75.0);
    EXPECT_DOUBLE_EQ(all.las(), 200.0 / 3);
    EXPECT_DOUBLE_EQ(all.la(), 1000.0 / 12);
    EXPECT_DOUBLE_EQ(all.cm(), 100.0 / 3);

    const AttachmentCounts& words = evaluation.withoutPunctuation;
    EXPECT_EQ(words.tokens, 9U);
    EXPECT_EQ(words.heads, 3U + 3U + 1U);
    EXPECT_EQ(words.labelled, 3U + 2U + 1U);
    EXPECT_EQ(words.labels, 3U + 2U + 2U);
    EXPECT_EQ(words.complete, 2U) << "all other words are right";

    EXPECT_EQ(evaluation.roots.gold, 3U);
    EXPECT_EQ(evaluation.roots.predicted, 3U);
    EXPECT_EQ(evaluation.roots.right, 2U);
    EXPECT_DOUBLE_EQ(evaluation.roots.f(), 200.0 / 3);

    EXPECT_EQ(evaluation.primary.gold, 12U);
    EXPECT_EQ(evaluation.primary.predicted, 12U);
    EXPECT_EQ(evaluation.primary.right, all.labelled);
}

TEST(EvaluationTest, RootAccuracyIsAnFScoreWhereTheNumbersDiffer)
{
    Evaluation evaluation;
    evaluation.add(*reads(), gold(), graph({0, 0, 0, 2}, {root, root, root, punctuation}));
    EXPECT_EQ(evaluation.roots.gold, 1U);
    EXPECT_EQ(evaluation.roots.predicted, 3U);
    EXPECT_EQ(evaluation.roots.right, 1U);
    EXPECT_DOUBLE_EQ(evaluation.roots.precision(), 100.0 / 3);
    EXPECT_DOUBLE_EQ(evaluation.roots.recall(), 100.0);
    EXPECT_DOUBLE_EQ(evaluation.roots.f(), 50.0);
}

TEST(EvaluationTest, DtagsPunctuationIsToldByItsMsd)
{
    auto sentence = *reads();
    for (Token& each : sentence.tokens)
        each.upos.clear();
    sentence.word(4).xpos = "XP";
    sentence.word(3).xpos = "NC";
    Evaluation evaluation;
    evaluation.add(sentence, gold(), gold());
    EXPECT_EQ(evaluation.all.tokens, 4U);
    EXPECT_EQ(evaluation.withoutPunctuation.tokens, 3U);
}

TEST(EvaluationTest, ASentenceOfPunctuationCountsOnlyWithPunctuation)
{
    const auto dots = test::sentence({token("...", "PUNCT", 0, "root")});
    Evaluation evaluation;
    evaluation.add(*dots, graph({0}, {root}), graph({0}, {root}));
    EXPECT_EQ(evaluation.all.sentences, 1U);
    EXPECT_EQ(evaluation.all.cm(), 100.0);
    EXPECT_EQ(evaluation.withoutPunctuation.sentences, 0U);
    EXPECT_EQ(evaluation.withoutPunctuation.cm(), 0.0);
}

TEST(EvaluationTest, SecondaryArcsAreScoredApartAndTogether)
{
    Graph expected = gold();
    expected.secondary = {{3, 1, subject}, {3, 2, object}, {1, 3, object}};
    Graph found = gold();
    found.secondary = {{3, 1, subject}, {3, 2, subject}};
    Evaluation evaluation;
    evaluation.add(*reads(), expected, found);
    EXPECT_EQ(evaluation.secondary.gold, 3U);
    EXPECT_EQ(evaluation.secondary.predicted, 2U);
    EXPECT_EQ(evaluation.secondary.right, 1U) << "the relation counts";
    EXPECT_DOUBLE_EQ(evaluation.secondary.precision(), 50.0);
    EXPECT_DOUBLE_EQ(evaluation.secondary.recall(), 100.0 / 3);
    EXPECT_DOUBLE_EQ(evaluation.secondary.f(), 40.0);
    EXPECT_EQ(evaluation.primary.right, 4U);
    const ArcCounts whole = evaluation.graph();
    EXPECT_EQ(whole.gold, 7U);
    EXPECT_EQ(whole.predicted, 6U);
    EXPECT_EQ(whole.right, 5U);
}

TEST(EvaluationTest, AnArcCountsOnceHoweverOftenItIsPredicted)
{
    Graph expected = gold();
    expected.secondary = {{3, 1, subject}};
    Graph found = gold();
    found.secondary = {{3, 1, subject}, {3, 1, subject}};
    Evaluation evaluation;
    evaluation.add(*reads(), expected, found);
    evaluation.add(*reads(), found, expected);
    EXPECT_EQ(evaluation.secondary.right, 2U);
    EXPECT_EQ(evaluation.secondary.predicted, 3U);
    EXPECT_EQ(evaluation.secondary.gold, 3U);
}

TEST(EvaluationTest, WordsWithoutAHeadAreWrongUnlessGoldHasNoneEither)
{
    Evaluation evaluation;
    evaluation.add(*reads(), gold(), Graph(4));
    EXPECT_EQ(evaluation.all.heads, 0U);
    EXPECT_EQ(evaluation.primary.predicted, 0U);
    EXPECT_EQ(evaluation.primary.precision(), 0.0);
    EXPECT_EQ(evaluation.primary.f(), 0.0);
    EXPECT_EQ(evaluation.roots.f(), 0.0);
}

TEST(EvaluationTest, NothingOfNothingIsZeroPercent)
{
    EXPECT_EQ(percentage(0, 0), 0.0);
    EXPECT_EQ(percentage(1, 4), 25.0);
    const Evaluation none;
    EXPECT_EQ(none.all.uas(), 0.0);
    EXPECT_EQ(none.graph().f(), 0.0);
}

} // namespace
} // namespace arcwright
