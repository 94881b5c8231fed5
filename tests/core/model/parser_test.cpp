// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parser.h"

#include <algorithm>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace parser_test {

TEST(ParserTest, LooksAtWordsAndTagsNotAtTheTree)
{
    const auto model = test::trained(test::toyTreebank(60), test::quickSettings());
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    for (const auto& sentence : test::toyTreebank(10)) {
        Sentence bare = *sentence;
        for (Token& token : bare.tokens) {
            token.head = kNoHead;
            token.relation.clear();
        }
        EXPECT_EQ(parser.parse(bare, workspace), parser.parse(*sentence, workspace));
    }
}

TEST(ParserTest, GivesAProjectiveTreeForAnySentence)
{
    const auto model = test::trained(test::toyTreebank(10), test::quickSettings());
    RelationPool relations;
    for (const char* sample : {"english.conllu", "czech.conllu", "danish.tag"}) {
        const Sentences sentences = test::sampleSentences(sample);
        for (const Graph& graph : test::predictions(model, sentences, relations)) {
            ASSERT_TRUE(isTree(graph.heads));
            ASSERT_TRUE(isProjective(graph.heads));
            ASSERT_EQ(std::count(graph.heads.begin(), graph.heads.end(), kRoot), 1) << "trained on single roots";
            for (int word = 1; word <= graph.size(); ++word)
                ASSERT_TRUE(static_cast<bool>(graph.arc(word).relation));
        }
    }
}

using HeadAndDependent = std::pair<int, int>;

/// All arcs of a graph, those of further parents too.
std::set<HeadAndDependent> arcsOf(std::vector<Arc> arcs, const std::vector<Arc>& further = {})
{
    arcs.insert(arcs.end(), further.begin(), further.end());
    std::set<HeadAndDependent> pairs;
    for (const Arc& arc : arcs)
        pairs.emplace(arc.head, arc.dependent);
    return pairs;
}

/// The arcs that replaying a trace leads to.
std::set<HeadAndDependent> replayed(const Trace& trace, int words)
{
    if (const auto* chart = std::get_if<std::vector<ChartStep>>(&trace)) {
        ChartState state(words);
        for (const ChartStep& step : *chart)
            state.apply(step);
        return arcsOf(arcsOfHeads(state.heads()));
    }
    if (const auto* contraction = std::get_if<std::vector<ContractionStep>>(&trace)) {
        ContractionState state(words);
        for (const ContractionStep& step : *contraction)
            state.apply(step);
        return arcsOf(arcsOfHeads(state.heads()));
    }
    ClimbState state;
    for (const MoveStep& step : std::get<std::vector<MoveStep>>(trace))
        state.apply(step);
    return arcsOf(state.arcs());
}

TEST(ParserTest, ATraceLeadsToTheTreeThatIsFoundWithoutOne)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = Decoder::Hill;
    settings.trainer.epochs = 1;
    const auto model = test::trained(test::sampleSentences("czech.conllu"), settings);
    const auto sentences = test::sampleSentences("english.conllu");
    RelationPool relations;
    std::set<std::size_t> kinds;
    for (const Decoder decoder : allDecoders()) {
        const Parser parser(model, relations, decoder);
        Parser::Workspace workspace;
        for (std::size_t i = 0; i < 10; ++i) {
            const Graph expected = parser.parse(*sentences[i], workspace);
            const auto arcs = arcsOf(expected.basicArcs(), expected.secondary);
            const auto everything = parser.parseTraced(*sentences[i], TraceDetail::Everything, workspace);
            EXPECT_EQ(everything.graph, expected) << nameOf(decoder);
            EXPECT_EQ(replayed(everything.trace, sentences[i]->size()), arcs) << nameOf(decoder);
            const auto brief = parser.parseTraced(*sentences[i], TraceDetail::Steps, workspace);
            EXPECT_EQ(replayed(brief.trace, sentences[i]->size()), arcs) << nameOf(decoder);
            kinds.insert(brief.trace.index());
        }
    }
    EXPECT_EQ(kinds.size(), 3U) << "charts, contractions and moves";
}

