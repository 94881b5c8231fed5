// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/askable.h"
#include "core/query/attachment_kinds.h"
#include "core/query/group_counts.h"
#include "core/query/rewrite.h"
#include "core/query/search_index.h"
#include "tests/core/support/sentences.h"

namespace arcwright::empty_nodes_test {

using Matches = std::vector<PatternMatch>;

constexpr const char* text = "# sent_id = e1\n"
                             "1\tMary\tMary\tPROPN\t_\t_\t2\tnsubj\t2:nsubj\t_\n"
                             "2\twon\twin\tVERB\t_\t_\t0\troot\t0:root\t_\n"
                             "3\tgold\tgold\tNOUN\t_\t_\t2\tobj\t2:obj\t_\n"
                             "4\tand\tand\tCCONJ\t_\t_\t5\tcc\t5.1:cc\t_\n"
                             "5\tPeter\tPeter\tPROPN\t_\t_\t2\tconj\t5.1:nsubj\t_\n"
                             "5.1\twon\twin\tVERB\t_\tTense=Past\t_\t_\t2:conj:and\tCopyOf=2\n"
                             "6\tbronze\tbronze\tNOUN\t_\t_\t5\torphan\t5.1:obj\t_\n\n";

Sentence won()
{
    return *test::sentencesOf(*test::documentOf(text, "conllu")).front();
}

Matches found(std::string_view pattern)
{
    const auto parsed = parsePattern(pattern);
    if (!parsed) {
        ADD_FAILURE() << pattern << ' ' << parsed.error().column;
        return {};
    }
    const Sentence sentence = won();
    return findMatches(*parsed, {sentence});
}

/// Six words: the empty node is 7.
TEST(EmptyNodesTest, AreFoundWhereTheyAreAskedFor)
{
    EXPECT_EQ(found("empty"), (Matches{{7}}));
    EXPECT_EQ(found("[]").size(), 6U) << "and nowhere else";
    EXPECT_EQ(found("!empty").size(), 6U);
    EXPECT_EQ(found("lemma=win"), (Matches{{2}}));
    EXPECT_EQ(found("empty lemma=win upos=VERB feats.Tense=Past misc.CopyOf=2"), (Matches{{7}}));
    EXPECT_EQ(found("empty lemma!=win"), Matches());
    EXPECT_EQ(found("empty relation=conj"), Matches()) << "it has no place in the tree";
    EXPECT_EQ(found("empty head=2"), Matches());
    EXPECT_EQ(found("empty root"), Matches());
    EXPECT_EQ(found("empty leaf"), Matches());
    EXPECT_EQ(found("empty depth=1.."), Matches());
    EXPECT_EQ(found("empty sent_id=e1"), (Matches{{7}}));
}

TEST(EmptyNodesTest, AreLinkedByTheEnhancedGraphAlone)
{
    EXPECT_EQ(found("e:[empty] +> d:[]"), (Matches{{7, 4}, {7, 5}, {7, 6}}));
    EXPECT_EQ(found("e:[empty] +>nsubj|obj d:[]"), (Matches{{7, 5}, {7, 6}}));
    EXPECT_EQ(found("h:[] +>conj:* e:[empty]"), (Matches{{2, 7}}));
    EXPECT_EQ(found("e:[empty]; v:[lemma=e.lemma]"), (Matches{{7, 2}}));
    EXPECT_EQ(found("n:[upos=PROPN]; not [empty] +> n"), (Matches{{1, 0}}));
    for (const char* sign : {">", "<", ">>", "<<", ".", ".."}) {
        EXPECT_EQ(found("a:[empty] " + std::string(sign) + " b:[]"), Matches()) << sign;
        EXPECT_EQ(found("b:[] " + std::string(sign) + " a:[empty]"), Matches()) << sign;
    }
}

TEST(EmptyNodesTest, AreFoundInTheSamples)
{
    const auto count = [](const char* sample, std::string_view pattern) {
        std::size_t matches = 0;
        for (const auto& sentence : test::sampleSentences(sample))
            matches += findMatches(parsePattern(pattern).value(), {*sentence}).size();
        return matches;
    };
    EXPECT_EQ(count("english.conllu", "empty"), 2U);
    EXPECT_EQ(count("czech.conllu", "empty"), 3U);
    EXPECT_EQ(count("english.conllu", "[empty] +> []"), 6U);
    EXPECT_EQ(count("czech.conllu", "[empty] +> []"), 9U);
}

TEST(EmptyNodesTest, AreNotWordsToWhatKnowsWordsAlone)
{
    const Sentence sentence = won();
    const auto kinds = parseAttachmentKinds("odd: empty or upos=VERB\n");
    ASSERT_TRUE(kinds);
    EXPECT_EQ(unitsOfKind(kinds->front(), sentence), (std::vector<int>{2}));
    EXPECT_FALSE(SearchIndex::covers(parsePattern("empty").value()));
    const auto query = parseQuery("e:[empty] group by lemma, relation, distance, tag, parents").value();
    GroupCounter counter(query.groups);
    counter.add({sentence}, findMatches(query.pattern, {sentence}));
    ASSERT_EQ(counter.counts().groups.size(), 1U);
    EXPECT_EQ(counter.counts().groups[0].values, (std::vector<std::string>{"win", "", "", "", ""}));
    const SearchedFiles knp{{test::documentOf("", "knp")->format()}, false};
    EXPECT_FALSE(askable(parsePattern("empty").value(), knp));
    const SearchedFiles conllu{{test::documentOf("", "conllu")->format()}, false};
    EXPECT_TRUE(askable(parsePattern("empty").value(), conllu));
}

TEST(EmptyNodesTest, TheirArcsAndFieldsAreReplacedButTheTreeIsNotTheirs)
{
    const Sentence sentence = won();
    const auto changed = [&](std::string_view pattern, std::string_view replacement) {
        const auto parsed = parsePattern(pattern).value();
        return rewritten({sentence}, findMatches(parsed, {sentence}), parseRewrite(replacement, parsed).value());
    };
    const auto relabelled = changed("e:[empty] +>obj d:[]", "relabel e +>obj d as iobj");
    ASSERT_TRUE(relabelled);
    EXPECT_EQ(relabelled->word(6).parents, (std::vector<Parent>{{{5, 1}, "iobj"}}));
    const auto conjoined = changed("v:[upos=VERB] +> e:[empty]", "relabel v +> e as conj");
    ASSERT_TRUE(conjoined);
    EXPECT_EQ(conjoined->emptyNodes[0].token.parents, (std::vector<Parent>{{{2, 0}, "conj"}}));
    const auto fields = changed("e:[empty] +>obj d:[]", "e.lemma=x; e.feats.Case=Nom; e.misc.A=b");
    ASSERT_TRUE(fields);
    EXPECT_EQ(fields->emptyNodes[0].token.lemma, "x");
    EXPECT_NE(fields->emptyNodes[0].token.feats.find("Case=Nom"), std::string::npos);
    EXPECT_NE(fields->emptyNodes[0].token.misc.find("A=b"), std::string::npos);
    for (const char* replacement : {"e.head=root", "d.head=e", "e.relation=x"})
        EXPECT_FALSE(changed("e:[empty] +>obj d:[]", replacement)) << replacement;
}

} // namespace arcwright::empty_nodes_test
