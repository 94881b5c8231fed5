// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/phrase_features.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace features_test {

using Keys = std::vector<std::uint64_t>;

Sentence first()
{
    return *test::sampleSentences("japanese.knp")[0]; // kare-wa hon-wo yomanai hito-da
}

Keys pairKeys(const PhraseFeatures& features, int dependent, int candidate)
{
    Keys keys;
    features.forEachOfPair(dependent, candidate, [&](std::uint64_t key) { keys.push_back(key); });
    return keys;
}

Keys gameKeys(const PhraseFeatures& features, int dependent, int near, int far)
{
    Keys keys;
    features.forEachOfGame(dependent, near, far, [&](std::uint64_t key) { keys.push_back(key); });
    return keys;
}

/// The words of a template, whatever their order.
std::string sortedWords(const std::string& name)
{
    std::istringstream in(name);
    std::multiset<std::string> words{std::istream_iterator<std::string>(in), std::istream_iterator<std::string>()};
    std::string sorted;
    for (const std::string& word : words)
        sorted += word + ' ';
    return sorted;
}

TEST(PhraseTemplatesTest, SetsGrow)
{
    for (const auto& templates : {pairTemplates, gameTemplates, typeTemplates}) {
        const auto standard = templates(FeatureSet::Standard);
        const auto additional = templates(FeatureSet::Additional);
        const auto all = templates(FeatureSet::All);
        EXPECT_LT(standard.size(), additional.size());
        EXPECT_LE(additional.size(), all.size());
        std::set<std::string> names;
        for (const PhraseTemplate& one : all)
            EXPECT_TRUE(names.insert(sortedWords(one.name)).second) << one.name << " is there twice";
        for (const PhraseTemplate& one : standard)
            EXPECT_EQ(one.set, FeatureSet::Standard) << one.name;
    }
}

TEST(PhraseTemplatesTest, DynamicOnesAreInAllOnly)
{
    for (const PhraseTemplate& one : pairTemplates(FeatureSet::All))
        EXPECT_EQ(one.name.find("attached") != std::string::npos || one.name.find("sibling") != std::string::npos,
            one.set == FeatureSet::All)
            << one.name;
}

TEST(PhraseFeaturesTest, DifferentFeaturesOfAPairHaveDifferentKeys)
{
    PhraseFeatures features(FeatureSet::All);
    features.read(first());
    Keys keys = pairKeys(features, 1, 4);
    const std::size_t count = keys.size();
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    EXPECT_EQ(keys.size(), count);
    EXPECT_GT(count, 100U);
}

TEST(PhraseFeaturesTest, WhatIsAttachedShowsInAllFeaturesOnly)
{
    for (const FeatureSet set : {FeatureSet::Standard, FeatureSet::Additional, FeatureSet::All}) {
        PhraseFeatures features(set);
        features.read(first());
        const Keys before = pairKeys(features, 1, 3);
        features.settled(2, 3); // hon-wo: a case particle
        EXPECT_EQ(pairKeys(features, 1, 3) == before, set != FeatureSet::All);
        features.read(first());
        EXPECT_EQ(pairKeys(features, 1, 3), before) << "a sentence begins anew";
        features.settled(3, 4); // yomanai: none
        EXPECT_EQ(pairKeys(features, 1, 4), pairKeys(features, 1, 4));
    }
}

TEST(PhraseFeaturesTest, WhatIsAttachedShowsWhateverTheOrderItCameIn)
{
    PhraseFeatures features(FeatureSet::All);
    features.read(first());
    features.settled(3, 4);
    const Keys one = pairKeys(features, 1, 4);
    features.settled(2, 4);
    const Keys both = pairKeys(features, 1, 4);
    EXPECT_NE(one, both) << "the leftmost is another one now";
    features.read(first());
    features.settled(2, 4);
    features.settled(3, 4);
    EXPECT_EQ(pairKeys(features, 1, 4), both);
}

