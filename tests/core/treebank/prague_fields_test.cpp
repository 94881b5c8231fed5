// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/prague_fields.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace prague_fields_test {

TEST(PragueFieldsTest, FlagsAreFurtherFieldsInTheOrderOfTheFormat)
{
    Token word;
    word.further = {{"Id", "a"}, {"Clause", "1"}};
    setPragueFlag(word, pml::isExtra, true, true);
    setPragueFlag(word, pml::isMember, true, true);
    ASSERT_EQ(word.further.size(), 4U);
    EXPECT_EQ(word.further[1].name, "IsMember");
    EXPECT_EQ(word.further[2].name, "IsExtra");
    EXPECT_TRUE(hasPragueFlag(word, pml::isMember));
    setPragueFlag(word, pml::isMember, false, true);
    EXPECT_FALSE(hasPragueFlag(word, pml::isMember));
}

TEST(PragueFieldsTest, ElsewhereTheyAreItemsOfMisc)
{
    Token word;
    word.misc = "_";
    setPragueFlag(word, pml::isMember, true, false);
    EXPECT_EQ(word.misc, "IsMember=Yes");
    setPragueFlag(word, pml::isParenthesis, true, false);
    EXPECT_EQ(word.misc, "IsMember=Yes|IsParenthesis=Yes");
    setPragueFlag(word, pml::isMember, true, false);
    EXPECT_TRUE(hasPragueFlag(word, pml::isMember));
    setPragueFlag(word, pml::isMember, false, false);
    EXPECT_EQ(word.misc, "IsParenthesis=Yes");
    setPragueFlag(word, pml::isParenthesis, false, false);
    EXPECT_EQ(word.misc, "");
    word.misc = "NotIsMember=Yes|XIsMember=Yes";
    EXPECT_FALSE(hasPragueFlag(word, pml::isMember));
}

TEST(PragueFieldsTest, MarksAreTakenOffRelations)
{
    EXPECT_EQ(markedRelation("Sb_Co").relation, "Sb");
    EXPECT_TRUE(markedRelation("Sb_Ap").isMember());
    EXPECT_TRUE(markedRelation("Sb_M").isMember());
    EXPECT_TRUE(markedRelation("Sb_Pa").isParenthesis());
    EXPECT_FALSE(markedRelation("Sb_Pa").isMember());
    for (const char* plain : {"Sb", "Sb_", "_Co", "Sb_co", "nmod_x", "", "_"})
        EXPECT_EQ(markedRelation(plain).relation, plain);
}

TEST(PragueFieldsTest, MembersAreMarkedForLearning)
{
    auto sentence = std::make_shared<Sentence>(*test::sentence(
        {test::token("a", "", 2, "Sb"), test::token("and", "", 0, "Coord"), test::token("b", "", 2, "Sb")}));
    EXPECT_EQ(withMarkedRelations(sentence), sentence) << "nothing to mark";
    sentence->word(1).setFurther(pml::isMember, "Yes");
    const auto marked = withMarkedRelations(sentence);
    EXPECT_EQ(marked->word(1).relation, "Sb_Co");
    EXPECT_EQ(marked->word(3).relation, "Sb");
}

} // namespace prague_fields_test
} // namespace arcwright
