// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "core/evaluation/graph_scores.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace real_graphs_test {

/// The graphs of the Danish Dependency Treebank, whose numbers are published (McDonald and Pereira 2006).
class RealGraphsTest : public testing::Test {
protected:
    void SetUp() override
    {
        const char* folder = std::getenv("ARCWRIGHT_TREEBANKS");
        m_folder = folder ? std::string(folder) + "/da/" : std::string();
        if (!std::filesystem::is_directory(m_folder))
            GTEST_SKIP()
                << "set ARCWRIGHT_TREEBANKS to a folder of treebanks with da/train and da/dev to run this test";
    }

    GraphEvaluation againstItself(const std::string& part) const
    {
        const auto treebank = openTreebank({m_folder + part});
        RelationPool relations;
        const GraphRules rules(relations, EnhancedLabels::WithoutCase, {});
        GraphEvaluation evaluation;
        for (std::size_t i = 0; i < treebank->size(); ++i) {
            const ScoredGraph graph = rules.graphOf(*treebank->sentence(i));
            evaluation.add(graph, graph);
        }
        return evaluation;
    }

    std::string m_folder;
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
