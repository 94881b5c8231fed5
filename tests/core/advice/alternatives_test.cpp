// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/alternatives.h"

#include <algorithm>
#include <iterator>

#include <gtest/gtest.h>

#include "tests/core/support/decoder_names.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace alternatives_test {

std::shared_ptr<const Sentence> sevenWords()
{
    return test::sentence({test::token("the", "DET", 2, "det"), test::token("dog", "NOUN", 3, "nsubj"),
        test::token("sees", "VERB", 0, "root"), test::token("the", "DET", 6, "det"),
        test::token("red", "ADJ", 6, "amod"), test::token("cat", "NOUN", 3, "obj"),
        test::token(".", "PUNCT", 3, "punct")});
}

FixedArcs withoutWord(const FixedArcs& fixed, int word)
{
    FixedArcs others;
    std::copy_if(fixed.pinned.begin(), fixed.pinned.end(), std::back_inserter(others.pinned),
        [&](const Arc& arc) { return arc.dependent != word; });
    std::copy_if(fixed.further.begin(), fixed.further.end(), std::back_inserter(others.further),
        [&](const Constraint& constraint) { return constraint.dependent != word; });
    return others;
}

/// The heads that a parser considers for a word, best first, by a decoding for each of them; what is fixed of the word
/// itself does not count. None if there is no tree at all.
std::vector<AlternativeHead> decodedHeads(
    const Parser& parser, const FixedArcs& fixed, const Sentence& sentence, int word, Parser::Workspace& workspace)
{
    const auto node = static_cast<std::size_t>(word);
    FixedArcs others = withoutWord(fixed, word);
    const auto best = parser.parseAround(others, sentence, workspace);
    if (!best)
        return {};
    const double bestScore = workspace.parser().treeScore();
    std::vector<int> heads;
    for (int head = 0; head <= sentence.size(); ++head) {
        if (head != best->heads[node] && workspace.parser().arcScores().at(head, word) != forbiddenScore)
            heads.push_back(head);
    }
    std::vector<AlternativeHead> found{{best->heads[node], best->relations[node], 0}};
    others.further.emplace_back();
    for (const int head : heads) {
        others.further.back() = Constraint::onlyHead(head, word);
        if (const auto graph = parser.parseAround(others, sentence, workspace))
            found.push_back({head, graph->relations[node], bestScore - workspace.parser().treeScore()});
    }
    std::stable_sort(found.begin() + 1, found.end(),
        [](const AlternativeHead& first, const AlternativeHead& second) { return first.margin < second.margin; });
    return found;
}

class AlternativesTest : public testing::TestWithParam<Decoder> {
protected:
    AlternativesTest()
    {
        TrainingSettings settings = test::quickSettings();
        settings.trainer.decoder.decoder = GetParam();
        model = test::trained(test::toyTreebank(60), settings);
    }

    std::string name(RelationId relation) const { return std::string(relations.text(relation)); }

    RelationPool relations;
    std::shared_ptr<const Model> model;
    Parser::Workspace workspace;
};

TEST_P(AlternativesTest, WhatIsFixedStaysAndKeepsItsRelation)
{
    const Parser parser(model, relations);
    const auto sentence = sevenWords();
    const RelationId odd = relations.intern("odd");
    const FixedArcs fixed{{{2, 6, odd}, {3, 5, RelationId()}}, {Constraint::noArc(3, 7)}};
    const auto graph = parser.parseAround(fixed, *sentence, workspace);
    ASSERT_TRUE(graph);
    EXPECT_EQ(graph->heads[6], 2);
    EXPECT_EQ(graph->relations[6], odd);
    EXPECT_EQ(graph->heads[5], 3);
    EXPECT_NE(graph->heads[7], 3);
    EXPECT_TRUE(isTree(graph->heads));
    EXPECT_EQ(parser.parseAround({}, *sentence, workspace), parser.parse(*sentence, workspace));
}