TEST(PhraseFeaturesTest, CandidatesOfAGameAreToldApart)
{
    PhraseFeatures features(FeatureSet::All);
    features.read(first());
    Keys one = gameKeys(features, 1, 2, 4);
    Keys other = gameKeys(features, 1, 3, 4);
    EXPECT_NE(one, other);
    // what the farther one has by itself is the same in both games
    const Keys far = pairKeys(features, 1, 4);
    for (const Keys& game : {one, other})
        EXPECT_NE(std::search(game.begin(), game.end(), far.begin(), far.end()), game.end());
}

TEST(PhraseFeaturesTest, ADependentIsToldFromItsHead)
{
    // the same two bunsetsu, the other way round
    Sentence sentence = first();
    const auto keysOf = [&](int one, int other) {
        Sentence two;
        for (const int bunsetsu : {one, other}) {
            const Bunsetsu& phrase = sentence.bunsetsu[static_cast<std::size_t>(bunsetsu) - 1];
            const int begin = two.size() + 1;
            for (int word = phrase.first; word <= phrase.last; ++word)
                two.tokens.push_back(sentence.word(word));
            two.bunsetsu.push_back({begin, two.size(), kRoot, "D", "", {}});
        }
        PhraseFeatures features(FeatureSet::Standard);
        features.read(two);
        Keys keys = pairKeys(features, 1, 2);
        std::sort(keys.begin(), keys.end());
        return keys;
    };
    const Keys there = keysOf(2, 3);
    const Keys back = keysOf(3, 2);
    Keys both;
    std::set_intersection(there.begin(), there.end(), back.begin(), back.end(), std::back_inserter(both));
    // they share only what looks at no word: distance, marks, place
    EXPECT_LT(both.size() * 5, there.size());
}

TEST(PhraseFeaturesTest, AWordIsSeenByItsAttributes)
{
    Sentence sentence = first();
    PhraseFeatures features(FeatureSet::Standard);
    features.read(sentence);
    const Keys before = pairKeys(features, 1, 3);
    sentence.word(4).lemma = "x"; // an attribute of additional features
    features.read(sentence);
    EXPECT_EQ(pairKeys(features, 1, 3), before);
    sentence.word(2).form = "も"; // kare-mo
    features.read(sentence);
    EXPECT_NE(pairKeys(features, 1, 3), before);
}

TEST(PhraseSymbolsTest, MoreParticlesThanBitsDoNoHarm)
{
    Sentence sentence;
    for (int i = 0; i < 100; ++i) {
        Token word;
        word.form = "p" + std::to_string(i);
        word.upos = "助詞";
        word.xpos = "格助詞";
        sentence.tokens.push_back(word);
        sentence.bunsetsu.push_back({i + 1, i + 1, i == 99 ? kRoot : i + 2, "D", "", {}});
    }
    PhraseSymbols symbols;
    symbols.read(sentence);
    PhraseSymbols::ParticleSet all = 0;
    for (int bunsetsu = 1; bunsetsu <= 100; ++bunsetsu) {
        EXPECT_NE(symbols.caseParticles(bunsetsu), 0U);
        all |= symbols.particles(bunsetsu);
    }
    EXPECT_EQ(all, ~PhraseSymbols::ParticleSet{0});
}

TEST(LinearRankerTest, SumsTheWeightsOfAGame)
{
    PhraseFeatures features(FeatureSet::All);
    HashedWeights weights(10);
    Random random(3);
    for (float& weight : weights.values())
        weight = static_cast<float>(random.below(100)) / 4 - 12; // sums of quarters are exact
    features.read(first());
    LinearRanker ranker(features, weights);
    const auto expectSum = [&](int dependent, int near, int far) {
        double sum = 0;
        for (const std::uint64_t key : gameKeys(features, dependent, near, far))
            sum += static_cast<double>(weights.at(key));
        EXPECT_EQ(ranker.farMargin(dependent, near, far), sum) << dependent << ": " << near << " and " << far;
    };
    expectSum(1, 2, 3);
    expectSum(1, 2, 4); // the nearer one plays on
    expectSum(1, 3, 4);
    ranker.settled(2, 3);
    expectSum(1, 3, 4); // with what hangs on it since
    expectSum(2, 3, 4);
}

} // namespace features_test
} // namespace arcwright
