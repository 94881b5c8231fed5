// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/arc_editing.h"

#include <algorithm>

#include <QRect>

#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/field_operations.h"
#include "core/treebank/format.h"
#include "core/treebank/joining_words.h"
#include "core/treebank/prague_fields.h"
#include "ui/annotation/diagram_nodes.h"
#include "ui/annotation/field_popup.h"
#include "ui/annotation/relation_editor.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

/// Sets the fields of a unit that a chord names; the relation last, since some words can have none.
Result<Sentence> withChord(const Sentence& sentence, int unit, const Chord& chord)
{
    Result<Sentence> changed = sentence;
    const std::initializer_list<std::pair<WordField, const QString&>> fields{
        {WordField::Upos, chord.upos}, {WordField::Xpos, chord.xpos}, {WordField::Feats, chord.feats}};
    for (const auto& [field, value] : fields) {
        if (changed && !value.isEmpty())
            changed = setUnitField(*changed, unit, field, value.toStdString());
    }
    if (changed && !chord.relation.isEmpty())
        changed = setRelation(*changed, unit, chord.relation.toStdString());
    return changed;
}

} // namespace

ArcEditing::ArcEditing(Workspace& workspace, ArcCanvas& canvas, RelationEditor& relationEditor, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_canvas(canvas), m_relationEditor(relationEditor), m_guesses(workspace)
{
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
    if (m_pinsDecisions && after && after->headOf(unit) != kNoHead && !arcwright::isPinned(*after, unit))
        after = pin(*after, unit, Workspace::signature());
    return m_workspace.apply(m_sentence, operation, std::move(after));
}

void ArcEditing::keepArc(int unit)
{
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

void ArcEditing::addParent(int unit, int head)
{
    const auto shown = m_canvas.diagram().isEmptyNode(unit) ? sentence() : sentenceWith(unit);
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
    QStringList likely = textsFor(head, unit);
    QString proposed; // what the layer calls an arc between the two
    for (const DiagramArc& arc : m_canvas.diagram().arcs) {
        if (arc.proposed && arc.head == head && arc.dependent == unit && !arc.relation.isEmpty()) {
            proposed = arc.relation;
            likely.prepend(proposed);
        }
    }
    m_relationEditor.edit(unit, proposed,
        popupPlace(m_relationEditor.sizeHint(), m_canvas.wordRect(unit), m_canvas.viewport()->rect()), likely);
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
    const auto shown = sentenceWith(unit);
    if (!shown)
        return;
    takeRelationOf(unit);
    m_relationEditor.edit(unit, QString::fromStdString(shown->relationOf(unit)), place, likelyRelations(unit));
}

/// The best for the arc there is, then the best for other heads.
QStringList ArcEditing::likelyRelations(int unit) const
{
    constexpr qsizetype ofTheArc = 4; // the other heads' have digits, too
    QStringList all = textsFor(sentence()->headOf(unit), unit).mid(0, ofTheArc) + m_guesses.likelyRelations(unit);
    all.removeDuplicates();
    return all;
}

/// With what is likeliest for the new head to start from, so that Enter is enough where that is right.
void ArcEditing::askNewRelation(int unit, const QRect& place)
{
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
    const NodeId dependent = nodeId(diagram, arc.dependent);
    const Parent old{nodeId(diagram, arc.head), arc.relation.toStdString()};
    m_takeRelation = [this, dependent, old](const QString& relation) {
        const auto now = sentence();
        return now
            && (relation.toStdString() == old.relation
                || m_workspace.apply(m_sentence, Operation::SetRelation,
                    replaceParent(*now, dependent, old, {old.head, relation.toStdString()})));
    };
    m_relationEditor.edit(arc.dependent, arc.relation, place, textsFor(arc.head, arc.dependent));
}

void ArcEditing::editRelation()
{
    m_canvas.requestRelation();
}

void ArcEditing::makeRoot()
{
    const int unit = m_canvas.selectedWord();
    if (setHead(unit, kRoot))
        Q_EMIT decided(unit);
}

void ArcEditing::attachBeside(int by)
{
    const int unit = m_canvas.selectedWord();
    if (!sentenceWith(unit))
        return;
    if (!m_canvas.diagram().isWord(unit + by)) // node 0 is none beside the first word, but the root
        refuse({EditProblem::NoSuchNode, {}, 0, 0, {std::to_string(unit + by)}});
    else if (setHead(unit, unit + by))
        Q_EMIT decided(unit);
}

void ArcEditing::removeArc()
{
    const Diagram& diagram = m_canvas.diagram();
    const int selected
        = m_canvas.selectedArc() >= 0 ? m_canvas.selectedArc() : removableArc(diagram, m_canvas.selectedNode());
    if (selected >= 0)
        removeArc(diagram.arcs[static_cast<std::size_t>(selected)]);
    else if (sentenceWith(m_canvas.selectedWord()))
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
    const auto shown = sentence();
    const Analysis* const analysis = prediction();
    return shown && analysis
        && m_workspace.apply(m_sentence, Operation::AcceptPredictions,
            arcwright::acceptAll(*shown, analysis->graph, *m_workspace.relations(), acceptance()));
}

void ArcEditing::togglePin()
{
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

void ArcEditing::applyChord(int word, const QString& keys)
{
    const auto shown = sentenceWith(word);
    const auto chord = std::find_if(
        m_chords.begin(), m_chords.end(), [&](const Chord& candidate) { return candidate.keys == keys; });
    if (shown && chord != m_chords.end() && decide(word, Operation::Several, withChord(*shown, word, *chord))
        && !chord->relation.isEmpty())
        Q_EMIT decided(word);
}

} // namespace arcwright::ui
