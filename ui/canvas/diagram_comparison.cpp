// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_comparison.h"

#include <algorithm>

#include "core/documents/layer.h"
#include "ui/canvas/utf8_text.h"

namespace arcwright::ui {

namespace {

ArcStatus statusOf(const ComparedArc& compared, const Graph& gold)
{
    switch (compared.match) {
    case ArcMatch::Match:
        return ArcStatus::Correct;
    case ArcMatch::Mislabelled:
        return ArcStatus::WrongLabel;
    case ArcMatch::Missed:
        return ArcStatus::Missed;
    case ArcMatch::Extra:
        break;
    }
    const bool elsewhere = gold.arc(compared.arc.dependent).head != kNoHead;
    return elsewhere && !compared.secondary ? ArcStatus::WrongHead : ArcStatus::Extra;
}

/// By word, the arcs to it: indices in Diagram::arcs.
using ArcsByDependent = std::vector<std::vector<std::size_t>>;

ArcsByDependent arcsByDependent(const Diagram& diagram)
{
    ArcsByDependent arcs(static_cast<std::size_t>(diagram.nodeCount()) + 1);
    for (std::size_t index = 0; index < diagram.arcs.size(); ++index)
        arcs[static_cast<std::size_t>(diagram.arcs[index].dependent)].push_back(index);
    return arcs;
}

void setStatus(Diagram& diagram, const ArcsByDependent& arcs, Side side, const Arc& arc, const QString& label,
    bool secondary, ArcStatus status)
{
    const auto dependent = static_cast<std::size_t>(arc.dependent);
    if (dependent >= arcs.size())
        return;
    for (const std::size_t index : arcs[dependent]) {
        DiagramArc& drawn = diagram.arcs[index];
        if (drawn.side == side && drawn.head == arc.head && drawn.dependent == arc.dependent
            && drawn.secondary == secondary && drawn.label == label)
            drawn.status = status;
    }
}

} // namespace

void markDifferences(Diagram& diagram, const Graph& gold, const Graph& predicted, const RelationPool& relations,
    const DiagramContent& content)
{
    const Labels labels = content.compareRelations ? Labels::Compared : Labels::Ignored;
    const ArcsByDependent arcs = arcsByDependent(diagram);
    for (const ComparedArc& compared : compare(gold, predicted, labels)) {
        const bool isUnsaid = compared.match == ArcMatch::Missed
            && std::binary_search(content.notCompared.begin(), content.notCompared.end(), compared.arc.dependent);
        if (isUnsaid || (compared.secondary && !content.compareSecondary))
            continue;
        const ArcStatus status = statusOf(compared, gold);
        if (compared.match != ArcMatch::Extra)
            setStatus(diagram, arcs, Side::Above, compared.arc, fromUtf8(relations.text(compared.expected)),
                compared.secondary, status);
        if (compared.match != ArcMatch::Missed)
            setStatus(diagram, arcs, Side::Below, compared.arc, fromUtf8(relations.text(compared.arc.relation)),
                compared.secondary, status);
    }
}

void mergeLayers(Diagram& diagram)
{
    std::erase_if(diagram.arcs,
        [](const DiagramArc& arc) { return arc.side == Side::Below && arc.status == ArcStatus::Correct; });
    for (DiagramArc& gold : diagram.arcs) {
        if (gold.side == Side::Below || gold.status != ArcStatus::WrongLabel)
            continue;
        const auto twin = std::find_if(diagram.arcs.begin(), diagram.arcs.end(), [&](const DiagramArc& arc) {
            return arc.side == Side::Below && arc.head == gold.head && arc.dependent == gold.dependent
                && arc.secondary == gold.secondary;
        });
        if (twin != diagram.arcs.end())
            gold.label += u'/' + twin->label;
    }
    std::erase_if(diagram.arcs,
        [](const DiagramArc& arc) { return arc.side == Side::Below && arc.status == ArcStatus::WrongLabel; });
    for (DiagramArc& arc : diagram.arcs)
        arc.side = Side::Above;
}

} // namespace arcwright::ui
