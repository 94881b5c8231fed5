// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/layer_scores.h"

#include <map>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/base/text_file.h"
#include "core/evaluation/make_outcome_table.h"
#include "core/evaluation/outcome_confusion.h"
#include "core/formats/open.h"
#include "core/treebank/enhanced_arcs.h"
#include "core/treebank/graph_rules.h"
#include "core/treebank/parents.h"
#include "core/treebank/with_graph.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace layer_scores_test {

/// A sample, a layer over it that has every third head wrong, and the same as a file.
struct Analysed {
    Treebank gold;
    std::shared_ptr<RelationPool> relations = std::make_shared<RelationPool>();
    Layer layer{"hill"};
    Treebank files;

    explicit Analysed(const char* sample, bool withFurtherParents)
        : gold({openDocument(test::sampleFile(sample)).value()})
    {
        Random random(5);
        std::string text;
        for (std::size_t i = 0; i < gold.size(); ++i) {
            const auto sentence = gold.sentence(i);
            Graph graph = graphOf(*sentence, *relations);
            if (!withFurtherParents)
                graph.secondary.clear();
            for (std::size_t word = 1; word < graph.heads.size(); ++word) {
                if (random.below(3) == 0)
                    graph.heads[word] = word == 1 ? std::min(graph.size(), 2) : 1;
                if (random.below(5) == 0)
                    graph.relations[word] = relations->intern("obl");
            }
            text += formatNamed("conllu")->write(withGraph(*sentence, graph, withFurtherParents, *relations)).value();
            layer.set(gold.key(i), {graph, Exposure::Unseen});
        }
        files = Treebank({test::documentOf(text)});
    }
};

void expectThoseOfTheFiles(const char* sample, bool withFurtherParents)
{
    const Analysed analysed(sample, withFurtherParents);
    const LayerScores scores = layerScores(analysed.gold, analysed.layer, *analysed.relations);
    const auto expected = udScores(analysed.gold, analysed.files);
    ASSERT_TRUE(expected);
    std::string asLayer; // gold, with its graphs in the form that those of a layer have
    for (std::size_t i = 0; i < analysed.gold.size(); ++i) {
        const auto sentence = analysed.gold.sentence(i);
        asLayer += formatNamed("conllu")
                       ->write(withGraph(*sentence, graphOf(*sentence, *analysed.relations), true, *analysed.relations))
                       .value();
    }
    const auto ofGraphs = udScores(Treebank({test::documentOf(asLayer)}), analysed.files);
    ASSERT_TRUE(ofGraphs);
    ASSERT_TRUE(scores.ud);
    for (std::size_t i = 0; i < udMetricCount; ++i) {
        const auto metric = static_cast<UdMetric>(i);
        const bool isOfGraphs = metric == UdMetric::Elas || metric == UdMetric::Eulas;
        if (!withFurtherParents && isOfGraphs)
            continue; // a layer of trees does not miss them
        const UdScores& from = isOfGraphs ? *ofGraphs : *expected;
        EXPECT_EQ((*scores.ud)[i].counts, from[i].counts) << udMetricName(metric);
        EXPECT_EQ((*scores.ud)[i].aligned, from[i].aligned) << udMetricName(metric);
    }
    EXPECT_LT(scoreOf(*scores.ud, UdMetric::Clas).counts.right, scoreOf(*scores.ud, UdMetric::Clas).counts.gold);
    if (!withFurtherParents) {
        EXPECT_EQ(scores.graph.keep, GraphCounts());
        return;
    }
    const GraphRules rules(*analysed.relations, EnhancedLabels::WithoutCase, basicRelationsOf(analysed.gold));
    GraphEvaluation graph;
    for (std::size_t i = 0; i < analysed.gold.size(); ++i)
        graph.add(rules.graphOf(*analysed.gold.sentence(i)), rules.graphOf(*analysed.files.sentence(i)));
    EXPECT_EQ(scores.graph.keep, graph.keep);
    EXPECT_EQ(scores.graph.drop, graph.drop);
}

