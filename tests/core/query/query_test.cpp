// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/query/askable.h"
#include "core/query/find_matches.h"
#include "core/query/rewrite.h"
#include "core/query/search_index.h"
#include "core/query/subtree_pattern.h"
#include "tests/core/support/sentences.h"

namespace arcwright {

void PrintTo(const PatternProblem& problem, std::ostream* out)
{
    *out << "problem " << static_cast<int>(problem.error) << " at " << problem.column << " (" << problem.argument
         << ')';
}

namespace query_test {

/// "The old dog saw a cat." with a predicted tree that hangs "cat" on "dog" and calls "old" `nmod`.
class QueryTest : public testing::Test {
protected:
    QueryTest()
    {
        Sentence made = *test::sentence({test::token("The", "DET", 3, "det"), test::token("old", "ADJ", 3, "amod"),
            test::token("dog", "NOUN", 4, "nsubj"), test::token("saw", "VERB", 0, "root"),
            test::token("a", "DET", 6, "det"), test::token("cat", "NOUN", 4, "obj"),
            test::token(".", "PUNCT", 4, "punct")});
        made.word(3).feats = "Case=Nom|Number=Sing";
        made.word(1).lemma = "_";
        made.word(4).lemma = "see";
        made.word(3).parents = {{{4, 0}, "nsubj"}, {{6, 0}, "nsubj:xsubj"}};
        sentence = made;
        predicted = graphOf(sentence, relations);
        predicted.secondary.clear();
        predicted.heads[6] = 3;
        predicted.relations[2] = relations.intern("nmod");
    }

    SearchedSentence searched() const { return {sentence, &predicted, &relations}; }
    std::vector<PatternMatch> found(std::string_view text) const
    {
        const auto pattern = parsePattern(text);
        if (!pattern) {
            ADD_FAILURE() << text << ": " << testing::PrintToString(pattern.error());
            return {};
        }
        return findMatches(*pattern, searched());
    }
    /// The units of one node each.
    std::vector<int> words(std::string_view text) const
    {
        std::vector<int> units;
        for (const PatternMatch& match : found(text))
            units.push_back(match[0]);
        return units;
    }
    static PatternProblem problem(std::string_view text)
    {
        const auto pattern = parsePattern(text);
        EXPECT_FALSE(pattern) << text;
        return pattern ? PatternProblem{} : pattern.error();
    }

