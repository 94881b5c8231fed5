// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/outer_editing.h"

#include <algorithm>
#include <utility>

#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/editing/outer_arc_operations.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

OuterArc outerArcOf(const DiagramArc& arc)
{
    return {arc.dependent, arc.outer->isHead, arc.outer->sentence, arc.outer->word, arc.relation.toStdString()};
}

} // namespace

OuterEditing::OuterEditing(Workspace& workspace, ArcCanvas& canvas, Ask ask, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_canvas(canvas), m_ask(std::move(ask))
{
    connect(&canvas, &ArcCanvas::standingCancelled, this, &OuterEditing::giveUp);
    connect(&canvas, &ArcCanvas::arcFollowed, this,
        [this](int arc) { follow(DiagramArc(m_canvas.diagram().arcs[static_cast<std::size_t>(arc)])); });
    connect(&workspace, &Workspace::treebankReplaced, this, &OuterEditing::giveUp);
}

/// Says why nothing is done.
void OuterEditing::refuse(const Problem& problem)
{
    m_workspace.apply(m_sentence, Operation::Several, failure(problem));
}

bool OuterEditing::make(Operation operation, Result<std::vector<Edit>> edits)
{
    if (!edits) {
        refuse(edits.error());
        return false;
    }
    if (edits->empty()) // it has that relation
        return true;
    const auto document = m_workspace.treebank().place(m_sentence).document;
    return m_workspace.make(document, Step{operation, std::move(*edits)});
}

/// In its document; its size where the sentence is no more, or has another word there.
std::size_t OuterEditing::placeOf(const Marked& marked) const
{
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t index = treebank.indexOf(marked.sentence);
    const std::size_t none = treebank.documents()[marked.sentence.document]->size();
    if (index >= treebank.size())
        return none;
    const auto sentence = treebank.sentence(index);
    const bool isThere
        = marked.word <= sentence->size() && QString::fromStdString(sentence->word(marked.word).form) == marked.form;
    return isThere ? treebank.place(index).sentence : none;
}

void OuterEditing::mark(int word)
{
    const Treebank& treebank = m_workspace.treebank();
    m_marked = Marked{
        treebank.key(m_sentence), word, QString::fromStdString(treebank.sentence(m_sentence)->word(word).form)};
    m_canvas.setStandingPrompt(tr("Edge to “%1” of sentence %2: go to the word of another sentence that is its head, "
                                  "and press the key again; Esc gives up")
                                   .arg(m_marked->form)
                                   .arg(m_sentence + 1));
}

void OuterEditing::giveUp()
{
    m_marked.reset();
    m_canvas.setStandingPrompt({});
}

void OuterEditing::join()
{
    const Treebank& treebank = m_workspace.treebank();
    if (m_sentence >= treebank.size())
        return;
    const auto place = treebank.place(m_sentence);
    const Document& document = *treebank.documents()[place.document];
    const int word = m_canvas.selectedWord();
    const auto checked = checkReadable(*treebank.sentence(m_sentence));
    if (!checked || word == 0) {
        refuse(checked ? Problem{EditProblem::NoUnitChosen, {}, 0, 0, {}} : checked.error());
        return;
    }
    if (!outerArcSource(document.format())) {
        refuse({EditProblem::NoOuterArcs, {}, 0, 0, {std::string(document.format()->name())}});
        return;
    }
    if (m_marked && m_marked->sentence.document != place.document) {
        refuse({EditProblem::OtherFile, {}, 0, 0, {}});
        return;
    }
    const std::size_t from = m_marked ? placeOf(*m_marked) : document.size();
    if (from == document.size() || from == place.sentence) {
        mark(word);
        return;
    }
    const Marked marked = *m_marked;
    const auto take = [this, marked, head = m_workspace.treebank().key(m_sentence), word](const QString& relation) {
        const Treebank& now = m_workspace.treebank();
        const std::size_t headIndex = now.indexOf(head);
        if (headIndex >= now.size())
            return false;
        const auto headPlace = now.place(headIndex);
        const OuterArc arc{marked.word, true, headPlace.sentence, word, relation.toStdString()};
        const bool isMade
            = make(Operation::AddParent, addOuterArc(*now.documents()[headPlace.document], placeOf(marked), arc));
        if (isMade)
            giveUp();
        return isMade;
    };
    const QRect at = m_canvas.wordRect(word);
    m_ask(word, {}, at, m_likely ? m_likely(word, {}) : QStringList(), take);
}

void OuterEditing::editRelation(const DiagramArc& arc, const QRect& place)
{
    const auto take = [this, outer = outerArcOf(arc)](const QString& relation) {
        const Treebank& now = m_workspace.treebank();
        const auto here = now.place(m_sentence);
        return make(Operation::SetRelation,
            renameOuterArc(*now.documents()[here.document], here.sentence, outer, relation.toStdString()));
    };
    m_ask(arc.dependent, arc.relation, place, m_likely ? m_likely(arc.dependent, arc.relation) : QStringList(), take);
}

void OuterEditing::remove(const DiagramArc& arc)
{
    const auto here = m_workspace.treebank().place(m_sentence);
    make(Operation::RemoveParent,
        removeOuterArc(*m_workspace.treebank().documents()[here.document], here.sentence, outerArcOf(arc)));
}

void OuterEditing::follow(const DiagramArc& arc)
{
    if (!arc.outer || m_sentence >= m_workspace.treebank().size())
        return;
    const auto here = m_workspace.treebank().place(m_sentence);
    Q_EMIT elsewhereWanted(m_workspace.treebank().begin(here.document) + arc.outer->sentence, arc.outer->word,
        here.sentence, arc.dependent);
}

void OuterEditing::followSelected()
{
    const auto& arcs = m_canvas.diagram().arcs;
    const int selected = m_canvas.selectedArc();
    if (selected >= 0 && arcs[static_cast<std::size_t>(selected)].outer) {
        follow(DiagramArc(arcs[static_cast<std::size_t>(selected)]));
        return;
    }
    const auto first = std::find_if(arcs.begin(), arcs.end(),
        [&](const DiagramArc& arc) { return arc.outer && arc.dependent == m_canvas.selectedNode(); });
    if (first == arcs.end())
        refuse({EditProblem::NothingToFollow, {}, 0, 0, {}});
    else
        follow(DiagramArc(*first));
}

} // namespace arcwright::ui