TEST(LayerScoresTest, OfALayerOfTreesAreThoseOfItsFile)
{
    expectThoseOfTheFiles("czech.conllu", false);
    expectThoseOfTheFiles("english.conllu", false);
}

TEST(LayerScoresTest, OfALayerOfGraphsAreThoseOfItsFile)
{
    expectThoseOfTheFiles("english.conllu", true);
}

TEST(LayerScoresTest, OfALayerFromFilesWithDepsAreThoseOfTheFiles)
{
    const Analysed analysed("english.conllu", true);
    Random random(7);
    std::string text;
    for (std::size_t i = 0; i < analysed.files.size(); ++i) {
        Sentence found = *analysed.files.sentence(i);
        for (Token& token : found.tokens) {
            if (random.below(8) == 0)
                token.parents.erase(token.parents.begin());
            for (Parent& parent : token.parents)
                parent.relation += random.below(4) == 0 ? ":by" : "";
            if (random.below(6) == 0)
                insertParent(token.parents, {{token.head, 0}, "obj"});
        }
        text += formatNamed("conllu")->write(found).value();
    }
    const Treebank files({test::documentOf(text)});
    Layer layer("files");
    const GraphRules rules(*analysed.relations, EnhancedLabels::WithoutCase, basicRelationsOf(analysed.gold));
    GraphEvaluation graph;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto sentence = files.sentence(i);
        Analysis analysis{graphOf(*sentence, *analysed.relations), Exposure::Unseen};
        analysis.enhanced = enhancedArcsOf(*sentence, *analysed.relations);
        layer.set(analysed.gold.key(i), std::move(analysis));
        graph.add(rules.graphOf(*analysed.gold.sentence(i)), rules.graphOf(*sentence));
    }
    const LayerScores scores = layerScores(analysed.gold, layer, *analysed.relations);
    const auto expected = udScores(analysed.gold, files);
    ASSERT_TRUE(expected && scores.ud);
    for (std::size_t i = 0; i < udMetricCount; ++i)
        EXPECT_EQ((*scores.ud)[i].counts, (*expected)[i].counts) << udMetricName(static_cast<UdMetric>(i));
    EXPECT_LT(scoreOf(*expected, UdMetric::Elas).counts.right, scoreOf(*expected, UdMetric::Eulas).counts.right);
    EXPECT_EQ(scores.graph.keep, graph.keep);
}

TEST(LayerScoresTest, GoldAsItsOwnLayerMissesNothing)
{
    // The graph has other relations than the tree (obl:in), an arc that the tree has not, two between the same words
    // (nsubj and obj), and none where the tree has one.
    const Treebank gold({test::documentOf("1\tI\tI\tPRON\t_\t_\t2\tnsubj\t2:nsubj|2:obj|5:nsubj:xsubj\t_\n"
                                          "2\tlive\tlive\tVERB\t_\t_\t0\troot\t0:root\t_\n"
                                          "3\tin\tin\tADP\t_\t_\t4\tcase\t4:case\t_\n"
                                          "4\tRome\tRome\tPROPN\t_\t_\t2\tobl\t2:obl:in\t_\n"
                                          "5\tsinging\tsing\tVERB\t_\t_\t2\txcomp\t2:xcomp\t_\n"
                                          "6\twho\twho\tPRON\t_\t_\t5\tnsubj\t4:ref\t_\n\n")});
    const auto relations = std::make_shared<RelationPool>();
    Layer layer("itself");
    layer.set(gold.key(0), {graphOf(*gold.sentence(0), *relations), Exposure::Unseen});
    const LayerScores scores = layerScores(gold, layer, *relations);
    ASSERT_TRUE(scores.ud);
    for (std::size_t i = 0; i < udMetricCount; ++i) {
        const auto& counts = (*scores.ud)[i].counts;
        EXPECT_EQ(counts.right, counts.gold) << udMetricName(static_cast<UdMetric>(i));
        EXPECT_EQ(counts.right, counts.predicted) << udMetricName(static_cast<UdMetric>(i));
    }
    EXPECT_EQ(scoreOf(*scores.ud, UdMetric::Elas).counts.gold, 9U) << "six words, three arcs to further parents";
    const ArcCounts further = scores.graph.keep.secondary;
    EXPECT_EQ(further.gold, 3U);
    EXPECT_EQ(further.right, 3U);
    EXPECT_EQ(further.predicted, 3U);
    ASSERT_EQ(scores.furtherArcs.size(), 3U);
    for (const FurtherArc& arc : scores.furtherArcs)
        EXPECT_EQ(arc.gold, arc.predicted);
}

