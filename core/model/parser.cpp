// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parser.h"

namespace arcwright {

Parser::Parser(std::shared_ptr<const Model> model, RelationPool& relations) : m_model(std::move(model))
{
    for (const std::string& relation : m_model->relations)
        m_relations.push_back(relations.intern(relation));
}

Graph Parser::parse(const Sentence& sentence, Workspace& workspace) const
{
    Graph graph(sentence.size());
    workspace.m_scorer.prepare(TokenSymbols(sentence), m_model->filter);
    workspace.m_scorer.score(m_model->weights, workspace.m_scores, workspace.m_relations);
    workspace.m_eisner.decode(workspace.m_scores, m_model->configuration.trainer.root, graph.heads);
    for (int word = 1; word <= graph.size(); ++word) {
        const int head = graph.heads[static_cast<std::size_t>(word)];
        if (head == kNoHead)
            continue;
        const std::int16_t relation = workspace.m_relations[workspace.m_scores.index(head, word)];
        graph.relations[static_cast<std::size_t>(word)]
            = m_relations[static_cast<std::size_t>(std::max<int>(relation, 0))];
    }
    return graph;
}

} // namespace arcwright
