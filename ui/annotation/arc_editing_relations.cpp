// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/arc_editing.h"

#include <algorithm>
#include <iterator>

#include <QRect>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "ui/annotation/diagram_nodes.h"
#include "ui/annotation/field_popup.h"
#include "ui/annotation/level_edits.h"
#include "ui/annotation/outer_editing.h"
#include "ui/annotation/relation_editor.h"
#include "ui/annotation/relation_proposals.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/workspace.h"

// Of ArcEditing, what asks for relations: of an arc of the tree, a further one, one of another level.

namespace arcwright::ui {

/// Asks for a relation, of which `take` says whether it was taken.
void ArcEditing::ask(int node, const QString& relation, const QRect& place, const QStringList& likely,
    std::function<bool(const QString&)> take)
{
    m_takeRelation = std::move(take);
    m_relationEditor.edit(node, relation, place, likely);
}

/// What the treebank has for arcs like this, the best first.
QStringList ArcEditing::proposals(ArcKind kind, int head, int dependent, const QString& relation) const
{
    const auto shown = sentence();
    return shown ? relationProposals(m_inventory.get(), *shown, m_canvas.diagram(), {kind, head, dependent, relation})
                 : QStringList();
}

/// First what the parser would call it, as far as the treebank calls further parents so; then what the treebank has.
QStringList ArcEditing::proposalsOfParent(int head, int dependent, const QString& relation) const
{
    const QStringList known = proposals(ArcKind::Graph, head, dependent, relation);
    const QStringList guessed = textsFor(head, dependent);
    QStringList all;
    std::copy_if(guessed.begin(), guessed.end(), std::back_inserter(all),
        [&](const QString& guess) { return known.contains(guess); });
    return all + known + guessed;
}

/// Of the selected arc, or the one that can only be meant.
void ArcEditing::editLevelRelation(int node, const QRect& place)
{
    const Diagram& diagram = m_canvas.diagram();
    const auto shown = sentenceAt(node);
    if (!shown)
        return;
    const auto selected = selectedParent(*shown, diagram, node, m_canvas.selectedArc());
    const auto relation = levelRelation(*shown, diagram, node, selected);
    if (!relation) {
        refuse(relation.error());
        return;
    }
    const int arc = selected ? m_canvas.selectedArc() : basicArc(diagram, Side::Above, node);
    const int head = arc < 0 ? kRoot : diagram.arcs[static_cast<std::size_t>(arc)].head;
    const ArcKind kind = diagram.level == DiagramLevel::BasicPhrases ? ArcKind::BasicPhrase : ArcKind::Graph;
    const auto take = [this, node, selected](const QString& chosen) {
        const auto now = sentence();
        return now
            && m_workspace.apply(m_sentence, Operation::SetRelation,
                withLevelRelation(*now, m_canvas.diagram(), node, chosen.toStdString(), selected));
    };
    ask(node, QString::fromStdString(*relation), place, proposals(kind, head, node), take);
}

void ArcEditing::addParent(int unit, int head)
{
    const auto shown = m_canvas.diagram().isEmptyNode(unit) ? sentence() : sentenceAt(unit);
    if (!shown)
        return;
    // Before anything is asked.
    if (const auto holds = checkHolds(*shown, WordField::Parents); !holds) {
        refuse(holds.error());
        return;
    }
    if (head == unit) {
        refuse({EditProblem::HeadIsItself, {}, 0, 0, {std::to_string(unit)}});
        return;
    }
    m_takeRelation = [this, node = nodeId(m_canvas.diagram(), unit), parent = nodeId(m_canvas.diagram(), head)](
                         const QString& relation) {
        const auto now = sentence();
        return now
            && m_workspace.apply(
                m_sentence, Operation::AddParent, arcwright::addParent(*now, node, {parent, relation.toStdString()}));
    };
    QStringList likely = proposalsOfParent(head, unit);
    QString proposed; // what the layer calls an arc between the two
    for (const DiagramArc& arc : m_canvas.diagram().arcs) {
        if (arc.proposed && arc.head == head && arc.dependent == unit && !arc.relation.isEmpty()) {
            proposed = arc.relation;
            likely.prepend(proposed);
        }
    }
    m_relationEditor.edit(unit, proposed,
        popupPlace(m_relationEditor.sizeHint(), m_canvas.wordRect(unit), m_canvas.viewport()->rect()), likely);
    m_relationEditor.requireRelation();
}

/// What the parser would call an arc between the two, the best first.
std::vector<Guess> ArcEditing::relationsFor(int head, int unit) const
{
    const Diagram& diagram = m_canvas.diagram(); // a parser knows words alone
    const bool isOfWords = diagram.isWord(unit) && (head == kRoot || diagram.isWord(head));
    return m_arcRelations && isOfWords ? m_arcRelations(m_sentence, head, unit) : std::vector<Guess>();
}

/// As people read and type them.
QStringList ArcEditing::textsFor(int head, int unit) const
{
    QStringList texts;
    for (const Guess& guess : relationsFor(head, unit))
        texts << text(guess);
    return texts;
}

void ArcEditing::openRelationEditor(int unit, const QRect& place)
{
    if (!isOfUnits()) {
        editLevelRelation(unit, place);
        return;
    }
    const auto shown = sentenceWith(unit);
    if (!shown)
        return;
    takeRelationOf(unit);
    m_relationEditor.edit(unit, QString::fromStdString(shown->relationOf(unit)), place, likelyRelations(unit));
}

/// The best for the arc there is, then the best for other heads; where nobody guesses, what the treebank has between
/// such units. With guesses its frequent relations follow, by which keys are counted (core/experiments). The few types
/// of bunsetsu always come in one order, so that their digits can be learnt.
QStringList ArcEditing::likelyRelations(int unit) const
{
    if (!sentence()->bunsetsu.empty()) {
        QStringList types{QStringLiteral("D"), QStringLiteral("P"), QStringLiteral("I"), QStringLiteral("A")};
        types += proposals(ArcKind::Tree, std::max(sentence()->headOf(unit), kRoot), unit);
        types.removeDuplicates();
        return types;
    }
    constexpr qsizetype ofTheArc = 4; // the other heads' have digits, too
    const int head = sentence()->headOf(unit);
    QStringList all = textsFor(head, unit).mid(0, ofTheArc) + m_guesses.likelyRelations(unit);
    if (all.isEmpty())
        all += proposals(ArcKind::Tree, std::max(head, kRoot), unit);
    all.removeDuplicates();
    return all;
}

/// With what is likeliest for the new head to start from, so that Enter is enough where that is right.
void ArcEditing::askNewRelation(int unit, const QRect& place)
{
    if (!isOfUnits()) {
        editLevelRelation(unit, place);
        return;
    }
    const auto shown = sentenceWith(unit);
    if (!shown)
        return;
    const QStringList ofArc = textsFor(shown->headOf(unit), unit);
    QString start = m_guesses.relationUnder(unit, shown->headOf(unit));
    if (start.isEmpty()) // the new head is none of those that were ranked
        start = ofArc.isEmpty() ? QString::fromStdString(shown->relationOf(unit)) : ofArc.front();
    takeRelationOf(unit);
    m_relationEditor.edit(unit, start, place, likelyRelations(unit));
}

void ArcEditing::takeRelationOf(int unit)
{
    m_takeRelation = [this, unit](const QString& relation) {
        const auto now = sentenceWith(unit);
        const bool isTaken
            = now && decide(unit, Operation::SetRelation, arcwright::setRelation(*now, unit, relation.toStdString()));
        if (isTaken)
            Q_EMIT decided(unit);
        return isTaken;
    };
}

/// The relation of a further parent.
void ArcEditing::editArcRelation(int index, const QRect& place)
{
    const Diagram& diagram = m_canvas.diagram();
    const DiagramArc arc = diagram.arcs[static_cast<std::size_t>(index)];
    if (arc.proposed || !arc.secondary || !sentence())
        return;
    if (arc.outer) {
        m_outer->editRelation(arc, place);
        return;
    }
    const NodeId dependent = nodeId(diagram, arc.dependent);
    const Parent old{nodeId(diagram, arc.head), arc.relation.toStdString()};
    m_takeRelation = [this, dependent, old](const QString& relation) {
        const auto now = sentence();
        return now
            && (relation.toStdString() == old.relation
                || m_workspace.apply(m_sentence, Operation::SetRelation,
                    replaceParent(*now, dependent, old, {old.head, relation.toStdString()})));
    };
    m_relationEditor.edit(arc.dependent, arc.relation, place, proposalsOfParent(arc.head, arc.dependent, arc.relation));
}

} // namespace arcwright::ui
