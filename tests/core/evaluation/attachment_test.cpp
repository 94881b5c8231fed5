// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/attachment.h"

#include <gtest/gtest.h>

#include "core/evaluation/bunsetsu_scores.h"
#include "core/model/bunsetsu_model.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace attachment_test {

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

TEST(EvaluationTest, RootsAreCountedWithoutPunctuationToo)
{
    Evaluation evaluation;
    evaluation.add(*reads(), gold(), graph({2, 0, 2, 0}, {subject, root, object, punctuation}));
    EXPECT_EQ(evaluation.roots, (ArcCounts{1, 2, 1}));
    EXPECT_EQ(evaluation.rootsWithoutPunctuation, (ArcCounts{1, 1, 1}));
}

TEST(EvaluationTest, TheUserSaysWhatPunctuationIs)
{
    Evaluation evaluation;
    evaluation.add(*reads(), gold(), graph({3, 0, 2, 3}, {subject, root, object, punctuation}),
        PunctuationTags(std::vector<std::string>{"PRON", "PUNCT"}));
    EXPECT_EQ(evaluation.all.heads, 2U);
    EXPECT_EQ(evaluation.withoutPunctuation.tokens, 2U);
    EXPECT_EQ(evaluation.withoutPunctuation.heads, 2U);
    EXPECT_EQ(evaluation.withoutPunctuation.complete, 1U);
}

TEST(EvaluationTest, BunsetsuAreUnits)
{
    Sentence sentence = *reads();
    sentence.word(4).upos = "特殊";
    sentence.bunsetsu = {{1, 2, 2, "D", "", {}}, {3, 3, 3, "D", "", {}}, {4, 4, kRoot, "D", "", {}}};
    Evaluation evaluation;
    evaluation.add(
        sentence, graph({2, 3, 0}, {subject, subject, subject}), graph({3, 3, 0}, {subject, object, subject}));
    EXPECT_EQ(evaluation.all.tokens, 3U);
    EXPECT_EQ(evaluation.all.heads, 2U);
    EXPECT_EQ(evaluation.all.labelled, 1U);
    EXPECT_EQ(evaluation.withoutPunctuation.tokens, 2U) << "a bunsetsu that is nothing but punctuation";
}

TEST(EvaluationTest, WordsWithoutAHeadAreWrongUnlessGoldHasNoneEither)
{
    Evaluation evaluation;
    evaluation.add(*reads(), gold(), Graph(4));
    EXPECT_EQ(evaluation.all.heads, 0U);
    EXPECT_EQ(evaluation.roots.predicted, 0U);
    EXPECT_EQ(evaluation.roots.f(), 0.0);
}

TEST(AttachmentTest, AllWordsCount)
{
    const Graph predicted = graph({2, 0, 2, 3}, {subject, root, subject, punctuation});
    Evaluation evaluation;
    evaluation.add(*reads(), gold(), predicted);
    EXPECT_EQ(attachmentOf(*reads(), gold(), predicted), evaluation.all);
}

TEST(AttachmentTest, TheLastBunsetsuDoesNot)
{
    AttachmentCounts counts;
    BunsetsuEvaluation expected;
    RelationPool types;
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        const Graph right = graphOf(*sentence, types);
        Graph next(right.size()); // every bunsetsu on the next one
        for (int bunsetsu = 1; bunsetsu < next.size(); ++bunsetsu)
            next.heads[static_cast<std::size_t>(bunsetsu)] = bunsetsu + 1;
        next.heads.back() = kRoot;
        next.relations = right.relations;
        counts += attachmentOf(*sentence, right, next);
        expected.add(*sentence, withBunsetsuGraph(*sentence, next, types));
    }
    EXPECT_LT(counts.heads, counts.tokens);
    EXPECT_EQ(counts.tokens, expected.bunsetsu);
    EXPECT_EQ(counts.heads, expected.heads);
    EXPECT_EQ(counts.labelled, expected.both);
    EXPECT_EQ(counts.sentences, expected.sentences - expected.singles);
    EXPECT_EQ(counts.complete, expected.complete - expected.singles);
}

TEST(EvaluationTest, NothingOfNothingIsZeroPercent)
{
    EXPECT_EQ(percentage(0, 0), 0.0);
    EXPECT_EQ(percentage(1, 4), 25.0);
    const Evaluation none;
    EXPECT_EQ(none.all.uas(), 0.0);
    EXPECT_EQ(none.roots.f(), 0.0);
}

} // namespace attachment_test
} // namespace arcwright