    RelationPool relations;
    Sentence sentence;
    Graph predicted;
};

using Units = std::vector<int>;
using Matches = std::vector<PatternMatch>;

TEST_F(QueryTest, FieldsAreCompared)
{
    EXPECT_EQ(words("upos=NOUN"), (Units{3, 6}));
    EXPECT_EQ(words("[upos=NOUN relation=obj]"), (Units{6}));
    EXPECT_EQ(words("upos=NOUN|VERB"), (Units{3, 4, 6}));
    EXPECT_EQ(words("upos!=NOUN|DET|PUNCT"), (Units{2, 4}));
    EXPECT_EQ(words("!upos=NOUN form~^.{1,3}$ !relation=punct"), (Units{1, 2, 4, 5}));
    EXPECT_EQ(words("form~\"^(the|a)$\""), (Units{5})) << "case counts";
    EXPECT_EQ(words("form~\"(?i)^(the|a)$\""), (Units{1, 5}));
    EXPECT_EQ(words("form!~\"[aeiou]\""), (Units{7}));
    EXPECT_EQ(words("lemma=see"), (Units{4}));
    EXPECT_EQ(words("lemma=\"\""), (Units{1})) << "`_` is nothing";
    EXPECT_EQ(words("feats.Case=Nom"), (Units{3}));
    EXPECT_EQ(words("feats.Cas=Nom"), (Units{}));
    EXPECT_EQ(words("id=2"), (Units{2}));
    EXPECT_EQ(words("head=4 upos=NOUN"), (Units{3, 6}));
}

TEST_F(QueryTest, DeprelIsAnotherWordForRelation)
{
    EXPECT_EQ(words("deprel=obj"), words("relation=obj"));
    EXPECT_EQ(words("[predicted.deprel=nmod gold deprel is amod]"), (Units{2}));
    EXPECT_EQ(words("wrong deprel"), words("wrong relation"));
    EXPECT_EQ(words("wrong deprel"), (Units{2}));
    EXPECT_EQ(words("wrong deprel=nmod"), words("wrong relation=nmod")) << "a wrong word with that relation";
    const auto pattern = parsePattern("deprel=obj");
    const auto changed = parseRewrite("deprel=iobj", *pattern);
    ASSERT_TRUE(changed);
    EXPECT_FALSE(parsePattern("deprels=obj"));
}

TEST_F(QueryTest, ArcsLinkWords)
{
    EXPECT_EQ(found("[upos=VERB] >nsubj [upos=NOUN]"), (Matches{{4, 3}}));
    EXPECT_EQ(found("upos=NOUN <obj upos=VERB"), (Matches{{6, 4}}));
    EXPECT_EQ(found("upos=VERB >nsubj|obj upos=NOUN"), (Matches{{4, 3}, {4, 6}}));
    EXPECT_EQ(found("upos=VERB >!nsubj upos=NOUN"), (Matches{{4, 6}}));
    EXPECT_EQ(found("upos=VERB >> upos=DET"), (Matches{{4, 1}, {4, 5}}));
    EXPECT_EQ(found("upos=DET << upos=NOUN"), (Matches{{1, 3}, {5, 6}}));
    EXPECT_EQ(found("upos=NOUN +>nsubj:xsubj upos=NOUN"), (Matches{{6, 3}}));
    EXPECT_EQ(found("several-parents <+ upos=NOUN"), (Matches{{3, 6}}));
    EXPECT_EQ(found("upos=DET . upos=NOUN"), (Matches{{5, 6}}));
    EXPECT_EQ(found("upos=ADJ .. upos=DET"), (Matches{{2, 5}}));
    EXPECT_EQ(found("v: upos=VERB; v >nsubj s:[]; v >obj o:[]; s >det [form=The]"), (Matches{{4, 3, 6, 1}}));
    EXPECT_EQ(found("a:[upos=NOUN]; b:[upos=NOUN]"), (Matches{{3, 6}, {6, 3}})) << "never the same word twice";
}

TEST_F(QueryTest, WhatMustNotBeThere)
{
    EXPECT_EQ(found("n: upos=NOUN; not n >amod []").size(), 1U);
    EXPECT_EQ(found("n: upos=NOUN; not n >amod []").front()[0], 6);
    EXPECT_EQ(found("n: upos=NOUN; not n > [upos=ADJ] . n").size(), 1U) << "old stands before dog";
    EXPECT_TRUE(found("not upos=VERB").empty());
    EXPECT_EQ(found("not upos=ADV").size(), 1U) << "the sentence";
}

TEST_F(QueryTest, DifferencesAreFound)
{
    EXPECT_EQ(words("wrong"), (Units{2, 6}));
    EXPECT_EQ(words("wrong head"), (Units{6}));
    EXPECT_EQ(words("wrong relation"), (Units{2}));
    EXPECT_EQ(words("wrong head where gold relation is obj"), (Units{6}));
    EXPECT_EQ(words("wrong head where gold relation is not obj"), (Units{}));
    EXPECT_EQ(words("wrong where predicted relation matches mod$ and upos is ADJ"), (Units{2}));
    EXPECT_EQ(words("[predicted.relation=nmod gold.relation=amod]"), (Units{2}));
    EXPECT_EQ(words("wrong head=3"), (Units{2})) << "wrong, and on the third word";
    EXPECT_EQ(found("wrong relation < upos=NOUN"), (Matches{{2, 3}})) << "an arc, and no comparison";
    EXPECT_EQ(found("upos=NOUN >obj@predicted []"), (Matches{{3, 6}}));
    EXPECT_EQ(found("upos=NOUN >obj@gold []"), (Matches{}));
    const auto wrong = parsePattern("wrong").value();
    EXPECT_TRUE(findMatches(wrong, {sentence}).empty()) << "nothing to compare with";
}

TEST_F(QueryTest, AnnotationsAreFound)
{
    EXPECT_EQ(words("root"), (Units{4}));
    EXPECT_EQ(words("leaf upos=DET"), (Units{1, 5}));
    EXPECT_TRUE(words("pinned").empty());
    sentence = pin(sentence, 6, {}).value();
    EXPECT_EQ(words("pinned"), (Units{6}));
    EXPECT_TRUE(words("nonprojective").empty());
    sentence.word(1).head = 6;
    EXPECT_EQ(words("nonprojective"), (Units{1}));
    sentence.word(1).head = 99;
    EXPECT_EQ(words("nonprojective"), (Units{4})) << "over a word whose head is not there";
}

TEST_F(QueryTest, ErrorsNameTheirColumn)
{
    const auto check = [](std::string_view text, PatternError error, std::size_t column, const char* argument) {
        const PatternProblem found = problem(text);
        EXPECT_EQ(found.error, error) << text;
        EXPECT_EQ(found.column, column) << text;
        EXPECT_EQ(found.argument, argument) << text;
    };
    check("  ", PatternError::Empty, 3, "");
    check("upos", PatternError::UnexpectedEnd, 5, "=");
    check("upos=", PatternError::UnexpectedEnd, 6, "value");
    check("[upos=NOUN", PatternError::UnexpectedEnd, 11, "]");
    check("word=NOUN", PatternError::UnknownField, 1, "word");
    check("tag=\"VA=----\"", PatternError::LongerThanTag, 5, "VA=----");
    check("upos=X head-tag=A|\"B=1\"", PatternError::LongerThanTag, 19, "B=1");
    check("upos=\"NOUN", PatternError::UnclosedQuote, 6, "");
    check("form=\"å\" word=x", PatternError::UnknownField, 10, "word");
    check("a:[]; a:[]", PatternError::NodeTwice, 7, "a");
    check("form~\"(\"", PatternError::InvalidExpression, 6, "(");
    check("[] .nsubj []", PatternError::NoRelationHere, 5, "nsubj");
    check("[] > ", PatternError::UnexpectedEnd, 6, "[");
    check("[] ]", PatternError::UnexpectedText, 4, "]");
    check("[] >@ []", PatternError::UnexpectedText, 7, "[");
    check("a:[]; not a > b:[]; b > []", PatternError::NodeOfAbsence, 21, "b");
    check("predicted upos=NOUN", PatternError::UnknownField, 11, "predicted upos");
    check("a:[]; b:[form=c.lemma]", PatternError::FieldAsValue, 15, "c.lemma");
    check("upos=X form=z.feats.Case", PatternError::FieldAsValue, 13, "z.feats.Case");
    check("field.DEPS~\"obl\"", PatternError::ColumnIsField, 1, "deps");
    check("upos=X field.DEPREL=obl", PatternError::ColumnIsField, 8, "relation");
    check("id~\"\\.\"", PatternError::NotANumber, 3, "id");
    check("head!~1", PatternError::NotANumber, 5, "head");
    check("head=3|root", PatternError::NotANumber, 8, "head");
    check("gold.head=-1", PatternError::NotANumber, 11, "head");
    check("[] .@predicted []", PatternError::NoLayerHere, 6, "predicted");
}

TEST_F(QueryTest, WhatIsQuotedIsText)
{
    EXPECT_TRUE(words("form=\"a.lemma\"").empty());
    EXPECT_EQ(words("form!=\"a.lemma\"").size(), 7U);
    EXPECT_TRUE(words("form=U.S.").empty()) << "no field is named so";
}

TEST_F(QueryTest, DepsIsAField)
{
    EXPECT_EQ(words("deps~xsubj"), (Units{3}));
    EXPECT_EQ(words("deps=\"4:nsubj|6:nsubj:xsubj\""), (Units{3}));
    EXPECT_EQ(words("deps!=\"\""), (Units{3}));
}

TEST_F(QueryTest, ParentsOfThePredictedLayerAreItsHeadsToo)
{
    EXPECT_EQ(found("v:[upos=VERB] +>nsubj@predicted n:[]"), (Matches{{4, 3}}));
    EXPECT_EQ(found("a:[] +> b:[upos=NOUN]; not a +>@predicted b"), (Matches{{6, 3}})) << "the arc that is missed";
    predicted.secondary.push_back({6, 3, relations.intern("nsubj:xsubj")});
    EXPECT_EQ(found("a:[] +> b:[upos=NOUN]; not a +>@predicted b"), (Matches{}));
}

TEST_F(QueryTest, WhatTheFilesHaveNotIsAnErrorWithItsColumn)
{
    const auto asked = [](std::string_view text, const std::vector<std::string>& formats, bool hasPredicted) {
        SearchedFiles files{{}, hasPredicted};
        for (const std::string& format : formats)
            files.formats.push_back(test::documentOf("", format)->format());
        const auto problem = askable(parsePattern(text).value(), files);
        return problem ? std::string("fine")
                       : std::to_string(static_cast<int>(problem.error().error)) + ':'
                + std::to_string(problem.error().column) + ' ' + problem.error().argument;
    };
    const std::string notInFiles = std::to_string(static_cast<int>(PatternError::NotInFiles)) + ':';
    const std::string nothing = std::to_string(static_cast<int>(PatternError::NothingPredicted)) + ':';
    EXPECT_EQ(asked("form=x field.PHEAD=2", {"conllu"}, false), notInFiles + "8 field.PHEAD");
    EXPECT_EQ(asked("form=x field.PHEAD=2", {"conllu", "conllx"}, false), "fine") << "one of them has it";
    EXPECT_EQ(asked("misc.Gloss=x", {"dtag"}, false), notInFiles + "1 misc.Gloss");
    EXPECT_EQ(asked("[] +> several-parents", {"knp"}, false), notInFiles + "7 several-parents");
    EXPECT_EQ(asked("[] +> []", {"conllx"}, false), notInFiles + "4 +>");
    EXPECT_EQ(asked("upos=X", {"cabocha"}, false), notInFiles + "1 upos");
    EXPECT_EQ(asked("relation=D head=2 form=x id=1", {"cabocha"}, false), "fine");
    EXPECT_EQ(asked("upos=X !wrong", {"conllu"}, false), nothing + "8 ");
    EXPECT_EQ(asked("[] >@predicted []", {"conllu"}, false), nothing + "4 ");
    EXPECT_EQ(asked("[] >@predicted predicted.head=0", {"conllu"}, true), "fine");
}

TEST_F(QueryTest, WhatIsFoundIsRewritten)
{
    const auto rewrite = [&](std::string_view text, std::string_view replacement) {
        const auto pattern = parsePattern(text).value();
        const auto parsed = parseRewrite(replacement, pattern);
        EXPECT_TRUE(parsed) << replacement << testing::PrintToString(parsed.error());
        return rewritten(searched(), findMatches(pattern, searched()), *parsed).value();
    };
    EXPECT_EQ(rewrite("relation=obj", "relation=iobj").word(6).relation, "iobj");
    const Sentence several = rewrite("upos=NOUN", "upos=PROPN; feats.Case=Acc");
    EXPECT_EQ(several.word(3).upos, "PROPN");
    EXPECT_EQ(several.word(3).feats, "Case=Acc|Number=Sing");
    EXPECT_EQ(several.word(6).feats, "Case=Acc");
    EXPECT_EQ(rewrite("id=3", "feats.Case=\"\"").word(3).feats, "Number=Sing");
    EXPECT_EQ(rewrite("id=3", "feats.Definite=Def").word(3).feats, "Case=Nom|Definite=Def|Number=Sing");
    EXPECT_EQ(rewrite("d: upos=DET; n: id=4", "d.head=n").word(5).head, 4);
    EXPECT_EQ(rewrite("id=1", "head=root").word(1).head, kRoot);
    EXPECT_EQ(rewrite("id=3", "lemma=dog").word(3).lemma, "dog");
    EXPECT_EQ(rewrite("a:[id=3]; b:[id=4]", "a.lemma=b.form").word(3).lemma, "saw");
    const Sentence accepted = rewrite("wrong", "head=predicted; relation=predicted");
    EXPECT_EQ(accepted.word(6).head, 3);
    EXPECT_EQ(accepted.word(2).relation, "nmod");
}

TEST_F(QueryTest, WhatCannotBeRewrittenIsSaid)
{
    const auto pattern = parsePattern("a:[]; not a > b:[]").value();
    const auto check = [&](std::string_view text, PatternError error, std::size_t column) {
        const auto parsed = parseRewrite(text, pattern);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().error, error) << text;
        EXPECT_EQ(parsed.error().column, column) << text;
    };
    check("", PatternError::Empty, 1);
    check("id=3", PatternError::NotReplaceable, 1);
    check("a.head=c", PatternError::UnknownNode, 8);
    check("a.head=b", PatternError::NodeOfAbsence, 8);
    check("b.upos=X", PatternError::NodeOfAbsence, 1);
    check("upos=X, lemma=y", PatternError::UnexpectedText, 9);
    check("upos", PatternError::UnexpectedEnd, 5);
    check("form=c.lemma", PatternError::UnknownNode, 6);
    check("form=a.lema", PatternError::UnknownField, 6);
    check("form=a.field.DEPS", PatternError::ColumnIsField, 6);
    check("lemma=b.form", PatternError::NodeOfAbsence, 7);
    check("upos=predicted", PatternError::UnknownField, 6);
    check("deps=x", PatternError::NotReplaceable, 1);
    check("distance=3", PatternError::NotReplaceable, 1);
    check("tag=X", PatternError::NotReplaceable, 1);
    check("form=a.distance", PatternError::UnknownField, 6);
    EXPECT_EQ(parseRewrite("form=\"c.lemma\"", pattern)->front().text, "c.lemma");
    EXPECT_EQ(parseRewrite("form=U.S.", pattern)->front().text, "U.S.");
    const auto self = parsePattern("a:[id=3]").value();
    EXPECT_FALSE(rewritten(searched(), {{3}}, parseRewrite("head=a", self).value())) << "no word is its own head";
}

TEST_F(QueryTest, ASubtreeBecomesAPatternThatFindsIt)
{
    EXPECT_EQ(subtreePattern(sentence, 3), "a:[upos=NOUN]; a >det b:[upos=DET]; a >amod c:[upos=ADJ]");
    EXPECT_EQ(found(subtreePattern(sentence, 3)), (Matches{{3, 1, 2}}));
    EXPECT_EQ(found(subtreePattern(sentence, 4)).size(), 1U);
    EXPECT_EQ(subtreePattern(sentence, 3, 2), "a:[upos=NOUN]; a >det b:[upos=DET]");
    EXPECT_EQ(subtreePattern(sentence, 99), "");
    sentence.word(1).relation = "[x y]";
    sentence.word(1).upos = "_";
    sentence.word(1).xpos = "D\"T";
    EXPECT_EQ(found(subtreePattern(sentence, 3)), (Matches{{3, 1, 2}})) << subtreePattern(sentence, 3);
    sentence.word(3).head = 1;
    sentence.word(1).head = 3;
    EXPECT_EQ(found(subtreePattern(sentence, 3)).size(), 1U) << "a cycle is walked once";
}

TEST_F(QueryTest, MatchesAreLimited)
{
    const auto pattern = parsePattern("a:[]; b:[]").value();
    EXPECT_EQ(findMatches(pattern, searched()).size(), 42U);
    EXPECT_EQ(findMatches(pattern, searched(), 5).size(), 5U);
}

TEST(EffectiveQueryTest, EffectiveParentsAreAskedForByWords)
{
    Sentence sentence = *test::sentence(
        {test::token("Petr", "", 2, "Sb"), test::token("a", "", 4, "Coord"), test::token("Jana", "", 2, "Sb"),
            test::token("jdou", "", 0, "Pred"), test::token("na", "", 4, "AuxP"), test::token("trh", "", 5, "Adv")});
    sentence.word(1).setFurther("IsMember", "Yes");
    sentence.word(3).setFurther("IsMember", "Yes");
    const auto found = [&](std::string_view text) {
        const auto pattern = parsePattern(text);
        EXPECT_TRUE(pattern.has_value()) << text;
        return pattern ? findMatches(*pattern, {sentence}) : std::vector<PatternMatch>();
    };
    using Matches = std::vector<PatternMatch>;
    EXPECT_EQ(found("relation=Sb effective parent relation=Pred"), (Matches{{1, 4}, {3, 4}}));
    EXPECT_EQ(found("[relation=Pred] effective child [relation=Adv]"), (Matches{{4, 6}}));
    EXPECT_EQ(found("relation=Adv effective parent relation=AuxP"), Matches());
    EXPECT_EQ(found("a:[relation=Sb] < b:[relation=Coord]; a effective parent v:[relation=Pred]"),
        (Matches{{1, 2, 4}, {3, 2, 4}}));
    EXPECT_EQ(found("relation=Sb; not relation=Adv effective parent relation=Sb"), (Matches{{1, 0, 0}, {3, 0, 0}}));
    const auto pattern = parsePattern("relation=Sb effective parent relation=Pred");
    EXPECT_FALSE(SearchIndex::covers(*pattern)) << "an index keeps no flags";
}

} // namespace query_test
} // namespace arcwright
