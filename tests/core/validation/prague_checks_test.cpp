// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/prague_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "core/treebank/prague_fields.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace prague_checks_test {

using testing::ElementsAre;
using testing::IsEmpty;

/// The first sentence of the small treebank: `mokrota & chlad .`
class PragueChecksTest : public testing::Test {
protected:
    PragueChecksTest()
    {
        m_folder.write("small.m", test::pmlWords);
        m_document = openDocument(m_folder.write("small.a", test::pmlTrees)).value();
        m_sentence = *m_document->sentence(0);
    }

    std::vector<std::string> found() const
    {
        std::vector<std::string> names;
        for (const StructureFinding& finding : checkStructure(m_sentence))
            names.push_back(std::string(descriptionOf(finding.test).name) + ':' + std::to_string(finding.unit));
        return names;
    }
    void set(int word, int head, std::string afun)
    {
        m_sentence.word(word).head = head;
        m_sentence.word(word).relation = std::move(afun);
    }
    void setMember(int word, bool isOne) { setPragueFlag(m_sentence.word(word), pml::isMember, isOne, true); }

    test::TemporaryFolder m_folder;
    std::shared_ptr<const Document> m_document;
    Sentence m_sentence;
};

TEST_F(PragueChecksTest, SeveralWordsOnTheRootAreNoAlarm)
{
    EXPECT_THAT(found(), IsEmpty());
    set(3, 0, "ExD");
    setMember(3, false);
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(PragueChecksTest, MembersNeedWhatJoinsThem)
{
    set(2, 0, "ExD");
    EXPECT_THAT(found(), ElementsAre("member-of-nothing:1", "member-of-nothing:3"));
    set(2, 0, "Apos");
    EXPECT_THAT(found(), IsEmpty());
    setMember(1, false);
    setMember(3, false);
    EXPECT_THAT(found(), ElementsAre("coordination-of-nothing:2"));
}

TEST_F(PragueChecksTest, MembersMayStandBelowPrepositions)
{
    set(3, 2, "AuxP");
    setMember(3, false);
    set(1, 3, "Adv");
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(PragueChecksTest, APredHangsOnTheRootOrACoordination)
{
    set(1, 3, "Pred");
    setMember(1, false);
    EXPECT_THAT(found(), ElementsAre("pred-not-on-root:1"));
    set(1, 2, "Pred");
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(PragueChecksTest, AnAuxKEndsTheSentenceUnderTheRoot)
{
    set(4, 2, "AuxK");
    EXPECT_THAT(found(), ElementsAre("auxk-not-on-root:4"));
    set(4, 0, "AuxG");
    set(1, 0, "AuxK");
    setMember(1, false);
    EXPECT_THAT(found(), ElementsAre("auxk-not-last:1"));
}

TEST_F(PragueChecksTest, WhatIntroducesHasSomethingBelowAndPunctuationNothing)
{
    set(4, 2, "AuxC");
    EXPECT_THAT(found(), ElementsAre("auxc-leaf:4"));
    set(4, 2, "AuxP");
    EXPECT_THAT(found(), ElementsAre("auxp-leaf:4"));
    set(3, 2, "AuxP");
    setMember(3, false);
    set(4, 3, "AuxP"); // a part of the preposition above
    EXPECT_THAT(found(), IsEmpty());
    set(4, 1, "AuxX");
    set(3, 4, "ExD");
    EXPECT_THAT(found(), ElementsAre("punctuation-with-dependents:4"));
}

TEST_F(PragueChecksTest, WhatIsCertainIsRepaired)
{
    set(2, 0, "ExD");
    const auto findings = checkStructure(m_sentence);
    ASSERT_EQ(findings.size(), 2U);
    const auto repairedOne = repaired(m_sentence, findings[0]);
    ASSERT_TRUE(repairedOne.has_value());
    EXPECT_FALSE(hasPragueFlag(repairedOne->word(1), pml::isMember));
    EXPECT_EQ(checkStructure(*repairedOne).size(), 1U);
    EXPECT_FALSE(repaired(*repairedOne, findings[0]).has_value()) << "it is no finding any more";

    set(2, 0, "Coord");
    set(4, 2, "AuxK");
    const auto final = checkStructure(m_sentence);
    ASSERT_EQ(final.size(), 1U);
    EXPECT_EQ(repaired(m_sentence, final[0])->word(4).head, kRoot);
    EXPECT_FALSE(isRepairable(StructureTest::PredicateNotOnRoot));
}

TEST_F(PragueChecksTest, OtherTreebanksAreNotJudgedByThis)
{
    const Sentence other
        = test::sentenceOf("1\ta\ta\t_\t_\t_\t2\tPred\t_\t_\n2\tb\tb\t_\t_\t_\t0\tCoord\t_\t_\n\n", "conllx");
    EXPECT_THAT(pragueFindings(other), IsEmpty());
}

} // namespace prague_checks_test
} // namespace arcwright
