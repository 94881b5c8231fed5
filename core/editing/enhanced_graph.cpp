// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/enhanced_graph.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/format.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

/// Whether a word's arc in the tree is one that DEPS can have.
bool hasBasicArc(const Token& word)
{
    return word.head != kNoHead && !word.relation.empty();
}

void addBasicArc(Token& word)
{
    if (hasBasicArc(word) && basicCopy(word) == word.parents.end())
        insertParent(word.parents, {{word.head, 0}, enhancedRelation(word.relation)});
}

bool hasEmptyParent(const Token& word)
{
    return std::any_of(
        word.parents.begin(), word.parents.end(), [](const Parent& parent) { return parent.head.empty != 0; });
}

/// The words from one up to the root in the tree; none if it hangs on none, or on a circle.
std::vector<int> pathInTree(const Sentence& sentence, int word)
{
    std::vector<int> path;
    for (; word != kRoot; word = sentence.word(word).head) {
        if (word < 1 || word > sentence.size() || path.size() > sentence.tokens.size())
            return {};
        path.push_back(word);
    }
    return path;
}

bool contains(const std::vector<NodeId>& nodes, NodeId node)
{
    return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

const std::vector<Parent>& parentsOf(const Sentence& sentence, NodeId node)
{
    return node.empty == 0 ? sentence.word(node.word).parents : findEmptyNode(sentence, node)->token.parents;
}

} // namespace

bool hasGraphArcs(const Sentence& sentence)
{
    return !sentence.emptyNodes.empty()
        || std::any_of(
            sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) { return !token.parents.empty(); });
}

bool hasEnhancedGraph(const Sentence& sentence)
{
    if (!holdsEnhancedGraph(sentence))
        return false;
    if (hasGraphArcs(sentence))
        return true;
    const auto& format = sentence.source.format;
    return format && sentence.source.bytes && hasGraphArcs(format->read(sentence.source));
}

void beginEnhancedGraph(Sentence& sentence)
{
    for (Token& word : sentence.tokens) {
        if (word.parents.empty())
            addBasicArc(word);
    }
}

std::vector<NodeId> nodesCutOff(const Sentence& sentence)
{
    std::vector<NodeId> nodes;
    std::map<NodeId, std::vector<NodeId>> children;
    const auto add = [&](NodeId node, const std::vector<Parent>& parents) {
        nodes.push_back(node);
        for (const Parent& parent : parents)
            children[parent.head].push_back(node);
    };
    std::vector<NodeId> waiting{NodeId{}};
    for (int word = 1; word <= sentence.size(); ++word) {
        add({word, 0}, sentence.word(word).parents);
        if (!hasBasicArc(sentence.word(word)))
            waiting.push_back({word, 0});
    }
    for (const EmptyNode& node : sentence.emptyNodes)
        add(node.id, node.token.parents);
    std::map<NodeId, bool> reached;
    while (!waiting.empty()) {
        const NodeId node = waiting.back();
        waiting.pop_back();
        if (std::exchange(reached[node], true))
            continue;
        const auto& next = children[node];
        waiting.insert(waiting.end(), next.begin(), next.end());
    }
    std::erase_if(nodes, [&](NodeId node) { return reached.contains(node); });
    return nodes;
}

namespace {

/// The words that need their basic arcs so that `from` is reached again: those of its path in the tree up to one that
/// is. None where nothing is amiss, the path does not lead to the root, or a word of it was `cutOffBefore`, as the file
/// had it: its head may be wrong, and the problem is what leads there.
template <class Test>
std::vector<int> wordsToRejoin(
    const Sentence& sentence, const std::vector<NodeId>& cutOff, int from, const Test& wasCutOffBefore)
{
    std::vector<int> words;
    for (const int each : pathInTree(sentence, from)) {
        if (!contains(cutOff, NodeId{each, 0}))
            return words;
        if (wasCutOffBefore(each))
            return {};
        words.push_back(each);
    }
    return words;
}

} // namespace

void followBasicArc(const Sentence& before, Sentence& after, int word)
{
    Token& token = after.word(word);
    const Token& old = before.word(word);
    if (!holdsEnhancedGraph(after))
        return;
    const bool isNew = !hasBasicArc(old) && !hasEmptyParent(token);
    if (isNew ? hasEnhancedGraph(before) : token.parents.empty() && hasGraphArcs(before))
        addBasicArc(token);
    if (!hasGraphArcs(after))
        return;
    auto cutOff = nodesCutOff(after);
    if (cutOff.empty())
        return;
    const auto cutOffBefore = nodesCutOff(before);
    const auto rejoin = [&](int from) {
        const auto path = wordsToRejoin(after, cutOff, from, [&](int each) {
            // Where the tree did not lead to it either, a head was taken away, and this edit gives one again.
            return each != word && contains(cutOffBefore, NodeId{each, 0}) && !pathInTree(before, each).empty();
        });
        for (const int each : path)
            addBasicArc(after.word(each));
        if (!path.empty())
            cutOff = nodesCutOff(after);
    };
    rejoin(word);
    for (int other = 1; other <= after.size(); ++other)
        rejoin(other);
}

Result<void> followParents(const Sentence& before, Sentence& after, NodeId node)
{
    if (!holdsEnhancedGraph(after))
        return {};
    Sentence begun = before;
    if (!hasGraphArcs(before)) {
        beginEnhancedGraph(begun);
        beginEnhancedGraph(after);
    }
    Token& token = tokenOf(after, node);
    const bool isEmptied = token.parents.empty() && !parentsOf(before, node).empty();
    if (isEmptied && node.empty == 0) {
        addBasicArc(token);
        if (token.parents == parentsOf(before, node))
            return refused(EditProblem::LastParent, {nodeName(node)});
    }
    if (!hasGraphArcs(after))
        return {};
    const auto cutOffBefore = nodesCutOff(begun);
    std::string names;
    for (const NodeId each : nodesCutOff(after)) {
        if (!contains(cutOffBefore, each))
            names.append(names.empty() ? "" : ", ").append(nodeName(each));
    }
    return names.empty() ? Result<void>() : refused(EditProblem::NodesCutOff, {names});
}

void followWords(std::initializer_list<const Sentence*> before, Sentence& after)
{
    if (!holdsEnhancedGraph(after) || !hasGraphArcs(after))
        return;
    const auto isBroken = [](const Sentence* each) { return hasGraphArcs(*each) && !nodesCutOff(*each).empty(); };
    if (std::any_of(before.begin(), before.end(), isBroken))
        return;
    for (Token& word : after.tokens) {
        if (word.parents.empty())
            addBasicArc(word);
    }
    for (auto cutOff = nodesCutOff(after); !cutOff.empty(); cutOff = nodesCutOff(after)) {
        const auto next = std::find_if(cutOff.begin(), cutOff.end(), [&](NodeId node) {
            return node.empty == 0 && !contains(cutOff, {after.word(node.word).head, 0});
        });
        if (next == cutOff.end()) // empty nodes, and words on or below a circle of the tree
            break;
        addBasicArc(after.word(next->word));
    }
    for (const NodeId node : nodesCutOff(after)) {
        if (node.empty != 0)
            insertParent(tokenOf(after, node).parents, {{kRoot, 0}, std::string(rootRelation)});
    }
}

} // namespace arcwright
