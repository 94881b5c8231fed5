// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/sentence_parser.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/learning/head_ranking.h"
#include "core/treebank/graph.h"
#include "tests/core/support/decoder_names.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace sentence_parser_test {

constexpr int relationCount = 5;

Weights randomWeights(Decoder decoder, Random& random)
{
    Weights weights({14, isSecondOrder(decoder) ? 14 : 0, 9, relationCount, scoresWholeTrees(decoder) ? 14 : 0,
        scoresInside(decoder) ? 14 : 0});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit() * 2 - 1);
    return weights;
}

/// Heads of the sentence, and relations by chance; in a graph also further parents.
LabelledTree goldOf(const Sentence& sentence, Decoder decoder, Random& random)
{
    LabelledTree gold{{kNoHead}, {-1}};
    gold.isGraph = findsGraphs(decoder);
    const auto relation = [&] { return static_cast<std::int16_t>(random.below(relationCount)); };
    for (int word = 1; word <= sentence.size(); ++word) {
        gold.heads.push_back(sentence.word(word).head);
        gold.relations.push_back(relation());
        const int head = static_cast<int>(random.below(static_cast<std::uint32_t>(sentence.size()) + 1));
        if (gold.isGraph && random.below(3) == 0 && head != word && head != gold.heads.back())
            gold.further.push_back({word, head, relation()});
    }
    return gold;
}

/// The score of a tree or graph by the definition: the sum over its arcs, each with its relation and the sibling before
/// it.
double scoreOf(const LabelledTree& tree, const Sentence& sentence, const Weights& weights)
{
    ArcScorer scorer;
    SiblingScorer siblings;
    scorer.prepare(TokenSymbols(sentence));
    siblings.prepare(TokenSymbols(sentence));
    FeatureVector features;
    std::vector<LabelledArc> arcs;
    tree.listArcs(arcs);
    for (const LabelledArc& arc : arcs) {
        scorer.addArc(features, weights, arc.head, arc.dependent, 1);
        scorer.addRelation(features, weights, arc.head, arc.dependent, arc.relation, 1);
        if (!weights.hasSiblings())
            continue;
        const int step = arc.dependent < arc.head ? 1 : -1;
        int sibling = arc.dependent + step;
        while (sibling != arc.head && !tree.relationOf(arc.head, sibling))
            sibling += step;
        siblings.add(features, weights, arc.head, sibling == arc.head ? kNoHead : sibling, arc.dependent, 1);
    }
    if (weights.hasWholeTrees()) {
        WholeTreeScorer wholeTrees;
        const TokenSymbols symbols(sentence);
        wholeTrees.prepare(symbols);
        wholeTrees.add(features, weights, tree.heads, DecoderSettings().root, 1);
    }
    if (weights.hasInside()) {
        InsideScorer inside;
        inside.prepare(TokenSymbols(sentence));
        inside.add(features, weights, tree, 1);
    }
    return features.dot(weights);
}

/// How many arcs of the first, relations included, the second has not.
int missing(const LabelledTree& first, const LabelledTree& second)
{
    std::vector<LabelledArc> arcs;
    first.listArcs(arcs);
    return static_cast<int>(std::count_if(arcs.begin(), arcs.end(),
        [&](const LabelledArc& arc) { return second.relationOf(arc.head, arc.dependent) != arc.relation; }));
}

int lossOf(const LabelledTree& gold, const LabelledTree& tree)
{
    return missing(gold, tree) + (gold.isGraph ? missing(tree, gold) : 0);
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
            const LabelledTree gold = goldOf(*sentence, GetParam(), random);
            parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, settings());
            const double loss = parser.differenceFrom(gold, weights, difference);
            EXPECT_EQ(loss, lossOf(gold, parser.tree()));
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
        const LabelledTree gold = goldOf(*sentence, GetParam(), random);
        const auto augmented = [&] { return scoreOf(parser.tree(), *sentence, weights) + lossOf(gold, parser.tree()); };
        DecoderSettings unpruned = settings();
        unpruned.keptHeads = 0; // or the two might look at different arcs
        parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, unpruned);
        const double plain = augmented();
        const int plainLoss = lossOf(gold, parser.tree());
        parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, unpruned, &gold);
        if (isExact(GetParam())) {
            EXPECT_GE(augmented(), plain - 1e-2);
        }
        moreLoss += lossOf(gold, parser.tree()) - plainLoss;
    }
    EXPECT_GT(moreLoss, 0);
}