TEST(LayerScoresTest, WhatIsNotScoredIsLeftOut)
{
    Analysed analysed("english.conllu", true);
    const auto whole = layerScores(analysed.gold, analysed.layer, *analysed.relations);
    Analysis seen = *analysed.layer.find(analysed.gold.key(0));
    seen.exposure = Exposure::Seen;
    analysed.layer.set(analysed.gold.key(0), seen);
    analysed.layer.remove(analysed.gold.key(1));
    const auto rest = layerScores(analysed.gold, analysed.layer, *analysed.relations);
    const auto left = static_cast<std::size_t>(analysed.gold.sentence(0)->size() + analysed.gold.sentence(1)->size());
    EXPECT_EQ(scoreOf(*rest.ud, UdMetric::Words).counts.gold + left, scoreOf(*whole.ud, UdMetric::Words).counts.gold);
    EXPECT_EQ(rest.graph.keep.sentences + 2, whole.graph.keep.sentences);
}

TEST(LayerScoresTest, KindsOfAttachmentAreThoseOfTheLayersTrees)
{
    const Analysed analysed("english.conllu", false);
    const auto oblique = [](const Sentence& sentence) {
        std::vector<std::string_view> kinds;
        for (const Token& token : sentence.tokens)
            kinds.push_back(token.relation == "obl" ? "PP" : "");
        return kinds;
    };
    const auto scores = layerScores(analysed.gold, analysed.layer, *analysed.relations, {}, oblique);
    OutcomeTable table
        = makeOutcomeTable(analysed.gold, {systemOf(std::make_shared<Layer>(analysed.layer), analysed.gold)},
            *analysed.relations, {{}, nullptr, 1, oblique})
              .value();
    table.setKinds(0, scores.kinds);
    const SquareConfusion confusion = confusionOf(table, Property::Kind, 0);
    std::map<std::pair<bool, bool>, std::size_t> expected;
    for (std::size_t i = 0; i < analysed.gold.size(); ++i) {
        for (int word = 1; word <= analysed.gold.sentence(i)->size(); ++word)
            ++expected[{analysed.gold.sentence(i)->word(word).relation == "obl",
                analysed.files.sentence(i)->word(word).relation == "obl"}];
    }
    ASSERT_EQ(confusion.size(), 2U);
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t column = 0; column < 2; ++column) {
            const auto cell = std::pair(confusion.rows[row].name == "PP", confusion.columns[column].name == "PP");
            EXPECT_EQ(confusion.count(row, column), expected[cell]);
            const WordChoice choice{true, {confusion.rows[row], confusion.columns[column]}, {}};
            EXPECT_EQ(chosenRows(table, choice).size(), expected[cell]);
        }
    }
}

