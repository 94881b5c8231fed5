// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/edit.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {

/// Found by GoogleTest.
inline void PrintTo(const FieldChange& change, std::ostream* out)
{
    *out << change.word << ' ' << static_cast<int>(change.field) << " '" << change.before << "' -> '" << change.after
         << '\'';
}

namespace edit_test {

TEST(EditTest, AReplacementNamesTheSentenceBeforeAndAfter)
{
    const auto before = test::sentence({test::token("a", "X", 0, "root")});
    const auto after = test::sentence({test::token("a", "X", 0, "dep")});
    const Edit edit = replacement(SentenceId{4}, before, after);
    EXPECT_EQ(edit.idsBefore, std::vector<SentenceId>{SentenceId{4}});
    EXPECT_EQ(edit.idsAfter, edit.idsBefore);
    EXPECT_EQ(edit.before.front(), before);
    EXPECT_EQ(edit.after.front(), after);
}

TEST(EditTest, TheInverseTakesEverySideForTheOther)
{
    const auto a = test::sentence({test::token("a", "X", 0, "root")});
    const auto b = test::sentence({test::token("b", "X", 0, "root")});
    Edit edit{{SentenceId{1}}, {SentenceId{1}, SentenceId{9}}, {a}, {a, b}, "author", {}, "reason"};
    const Edit inverse = inverted(edit);
    EXPECT_EQ(inverse.idsBefore, edit.idsAfter);
    EXPECT_EQ(inverse.idsAfter, edit.idsBefore);
    EXPECT_EQ(inverse.before, edit.after);
    EXPECT_EQ(inverse.after, edit.before);
    EXPECT_EQ(inverse.author, "author");
    EXPECT_EQ(inverse.reason, "reason");
    EXPECT_EQ(inverted(inverse).idsAfter, edit.idsAfter);
}

TEST(FieldTextTest, SaysFieldsAsFilesDo)
{
    Token token = test::token("form", "NOUN", 3, "obj");
    token.lemma = "lemma";
    token.xpos = "NN";
    token.feats = "Number=Sing";
    token.misc = "SpaceAfter=No";
    token.parents = {{{3, 0}, "obj"}, {{8, 1}, "conj:and"}};
    EXPECT_EQ(fieldText(token, WordField::Form), "form");
    EXPECT_EQ(fieldText(token, WordField::Lemma), "lemma");
    EXPECT_EQ(fieldText(token, WordField::Upos), "NOUN");
    EXPECT_EQ(fieldText(token, WordField::Xpos), "NN");
    EXPECT_EQ(fieldText(token, WordField::Feats), "Number=Sing");
    EXPECT_EQ(fieldText(token, WordField::Head), "3");
    EXPECT_EQ(fieldText(token, WordField::Relation), "obj");
    EXPECT_EQ(fieldText(token, WordField::Parents), "3:obj|8.1:conj:and");
    EXPECT_EQ(fieldText(token, WordField::Misc), "SpaceAfter=No");
    EXPECT_EQ(fieldText(Token(), WordField::Head), "");
    EXPECT_EQ(fieldText(Token(), WordField::Parents), "");
}

TEST(FieldChangesTest, AreGivenByWordAndThenInColumnOrder)
{
    const auto before = test::sentence(
        {test::token("a", "X", 2, "dep"), test::token("b", "X", 0, "root"), test::token("c", "X", 2, "obj")});
    Sentence after = *before;
    after.word(3).misc = "Note=new";
    after.word(3).relation = "iobj";
    after.word(1).head = kNoHead;
    EXPECT_EQ(fieldChanges(*before, after),
        (std::vector<FieldChange>{{1, WordField::Head, "2", ""}, {3, WordField::Relation, "obj", "iobj"},
            {3, WordField::Misc, "", "Note=new"}}));
    EXPECT_TRUE(fieldChanges(*before, *before).empty());
}

TEST(FieldChangesTest, EveryFieldIsCompared)
{
    const auto before = test::sentence({test::token("a", "X", 0, "root")});
    Sentence after = *before;
    Token& token = after.word(1);
    token.form = token.lemma = token.upos = token.xpos = token.feats = token.misc = token.relation = "new";
    token.head = 1;
    token.parents = {{{0, 0}, "root"}};
    EXPECT_EQ(fieldChanges(*before, after).size(), 9U);
}

} // namespace edit_test
} // namespace arcwright
