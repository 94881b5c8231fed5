// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner.h"

#include <algorithm>
#include <cstring>

#include "core/treebank/graph.h"

namespace arcwright {

namespace {

using Four = float __attribute__((vector_size(16)));

/// max over i < count of first[i] + second[i]. The maximum does not depend on the order it is taken in, so four
/// lanes give the very float that one would.
float maxOfSums(const float* first, const float* second, int count)
{
    float best = forbiddenScore;
    int i = 0;
    if (count >= 8) {
        Four lanes = {best, best, best, best};
        for (; i + 4 <= count; i += 4) {
            Four left;
            Four right;
            std::memcpy(&left, first + i, sizeof left);
            std::memcpy(&right, second + i, sizeof right);
            const Four sum = left + right;
            lanes = sum > lanes ? sum : lanes;
        }
        best = std::max(std::max(lanes[0], lanes[1]), std::max(lanes[2], lanes[3]));
    }
    for (; i < count; ++i)
        best = std::max(best, first[i] + second[i]);
    return best;
}

/// The first i at which first[i] + second[i] is the maximum: the chart keeps no back pointers.
int splitOf(const float* first, const float* second, int count)
{
    const float best = maxOfSums(first, second, count);
    int i = 0;
    while (i < count - 1 && first[i] + second[i] != best)
        ++i;
    return i;
}

} // namespace

void Eisner::Square::reset(std::size_t nodes)
{
    side = nodes;
    cells.resize(nodes * nodes);
}

float& Eisner::Square::at(int row, int column)
{
    return this->row(row)[column];
}

void Eisner::fillChart(const ArcScores& scores, int first)
{
    const int last = scores.words();
    for (Square* square : {&m_completeRight, &m_completeRightByEnd, &m_completeLeft, &m_completeLeftByEnd,
             &m_incompleteRight, &m_incompleteLeftByEnd})
        square->reset(static_cast<std::size_t>(scores.nodes()));
    for (int node = first; node <= last; ++node)
        m_completeRight.at(node, node) = m_completeRightByEnd.at(node, node) = m_completeLeft.at(node, node)
            = m_completeLeftByEnd.at(node, node) = 0;

    for (int width = 1; width <= last - first; ++width) {
        for (int s = first; s + width <= last; ++s) {
            const int t = s + width;
            const float inside = maxOfSums(m_completeRight.row(s) + s, m_completeLeftByEnd.row(t) + s + 1, width);
            m_incompleteRight.at(s, t) = inside + scores.at(s, t);
            m_incompleteLeftByEnd.at(t, s) = inside + scores.at(t, s);
            const float right = maxOfSums(m_incompleteRight.row(s) + s + 1, m_completeRightByEnd.row(t) + s + 1, width);
            const float left = maxOfSums(m_completeLeft.row(s) + s, m_incompleteLeftByEnd.row(t) + s, width);
            m_completeRight.at(s, t) = m_completeRightByEnd.at(t, s) = right;
            m_completeLeft.at(s, t) = m_completeLeftByEnd.at(t, s) = left;
        }
    }
}

int Eisner::singleRoot(const ArcScores& scores, float& best) const
{
    const int last = scores.words();
    int root = kNoHead;
    for (int word = 1; word <= last; ++word) {
        const float score = m_completeLeft.row(1)[word] + m_completeRight.row(word)[last] + scores.at(kRoot, word);
        if (score > best) {
            best = score;
            root = word;
        }
    }
    return root;
}

std::optional<double> Eisner::decode(const ArcScores& scores, RootPolicy root, std::vector<int>& heads)
{
    const int last = scores.words();
    heads.assign(static_cast<std::size_t>(scores.nodes()), kNoHead);
    if (last == 0)
        return 0.0;
    float best = forbiddenScore;
    if (root == RootPolicy::Many) {
        fillChart(scores, kRoot);
        best = m_completeRight.at(kRoot, last);
        if (best == forbiddenScore)
            return std::nullopt;
        backtrace(heads, {Item::CompleteRight, kRoot, last});
        return best;
    }
    fillChart(scores, 1);
    const int word = singleRoot(scores, best);
    if (word == kNoHead)
        return std::nullopt;
    heads[static_cast<std::size_t>(word)] = kRoot;
    backtrace(heads, {Item::CompleteLeft, 1, word});
    backtrace(heads, {Item::CompleteRight, word, last});
    return best;
}

void Eisner::backtrace(std::vector<int>& heads, Open start)
{
    m_stack.assign(1, start);
    while (!m_stack.empty()) {
        const Open open = m_stack.back();
        m_stack.pop_back();
        if (open.left < open.right)
            expand(heads, open);
    }
}

void Eisner::expand(std::vector<int>& heads, Open open)
{
    const auto [item, s, t] = open;
    const int width = t - s;
    switch (item) {
    case Item::IncompleteRight:
    case Item::IncompleteLeft: {
        const int r = s + splitOf(m_completeRight.row(s) + s, m_completeLeftByEnd.row(t) + s + 1, width);
        heads[static_cast<std::size_t>(item == Item::IncompleteRight ? t : s)] = item == Item::IncompleteRight ? s : t;
        m_stack.push_back({Item::CompleteRight, s, r});
        m_stack.push_back({Item::CompleteLeft, r + 1, t});
        break;
    }
    case Item::CompleteRight: {
        const int r = s + 1 + splitOf(m_incompleteRight.row(s) + s + 1, m_completeRightByEnd.row(t) + s + 1, width);
        m_stack.push_back({Item::IncompleteRight, s, r});
        m_stack.push_back({Item::CompleteRight, r, t});
        break;
    }
    case Item::CompleteLeft: {
        const int r = s + splitOf(m_completeLeft.row(s) + s, m_incompleteLeftByEnd.row(t) + s, width);
        m_stack.push_back({Item::CompleteLeft, s, r});
        m_stack.push_back({Item::IncompleteLeft, r, t});
        break;
    }
    }
}

} // namespace arcwright
