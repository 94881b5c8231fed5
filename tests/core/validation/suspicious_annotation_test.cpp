// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/suspicious_annotation.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/messages/filled_sentence.h"
#include "core/messages/suspicion_sentences.h"

namespace arcwright {
namespace suspicious_annotation_test {

SuspiciousAnnotation found(
    UnitPlace place, double confidence, SuspicionMethod method, std::optional<RivalArc> rival = std::nullopt)
{
    return {place.sentence, place.unit, 1, "obj", std::move(rival), confidence,
        {{method, SuspicionCause::ParsersGiveHead, {"1"}, confidence}}};
}

TEST(SuspiciousAnnotationTest, WhatSeveralMethodsFindIsOneEntryAndSurer)
{
    const auto list = merged({{found({0, 1}, 0.2, SuspicionMethod::Jackknife, RivalArc{3, "obl"}),
                                  found({0, 2}, 0.4, SuspicionMethod::Jackknife)},
        {found({2, 1}, 0.3, SuspicionMethod::Variation),
            found({0, 1}, 0.25, SuspicionMethod::Variation, RivalArc{4, "nmod"})},
        {found({0, 1}, 0.1, SuspicionMethod::Validation)}});
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].place(), (UnitPlace{0, 1}));
    EXPECT_EQ(list[0].rival, (RivalArc{3, "obl"})) << "the parsers'";
    ASSERT_EQ(list[0].reasons.size(), 3U);
    EXPECT_EQ(list[0].reasons[0].method, SuspicionMethod::Variation);
    EXPECT_EQ(list[0].reasons[2].method, SuspicionMethod::Validation);
    EXPECT_TRUE(list[0].isFoundBy(SuspicionMethod::Jackknife));
    EXPECT_EQ(list[1].place(), (UnitPlace{0, 2}));
    EXPECT_FALSE(list[1].isFoundBy(SuspicionMethod::Validation));
    EXPECT_NEAR(list[1].confidence, 0.4, 1e-12);
    EXPECT_EQ(list[2].place(), (UnitPlace{2, 1}));
    // Three tenths of what the others say beyond one in a hundred.
    const double odds = std::log(0.2 / 0.8) + 0.3 * (std::log(0.25 / 0.75) + 4.6) + 0.3 * (std::log(0.1 / 0.9) + 4.6);
    EXPECT_NEAR(list[0].confidence, 1 / (1 + std::exp(-odds)), 1e-9);
}

TEST(SuspiciousAnnotationTest, AFurtherReasonNeverMakesLessSure)
{
    const auto list = merged({{found({0, 1}, 0.2, SuspicionMethod::Validation, RivalArc{3, "obl"})},
        {found({0, 1}, 0.0001, SuspicionMethod::Variation, RivalArc{4, "nmod"})}});
    ASSERT_EQ(list.size(), 1U);
    EXPECT_NEAR(list[0].confidence, 0.2, 1e-9);
    EXPECT_EQ(list[0].rival, (RivalArc{3, "obl"})) << "of the surest, where no parser says anything";
    EXPECT_NEAR(lessConfident(0.5, std::log(3)), 0.25, 1e-9);
}

TEST(SuspiciousAnnotationTest, OfOneConfidenceTheFirstInTheTextComesFirst)
{
    const auto list = merged({{found({1, 1}, 0.5, SuspicionMethod::Jackknife)},
        {found({0, 7}, 0.5, SuspicionMethod::Variation), found({0, 3}, 0.5, SuspicionMethod::Variation)}});
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].place(), (UnitPlace{0, 3}));
    EXPECT_EQ(list[1].place(), (UnitPlace{0, 7}));
    EXPECT_EQ(list[2].place(), (UnitPlace{1, 1}));
    EXPECT_TRUE(merged({}).empty());
}

TEST(SuspiciousAnnotationTest, MethodsAreFoundByTheirNames)
{
    for (const SuspicionMethod method : allSuspicionMethods)
        EXPECT_EQ(suspicionMethodNamed(nameOf(method)), method);
    EXPECT_FALSE(suspicionMethodNamed("margin").has_value());
}

TEST(SuspiciousAnnotationTest, ReasonsAreSaidInWords)
{
    const SuspicionReason parsers{
        SuspicionMethod::Jackknife, SuspicionCause::ParsersGiveArc, {"3", "3", "5", "sees", "nsubj", "obj"}, 0.5};
    EXPECT_EQ(filledSentence(suspicionSentence(parsers).text, parsers.arguments),
        "3 of 3 parsers that had not seen it say head 5 (sees), nsubj.");
    const SuspicionReason variation{
        SuspicionMethod::Variation, SuspicionCause::VariationRelation, {"nsubj", "12", "obj", "1", "he sees"}, 0.5};
    EXPECT_EQ(filledSentence(suspicionSentence(variation).text, variation.arguments),
        "The same words elsewhere have nsubj (12×), here obj (1×): he sees");
    const SuspicionReason rule{SuspicionMethod::Validation, TestId::RelUposCop, {"NOUN"}, 0.5};
    EXPECT_STREQ(suspicionSentence(rule).text, validationSentence(TestId::RelUposCop));
    const SuspicionReason structure{SuspicionMethod::Validation, StructureTest::BunsetsuHeadBefore, {"1"}, 0.5};
    EXPECT_STREQ(suspicionSentence(structure).text, structureSentence(StructureTest::BunsetsuHeadBefore));
}

} // namespace suspicious_annotation_test
} // namespace arcwright
