// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/layer_scores.h"

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/formats/open.h"
#include "core/treebank/graph_rules.h"
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
    ASSERT_TRUE(scores.ud);
    for (std::size_t i = 0; i < udMetricCount; ++i) {
        const auto metric = static_cast<UdMetric>(i);
        if (!withFurtherParents && (metric == UdMetric::Elas || metric == UdMetric::Eulas))
            continue; // a layer of trees does not miss them
        EXPECT_EQ((*scores.ud)[i].counts, (*expected)[i].counts) << udMetricName(metric);
        EXPECT_EQ((*scores.ud)[i].aligned, (*expected)[i].aligned) << udMetricName(metric);
    }
    EXPECT_LT(scoreOf(*scores.ud, UdMetric::Clas).counts.right, scoreOf(*scores.ud, UdMetric::Clas).counts.gold);
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

TEST(LayerScoresTest, WhatIsNotScoredIsLeftOut)
{
    Analysed analysed("english.conllu", false);
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

} // namespace layer_scores_test
} // namespace arcwright
