// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/annotation_operations.h"

#include <gtest/gtest.h>

#include "core/editing/arc_operations.h"
#include "core/editing/edit_problems.h"
#include "core/editing/insert_token.h"
#include "core/treebank/treebank_problems.h"
#include "core/treebank/waived_content.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace annotation_operations_test {

using test::fromShort;
using test::refusal;

const Signature ada{"ada", 7};

TEST(ConfirmTest, NeedsATree)
{
    const auto confirmed = confirm(fromShort("1 a 2 x\n2 b 0 root\n"), ada, RootRule::Single);
    ASSERT_TRUE(confirmed.has_value());
    EXPECT_TRUE(confirmed->annotation.confirmed);
    EXPECT_EQ(confirmed->annotation.confirmedBy, ada);
    EXPECT_EQ(unconfirm(*confirmed)->annotation, Annotation());

    const auto circle = confirm(fromShort("1 a 2 x\n2 b 1 y\n3 c 0 root\n"), ada, RootRule::Many);
    ASSERT_EQ(refusal(circle), EditProblem::OnCircle);
    EXPECT_NE(circle.error().arguments.front().find('a'), std::string::npos);
    const auto headless = confirm(fromShort("1 a 2 x\n2 b\n"), ada, RootRule::Many);
    ASSERT_EQ(refusal(headless), TreebankProblem::WithoutHead);
    EXPECT_EQ(headless.error().arguments, (std::vector<std::string>{"2", "b"}));
    const Sentence roots = fromShort("1 a 0 root\n2 b 0 root\n");
    EXPECT_EQ(refusal(confirm(roots, ada, RootRule::Single)), EditProblem::SeveralRoots);
    EXPECT_EQ(refusal(confirm(roots, ada, RootRule::Many)), ProblemCode());
    EXPECT_EQ(refusal(confirm(test::sentenceOf("1\tx\n\n"), ada, RootRule::Many)), EditProblem::SentenceNotReadable);
}

TEST(PinTest, HoldsAsLongAsTheArcIsThere)
{
    const Sentence sentence = fromShort("1 a 2 x\n2 b 0 root\n3 c\n");
    const Sentence pinned = *pin(*pin(sentence, 2, ada), 1, ada);
    EXPECT_EQ(pinned.annotation.pins, (std::vector<Pin>{{1, 2, ada}, {2, 0, ada}}));
    EXPECT_TRUE(holds(pinned, pinned.annotation.pins[0]));
    const Sentence moved = *setHead(pinned, 1, 3);
    EXPECT_FALSE(holds(moved, moved.annotation.pins[0]));
    EXPECT_EQ(pin(moved, 1, {})->annotation.pins, (std::vector<Pin>{{1, 3, {}}, {2, 0, ada}}));
    EXPECT_EQ(unpin(moved, 1)->annotation.pins, (std::vector<Pin>{{2, 0, ada}}));
    EXPECT_EQ(refusal(unpin(sentence, 1)), EditProblem::NoSuchPin);
    EXPECT_EQ(refusal(pin(sentence, 3, ada)), TreebankProblem::WithoutHead);
    EXPECT_EQ(refusal(pin(sentence, 4, ada)), EditProblem::NoSuchNode);
}

TEST(WaiveTest, LapsesWhenTheArcChanges)
{
    const Sentence sentence = fromShort("1-2 ab\n1 a 2 x\n2 b 0 root\n2.1 e _ _ 1:x\n");
    const Sentence waived = *waive(*waive(sentence, {"t", "1", "", "because", ada}), {"t", "", "", "all", ada});
    ASSERT_EQ(waived.annotation.waivers.size(), 2U);
    const Waiver ofWord = waived.annotation.waivers[0];
    const Waiver ofAll = waived.annotation.waivers[1];
    EXPECT_EQ(ofWord.content, "a 2 x");
    EXPECT_TRUE(holds(waived, ofWord));
    EXPECT_FALSE(holds(*setHead(waived, 1, 0), ofWord));
    EXPECT_FALSE(holds(*setRelation(waived, 1, "y"), ofWord));
    EXPECT_TRUE(holds(*setHead(waived, 2, 1), ofWord));
    EXPECT_TRUE(holds(waived, ofAll));
    EXPECT_FALSE(holds(*setHead(waived, 2, 1), ofAll)) << "which is about every arc";
    EXPECT_EQ(waive(waived, {"t", "1", "", "again", ada})->annotation.waivers.size(), 2U);
    EXPECT_EQ(waive(waived, {"u", "1", "", "other", ada})->annotation.waivers.size(), 3U);
    EXPECT_EQ(unwaive(waived, "t", "1")->annotation.waivers, (std::vector<Waiver>{ofAll}));
    EXPECT_EQ(refusal(unwaive(waived, "u", "1")), EditProblem::NoSuchWaiver);
    EXPECT_EQ(refusal(waive(sentence, {"t", "3", "", "r", ada})), EditProblem::NoSuchNode);
}

TEST(WaiveTest, OfAnEmptyNodeGoesWithItWhenWordsGetOtherNumbers)
{
    const Sentence sentence = fromShort("1 a 2 x\n2 b 0 root\n2.1 e _ _ 1:x\n");
    const Sentence waived = *waive(sentence, {"t", "2.1", "", "because", ada});
    EXPECT_TRUE(holds(waived, waived.annotation.waivers[0]));
    const Sentence longer = insertToken(waived, Beside::Before, 1, "new").value();
    ASSERT_EQ(longer.annotation.waivers.size(), 1U);
    EXPECT_EQ(longer.annotation.waivers[0].node, "3.1");
    EXPECT_EQ(longer.annotation.waivers[0].content, "e 2 x");
    EXPECT_TRUE(holds(longer, longer.annotation.waivers[0]));
}

TEST(RemarkTest, IsSetAndTakenAway)
{
    const Sentence sentence = fromShort("1 a 0 root\n");
    EXPECT_EQ(setRemark(sentence, "see 3")->annotation.comment, "see 3");
    EXPECT_TRUE(setRemark(*setRemark(sentence, "see 3"), "")->annotation.isEmpty());
}

} // namespace annotation_operations_test
} // namespace arcwright
