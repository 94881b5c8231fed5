// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/jobs/training_defaults.h"
#include "core/messages/training_sentences.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace training_defaults_test {

using test::token;

TEST(TrainingDefaultsTest, TraitsAreCounted)
{
    // The arc from 1 to 3 spans 2, which hangs on 4.
    const auto crossing = test::sentence({token("so", "ADV", 4, "advmod"), token("he", "PRON", 4, "nsubj"),
        token("far", "ADV", 1, "advmod"), token("runs", "VERB", 0, "root")});
    const auto headless = test::sentence({token("so", "ADV", kNoHead, "")});
    const TreeTraits traits = traitsOf({crossing, test::toySentence(), headless});
    EXPECT_EQ(traits.sentences, 2U);
    EXPECT_EQ(traits.tokens, 4U + test::toySentence()->tokens.size());
    EXPECT_EQ(traits.crossing, 1U);
    EXPECT_EQ(traits.severalParents, 0U);
    EXPECT_FALSE(traits.hasGraphs);
    EXPECT_EQ(traits.units, Units::Words);
}

TEST(TrainingDefaultsTest, ProjectiveTreesAreSoughtAmongProjectiveOnes)
{
    const TrainingDefaults defaults = defaultsFor(traitsOf(test::toyTreebank(50)));
    EXPECT_EQ(defaults.decoder, Decoder::Eisner2);
    EXPECT_EQ(defaults.reason, DefaultReason::WhollyProjective);
    EXPECT_EQ(defaults.share, 0);
    TreeTraits traits;
    traits.sentences = 100;
    traits.tokens = 20000;
    traits.crossing = 1;
    EXPECT_EQ(defaultsFor(traits).decoder, Decoder::Eisner2);
    EXPECT_EQ(defaultsFor(traits).reason, DefaultReason::Projective) << "one arc is not";
}

TEST(TrainingDefaultsTest, OthersByClimbing)
{
    TreeTraits traits;
    traits.sentences = 100;
    traits.tokens = 2000;
    traits.crossing = 20;
    EXPECT_EQ(defaultsFor(traits).decoder, Decoder::Hill);
    EXPECT_EQ(defaultsFor(traits).reason, DefaultReason::Crossing);
    EXPECT_EQ(defaultsFor(traits).share, 1);
    traits.severalParents = 100;
    EXPECT_EQ(defaultsFor(traits).decoder, Decoder::Hill) << "DEPS of words beside a tree";
    traits.hasGraphs = true;
    EXPECT_EQ(defaultsFor(traits).decoder, Decoder::Multi);
    EXPECT_EQ(defaultsFor(traits).share, 5);
    EXPECT_EQ(defaultsFor(traits).reason, DefaultReason::SeveralParents);
}

TEST(TrainingDefaultsTest, SamplesHaveTheReasonThatFitsThem)
{
    const TreeTraits danish = traitsOf(test::sampleSentences("danish.tag"));
    EXPECT_TRUE(danish.hasGraphs);
    EXPECT_GT(danish.severalParents, 0U);
    EXPECT_EQ(defaultsFor(traitsOf(test::sampleSentences("japanese.knp"))).reason, DefaultReason::Bunsetsu);
    EXPECT_FALSE(traitsOf(test::sampleSentences("czech.conllu")).hasGraphs);
}

TEST(TrainingDefaultsTest, LargeTreebanksGetFewerEpochsAndNothingTheUsualSettings)
{
    TreeTraits traits;
    EXPECT_EQ(defaultsFor(traits).decoder, usualDecoder);
    EXPECT_EQ(defaultsFor(traits).reason, DefaultReason::NoTrees);
    traits.sentences = 100'000;
    traits.tokens = 2'000'000;
    EXPECT_TRUE(defaultsFor(traits).isLarge);
    EXPECT_LT(defaultsFor(traits).epochs, TrainerSettings().epochs);
    EXPECT_GE(defaultsFor(traits).threads, 1U);
    for (const DefaultReason reason : {DefaultReason::NoTrees, DefaultReason::Bunsetsu, DefaultReason::SeveralParents,
             DefaultReason::Crossing, DefaultReason::Projective, DefaultReason::WhollyProjective})
        EXPECT_STRNE(defaultReason(reason), "");
}

} // namespace training_defaults_test
} // namespace arcwright
