// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/alike_arcs.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace alike_arcs_test {

/// "NOUN sees the NOUN with NOUN", the preposition's noun hanging on one of the two.
Sentence withPhrase(const std::string& object, const std::string& last, int head, const std::string& relation)
{
    return test::sentenceOf("1\tshe\tshe\tPRON\t_\t_\t2\tnsubj\t_\t_\n"
                            "2\tsees\tsee\tVERB\t_\t_\t0\troot\t_\t_\n"
                            "3\tthe\tthe\tDET\t_\t_\t4\tdet\t_\t_\n"
                            "4\t"
        + object + "\t" + object
        + "\tNOUN\t_\t_\t2\tobj\t_\t_\n"
          "5\twith\twith\tADP\t_\t_\t6\tcase\t_\t_\n"
          "6\t"
        + last + "\t" + last + "\tNOUN\t_\t_\t" + std::to_string(head) + "\t" + relation + "\t_\t_\n\n");
}

std::vector<std::shared_ptr<const Sentence>> treebankOf(const std::vector<Sentence>& sentences)
{
    std::vector<std::shared_ptr<const Sentence>> treebank;
    for (const Sentence& sentence : sentences)
        treebank.push_back(std::make_shared<const Sentence>(sentence));
    return treebank;
}

TEST(AlikeArcsTest, TheSameCorrectionIsFoundElsewhere)
{
    const Sentence before = withPhrase("man", "glasses", 4, "nmod");
    const Sentence after = withPhrase("man", "glasses", 2, "obl");
    const CorrectedArc corrected(before, after, 6);
    ASSERT_TRUE(corrected.isAny());
    const auto treebank = treebankOf({
        withPhrase("dog", "glasses", 4, "nmod"), // another word as head
        after, // where it was corrected
        withPhrase("man", "glasses", 4, "nmod"), // the same words
        withPhrase("man", "hats", 4, "nmod"), // another dependent
        withPhrase("man", "glasses", 2, "obl"), // right already
        withPhrase("man", "glasses", 4, "acl"), // wrong in another way
    });
    const auto alike = findAlikeArcs(treebank, corrected, 1, 6);
    ASSERT_EQ(alike.size(), 2U);
    EXPECT_EQ(alike[0], (AlikeArc{2, 6, {4, "nmod"}, {2, "obl"}, true}));
    EXPECT_EQ(alike[1], (AlikeArc{0, 6, {4, "nmod"}, {2, "obl"}, false}));
    const auto mended = withAlikeCorrected(*treebank[0], alike[1]);
    ASSERT_TRUE(mended);
    EXPECT_EQ(mended->headOf(6), 2);
    EXPECT_EQ(mended->relationOf(6), "obl");
    EXPECT_FALSE(corrected.findIn(*mended, 6));
}

TEST(AlikeArcsTest, WhatStandsBetweenCounts)
{
    const Sentence before = withPhrase("man", "glasses", 4, "nmod");
    const CorrectedArc corrected(before, withPhrase("man", "glasses", 2, "obl"), 6);
    Sentence other = before;
    other.tokens[2].upos = "NUM"; // between the dependent and the new head
    EXPECT_FALSE(corrected.findIn(other, 6));
    other = before;
    other.tokens[4].upos = "SCONJ"; // between the dependent and both heads
    EXPECT_FALSE(corrected.findIn(other, 6));
    EXPECT_TRUE(corrected.findIn(before, 6));
}

TEST(AlikeArcsTest, RelationsAloneAreCorrectedToo)
{
    const Sentence before = withPhrase("man", "glasses", 4, "nmod");
    const CorrectedArc corrected(before, withPhrase("man", "glasses", 4, "acl"), 6);
    const auto alike = findAlikeArcs(treebankOf({before, before}), corrected, 0, 6);
    ASSERT_EQ(alike.size(), 1U);
    EXPECT_EQ(alike[0], (AlikeArc{1, 6, {4, "nmod"}, {4, "acl"}, true}));
}

