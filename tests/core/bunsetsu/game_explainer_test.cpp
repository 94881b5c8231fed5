// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/game_explainer.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace game_explainer_test {

Sentences sample()
{
    return test::sampleSentences("japanese.knp");
}

BunsetsuWeights randomWeights(FeatureSet set)
{
    BunsetsuWeights learnt;
    learnt.settings.features = set;
    learnt.heads = HashedWeights(20);
    Random random(3);
    for (float& weight : learnt.heads.values())
        weight = static_cast<float>(random.unit() * 2 - 1);
    return learnt;
}

double sumOf(const std::vector<DecidingFeature>& features)
{
    double sum = 0;
    for (const DecidingFeature& feature : features)
        sum += feature.weight;
    return sum;
}

TEST(PhraseAttributeTextTest, TextsAreEqualWhereSymbolsAre)
{
    for (std::size_t number = 0; number < phraseAttributeCount; ++number) {
        const auto attribute = static_cast<PhraseAttribute>(number);
        std::map<std::uint64_t, std::set<std::string>> texts;
        std::map<std::string, std::set<std::uint64_t>> symbols;
        for (const auto& sentence : sample()) {
            const BunsetsuView view(*sentence);
            PhraseSymbols hashed;
            hashed.read(*sentence);
            for (int bunsetsu = 1; bunsetsu <= view.size(); ++bunsetsu) {
                const std::string text = phraseAttributeText(view, bunsetsu, attribute);
                const std::uint64_t symbol = hashed.values(bunsetsu)[number];
                texts[symbol].insert(text);
                symbols[text].insert(symbol);
            }
        }
        for (const auto& [symbol, names] : texts)
            EXPECT_EQ(names.size(), 1U) << nameOf(attribute) << ' ' << *names.begin();
        for (const auto& [text, values] : symbols)
            EXPECT_EQ(values.size(), 1U) << nameOf(attribute) << ' ' << text;
    }
}

TEST(GameExplainerTest, TheWeightsSumUpToTheMarginOfTheRanker)
{
    for (const FeatureSet set : {FeatureSet::Standard, FeatureSet::Additional, FeatureSet::All}) {
        const BunsetsuWeights learnt = randomWeights(set);
        for (const auto& sentence : {sample()[0], sample()[16], sample()[38]}) {
            GameExplainer explainer(*sentence, learnt);
            PhraseFeatures features(set);
            features.read(*sentence);
            LinearRanker ranker(features, learnt.heads);
            const int count = features.size();
            for (int dependent = count - 1; dependent >= 1; --dependent) {
                for (int near = dependent + 1; near <= count; ++near) {
                    EXPECT_NEAR(sumOf(explainer.pair(dependent, near)), ranker.attachMargin(dependent, near), 1e-3);
                    for (int far = near + 1; far <= count; ++far)
                        EXPECT_NEAR(
                            sumOf(explainer.game(dependent, near, far)), ranker.farMargin(dependent, near, far), 1e-3);
                }
                ranker.settled(dependent, dependent + 1);
                explainer.settled(dependent, dependent + 1);
            }
        }
    }
}

TEST(GameExplainerTest, FeaturesOfOneQuestionHaveNamesOfTheirOwn)
{
    const BunsetsuWeights learnt = randomWeights(FeatureSet::All);
    const auto sentence = sample()[0];
    GameExplainer explainer(*sentence, learnt);
    explainer.settled(2, 3);
    std::set<std::pair<GameSide, std::string>> names;
    for (const DecidingFeature& feature : explainer.game(1, 3, 4))
        EXPECT_TRUE(names.insert({feature.side, feature.name}).second) << feature.name;
    EXPECT_TRUE(names.count({GameSide::Near, "distance=2-5"}) > 0);
    EXPECT_TRUE(names.count({GameSide::Near, "attached=を"}) > 0) << "what already hangs on the nearer candidate";
    EXPECT_TRUE(names.count({GameSide::Near, "sibling=助詞,格助詞:を"}) > 0);
    EXPECT_TRUE(names.count({GameSide::Near, "sibling.lemma=本"}) > 0);
    EXPECT_TRUE(names.count({GameSide::Near, "siblings=助詞,格助詞:を"}) > 0);
    EXPECT_TRUE(names.count({GameSide::Far, "sibling=<none>"}) > 0) << "nothing hangs on the farther one yet";
}

TEST(GameExplainerTest, AKernelHasNoNames)
{
    BunsetsuWeights learnt = randomWeights(FeatureSet::Standard);
    learnt.settings.ranker = RankerKind::Kernel;
    const auto sentence = sample()[0];
    EXPECT_TRUE(GameExplainer(*sentence, learnt).game(1, 2, 3).empty());
    EXPECT_TRUE(GameExplainer(*sentence, learnt).pair(1, 2).empty());
}

} // namespace game_explainer_test
} // namespace arcwright
