// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/model_scores.h"

#include <gtest/gtest.h>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/hill_climbing.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace model_scores_test {

std::vector<int> decoded(const PartScores& parts, Decoder decoder)
{
    std::vector<int> heads;
    if (decoder == Decoder::Eisner)
        Eisner().decode(parts.arcs, parts.root, heads);
    else if (decoder == Decoder::Cle)
        ChuLiuEdmonds().decode(parts.arcs, parts.root, heads);
    else if (decoder == Decoder::Eisner2)
        Eisner2().decode(parts.secondOrder, parts.root, heads);
    else
        HillClimbing().decode(parts.secondOrder, parts.root, parts.climb, heads);
    return heads;
}

TEST(ModelScoresTest, DecodeToWhatTheParserFinds)
{
    const auto model = test::trained(test::toyTreebank(40), test::quickSettings());
    RelationPool relations;
    for (const Decoder decoder : {Decoder::Eisner, Decoder::Eisner2, Decoder::Cle, Decoder::Hill}) {
        const Parser parser(model, relations, decoder);
        Parser::Workspace workspace;
        for (const auto& sentence : test::toyTreebank(12)) {
            const Graph graph = parser.parse(*sentence, workspace);
            const ModelScores scores = modelScores(parser, *sentence, workspace);
            ASSERT_EQ(decoded(scores.parts, decoder), graph.heads) << nameOf(decoder);
            for (int word = 1; word <= graph.size(); ++word) {
                const Arc arc = graph.arc(word);
                EXPECT_EQ(scores.relations[scores.parts.arcs.index(arc.head, word)], arc.relation);
            }
        }
    }
}

} // namespace model_scores_test
} // namespace arcwright
