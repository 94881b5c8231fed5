// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/reference_checks.h"

#include <algorithm>

#include "core/validation/basic_tree.h"

namespace arcwright {

namespace {

/// Whether there is such a word or empty node. The ids are in order.
bool exists(const SentenceText& sentence, const std::vector<NodeId>& emptyNodes, std::string_view id)
{
    const ParsedId parsed = parseId(id);
    if (parsed.kind == IdKind::Word)
        return parsed.first <= sentence.words();
    return parsed.kind == IdKind::EmptyNode
        && std::binary_search(emptyNodes.begin(), emptyNodes.end(), NodeId{parsed.first, parsed.second});
}

std::vector<NodeId> emptyNodesOf(const SentenceText& sentence)
{
    std::vector<NodeId> nodes;
    for (const Row& row : sentence.rows) {
        if (row.isEmptyNode())
            nodes.push_back(row.node());
    }
    return nodes;
}

/// The head of each word; the references have been checked.
std::vector<int> headsOf(const SentenceText& sentence)
{
    std::vector<int> heads(static_cast<std::size_t>(sentence.words()) + 1, 0);
    for (int word = 1; word <= sentence.words(); ++word)
        heads[static_cast<std::size_t>(word)] = parseId(sentence.word(word).field(Column::Head)).first;
    return heads;
}

/// The words from which no way up leads to node 0. O(words).
std::vector<int> unreachable(const std::vector<int>& heads)
{
    enum class State : char { Unknown, Pending, Reached, Lost };
    std::vector<State> states(heads.size(), State::Unknown);
    states[0] = State::Reached;
    std::vector<int> found;
    std::vector<std::size_t> path;
    for (std::size_t word = 1; word < heads.size(); ++word) {
        path.clear();
        std::size_t at = word;
        for (; states[at] == State::Unknown; at = static_cast<std::size_t>(heads[at])) {
            states[at] = State::Pending;
            path.push_back(at);
        }
        const State end = states[at] == State::Reached ? State::Reached : State::Lost;
        for (const std::size_t passed : path)
            states[passed] = end;
        if (states[word] == State::Lost)
            found.push_back(static_cast<int>(word));
    }
    return found;
}

} // namespace

bool checkReferences(const SentenceText& sentence, Report& report)
{
    const std::vector<NodeId> emptyNodes = emptyNodesOf(sentence);
    bool ok = true;
    const auto fail = [&](TestId test, const Row& row, Column column, std::string_view found) {
        report.add(test, row, column, {std::string(found)});
        ok = false;
    };
    for (const Row& row : sentence.rows) {
        if (row.isRange())
            continue;
        const std::string_view head = row.field(Column::Head);
        const bool hasHead = row.isWord() && sentence.columns.has(Column::Head);
        if (hasHead && !isHead(head))
            fail(TestId::InvalidHead, row, Column::Head, head);
        if (hasHead && head != "0" && !exists(sentence, emptyNodes, head))
            fail(TestId::UnknownHead, row, Column::Head, head);
        const std::string_view deps = row.field(Column::Deps);
        if (deps != "_" && row.arcs.empty())
            fail(TestId::InvalidDeps, row, Column::Deps, deps);
        for (const EnhancedArc& arc : row.arcs) {
            if (!isEnhancedHead(arc.head))
                fail(TestId::InvalidEhead, row, Column::Deps, arc.head);
            if (arc.head != "0" && !exists(sentence, emptyNodes, arc.head))
                fail(TestId::UnknownEhead, row, Column::Deps, arc.head);
        }
    }
    return ok;
}

bool checkTree(const SentenceText& sentence, Report& report)
{
    const std::vector<int> heads = headsOf(sentence);
    std::vector<int> roots;
    for (int word = 1; word <= sentence.words(); ++word) {
        const int head = heads[static_cast<std::size_t>(word)];
        if (head == word) {
            report.add(TestId::HeadSelfLoop, sentence.word(word), Column::Head);
            return false;
        }
        if (head == 0)
            roots.push_back(word);
    }
    if (roots.size() > 1) {
        report.add(TestId::MultipleRoots, sentence.word(roots[1]), Column::Head, {listed(roots)});
        return false;
    }
    const std::vector<int> lost = unreachable(heads);
    if (!lost.empty()) {
        report.add(TestId::NonTree, sentence.word(lost.front()), Column::Head, {listed(lost)});
        return false;
    }
    return true;
}

} // namespace arcwright
