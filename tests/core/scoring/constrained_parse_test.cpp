// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "core/scoring/sentence_parser.h"
#include "core/scoring/tree_margins.h"
#include "tests/core/support/decoder_names.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace constrained_parse_test {

constexpr int relationCount = 3;

Weights randomWeights(Decoder decoder, Random& random)
{
    Weights weights({14, isSecondOrder(decoder) ? 14 : 0, 9, relationCount, scoresWholeTrees(decoder) ? 14 : 0,
        scoresInside(decoder) ? 14 : 0});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit() * 2 - 1);
    return weights;
}

std::shared_ptr<const Sentence> someWords(int count, Random& random)
{
    static const std::vector<std::string> tags{"NOUN", "VERB", "ADJ", "DET"};
    std::vector<Token> tokens;
    for (int word = 1; word <= count; ++word)
        tokens.push_back(test::token("w" + std::to_string(random.below(9)), tags[random.below(4)], 0, "x"));
    return test::sentence(std::move(tokens));
}

/// Constraints that a tree meets, so that they can be met together.
std::vector<Constraint> constraintsOf(const test::Heads& heads, Random& random)
{
    std::vector<Constraint> constraints;
    const int words = static_cast<int>(heads.size()) - 1;
    for (int word = 1; word <= words; ++word) {
        const int head = heads[static_cast<std::size_t>(word)];
        if (random.below(3) == 0)
            constraints.push_back(Constraint::onlyHead(head, word));
        const int other = static_cast<int>(random.below(static_cast<std::uint32_t>(words) + 1));
        if (random.below(3) == 0 && other != head && other != word)
            constraints.push_back(Constraint::noArc(other, word));
    }
    return constraints;
}

std::vector<Arc> arcsOf(const LabelledTree& tree)
{
    std::vector<LabelledArc> labelled;
    tree.listArcs(labelled);
    std::vector<Arc> arcs;
    for (const LabelledArc& arc : labelled)
        arcs.push_back({arc.head, arc.dependent, {}});
    return arcs;
}

/// A filter that knows the tags of the words and has seen no arc but between neighbours.
ArcFilter strictFilter()
{
    Random random(1);
    ArcFilter filter;
    for (int i = 0; i < 9; ++i)
        filter.learnTags(TokenSymbols(*someWords(9, random)));
    const auto two = test::sentence({test::token("w1", "NOUN", 0, "x"), test::token("w2", "VERB", 1, "x")});
    filter.learnArcs(TokenSymbols(*two), {{kNoHead, 0, 1}, {-1, 0, 0}});
    return filter;
}

class ConstrainedParseTest : public testing::TestWithParam<Decoder> {
protected:
    DecoderSettings settings(RootPolicy root, int keptHeads = 0) const
    {
        DecoderSettings settings;
        settings.decoder = GetParam();
        settings.root = root;
        settings.keptHeads = keptHeads;
        return settings;
    }
    GraphShape shape() const { return findsGraphs(GetParam()) ? GraphShape::Graph : GraphShape::Tree; }
};

TEST_P(ConstrainedParseTest, WhatATreeMeetsIsKeptWhateverFilterAndPruningSay)
{
    Random random(11);
    const Weights weights = randomWeights(GetParam(), random);
    const ArcFilter filter = strictFilter();
    SentenceParser parser;
    for (int round = 0; round < 200; ++round) {
        const int words = 2 + static_cast<int>(random.below(4));
        const auto& trees = test::allTrees(words);
        const auto& tree = trees[random.below(static_cast<std::uint32_t>(trees.size()))];
        const RootPolicy root = test::obeys(tree, RootPolicy::Single) ? RootPolicy::Single : RootPolicy::Many;
        const auto constraints = constraintsOf(tree, random);
        parser.parseUnder(constraints, TokenSymbols(*someWords(words, random)), filter, weights, settings(root, 1));
        ASSERT_TRUE(isTree(parser.tree().heads));
        EXPECT_TRUE(satisfies(arcsOf(parser.tree()), constraints, shape()));
        EXPECT_TRUE(std::isfinite(parser.treeScore()));
        EXPECT_TRUE(findsGraphs(GetParam()) || test::obeys(parser.tree().heads, root));
    }
}

