// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/sentence_parser.h"

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/treebank/graph.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace {

constexpr int relationCount = 5;

Weights randomWeights(Decoder decoder, Random& random)
{
    Weights weights({14, isSecondOrder(decoder) ? 14 : 0, 9, relationCount});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit() * 2 - 1);
    return weights;
}

/// Heads of the sentence, and relations by chance.
LabelledTree goldOf(const Sentence& sentence, Random& random)
{
    LabelledTree gold{{kNoHead}, {-1}};
    for (const Token& token : sentence.tokens) {
        gold.heads.push_back(token.head);
        gold.relations.push_back(static_cast<std::int16_t>(random.below(relationCount)));
    }
    return gold;
}

/// The score of a tree by the definition: the sum over its arcs, each with its relation and the sibling before it.
double scoreOf(const LabelledTree& tree, const Sentence& sentence, const Weights& weights)
{
    ArcScorer arcs;
    SiblingScorer siblings;
    arcs.prepare(TokenSymbols(sentence), ArcFilter());
    siblings.prepare(TokenSymbols(sentence));
    FeatureVector features;
    for (int word = 1; word <= sentence.size(); ++word) {
        const auto node = static_cast<std::size_t>(word);
        const int head = tree.heads[node];
        arcs.addArc(features, weights, head, word, 1);
        arcs.addRelation(features, weights, head, word, tree.relations[node], 1);
        if (!weights.hasSiblings())
            continue;
        const int step = word < head ? 1 : -1;
        int sibling = word + step;
        while (sibling != head && tree.heads[static_cast<std::size_t>(sibling)] != head)
            sibling += step;
        siblings.add(features, weights, head, sibling == head ? kNoHead : sibling, word, 1);
    }
    return features.dot(weights);
}

int wrongWords(const LabelledTree& gold, const LabelledTree& tree)
{
    int wrong = 0;
    for (std::size_t node = 1; node < gold.heads.size(); ++node)
        wrong += gold.heads[node] != tree.heads[node] || gold.relations[node] != tree.relations[node] ? 1 : 0;
    return wrong;
}

class SentenceParserTest : public testing::TestWithParam<Decoder> {
protected:
    DecoderSettings settings() const
    {
        DecoderSettings settings;
        settings.decoder = GetParam();
        settings.keptHeads = 3;
        return settings;
    }
};

TEST_P(SentenceParserTest, TheDifferenceIsThatOfTheScores)
{
    Random random(3);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser; // one for all, so that what an earlier sentence left behind would show
    FeatureVector difference;
    for (const char* sample : {"czech.conllu", "danish.tag"}) {
        for (const auto& sentence : test::sampleSentences(sample)) {
            const LabelledTree gold = goldOf(*sentence, random);
            parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, settings());
            const double loss = parser.differenceFrom(gold, weights, difference);
            EXPECT_EQ(loss, wrongWords(gold, parser.tree()));
            EXPECT_NEAR(difference.dot(weights),
                scoreOf(gold, *sentence, weights) - scoreOf(parser.tree(), *sentence, weights), 1e-2);
        }
    }
}

TEST_P(SentenceParserTest, ATreeDoesNotDifferFromItself)
{
    Random random(4);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser;
    FeatureVector difference;
    for (const auto& sentence : test::sampleSentences("english.conllu")) {
        parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, settings());
        const LabelledTree found = parser.tree();
        EXPECT_EQ(parser.differenceFrom(found, weights, difference), 0);
        EXPECT_TRUE(difference.empty());
    }
}

TEST_P(SentenceParserTest, WithAGoldTreeTheLossIsPartOfTheScore)
{
    Random random(5);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser;
    int moreLoss = 0;
    for (const auto& sentence : test::sampleSentences("english.conllu")) {
        const LabelledTree gold = goldOf(*sentence, random);
        const auto augmented
            = [&] { return scoreOf(parser.tree(), *sentence, weights) + wrongWords(gold, parser.tree()); };
        DecoderSettings unpruned = settings();
        unpruned.keptHeads = 0; // or the two might look at different arcs
        parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, unpruned);
        const double plain = augmented();
        const int plainLoss = wrongWords(gold, parser.tree());
        parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, unpruned, &gold);
        const bool exact = GetParam() != Decoder::Hill;
        if (exact) {
            EXPECT_GE(augmented(), plain - 1e-2);
        }
        moreLoss += wrongWords(gold, parser.tree()) - plainLoss;
    }
    EXPECT_GT(moreLoss, 0);
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, SentenceParserTest, testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return std::string(nameOf(each.param)); });

TEST(SentenceParserTest, SiblingsDecideWhereArcsDoNot)
{
    // Equal arcs; only the pair of two words as siblings is worth something.
    const auto sentence
        = test::sentence({test::token("a", "A", 0, "x"), test::token("b", "B", 1, "x"), test::token("c", "C", 1, "x")});
    Weights weights({1, 16, 1, 0});
    SiblingScorer siblings;
    siblings.prepare(TokenSymbols(*sentence));
    FeatureVector features;
    siblings.add(features, weights, 1, 2, 3, 1);
    for (const FeatureVector::Entry& entry : features.entries())
        weights.values()[entry.index] = 1;
    SentenceParser parser;
    for (const Decoder decoder : {Decoder::Eisner2, Decoder::Hill}) {
        DecoderSettings settings;
        settings.decoder = decoder;
        parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, settings);
        EXPECT_EQ(parser.tree().heads, (std::vector<int>{kNoHead, 0, 1, 1}));
    }
}

} // namespace
} // namespace arcwright
