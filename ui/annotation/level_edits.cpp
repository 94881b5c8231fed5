// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/level_edits.h"

#include "core/editing/arc_operations.h"
#include "core/editing/basic_phrase_operations.h"
#include "core/editing/edit_problems.h"
#include "core/editing/graph_operations.h"
#include "core/treebank/basic_phrases.h"
#include "core/treebank/parents.h"
#include "ui/annotation/diagram_nodes.h"

namespace arcwright::ui {

Parent parentOf(const Sentence& sentence, const Diagram& diagram, const DiagramArc& arc)
{
    if (!arc.secondary && diagram.isWord(arc.dependent)) { // drawn with the relation of the tree
        const Token& word = sentence.word(arc.dependent);
        if (const auto copy = basicCopy(word); copy != word.parents.end())
            return *copy;
    }
    return {nodeId(diagram, arc.head), arc.relation.toStdString()};
}

std::optional<Parent> selectedParent(const Sentence& sentence, const Diagram& diagram, int node, int selectedArc)
{
    if (diagram.level != DiagramLevel::EnhancedGraph || selectedArc < 0)
        return std::nullopt;
    const DiagramArc& arc = diagram.arcs[static_cast<std::size_t>(selectedArc)];
    return arc.dependent == node && arc.ofGraph ? std::optional(parentOf(sentence, diagram, arc)) : std::nullopt;
}

Result<Sentence> withLevelHead(
    const Sentence& sentence, const Diagram& diagram, int node, int head, const std::optional<Parent>& selected)
{
    if (diagram.level == DiagramLevel::BasicPhrases)
        return setBasicPhraseHead(sentence, node, head);
    return setGraphHead(sentence, nodeId(diagram, node), selected, nodeId(diagram, head));
}

Result<std::string> levelRelation(
    const Sentence& sentence, const Diagram& diagram, int node, const std::optional<Parent>& selected)
{
    if (diagram.level == DiagramLevel::BasicPhrases) {
        const auto phrases = basicPhrasesOf(sentence);
        if (node < 1 || node > static_cast<int>(phrases.size()))
            return failure(Problem{EditProblem::NoSuchNode, {}, 0, 0, {std::to_string(node)}});
        return phrases[static_cast<std::size_t>(node) - 1].type;
    }
    const auto arc = selected ? Result<Parent>(*selected) : graphArcOf(sentence, nodeId(diagram, node));
    if (!arc)
        return failure(arc.error());
    return arc->relation;
}

Result<Sentence> withLevelRelation(const Sentence& sentence, const Diagram& diagram, int node,
    const std::string& relation, const std::optional<Parent>& selected)
{
    if (diagram.level == DiagramLevel::BasicPhrases)
        return setBasicPhraseType(sentence, node, relation);
    return setGraphRelation(sentence, nodeId(diagram, node), selected, relation);
}

Result<Sentence> withoutLevelArc(const Sentence& sentence, const Diagram& diagram, const DiagramArc& arc)
{
    if (diagram.level == DiagramLevel::BasicPhrases)
        return setBasicPhraseHead(sentence, arc.dependent, kNoHead);
    return removeParent(sentence, nodeId(diagram, arc.dependent), parentOf(sentence, diagram, arc));
}

Problem notShown(DiagramLevel level)
{
    return {level == DiagramLevel::BasicPhrases ? EditProblem::OnlyBasicPhrasesShown : EditProblem::OnlyGraphShown, {},
        0, 0, {}};
}

} // namespace arcwright::ui
