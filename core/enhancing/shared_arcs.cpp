// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/shared_arcs.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/enhancing/arc_labels.h"
#include "core/enhancing/tree_relations.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/parents.h"
#include "core/validation/patterns.h"

namespace arcwright {

namespace {

bool isSubject(std::string_view main)
{
    return main == "nsubj" || main == "csubj";
}

/// Dependents that belong to one word alone, or to the coordination as a whole.
bool isOfOneWord(std::string_view main)
{
    for (const std::string_view each : {"conj", "cc", "punct", "fixed", "flat", "goeswith", "orphan", "reparandum"}) {
        if (main == each)
            return true;
    }
    return false;
}

bool isRef(const Parent& parent)
{
    return parent.relation == "ref";
}

/// The words that an arc to a dependent goes to: itself, or what it stands for as a relative pronoun.
std::vector<int> carriersOf(const Sentence& sentence, int dependent)
{
    std::vector<int> carriers;
    for (const Parent& parent : sentence.word(dependent).parents) {
        if (isRef(parent) && parent.head.empty == 0 && parent.head.word > 0)
            carriers.push_back(parent.head.word);
    }
    return carriers.empty() ? std::vector<int>{dependent} : carriers;
}

/// The dependents of a conjunct in the tree, and those it shares with the one it hangs on.
std::vector<int> dependentsOf(const Sentence& sentence, const TreeRelations& tree, int head)
{
    std::vector<int> found = tree.dependents(head);
    if (!tree.isConjunct(head))
        return found;
    for (const int dependent : dependentsOf(sentence, tree, tree.head(head))) {
        const std::vector<int> carriers = carriersOf(sentence, dependent);
        const bool isShared = std::any_of(carriers.begin(), carriers.end(), [&](int carrier) {
            return hasParent(sentence.word(carrier), {head, 0});
        });
        if (isShared && std::find(found.begin(), found.end(), dependent) == found.end())
            found.push_back(dependent);
    }
    return found;
}

std::string relationAt(const TreeRelations& tree, int conjunct, int dependent)
{
    const std::string& relation = tree.relation(dependent);
    const std::string_view main = tree.main(dependent);
    if (!isSubject(main) || (relation != main && relation != std::string(main) + ":pass"))
        return relation;
    return std::string(main) + (tree.isPassive(conjunct) ? ":pass" : "");
}

/// The arc of a conjunct as another one has it: with its own marker, where arcs have markers.
std::string relationFor(
    const TreeRelations& tree, int head, int conjunct, const Parent& parent, const GraphCustoms& customs)
{
    const std::string& plain = tree.relation(tree.firstConjunct(head));
    if (parent.relation == plain || !extendsRelation(parent.relation, plain))
        return parent.relation;
    const std::string_view appended = std::string_view(parent.relation).substr(plain.size() + 1);
    const Marker own = markerOf(tree, head, plain, true);
    const bool isMarked
        = (!own.text.empty() && appended.starts_with(own.text)) || (!own.kase.empty() && appended == own.kase);
    return isMarked ? labelled(tree, conjunct, plain, customs) : parent.relation;
}

/// Which words have a subject in the graph, by their number.
std::vector<bool> haveSubjects(const Sentence& sentence)
{
    std::vector<bool> have(sentence.tokens.size() + 1, false);
    const auto add = [&](const Token& token) {
        for (const Parent& parent : token.parents) {
            if (isSubject(mainRelation(parent.relation)) && !parent.relation.ends_with(":outer")
                && parent.head.empty == 0)
                have[static_cast<std::size_t>(parent.head.word)] = true;
        }
    };
    for (const Token& word : sentence.tokens)
        add(word);
    for (const EmptyNode& node : sentence.emptyNodes)
        add(node.token);
    return have;
}

/// Indirect objects of the enhanced graph, as some treebanks say them, too: `obl:arg` in the dative.
std::vector<NodeId> datives(const Sentence& sentence, const TreeRelations& tree, int head)
{
    std::vector<NodeId> found = nodesBelow(sentence, head, {"iobj", "obl"});
    std::erase_if(found, [&](NodeId node) {
        if (node.empty != 0) {
            const auto indirect = nodesBelow(sentence, head, {"iobj"});
            return std::find(indirect.begin(), indirect.end(), node) == indirect.end();
        }
        const std::string& relation = tree.relation(tree.firstConjunct(node.word));
        return mainRelation(relation) != "iobj"
            && (relation != "obl:arg" || !tree.hasFeature(node.word, "Case", "Dat")
                || tree.hasDependent(node.word, {"case"}));
    });
    return found;
}

std::vector<NodeId> controllersOf(const Sentence& sentence, const TreeRelations& tree, int head)
{
    for (auto found : {nodesBelow(sentence, head, {"obj"}), datives(sentence, tree, head)}) {
        if (!found.empty())
            return found;
    }
    return nodesBelow(sentence, head, {"nsubj", "csubj"});
}

void addSubject(
    Sentence& sentence, const TreeRelations& tree, int predicate, NodeId subject, const GraphCustoms& customs)
{
    const bool isWord = subject.empty == 0;
    if (isWord && tree.descends(subject.word, predicate))
        return;
    const bool isClause = isWord && tree.main(subject.word) == "csubj";
    addArc(tokenOf(sentence, subject), {predicate, 0}, customs.controlledRelation(isClause ? "csubj" : "nsubj"));
}

} // namespace

std::vector<NodeId> nodesBelow(
    const Sentence& sentence, int head, std::initializer_list<std::string_view> mainRelations)
{
    std::vector<NodeId> found;
    const auto add = [&](NodeId node, const Token& token) {
        const bool isBelow = std::any_of(token.parents.begin(), token.parents.end(), [&](const Parent& parent) {
            return parent.head == NodeId{head, 0} && !parent.relation.ends_with(":outer")
                && std::find(mainRelations.begin(), mainRelations.end(), mainRelation(parent.relation))
                != mainRelations.end();
        });
        if (isBelow)
            found.push_back(node);
    };
    for (int word = 1; word <= sentence.size(); ++word)
        add({word, 0}, sentence.word(word));
    for (const EmptyNode& node : sentence.emptyNodes)
        add(node.id, node.token);
    return found;
}

bool hasParent(const Token& word, NodeId head)
{
    return std::any_of(
        word.parents.begin(), word.parents.end(), [&](const Parent& parent) { return parent.head == head; });
}

void addArc(Token& word, NodeId head, std::string relation)
{
    if (!hasParent(word, head))
        insertParent(word.parents, {head, std::move(relation)});
}

SharedPlace placeOf(const TreeRelations& tree, int head, int dependent)
{
    if (dependent < head)
        return SharedPlace::BeforeAll;
    for (const int other : tree.dependents(head)) {
        if (other > dependent && tree.main(other) == "conj")
            return SharedPlace::Between;
    }
    return SharedPlace::BehindAll;
}

bool isSharable(const TreeRelations& tree, int head, int conjunct, int dependent)
{
    const std::string_view main = tree.main(dependent);
    if (isOfOneWord(main) || tree.relation(dependent).ends_with(":outer"))
        return false;
    if (!isSubject(main))
        return !tree.hasDependent(conjunct, {main});
    if (tree.hasSubject(conjunct) || tree.hasDependent(conjunct, {"expl", "orphan"}))
        return false;
    if (tree.hasFeature(conjunct, "Mood", "Imp"))
        return false;
    return tree.isPredicate(conjunct) || tree.hasCopula(head);
}

void shareDependents(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs)
{
    const std::vector<bool> haveSubject = haveSubjects(sentence);
    for (const int conjunct : tree.fromTheRoot()) { // what a conjunct has got is shared with its own conjuncts
        if (!tree.isConjunct(conjunct))
            continue;
        const int head = tree.head(conjunct);
        for (const int dependent : dependentsOf(sentence, tree, head)) {
            if (dependent == conjunct || tree.descends(dependent, conjunct)
                || (isSubject(tree.main(dependent)) && haveSubject[static_cast<std::size_t>(conjunct)])
                || !customs.sharesDependents(placeOf(tree, head, dependent), tree.relation(dependent))
                || !isSharable(tree, head, conjunct, dependent))
                continue;
            for (const int carrier : carriersOf(sentence, dependent)) {
                if (carrier != conjunct)
                    addArc(sentence.word(carrier), {conjunct, 0}, relationAt(tree, conjunct, dependent));
            }
        }
    }
}

void shareParents(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs)
{
    const auto share = [&](int head, int conjunct, NodeId node, Token& token) {
        for (const Parent& parent : std::vector<Parent>(sentence.word(head).parents)) {
            const bool isWithin = parent.head.empty == 0 && parent.head.word != 0
                && (tree.descends(parent.head.word, head) || tree.descends(parent.head.word, conjunct));
            if (isWithin || isRef(parent) || parent.head == node || mainRelation(parent.relation) == "conj"
                || !customs.sharesParents(parent.relation))
                continue;
            addArc(token, parent.head, relationFor(tree, head, conjunct, parent, customs));
        }
    };
    for (const int conjunct : tree.fromTheRoot()) {
        if (!tree.isConjunct(conjunct))
            continue;
        const int head = tree.head(conjunct);
        Token& token = sentence.word(conjunct);
        const auto empty = std::find_if(sentence.emptyNodes.begin(), sentence.emptyNodes.end(),
            [&](const EmptyNode& node) { return hasParent(token, node.id); });
        if (empty == sentence.emptyNodes.end())
            share(head, conjunct, {conjunct, 0}, token);
        else if (hasParent(empty->token, {head, 0}))
            share(head, conjunct, empty->id, empty->token);
    }
}

void addControlledSubjects(Sentence& sentence, const TreeRelations& tree, const GraphCustoms& customs)
{
    const std::vector<bool> haveSubject = haveSubjects(sentence);
    for (const int predicate : tree.fromTheRoot()) {
        const int head = tree.head(predicate);
        if (tree.main(predicate) != "xcomp" || head <= kRoot || tree.hasSubject(predicate)
            || !customs.tellsControlled(sentence.word(head).upos, sentence.word(predicate).upos))
            continue;
        const std::vector<NodeId> subjects = controllersOf(sentence, tree, head);
        for (const NodeId subject : haveSubject[static_cast<std::size_t>(predicate)] ? std::vector<NodeId>() : subjects)
            addSubject(sentence, tree, predicate, subject, customs);
        if (!customs.sharesDependents(SharedPlace::BeforeAll, "nsubj"))
            continue;
        for (int conjunct = 1; conjunct <= tree.size(); ++conjunct) {
            if (!tree.isConjunct(conjunct) || tree.firstConjunct(conjunct) != predicate || tree.hasSubject(conjunct)
                || haveSubject[static_cast<std::size_t>(conjunct)])
                continue;
            for (const NodeId subject : subjects)
                addSubject(sentence, tree, conjunct, subject, customs);
        }
    }
}

} // namespace arcwright
