// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include "core/editing/graph_operations.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

namespace {

/// One of the arcs of a node, or none, which leaves it open which is meant.
std::optional<Parent> anyArcOf(const Sentence& sentence, NodeId node, Choices& choices)
{
    if (node == NodeId{} || choices.coin())
        return std::nullopt;
    const auto arc = graphArcOf(sentence, node);
    return arc ? std::optional(*arc) : std::nullopt;
}

MadeOperation makeGraphHead(const Sentence& sentence, Choices& choices, Manner manner)
{
    if (wantsNoParents(sentence, manner))
        return {"", sentence, {}};
    const NodeId node = anyNode(sentence, choices);
    const auto arc = anyArcOf(sentence, node, choices);
    return {"", setGraphHead(sentence, node, arc, anyNode(sentence, choices)), {}, isDtag(sentence)};
}

MadeOperation makeGraphRelation(const Sentence& sentence, Choices& choices, Manner manner)
{
    const NodeId node = anyNode(sentence, choices);
    const auto arc = anyArcOf(sentence, node, choices);
    const auto now = arc || node == NodeId{} ? Result<Parent>(arc.value_or(Parent())) : graphArcOf(sentence, node);
    const int head = now && now->head == NodeId{} ? kRoot : 1;
    return {
        "", setGraphRelation(sentence, node, arc, anyRelation(sentence, head, choices, manner)), {}, isDtag(sentence)};
}

MadeOperation makeGraphArc(const Sentence& sentence, Choices& choices, Manner manner)
{
    if (wantsNoParents(sentence, manner))
        return {"", sentence, {}};
    const NodeId node = anyNode(sentence, choices);
    const NodeId head = anyNode(sentence, choices);
    const auto arc = anyArcOf(sentence, node, choices);
    const std::string relation = anyRelation(sentence, head == NodeId{} ? kRoot : 1, choices, manner);
    return {"", setGraphArc(sentence, node, arc, {head, relation}), {}, isDtag(sentence)};
}

} // namespace

std::vector<SentenceCommand> graphCommands()
{
    return {{"setGraphHead", makeGraphHead}, {"setGraphRelation", makeGraphRelation}, {"setGraphArc", makeGraphArc}};
}

} // namespace arcwright::test
