// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/askable.h"
#include "core/query/find_matches.h"
#include "core/query/group_counts.h"
#include "core/query/search_index.h"
#include "tests/core/support/sentences.h"

namespace arcwright::sentence_fields_test {

using Matches = std::vector<PatternMatch>;

/// "Let's go", with a multiword token over the first two words.
Sentence letsGo()
{
    Sentence made = *test::sentence({test::token("Let", "VERB", 0, "root"), test::token("us", "PRON", 1, "obj"),
        test::token("go", "VERB", 1, "xcomp")});
    made.comments = {"# sent_id = talk-7", "# text = Let's go", "# checked by hand", "# speaker = Ann"};
    MultiwordToken token;
    token.first = 1;
    token.last = 2;
    token.form = "Let's";
    made.multiwordTokens = {token};
    return made;
}

Matches found(std::string_view text)
{
    const auto pattern = parsePattern(text);
    if (!pattern) {
        ADD_FAILURE() << text << ' ' << pattern.error().column << ' ' << pattern.error().argument;
        return {};
    }
    const Sentence sentence = letsGo();
    return findMatches(*pattern, {sentence});
}

TEST(SentenceFieldsTest, IdTextAndCommentsAreAsked)
{
    EXPECT_EQ(found("root sent_id=talk-7"), (Matches{{1}}));
    EXPECT_EQ(found("sent_id~^talk"), (Matches{{1}, {2}, {3}})) << "a field of every word";
    EXPECT_EQ(found("root sent_id!~^talk"), Matches());
    EXPECT_EQ(found("root text~\"'s go$\""), (Matches{{1}}));
    EXPECT_EQ(found("root text=\"Let us go\""), Matches());
    EXPECT_EQ(found("root comment=\"checked by hand\""), (Matches{{1}}));
    EXPECT_EQ(found("root comment~\"^speaker\""), (Matches{{1}}));
    EXPECT_EQ(found("root comment!~hand"), Matches()) << "none of them";
    EXPECT_EQ(found("root comment!~foot"), (Matches{{1}}));
    EXPECT_EQ(found("root comment.speaker=Ann"), (Matches{{1}}));
    EXPECT_EQ(found("root comment.translator=\"\""), (Matches{{1}}));
    EXPECT_EQ(found("x:[root]; not comment.speaker=Bob"), (Matches{{1, 0}}));
}

TEST(SentenceFieldsTest, AMultiwordTokenIsAFieldOfItsWords)
{
    EXPECT_EQ(found("multiword=\"Let's\""), (Matches{{1}, {2}}));
    EXPECT_EQ(found("multiword=\"\""), (Matches{{3}}));
    EXPECT_EQ(found("a:[multiword!=\"\"] . b:[multiword=a.multiword]"), (Matches{{1, 2}}));
}

TEST(SentenceFieldsTest, FilesWithoutMultiwordTokensAreNotAsked)
{
    const auto asked = [](std::string_view text, const std::string& format) {
        const SearchedFiles files{{test::documentOf("", format)->format()}, false};
        return askable(parsePattern(text).value(), files).has_value();
    };
    EXPECT_TRUE(asked("multiword=x", "conllu"));
    EXPECT_FALSE(asked("multiword=x", "dtag"));
    EXPECT_TRUE(asked("sent_id=x text=y comment=z", "dtag"));
}

TEST(SentenceFieldsTest, MatchesAreCountedByThem)
{
    const Sentence sentence = letsGo();
    const auto query = parseQuery("[] group by sent_id, multiword, comment.speaker").value();
    GroupCounter counter(query.groups);
    counter.add({sentence}, findMatches(query.pattern, {sentence}));
    const GroupedCounts counts = counter.counts();
    ASSERT_EQ(counts.groups.size(), 2U);
    EXPECT_EQ(counts.groups[0].values, (std::vector<std::string>{"talk-7", "Let's", "Ann"}));
    EXPECT_EQ(counts.groups[0].count, 2U);
    EXPECT_EQ(counts.groups[1].values, (std::vector<std::string>{"talk-7", "", "Ann"}));
    EXPECT_FALSE(SearchIndex::covers(query));
    EXPECT_FALSE(SearchIndex::covers(parsePattern("text~a").value()));
}

} // namespace arcwright::sentence_fields_test
