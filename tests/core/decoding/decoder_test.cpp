// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/decoder.h"

#include <set>

#include <gtest/gtest.h>

#include "core/bunsetsu/decoders.h"
#include "core/learning/update_rules.h"
#include "core/messages/decoder_sentences.h"

namespace arcwright {

namespace decoder_test {

TEST(DecoderTableTest, ADecoderIsFoundByItsNameAndByNoOther)
{
    std::set<std::string_view> names;
    for (const DecoderRow& row : decoderTable) {
        EXPECT_EQ(decoderNamed(row.name), row.decoder);
        EXPECT_FALSE(bunsetsuDecoderNamed(row.name)) << row.name; // --decoder takes both
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
    }
    for (const BunsetsuDecoderRow& row : bunsetsuDecoderTable) {
        EXPECT_EQ(bunsetsuDecoderNamed(row.name), row.decoder);
        EXPECT_FALSE(decoderNamed(row.name)) << row.name;
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
    }
    EXPECT_FALSE(decoderNamed(""));
    EXPECT_FALSE(decoderNamed("Eisner"));
    EXPECT_EQ(allDecoders().size(), decoderTable.size());
    EXPECT_EQ(allBunsetsuDecoders().size(), bunsetsuDecoderTable.size());
}

TEST(DecoderTableTest, WhatStandsInForAProjectiveDecoderIsOfItsOrderAndFindsAllTrees)
{
    for (const DecoderRow& row : decoderTable) {
        const DecoderRow& other = rowOf(row.ofAllTrees);
        EXPECT_EQ(other.order, row.order) << row.name;
        EXPECT_NE(other.shape, GraphShape::ProjectiveTree) << row.name;
        EXPECT_TRUE(row.shape == GraphShape::ProjectiveTree || other.decoder == row.decoder) << row.name;
    }
}

TEST(DecoderTableTest, EachStartOfHillClimbingIsFoundByItsName)
{
    for (const ClimbStart start : {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random})
        EXPECT_EQ(climbStartNamed(nameOf(start)), start);
    EXPECT_FALSE(climbStartNamed("best"));
}

TEST(DecoderTableTest, ALearnerIsFoundByItsName)
{
    for (const LearnerRow& row : learnerTable)
        EXPECT_EQ(learnerNamed(row.name), row.learner);
    EXPECT_FALSE(learnerNamed("svm"));
    EXPECT_TRUE(hasMembers(Learner::Bpm));
    EXPECT_EQ(rowOf(Learner::Bpm).members, Learner::Perceptron);
}

TEST(DecoderTableTest, TheHelpOfTheCommandLineNamesEachChoice)
{
    const std::string help = helpOf(decoderSentences);
    EXPECT_TRUE(help.starts_with("eisner: first order, projective; ")) << help;
    for (const DecoderRow& row : decoderTable)
        EXPECT_NE(help.find(std::string(row.name) + ": "), std::string::npos) << row.name;
}

} // namespace decoder_test

} // namespace arcwright
