// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/arc_filter.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace arc_filter_test {

LabelledTree treeOf(const Sentence& sentence)
{
    LabelledTree tree{{kNoHead}, {}};
    for (const Token& token : sentence.tokens)
        tree.heads.push_back(token.head);
    tree.relations.resize(tree.heads.size());
    return tree;
}

ArcFilter learned(const Sentences& sentences)
{
    ArcFilter filter;
    for (const auto& sentence : sentences)
        filter.learnTags(TokenSymbols(*sentence));
    for (const auto& sentence : sentences)
        filter.learnArcs(TokenSymbols(*sentence), treeOf(*sentence));
    return filter;
}

std::vector<std::uint32_t> numbers(const ArcFilter& filter, const Sentence& sentence)
{
    std::vector<std::uint32_t> tags;
    filter.tagNumbers(TokenSymbols(sentence), tags);
    return tags;
}

std::shared_ptr<const Sentence> tagged(const std::vector<std::string>& tags, const std::vector<int>& heads = {})
{
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < tags.size(); ++i)
        tokens.push_back(test::token("x", tags[i], heads.empty() ? 0 : heads[i], "dep"));
    return test::sentence(std::move(tokens));
}

TEST(ArcFilterTest, WhatCoarseTagsReachFineOnesDoNotShorten)
{
    const auto withFine = [](std::vector<std::string> fine, std::vector<std::string> coarse, std::vector<int> heads) {
        std::vector<Token> tokens;
        for (std::size_t i = 0; i < coarse.size(); ++i) {
            tokens.push_back(test::token("x", coarse[i], heads[i], "dep"));
            tokens.back().xpos = fine[i];
        }
        return test::sentence(std::move(tokens));
    };
    const auto far = withFine({"N1", "A", "A", "V"}, {"NOUN", "ADJ", "ADJ", "VERB"}, {4, 1, 1, 0});
    const auto near = withFine({"N2", "V"}, {"NOUN", "VERB"}, {2, 0});
    const auto farther = withFine({"N2", "A", "A", "A", "V"}, {"NOUN", "ADJ", "ADJ", "ADJ", "VERB"}, {5, 1, 1, 1, 0});
    const auto asked = withFine({"N2", "A", "A", "V"}, {"NOUN", "ADJ", "ADJ", "VERB"}, {4, 1, 1, 0});
    const ArcFilter filter = learned({far, near});
    EXPECT_TRUE(filter.passes(numbers(filter, *asked), 4, 1));
    EXPECT_FALSE(filter.passes(numbers(filter, *farther), 5, 1));
}

TEST(ArcFilterTest, EveryTrainingArcPassesAndManyOthersDoNot)
{
    for (const char* sample : {"english.conllu", "czech.conllu", "danish.tag"}) {
        const Sentences sentences = test::sampleSentences(sample);
        const ArcFilter filter = learned(sentences);
        std::size_t forbidden = 0;
        for (const auto& sentence : sentences) {
            const auto tags = numbers(filter, *sentence);
            for (int word = 1; word <= sentence->size(); ++word) {
                ASSERT_TRUE(filter.passes(tags, sentence->word(word).head, word));
                ASSERT_TRUE(filter.passes(tags, kRoot, word));
                if (word > 1) {
                    ASSERT_TRUE(filter.passes(tags, word - 1, word) && filter.passes(tags, word, word - 1));
                }
                for (int head = 1; head <= sentence->size(); ++head)
                    forbidden += head != word && !filter.passes(tags, head, word) ? 1 : 0;
            }
        }
        EXPECT_GT(forbidden, 1'000U) << sample;
    }
}

TEST(ArcFilterTest, KnowsTheLongestDistanceForEachPairOfTagsAndDirection)
{
    // A -> B two and three words to the right, B -> A never.
    const ArcFilter filter = learned({tagged({"A", "C", "B"}, {0, 1, 1}), tagged({"A", "C", "C", "B"}, {0, 1, 1, 1})});
    const auto sentence = tagged({"A", "C", "C", "B", "B", "C", "A"});
    const auto tags = numbers(filter, *sentence);
    EXPECT_TRUE(filter.passes(tags, 1, 4));
    EXPECT_FALSE(filter.passes(tags, 1, 5)) << "farther than in training";
    EXPECT_FALSE(filter.passes(tags, 7, 4)) << "the other direction";
    EXPECT_FALSE(filter.passes(tags, 4, 1)) << "the other way round";
    EXPECT_TRUE(filter.passes(tags, 3, 4)) << "neighbours";
    EXPECT_TRUE(filter.passes(tags, kRoot, 7));
}

TEST(ArcFilterTest, FurtherArcsPassToo)
{
    const auto sentence = tagged({"A", "B", "C", "D"}, {0, 1, 2, 3});
    LabelledTree graph = treeOf(*sentence);
    graph.further = {{4, 1, 0}};
    ArcFilter filter;
    filter.learnTags(TokenSymbols(*sentence));
    filter.learnArcs(TokenSymbols(*sentence), treeOf(*sentence));
    const auto tags = numbers(filter, *sentence);
    EXPECT_FALSE(filter.passes(tags, 1, 4));
    filter.learnArcs(TokenSymbols(*sentence), graph);
    EXPECT_TRUE(filter.passes(tags, 1, 4));
    EXPECT_FALSE(filter.passes(tags, 4, 1));
}

TEST(ArcFilterTest, UnknownTagsAlwaysPass)
{
    const ArcFilter filter = learned({tagged({"A", "B"}, {0, 1})});
    const auto sentence = tagged({"A", "B", "B", "NEW"});
    const auto tags = numbers(filter, *sentence);
    EXPECT_EQ(tags.back(), 0U);
    EXPECT_TRUE(filter.passes(tags, 1, 4));
    EXPECT_TRUE(filter.passes(tags, 4, 1));
    EXPECT_FALSE(filter.passes(tags, 3, 1));
    const auto untrained = numbers(ArcFilter(), *sentence);
    EXPECT_TRUE(ArcFilter().passes(untrained, 3, 1)) << "a filter that has learned nothing forbids nothing";
}

TEST(ArcFilterTest, IsRestoredFromWhatAModelFileHolds)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    const ArcFilter filter = learned(sentences);
    EXPECT_TRUE(std::is_sorted(filter.tags().begin(), filter.tags().end()));
    EXPECT_EQ(filter.longest().size(), filter.tags().size() * filter.tags().size() * 2);
    const ArcFilter restored = ArcFilter::restored(filter.kindOfTags(), filter.tags(), filter.longest());
    for (const auto& sentence : sentences) {
        const auto tags = numbers(filter, *sentence);
        ASSERT_EQ(tags, numbers(restored, *sentence));
        for (int head = 0; head <= sentence->size(); ++head) {
            for (int word = 1; word <= sentence->size(); ++word)
                ASSERT_EQ(filter.passes(tags, head, word), restored.passes(tags, head, word));
        }
    }
}

} // namespace arc_filter_test
} // namespace arcwright