/// As text, so that a failure can be read.
std::string textOf(const LayerScores& scores)
{
    std::string text;
    for (std::size_t i = 0; scores.ud && i < udMetricCount; ++i) {
        const ArcCounts& counts = (*scores.ud)[i].counts;
        text += std::to_string(counts.gold) + ' ' + std::to_string(counts.predicted) + ' '
            + std::to_string(counts.right) + '\n';
    }
    text += std::to_string(scores.graph.keep.whole.right) + ' ' + std::to_string(scores.graph.drop.sentences) + '\n';
    for (const FurtherArc& arc : scores.furtherArcs)
        text += std::to_string(arc.sentence) + ':' + std::to_string(arc.head) + '>' + std::to_string(arc.dependent)
            + ' ' + std::to_string(arc.gold.index()) + '/' + std::to_string(arc.predicted.index()) + '\n';
    return text;
}

/// Some copies of a sample, with a layer that has words wrong, and is edited.
class KeptLayerScoresTest : public testing::TestWithParam<bool> {
protected:
    KeptLayerScoresTest()
    {
        const auto bytes = readFile(test::sampleFile("english.conllu")).value();
        std::string text;
        for (int copy = 0; copy < 6; ++copy)
            text += bytes;
        gold = Treebank({test::documentOf(text)});
        for (std::size_t i = 0; i < gold.size(); ++i)
            change(i);
    }

    /// Another analysis of a sentence.
    void change(std::size_t index)
    {
        Graph graph = graphOf(*gold.sentence(index), *relations);
        if (!GetParam())
            graph.secondary.clear();
        for (std::size_t word = 1; word < graph.heads.size(); ++word) {
            if (random.below(3) == 0)
                graph.relations[word] = relations->intern(random.below(2) == 0 ? "obl" : "obj");
        }
        for (Arc& arc : graph.secondary) {
            if (random.below(3) == 0)
                arc.relation = relations->intern("obl");
        }
        layer->set(gold.key(index), {graph, Exposure::Unseen});
    }
    void expectWhole(std::optional<std::vector<std::size_t>> changed)
    {
        const auto found = kept.make(gold, {layer}, *relations, 2, changed);
        ASSERT_TRUE(found);
        ASSERT_EQ(found->size(), 1U);
        EXPECT_EQ(textOf(found->front()), textOf(layerScores(gold, *layer, *relations)));
    }

    Random random{3};
    std::shared_ptr<RelationPool> relations = std::make_shared<RelationPool>();
    Treebank gold;
    std::shared_ptr<Layer> layer = std::make_shared<Layer>("hill");
    KeptLayerScores kept;
};

TEST_P(KeptLayerScoresTest, FollowChangesAsIfAllWereScoredAgain)
{
    EXPECT_TRUE(kept.isEmpty());
    expectWhole(std::nullopt);
    EXPECT_FALSE(kept.isEmpty());
    for (int round = 0; round < 2; ++round) {
        std::vector<std::size_t> changed;
        for (int i = 0; i < 3; ++i) {
            changed.push_back(random.below(static_cast<std::uint32_t>(gold.size())));
            change(changed.back());
        }
        expectWhole(changed);
    }
    layer->remove(gold.key(2));
    expectWhole(std::vector<std::size_t>{2});
}

TEST_P(KeptLayerScoresTest, WhatWasStoppedIsNotForgotten)
{
    expectWhole(std::nullopt);
    change(1);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(kept.make(gold, {layer}, *relations, 1, std::vector<std::size_t>{1}, stop.get_token()));
    change(gold.size() - 1);
    expectWhole(std::vector<std::size_t>{gold.size() - 1});
}

TEST_P(KeptLayerScoresTest, ALayerThatLeftAndCameBackIsAnotherOne)
{
    expectWhole(std::nullopt);
    const auto other = std::make_shared<Layer>("other");
    ASSERT_TRUE(kept.make(gold, {other}, *relations, 1, std::vector<std::size_t>{}));
    change(0);
    expectWhole(std::vector<std::size_t>{});
}

INSTANTIATE_TEST_SUITE_P(TreesAndGraphs, KeptLayerScoresTest, testing::Bool());

} // namespace layer_scores_test
} // namespace arcwright