TEST_P(SentenceParserTest, OnlyGraphsHaveFurtherArcs)
{
    Random random(6);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser;
    std::size_t further = 0;
    for (const auto& sentence : test::sampleSentences("english.conllu")) {
        parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, settings());
        EXPECT_TRUE(isTree(parser.tree().heads)) << "one parent of each word makes a tree";
        further += parser.tree().further.size();
        std::vector<LabelledArc> arcs;
        parser.tree().listArcs(arcs);
        EXPECT_TRUE(std::is_sorted(arcs.begin(), arcs.end()));
        EXPECT_EQ(std::adjacent_find(arcs.begin(), arcs.end(),
                      [](const LabelledArc& first, const LabelledArc& second) {
                          return first.dependent == second.dependent && first.head == second.head;
                      }),
            arcs.end());
    }
    EXPECT_EQ(further > 0, findsGraphs(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, SentenceParserTest, testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return test::testNameOf(each.param); });

TEST(SentenceParserTest, TheTreeOfAGraphHasRelationsOfTreesWhereItCan)
{
    // Word 2 is better off with both parents, 1 and 3. The arc from 1 scores more, but has relation 1, which trees have
    // not got. No other arc can join them: each would make a cycle or a second root.
    const auto sentence
        = test::sentence({test::token("a", "A", 3, "x"), test::token("b", "B", 1, "x"), test::token("c", "C", 0, "x")});
    Weights weights({20, 10, 16, 2});
    ArcScorer scorer;
    scorer.prepare(TokenSymbols(*sentence));
    const auto reward = [&](int head, int dependent, int relation, float value) {
        FeatureVector features;
        scorer.addRelation(features, weights, head, dependent, relation, 1);
        const float each = value / static_cast<float>(features.entries().size());
        for (const FeatureVector::Entry& entry : features.entries())
            weights.values()[entry.index] += each;
    };
    reward(0, 3, 0, 50);
    reward(3, 1, 0, 30);
    reward(1, 2, 1, 40);
    reward(3, 2, 0, 10);
    DecoderSettings settings;
    settings.decoder = Decoder::Multi;
    SentenceParser parser;
    parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, settings);
    EXPECT_EQ(parser.tree().relationOf(1, 2), 1);
    EXPECT_EQ(parser.tree().relationOf(3, 2), 0);
    EXPECT_EQ(parser.tree().heads[2], 1);
    settings.treeRelations = 1;
    parser.parse(TokenSymbols(*sentence), ArcFilter(), weights, settings);
    EXPECT_EQ(parser.tree().relationOf(1, 2), 1);
    EXPECT_EQ(parser.tree().heads[2], 3);
}

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

TEST(KeptCandidatesTest, GiveTheSameTrees)
{
    Random random(11);
    std::vector<Example> examples;
    for (const auto& sentence : test::sampleSentences("english.conllu"))
        examples.push_back({TokenSymbols(*sentence), goldOf(*sentence, Decoder::Hill, random)});
    ArcFilter filter;
    filter.setRanking(learnHeadRanking(examples, filter, {}, {}).value());
    std::vector<KeptCandidates> kept(examples.size());
    std::size_t left = 0;
    SentenceParser keeping;
    SentenceParser anew;
    DecoderSettings settings;
    for (int round = 0; round < 3; ++round) {
        const Weights weights = randomWeights(Decoder::Hill, random);
        for (std::size_t i = 0; i < examples.size(); ++i) {
            const LabelledTree* gold = round == 1 ? &examples[i].tree : nullptr;
            keeping.parse(examples[i].symbols, filter, weights, settings, gold, &kept[i]);
            anew.parse(examples[i].symbols, filter, weights, settings, gold);
            EXPECT_EQ(keeping.tree().heads, anew.tree().heads);
            EXPECT_EQ(keeping.tree().relations, anew.tree().relations);
            EXPECT_EQ(keeping.treeScore(), anew.treeScore());
            FeatureVector differences[2];
            EXPECT_EQ(keeping.differenceFrom(examples[i].tree, weights, differences[0]),
                anew.differenceFrom(examples[i].tree, weights, differences[1]));
            ASSERT_FALSE(kept[i].ends.empty());
            left += kept[i].dependents.size();
        }
    }
    EXPECT_GT(left, examples.size());
}

TEST(KeptCandidatesTest, AreNoneOfWhatWasStopped)
{
    Random random(12);
    const auto sentences = test::sampleSentences("english.conllu");
    std::vector<Example> examples{{TokenSymbols(*sentences[0]), goldOf(*sentences[0], Decoder::Hill, random)}};
    ArcFilter filter;
    filter.setRanking(learnHeadRanking(examples, filter, {}, {}).value());
    std::stop_source stop;
    stop.request_stop();
    SentenceParser parser;
    parser.stopWith(stop.get_token());
    KeptCandidates kept;
    parser.parse(examples[0].symbols, filter, randomWeights(Decoder::Hill, random), DecoderSettings(), nullptr, &kept);
    EXPECT_TRUE(kept.ends.empty());
}

} // namespace sentence_parser_test
} // namespace arcwright
