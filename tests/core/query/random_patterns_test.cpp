// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/askable.h"
#include "core/query/conditions.h"
#include "core/query/group_counts.h"
#include "tests/core/support/sentences.h"

namespace arcwright::random_patterns_test {

/// A text of pieces of patterns, most of which make no sense together.
std::string randomText(Random& random)
{
    static const std::vector<std::string> pieces{"upos", "=", "NOUN", "!=", "~", "<", ">", "<=", ">=", "|", "[", "]",
        ";", ":", "@", "\"", "\\", ".", "..", "AND", "and", "not", "!", "right", "wrong", "head", "relation", "in", "A",
        "\"my b\"", "distance", "7", "4..7", "4..", "root", "depth", "group by", ",", "x", "x:", "x.upos", "A.head",
        "A.outcome", "direction", "left", "+>", ">>", "is", "matches", "known", "yes", "confidence", "0.5", "å", "->",
        "feats.Case", "field.", "gold", "predicted", "document", "or", "y:", "y.form", "x.A.head", ">/x/", "nsubj:*",
        "/", "sent_id", "comment", "[empty]", "lemma"};
    std::string text;
    const int length = 1 + static_cast<int>(random.below(12));
    for (int i = 0; i < length; ++i)
        text += pieces[random.below(static_cast<std::uint32_t>(pieces.size()))] + (random.below(3) == 0 ? "" : " ");
    return text;
}

std::size_t characters(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

TEST(RandomPatternsTest, AreReadOrRefusedWithAColumnOfTheirText)
{
    Sentence sentence = *test::sentence({test::token("The", "DET", 3, "det"), test::token("old", "ADJ", 3, "amod"),
        test::token("dog", "NOUN", 4, "nsubj"), test::token("saw", "VERB", 0, "root")});
    EmptyNode empty;
    empty.id = {3, 1};
    empty.token.form = "saw";
    empty.token.parents = {{{4, 0}, "conj"}};
    sentence.emptyNodes = {empty};
    sentence.word(1).parents = {{{3, 0}, "det"}, {{3, 1}, "nsubj"}};
    RelationPool relations;
    Graph graph = graphOf(sentence, relations);
    graph.heads[1] = 2;
    const std::vector<SearchedLayer> layers{{"A", &graph, &relations}, {"my b", nullptr, nullptr}};
    const SearchedFiles files{{}, false, {"A", "my b"}, {}, false};
    SearchedSentence searched{sentence};
    searched.layers = layers;
    Random random(17);
    int read = 0;
    for (int round = 0; round < 60'000; ++round) {
        const std::string text = randomText(random);
        const auto query = parseQuery(text);
        const auto asked = query ? askable(*query, files) : tl::unexpected(query.error());
        if (!asked) {
            EXPECT_GE(asked.error().column, 1U) << text;
            EXPECT_LE(asked.error().column, characters(text) + 1) << text;
        }
        if (!query)
            continue;
        ++read;
        const auto matches = findMatches(query->pattern, searched);
        GroupCounter counter(query->groups);
        counter.add(searched, matches);
        EXPECT_EQ(counter.counts().total, matches.size()) << text;
        if (const auto conditions = conditionsOf(text)) {
            const std::string again = patternOf(*conditions);
            ASSERT_TRUE(parsePattern(again)) << text << " as " << again;
            EXPECT_EQ(findMatches(*parsePattern(again), searched), matches) << text << " as " << again;
            EXPECT_TRUE(conditionsOf(again) == conditions) << text << " as " << again;
        }
        if (const auto more = narrowed(text, hasFlag(WordFlag::Leaf))) {
            ASSERT_TRUE(parsePattern(*more)) << text << " as " << *more;
            EXPECT_LE(findMatches(*parsePattern(*more), searched).size(), matches.size()) << *more;
        }
    }
    EXPECT_GT(read, 100);
}

} // namespace arcwright::random_patterns_test
