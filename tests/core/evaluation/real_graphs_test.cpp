// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/evaluation/graph_scores.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace real_graphs_test {

/// The graphs of the Danish Dependency Treebank, whose numbers are published (McDonald and Pereira 2006).
class RealGraphsTest : public test::TreebankFolderTest {
protected:
    GraphEvaluation againstItself(const std::string& part) const
    {
        const auto treebank = openTreebank({folder() + "/da/" + part});
        RelationPool relations;
        const GraphRules rules(relations, EnhancedLabels::WithoutCase, {});
        GraphEvaluation evaluation;
        for (std::size_t i = 0; i < treebank->size(); ++i) {
            const ScoredGraph graph = rules.graphOf(*treebank->sentence(i));
            evaluation.add(graph, graph);
        }
        return evaluation;
    }
};

TEST_F(RealGraphsTest, AsManySentencesAreWithoutCyclesAsInThePaper)
{
    EXPECT_EQ(againstItself("dev").drop.sentences, 368U);
    // The paper has one more: a word there is the dependent of a line that is no token.
    EXPECT_EQ(againstItself("train").drop.sentences, 3327U);
}

TEST_F(RealGraphsTest, EveryWordHasABasicArcAndNothingElseIsLost)
{
    const GraphEvaluation dev = againstItself("dev");
    EXPECT_EQ(dev.keep.sentences, 397U);
    EXPECT_EQ(dev.keep.primary, (ArcCounts{8655, 8655, 8655}));
    EXPECT_EQ(dev.keep.whole.right, dev.keep.primary.right + dev.keep.secondary.right);
    EXPECT_GT(dev.cycleArcs, 0U);
}

} // namespace real_graphs_test
} // namespace arcwright
