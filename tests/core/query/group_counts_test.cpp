// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <map>

#include "core/query/group_counts.h"
#include "tests/core/support/sentences.h"

namespace arcwright::group_counts_test {

class GroupCountsTest : public testing::Test {
protected:
    GroupCountsTest() : sentences(test::sampleSentences("english.conllu")) { }

    GroupedCounts counted(std::string_view text) const
    {
        const auto query = parseQuery(text);
        if (!query) {
            ADD_FAILURE() << text << " at " << query.error().column << ' ' << query.error().argument;
            return {};
        }
        GroupCounter counter(query->groups);
        for (const auto& sentence : sentences)
            counter.add({*sentence}, findMatches(query->pattern, {*sentence}));
        return counter.counts();
    }

    Sentences sentences;
};

TEST_F(GroupCountsTest, MatchesAreCountedByFieldsOfTheirWords)
{
    const GroupedCounts counts = counted("x:[] > y:[upos=NOUN] group by x.upos, y.relation");
    std::map<std::vector<std::string>, std::size_t> expected;
    std::size_t total = 0;
    for (const auto& sentence : sentences) {
        for (const Token& word : sentence->tokens) {
            if (word.upos != "NOUN" || word.head <= 0)
                continue;
            ++expected[{sentence->word(word.head).upos, word.relation}];
            ++total;
        }
    }
    EXPECT_EQ(counts.keys, (std::vector<std::string>{"x.upos", "y.relation"}));
    EXPECT_EQ(counts.total, total);
    ASSERT_GT(total, 0U);
    ASSERT_EQ(counts.groups.size(), expected.size());
    std::size_t before = total;
    double shares = 0;
    for (const GroupedCounts::Group& group : counts.groups) {
        EXPECT_EQ(group.count, expected[group.values]);
        EXPECT_LE(group.count, before) << "the largest first";
        before = group.count;
        shares += counts.share(group);
    }
    EXPECT_NEAR(shares, 100, 1e-9);
}

TEST_F(GroupCountsTest, AKeyWithoutANameIsOfTheFirstWord)
{
    const GroupedCounts counts = counted("upos=NOUN group by distance");
    std::map<std::string, std::size_t> expected;
    for (const auto& sentence : sentences) {
        for (int word = 1; word <= sentence->size(); ++word) {
            const int head = sentence->word(word).head;
            if (sentence->word(word).upos == "NOUN")
                ++expected[head == 0 ? "root" : std::to_string(std::abs(head - word))];
        }
    }
    ASSERT_EQ(counts.groups.size(), expected.size());
    for (std::size_t i = 0; i < counts.groups.size(); ++i) {
        const GroupedCounts::Group& group = counts.groups[i];
        EXPECT_EQ(group.count, expected[group.values.front()]);
        const bool isTie = i > 0 && counts.groups[i - 1].count == group.count;
        if (isTie && group.values.front() != "root") {
            EXPECT_LT(std::stoi(counts.groups[i - 1].values.front()), std::stoi(group.values.front()));
        }
    }
}

TEST_F(GroupCountsTest, KeysOfLayers)
{
    const auto& sentence = *sentences.front();
    RelationPool relations;
    Graph graph = graphOf(sentence, relations);
    graph.relations[1] = relations.intern("other");
    const std::vector<SearchedLayer> layers{{"my, layer", &graph, &relations}};
    const auto query = parseQuery("x:[] group by x.\"my, layer\".outcome,\"my, layer\".relation , x.relation");
    ASSERT_TRUE(query) << query.error().column << ' ' << query.error().argument;
    GroupCounter counter(query->groups);
    const SearchedSentence searched{sentence, nullptr, nullptr, layers, nullptr};
    counter.add(searched, findMatches(query->pattern, searched));
    const GroupedCounts counts = counter.counts();
    EXPECT_EQ(
        counts.keys, (std::vector<std::string>{"x.\"my, layer\".outcome", "\"my, layer\".relation", "x.relation"}));
    EXPECT_EQ(counts.total, static_cast<std::size_t>(sentence.size()));
    const std::vector<std::string> changed{"wrong-relation", "other", sentence.word(1).relation};
    EXPECT_EQ(std::count_if(counts.groups.begin(), counts.groups.end(),
                  [&](const GroupedCounts::Group& group) { return group.values == changed && group.count == 1; }),
        1);
}

TEST_F(GroupCountsTest, AMistakeInAGroupingHasItsColumn)
{
    const auto check = [](std::string_view text, PatternError error, std::size_t column, const char* argument) {
        const auto query = parseQuery(text);
        ASSERT_FALSE(query) << text;
        EXPECT_EQ(query.error().error, error) << text;
        EXPECT_EQ(query.error().column, column) << text;
        EXPECT_EQ(query.error().argument, argument) << text;
    };
    check("x:[] group by", PatternError::UnexpectedEnd, 14, "field");
    check("x:[] group by x.word", PatternError::UnknownField, 15, "word");
    check("x:[] group by x.upos,", PatternError::UnexpectedEnd, 22, "field");
    check("x:[] group by x.upos,å,word", PatternError::UnknownField, 22, "å");
    check("x:[] group by upos å", PatternError::UnexpectedText, 20, "å");
    check("x:[] group by x.upos; x > []", PatternError::UnexpectedText, 21, ";");
    check("x:[]; not x > y:[] group by y.upos", PatternError::NodeOfAbsence, 29, "y");
    check("x:[] group by field.DEPS", PatternError::ColumnIsField, 15, "deps");
    check("group by upos", PatternError::UnexpectedText, 1, "group");
    const auto pattern = parsePattern("x:[] group by upos");
    ASSERT_FALSE(pattern);
    EXPECT_EQ(pattern.error().error, PatternError::GroupingHere);
    EXPECT_TRUE(parseQuery("upos=X AND GROUP BY upos")) << "in capital letters too";
}

} // namespace arcwright::group_counts_test
