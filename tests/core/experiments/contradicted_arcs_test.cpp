// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/contradicted_arcs.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace contradicted_arcs_test {

constexpr std::size_t at(ArcFigure figure)
{
    return static_cast<std::size_t>(figure);
}

/// What a parser says that has the sentence's own arcs.
std::vector<ArcEvidence> agreeing(const Sentence& sentence, RelationPool& relations)
{
    std::vector<ArcEvidence> all;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        const RelationId relation = relations.intern(sentence.relationOf(unit));
        all.push_back({sentence.headOf(unit), relation, -1, relation, -1, -0.5F, -0.5F});
    }
    return all;
}

class ContradictedArcsTest : public testing::Test {
protected:
    ContradictedArcsTest()
        : m_sentences{test::toySentence()}, m_committee(3, Evidence{agreeing(*m_sentences[0], m_relations)})
    {
    }
    ArcEvidence& said(std::size_t parser, int unit)
    {
        return m_committee[parser][0][static_cast<std::size_t>(unit) - 1];
    }
    void sayHead(std::size_t parser, int unit, int head, const char* relation, float loss)
    {
        ArcEvidence& one = said(parser, unit);
        one.head = head;
        one.relation = m_relations.intern(relation);
        one.headLoss = loss;
    }
    void sayRelation(std::size_t parser, int unit, const char* relation, float loss)
    {
        ArcEvidence& one = said(parser, unit);
        one.relation = one.relationOfGold = m_relations.intern(relation);
        one.relationLoss = loss;
    }
    std::vector<ContradictedArc> contradicted() const
    {
        return contradictedArcs(m_sentences, m_committee, m_relations);
    }

    RelationPool m_relations;
    Sentences m_sentences;
    std::vector<Evidence> m_committee;
};

TEST_F(ContradictedArcsTest, WhatAllAgreeOnIsNone)
{
    EXPECT_TRUE(contradicted().empty());
}

TEST_F(ContradictedArcsTest, TheRivalIsThatOfMostParsers)
{
    sayHead(0, 2, 5, "nmod", 1);
    sayHead(1, 2, 5, "obj", 4);
    sayHead(2, 2, 5, "obj", 9);
    const auto found = contradicted();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].place, (UnitPlace{0, 2}));
    EXPECT_TRUE(found[0].isOfHead);
    EXPECT_EQ(found[0].rival, (RivalArc{5, "obj"}));
    EXPECT_EQ(found[0].agreeing, 2U);
    EXPECT_EQ(found[0].parsers, 3U);
    const ArcFigures& figures = found[0].figures;
    EXPECT_DOUBLE_EQ(figures[at(ArcFigure::OtherHead)], 1);
    EXPECT_DOUBLE_EQ(figures[at(ArcFigure::OtherRelation)], 0);
    EXPECT_NEAR(figures[at(ArcFigure::SameRival)], 2.0 / 3, 1e-12);
    EXPECT_NEAR(figures[at(ArcFigure::HeadLoss)], (1.0 + 2 + 3) / 3, 1e-12);
    EXPECT_NEAR(figures[at(ArcFigure::LeastHeadLoss)], 1, 1e-12);
    EXPECT_NEAR(figures[at(ArcFigure::RelationLoss)], -1, 1e-12);
    EXPECT_NEAR(figures[at(ArcFigure::Unlikely)], 0.5, 1e-6);
    EXPECT_NEAR(figures[at(ArcFigure::BehindLikeliest)], 0, 1e-6);
    EXPECT_DOUBLE_EQ(figures[at(ArcFigure::Turmoil)], 0) << "no other word of the sentence is elsewhere";

    const auto suspicions = suspicionsOf(m_sentences, found);
    ASSERT_EQ(suspicions.size(), 1U);
    EXPECT_EQ(suspicions[0].head, 3);
    EXPECT_EQ(suspicions[0].relation, "nsubj");
    EXPECT_EQ(suspicions[0].reasons[0].arguments, (std::vector<std::string>{"2", "3", "5", "cat", "obj", "nsubj"}));
}

