// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/tree_distribution.h"

#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/decoding/part_scores.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace tree_distribution_test {

/// By the rule of Laplace, along the first row.
double determinantOf(const std::vector<std::vector<double>>& matrix)
{
    if (matrix.size() == 1)
        return matrix[0][0];
    double sum = 0;
    for (std::size_t column = 0; column < matrix.size(); ++column) {
        std::vector<std::vector<double>> rest;
        for (std::size_t row = 1; row < matrix.size(); ++row) {
            rest.push_back(matrix[row]);
            rest.back().erase(rest.back().begin() + static_cast<std::ptrdiff_t>(column));
        }
        sum += (column % 2 == 0 ? 1 : -1) * matrix[0][column] * determinantOf(rest);
    }
    return sum;
}

/// The determinant of the Laplacian, the sum and the marginals are those of all trees, one by one.
TEST(TreeDistributionTest, IsThatOfAllTrees)
{
    EXPECT_TRUE(rc::check([] {
        const int words = *rc::gen::inRange(1, 6);
        const RootPolicy root = *rc::gen::element(RootPolicy::Single, RootPolicy::Many);
        const PartScores parts = randomPartScores(words, *rc::gen::arbitrary<std::uint64_t>(), root);
        const double temperature = *rc::gen::element(2.0, 5.0, 10.0);
        const TreeDistribution trees(parts.arcs, root, temperature);
        RC_ASSERT(trees.hasTree());
        double sum = 0;
        ArcTable expected;
        expected.reset(words, 0);
        double probabilities = 0;
        for (const test::Heads& heads : test::allTrees(words)) {
            if (!test::obeys(heads, root))
                continue;
            double product = 1;
            for (int word = 1; word <= words; ++word)
                product *= trees.weight(heads[static_cast<std::size_t>(word)], word);
            sum += product;
            probabilities += trees.probabilityOf(heads);
            for (int word = 1; word <= words; ++word)
                expected.at(heads[static_cast<std::size_t>(word)], word) += product;
        }
        const auto near
            = [](double one, double other) { return std::abs(one - other) <= 1e-6 * (1 + std::abs(other)); };
        RC_ASSERT(near(std::log(sum), trees.logPartition()));
        RC_ASSERT(near(probabilities, 1));
        std::vector<std::vector<double>> laplacian;
        for (int row = 1; row <= words; ++row) {
            auto& line = laplacian.emplace_back();
            for (int column = 1; column <= words; ++column)
                line.push_back(trees.laplacian(row, column));
        }
        RC_ASSERT(near(determinantOf(laplacian) / sum, 1));
        for (int head = 0; head <= words; ++head) {
            for (int word = 1; word <= words; ++word)
                RC_ASSERT(near(trees.marginals().at(head, word), expected.at(head, word) / sum));
        }
    }));
}

TEST(TreeDistributionTest, DrawsTreesAndListsTheBest)
{
    const PartScores parts = randomPartScores(5, 3, RootPolicy::Single);
    const TreeDistribution trees(parts.arcs, RootPolicy::Single, 5);
    const auto drawn = trees.draw(50, 7);
    EXPECT_EQ(drawn, trees.draw(50, 7));
    for (const auto& heads : drawn) {
        EXPECT_TRUE(isTree(heads));
        EXPECT_TRUE(test::obeys(heads, RootPolicy::Single));
    }
    const auto best = trees.best(3);
    ASSERT_EQ(best.size(), 3U);
    EXPECT_GE(trees.probabilityOf(best[0].heads), trees.probabilityOf(best[1].heads));
    for (const test::Heads& heads : test::allTrees(5)) {
        if (test::obeys(heads, RootPolicy::Single)) {
            EXPECT_LE(trees.probabilityOf(heads), trees.probabilityOf(best[0].heads) * (1 + 1e-9));
        }
    }
}

TEST(TreeDistributionTest, KnowsWhereThereIsNone)
{
    ArcScores arcs(2);
    arcs.at(0, 1) = 1;
    const TreeDistribution trees(arcs, RootPolicy::Many, 1);
    EXPECT_FALSE(trees.hasTree());
    EXPECT_TRUE(trees.best(3).empty());
    EXPECT_TRUE(trees.draw(3, 1).empty());
    EXPECT_EQ(trees.weight(1, 2), 0);
}

} // namespace tree_distribution_test
} // namespace arcwright
