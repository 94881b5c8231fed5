// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/annotation_guesses.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace annotation_guesses_test {

class AnnotationGuessesTest : public testing::Test {
protected:
    AnnotationGuessesTest() : parser(model(), relations) { }

    /// Of enough words for a ranking of heads.
    static std::shared_ptr<const Model> model()
    {
        static const auto trained = test::trained(test::toyTreebank(1000), test::quickSettings());
        return trained;
    }

    AnnotationGuesses guess(const FixedArcs& fixed = {}, const GuessLimits& limits = {})
    {
        EXPECT_TRUE(parser.parseAround(fixed, *sentence, workspace));
        return annotationGuesses(parser, workspace, *sentence, fixed, limits);
    }
    static std::set<int> headsOf(const std::vector<AlternativeHead>& arcs)
    {
        std::set<int> heads;
        for (const AlternativeHead& arc : arcs)
            heads.insert(arc.head);
        return heads;
    }

    std::shared_ptr<const Sentence> sentence = test::toySentence();
    RelationPool relations;
    Parser parser;
    Parser::Workspace workspace;
};

TEST_F(AnnotationGuessesTest, TheParsersOwnComesFirstAndNoArcTwice)
{
    const Graph graph = parser.parse(*sentence, workspace);
    const AnnotationGuesses guesses = guess();
    ASSERT_EQ(guesses.arcs.size(), 6U);
    ASSERT_EQ(guesses.doubts.size(), 6U);
    for (int word = 1; word <= sentence->size(); ++word) {
        const auto& arcs = guesses.arcs[static_cast<std::size_t>(word) - 1];
        ASSERT_GT(arcs.size(), 1U);
        EXPECT_EQ(arcs[0].head, graph.arc(word).head);
        EXPECT_EQ(arcs[0].relation, graph.arc(word).relation);
        EXPECT_EQ(arcs[0].margin, 0);
        for (auto arc = arcs.begin(); arc != arcs.end(); ++arc) {
            EXPECT_NE(arc->head, word);
            EXPECT_TRUE(std::none_of(arcs.begin(), arc,
                [&](const auto& other) { return other.head == arc->head && other.relation == arc->relation; }));
        }
    }
}

TEST_F(AnnotationGuessesTest, HeadsThatTheSearchLeftOutComeWithEstimates)
{
    ASSERT_TRUE(parser.model().filter.ranking()) << "a model knows them";
    const AnnotationGuesses guesses = guess({}, {12, 9, 100});
    const auto searched = allAlternativeHeads(parser, workspace);
    for (int word = 1; word <= sentence->size(); ++word) {
        const auto index = static_cast<std::size_t>(word) - 1;
        EXPECT_EQ(headsOf(guesses.arcs[index]).size(), 6U) << "all there are";
        for (const AlternativeHead& arc : guesses.arcs[index]) {
            const bool wasSearched = std::any_of(searched[index].begin(), searched[index].end(),
                [&](const auto& other) { return other.head == arc.head; });
            EXPECT_NE(arc.isEstimate, wasSearched) << word << " on " << arc.head;
        }
    }
}

TEST_F(AnnotationGuessesTest, LongSentencesHaveTheHeadsThatWereSearched)
{
    const AnnotationGuesses guesses = guess({}, {12, 9, 100, sentence->size() - 1});
    for (const auto& arcs : guesses.arcs)
        EXPECT_TRUE(std::none_of(arcs.begin(), arcs.end(), [](const auto& arc) { return arc.isEstimate; }));
    EXPECT_GT(*std::max_element(guesses.doubts.begin(), guesses.doubts.end()), 0);
}

TEST_F(AnnotationGuessesTest, AWordWhoseHeadIsFixedHasItsRelationsOnlyAndNoDoubt)
{
    const AnnotationGuesses guesses = guess({{{5, 2, {}}}, {}});
    ASSERT_GT(guesses.arcs[1].size(), 2U);
    EXPECT_EQ(headsOf(guesses.arcs[1]), std::set<int>{5});
    EXPECT_EQ(guesses.doubts[1], 0);
}

