// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/askable.h"
#include "core/query/attachment_kinds.h"
#include "core/query/conditions.h"
#include "core/query/find_matches.h"
#include "core/query/group_counts.h"
#include "core/query/rewrite.h"
#include "core/query/search_index.h"
#include "tests/core/support/found_matches.h"
#include "tests/core/support/sentences.h"

namespace arcwright::alternatives_test {

using Matches = std::vector<PatternMatch>;

/// "The old dog saw a cat"
Sentence dogs()
{
    return *test::sentence({test::token("The", "DET", 3, "det"), test::token("old", "ADJ", 3, "amod"),
        test::token("dog", "NOUN", 4, "nsubj"), test::token("saw", "VERB", 0, "root"),
        test::token("a", "DET", 6, "det"), test::token("cat", "NOUN", 4, "obj")});
}

Matches found(std::string_view text, const Sentence& sentence = dogs())
{
    return test::foundMatches(text, sentence);
}

TEST(AlternativesTest, WhatEitherFindsIsFoundOnce)
{
    EXPECT_EQ(found("upos=NOUN or relation=obj"), (Matches{{3, 0}, {6, 0}}));
    EXPECT_EQ(found("upos=VERB OR upos=ADJ or upos=VERB"), (Matches{{2, 0, 0}, {4, 0, 0}}));
    EXPECT_EQ(found("v:[] >nsubj n:[] or v:[] >obj n:[]"), (Matches{{4, 3, 0, 0}, {4, 6, 0, 0}}));
    EXPECT_EQ(found("v:[upos=VERB]; v >nsubj n:[] or n:[upos=ADJ]"), (Matches{{0, 2, 0}, {4, 3, 0}}))
        << "or divides the whole pattern, and names meet";
    EXPECT_EQ(found("n:[upos=NOUN]; not n >amod [] or n:[upos=ADJ]"), (Matches{{2, 0, 0}, {6, 0, 0}}))
        << "what must not be there belongs to one of them";
    EXPECT_EQ(found("a:[upos=DET]; b:[]; a.relation=b.relation or a:[form=dog]; b:[relation=a.relation]"),
        (Matches{{1, 5, 0, 0}, {5, 1, 0, 0}}));
    EXPECT_EQ(found("upos=X or upos=Y"), Matches());
    EXPECT_EQ(found("lemma=or or form=or"), Matches()) << "a value is a value";
}

TEST(AlternativesTest, WordsWithoutNamesMeetByTheirOrder)
{
    EXPECT_EQ(found("upos=VERB >nsubj [] or v:[upos=NOUN] >amod a:[]"), (Matches{{3, 2, 0, 0}, {4, 3, 0, 0}}));
    const auto pattern = parsePattern("upos=VERB >nsubj [] or v:[upos=NOUN] >amod a:[]").value();
    EXPECT_EQ(pattern.node("v"), 0U);
    EXPECT_EQ(pattern.node("a"), 1U);
    EXPECT_EQ(firstUnit({0, 2, 0}), 2);
    EXPECT_EQ(firstUnit({0, 0}), 0);
}

TEST(AlternativesTest, FindWhatEachOfThemFinds)
{
    const std::vector<std::string> patterns{"x:[upos=NOUN]", "x:[] >/obj|nsubj/ y:[]", "x:[relation=obl:*] < y:[]",
        "x:[]; not x > y:[]", "x:[] .. y:[lemma=x.lemma]"};
    std::size_t count = 0;
    for (const auto& sentence : test::sampleSentences("english.conllu")) {
        SearchIndex index(std::vector<std::string>{});
        index.add({*sentence});
        for (const std::string& first : patterns) {
            for (const std::string& second : patterns) {
                const auto both = parsePattern(first + " or " + second).value();
                std::vector<std::pair<int, int>> expected;
                for (const std::string& one : {first, second}) {
                    for (const PatternMatch& match : found(one, *sentence))
                        expected.emplace_back(match[0], match.size() > 1 ? match[1] : 0);
                }
                std::sort(expected.begin(), expected.end());
                expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
                std::vector<std::pair<int, int>> units;
                const std::size_t other = both.node("y");
                for (const PatternMatch& match : findMatches(both, {*sentence}))
                    units.emplace_back(match[both.node("x")], other < match.size() ? match[other] : 0);
                std::sort(units.begin(), units.end());
                EXPECT_EQ(units, expected) << first << " or " << second;
                count += units.size();
                const auto indexed = index.find(both);
                EXPECT_EQ(indexed.empty() ? Matches() : indexed.front().matches, findMatches(both, {*sentence}));
            }
        }
    }
    EXPECT_GT(count, 1000U);
}

TEST(AlternativesTest, AreLimitedTogether)
{
    const auto pattern = parsePattern("a:[]; b:[] or upos=NOUN").value();
    const Sentence sentence = dogs();
    EXPECT_EQ(findMatches(pattern, {sentence}, 5).size(), 5U);
}

TEST(AlternativesTest, ErrorsNameTheirColumn)
{
    const auto check = [](std::string_view text, PatternError error, std::size_t column, const char* argument) {
        test::expectRefused(parseQuery(text), text, error, column, argument);
    };
    check("upos=NOUN or", PatternError::UnexpectedEnd, 13, "[");
    check("or upos=NOUN", PatternError::UnexpectedText, 1, "or");
    check("upos=NOUN or group by upos", PatternError::UnexpectedText, 14, "group");
    check("v:[] > [] or v > []", PatternError::UnknownField, 14, "v");
    check("[upos=X or upos=Y]", PatternError::UnknownField, 9, "or");
    check("a:[] or b:[form=a.form]", PatternError::FieldAsValue, 17, "a.form");
    const SearchedFiles files;
    const auto refused = askable(parsePattern("upos=X or wrong").value(), files);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().column, 11U);
}

TEST(AlternativesTest, GroupsKindsAndReplacementsGoByTheWordsThatAreThere)
{
    const Sentence sentence = dogs();
    const auto query = parseQuery("x:[upos=NOUN] or y:[upos=VERB] or x:[upos=ADJ] group by x.upos, y.upos").value();
    GroupCounter counter(query.groups);
    counter.add({sentence}, findMatches(query.pattern, {sentence}));
    const GroupedCounts counts = counter.counts();
    ASSERT_EQ(counts.groups.size(), 3U);
    EXPECT_EQ(counts.groups[0].values, (std::vector<std::string>{"NOUN", ""}));
    EXPECT_EQ(counts.groups[0].count, 2U);
    const auto kinds = parseAttachmentKinds("odd: x:[upos=NOUN] or y:[upos=VERB]\n");
    ASSERT_TRUE(kinds);
    EXPECT_EQ(unitsOfKind(kinds->front(), sentence), (std::vector<int>{3, 6}));
    const auto pattern = parsePattern("a:[upos=DET] < b:[] or a:[upos=ADJ]").value();
    const auto rewrite = parseRewrite("a.head=b; a.lemma=b.form; a.xpos=X", pattern).value();
    const Sentence after = rewritten({sentence}, findMatches(pattern, {sentence}), rewrite).value();
    EXPECT_EQ(after.word(1).lemma, "dog");
    EXPECT_EQ(after.word(2).head, 3) << "there is no b to hang it on";
    EXPECT_EQ(after.word(2).xpos, "X");
    EXPECT_FALSE(conditionsOf("upos=NOUN or upos=VERB"));
}

} // namespace arcwright::alternatives_test