TEST_F(ContradictedArcsTest, HeadsAndRelationsAreToldApart)
{
    sayRelation(0, 5, "nsubj", 2);
    sayRelation(1, 5, "nsubj", 2);
    sayHead(0, 6, 5, "punct", 1);
    sayHead(1, 6, 5, "punct", 1);
    const auto found = contradicted();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_FALSE(found[0].isOfHead);
    EXPECT_EQ(found[0].rival, (RivalArc{3, "nsubj"}));
    EXPECT_NEAR(found[0].figures[at(ArcFigure::OtherRelation)], 2.0 / 3, 1e-12);
    EXPECT_NEAR(found[0].figures[at(ArcFigure::Turmoil)], 1.0 / 5, 1e-12) << "the full stop, of five others";
    EXPECT_TRUE(found[1].isOfHead);
    EXPECT_DOUBLE_EQ(found[1].figures[at(ArcFigure::Turmoil)], 0);
    const auto suspicions = suspicionsOf(m_sentences, found);
    EXPECT_EQ(suspicions[0].reasons[0].kind, decltype(SuspicionReason::kind)(SuspicionCause::ParsersGiveRelation));
    EXPECT_EQ(suspicions[1].reasons[0].kind, decltype(SuspicionReason::kind)(SuspicionCause::ParsersGiveArc));
    said(0, 6).head = said(1, 6).head = kRoot;
    EXPECT_EQ(suspicionsOf(m_sentences, contradicted())[1].reasons[0].kind,
        decltype(SuspicionReason::kind)(SuspicionCause::ParsersGiveRoot));
}

TEST_F(ContradictedArcsTest, OneThatSaysNothingIsNotCounted)
{
    sayHead(0, 2, 5, "obj", 1);
    said(1, 2) = {};
    m_committee[2][0].clear();
    const auto found = contradicted();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].parsers, 1U);
    EXPECT_EQ(found[0].agreeing, 1U);
    EXPECT_DOUBLE_EQ(found[0].figures[at(ArcFigure::OtherHead)], 1);
}

TEST_F(ContradictedArcsTest, RareArcsAreThoseThatOthersWithTheTagDoNotHave)
{
    // Four more sentences of the kind, in one of which the determiner hangs on the verb.
    for (int i = 0; i < 4; ++i)
        m_sentences.push_back(test::toySentence());
    m_sentences[4] = std::make_shared<const Sentence>(withHead(*m_sentences[4], 1, 3));
    for (Evidence& evidence : m_committee)
        evidence.resize(5, agreeing(*test::toySentence(), m_relations));
    const auto found = contradicted();
    ASSERT_EQ(found.size(), 1U);
    // Of the determiners of four other sentences none is like it.
    EXPECT_NEAR(found[0].figures[at(ArcFigure::Rarity)], std::log(5 / 0.5), 1e-12);
}

TEST_F(ContradictedArcsTest, TheMoreSpeaksAgainstItTheSurer)
{
    sayHead(0, 2, 5, "obj", 1);
    const double one = contradictionConfidence(contradicted()[0]);
    sayHead(1, 2, 5, "obj", 1);
    sayHead(2, 2, 5, "obj", 1);
    const double three = contradictionConfidence(contradicted()[0]);
    EXPECT_GT(three, one);
    for (std::size_t parser = 0; parser < 3; ++parser)
        said(parser, 2).headLoss = 9;
    EXPECT_GT(contradictionConfidence(contradicted()[0]), three);
}

/// Logarithms of likelihoods are as large as sentences are long: all that they can tell is that the arc is rarer than
/// one in the treebank.
TEST_F(ContradictedArcsTest, WhatIsRarerThanAnyArcIsNoMoreSuspicious)
{
    sayHead(0, 2, 5, "nmod", 2);
    const auto confidenceAt = [&](float likelihood) {
        said(0, 2).likelihood = likelihood;
        said(0, 2).best = -0.1F;
        const auto found = contradicted();
        EXPECT_EQ(found.size(), 1U);
        return contradictionConfidence(found.front());
    };
    const double likely = confidenceAt(-0.2F);
    const double rare = confidenceAt(-20);
    EXPECT_LT(likely, rare);
    EXPECT_DOUBLE_EQ(rare, confidenceAt(-500));
}

TEST(CommitteeTest, BeginsWithTheParserGivenAndHasNoTwoOfAKind)
{
    TrainingSettings given = test::quickSettings();
    given.trainer.decoder.decoder = Decoder::Hill;
    const auto committee = committeeOf(given, 4);
    ASSERT_EQ(committee.size(), 4U);
    EXPECT_EQ(committee[0].trainer.decoder.decoder, Decoder::Hill);
    EXPECT_EQ(committee[0].trainer.seed, given.trainer.seed);
    EXPECT_EQ(committee[0].trainer.learner, given.trainer.learner);
    std::set<std::pair<Decoder, Learner>> kinds;
    for (const TrainingSettings& one : committee)
        kinds.emplace(one.trainer.decoder.decoder, one.trainer.learner);
    EXPECT_EQ(kinds.size(), 4U);
    EXPECT_EQ(committeeOf(given, 2).size(), 2U);
}

} // namespace contradicted_arcs_test
} // namespace arcwright
