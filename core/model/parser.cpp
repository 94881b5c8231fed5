// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parser.h"

#include "core/model/model_problems.h"

#include <algorithm>
#include <cassert>

#include "core/treebank/prague_fields.h"

namespace arcwright {

std::vector<Decoder> decodersOf(const Model& model)
{
    std::vector<Decoder> decoders(allDecoders().begin(), allDecoders().end());
    if (!findsGraphs(model.configuration.trainer.decoder.decoder))
        std::erase_if(decoders, findsGraphs);
    return decoders;
}

Result<Decoder> decoderFor(const Model& model, std::string_view name)
{
    if (name.empty())
        return model.configuration.decoder();
    const auto decoder = decoderNamed(name);
    assert(decoder);
    const auto usable = decodersOf(model);
    if (std::find(usable.begin(), usable.end(), *decoder) == usable.end())
        return failure(Problem{ModelProblem::OfTrees, {}, 0, 0, {std::string(name)}});
    return *decoder;
}

std::vector<Constraint> FixedArcs::constraints() const
{
    std::vector<Constraint> all;
    for (const Arc& arc : pinned)
        all.push_back(Constraint::onlyHead(arc.head, arc.dependent));
    all.insert(all.end(), further.begin(), further.end());
    return all;
}

Parser::Parser(std::shared_ptr<const Model> model, RelationPool& relations)
    : Parser(LiveModel(std::move(model)), relations)
{
}

Parser::Parser(LiveModel model, RelationPool& relations)
    : m_model(std::move(model)), m_decoder(m_model.base().configuration.trainer.decoder)
{
    m_decoder.decoder = m_model.decoder();
    for (const std::string& relation : m_model.base().relations) {
        const bool isMarked = m_model.base().configuration.membership && markedRelation(relation).isMember();
        m_relations.push_back(relations.intern(isMarked ? markedRelation(relation).relation : relation));
        if (m_model.base().configuration.membership)
            m_members.push_back(isMarked);
    }
}

Parser::Parser(std::shared_ptr<const Model> model, RelationPool& relations, Decoder decoder)
    : Parser(std::move(model), relations)
{
    m_decoder.decoder = decoder;
}

Graph Parser::graphFrom(const LabelledTree& tree) const
{
    Graph graph;
    graph.heads = tree.heads;
    graph.relations.resize(tree.heads.size());
    for (std::size_t node = 1; node < tree.heads.size(); ++node) {
        if (tree.heads[node] != kNoHead)
            graph.relations[node] = relation(tree.relations[node]);
    }
    if (!m_members.empty()) {
        graph.members.resize(tree.heads.size());
        for (std::size_t node = 1; node < tree.heads.size(); ++node)
            graph.members[node]
                = tree.relations[node] >= 0 && m_members[static_cast<std::size_t>(tree.relations[node])];
    }
    for (const LabelledArc& arc : tree.further)
        graph.secondary.push_back({arc.head, arc.dependent, relation(arc.relation)});
    return graph;
}

Graph Parser::parse(const Sentence& sentence, Workspace& workspace) const
{
    workspace.m_parser.parse(symbolsOf(sentence), model().filter, workspace.m_live.of(m_model), m_decoder);
    return graphFrom(workspace.m_parser.tree());
}

std::optional<Graph> Parser::parseAround(const FixedArcs& fixed, const Sentence& sentence, Workspace& workspace) const
{
    workspace.m_parser.parseUnder(
        fixed.constraints(), symbolsOf(sentence), model().filter, workspace.m_live.of(m_model), m_decoder);
    Graph graph = graphFrom(workspace.m_parser.tree());
    if (graph.size() > 0 && graph.heads[1] == kNoHead)
        return std::nullopt;
    for (const Arc& arc : fixed.pinned) {
        if (arc.relation != RelationId())
            graph.relations[static_cast<std::size_t>(arc.dependent)] = arc.relation;
    }
    return graph;
}

const TreeMargins& Parser::margins(Workspace& workspace) const
{
    workspace.m_margins.compute(workspace.m_parser, m_decoder);
    return workspace.m_margins;
}

TokenSymbols Parser::symbolsOf(const Sentence& sentence) const
{
    return TokenSymbols({sentence, model().configuration.language});
}

RelationId Parser::relation(std::int16_t number) const
{
    return m_relations[static_cast<std::size_t>(std::max<int>(number, 0))];
}

Parser::Traced Parser::parseTraced(const Sentence& sentence, TraceDetail detail, Workspace& workspace) const
{
    Trace trace = workspace.m_parser.parseTraced(
        symbolsOf(sentence), model().filter, workspace.m_live.of(m_model), m_decoder, detail);
    return {graphFrom(workspace.m_parser.tree()), std::move(trace)};
}

} // namespace arcwright
