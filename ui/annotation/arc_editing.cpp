// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/arc_editing.h"

#include <algorithm>

#include <QRect>

#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/field_operations.h"
#include "core/editing/graph_operations.h"
#include "core/treebank/format.h"
#include "core/treebank/joining_words.h"
#include "core/treebank/prague_fields.h"
#include "ui/annotation/diagram_nodes.h"
#include "ui/annotation/level_edits.h"
#include "ui/annotation/outer_editing.h"
#include "ui/annotation/relation_editor.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

/// Sets the fields of a unit that a chord names.
Result<Sentence> withFieldsOf(const Sentence& sentence, int unit, const Chord& chord)
{
    Result<Sentence> changed = sentence;
    const std::initializer_list<std::pair<WordField, const QString&>> fields{
        {WordField::Upos, chord.upos}, {WordField::Xpos, chord.xpos}, {WordField::Feats, chord.feats}};
    for (const auto& [field, value] : fields) {
        if (changed && !value.isEmpty())
            changed = setUnitField(*changed, unit, field, value.toStdString());
    }
    return changed;
}

} // namespace

ArcEditing::ArcEditing(Workspace& workspace, ArcCanvas& canvas, RelationEditor& relationEditor, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_canvas(canvas)
    , m_relationEditor(relationEditor)
    , m_guesses(workspace)
    , m_outer(new OuterEditing(
          workspace, canvas,
          [this](int node, const QString& relation, const QRect& place, const QStringList& likely,
              std::function<bool(const QString&)> take) { ask(node, relation, place, likely, std::move(take)); },
          this))
{
    m_outer->setLikely(
        [this](int word, const QString& relation) { return proposals(ArcKind::Outer, 0, word, relation); });
    connect(&canvas, &ArcCanvas::headRequested, this, &ArcEditing::setHead);
    connect(&canvas, &ArcCanvas::secondaryHeadRequested, this, &ArcEditing::addParent);
    connect(&canvas, &ArcCanvas::labelEditRequested, this, &ArcEditing::openRelationEditor);
    connect(&canvas, &ArcCanvas::newRelationRequested, this, &ArcEditing::askNewRelation);
    connect(&canvas, &ArcCanvas::arcLabelEditRequested, this, &ArcEditing::editArcRelation);
    connect(&canvas, &ArcCanvas::proposalActivated, this,
        [this](int arc) { acceptArc(DiagramArc(m_canvas.diagram().arcs[static_cast<std::size_t>(arc)])); });
    connect(&canvas, &ArcCanvas::guessRequested, this, qOverload<int, int>(&ArcEditing::takeGuess));
    connect(&canvas, &ArcCanvas::moreGuessesRequested, this, &ArcEditing::showMoreGuesses);
    connect(&canvas, &ArcCanvas::wordSelected, this, [this] { m_guesses.showFirst(); });
    connect(&canvas, &ArcCanvas::chordTyped, this, &ArcEditing::applyChord);
    connect(&relationEditor, &RelationEditor::relationChosen, this, [this](int, const QString& relation) {
        if (m_takeRelation && m_takeRelation(relation))
            m_relationEditor.remember(relation);
    });
}

void ArcEditing::setSentence(std::size_t index)
{
    m_sentence = index;
    m_guesses.setSentence(index);
    m_outer->setSentence(index);
}

bool ArcEditing::isOfUnits() const
{
    return m_canvas.diagram().level == DiagramLevel::Units;
}

/// Says, where the canvas shows another level, that what is asked for is not of that.
bool ArcEditing::refusesAtLevel()
{
    if (isOfUnits())
        return false;
    refuse(notShown(m_canvas.diagram().level));
    return true;
}

/// The selected unit, or node of another level.
int ArcEditing::target() const
{
    return isOfUnits() ? m_canvas.selectedWord() : m_canvas.selectedNode();
}

/// The sentence, if it can be edited and has that unit, or a node of the level that is shown.
std::shared_ptr<const Sentence> ArcEditing::sentenceAt(int node)
{
    if (isOfUnits() || node == 0)
        return sentenceWith(node);
    return sentence();
}

void ArcEditing::showMoreGuesses(int unit)
{
    if (!sentenceWith(unit))
        return;
    m_guesses.showMore(unit);
    Q_EMIT firstGuessChanged();
}

std::shared_ptr<const Sentence> ArcEditing::sentence() const
{
    return readableSentence(m_workspace, m_sentence);
}

/// Says why nothing is done.
void ArcEditing::refuse(const Problem& problem)
{
    m_workspace.apply(m_sentence, Operation::Several, failure(problem));
}

/// The sentence, if it can be edited and has that unit; else says why nothing is done.
std::shared_ptr<const Sentence> ArcEditing::sentenceWith(int unit)
{
    if (m_sentence >= m_workspace.treebank().size())
        return nullptr;
    auto shown = m_workspace.treebank().sentence(m_sentence);
    const auto checked = unit == 0 ? checkReadable(*shown) : checkUnit(*shown, unit);
    if (checked && unit != 0)
        return shown;
    refuse(checked ? Problem{EditProblem::NoUnitChosen, {}, 0, 0, {}} : checked.error());
    return nullptr;
}

/// The layer's analysis of the sentence; null, after saying so, if there is none.
const Analysis* ArcEditing::prediction()
{
    const Analysis* const analysis = m_guesses.prediction();
    if (!analysis)
        refuse({EditProblem::NothingPredicted, {}, 0, 0, {}});
    return analysis;
}

/// A layer that tells no relations, or no further parents, does not say that there are none.
Acceptance ArcEditing::acceptance() const
{
    return {m_workspace.layer().hasRelations(), m_workspace.layer().hasSecondaryArcs()};
}

void ArcEditing::setChords(const Chords& chords)
{
    m_chords = chords;
    QStringList keys;
    for (const Chord& chord : chords)
        keys << chord.keys;
    m_canvas.setChords(keys);
}

/// A word that was the root has no relation that could stay: the annotator is asked for one. A coordination that is
/// hung elsewhere stays one.
bool ArcEditing::setHead(int unit, int head)
{
    if (!isOfUnits())
        return setLevelHead(unit, head);
    const auto before = sentenceWith(unit);
    if (!before)
        return false;
    const bool isOther = head > kRoot && head <= before->unitCount() && head != unit && head != before->headOf(unit);
    const bool isAsked = isOther && m_relationFollowsHead && !joinsOthers(*before, unit);
    const std::vector<Guess> likely = isAsked ? relationsFor(head, unit) : std::vector<Guess>();
    if (!likely.empty())
        return take(unit, likely.front(), Operation::SetHead);
    if (!decide(unit, Operation::SetHead, arcwright::setHead(*before, unit, head)))
        return false;
    const auto after = sentence();
    const bool wasRoot = after && before->headOf(unit) == kRoot;
    if (wasRoot && after->headOf(unit) > kRoot && after->relationOf(unit) != before->relationOf(unit))
        askNewRelation(unit, m_canvas.labelRect(unit, Side::Above));
    return true;
}

/// An arc that came from the root has no relation that could stay, and is asked for one.
bool ArcEditing::setLevelHead(int node, int head)
{
    const Diagram& diagram = m_canvas.diagram();
    const auto shown = sentenceAt(node);
    if (!shown)
        return false;
    const auto selected = selectedParent(*shown, diagram, node, m_canvas.selectedArc());
    const auto before = levelRelation(*shown, diagram, node, selected);
    m_canvas.disarm();
    if (!m_workspace.apply(m_sentence, Operation::SetHead, withLevelHead(*shown, diagram, node, head, selected)))
        return false;
    const bool wasRoot = before && *before == "root" && head > kRoot;
    if (!wasRoot || diagram.level != DiagramLevel::EnhancedGraph)
        return true;
    const auto made = std::find_if(m_canvas.diagram().arcs.begin(), m_canvas.diagram().arcs.end(),
        [&](const DiagramArc& arc) { return arc.ofGraph && arc.head == head && arc.dependent == node; });
    if (made != m_canvas.diagram().arcs.end()) {
        const int arc = static_cast<int>(made - m_canvas.diagram().arcs.begin());
        m_canvas.selectArc(arc);
        editLevelRelation(node, m_canvas.arcLabelRect(arc));
    }
    return true;
}

void ArcEditing::takeGuess(int unit, const Guess& guess)
{
    if (take(unit, guess, Operation::AcceptPredictions))
        Q_EMIT decided(unit);
}

bool ArcEditing::take(int unit, const Guess& guess, Operation operation)
{
    const auto shown = sentenceWith(unit);
    if (!shown)
        return false;
    const Diagram& diagram = m_canvas.diagram();
    if (diagram.level == DiagramLevel::EnhancedGraph) {
        const auto selected = selectedParent(*shown, diagram, unit, m_canvas.selectedArc());
        const Parent parent{{guess.head, 0}, guess.relation.toStdString()};
        return decide(unit, operation,
            parent.relation.empty() ? setGraphHead(*shown, {unit, 0}, selected, parent.head)
                                    : setGraphArc(*shown, {unit, 0}, selected, parent));
    }
    if (refusesAtLevel())
        return false;
    Graph proposed(shown->unitCount());
    proposed.heads[static_cast<std::size_t>(unit)] = guess.head;
    proposed.relations[static_cast<std::size_t>(unit)] = m_workspace.relations()->intern(guess.relation.toStdString());
    if (guess.isMember) {
        proposed.members.resize(proposed.heads.size());
        proposed.members[static_cast<std::size_t>(unit)] = *guess.isMember;
    }
    return decide(unit, operation,
        acceptUnit(*shown, proposed, unit, *m_workspace.relations(), {!guess.relation.isEmpty(), false}));
}

/// Makes what was decided about a unit of the sentence on view, with its pin.
bool ArcEditing::decide(int unit, Operation operation, Result<Sentence> after)
{
    m_canvas.disarm(); // a click's question has its answer
    if (m_pinsDecisions && isOfUnits() && after && after->headOf(unit) != kNoHead && !arcwright::isPinned(*after, unit))
        after = pin(*after, unit, Workspace::signature());
    return m_workspace.apply(m_sentence, operation, std::move(after));
}

void ArcEditing::keepArc(int unit)
{
    if (refusesAtLevel())
        return;
    const auto shown = sentenceWith(unit);
    if (!shown)
        return;
    const bool isKept = !m_pinsDecisions || arcwright::isPinned(*shown, unit)
        || m_workspace.apply(m_sentence, Operation::Pin, pin(*shown, unit, Workspace::signature()));
    if (isKept)
        Q_EMIT decided(unit);
}

void ArcEditing::takeGuess(int unit, int digit)
{
    if (!sentenceWith(unit))
        return;
    if (const auto guess = m_guesses.ofDigit(unit, digit))
        takeGuess(unit, *guess);
    else if (guesses(unit).empty())
        refuse({EditProblem::NothingPredicted, {}, 0, 0, {}});
    else
        refuse({EditProblem::NoSuchGuess, {}, 0, 0, {std::to_string(m_guesses.rankOf(digit))}});
}

void ArcEditing::editRelation()
{
    m_canvas.requestRelation();
}

void ArcEditing::makeRoot()
{
    if (setHead(target(), kRoot))
        Q_EMIT decided(m_canvas.selectedWord());
}

void ArcEditing::attachBeside(int by)
{
    const int node = target();
    if (!sentenceAt(node))
        return;
    const auto beside = nodeBeside(m_canvas.diagram(), node, by);
    if (!beside) { // node 0 is none beside the first word, but the root
        refuse({EditProblem::NoSuchNode, {}, 0, 0, {std::to_string(node + by)}});
        return;
    }
    if (setHead(node, *beside))
        Q_EMIT decided(m_canvas.selectedWord());
}

void ArcEditing::removeArc()
{
    const Diagram& diagram = m_canvas.diagram();
    const int selected
        = m_canvas.selectedArc() >= 0 ? m_canvas.selectedArc() : removableArc(diagram, m_canvas.selectedNode());
    if (selected >= 0)
        removeArc(diagram.arcs[static_cast<std::size_t>(selected)]);
    else if (sentenceAt(target()))
        refuse({EditProblem::NothingToRemove, {}, 0, 0, {}});
}

void ArcEditing::removeArc(const DiagramArc& arc)
{
    const auto shown = sentence();
    if (!shown)
        return;
    const Diagram& diagram = m_canvas.diagram();
    if (arc.proposed)
        refuse({EditProblem::NothingToRemove, {}, 0, 0, {}});
    else if (arc.outer)
        m_outer->remove(arc);
    else if (!isOfUnits())
        m_workspace.apply(m_sentence, Operation::RemoveParent, withoutLevelArc(*shown, diagram, arc));
    else if (!arc.secondary)
        m_workspace.apply(m_sentence, Operation::SetHead, arcwright::setHead(*shown, arc.dependent, kNoHead));
    else
        m_workspace.apply(m_sentence, Operation::RemoveParent,
            removeParent(
                *shown, nodeId(diagram, arc.dependent), {nodeId(diagram, arc.head), arc.relation.toStdString()}));
}

void ArcEditing::acceptSelected()
{
    const Diagram& diagram = m_canvas.diagram();
    if (const int selected = m_canvas.selectedArc(); selected >= 0) {
        acceptArc(diagram.arcs[static_cast<std::size_t>(selected)]);
        return;
    }
    const int unit = m_canvas.selectedWord();
    if (m_canvas.diagram().level == DiagramLevel::EnhancedGraph) {
        if (const auto predicted = m_guesses.predictedArc(unit); unit > 0 && predicted)
            takeGuess(unit, *predicted);
        else if (sentenceWith(unit))
            refuse({EditProblem::NothingPredicted, {}, 0, 0, {}});
        return;
    }
    if (refusesAtLevel())
        return;
    const auto shown = sentenceWith(unit);
    const Analysis* const analysis = shown ? prediction() : nullptr;
    if (analysis && differs(*shown, analysis->graph, unit, *m_workspace.relations(), acceptance())
        && decide(unit, Operation::AcceptPredictions,
            acceptUnit(*shown, analysis->graph, unit, *m_workspace.relations(), acceptance())))
        Q_EMIT decided(unit);
}

/// A further parent of the layer is added, one it misses removed; any other arc gives its dependent the layer's head.
void ArcEditing::acceptArc(const DiagramArc& arc)
{
    const auto shown = sentence();
    if (!shown)
        return;
    if (!arc.secondary) {
        if (const auto predicted = m_guesses.predictedArc(arc.dependent))
            takeGuess(arc.dependent, *predicted);
        else
            refuse({EditProblem::NothingPredicted, {}, 0, 0, {}});
    } else if (arc.proposed) {
        m_workspace.apply(m_sentence, Operation::AcceptPredictions,
            arcwright::addParent(*shown, {arc.dependent, 0}, {{arc.head, 0}, arc.relation.toStdString()}));
    } else if (arc.status == ArcStatus::Missed) {
        removeArc(arc);
    }
}

bool ArcEditing::acceptAll()
{
    if (refusesAtLevel())
        return false;
    const auto shown = sentence();
    const Analysis* const analysis = prediction();
    return shown && analysis
        && m_workspace.apply(m_sentence, Operation::AcceptPredictions,
            arcwright::acceptAll(*shown, analysis->graph, *m_workspace.relations(), acceptance()));
}

void ArcEditing::togglePin()
{
    if (refusesAtLevel())
        return;
    const int unit = m_canvas.selectedWord();
    const auto shown = sentenceWith(unit);
    if (!shown)
        return;
    m_workspace.apply(m_sentence, Operation::Pin,
        m_guesses.isPinned(unit) ? unpin(*shown, unit) : pin(*shown, unit, Workspace::signature()));
}

void ArcEditing::toggleFlag(std::string_view flag)
{
    const int unit = m_canvas.selectedWord();
    if (const auto shown = sentenceWith(unit))
        m_workspace.apply(m_sentence, Operation::SetField, togglePragueFlag(*shown, unit, flag));
}

bool ArcEditing::takesFlags() const
{
    if (m_sentence >= m_workspace.treebank().size())
        return false;
    const auto shown = m_workspace.treebank().sentence(m_sentence);
    return shown->size() > 0 && togglePragueFlag(*shown, 1, pml::isMember).has_value();
}

bool ArcEditing::hasBunsetsu() const
{
    const Treebank& treebank = m_workspace.treebank();
    return m_sentence < treebank.size() && !treebank.sentence(m_sentence)->bunsetsu.empty();
}

void ArcEditing::applyChord(int word, const QString& keys)
{
    const auto shown = sentenceWith(word);
    const auto chord = std::find_if(
        m_chords.begin(), m_chords.end(), [&](const Chord& candidate) { return candidate.keys == keys; });
    if (!shown || chord == m_chords.end())
        return;
    auto changed = withFieldsOf(*shown, word, *chord);
    if (changed && !chord->relation.isEmpty()) { // last, since some words can have none
        const Diagram& diagram = m_canvas.diagram();
        const std::string relation = chord->relation.toStdString();
        const int node = m_canvas.selectedNode();
        changed = isOfUnits() ? setRelation(*changed, word, relation)
                              : withLevelRelation(*changed, diagram, node, relation,
                                  selectedParent(*shown, diagram, node, m_canvas.selectedArc()));
    }
    if (decide(word, Operation::Several, std::move(changed)) && !chord->relation.isEmpty())
        Q_EMIT decided(word);
}

} // namespace arcwright::ui
