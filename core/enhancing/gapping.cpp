// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/gapping.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/empty_node_operations.h"
#include "core/enhancing/arc_labels.h"
#include "core/enhancing/graph_customs.h"
#include "core/enhancing/shared_arcs.h"
#include "core/enhancing/tree_relations.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

bool isAnyOf(std::string_view main, std::initializer_list<std::string_view> relations)
{
    return std::find(relations.begin(), relations.end(), main) != relations.end();
}

std::vector<int> orphansOf(const TreeRelations& tree, int word)
{
    std::vector<int> orphans;
    for (const int dependent : tree.dependents(word)) {
        if (tree.main(dependent) == "orphan")
            orphans.push_back(dependent);
    }
    return orphans;
}

bool hasEmptyHead(const Token& word)
{
    return std::any_of(
        word.parents.begin(), word.parents.end(), [](const Parent& parent) { return parent.head.empty != 0; });
}

bool isNominal(const Token& word)
{
    return word.upos == "NOUN" || word.upos == "PROPN" || word.upos == "PRON" || word.upos == "NUM"
        || word.upos == "DET";
}

/// How well a word of the gap corresponds to a dependent of the predicate; nothing does that is not above 0.
int likeness(const TreeRelations& tree, int remnant, int dependent)
{
    const Marker one = markerOf(tree, remnant, "obl", false);
    const Marker other = markerOf(tree, dependent, "obl", false);
    const Token& word = tree.sentence().word(remnant);
    const Token& model = tree.sentence().word(dependent);
    int points = one.text == other.text ? 4 : one.text.empty() == other.text.empty() ? 1 : -4;
    if (!one.kase.empty() && !other.kase.empty())
        points += one.kase == other.kase ? 4 : -4;
    const bool areAlike = word.upos == model.upos || (isNominal(word) && isNominal(model));
    return points + (areAlike ? 3 : -6);
}

struct Correspondence {
    int remnant = 0;
    int dependent = 0; ///< of the predicate, 0 if nothing there corresponds
};

/// Dependents of a predicate that a word of a gap can correspond to.
std::vector<int> modelsIn(const TreeRelations& tree, int predicate, int conjunct)
{
    std::vector<int> models;
    for (const int dependent : tree.dependents(predicate)) {
        const bool isModel = isAnyOf(tree.main(dependent),
            {"nsubj", "csubj", "obj", "iobj", "obl", "xcomp", "ccomp", "advcl", "advmod", "nmod"});
        if (isModel && dependent != conjunct)
            models.push_back(dependent);
    }
    return models;
}

/// The pairs of two rows that correspond best as a whole in the same order.
std::vector<Correspondence> inOrder(
    const TreeRelations& tree, const std::vector<int>& remnants, const std::vector<int>& models)
{
    const std::size_t columns = models.size() + 1;
    std::vector<int> best((remnants.size() + 1) * columns, 0); // of the rows up to there
    const auto at = [&](std::size_t row, std::size_t column) -> int& { return best[row * columns + column]; };
    for (std::size_t row = 1; row <= remnants.size(); ++row) {
        for (std::size_t column = 1; column < columns; ++column) {
            const int pair = at(row - 1, column - 1) + likeness(tree, remnants[row - 1], models[column - 1]);
            at(row, column) = std::max({at(row - 1, column), at(row, column - 1), pair});
        }
    }
    std::vector<Correspondence> found;
    for (std::size_t row = remnants.size(), column = models.size(); row > 0 && column > 0;) {
        const int pair = at(row - 1, column - 1) + likeness(tree, remnants[row - 1], models[column - 1]);
        if (at(row, column) == pair) // of equals the last: subjects are shared, or left out with their predicate
            found.push_back({remnants[--row], models[--column]});
        else if (at(row, column) == at(row, column - 1))
            --column;
        else
            --row;
    }
    return found;
}

/// What corresponds to the words of a gap: in the same order, as far as it goes; of the rest each the likest.
std::vector<Correspondence> correspondences(
    const TreeRelations& tree, const std::vector<int>& remnants, int predicate, int conjunct)
{
    const std::vector<int> models = modelsIn(tree, predicate, conjunct);
    std::vector<Correspondence> found = inOrder(tree, remnants, models);
    for (const int remnant : remnants) {
        if (std::any_of(found.begin(), found.end(), [&](const Correspondence& one) { return one.remnant == remnant; }))
            continue;
        Correspondence next{remnant, 0};
        int most = 0;
        for (const int model : models) {
            const bool isTaken = std::any_of(
                found.begin(), found.end(), [&](const Correspondence& one) { return one.dependent == model; });
            if (const int points = likeness(tree, remnant, model); !isTaken && points > most) {
                most = points;
                next.dependent = model;
            }
        }
        found.push_back(next);
    }
    return found;
}

