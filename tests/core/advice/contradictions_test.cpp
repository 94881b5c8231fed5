// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/contradictions.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/decoding/arc_margins.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace contradictions_test {

TrainingSettings settingsOf(Decoder decoder, bool labels = true)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = decoder;
    settings.trainer.decoder.keptHeads = 0;
    settings.trainer.epochs = 1;
    settings.labels = labels;
    return settings;
}

std::vector<Contradiction> found(const std::shared_ptr<const Model>& model, const Sentence& sentence)
{
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    return contradictions(parser, sentence, workspace);
}

/// the dog sees the red cat .
Sentence sevenWords()
{
    return *test::sentence({test::token("the", "DET", 2, "det"), test::token("dog", "NOUN", 3, "nsubj"),
        test::token("sees", "VERB", 0, "root"), test::token("the", "DET", 6, "det"),
        test::token("red", "ADJ", 6, "amod"), test::token("cat", "NOUN", 3, "obj"),
        test::token(".", "PUNCT", 3, "punct")});
}

std::shared_ptr<const Model> toyModel(Decoder decoder, bool labels = true)
{
    TrainingSettings settings = settingsOf(decoder, labels);
    settings.trainer.epochs = 4;
    return test::trained(test::toyTreebank(60), settings);
}

TEST(ContradictionsTest, MarginsOfExactDecodersAreMaxMargins)
{
    const auto sentences = test::sampleSentences("english.conllu");
    for (const Decoder decoder : {Decoder::Eisner, Decoder::Cle, Decoder::Eisner2}) {
        const auto model = test::trained(test::sampleSentences("czech.conllu"), settingsOf(decoder, false));
        const DecoderSettings& settings = model->configuration.trainer.decoder;
        int compared = 0;
        for (std::size_t i = 0; i < 15; ++i) {
            const Sentence& sentence = *sentences[i];
            const TokenSymbols symbols(sentence);
            SentenceParser parser;
            parser.parse(symbols, model->filter, model->weights, settings);
            ArcLists arcs;
            arcs.reset(parser.arcScores());
            SecondOrderScores secondOrder;
            secondOrder.reset(parser.arcScores());
            SiblingScorer siblings;
            siblings.prepare(symbols);
            if (decoder == Decoder::Eisner2)
                siblings.score(model->weights, secondOrder);
            ArcMargins margins;
            ASSERT_TRUE(decoder == Decoder::Cle  ? margins.computeNonProjective(parser.arcScores(), settings.root)
                    : decoder == Decoder::Eisner ? margins.computeProjective(arcs, settings.root)
                                                 : margins.computeProjective(secondOrder, settings.root));
            for (const Contradiction& one : found(model, sentence)) {
                const int head = sentence.word(one.word).head;
                EXPECT_TRUE(std::isfinite(one.margin));
                if (parser.arcScores().at(head, one.word) == forbiddenScore)
                    continue; // the filter had it
                EXPECT_NEAR(one.margin, -margins.margins().at(head, one.word), 1e-3);
                ++compared;
            }
        }
        EXPECT_GT(compared, 20) << nameOf(decoder);
    }
}

TEST(ContradictionsTest, WhatIsLearntIsNotContradictedAndWhatIsWrongIs)
{
    for (const Decoder decoder : allDecoders()) {
        const auto model = toyModel(decoder);
        Sentence sentence = sevenWords();
        EXPECT_TRUE(found(model, sentence).empty()) << nameOf(decoder);
        sentence.word(5).head = 2;
        sentence.word(6).relation = "nsubj";
        const auto both = found(model, sentence);
        ASSERT_EQ(both.size(), 2U) << nameOf(decoder);
        EXPECT_EQ(both[0].word, 5);
        EXPECT_EQ(both[0].head, 6);
        EXPECT_EQ(both[0].relation, "amod");
        EXPECT_GT(both[0].margin, 0);
        EXPECT_EQ(both[1].word, 6);
        EXPECT_EQ(both[1].head, 3);
        EXPECT_EQ(both[1].relation, "obj");
        EXPECT_GT(both[1].margin, 0);
    }
}

TEST(ContradictionsTest, ARelationThatWasNeverSeenIsContradicted)
{
    const auto model = toyModel(Decoder::Hill);
    Sentence sentence = sevenWords();
    sentence.word(6).relation = "obejct";
    const auto one = found(model, sentence);
    ASSERT_EQ(one.size(), 1U);
    EXPECT_GT(one[0].margin, 0);
    EXPECT_TRUE(found(toyModel(Decoder::Hill, false), sentence).empty()) << "an unlabelled model does not mind";
}

TEST(ContradictionsTest, WordsWithoutAHeadAreNotContradicted)
{
    const auto model = toyModel(Decoder::Eisner2);
    Sentence sentence = sevenWords();
    for (Token& token : sentence.tokens) {
        token.head = kNoHead;
        token.relation.clear();
    }
    EXPECT_TRUE(found(model, sentence).empty());
    EXPECT_TRUE(found(model, Sentence()).empty());
}

TEST(ContradictionsTest, OfSeveralParentsAnyMayBeTheGoldOne)
{
    TrainingSettings settings = settingsOf(Decoder::Multi);
    settings.trainer.epochs = 4;
    const Sentences sentences = test::sampleSentences("danish.tag");
    const auto model = test::trained(sentences, settings);
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    int several = 0;
    for (const auto& sentence : sentences) {
        if (!isUsable(*sentence))
            continue;
        const Graph graph = parser.parse(*sentence, workspace);
        for (const Arc& further : graph.secondary) {
            // Each further parent is made the sentence's own head.
            Sentence changed = *sentence;
            changed.word(further.dependent).head = further.head;
            changed.word(further.dependent).relation = relations.text(further.relation);
            for (const Contradiction& one : contradictions(parser, changed, workspace))
                EXPECT_NE(one.word, further.dependent);
            ++several;
        }
    }
    EXPECT_GT(several, 3);
}

TEST(ContradictionsTest, ACycleIsContradictedWordByWord)
{
    const auto model = toyModel(Decoder::Cle);
    Sentence sentence = sevenWords();
    sentence.word(2).head = 1; // and 1 depends on 2
    sentence.word(7).head = 7;
    const auto one = found(model, sentence);
    ASSERT_EQ(one.size(), 1U) << "the word that is its own head is for validate";
    EXPECT_EQ(one[0].word, 2);
}

} // namespace contradictions_test
} // namespace arcwright
