// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_graph.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/treebank/parents.h"
#include "ui/canvas/utf8_text.h"

namespace arcwright::ui {

namespace {

bool hasEnhancedArcs(const Sentence& sentence)
{
    return holdsEnhancedGraph(sentence)
        && (!sentence.emptyNodes.empty()
            || std::any_of(sentence.tokens.begin(), sentence.tokens.end(),
                [](const Token& word) { return !word.parents.empty(); }));
}

} // namespace

void addEmptyNodeArcs(Diagram& diagram, const Sentence& sentence)
{
    std::map<QString, int> numbers;
    for (std::size_t index = 0; index < diagram.emptyNodes.size(); ++index)
        numbers.emplace(diagram.emptyNodes[index].id, diagram.wordCount() + 1 + static_cast<int>(index));
    const auto numberOf = [&](const NodeId& id) {
        if (id.empty == 0)
            return id.word <= diagram.wordCount() ? id.word : -1;
        const auto found = numbers.find(QString::number(id.word) + u'.' + QString::number(id.empty));
        return found == numbers.end() ? -1 : found->second;
    };
    const auto addParents = [&](const Token& token, int dependent, bool empty) {
        for (const Parent& parent : token.parents) {
            const int head = numberOf(parent.head);
            if ((!empty && parent.head.empty == 0) || head < 0 || head == dependent || dependent < 1)
                continue;
            DiagramArc arc;
            arc.head = head;
            arc.dependent = dependent;
            arc.label = arc.relation = fromUtf8(parent.relation);
            arc.secondary = true;
            diagram.arcs.push_back(std::move(arc));
        }
    };
    for (int word = 1; word <= sentence.size(); ++word)
        addParents(sentence.word(word), word, false);
    for (const EmptyNode& node : sentence.emptyNodes)
        addParents(node.token, numberOf(node.id), true);
}

void addGraphRelations(Diagram& diagram, const Sentence& sentence, bool isAlone)
{
    if (!hasEnhancedArcs(sentence))
        return;
    for (DiagramArc& arc : diagram.arcs) {
        if (arc.side != Side::Above || arc.secondary || !diagram.isWord(arc.dependent))
            continue;
        const Token& word = sentence.word(arc.dependent);
        if (word.head != arc.head)
            continue;
        const auto copy = basicCopy(word);
        arc.notInGraph = copy == word.parents.end();
        if (arc.notInGraph)
            continue;
        arc.graphRelation = fromUtf8(copy->relation);
        if (isAlone)
            arc.label = arc.graphRelation;
    }
}

void leaveGraph(Diagram& diagram, const Sentence& sentence)
{
    if (!hasEnhancedArcs(sentence))
        return;
    std::erase_if(diagram.arcs, [](const DiagramArc& arc) { return arc.notInGraph; });
    for (DiagramArc& arc : diagram.arcs)
        arc.ofGraph = !arc.proposed;
    diagram.level = DiagramLevel::EnhancedGraph;
}

} // namespace arcwright::ui