TEST_P(AlternativesTest, WhatCannotBeKeptHasNoGraph)
{
    const Parser parser(model, relations);
    const auto sentence = sevenWords();
    EXPECT_FALSE(parser.parseAround({{{5, 6, {}}, {6, 5, {}}}, {}}, *sentence, workspace));
    EXPECT_TRUE(decodedHeads(parser, {{{5, 6, {}}, {6, 5, {}}}, {}}, *sentence, 1, workspace).empty());
    EXPECT_FALSE(decodedHeads(parser, {{{5, 6, {}}, {6, 5, {}}}, {}}, *sentence, 5, workspace).empty())
        << "what is fixed of the word itself does not count";
}

TEST_P(AlternativesTest, HeadsAreRankedByWhatTheirBestTreesLose)
{
    const Parser parser(model, relations);
    const auto sentence = sevenWords();
    const Graph best = parser.parse(*sentence, workspace);
    for (int word = 1; word <= sentence->size(); ++word) {
        const auto heads = decodedHeads(parser, {}, *sentence, word, workspace);
        ASSERT_FALSE(heads.empty());
        EXPECT_EQ(heads[0].head, best.heads[static_cast<std::size_t>(word)]);
        EXPECT_EQ(heads[0].margin, 0);
        EXPECT_TRUE(std::is_sorted(heads.begin() + 1, heads.end(),
            [](const auto& first, const auto& second) { return first.margin < second.margin; }));
        for (std::size_t i = 1; i < heads.size(); ++i) {
            EXPECT_TRUE(heads[i].margin > 0 || !isExact(GetParam()));
            const auto graph = parser.parseAround({{{heads[i].head, word, {}}}, {}}, *sentence, workspace);
            ASSERT_TRUE(graph);
            EXPECT_EQ(graph->relations[static_cast<std::size_t>(word)], heads[i].relation);
        }
    }
    parser.parse(*sentence, workspace);
    const auto all = allAlternativeHeads(parser, workspace);
    ASSERT_EQ(all.size(), static_cast<std::size_t>(sentence->size()));
    for (int word = 1; word <= sentence->size() && isExact(GetParam()); ++word) {
        const auto& ranked = all[static_cast<std::size_t>(word) - 1];
        for (const auto& decoded : decodedHeads(parser, {}, *sentence, word, workspace)) {
            const auto same
                = std::find_if(ranked.begin(), ranked.end(), [&](const auto& one) { return one.head == decoded.head; });
            if (same == ranked.end())
                continue; // in no projective tree
            EXPECT_NEAR(same->margin, decoded.margin, 1e-3);
            EXPECT_EQ(same->relation, decoded.relation);
        }
    }
    const auto fixed = decodedHeads(parser, {{{2, 6, {}}}, {}}, *sentence, 5, workspace);
    const auto graph = parser.parseAround({{{2, 6, {}}}, {}}, *sentence, workspace);
    EXPECT_EQ(fixed[0].head, graph->heads[5]);
}

TEST_P(AlternativesTest, TheRelationOfThePredictionIsRankedFirst)
{
    const Parser parser(model, relations);
    const auto sentence = sevenWords();
    const Graph best = parser.parse(*sentence, workspace);
    for (int word = 1; word <= sentence->size(); ++word) {
        const auto node = static_cast<std::size_t>(word);
        const auto ranked = rankedRelations(parser, best.heads[node], word, workspace);
        ASSERT_FALSE(ranked.empty());
        EXPECT_EQ(name(ranked[0].relation), name(best.relations[node]));
        EXPECT_TRUE(std::is_sorted(ranked.begin(), ranked.end(),
            [](const auto& first, const auto& second) { return first.score > second.score; }));
        const auto unparsed = rankedRelations(parser, *sentence, best.heads[node], word, workspace);
        ASSERT_EQ(unparsed.size(), ranked.size());
        for (std::size_t rank = 0; rank < ranked.size(); ++rank)
            EXPECT_NEAR(unparsed[rank].score, ranked[rank].score, 1e-3);
    }
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, AlternativesTest, testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return test::testNameOf(each.param); });

} // namespace alternatives_test
} // namespace arcwright
