// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/contraction_step_text.h"

#include <algorithm>

#include <QLocale>

#include "ui/look/joined_texts.h"
#include "ui/players/algorithms/missing_tree_text.h"

namespace arcwright::ui {

QString ContractionStepText::nodeName(ContractedNode node) const
{
    if (node <= words().size())
        return words().name(node);
    return tr("cycle C%1", "a contracted one").arg(node - words().size());
}

QString ContractionStepText::nodeList(const std::vector<ContractedNode>& nodes) const
{
    QStringList names;
    for (const ContractedNode node : nodes)
        names << nodeName(node);
    return QLocale().createSeparatedList(names);
}

QString ContractionStepText::takingText(ContractedNode node, const EnteringArc& arc) const
{
    return tr("%1 takes %2: %3").arg(nodeName(node), words().arc(arc.head, arc.dependent), words().number(arc.score));
}

QString ContractionStepText::opening(ContractedNode cycle, ContractedNode at) const
{
    return tr("%1 opens at %2").arg(nodeName(cycle), nodeName(at));
}

QString ContractionStepText::headline(const ContractionStep& what) const
{
    if (const auto* greedy = std::get_if<GreedyHead>(&what))
        return takingText(greedy->node, greedy->arc);
    if (const auto* found = std::get_if<CycleFound>(&what))
        return tr("a cycle: %1").arg(nodeList(found->cycle));
    if (const auto* contracted = std::get_if<CycleContracted>(&what))
        return tr("%1 become %2").arg(nodeList(contracted->cycle), nodeName(contracted->node));
    if (const auto* expanded = std::get_if<CycleExpanded>(&what))
        return opening(expanded->node, expanded->opened);
    if (const auto* settled = std::get_if<HeadSettled>(&what))
        return tr("settled: %1").arg(words().arc(settled->head, settled->dependent));
    const auto& finished = std::get<ContractionFinished>(what);
    return finished.found
        ? tr("finished: the best tree scores %1").arg(words().number(finished.score))
        : tr("finished: %1")
              .arg(missingTreeText(whyNoTree(m_scores.parts().arcs, m_scores.parts().root, false), words()));
}

std::vector<EnteringArc> ContractionStepText::enteringArcs(ContractedNode node) const
{
    std::vector<EnteringArc> entering;
    if (node > words().size()) {
        entering = std::get<CycleContracted>(m_replay.step(m_contractions.at(node))).entering;
    } else {
        const ArcScores& arcs = m_scores.parts().arcs;
        for (int head = 0; head < arcs.nodes(); ++head) {
            if (arcs.at(head, node) != forbiddenScore)
                entering.push_back({head, node, arcs.at(head, node)});
        }
    }
    std::stable_sort(entering.begin(), entering.end(),
        [](const EnteringArc& one, const EnteringArc& other) { return one.score > other.score; });
    return entering;
}

void ContractionStepText::listEntering(ContractedNode node, Explanation& explanation) const
{
    const std::vector<EnteringArc> entering = enteringArcs(node);
    const auto& taken = m_replay.state().taken()[static_cast<std::size_t>(node)];
    for (std::size_t i = 0; i < entering.size() && i < mostScores; ++i) {
        const EnteringArc& arc = entering[i];
        QString name = words().arc(arc.head, arc.dependent);
        if (arc.head == kRoot && hasSingleRoot())
            name = tr("%1 (only where nothing else is left)").arg(name);
        explanation.numbers.push_back({name, enteringScore(node, arc), arc == taken});
    }
}

/// With the sum that it comes of where it enters a cycle: "−2.67 + 2.23 = −0.44".
QString ContractionStepText::enteringScore(ContractedNode node, const EnteringArc& arc) const
{
    if (node <= words().size())
        return words().number(arc.score);
    const auto& inside = m_replay.state().inside();
    ContractedNode member = arc.dependent; // of the cycle, in which the arc ends
    while (member != 0 && inside[static_cast<std::size_t>(member)] != node)
        member = inside[static_cast<std::size_t>(member)];
    if (member == 0)
        return words().number(arc.score);
    const double given = m_replay.state().taken()[static_cast<std::size_t>(member)].score; // by what is given up
    return words().sum({{arc.score + given, {}}, {-given, {}}}, arc.score);
}

bool ContractionStepText::hasSingleRoot() const
{
    return m_scores.parts().root == RootPolicy::Single;
}

/// Whether an arc from the root scores more than the one that is taken, and had to stay behind for all that.
bool ContractionStepText::isRootPassedOver(const GreedyHead& greedy) const
{
    const std::vector<EnteringArc> entering = enteringArcs(greedy.node);
    return hasSingleRoot() && greedy.arc.head != kRoot
        && std::any_of(entering.begin(), entering.end(),
            [&](const EnteringArc& arc) { return arc.head == kRoot && arc.score > greedy.arc.score; });
}

QString ContractionStepText::takingReason(const GreedyHead& greedy) const
{
    const bool isWord = greedy.node <= words().size();
    const QString node = nodeName(greedy.node);
    if (hasSingleRoot() && greedy.arc.head == kRoot)
        return tr("The root alone is left for %1: no other arc leads there.").arg(node);
    QString text = isWord
        ? tr("Of all heads for %1, %2 scores highest.").arg(node, words().name(greedy.arc.head))
        : tr("Of all arcs into %1, %2 is best: what it scores, less what it costs to open the cycle there.")
              .arg(node, words().arc(greedy.arc.head, greedy.arc.dependent));
    if (isRootPassedOver(greedy)) {
        text = isWord
            ? tr("Of all words that %1 could depend on, %2 scores highest.").arg(node, words().name(greedy.arc.head))
            : tr("Of all arcs from words into %1, %2 is best: what it scores, less what it costs to open the "
                 "cycle there.")
                  .arg(node, words().arc(greedy.arc.head, greedy.arc.dependent));
        text += u' '
            + tr("The root would score more, but one word alone may hang on it: it waits until nothing else is "
                 "left.");
    }
    return text;
}

QString ContractionStepText::beginning() const
{
    QStringList sentences;
    if (!hasSingleRoot())
        sentences << tr("Every word will take the arc that scores highest, whatever the others do. Where that makes a "
                        "cycle, the cycle becomes a node of its own, and it goes on.");
    else
        sentences << tr("Every word will take the arc from another word that scores highest, whatever the others do. "
                        "Where that makes a cycle, the cycle becomes a node of its own, and it goes on.")
                  << tr("One word alone may hang on the root: however much an arc from the root "
                        "scores, it is taken only where no other arc is left.");
    if (hasSingleRoot() && m_mayChooseRoots)
        sentences << tr(
            "In textbooks the root competes with the words: choose several dependents of the root for that.");
    sentences << leftOutText(m_scores.leftOut, words());
    return inARow(sentences);
}

Explanation ContractionStepText::explanation(const ContractionStep* step, int depth) const
{
    Explanation explanation;
    if (step == nullptr) {
        explanation.text = beginning();
    } else if (const auto* greedy = std::get_if<GreedyHead>(step)) {
        explanation.text = takingReason(*greedy);
        explanation.numbersTitle = tr("Arcs it could take");
        listEntering(greedy->node, explanation);
    } else if (const auto* found = std::get_if<CycleFound>(step)) {
        explanation.text
            = tr("The arcs taken lead round in a circle: %1. No tree has all of them.").arg(nodeList(found->cycle));
    } else if (const auto* contracted = std::get_if<CycleContracted>(step)) {
        explanation.text = tr("The cycle becomes one node, %1. An arc from outside that enters it at a word takes the "
                              "place of the arc this word has in the cycle; so it now scores less by that much.")
                               .arg(nodeName(contracted->node));
        explanation.numbersTitle = tr("Best arc from each word outside, scored anew");
        listEntering(contracted->node, explanation);
    } else if (const auto* expanded = std::get_if<CycleExpanded>(step)) {
        explanation.text
            = tr("The arc into %1 is %2. It goes to %3, which gives up %4; the rest of the cycle stays.")
                  .arg(nodeName(expanded->node), words().arc(expanded->entering.head, expanded->entering.dependent),
                      nodeName(expanded->opened), words().arc(expanded->dropped.head, expanded->dropped.dependent));
    } else if (const auto* settled = std::get_if<HeadSettled>(step)) {
        explanation.text = tr("No cycle is left around %1: its head is %2.")
                               .arg(words().name(settled->dependent), words().name(settled->head));
    } else if (std::get<ContractionFinished>(*step).found) {
        explanation.text = m_scores.leftOut.empty()
            ? tr("All cycles are open again. No other tree scores more, projective or not.")
            : tr("All cycles are open again. Without the arcs that may not be, or were left out, no other tree scores "
                 "more, projective or not.");
    }
    explanation.text += u'\n' + tr("Recursion depth: %1").arg(depth);
    return explanation;
}

} // namespace arcwright::ui
