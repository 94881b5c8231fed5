// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/make_diagram.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include <QCoreApplication>
#include <QStringList>

#include "core/documents/layer.h"
#include "core/editing/annotation_operations.h"
#include "core/editing/remark_operations.h"
#include "core/treebank/basic_phrases.h"
#include "core/treebank/effective_dependencies.h"
#include "core/treebank/parents.h"
#include "core/treebank/predicted_tags.h"
#include "core/treebank/projectivity.h"
#include "ui/canvas/cut_text.h"
#include "ui/canvas/isolated_text.h"
#include "ui/canvas/reading_direction.h"

namespace arcwright::ui {

namespace {

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QString tagOf(const Token& token)
{
    const std::string& tag = token.upos.empty() || token.upos == "_" ? token.xpos : token.upos;
    if (tag.empty() || tag == "_")
        return {};
    return hasPredictedTags(token) ? text(tag) + u'?' : text(tag); // an annotator has not looked at it
}

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

DiagramWord makeWord(const Token& token, const DiagramContent& content)
{
    DiagramWord word;
    word.form = text(token.form);
    word.punctuation = isPunctuation(token);
    if (content.tags)
        word.tag = tagOf(token);
    if (content.lemmas && token.lemma != "_")
        word.lemma = text(token.lemma);
    if (!content.furtherField.empty())
        word.reading = text(token.furtherField(content.furtherField));
    return word;
}

/// A phrase as one word of the diagram: its words stand in its box, its tags
/// below it.
DiagramWord makeWord(const Sentence& sentence, int first, int last, const DiagramContent& content)
{
    DiagramWord phrase;
    phrase.punctuation = true;
    QStringList tags;
    QStringList lemmas;
    QStringList readings;
    for (int id = first; id <= last; ++id) {
        const DiagramWord& word = phrase.parts.emplace_back(makeWord(sentence.word(id), content));
        phrase.form += word.form;
        phrase.punctuation = phrase.punctuation && word.punctuation;
        tags << word.tag;
        lemmas << word.lemma;
        readings << word.reading;
    }
    const auto joined = [](QStringList parts) {
        parts.removeAll(QString());
        return parts.join(u' ');
    };
    phrase.tag = joined(tags);
    phrase.lemma = joined(lemmas);
    phrase.reading = joined(readings);
    return phrase;
}

void addNodes(Diagram& diagram, const Sentence& sentence, const DiagramContent& content)
{
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu)
        diagram.words.push_back(makeWord(sentence, bunsetsu.first, bunsetsu.last, content));
    if (!sentence.bunsetsu.empty())
        return; // Japanese has no multiword tokens and no empty nodes
    for (const Token& token : sentence.tokens)
        diagram.words.push_back(makeWord(token, content));
    diagram.rightToLeft = readsRightToLeft(sentence);
    for (const MultiwordToken& multiword : sentence.multiwordTokens) {
        if (multiword.first >= 1 && multiword.first <= multiword.last && multiword.last <= sentence.size())
            diagram.brackets.push_back({multiword.first, multiword.last, text(multiword.form)});
    }
    if (!content.enhanced)
        return;
    for (const EmptyNode& node : sentence.emptyNodes) {
        const QString id = QString::number(node.id.word) + u'.' + QString::number(node.id.empty);
        diagram.emptyNodes.push_back({node.id.word, id, makeWord(node.token, content)});
        if (node.token.form.empty() || node.token.form == "_")
            diagram.emptyNodes.back().word.form = id;
    }
    std::stable_sort(diagram.emptyNodes.begin(), diagram.emptyNodes.end(),
        [](const DiagramEmptyNode& one, const DiagramEmptyNode& other) { return one.after < other.after; });
}

/// Enhanced arcs from or to empty nodes, which no graph holds.
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
            arc.label = arc.relation = text(parent.relation);
            arc.secondary = true;
            diagram.arcs.push_back(std::move(arc));
        }
    };
    for (int word = 1; word <= sentence.size(); ++word)
        addParents(sentence.word(word), word, false);
    for (const EmptyNode& node : sentence.emptyNodes)
        addParents(node.token, numberOf(node.id), true);
}

bool hasEnhancedArcs(const Sentence& sentence)
{
    return holdsEnhancedGraph(sentence)
        && (!sentence.emptyNodes.empty()
            || std::any_of(sentence.tokens.begin(), sentence.tokens.end(),
                [](const Token& word) { return !word.parents.empty(); }));
}

/// Says of the arcs of gold's tree what the enhanced graph has of them: their relation there, or nothing.
void addGraphRelations(Diagram& diagram, const Sentence& sentence)
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
        if (!arc.notInGraph)
            arc.label = text(copy->relation);
    }
}

/// Leaves the arcs of the enhanced graph, and those of the other layer.
void leaveGraph(Diagram& diagram, const Sentence& sentence)
{
    if (!hasEnhancedArcs(sentence))
        return;
    std::erase_if(diagram.arcs, [](const DiagramArc& arc) { return arc.notInGraph; });
    for (DiagramArc& arc : diagram.arcs)
        arc.ofGraph = !arc.proposed;
    diagram.level = DiagramLevel::EnhancedGraph;
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
        arc.relation = text(stub.arc.relation);
        arc.secondary = true;
        arc.outer = {stub.arc.isDependent, stub.arc.otherSentence, stub.arc.otherWord, stub.number, text(stub.form)};
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
        drawn.label = drawn.relation = text(relations.text(arc.relation));
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
            arc.membership = text(tree.memberMark(arc.dependent));
    }
}

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
            setStatus(diagram, arcs, Side::Above, compared.arc, text(relations.text(compared.expected)),
                compared.secondary, status);
        if (compared.match != ArcMatch::Missed)
            setStatus(diagram, arcs, Side::Below, compared.arc, text(relations.text(compared.arc.relation)),
                compared.secondary, status);
    }
}

/// Leaves one copy of what both layers have and lifts the rest of layer B above
/// the words.
void merge(Diagram& diagram)
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
        const int unit = diagram.wordOfUnit(text(remark.node).toInt(&isNumber));
        if (!isNumber || !diagram.isWord(unit))
            continue;
        const int arc = basicArc(diagram, Side::Above, unit);
        if (remark.on == RemarkOn::Arc && remark.holds && arc >= 0)
            add(diagram.arcs[static_cast<std::size_t>(arc)].remark, text(remark.text));
        else if (remark.on == RemarkOn::Arc)
            add(diagram.words[static_cast<std::size_t>(unit) - 1].remark,
                QCoreApplication::translate("MakeDiagram", "(of the arc it had) %1").arg(text(remark.text)));
        else
            add(diagram.words[static_cast<std::size_t>(unit) - 1].remark, text(remark.text));
    }
}

/// The basic phrases of a sentence, those of a bunsetsu in its frame.
void addBasicPhrases(
    Diagram& diagram, const Sentence& sentence, const std::vector<BasicPhrase>& phrases, const DiagramContent& content)
{
    std::vector<int> heads{kNoHead};
    for (std::size_t index = 0; index < phrases.size(); ++index) {
        const int node = static_cast<int>(index) + 1;
        const auto [first, last] = wordsOfBasicPhrase(sentence, phrases, index + 1);
        diagram.words.push_back(makeWord(sentence, first, last, content));
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
        arc.label = arc.relation = text(phrases[node - 1].type);
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
        addGraphRelations(diagram, sentence);
    if (predicted) {
        if (content.comparison == ComparisonView::Merged)
            merge(diagram);
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
