// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/conditions.h"
#include "core/query/find_matches.h"
#include "core/query/pattern_tokens.h"
#include "core/query/search_index.h"
#include "core/query/subtree_pattern.h"
#include "tests/core/support/found_matches.h"
#include "tests/core/support/sentences.h"

namespace arcwright::arc_expressions_test {

using Matches = std::vector<PatternMatch>;

/// Five dependents of the second word, whose relations look alike, and an enhanced arc.
Sentence seen()
{
    Sentence made
        = *test::sentence({test::token("Dogs", "NOUN", 2, "nsubj:pass"), test::token("seen", "VERB", 0, "root"),
            test::token("they", "PRON", 2, "nsubj"), test::token("him", "PRON", 2, "obl:agent"),
            test::token("odd", "X", 2, "xnsubj"), test::token("a/b", "X", 2, "a/b|c")});
    made.word(4).parents = {{{2, 0}, "obl:agent"}, {{1, 0}, "nmod:by"}};
    return made;
}

Matches found(std::string_view text, const Sentence& sentence = seen())
{
    return test::foundMatches(text, sentence);
}

TEST(ArcExpressionsTest, ARelationMayHaveAnySubtype)
{
    EXPECT_EQ(found("upos=VERB >nsubj []"), (Matches{{2, 3}})) << "a relation alone is that relation";
    EXPECT_EQ(found("upos=VERB >nsubj:* []"), (Matches{{2, 1}, {2, 3}}));
    EXPECT_EQ(found("upos=VERB >nsubj:*|obl:* []"), (Matches{{2, 1}, {2, 3}, {2, 4}}));
    EXPECT_EQ(found("upos=VERB >!nsubj:* []"), (Matches{{2, 4}, {2, 5}, {2, 6}}));
    EXPECT_EQ(found("[] <nsubj:* upos=VERB"), (Matches{{1, 2}, {3, 2}}));
    EXPECT_EQ(found("relation=nsubj:*"), (Matches{{1}, {3}})) << "as a field, too";
    EXPECT_EQ(found("relation!=nsubj:* upos=X"), (Matches{{5}, {6}}));
    EXPECT_EQ(found("upos=VERB >\"nsubj:*\" []"), Matches()) << "in quotation marks it is a text";
    EXPECT_EQ(found("form=nsubj:*"), Matches()) << "nothing else has subtypes";
}

TEST(ArcExpressionsTest, AnExpressionIsFoundInTheRelation)
{
    EXPECT_EQ(found("upos=VERB >/nsubj/ []"), (Matches{{2, 1}, {2, 3}, {2, 5}}));
    EXPECT_EQ(found("upos=VERB >/^nsubj/ []"), (Matches{{2, 1}, {2, 3}}));
    EXPECT_EQ(found("upos=VERB >/^nsubj(:.+)?$/ []"), (Matches{{2, 1}, {2, 3}}));
    EXPECT_EQ(found("upos=VERB >/^nsubj:.+/|obl:agent []"), (Matches{{2, 1}, {2, 4}}));
    EXPECT_EQ(found("upos=VERB >!/[:x]/ []"), (Matches{{2, 3}, {2, 6}}));
    EXPECT_EQ(found("upos=VERB >/a\\/b\\|c/ []"), (Matches{{2, 6}}));
    EXPECT_EQ(found("[] +>/^nmod:/ []"), (Matches{{1, 4}})) << "a label of the enhanced graph";
    EXPECT_EQ(found("[] <+nmod:*|/agent$/ []"), (Matches{{4, 1}, {4, 2}}));
    EXPECT_EQ(found("upos=VERB >/nsubj/@gold []").size(), 3U);
    EXPECT_EQ(found("form=/|a/b"), (Matches{{6}})) << "a slash in a value is a slash";
}

TEST(ArcExpressionsTest, ErrorsNameTheirColumn)
{
    const auto check = [](std::string_view text, PatternError error, std::size_t column, const char* argument) {
        test::expectRefused(parsePattern(text), text, error, column, argument);
    };
    check("[] >/nsubj []", PatternError::UnclosedExpression, 5, "");
    check("[] >obj|/(/ []", PatternError::InvalidExpression, 9, "(");
    check("[] >>/nsubj/ []", PatternError::NoRelationHere, 6, "/nsubj/");
    check("[] > /nsubj/ []", PatternError::UnknownField, 6, "/nsubj/");
}

TEST(ArcExpressionsTest, ConditionsOfOneWordKeepWhatTheyCannotSay)
{
    EXPECT_FALSE(conditionsOf("relation=nsubj:*")) << "more than values";
    EXPECT_EQ(narrowed("relation=nsubj:*", hasFlag(WordFlag::Leaf)), "relation=nsubj:* AND leaf");
    for (const char* text : {"nsubj:*", "/x/", "/"}) {
        const Condition condition = valueIs({PatternField::Kind::Relation}, text);
        const auto again = conditionsOf(patternOf(condition));
        ASSERT_TRUE(again) << patternOf(condition);
        EXPECT_EQ(again->front(), condition);
    }
}

TEST(ArcExpressionsTest, ASubtreeWithOddRelationsIsFoundAgain)
{
    for (const char* relation : {"nsubj:*", "/nsubj/", "a/b|c"}) {
        Sentence sentence = seen();
        sentence.word(1).relation = relation;
        const std::string pattern = subtreePattern(sentence, 2);
        EXPECT_GE(found(pattern, sentence).size(), 1U) << pattern;
    }
}

TEST(ArcExpressionsTest, AnIndexFindsTheSame)
{
    std::size_t count = 0;
    for (const char* sample : {"english.conllu", "czech.conllu"}) {
        for (const auto& sentence : test::sampleSentences(sample)) {
            SearchIndex index(std::vector<std::string>{});
            index.add({*sentence});
            for (const char* text : {"[] >nsubj:* []", "[] >/mod/ []", "[] +>obl:* []", "relation=nmod:*|obl:*"}) {
                const auto pattern = parsePattern(text).value();
                const auto matches = findMatches(pattern, {*sentence});
                const auto indexed = index.find(pattern);
                EXPECT_EQ(indexed.empty() ? Matches() : indexed.front().matches, matches) << text;
                count += matches.size();
            }
        }
    }
    EXPECT_GT(count, 50U);
}

} // namespace arcwright::arc_expressions_test