TEST(ParserTest, ALiveModelParsesWithTheDecoderChosenForIt)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = Decoder::Hill;
    settings.trainer.epochs = 1;
    const auto model = test::trained(test::sampleSentences("czech.conllu"), settings);
    const auto sentences = test::sampleSentences("english.conllu");
    const LiveModel live(model);
    EXPECT_EQ(live.decoder(), Decoder::Hill);
    RelationPool relations;
    Parser::Workspace workspace;
    for (const Decoder decoder : decodersOf(*model)) {
        const Parser chosen(live.parsingWith(decoder), relations);
        const Parser expected(model, relations, decoder);
        EXPECT_EQ(chosen.decoder().decoder, decoder);
        for (std::size_t i = 0; i < 5; ++i)
            EXPECT_EQ(chosen.parse(*sentences[i], workspace), expected.parse(*sentences[i], workspace));
    }
    const auto patch = std::make_shared<const LivePatch>();
    EXPECT_EQ(live.parsingWith(Decoder::Cle).with(patch).decoder(), Decoder::Cle) << "whatever it learns";
    EXPECT_EQ(live.parsingWith(Decoder::Cle).parsingWith(std::nullopt).decoder(), Decoder::Hill);
    EXPECT_EQ(live.parsingWith(Decoder::Cle).flattened()->configuration.decoder(), Decoder::Hill);
}

TEST(ParserTest, OnlyModelsOfGraphsParseWithDecodersOfGraphs)
{
    Model model;
    model.configuration.trainer.decoder.decoder = Decoder::Hill;
    const auto ofTrees = decodersOf(model);
    EXPECT_EQ(ofTrees.size(), allDecoders().size() - 1);
    EXPECT_EQ(std::find(ofTrees.begin(), ofTrees.end(), Decoder::Multi), ofTrees.end());
    EXPECT_FALSE(decoderFor(model, nameOf(Decoder::Multi)).has_value());
    model.configuration.trainer.decoder.decoder = Decoder::Multi;
    EXPECT_EQ(decodersOf(model).size(), allDecoders().size());
    EXPECT_TRUE(decoderFor(model, nameOf(Decoder::Multi)).has_value());
}

TEST(ParserTest, ASentenceWithoutWordsHasAnEmptyGraph)
{
    const auto model = test::trained(test::toyTreebank(10), test::quickSettings());
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    EXPECT_EQ(parser.parse(Sentence(), workspace), Graph(0));
}

TEST(ParserTest, ThreadsShareOneParser)
{
    const auto model = test::trained(test::toyTreebank(30), test::quickSettings());
    const Sentences sentences = test::sampleSentences("english.conllu");
    RelationPool relations;
    const auto expected = test::predictions(model, sentences, relations);
    const Parser parser(model, relations);
    std::vector<std::vector<Graph>> found(3);
    {
        std::vector<std::jthread> threads;
        for (auto& graphs : found) {
            threads.emplace_back([&] {
                Parser::Workspace workspace;
                for (const auto& sentence : sentences)
                    graphs.push_back(parser.parse(*sentence, workspace));
            });
        }
    }
    for (const auto& graphs : found)
        EXPECT_EQ(graphs, expected);
}

TEST(ParserTest, RelationsAreIdsOfThePoolGiven)
{
    const auto model = test::trained(test::toyTreebank(60), test::quickSettings());
    RelationPool relations;
    relations.intern("something before");
    const Graph graph = test::predictions(model, test::toyTreebank(1), relations).front();
    std::string all;
    for (int word = 1; word <= graph.size(); ++word)
        all += std::string(relations.text(graph.arc(word).relation)) + ' ';
    std::string expected;
    const auto gold = test::toyTreebank(1).front();
    for (const Token& token : gold->tokens)
        expected += token.relation + ' ';
    EXPECT_EQ(all, expected);
}

} // namespace parser_test
} // namespace arcwright
