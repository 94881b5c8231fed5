// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/rewrite.h"
#include "tests/core/support/sentences.h"

namespace arcwright::rewritten_arcs_test {

constexpr const char* text = "# text = She wants to go\n"
                             "1\tShe\tshe\tPRON\t_\t_\t2\tnsubj\t2:nsubj\tRef=1|Gloss=ona\n"
                             "2\twants\twant\tVERB\t_\t_\t0\troot\t0:root\t_\n"
                             "3\tto\tto\tPART\t_\t_\t4\tmark\t4:mark\t_\n"
                             "4\tgo\tgo\tVERB\t_\t_\t2\txcomp\t2:xcomp\t_\n\n";

Sentence wants()
{
    return *test::sentencesOf(*test::documentOf(text, "conllu")).front();
}

Result<Sentence> changed(const Sentence& sentence, std::string_view pattern, std::string_view replacement)
{
    const auto found = parsePattern(pattern);
    const auto rewrite = parseRewrite(replacement, *found);
    if (!rewrite) {
        ADD_FAILURE() << replacement << ' ' << rewrite.error().column << ' ' << rewrite.error().argument;
        return sentence;
    }
    return rewritten({sentence}, findMatches(*found, {sentence}), *rewrite);
}

std::vector<Parent> parentsOf(const Result<Sentence>& sentence, int word)
{
    return sentence.value().word(word).parents;
}

using Parents = std::vector<Parent>;
constexpr const char* control = "v:[] >nsubj s:[]; v >xcomp x:[]";

TEST(RewrittenArcsTest, AreAddedRemovedAndRelabelled)
{
    const Sentence before = wants();
    const auto added = changed(before, control, "add x +>nsubj:xsubj s");
    EXPECT_EQ(parentsOf(added, 1), (Parents{{{2, 0}, "nsubj"}, {{4, 0}, "nsubj:xsubj"}}));
    EXPECT_EQ(added->word(1).head, 2) << "the tree stays";
    EXPECT_EQ(parentsOf(changed(*added, control, "add x +>nsubj:xsubj s"), 1), parentsOf(added, 1)) << "once";
    const auto relabelled = changed(*added, control, "relabel x +>nsubj:* s as \"nsubj\"");
    EXPECT_EQ(parentsOf(relabelled, 1), (Parents{{{2, 0}, "nsubj"}, {{4, 0}, "nsubj"}}));
    EXPECT_EQ(parentsOf(changed(*added, control, "relabel x +>obj s as nsubj"), 1), parentsOf(added, 1));
    for (const char* removal : {"remove x +>nsubj:xsubj s", "remove x +>/xsubj$/ s", "remove x +> s",
             "remove x +>!obj s", "remove x +>obj|nsubj:* s"})
        EXPECT_TRUE(changed(*added, control, removal)->hasContentOf(before)) << removal;
    EXPECT_TRUE(changed(before, control, "remove x +> s")->hasContentOf(before)) << "nothing to remove";
    EXPECT_FALSE(changed(before, control, "remove v +> s")) << "no word is left without a parent by accident";
}

TEST(RewrittenArcsTest, StandAmongOtherChanges)
{
    const auto all = changed(wants(), control, "x.upos=X; add x +>nsubj:xsubj s; s.lemma=v.form;");
    EXPECT_EQ(all->word(4).upos, "X");
    EXPECT_EQ(all->word(1).lemma, "wants");
    EXPECT_EQ(parentsOf(all, 1).size(), 2U);
}

TEST(RewrittenArcsTest, MiscHasAttributesInTheirOrder)
{
    EXPECT_EQ(changed(wants(), "id=1", "misc.Gloss=she")->word(1).misc, "Ref=1|Gloss=she");
    EXPECT_EQ(changed(wants(), "id=1", "misc.Ref=\"\"")->word(1).misc, "Gloss=ona");
    EXPECT_EQ(changed(wants(), "id=1", "misc.A=b")->word(1).misc, "Ref=1|Gloss=ona|A=b");
    EXPECT_EQ(changed(wants(), "id=2", "misc.A=b")->word(2).misc, "A=b");
    EXPECT_EQ(changed(wants(), "id=1", "misc.Ref=\"\"; misc.Gloss=\"\"")->word(1).misc, wants().word(2).misc)
        << "nothing";
    EXPECT_EQ(changed(wants(), "a:[id=2]", "a.misc.Lemma=a.lemma")->word(2).misc, "Lemma=want");
}

TEST(RewrittenArcsTest, ErrorsNameTheirColumn)
{
    const auto pattern = parsePattern("a:[]; b:[]; not a > c:[]").value();
    const auto check = [&](std::string_view replacement, PatternError error, std::size_t column, const char* argument) {
        const auto parsed = parseRewrite(replacement, pattern);
        ASSERT_FALSE(parsed) << replacement;
        EXPECT_EQ(parsed.error().error, error) << replacement;
        EXPECT_EQ(parsed.error().column, column) << replacement;
        EXPECT_EQ(parsed.error().argument, argument) << replacement;
    };
    check("add a +>", PatternError::UnexpectedEnd, 9, "relation");
    check("add x +>obj b", PatternError::UnknownNode, 5, "x");
    check("add a +>obj c", PatternError::NodeOfAbsence, 13, "c");
    check("add a +>obj", PatternError::UnexpectedEnd, 12, "a");
    check("relabel a +>obj b", PatternError::UnexpectedEnd, 18, "as");
    check("relabel a +>obj b as", PatternError::UnexpectedEnd, 21, "relation");
    check("remove a +>/(/ b", PatternError::InvalidExpression, 12, "(");
    check("remove a +>obj b c", PatternError::UnexpectedText, 18, "c");
    check("remove a", PatternError::UnknownField, 1, "remove");
}

TEST(RewrittenArcsTest, FilesWithoutSuchArcsRefuse)
{
    const auto knp = test::sampleSentences("japanese.knp").front();
    EXPECT_FALSE(changed(*knp, "a:[] > b:[]", "add a +>D b"));
}

/// A secondary edge of DTAG comes, gets another name and goes again, and the file is as it was.
TEST(RewrittenArcsTest, SecondaryEdgesOfDtagToo)
{
    std::size_t count = 0;
    for (const auto& sentence : test::sampleSentences("danish.tag")) {
        const char* const pattern = "v:[] >subj s:[]; v >dobj o:[]";
        count += findMatches(*parsePattern(pattern), {*sentence}).size();
        const auto added = changed(*sentence, pattern, "add o +>\"[subj]\" s");
        ASSERT_TRUE(added);
        const auto relabelled = changed(*added, pattern, "relabel o +>\"[subj]\" s as \"[mod]\"");
        ASSERT_TRUE(relabelled);
        const auto removed = changed(*relabelled, pattern, "remove o +>\"[mod]\" s");
        ASSERT_TRUE(removed);
        EXPECT_TRUE(removed->hasContentOf(*sentence));
    }
    EXPECT_GT(count, 0U);
}

} // namespace arcwright::rewritten_arcs_test
