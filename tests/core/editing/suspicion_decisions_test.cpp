// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/suspicion_decisions.h"

#include <gtest/gtest.h>

#include "core/documents/annotation_file.h"
#include "core/documents/annotation_json.h"
#include "core/editing/arc_operations.h"
#include "core/editing/edit_problems.h"
#include "core/editing/field_operations.h"
#include "core/editing/insert_token.h"
#include "tests/core/support/short_conllu.h"

#include <nlohmann/json.hpp>

namespace arcwright {
namespace suspicion_decisions_test {

using test::fromShort;
using test::refusal;

const Signature ada{"ada", 7};
const Signature bob{"bob", 9};

Sentence threeWords()
{
    return fromShort("1 a 2 nsubj\n2 b 0 root\n3 c 2 obj\n");
}

TEST(SuspicionDecisionsTest, AKeptAnnotationIsRememberedWithItsAuthorUntilTheArcChanges)
{
    const Sentence kept = *decide(threeWords(), 3, SuspicionDecision::Kept, ada);
    const auto decision = decisionOn(kept, 3);
    ASSERT_TRUE(decision.has_value());
    EXPECT_EQ(decision->decision, SuspicionDecision::Kept);
    EXPECT_EQ(decision->by, ada);
    EXPECT_FALSE(decisionOn(kept, 1).has_value());

    EXPECT_TRUE(decisionOn(*setRelation(kept, 1, "csubj"), 3).has_value());
    EXPECT_FALSE(decisionOn(*setRelation(kept, 3, "obl"), 3).has_value());
    EXPECT_FALSE(decisionOn(*setHead(kept, 3, 1), 3).has_value());
    EXPECT_FALSE(decisionOn(*setField(kept, {3, 0}, WordField::Form, "d"), 3).has_value());
    EXPECT_TRUE(decisionOn(*setHead(*setHead(kept, 3, 1), 3, 2), 3).has_value()) << "as it was again";
}

TEST(SuspicionDecisionsTest, ADecisionGoesAlongWithItsWord)
{
    const Sentence kept = *decide(threeWords(), 3, SuspicionDecision::Kept, ada);
    const auto longer = insertToken(kept, Beside::Before, 1, "new");
    ASSERT_TRUE(longer.has_value());
    ASSERT_EQ(longer->word(4).form, "c");
    EXPECT_TRUE(decisionOn(*longer, 4).has_value());
    EXPECT_FALSE(decisionOn(*longer, 3).has_value());
}

TEST(SuspicionDecisionsTest, AcceptingCorrectsTheArc)
{
    const auto accepted = acceptRival(threeWords(), 3, 1, "nmod", ada);
    ASSERT_TRUE(accepted.has_value());
    EXPECT_EQ(accepted->word(3).head, 1);
    EXPECT_EQ(accepted->word(3).relation, "nmod");
    ASSERT_TRUE(decisionOn(*accepted, 3).has_value());
    EXPECT_EQ(decisionOn(*accepted, 3)->decision, SuspicionDecision::Accepted);

    const auto renamed = acceptRival(threeWords(), 3, 2, "obl", ada);
    EXPECT_EQ(renamed->word(3).head, 2);
    EXPECT_EQ(renamed->word(3).relation, "obl");
    EXPECT_EQ(acceptRival(threeWords(), 3, 1, "", ada)->word(3).relation, "obj") << "nobody tells another";

    EXPECT_EQ(refusal(acceptRival(threeWords(), 3, 3, "obj", ada)), EditProblem::HeadIsItself);
    EXPECT_EQ(refusal(acceptRival(threeWords(), 4, 1, "obj", ada)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(decide(threeWords(), 4, SuspicionDecision::Kept, ada)), EditProblem::NoSuchNode);
}

TEST(SuspicionDecisionsTest, ThereIsOneDecisionAWordAndItCanBeWithdrawn)
{
    const Sentence postponed = *decide(threeWords(), 3, SuspicionDecision::Postponed, ada);
    const Sentence kept = *decide(postponed, 3, SuspicionDecision::Kept, bob);
    EXPECT_EQ(kept.annotation.waivers.size(), 1U);
    EXPECT_EQ(decisionOn(kept, 3)->by, bob);
    EXPECT_TRUE(withdrawDecision(kept, 3)->annotation.isEmpty());
    EXPECT_EQ(refusal(withdrawDecision(threeWords(), 3)), EditProblem::NoSuchWaiver);
}

TEST(SuspicionDecisionsTest, AreCountedAsLongAsTheyHoldAndCorrectionsAlways)
{
    Sentence sentence = *acceptRival(threeWords(), 3, 1, "nmod", ada);
    sentence = *decide(sentence, 1, SuspicionDecision::Kept, ada);
    sentence = *decide(sentence, 2, SuspicionDecision::Postponed, ada);
    DecisionCounts counts;
    countDecisions(sentence, counts);
    EXPECT_EQ(counts, (DecisionCounts{1, 1, 1}));
    EXPECT_DOUBLE_EQ(counts.precision(), 0.5);
    sentence = *setRelation(*setRelation(sentence, 3, "obl"), 1, "obl");
    countDecisions(sentence, counts);
    EXPECT_EQ(counts, (DecisionCounts{2, 1, 2}));
    EXPECT_EQ(DecisionCounts().precision(), 0);
}

TEST(SuspicionDecisionsTest, AreKeptInTheFileBesideTheDocument)
{
    const Sentence kept = *decide(threeWords(), 3, SuspicionDecision::Kept, ada);
    Sentence read = threeWords();
    read.annotation = annotationFrom(nlohmann::json::parse(toJson(kept.annotation).dump()));
    ASSERT_TRUE(decisionOn(read, 3).has_value());
    EXPECT_EQ(decisionOn(read, 3)->by, ada);
}

} // namespace suspicion_decisions_test
} // namespace arcwright