TEST(AlikeArcsTest, WhatIsDecidedStays)
{
    const Sentence before = withPhrase("man", "glasses", 4, "nmod");
    const CorrectedArc corrected(before, withPhrase("man", "glasses", 2, "obl"), 6);
    Sentence confirmed = before;
    confirmed.annotation.confirmed = true;
    Sentence pinned = before;
    pinned.annotation.pins.push_back({6, 4, {}});
    EXPECT_TRUE(findAlikeArcs(treebankOf({confirmed, pinned}), corrected, 7, 6).empty());
}

TEST(AlikeArcsTest, WhatIsNoCorrectionFindsNothing)
{
    const Sentence before = withPhrase("man", "glasses", 4, "nmod");
    EXPECT_FALSE(CorrectedArc(before, before, 6).isAny());
    Sentence headless = before;
    headless.tokens[5].head = kNoHead;
    EXPECT_FALSE(CorrectedArc(headless, before, 6).isAny());
    EXPECT_TRUE(findAlikeArcs(treebankOf({before}), CorrectedArc(before, before, 6), 7, 6).empty());
}

/// Whatever is corrected in a real sentence, its own old self is found as alike, and comes out as corrected.
TEST(AlikeArcsTest, ASentenceIsLikeItself)
{
    Random random(5);
    int found = 0;
    for (const auto& sentence : test::sampleSentences("english.conllu")) {
        for (int unit = 1; unit <= sentence->unitCount(); ++unit) {
            const int head = static_cast<int>(random.below(static_cast<std::uint32_t>(sentence->unitCount()) + 1));
            if (head == unit)
                continue;
            Sentence before = *sentence;
            before.word(unit).head = head;
            before.word(unit).relation = "wrong";
            const auto alike = CorrectedArc(before, *sentence, unit).findIn(before, unit);
            if (!alike)
                continue; // a nearer unit has the same way to it, and is the old head
            ++found;
            EXPECT_EQ(alike->now, (NamedArc{head, "wrong"}));
            EXPECT_EQ(alike->corrected.relation, sentence->relationOf(unit));
            EXPECT_NE(alike->corrected, alike->now);
        }
    }
    EXPECT_GT(found, 500);
}

/// Only CoNLL-U says what the relation to the root is.
TEST(AlikeArcsTest, TheRelationToTheRootIsCorrectedWhereTheFormatLeavesItOpen)
{
    const Sentence before = test::sentenceOf("1\tgo\tgo\tV\tV\t_\t0\tTOP\t_\t_\n"
                                             "2\tnow\tnow\tR\tR\t_\t1\tadv\t_\t_\n\n",
        "conllx");
    const auto relabelled = withAlikeCorrected(before, {0, 1, {0, "TOP"}, {0, "PRED"}, true});
    ASSERT_TRUE(relabelled);
    EXPECT_EQ(relabelled->relationOf(1), "PRED");
    const auto moved = withAlikeCorrected(before, {0, 2, {1, "adv"}, {0, "PRED"}, true});
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->headOf(2), 0);
    EXPECT_EQ(moved->relationOf(2), "PRED");
}

TEST(AlikeArcsTest, OneCorrectedUnitIsFound)
{
    const Sentence before = withPhrase("man", "glasses", 4, "nmod");
    EXPECT_EQ(correctedUnit(before, before), std::nullopt);
    EXPECT_EQ(correctedUnit(before, withPhrase("man", "glasses", 2, "nmod")), 6);
    EXPECT_EQ(correctedUnit(before, withPhrase("man", "glasses", 4, "acl")), 6);
    Sentence several = withPhrase("man", "glasses", 2, "obl");
    several.word(4).relation = "iobj";
    EXPECT_EQ(correctedUnit(before, several), std::nullopt);
    EXPECT_EQ(correctedUnit(before, test::sentenceOf("1\tshe\tshe\tPRON\t_\t_\t0\troot\t_\t_\n\n")), std::nullopt);
}

} // namespace alike_arcs_test
} // namespace arcwright
