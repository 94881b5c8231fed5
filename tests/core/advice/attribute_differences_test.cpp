// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/attribute_differences.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace attribute_differences_test {

RankerAnswer answer(double score, std::vector<DecidingFeature> features)
{
    return {score, std::move(features)};
}

const AttributeDifference& of(const std::vector<AttributeDifference>& all, std::string_view attribute)
{
    for (const AttributeDifference& one : all) {
        if (one.attribute == attribute)
            return one;
    }
    throw std::logic_error("no such attribute");
}

TEST(AttributeDifferencesTest, AFeaturesWeightFallsToItsAttributesInEqualParts)
{
    BunsetsuExplanation explained;
    explained.predicted = 2;
    explained.other = 3;
    explained.rival = Rival::NextBest;
    explained.predictedPair = answer(0.9,
        {{GameSide::Far, "d.marks=、 c.edge=last", 0.6F, "d.marks c.edge"},
            {GameSide::Far, "c.edge=last", 0.3F, "c.edge"}});
    explained.otherPair = answer(-0.4, {{GameSide::Far, "d.marks=、 c.edge=<none>", -0.4F, "d.marks c.edge"}});
    const auto all = differencesByAttribute(explained);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].attribute, "c.edge") << "what differs most comes first";
    EXPECT_NEAR(all[0].predicted, 0.6, 1e-6);
    EXPECT_NEAR(all[0].other, -0.2, 1e-6);
    EXPECT_NEAR(all[1].predicted, 0.3, 1e-6);
    EXPECT_NEAR(all[1].other, -0.2, 1e-6);
    ASSERT_EQ(all[0].features.size(), 3U);
    EXPECT_NEAR(all[0].features[0].difference(), 0.3, 1e-6);
}

TEST(AttributeDifferencesTest, WhatTakesFromTheFartherOneIsWorthToTheNearer)
{
    BunsetsuExplanation explained;
    explained.predicted = 2;
    explained.other = 5;
    explained.game = answer(-1.5,
        {{GameSide::Near, "c.edge=<none>", -1.0F, "c.edge"}, {GameSide::Far, "c.edge=last", 0.25F, "c.edge"},
            {GameSide::Both, "n.edge=<none> f.edge=last", -0.75F, "n.edge f.edge"}});
    const auto nearer = differencesByAttribute(explained);
    EXPECT_NEAR(of(nearer, "c.edge").predicted, 1.0, 1e-6);
    EXPECT_NEAR(of(nearer, "c.edge").other, 0.25, 1e-6);
    EXPECT_NEAR(of(nearer, "n.edge").predicted, 0.375, 1e-6);
    std::swap(explained.predicted, explained.other);
    const auto farther = differencesByAttribute(explained);
    EXPECT_NEAR(of(farther, "c.edge").predicted, 0.25, 1e-6);
    EXPECT_NEAR(of(farther, "c.edge").other, 1.0, 1e-6);
    EXPECT_NEAR(of(farther, "f.edge").predicted, -0.375, 1e-6);
}

TEST(AttributeDifferencesTest, DifferencesOfATrainedModelSumUpToTheExplanations)
{
    for (const BunsetsuDecoder decoder : {BunsetsuDecoder::Tournament, BunsetsuDecoder::RelativePreference}) {
        BunsetsuSettings settings;
        settings.decoder = decoder;
        settings.bits = 18;
        settings.epochs = 1;
        const auto model = trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}).value();
        RelationPool relations;
        const BunsetsuParser parser(model, relations);
        const auto sentence = test::sampleSentences("japanese.knp")[16];
        const BunsetsuExplainer explainer(parser, *sentence);
        for (int bunsetsu = 1; bunsetsu < sentence->unitCount(); ++bunsetsu) {
            const BunsetsuExplanation explained = explainer.explain(bunsetsu);
            double sum = 0;
            for (const AttributeDifference& one : differencesByAttribute(explained)) {
                double shares = 0;
                for (const auto& share : one.features)
                    shares += share.difference();
                EXPECT_NEAR(shares, one.difference(), 1e-9);
                sum += one.difference();
            }
            EXPECT_NEAR(sum, explained.difference(), 1e-4) << nameOf(decoder) << ' ' << bunsetsu;
        }
    }
}

TEST(AttributeDifferencesTest, WithoutFeaturesOrAnotherHeadThereAreNone)
{
    BunsetsuExplanation explained;
    explained.predicted = kRoot;
    EXPECT_TRUE(differencesByAttribute(explained).empty());
    explained.predicted = 2;
    explained.other = 3;
    explained.game = answer(0.5, {});
    EXPECT_TRUE(differencesByAttribute(explained).empty());
}

} // namespace attribute_differences_test
} // namespace arcwright
