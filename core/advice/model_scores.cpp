// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/model_scores.h"

namespace arcwright {

ModelScores modelScores(const Parser& parser, const Sentence& sentence, Parser::Workspace& workspace)
{
    parser.parse(sentence, workspace);
    const SentenceParser& parsed = workspace.parser();
    ModelScores scores;
    scores.parts.arcs = parsed.arcScores();
    scores.parts.root = parser.decoder().root;
    scores.parts.climb = parser.decoder().climb;
    if (isSecondOrder(parser.decoder().decoder))
        scores.parts.secondOrder = parsed.secondOrderScores();
    else
        scores.parts.secondOrder.reset(parsed.arcScores());
    const int nodes = parsed.arcScores().nodes();
    scores.relations.resize(static_cast<std::size_t>(nodes) * static_cast<std::size_t>(nodes));
    for (int head = 0; head < nodes; ++head) {
        for (int dependent = 1; dependent < nodes; ++dependent) {
            if (parsed.arcScores().at(head, dependent) != forbiddenScore)
                scores.relations[parsed.arcScores().index(head, dependent)]
                    = parser.relation(parsed.bestRelation(head, dependent));
        }
    }
    return scores;
}

} // namespace arcwright