TEST_P(ConstrainedParseTest, ExactDecodersFindTheBestTreeThatMeetsThem)
{
    if (!isExact(GetParam()))
        return;
    Random random(12);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser;
    SentenceParser fixed;
    for (int round = 0; round < 60; ++round) {
        const int words = 2 + static_cast<int>(random.below(4));
        const auto sentence = someWords(words, random);
        const auto& trees = test::allTrees(words);
        const auto isPossible = [&](const test::Heads& heads) {
            return test::obeys(heads, RootPolicy::Single)
                && (!isProjective(GetParam()) || test::projectiveByDefinition(heads));
        };
        test::Heads tree;
        do
            tree = trees[random.below(static_cast<std::uint32_t>(trees.size()))];
        while (!isPossible(tree));
        const auto constraints = constraintsOf(tree, random);
        const TokenSymbols symbols(*sentence);
        parser.parseUnder(constraints, symbols, {}, weights, settings(RootPolicy::Single));
        double best = -std::numeric_limits<double>::infinity();
        for (const test::Heads& heads : trees) {
            std::vector<Constraint> whole;
            std::vector<Arc> arcs;
            for (int word = 1; word <= words; ++word) {
                whole.push_back(Constraint::onlyHead(heads[static_cast<std::size_t>(word)], word));
                arcs.push_back({heads[static_cast<std::size_t>(word)], word, {}});
            }
            if (!isPossible(heads) || !satisfies(arcs, constraints, GraphShape::Tree))
                continue;
            fixed.parseUnder(whole, symbols, {}, weights, settings(RootPolicy::Single));
            ASSERT_EQ(fixed.tree().heads, heads);
            best = std::max(best, fixed.treeScore());
        }
        EXPECT_NEAR(parser.treeScore(), best, 1e-3);
    }
}

TEST_P(ConstrainedParseTest, WhatNoTreeMeetsHasNone)
{
    Random random(13);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser;
    const TokenSymbols symbols(*someWords(4, random));
    const std::vector cycle{Constraint::onlyHead(2, 1), Constraint::onlyHead(1, 2)};
    parser.parseUnder(cycle, symbols, {}, weights, settings(RootPolicy::Single));
    EXPECT_EQ(parser.tree().heads[1], kNoHead);
    const std::vector roots{Constraint::root(1), Constraint::root(3)};
    parser.parseUnder(roots, symbols, {}, weights, settings(RootPolicy::Single));
    EXPECT_EQ(parser.tree().heads[1], kNoHead);
    parser.parse(symbols, {}, weights, settings(RootPolicy::Single));
    EXPECT_TRUE(isTree(parser.tree().heads)) << "constraints do not outlive their sentence";
}

TEST_P(ConstrainedParseTest, APinnedArcThatCrossesAnotherIsKeptByProjectiveDecodersToo)
{
    Random random(14);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser;
    const std::vector crossing{Constraint::onlyHead(3, 1), Constraint::onlyHead(4, 2)};
    parser.parseUnder(crossing, TokenSymbols(*someWords(5, random)), {}, weights, settings(RootPolicy::Single, 2));
    ASSERT_TRUE(isTree(parser.tree().heads));
    EXPECT_EQ(parser.tree().heads[1], 3);
    EXPECT_EQ(parser.tree().heads[2], 4);
}

TEST_P(ConstrainedParseTest, AMarginIsWhatForbiddingTheArcCosts)
{
    Random random(15);
    const Weights weights = randomWeights(GetParam(), random);
    SentenceParser parser;
    SentenceParser without;
    TreeMargins margins;
    int finite = 0;
    for (int round = 0; round < 40; ++round) {
        const int words = 2 + static_cast<int>(random.below(6));
        const TokenSymbols symbols(*someWords(words, random));
        parser.parse(symbols, {}, weights, settings(RootPolicy::Single));
        margins.compute(parser, settings(RootPolicy::Single));
        for (int word = 1; word <= words; ++word) {
            const int head = parser.tree().heads[static_cast<std::size_t>(word)];
            const double margin = margins.margin(word);
            const auto heads = margins.heads(word);
            ASSERT_FALSE(heads.empty());
            EXPECT_EQ(heads[0].head, head);
            EXPECT_EQ(heads.size() > 1 ? heads[1].loss : std::numeric_limits<double>::infinity(), margin);
            if (GetParam() == Decoder::Multi)
                continue; // there another graph may have the arc besides
            without.parseUnder(
                std::vector{Constraint::noArc(head, word)}, symbols, {}, weights, settings(RootPolicy::Single));
            if (!isExact(GetParam())) {
                EXPECT_GE(margin, -leastGain) << "it would have been climbed";
            } else if (std::isfinite(margin)
                && test::projectiveByDefinition(without.tree().heads)
                    == test::projectiveByDefinition(parser.tree().heads)) {
                EXPECT_NEAR(margin, parser.treeScore() - without.treeScore(), 1e-3);
            }
            finite += std::isfinite(margin) ? 1 : 0;
        }
    }
    EXPECT_TRUE(finite > 40 || GetParam() == Decoder::Multi);
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, ConstrainedParseTest,
    testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return test::testNameOf(each.param); });

} // namespace constrained_parse_test
} // namespace arcwright
