// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/tree_margins.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "core/treebank/graph.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace tree_margins_test {

/// A sentence of tags that no filter knows, so that every arc is scored.
Sentence unfiltered(int words)
{
    std::vector<Token> tokens;
    for (int word = 0; word < words; ++word)
        tokens.push_back(test::token("w" + std::to_string(word % 37), "T" + std::to_string(word % 7), kNoHead, ""));
    return *test::sentence(std::move(tokens));
}

/// The loss of a word's best other head by first-order scores, if nothing else changes.
double lossOfOneChange(const SentenceParser& parsed, int word)
{
    const std::vector<int>& heads = parsed.tree().heads;
    const int own = heads[static_cast<std::size_t>(word)];
    double least = std::numeric_limits<double>::infinity();
    for (int head = 1; head < static_cast<int>(heads.size()) && own != kRoot; ++head) {
        if (head == word || head == own || isAncestor(heads, word, head))
            continue;
        const double loss = static_cast<double>(parsed.arcScores().at(own, word))
            - static_cast<double>(parsed.arcScores().at(head, word));
        least = std::min(least, std::max(loss, 0.0));
    }
    return least;
}

TEST(TreeMarginsTest, AreThoseOfOneChangeWhereAnExactSearchOfALongSentenceWouldTakeVeryLong)
{
    const auto model = test::trained(test::toyTreebank(20), test::quickSettings());
    RelationPool relations;
    const Parser parser(model, relations, Decoder::Cle);
    Parser::Workspace workspace;
    for (const bool isLong : {false, true}) {
        parser.parse(unfiltered(isLong ? 260 : 40), workspace);
        const TreeMargins& margins = parser.margins(workspace);
        const SentenceParser& parsed = workspace.parser();
        bool areOfOneChange = true;
        for (int word = 1; word <= parsed.arcScores().words(); ++word) {
            const double ofOneChange = lossOfOneChange(parsed, word);
            areOfOneChange = areOfOneChange && margins.margin(word) == ofOneChange;
            EXPECT_LE(margins.margin(word), ofOneChange + 1e-3) << "an exact search can only find better";
        }
        EXPECT_EQ(areOfOneChange, isLong);
    }
}

} // namespace tree_margins_test
} // namespace arcwright
