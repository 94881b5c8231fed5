// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/remark_operations.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/documents/annotation_json.h"
#include "core/documents/annotation_text.h"
#include "core/editing/arc_operations.h"
#include "core/editing/delete_token.h"
#include "core/editing/edit_problems.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace remark_operations_test {

using test::fromShort;
using test::refusal;

const Signature ada{"ada", 7};

TEST(RemarkTest, IsOfAUnitOrOfTheArcToIt)
{
    const Sentence sentence = fromShort("1 a 2 x\n2 b 0 root\n");
    EXPECT_EQ(remarksOf(sentence), std::vector<Remark>{});
    const Sentence once = *setRemark(sentence, 1, RemarkOn::Unit, "a name?", ada);
    const Sentence twice = *setRemark(once, 1, RemarkOn::Arc, "or iobj", ada);
    EXPECT_EQ(remarkOn(twice, 1, RemarkOn::Unit), "a name?");
    EXPECT_EQ(remarkOn(twice, 1, RemarkOn::Arc), "or iobj");
    EXPECT_EQ(remarkOn(twice, 2, RemarkOn::Unit), "");
    EXPECT_EQ(remarksOf(twice),
        (std::vector<Remark>{{RemarkOn::Unit, "1", "a name?", true, ada}, {RemarkOn::Arc, "1", "or iobj", true, ada}}));
    EXPECT_EQ(twice.tokens, sentence.tokens);
}

TEST(RemarkTest, IsReplacedAndTakenAway)
{
    const Sentence sentence = fromShort("1 a 2 x\n2 b 0 root\n");
    const Sentence remarked = *setRemark(sentence, 2, RemarkOn::Unit, "one", ada);
    EXPECT_EQ(remarksOf(*setRemark(remarked, 2, RemarkOn::Unit, "two", {})),
        (std::vector<Remark>{{RemarkOn::Unit, "2", "two", true, {}}}));
    EXPECT_TRUE(setRemark(remarked, 2, RemarkOn::Unit, "", ada)->annotation.isEmpty());
    EXPECT_TRUE(setRemark(sentence, 2, RemarkOn::Unit, "", ada)->annotation.isEmpty());
    EXPECT_EQ(remarksOf(*setRemark(remarked, 2, RemarkOn::Arc, "", ada)).size(), 1U) << "the other kind stays";
}

TEST(RemarkTest, TellsWhetherItsArcIsStillThere)
{
    const Sentence remarked = *setRemark(fromShort("1 a 2 x\n2 b 0 root\n3 c 2 y\n"), 3, RemarkOn::Arc, "why?", ada);
    EXPECT_FALSE(remarksOf(*setHead(remarked, 3, 1)).front().holds);
    EXPECT_TRUE(remarksOf(*setHead(*setHead(remarked, 3, 1), 3, 2)).front().holds);
}

TEST(RemarkTest, GoesWithItsWord)
{
    const Sentence remarked = *setRemark(fromShort("1 ab 2 x\n2 b 0 root\n3 c 2 y\n"), 3, RemarkOn::Unit, "mine", ada);
    const auto fewer = deleteToken(remarked, 1);
    ASSERT_TRUE(fewer);
    EXPECT_EQ(remarkOn(*fewer, 2, RemarkOn::Unit), "mine");
    EXPECT_EQ(remarkOn(*fewer, 3, RemarkOn::Unit), "");
}

TEST(RemarkTest, IsKeptInSidecarsAndInTheText)
{
    const Sentence remarked = *setRemark(
        *setRemark(fromShort("1 a 2 x\n2 b 0 root\n"), 1, RemarkOn::Arc, "why, really = a|b;\nnot c?", ada), 2,
        RemarkOn::Unit, "名詞", ada);
    EXPECT_EQ(annotationFrom(toJson(remarked.annotation)), remarked.annotation);
    EXPECT_EQ(statedAnnotation(withAnnotationText(remarked)), remarked.annotation);
}

TEST(RemarkTest, IsRefusedWhereThereIsNothingToRemarkOn)
{
    const Sentence sentence = fromShort("1 a 2 x\n2 b 0 root\n");
    EXPECT_EQ(refusal(setRemark(sentence, 3, RemarkOn::Unit, "x", ada)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(setRemark(test::sentenceOf("1\tx\n\n"), 1, RemarkOn::Unit, "x", ada)),
        EditProblem::SentenceNotReadable);
}

} // namespace remark_operations_test
} // namespace arcwright
