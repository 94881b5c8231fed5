// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <functional>

#include "core/query/askable.h"
#include "core/query/conditions.h"
#include "core/query/find_matches.h"
#include "core/query/pattern_tokens.h"
#include "core/query/search_index.h"
#include "tests/core/support/found_matches.h"
#include "tests/core/support/sentences.h"

namespace arcwright::two_words_test {

using Matches = std::vector<PatternMatch>;

/// "Dogs see dogs see": nouns and verbs that agree or not.
Sentence dogs()
{
    Sentence made = *test::sentence({test::token("Dogs", "NOUN", 2, "nsubj"), test::token("see", "VERB", 0, "root"),
        test::token("dog", "NOUN", 2, "obj"), test::token("sees", "VERB", 2, "conj")});
    const char* const lemmas[] = {"dog", "see", "dog", "see"};
    const char* const numbers[] = {"Plur", "Plur", "Sing", ""};
    for (int word = 1; word <= 4; ++word) {
        made.word(word).lemma = lemmas[word - 1];
        const std::string number = numbers[word - 1];
        made.word(word).feats = number.empty() ? "_" : "Number=" + number;
    }
    return made;
}

Matches found(std::string_view text, const Sentence& sentence = dogs())
{
    return test::foundMatches(text, sentence);
}

TEST(TwoWordsTest, FieldsOfTwoWordsAreCompared)
{
    EXPECT_EQ(found("v:[upos=VERB] >nsubj|obj n:[]; v.feats.Number=n.feats.Number"), (Matches{{2, 1}}));
    EXPECT_EQ(found("v:[upos=VERB] >nsubj|obj n:[]; v.feats.Number!=n.feats.Number"), (Matches{{2, 3}}));
    EXPECT_EQ(found("v:[upos=VERB] >nsubj|obj n:[feats.Number!=v.feats.Number]"), (Matches{{2, 3}}));
    EXPECT_EQ(found("a:[] .. b:[]; a.lemma=b.lemma"), (Matches{{1, 3}, {2, 4}}));
    EXPECT_EQ(found("a:[] .. b:[]; a.lemma is b.lemma and a.upos is not b.upos"), Matches());
    EXPECT_EQ(found("a:[form=a.lemma]"), (Matches{{2}, {3}})) << "two fields of one word";
    EXPECT_EQ(found("a:[!form=a.lemma]"), (Matches{{1}, {4}}));
    EXPECT_EQ(found("a:[lemma=b.lemma]; b:[form=Dogs]"), (Matches{{3, 1}})) << "the name may come later";
    EXPECT_EQ(found("a:[] > b:[]; a.relation=b.upos"), Matches());
    EXPECT_EQ(found("a:[upos=NOUN] .. b:[]; b.feats.Number=a.xpos"), (Matches{{1, 4}, {3, 4}}))
        << "nothing is the same as nothing";
}

TEST(TwoWordsTest, NumbersAreComparedBySize)
{
    EXPECT_EQ(found("a:[] > b:[]; a.position>b.position"), (Matches{{2, 1}}));
    EXPECT_EQ(found("a:[] > b:[]; b.distance<=a.depth"), (Matches{{2, 1}, {2, 3}}));
    EXPECT_EQ(found("a:[] > b:[]; b.distance<a.position"), (Matches{{2, 1}, {2, 3}}));
    EXPECT_EQ(found("a:[] > b:[distance>=a.position]"), (Matches{{2, 4}}));
    EXPECT_EQ(found("a:[] > b:[]; a.distance<b.distance"), Matches()) << "the root is at no distance";
}

TEST(TwoWordsTest, ThatWhichMustNotBe)
{
    EXPECT_EQ(found("a:[] .. b:[]; not a.lemma=b.lemma").size(), 4U);
    EXPECT_EQ(found("a:[]; not a .. b:[lemma=a.lemma]"), (Matches{{3, 0}, {4, 0}})) << "the last of its lemma";
    EXPECT_EQ(found("a:[] > b:[]; not b.upos=NOUN"), (Matches{{2, 4}}));
    EXPECT_EQ(found("a:[] > b:[]; b.upos=NOUN and b.form~s$"), (Matches{{2, 1}})) << "a condition may come later";
}

TEST(TwoWordsTest, ErrorsNameTheirColumn)
{
    const auto check = [](std::string_view text, PatternError error, std::size_t column, const char* argument) {
        test::expectRefused(parsePattern(text), text, error, column, argument);
    };
    check("a:[]; a.form=b.form", PatternError::FieldAsValue, 14, "b.form");
    check("a:[]; a.form=b.form|c.form", PatternError::FieldAsValue, 14, "b.form");
    check("a:[]; b:[]; a.form<b.distance", PatternError::UnexpectedText, 19, "<");
    check("a:[]; b:[]; a.distance<b.form", PatternError::NotANumber, 24, "distance");
    check("a:[]; a.form", PatternError::UnexpectedEnd, 13, "=");
    check("a:[]; a.form=a.lemma and", PatternError::UnexpectedEnd, 25, "a.form=…");
    check("a:[]; a.form=a.lemma a.upos=X", PatternError::UnexpectedText, 22, "a.upos");
    check("a:[]; not a > b:[]; a.form=b.form", PatternError::NodeOfAbsence, 28, "b");
    check("a:[]; not a > b:[]; b.form=a.form", PatternError::NodeOfAbsence, 21, "b");
    check("a:[form=b.form]; not a > b:[]", PatternError::NodeOfAbsence, 9, "b");
    check("å:[]; å.form=å.field.DEPS", PatternError::ColumnIsField, 14, "deps");
}

TEST(TwoWordsTest, LayersAreComparedToo)
{
    const Sentence sentence = dogs();
    RelationPool relations;
    Graph graph = graphOf(sentence, relations);
    graph.heads[4] = 3;
    graph.relations[4] = relations.intern("acl");
    graph.heads[3] = 4;
    const std::vector<SearchedLayer> layers{{"A", &graph, &relations}};
    SearchedSentence searched{sentence};
    searched.layers = layers;
    const auto asked = [&](std::string_view text) { return findMatches(parsePattern(text).value(), searched); };
    EXPECT_EQ(asked("x:[]; x.relation!=x.A.relation"), (Matches{{4}}));
    EXPECT_EQ(asked("x:[head!=x.A.head]"), (Matches{{3}, {4}}));
    EXPECT_EQ(asked("x:[] > y:[]; x.A.depth>y.A.depth"), Matches());
    const SearchedFiles files{{}, false, {"B"}};
    const auto refused = askable(parsePattern("x:[]; x.form=x.form and x.relation=x.A.relation").value(), files);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().error, PatternError::UnknownLayer);
    EXPECT_EQ(refused.error().column, 36U);
    EXPECT_TRUE(asksForLayers(parsePattern("x:[]; x.relation=x.A.relation").value()));
}

