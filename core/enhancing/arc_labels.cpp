// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/arc_labels.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/enhancing/graph_customs.h"
#include "core/enhancing/tree_relations.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/parents.h"
#include "core/validation/patterns.h"

namespace arcwright {

namespace {

/// The words that mark an arc have one of these relations.
std::string_view markingRelation(std::string_view main)
{
    if (main == "nmod" || main == "obl")
        return "case";
    if (main == "acl" || main == "advcl")
        return "mark";
    return main == "conj" ? "cc" : "";
}

bool isFunctionWord(const Token& word)
{
    return word.upos == "ADP" || word.upos == "SCONJ" || word.upos == "CCONJ" || word.upos == "PART";
}

std::string markerWord(const Token& word)
{
    const bool hasLemma = !word.lemma.empty() && word.lemma != "_";
    return lowerCased(hasLemma && isFunctionWord(word) ? word.lemma : word.form);
}

/// A marker that can be part of a relation: no `/` and `&`.
bool isUsable(const std::string& text)
{
    return isEnhancedRelation("obl:" + text);
}

/// The last dependent of that relation that can be part of a relation, 0 if there is none.
int markingWord(const TreeRelations& tree, int word, std::string_view relation)
{
    int found = 0;
    for (const int dependent : tree.dependents(word)) {
        if (tree.main(dependent) == relation && isUsable(markerWord(tree.sentence().word(dependent))))
            found = dependent;
    }
    return found;
}

int markingAdverb(const TreeRelations& tree, int word)
{
    for (const int dependent : tree.dependents(word)) {
        const bool isPronominal
            = tree.hasFeature(dependent, "PronType", "Int") || tree.hasFeature(dependent, "PronType", "Rel");
        if (tree.main(dependent) == "advmod" && isPronominal)
            return dependent;
    }
    return 0;
}

/// The word that marks another one in a relation, its own or that of a conjunct; 0 if there is none.
int markerFor(const TreeRelations& tree, int word, std::string_view relation)
{
    const std::string_view main = mainRelation(relation);
    const std::string_view marking = markingRelation(main);
    if (const int marker = markingWord(tree, word, marking); marker != 0 || !tree.isConjunct(word))
        return marker;
    if (main != "conj")
        return markingWord(tree, tree.firstConjunct(word), marking);
    for (const int other : tree.dependents(tree.head(word))) {
        if (other > word && tree.main(other) == "conj") {
            if (const int marker = markingWord(tree, other, marking); marker != 0)
                return marker;
        }
    }
    return 0;
}

std::string oneCase(const Token& word)
{
    const auto kase = attribute(word.feats, "Case");
    return !kase || kase->find(',') != std::string_view::npos ? std::string() : lowerCased(*kase);
}

/// The last word of a fixed expression, which governs what follows.
int lastOfFixed(const TreeRelations& tree, int marker)
{
    int last = marker;
    for (const int part : tree.dependents(marker)) {
        if (tree.main(part) == "fixed")
            last = std::max(last, part);
    }
    return last;
}

/// The case of a word, as far as its adposition or numeral says it better than the word.
std::string caseOf(const TreeRelations& tree, int word, int marker)
{
    const Sentence& sentence = tree.sentence();
    if (marker != 0) {
        const Token& governor = sentence.word(lastOfFixed(tree, marker));
        if (sentence.word(marker).upos != "ADP")
            return {}; // comparisons: `než`, `jako`
        if (std::string kase = oneCase(governor); governor.upos == "ADP" && !kase.empty())
            return kase;
    }
    for (const int dependent : tree.dependents(word)) {
        const std::string& relation = tree.relation(dependent);
        if (relation != "nummod:gov" && relation != "det:numgov")
            continue;
        if (std::string kase = oneCase(sentence.word(dependent)); !kase.empty())
            return kase;
    }
    return oneCase(sentence.word(word));
}

/// The relative pronoun of a word whose arc in the tree comes from `head`, 0 if there is none.
int pronounFor(const Sentence& sentence, const TreeRelations& tree, int antecedent, int head)
{
    for (const int dependent : tree.dependents(head)) {
        const auto& parents = sentence.word(dependent).parents;
        const Parent ref{{antecedent, 0}, "ref"};
        if (std::find(parents.begin(), parents.end(), ref) != parents.end())
            return dependent;
    }
    return 0;
}

/// Whether a relation of the enhanced graph has nothing appended that its word's arcs of the tree have not.
bool isPlain(const TreeRelations& tree, int word, int marked, const Parent& parent)
{
    if (marked != word)
        return parent.relation == tree.relation(marked);
    if (parent.head.empty == 0)
        return parent.relation == tree.relation(word) || parent.relation == tree.relation(tree.firstConjunct(word));
    const auto& words = tree.sentence().tokens;
    return std::any_of(words.begin(), words.end(), [&](const Token& each) { return each.relation == parent.relation; });
}

/// The conjunct that stands for a predicate that an empty node is put for, 0 if there is none.
int standingFor(const TreeRelations& tree, NodeId node)
{
    for (int word = 1; word <= tree.size(); ++word) {
        const auto& parents = tree.sentence().word(word).parents;
        const bool isBelow
            = std::any_of(parents.begin(), parents.end(), [&](const Parent& each) { return each.head == node; });
        if (isBelow && tree.isConjunct(word) && tree.hasDependent(word, {"orphan"}))
            return word;
    }
    return 0;
}

/// The word that the marker of an arc belongs to, 0 if the arc gets none.
int markedWord(const Sentence& sentence, const TreeRelations& tree, int word, const Parent& parent)
{
    if (parent.head == NodeId{} || parent.head.empty != 0 || parent.head.word == tree.head(word))
        return word;
    return tree.descends(parent.head.word, word) ? pronounFor(sentence, tree, word, parent.head.word) : word;
}

/// Appends to the arcs of empty nodes what marks the word that stands for each.
void labelEmptyNodes(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs)
{
    for (EmptyNode& node : sentence.emptyNodes) {
        const int word = standingFor(tree, node.id);
        for (const Parent& parent : word == 0 ? std::vector<Parent>() : std::vector<Parent>(node.token.parents)) {
            if (!isPlain(tree, word, word, parent))
                continue;
            node.token.parents.erase(std::find(node.token.parents.begin(), node.token.parents.end(), parent));
            insertParent(node.token.parents, {parent.head, labelled(tree, word, parent.relation, customs)});
        }
    }
}

} // namespace

Marker markerOf(const TreeRelations& tree, int word, std::string_view relation, bool byAdverb)
{
    const std::string_view main = mainRelation(relation);
    if (markingRelation(main).empty())
        return {};
    int found = markerFor(tree, word, relation);
    const bool isClause = main == "acl" || main == "advcl";
    if (found == 0 && isClause && byAdverb)
        found = markingAdverb(tree, word);
    Marker marker;
    if (found != 0) {
        marker.text = markerWord(tree.sentence().word(found));
        for (const int part : tree.dependents(found)) {
            if (tree.main(part) == "fixed")
                marker.text += '_' + markerWord(tree.sentence().word(part));
        }
        if (!isUsable(marker.text))
            marker.text.clear();
    }
    if (main == "nmod" || main == "obl")
        marker.kase = caseOf(tree, word, found);
    return marker;
}

std::string labelled(const TreeRelations& tree, int word, std::string_view relation, const GraphCustoms& customs)
{
    std::string label(relation);
    if (!customs.appendsMarkers(relation))
        return label;
    const Marker marker = markerOf(tree, word, relation, customs.appendsAdverbs());
    if (!marker.text.empty())
        label += ':' + marker.text;
    if (!marker.kase.empty() && customs.appendsCase())
        label += ':' + marker.kase;
    return isEnhancedRelation(label) ? label : std::string(relation);
}

void addLabels(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs)
{
    for (int word = 1; word <= sentence.size(); ++word) {
        const std::vector<Parent> parents = sentence.word(word).parents;
        for (const Parent& parent : parents) {
            const int marked = markedWord(sentence, tree, word, parent);
            if (marked == 0 || !isPlain(tree, word, marked, parent)) // somebody has appended something already
                continue;
            std::string label = labelled(tree, marked, parent.relation, customs);
            if (label == parent.relation)
                continue;
            auto& now = sentence.word(word).parents;
            now.erase(std::find(now.begin(), now.end(), parent));
            insertParent(now, {parent.head, std::move(label)});
        }
    }
    labelEmptyNodes(sentence, tree, customs);
}

} // namespace arcwright
