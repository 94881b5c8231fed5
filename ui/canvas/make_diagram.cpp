// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/make_diagram.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>

#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "core/treebank/basic_phrases.h"
#include "core/treebank/effective_dependencies.h"
#include "core/treebank/projectivity.h"
#include "ui/canvas/cut_text.h"
#include "ui/canvas/diagram_comparison.h"
#include "ui/canvas/diagram_graph.h"
#include "ui/canvas/diagram_nodes.h"
#include "ui/canvas/isolated_text.h"
#include "ui/canvas/utf8_text.h"

namespace arcwright::ui {

namespace {

void cutWord(DiagramWord& word)
{
    if (word.form.size() > kMostDrawnCharacters)
        word.whole = cutText(word.form, kMostToldCharacters);
    for (QString* line : {&word.form, &word.tag, &word.lemma, &word.reading})
        *line = cutText(*line, kMostDrawnCharacters);
    for (DiagramWord& part : word.parts)
        cutWord(part);
}

/// Last of all: until then what is compared and joined is whole.
void cutTexts(Diagram& diagram)
{
    for (DiagramWord& word : diagram.words)
        cutWord(word);
    for (DiagramEmptyNode& node : diagram.emptyNodes)
        cutWord(node.word);
    for (DiagramBracket& bracket : diagram.brackets)
        bracket.form = cutText(bracket.form, kMostDrawnCharacters);
    for (DiagramArc& arc : diagram.arcs)
        arc.label = cutText(arc.label, kMostDrawnCharacters);
}

/// Those to words of other sentences, with the words there.
void addOuterArcs(Diagram& diagram, std::span<const OuterStub> stubs)
{
    constexpr qsizetype mostCharacters = 24;
    for (const OuterStub& stub : stubs) {
        if (!diagram.isWord(stub.arc.word))
            continue;
        DiagramArc arc;
        arc.dependent = stub.arc.word;
        arc.relation = fromUtf8(stub.arc.relation);
        arc.secondary = true;
        arc.outer
            = {stub.arc.isDependent, stub.arc.otherSentence, stub.arc.otherWord, stub.number, fromUtf8(stub.form)};
        arc.label = QStringLiteral("%1 %2 %3 (%4)")
                        .arg(arc.relation, QChar(stub.arc.isDependent ? u'←' : u'→'),
                            isolated(cutText(arc.outer->form, mostCharacters)), QString::number(stub.number));
        diagram.arcs.push_back(std::move(arc));
    }
}

bool isDrawable(const Arc& arc, int words)
{
    return arc.head >= kRoot && arc.head <= words && arc.dependent >= 1 && arc.dependent <= words
        && arc.head != arc.dependent;
}

std::vector<bool> wordsOnCycles(const std::vector<int>& heads)
{
    std::vector<bool> onCycle(heads.size(), false);
    if (findCycle(heads).empty())
        return onCycle;
    for (std::size_t start = 1; start < heads.size(); ++start) {
        int node = heads[start];
        for (std::size_t steps = 0; steps < heads.size() && node > kRoot && node != static_cast<int>(start); ++steps)
            node = heads[static_cast<std::size_t>(node)];
        onCycle[start] = node == static_cast<int>(start);
    }
    return onCycle;
}

/// Adds the basic and the secondary arcs of one layer, not yet compared with
/// anything.
void addLayer(Diagram& diagram, const Graph& graph, Side side, const RelationPool& relations, bool enhanced)
{
    const int words = diagram.wordCount();
    const bool inRange = std::all_of(
        graph.heads.begin(), graph.heads.end(), [&](int head) { return head >= kNoHead && head <= words; });
    const std::vector<bool> onCycle
        = inRange ? wordsOnCycles(graph.heads) : std::vector<bool>(graph.heads.size(), false);
    const std::vector<bool> nonProjective
        = inRange ? certainlyNonProjectiveArcs(graph.heads) : std::vector<bool>(graph.heads.size(), false);
    if (inRange)
        diagram.heads[side == Side::Below ? 1 : 0] = graph.heads;
    const auto add = [&](const Arc& arc, bool secondary) {
        if (!isDrawable(arc, words))
            return;
        DiagramArc drawn;
        drawn.head = arc.head;
        drawn.dependent = arc.dependent;
        drawn.label = drawn.relation = fromUtf8(relations.text(arc.relation));
        drawn.side = side;
        drawn.proposed = side == Side::Below;
        drawn.secondary = secondary;
        if (!secondary && inRange) {
            drawn.onCycle = onCycle[static_cast<std::size_t>(arc.dependent)];
            drawn.nonProjective = nonProjective[static_cast<std::size_t>(arc.dependent)];
        }
        diagram.arcs.push_back(std::move(drawn));
    };
    for (const Arc& arc : graph.basicArcs())
        add(arc, false);
    if (enhanced) {
        for (const Arc& arc : graph.secondary)
            add(arc, true);
    }
}

/// Marks the arcs of members of a side, as the layer tells them.
void addMemberships(Diagram& diagram, Side side, const EffectiveDependencies& tree)
{
    for (DiagramArc& arc : diagram.arcs) {
        const bool isOfWord = arc.side == side && !arc.secondary && diagram.isWord(arc.dependent);
        if (isOfWord && arc.dependent <= tree.size() && !arc.relation.contains(u'_'))
            arc.membership = fromUtf8(tree.memberMark(arc.dependent));
    }
}

void findCrossings(Diagram& diagram, Side side)
{
    std::vector<int> place(static_cast<std::size_t>(diagram.nodeCount()) + 1, 0);
    int position = 0;
    for (const int node : diagram.readingOrder())
        place[static_cast<std::size_t>(node)] = ++position;
    std::vector<Arc> arcs;
    std::vector<DiagramArc*> drawn;
    for (DiagramArc& arc : diagram.arcs) {
        if (arc.side == side && !arc.outer) { // where that goes is elsewhere
            arcs.push_back(
                {place[static_cast<std::size_t>(arc.head)], place[static_cast<std::size_t>(arc.dependent)], {}});
            drawn.push_back(&arc);
        }
    }
    const std::vector<bool> crossing = crossingArcs(arcs);
    for (std::size_t index = 0; index < drawn.size(); ++index)
        drawn[index]->crossing = crossing[index];
}

void markDecided(Diagram& diagram, const Sentence& sentence)
{
    for (const Pin& pin : sentence.annotation.pins) {
        const int arc = basicArc(diagram, Side::Above, pin.dependent);
        if (arc >= 0 && holds(sentence, pin))
            diagram.arcs[static_cast<std::size_t>(arc)].pinned = true;
    }
    for (DiagramArc& arc : diagram.arcs)
        arc.confirmed = sentence.annotation.confirmed && !arc.secondary;
}

/// Remarks on the arc of a word that has another arc now are shown at the word.
void addRemarks(Diagram& diagram, const Sentence& sentence)
{
    const auto add = [](QString& all, const QString& one) {
        if (!all.isEmpty())
            all += u'\n';
        all += one;
    };
    for (const Remark& remark : remarksOf(sentence)) {
        bool isNumber = false;
        const int unit = diagram.wordOfUnit(fromUtf8(remark.node).toInt(&isNumber));
        if (!isNumber || !diagram.isWord(unit))
            continue;
        const int arc = basicArc(diagram, Side::Above, unit);
        if (remark.on == RemarkOn::Arc && remark.holds && arc >= 0)
            add(diagram.arcs[static_cast<std::size_t>(arc)].remark, fromUtf8(remark.text));
        else if (remark.on == RemarkOn::Arc)
            add(diagram.words[static_cast<std::size_t>(unit) - 1].remark,
                QCoreApplication::translate("MakeDiagram", "(of the arc it had) %1").arg(fromUtf8(remark.text)));
        else
            add(diagram.words[static_cast<std::size_t>(unit) - 1].remark, fromUtf8(remark.text));
    }
}

/// A basic phrase is called by its number in files and problems, which count from 0: with the sign of its line in KNP.
void addNumber(DiagramWord& phrase, std::size_t index)
{
    const auto append = [number = QStringLiteral("+%1").arg(index)](DiagramWord& word) {
        word.reading = word.reading.isEmpty() ? number : number + u' ' + word.reading;
    };
    append(phrase);
    if (!phrase.parts.empty())
        append(phrase.parts.front());
}

/// Beside basic phrases: the predicted tree of their bunsetsu, from the last phrase of each to the last of its head, as
/// KNP writes it (settleBasicPhrase()), and how it compares.
void addPredictedBunsetsu(Diagram& diagram, const Diagram& ofBunsetsu)
{
    for (const DiagramArc& arc : ofBunsetsu.arcs) {
        const int dependent = diagram.wordOfUnit(arc.dependent);
        if (!diagram.isWord(dependent) || arc.secondary)
            continue;
        if (arc.side == Side::Above) {
            if (const int drawn = basicArc(diagram, Side::Above, dependent); drawn >= 0)
                diagram.arcs[static_cast<std::size_t>(drawn)].status = arc.status;
            continue;
        }
        DiagramArc& added = diagram.arcs.emplace_back(arc);
        added.dependent = dependent;
        added.head = arc.head == kRoot ? kRoot : diagram.wordOfUnit(arc.head);
    }
    std::vector<int>& heads = diagram.heads[1];
    heads.assign(diagram.words.size() + 1, kNoHead);
    for (const DiagramArc& arc : diagram.arcs) {
        if (arc.side == Side::Below)
            heads[static_cast<std::size_t>(arc.dependent)] = arc.head;
    }
}

/// The basic phrases of a sentence, those of a bunsetsu in its frame.
void addBasicPhrases(
    Diagram& diagram, const Sentence& sentence, const std::vector<BasicPhrase>& phrases, const DiagramContent& content)
{
    diagram.arrowsAtHeads = true;
    std::vector<int> heads{kNoHead};
    for (std::size_t index = 0; index < phrases.size(); ++index) {
        const int node = static_cast<int>(index) + 1;
        const auto [first, last] = wordsOfBasicPhrase(sentence, phrases, index + 1);
        diagram.words.push_back(makePhrase(sentence, first, last, content));
        addNumber(diagram.words.back(), index);
        diagram.units.push_back(phrases[index].bunsetsu);
        if (node == 1 || diagram.units[index - 1] != diagram.units[index])
            diagram.frames.push_back({node, node});
        diagram.frames.back().last = node;
        const bool isThere = phrases[index].head <= static_cast<int>(phrases.size()) && phrases[index].head != node;
        heads.push_back(isThere ? phrases[index].head : kNoHead);
    }
    const std::vector<bool> onCycle = wordsOnCycles(heads);
    for (std::size_t node = 1; node < heads.size(); ++node) {
        DiagramArc arc;
        arc.head = heads[node];
        arc.dependent = static_cast<int>(node);
        arc.label = arc.relation = fromUtf8(phrases[node - 1].type);
        arc.onCycle = onCycle[node];
        if (arc.head != kNoHead)
            diagram.arcs.push_back(std::move(arc));
    }
    diagram.heads[0] = std::move(heads);
    diagram.level = DiagramLevel::BasicPhrases;
}

/// With crossings, and texts as long as they are drawn.
Diagram withCrossings(Diagram diagram)
{
    findCrossings(diagram, Side::Above);
    findCrossings(diagram, Side::Below);
    cutTexts(diagram);
    return diagram;
}

} // namespace

Diagram makeDiagram(const Sentence& sentence, const Graph& gold, const Graph* predicted, const RelationPool& relations,
    const DiagramContent& content)
{
    if (content.effective) {
        DiagramContent ofTrees = content;
        ofTrees.effective = false;
        const Graph below = predicted ? effectiveGraph(sentence, *predicted, relations) : Graph();
        return makeDiagram(
            sentence, effectiveGraph(sentence, gold, relations), predicted ? &below : nullptr, relations, ofTrees);
    }
    Diagram diagram;
    if (content.basicPhrases) {
        if (const auto phrases = basicPhrasesOf(sentence); !phrases.empty()) {
            addBasicPhrases(diagram, sentence, phrases, content);
            if (predicted) {
                DiagramContent ofBunsetsu = content;
                ofBunsetsu.basicPhrases = false;
                ofBunsetsu.comparison = ComparisonView::TwoSides;
                addPredictedBunsetsu(diagram, makeDiagram(sentence, gold, predicted, relations, ofBunsetsu));
                if (content.comparison == ComparisonView::Merged)
                    mergeLayers(diagram);
            }
            addRemarks(diagram, sentence);
            diagram.swapped = content.swapped && content.comparison == ComparisonView::TwoSides;
            return withCrossings(std::move(diagram));
        }
    }
    addNodes(diagram, sentence, content);
    addLayer(diagram, gold, Side::Above, relations, content.enhanced);
    addMemberships(diagram, Side::Above, EffectiveDependencies(sentence, gold, relations));
    markDecided(diagram, sentence);
    addRemarks(diagram, sentence);
    for (const int unit : content.notCompared)
        diagram.words[static_cast<std::size_t>(unit) - 1].otherwise = true;
    if (predicted) {
        addLayer(diagram, *predicted, Side::Below, relations, content.enhanced);
        if (!predicted->members.empty())
            addMemberships(diagram, Side::Below, EffectiveDependencies(sentence, *predicted, relations));
        markDifferences(diagram, gold, *predicted, relations, content);
    }
    if (content.enhanced && sentence.bunsetsu.empty())
        addGraphRelations(diagram, sentence, content.enhancedOnly);
    if (predicted) {
        if (content.comparison == ComparisonView::Merged)
            mergeLayers(diagram);
    }
    if (content.enhanced && sentence.bunsetsu.empty())
        addEmptyNodeArcs(diagram, sentence);
    if (content.enhanced && content.enhancedOnly)
        leaveGraph(diagram, sentence);
    for (DiagramArc& arc : diagram.arcs)
        arc.notCompared = predicted && arc.secondary && arc.status == ArcStatus::Neutral;
    addOuterArcs(diagram, content.outer);
    diagram.swapped = content.swapped && content.comparison == ComparisonView::TwoSides;
    return withCrossings(std::move(diagram));
}

} // namespace arcwright::ui