TEST(TwoWordsTest, APatternOfTwoFieldsIsNoConditionOfOneWord)
{
    EXPECT_FALSE(conditionsOf("x:[form=x.lemma]"));
    EXPECT_FALSE(narrowed("x:[form=x.lemma]", hasFlag(WordFlag::Leaf)));
    EXPECT_EQ(quotedText("b.A.relation"), "\"b.A.relation\"");
}

/// What a comparison finds is what every pair of words says, in the sentences of a sample and in its index.
TEST(TwoWordsTest, FindsWhatEveryPairSays)
{
    struct Case {
        const char* pattern;
        std::function<bool(const Sentence&, int, int)> holds;
    };
    const auto feature = [](const Sentence& sentence, int word, const char* name) {
        return std::string(attributeIn(sentence.word(word).feats, name));
    };
    const Case cases[] = {
        {"a:[] > b:[]; a.feats.Number!=b.feats.Number",
            [&](const Sentence& s, int a, int b) {
                return s.headOf(b) == a && feature(s, a, "Number") != feature(s, b, "Number");
            }},
        {"a:[feats.Case!=\"\"] > b:[feats.Case=a.feats.Case]",
            [&](const Sentence& s, int a, int b) {
                return s.headOf(b) == a && !feature(s, a, "Case").empty()
                    && feature(s, a, "Case") == feature(s, b, "Case");
            }},
        {"a:[] .. b:[]; a.lemma=b.lemma",
            [](const Sentence& s, int a, int b) { return a < b && s.word(a).lemma == s.word(b).lemma; }},
        {"a:[]; b:[upos=a.upos relation=a.relation head=a.head]",
            [](const Sentence& s, int a, int b) {
                return a != b && s.word(a).upos == s.word(b).upos && s.relationOf(a) == s.relationOf(b)
                    && s.headOf(a) == s.headOf(b);
            }},
    };
    std::size_t count = 0;
    for (const char* sample : {"english.conllu", "czech.conllu"}) {
        for (const auto& sentence : test::sampleSentences(sample)) {
            SearchIndex index(std::vector<std::string>{});
            index.add({*sentence});
            for (const Case& one : cases) {
                Matches expected;
                for (int a = 1; a <= sentence->size(); ++a) {
                    for (int b = 1; b <= sentence->size(); ++b) {
                        if (a != b && one.holds(*sentence, a, b))
                            expected.push_back({a, b});
                    }
                }
                count += expected.size();
                EXPECT_EQ(found(one.pattern, *sentence), expected) << one.pattern;
                const auto pattern = parsePattern(one.pattern).value();
                ASSERT_TRUE(SearchIndex::covers(pattern));
                const auto indexed = index.find(pattern);
                EXPECT_EQ(indexed.empty() ? Matches() : indexed.front().matches, expected) << one.pattern;
            }
        }
    }
    EXPECT_GT(count, 100U);
    EXPECT_FALSE(SearchIndex::covers(parsePattern("a:[misc=a.form]").value()));
}

} // namespace arcwright::two_words_test
