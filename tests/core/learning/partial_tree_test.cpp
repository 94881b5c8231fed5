// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/partial_tree.h"

#include <gtest/gtest.h>

#include "core/learning/sentence_learner.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace partial_tree_test {

constexpr int relations = 3;

/// Weights, a sentence and a tree of it, all drawn.
struct Case {
    explicit Case(std::uint64_t seed, const DecoderSettings& decoder)
        : random(seed), weights(shapeOf(decoder)), words(2 + static_cast<int>(random.below(6)))
    {
        for (float& weight : weights.values())
            weight = static_cast<float>(random.below(2001)) / 1000.0F - 1.0F;
        std::vector<Token> tokens;
        for (int word = 1; word <= words; ++word)
            tokens.push_back(test::token(std::string(1, static_cast<char>('a' + random.below(20))),
                std::string(1, static_cast<char>('A' + random.below(4))), kRoot, "x"));
        symbols = TokenSymbols({*test::sentence(tokens), Language::Any});
        tree.heads = test::randomTree(words, random);
        tree.relations.push_back(-1);
        for (int word = 1; word <= words; ++word)
            tree.relations.push_back(static_cast<std::int16_t>(random.below(relations)));
    }

    static WeightShape shapeOf(const DecoderSettings& decoder)
    {
        return {12, isSecondOrder(decoder.decoder) ? 12 : 0, 8, relations};
    }

    LabelledTree part()
    {
        LabelledTree given = tree;
        for (std::size_t word = 1; word < given.heads.size(); ++word) {
            if (random.below(2) == 0) {
                given.heads[word] = kNoHead;
                given.relations[word] = -1;
            }
        }
        return given;
    }

    Random random;
    Weights weights;
    int words;
    TokenSymbols symbols{{*test::sentence({test::token("a", "X", kRoot, "root")}), Language::Any}};
    LabelledTree tree;
};

DecoderSettings settingsFor(Decoder decoder)
{
    DecoderSettings settings;
    settings.decoder = decoder;
    settings.root = RootPolicy::Many;
    return settings;
}

TEST(PartialTreeTest, TheBestTreeKeepsWhatIsGiven)
{
    for (const Decoder decoder : {Decoder::Eisner, Decoder::Cle, Decoder::Eisner2, Decoder::Hill}) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Case drawn(seed, settingsFor(decoder));
            const LabelledTree given = drawn.part();
            SentenceParser parser;
            const auto best
                = bestTreeAround(given, drawn.symbols, ArcFilter(), drawn.weights, settingsFor(decoder), parser);
            ASSERT_TRUE(best);
            EXPECT_TRUE(isTree(best->heads));
            for (std::size_t word = 1; word < given.heads.size(); ++word) {
                if (given.heads[word] == kNoHead)
                    continue;
                EXPECT_EQ(best->heads[word], given.heads[word]);
                EXPECT_EQ(best->relations[word], given.relations[word]);
            }
            EXPECT_EQ(lossOnGiven(given, *best), 0);
        }
    }
}

TEST(PartialTreeTest, WhereAllIsGivenTheTreeIsThatAndTheLossTheUsualOne)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const DecoderSettings settings = settingsFor(Decoder::Cle);
        Case drawn(seed, settings);
        EXPECT_FALSE(isPartial(drawn.tree));
        EXPECT_EQ(givenHeads(drawn.tree), static_cast<std::size_t>(drawn.words));
        SentenceParser parser;
        const auto best = bestTreeAround(drawn.tree, drawn.symbols, ArcFilter(), drawn.weights, settings, parser);
        ASSERT_TRUE(best);
        EXPECT_EQ(best->heads, drawn.tree.heads);
        EXPECT_EQ(best->relations, drawn.tree.relations);
        parser.parse(drawn.symbols, ArcFilter(), drawn.weights, settings);
        FeatureVector difference;
        EXPECT_EQ(lossOnGiven(drawn.tree, parser.tree()), parser.differenceFrom(drawn.tree, drawn.weights, difference));
    }
}

TEST(PartialTreeTest, WhatIsNotGivenCostsNothing)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const DecoderSettings settings = settingsFor(Decoder::Cle);
        Case drawn(seed, settings);
        LabelledTree nothing = drawn.tree;
        nothing.heads.assign(nothing.heads.size(), kNoHead);
        SentenceParser parser;
        parser.parse(drawn.symbols, ArcFilter(), drawn.weights, settings);
        const double score = parser.treeScore();
        parser.parse(drawn.symbols, ArcFilter(), drawn.weights, settings, &nothing);
        EXPECT_EQ(parser.treeScore(), score);
        parser.parse(drawn.symbols, ArcFilter(), drawn.weights, settings, &drawn.tree);
        EXPECT_GE(parser.treeScore(), score);
    }
}

TEST(PartialTreeTest, LearningMovesTowardsWhatIsGivenAlone)
{
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const DecoderSettings settings = settingsFor(Decoder::Cle);
        Case drawn(seed, settings);
        const Example example{drawn.symbols, drawn.part()};
        if (!isPartial(example.tree))
            continue;
        AveragedWeights weights(drawn.weights);
        SentenceParser parser;
        FeatureVector difference;
        parser.parse(example.symbols, ArcFilter(), weights.current(), settings);
        const double before = lossOnGiven(example.tree, parser.tree());
        const LearningRule rule{Learner::Mira, settings, false};
        const SentenceUpdate update = learnSentence(example, ArcFilter(), rule, weights, parser, difference);
        EXPECT_EQ(update.input.loss, before);
        EXPECT_EQ(update.step > 0, before > 0);
        moved += update.step > 0 ? 1 : 0;
        // After a step of MIRA the part is ahead of the tree that was found by its loss.
        EXPECT_GE(difference.dot(weights.current()), before - 1e-3);
    }
    EXPECT_GT(moved, 20);
}

} // namespace partial_tree_test
} // namespace arcwright
