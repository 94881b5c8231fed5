// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/inside_scorer.h"

#include <set>

#include <gtest/gtest.h>

#include "core/scoring/explanation.h"
#include "core/scoring/sentence_parser.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace inside_scorer_test {

constexpr int relationCount = 5;

Weights randomWeights(Random& random, float inside)
{
    Weights weights({14, 0, 10, relationCount, 0, 16});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit() * 2 - 1);
    for (std::size_t index = weights.insideIndex(0); index < weights.insideIndex(0) + (std::size_t{1} << 16); ++index)
        weights.values()[index] *= inside;
    return weights;
}

DecoderSettings settingsOf(Decoder decoder, RootPolicy root)
{
    DecoderSettings settings;
    settings.decoder = decoder;
    settings.root = root;
    return settings;
}

TEST(InsideScorerTest, WithoutWeightsOfWhatIsInsideItIsEisnersAlgorithm)
{
    Random random(1);
    const Weights weights = randomWeights(random, 0);
    SentenceParser parser;
    for (const char* sample : {"english.conllu", "danish.tag"}) {
        for (const auto& sentence : test::sampleSentences(sample)) {
            for (const RootPolicy root : {RootPolicy::Single, RootPolicy::Many}) {
                parser.parse(TokenSymbols(*sentence), {}, weights, settingsOf(Decoder::Eisner, root));
                const LabelledTree expected = parser.tree();
                parser.parse(TokenSymbols(*sentence), {}, weights, settingsOf(Decoder::EisnerSpan, root));
                EXPECT_EQ(parser.tree().heads, expected.heads);
                EXPECT_EQ(parser.tree().relations, expected.relations);
            }
        }
    }
}

TEST(InsideScorerTest, TheTreesScoreIsThatOfItsFeatures)
{
    Random random(2);
    const Weights weights = randomWeights(random, 1);
    SentenceParser parser;
    int others = 0;
    for (const auto& sentence : test::sampleSentences("english.conllu")) {
        for (const RootPolicy root : {RootPolicy::Single, RootPolicy::Many}) {
            const DecoderSettings settings = settingsOf(Decoder::EisnerSpan, root);
            parser.parse(TokenSymbols(*sentence), {}, weights, settings);
            const LabelledTree tree = parser.tree();
            const double score = parser.treeScore();
            EXPECT_TRUE(isProjective(tree.heads));
            EXPECT_NEAR(ArcExplainer(*sentence, weights, settings).featuresOf(tree).dot(weights), score, 1e-2);
            TreeScorer& scorer = parser.treeScorer(settings);
            EXPECT_NEAR(scorer.start(tree.heads), score, 1e-2);
            parser.parse(TokenSymbols(*sentence), {}, weights, settingsOf(Decoder::Eisner, root));
            others += parser.tree().heads != tree.heads ? 1 : 0;
        }
    }
    EXPECT_GT(others, 0) << "what is inside matters";
}

TEST(InsideScorerTest, GainsAreDifferencesOfScores)
{
    Random random(3);
    const Weights weights = randomWeights(random, 1);
    SentenceParser parser;
    const DecoderSettings settings = settingsOf(Decoder::EisnerSpan, RootPolicy::Many);
    for (const auto& sentence : test::sampleSentences("danish.tag")) {
        parser.parse(TokenSymbols(*sentence), {}, weights, settings);
        std::vector<int> heads = parser.tree().heads;
        TreeScorer& scorer = parser.treeScorer(settings);
        for (int round = 0; round < 10; ++round) {
            const int words = static_cast<int>(heads.size()) - 1;
            const int word = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(words)));
            const int head = static_cast<int>(random.below(static_cast<std::uint32_t>(words) + 1));
            if (head == word || head == heads[static_cast<std::size_t>(word)] || isAncestor(heads, word, head))
                continue;
            std::vector<int> changed = heads;
            changed[static_cast<std::size_t>(word)] = head;
            const double after = scorer.start(changed);
            const double before = scorer.start(heads);
            double gain = 0;
            scorer.gains(word, std::span(&head, 1), std::span(&gain, 1));
            EXPECT_NEAR(gain, after - before, 1e-2);
            scorer.changed(word, head);
            const int back = heads[static_cast<std::size_t>(word)];
            scorer.gains(word, std::span(&back, 1), std::span(&gain, 1));
            EXPECT_NEAR(gain, before - after, 1e-2);
            heads = changed;
        }
    }
}

TEST(InsideScorerTest, ExplanationsNameWhatIsInsideAndSumUp)
{
    Random random(4);
    const Weights weights = randomWeights(random, 1);
    const std::vector<std::string> names{"nsubj", "obj", "det", "amod", "punct"};
    const auto sentence = test::sampleSentences("english.conllu").front();
    SentenceParser parser;
    const DecoderSettings settings = settingsOf(Decoder::EisnerSpan, RootPolicy::Single);
    parser.parse(TokenSymbols(*sentence), {}, weights, settings);
    const LabelledTree& tree = parser.tree();
    const ArcExplainer explainer(*sentence, weights, settings, names);
    std::set<std::string> seen;
    for (int word = 1; word <= sentence->size(); ++word) {
        const auto node = static_cast<std::size_t>(word);
        const ArcExplanation explained = explainer.explain(tree, tree.heads[node], word, tree.relations[node]);
        double sum = 0;
        for (const Contribution& feature : explained.features) {
            sum += feature.value();
            if (feature.kind == FeatureKind::Inside)
                seen.insert(feature.name);
        }
        EXPECT_NEAR(sum, explained.score, 1e-6);
        EXPECT_NEAR(explainer.worth(tree, tree.heads[node], word, tree.relations[node]), explained.score, 1e-2);
    }
    ASSERT_FALSE(seen.empty());
    EXPECT_TRUE(std::any_of(
        seen.begin(), seen.end(), [](const std::string& name) { return name.ends_with(", of the head, right"); }));
}

} // namespace inside_scorer_test
} // namespace arcwright
