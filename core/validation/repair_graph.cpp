// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair_graph.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"
#include "core/validation/field_items.h"
#include "core/validation/patterns.h"
#include "core/validation/replacements.h"

namespace arcwright {

namespace {

using ArcsByNode = std::map<NodeId, std::vector<Parent>>;

ArcsByNode arcsOf(const SentenceText& sentence)
{
    ArcsByNode arcs;
    for (const Row& row : sentence.rows) {
        if (row.isRange())
            continue;
        auto& parents = arcs[row.node()];
        for (const EnhancedArc& arc : row.arcs)
            parents.push_back({arc.node, std::string(arc.relation)});
    }
    return arcs;
}

/// The nodes that paths from the root reach.
std::set<NodeId> reachedBy(const ArcsByNode& arcs)
{
    std::set<NodeId> reached{NodeId{}};
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto& [node, parents] : arcs) {
            const bool isReached = std::any_of(
                parents.begin(), parents.end(), [&](const Parent& parent) { return reached.contains(parent.head); });
            grows = (isReached && reached.insert(node).second) || grows;
        }
    }
    return reached;
}

std::string joinedArcs(const std::vector<Parent>& parents)
{
    Items items;
    for (const Parent& parent : parents)
        items.push_back(nodeName(parent.head) + ':' + parent.relation);
    return joined(items, '|');
}

/// The arc of the tree as DEPS can have it; none where the word has no usable one.
std::optional<Parent> basicArc(const Row& row)
{
    const auto head = nodeNamed(row.field(Column::Head));
    const std::string_view relation = row.field(Column::Deprel);
    if (!row.isWord() || !head || head->empty != 0 || *head == row.node() || !isEnhancedRelation(relation))
        return std::nullopt;
    return Parent{*head, std::string(relation)};
}

} // namespace

Repair repairedConnection(const SentenceText& sentence, const UdFinding&)
{
    ArcsByNode arcs = arcsOf(sentence);
    std::set<std::size_t> changed; // rows
    for (bool isDone = false; !isDone;) {
        const std::set<NodeId> reached = reachedBy(arcs);
        if (reached.size() == arcs.size() + 1)
            break;
        isDone = true;
        for (std::size_t i = 0; i < sentence.rows.size(); ++i) {
            const Row& row = sentence.rows[i];
            if (row.isRange() || reached.contains(row.node()))
                continue;
            const auto basic = basicArc(row);
            if (!basic || !reached.contains(basic->head))
                continue;
            insertParent(arcs[row.node()], *basic);
            changed.insert(i);
            isDone = false;
            break; // others may hang on this one
        }
        if (isDone)
            return std::nullopt;
    }
    Replacements replacements(sentence.text);
    for (const std::size_t i : changed)
        replacements.replace(sentence.rows[i].field(Column::Deps), joinedArcs(arcs[sentence.rows[i].node()]));
    return replacements.result();
}

Repair repairedLoop(const SentenceText& sentence, const Row& row, const UdFinding&)
{
    const auto basic = basicArc(row);
    if (!basic)
        return std::nullopt;
    std::vector<Parent> parents;
    for (const EnhancedArc& arc : row.arcs) {
        if (arc.node != row.node()) {
            parents.push_back({arc.node, std::string(arc.relation)});
            continue;
        }
        if (!extendsRelation(arc.relation, basic->relation))
            return std::nullopt;
    }
    const bool hasBasic = std::any_of(parents.begin(), parents.end(), [&](const Parent& parent) {
        return parent.head == basic->head && extendsRelation(parent.relation, basic->relation);
    });
    for (const EnhancedArc& arc : row.arcs) {
        if (arc.node == row.node() && !hasBasic)
            insertParent(parents, {basic->head, std::string(arc.relation)});
    }
    return withField(sentence, row, Column::Deps, joinedArcs(parents));
}

Repair repairedEmptyNode(const SentenceText& sentence, const Row& row, const UdFinding&)
{
    const std::string_view head = row.field(Column::Head);
    const std::string_view relation = row.field(Column::Deprel);
    const bool isSaid = std::any_of(row.arcs.begin(), row.arcs.end(), [&](const EnhancedArc& arc) {
        return (head == "_" || head == arc.head) && (relation == "_" || extendsRelation(arc.relation, relation));
    });
    if (!isSaid)
        return std::nullopt;
    Replacements replacements(sentence.text);
    for (const std::string_view field : {head, relation}) {
        if (field != "_")
            replacements.replace(field, "_");
    }
    return replacements.result();
}

} // namespace arcwright