TEST_F(AnnotationGuessesTest, ListsAreAsLongAsAllowed)
{
    for (const auto& arcs : guess({}, {2, 1, 36}).arcs) {
        EXPECT_EQ(arcs.size(), 2U);
        EXPECT_EQ(headsOf(arcs).size(), 2U);
    }
    for (const auto& arcs : guess({}, {12, 9, 4}).arcs)
        EXPECT_EQ(arcs.size(), 4U);
}

/// A tag that training never had leaves the parser in the dark.
TEST_F(AnnotationGuessesTest, AStrangeWordIsDoubtedMoreThanWhatIsWellKnown)
{
    const auto known = guess().doubts;
    for (const double doubt : known) {
        EXPECT_GE(doubt, 0);
        EXPECT_LE(doubt, 1);
    }
    sentence = test::sentence({test::token("the", "DET", 2, "det"), test::token("dog", "NOUN", 3, "nsubj"),
        test::token("sees", "VERB", 0, "root"), test::token("hm", "INTJ", 5, "discourse"),
        test::token("cat", "NOUN", 3, "obj"), test::token(".", "PUNCT", 3, "punct")});
    const auto strange = guess().doubts;
    EXPECT_EQ(std::max_element(strange.begin(), strange.end()) - strange.begin(), 3);
    EXPECT_GT(strange[3], known[3]);
}

TEST_F(AnnotationGuessesTest, WithoutARankingOfHeadsMarginsAreAllThereIs)
{
    const Parser small(test::trained(test::toyTreebank(60), test::quickSettings()), relations);
    ASSERT_FALSE(small.model().filter.ranking());
    ASSERT_TRUE(small.parseAround({}, *sentence, workspace));
    const AnnotationGuesses guesses = annotationGuesses(small, workspace, *sentence, {});
    for (const auto& arcs : guesses.arcs) {
        EXPECT_TRUE(std::is_sorted(arcs.begin() + 1, arcs.end(),
            [](const auto& one, const auto& other) { return one.margin < other.margin; }));
        EXPECT_TRUE(std::none_of(arcs.begin(), arcs.end(), [](const auto& arc) { return arc.isEstimate; }));
    }
    const auto least = std::min_element(guesses.arcs.begin(), guesses.arcs.end(),
        [](const auto& one, const auto& other) { return one[1].margin < other[1].margin; });
    const auto most = std::max_element(guesses.doubts.begin(), guesses.doubts.end());
    EXPECT_EQ(least - guesses.arcs.begin(), most - guesses.doubts.begin()) << "the least margin, the greatest doubt";
}

TEST_F(AnnotationGuessesTest, WithoutATreeThereIsNothingToGuess)
{
    const FixedArcs impossible{{{4, 5, {}}, {5, 4, {}}}, {}};
    EXPECT_FALSE(parser.parseAround(impossible, *sentence, workspace));
    const AnnotationGuesses guesses = annotationGuesses(parser, workspace, *sentence, impossible);
    EXPECT_TRUE(std::all_of(guesses.arcs.begin(), guesses.arcs.end(), [](const auto& arcs) { return arcs.empty(); }));
    EXPECT_TRUE(std::all_of(guesses.doubts.begin(), guesses.doubts.end(), [](double doubt) { return doubt == 0; }));
}

TEST(UncertainWords, AreThoseThatAreLikelyEnoughToBeWrong)
{
    EXPECT_EQ(uncertainWords({0.1, 0.31, 0.29, 1}), (std::vector<bool>{false, true, false, true}));
    EXPECT_TRUE(uncertainWords({}).empty());
    EXPECT_EQ(wordsByDoubt({0.1, 0.31, 0.13, 1, 0.31}), (std::vector<int>{4, 2, 5, 3}));
    EXPECT_TRUE(wordsByDoubt({}).empty());
}

} // namespace annotation_guesses_test
} // namespace arcwright