/// The word behind which the predicate would stand: as in the clause before, behind what corresponds to something in
/// front of it there, else before all; behind the first word of the gap where that is the custom.
int placeOfNode(const TreeRelations& tree, const std::vector<Correspondence>& pairs, int predicate, int promoted,
    const GraphCustoms& customs)
{
    if (customs.putsGapsBehindFirstWord()) {
        return std::min_element(pairs.begin(), pairs.end(), [](const Correspondence& a, const Correspondence& b) {
            return a.remnant < b.remnant;
        })->remnant;
    }
    int place = 0;
    int front = promoted;
    for (const Correspondence& one : pairs) {
        int first = one.remnant;
        int last = one.remnant;
        for (int word = 1; word <= tree.size(); ++word) {
            const bool isOther = one.remnant == promoted && word != promoted;
            if (!isOther && tree.descends(word, one.remnant)) {
                first = std::min(first, word);
                last = std::max(last, word);
            }
        }
        front = std::min(front, first - 1);
        if (one.dependent != 0 && one.dependent < predicate)
            place = std::max(place, last);
    }
    return place != 0 ? place : std::max(front, 0);
}

/// The dependents of the word put up for a predicate that are the predicate's: in front of the gap a comma and the
/// conjunction, and adverbs.
std::vector<int> dependentsOfClause(const TreeRelations& tree, int promoted)
{
    std::vector<int> found;
    bool isFront = true;
    for (const int dependent : tree.dependents(promoted)) {
        const std::string_view main = tree.main(dependent);
        const bool isFirstComma = isFront && main == "punct" && dependent < promoted;
        if (isFirstComma || isAnyOf(main, {"cc", "mark", "advmod", "aux", "discourse"}))
            found.push_back(dependent);
        isFront = isFront && (isFirstComma || main == "cc");
    }
    return found;
}

/// Replaces the arc from one node by one from another.
void rehang(Token& word, NodeId from, NodeId to, std::string relation)
{
    std::erase_if(word.parents, [&](const Parent& parent) { return parent.head == from; });
    addArc(word, to, std::move(relation));
}

/// The sentence with one gap filled.
Result<Sentence> filled(const Sentence& sentence, int promoted, const GraphCustoms& customs)
{
    const TreeRelations tree(sentence);
    const int predicate = tree.head(promoted);
    std::vector<int> remnants = orphansOf(tree, promoted);
    remnants.insert(std::lower_bound(remnants.begin(), remnants.end(), promoted), promoted);
    const std::vector<Correspondence> pairs = correspondences(tree, remnants, predicate, promoted);
    NodeId node{placeOfNode(tree, pairs, predicate, promoted, customs), 1};
    while (hasNode(sentence, node))
        ++node.empty;
    const Token& model = sentence.word(predicate);
    const auto copy = std::find_if(
        sentence.word(promoted).parents.begin(), sentence.word(promoted).parents.end(), [&](const Parent& parent) {
            return parent.head == NodeId{predicate, 0};
        });
    const std::string relation
        = copy == sentence.word(promoted).parents.end() ? enhancedRelation(tree.relation(promoted)) : copy->relation;
    auto changed = insertEmptyNode(sentence, node, model.form, {{{predicate, 0}, relation}});
    if (!changed)
        return changed;
    Token& empty = tokenOf(*changed, node);
    empty.lemma = model.lemma;
    empty.upos = model.upos;
    empty.xpos = model.xpos;
    empty.feats = model.feats;
    empty.misc = "CopyOf=" + std::to_string(predicate);
    bool hasSubject = false;
    for (const Correspondence& one : pairs) {
        const std::string role
            = one.dependent == 0 ? std::string(unspecifiedRelation) : enhancedRelation(tree.relation(one.dependent));
        hasSubject = hasSubject || role.starts_with("nsubj") || role.starts_with("csubj");
        rehang(changed->word(one.remnant), {one.remnant == promoted ? predicate : promoted, 0}, node, role);
    }
    for (const int dependent : dependentsOfClause(tree, promoted))
        rehang(changed->word(dependent), {promoted, 0}, node, enhancedRelation(tree.relation(dependent)));
    for (const int dependent : hasSubject ? std::vector<int>() : tree.dependents(predicate)) {
        if (isAnyOf(tree.main(dependent), {"nsubj", "csubj"}))
            addArc(changed->word(dependent), node, enhancedRelation(tree.relation(dependent)));
    }
    return changed;
}

/// A word put up for a predicate that is left out, and that a conjunct before it has; 0 if there is none any more.
int nextGap(const Sentence& sentence)
{
    const TreeRelations tree(sentence);
    for (const int word : tree.fromTheRoot()) {
        if (tree.isConjunct(word) && !hasEmptyHead(sentence.word(word)) && tree.head(word) < word
            && tree.isPredicate(tree.head(word)) && !orphansOf(tree, word).empty())
            return word;
    }
    return 0;
}

} // namespace

Result<Sentence> withGapsFilled(Sentence sentence, const GraphCustoms& customs)
{
    for (int gap = nextGap(sentence); gap != 0; gap = nextGap(sentence)) {
        auto changed = filled(sentence, gap, customs);
        if (!changed)
            return changed;
        sentence = std::move(*changed);
        if (!hasEmptyHead(sentence.word(gap)))
            break;
    }
    return sentence;
}

} // namespace arcwright
