// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/relation_proposals.h"

#include "core/treebank/node_names.h"
#include "ui/annotation/diagram_nodes.h"

namespace arcwright::ui {

namespace {

/// What a node counts as.
std::string endOf(const Sentence& sentence, const Diagram& diagram, int node)
{
    if (!sentence.bunsetsu.empty() || diagram.level == DiagramLevel::BasicPhrases)
        return RelationInventory::endOf(sentence, diagram.unitOf(node));
    if (diagram.isEmptyNode(node)) {
        const EmptyNode* const found = findEmptyNode(sentence, nodeId(diagram, node));
        return found ? RelationInventory::endOf(found->token) : std::string();
    }
    return diagram.isWord(node) ? RelationInventory::endOf(sentence, node) : std::string();
}

} // namespace

QStringList relationProposals(
    const RelationInventory* inventory, const Sentence& sentence, const Diagram& diagram, const AskedArc& arc)
{
    QStringList proposals;
    if (inventory) {
        const bool isOfPhrase = arc.kind == ArcKind::BasicPhrase;
        const std::string head
            = isOfPhrase || arc.kind == ArcKind::Outer ? std::string() : endOf(sentence, diagram, arc.head);
        const std::string dependent = isOfPhrase ? std::string() : endOf(sentence, diagram, arc.dependent);
        for (const std::string& relation :
            inventory->relationsOf(arc.kind, head, dependent, arc.relation.toStdString()))
            proposals << QString::fromStdString(relation);
    }
    if (!sentence.bunsetsu.empty()) {
        for (const QChar type : QStringLiteral("DPAI"))
            proposals << QString(type);
    }
    proposals.removeDuplicates();
    return proposals;
}

} // namespace arcwright::ui
