// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/whole_tree_scorer.h"

#include <algorithm>
#include <cmath>

namespace arcwright {

void WholeTreeScorer::prepare(const TokenSymbols& symbols)
{
    m_parts.prepare(symbols);
    m_shapes.prepare(symbols);
}

void WholeTreeScorer::take(const Weights& weights, const SecondOrderScores& scores, RootPolicy root)
{
    m_weights = &weights;
    m_scores = &scores;
    m_root = root;
    m_removed.resize(at(scores.nodes()));
    m_above.assign(at(scores.nodes()), 0);
    m_call = 0;
    if (!weights.hasWholeTrees())
        return;
    m_parts.take(weights);
    m_valencies.forget();
    m_spanScores.forget();
    m_branches.assign(at(scores.nodes()), 0);
    for (int word = 1; word < scores.nodes(); ++word)
        m_branches[at(word)] = shapeScore(ShapeAspect::Branch, {word, 0, 0, word, word, false});
}

SubtreeShape WholeTreeScorer::shapeOf(int node, const Span& span)
{
    return {node, 0, 0, span.first, span.last, span.last - span.first + 1 != span.size};
}

std::vector<WholeTreeScorer::Span> WholeTreeScorer::spansOf(const SiblingLinks& links)
{
    std::vector<Span> spans;
    spans.reserve(static_cast<std::size_t>(links.nodes()));
    for (int node = 0; node < links.nodes(); ++node)
        spans.push_back({node, node, 1});
    for (int word = 1; word < links.nodes(); ++word) {
        for (int above = links.head(word); above != kNoHead; above = above == kRoot ? kNoHead : links.head(above))
            spans[at(above)].take({word, word, 1});
    }
    return spans;
}

double WholeTreeScorer::start(std::span<const int> heads)
{
    const ArcLists& arcs = m_scores->arcs();
    m_links.reset(heads);
    m_spans = spansOf(m_links);
    m_arcs.assign(heads.size(), ArcLists::noArc);
    m_counts.assign(heads.size(), {0, 0});
    for (int word = 1; word < m_links.nodes(); ++word) {
        m_arcs[at(word)] = arcs.find(heads[at(word)], word);
        ++m_counts[at(heads[at(word)])][static_cast<std::size_t>(directionOf(heads[at(word)], word))];
    }
    return sharesOfTree().total();
}

std::optional<ScoreShares> WholeTreeScorer::shares()
{
    const ScoreShares shares = sharesOfTree();
    return std::isfinite(shares.total()) ? std::optional(shares) : std::nullopt;
}

ScoreShares WholeTreeScorer::sharesOfTree()
{
    const ArcLists& arcs = m_scores->arcs();
    ScoreShares shares;
    for (int head = 0; head < m_links.nodes(); ++head) {
        for (const Direction side : {Direction::Left, Direction::Right}) {
            int second = ArcLists::noArc;
            int sibling = ArcLists::noArc;
            for (int word = m_links.nearest(head, side); word != 0; word = m_links.outward(word)) {
                const int arc = arcOf(word);
                shares.arcs += static_cast<double>(arcs.score(arc));
                shares.siblings
                    += static_cast<double>(m_scores->sibling(isAlone(head) ? ArcLists::noArc : sibling, arc));
                shares.triSiblings += triSiblingScore(second, sibling, arc);
                second = sibling;
                sibling = arc;
            }
        }
        if (head != kRoot)
            shares.grandparents += dependentsScore(head, m_links.head(head));
        if (!m_weights->hasWholeTrees())
            continue;
        shares.wholeTree += valencyScore(head, m_counts[at(head)][0], m_counts[at(head)][1]);
        if (head != kRoot)
            shares.wholeTree += spanScore(head, m_spans[at(head)]);
    }
    if (m_weights->hasWholeTrees()) {
        for (int node = m_shapes.lastWord(); node != kRoot; node = m_links.head(node))
            shares.wholeTree += m_branches[at(node)];
    }
    return shares;
}

/// The score of an arc beside the two before it on its side: all of it but the features of its head's head.
double WholeTreeScorer::arcScore(int second, int sibling, int arc)
{
    const ArcLists& arcs = m_scores->arcs();
    if (isAlone(arcs.head(arc)))
        sibling = ArcLists::noArc;
    return static_cast<double>(arcs.score(arc)) + static_cast<double>(m_scores->sibling(sibling, arc))
        + triSiblingScore(second, sibling, arc);
}

/// The third-order score of an arc with both siblings before it; 0 for the first on its side.
double WholeTreeScorer::triSiblingScore(int second, int sibling, int arc)
{
    const ArcLists& arcs = m_scores->arcs();
    const int head = arcs.head(arc);
    if (sibling == ArcLists::noArc || isAlone(head) || !m_weights->hasWholeTrees())
        return 0;
    return static_cast<double>(m_parts.score(PartKind::TriSibling,
        ThirdOrderScorer::nodes(kNoHead, head, second == ArcLists::noArc ? kNoHead : arcs.dependent(second),
            arcs.dependent(sibling), arcs.dependent(arc))));
}

/// The score of a word's dependents under that head of the word.
double WholeTreeScorer::dependentsScore(int word, int head)
{
    if (!m_weights->hasWholeTrees())
        return 0;
    double score = 0;
    for (const Direction side : {Direction::Left, Direction::Right}) {
        int sibling = kNoHead;
        for (int dependent = m_links.nearest(word, side); dependent != 0; dependent = m_links.outward(dependent)) {
            score += grandparentScore(head, word, sibling, dependent);
            sibling = dependent;
        }
    }
    return score;
}

double WholeTreeScorer::grandparentScore(int grandparent, int head, int sibling, int dependent)
{
    return static_cast<double>(m_parts.score(
               PartKind::Grandparent, ThirdOrderScorer::nodes(grandparent, head, kNoHead, kNoHead, dependent)))
        + static_cast<double>(m_parts.score(
            PartKind::GrandSibling, ThirdOrderScorer::nodes(grandparent, head, kNoHead, sibling, dependent)));
}

/// By how much the list that an arc is in, or would be in, scores more with it than without.
double WholeTreeScorer::worth(int arc)
{
    const int head = m_scores->arcs().head(arc);
    const int word = m_scores->arcs().dependent(arc);
    const SiblingLinks::Neighbours beside = m_links.neighbours(word, head);
    const int second = arcOf(beside.second);
    const int before = arcOf(beside.before);
    double worth = arcScore(second, before, arc);
    if (beside.after != 0) {
        const int after = arcOf(beside.after);
        worth += arcScore(before, arc, after) - arcScore(second, before, after);
        if (beside.next != 0)
            worth += arcScore(arc, after, arcOf(beside.next)) - arcScore(before, after, arcOf(beside.next));
    }
    if (head == kRoot || !m_weights->hasWholeTrees())
        return worth;
    const auto orNone = [](int node) { return node == 0 ? kNoHead : node; };
    const int above = m_links.head(head);
    worth += grandparentScore(above, head, orNone(beside.before), word);
    if (beside.after != 0)
        worth += grandparentScore(above, head, word, beside.after)
            - grandparentScore(above, head, orNone(beside.before), beside.after);
    return worth;
}

double WholeTreeScorer::shapeScore(ShapeAspect aspect, const SubtreeShape& shape) const
{
    double score = 0;
    m_shapes.forEachFeature(aspect, shape, [&](const ShapeFeature& feature) {
        score += static_cast<double>(m_weights->data()[m_weights->treeIndex(feature.key)]);
    });
    return score;
}

double WholeTreeScorer::valencyScore(int node, int lefts, int rights)
{
    return static_cast<double>(m_valencies.score(PartMemo::keyOf(node, lefts, rights, 0), [&] {
        return static_cast<float>(shapeScore(ShapeAspect::Valency, {node, lefts, rights, node, node, false}));
    }));
}

/// Where a word becomes one more dependent (1), or one less (-1).
double WholeTreeScorer::valencyGain(int node, int word, int change)
{
    auto [lefts, rights] = m_counts[at(node)];
    const double before = valencyScore(node, lefts, rights);
    (word < node ? lefts : rights) += change;
    return valencyScore(node, lefts, rights) - before;
}

double WholeTreeScorer::spanScore(int node, const Span& span)
{
    const SubtreeShape shape = shapeOf(node, span);
    return static_cast<double>(m_spanScores.score(PartMemo::keyOf(node, shape.first, shape.last, shape.hasGap ? 1 : 0),
        [&] { return static_cast<float>(shapeScore(ShapeAspect::Span, shape)); }));
}

/// The span of a node without that of one of its dependents, or with another in its place.
WholeTreeScorer::Span WholeTreeScorer::spanWithout(int node, int word, const Span* instead) const
{
    Span span{node, node, 1};
    m_links.forEachDependent(node, [&](int dependent) {
        if (dependent != word)
            span.take(m_spans[at(dependent)]);
    });
    if (instead != nullptr)
        span.take(*instead);
    return span;
}

WholeTreeScorer::Removal WholeTreeScorer::remove(int word)
{
    const int head = m_links.head(word);
    Removal removal{-worth(arcOf(word)), 0, false};
    if (!m_weights->hasWholeTrees())
        return removal;
    removal.gain += valencyGain(head, word, -1);
    removal.ofDependents = dependentsScore(word, head);
    for (int node = m_shapes.lastWord(); node != kRoot && !removal.isOnBranch; node = m_links.head(node))
        removal.isOnBranch = node == word;
    ++m_call;
    double lost = 0;
    int below = word;
    Span left;
    for (int node = head;; node = m_links.head(node)) {
        m_above[at(node)] = m_call;
        m_removed[at(node)] = lost;
        if (node == kRoot)
            break;
        const Span span = spanWithout(node, below, below == word ? nullptr : &left);
        lost += spanScore(node, span) - spanScore(node, m_spans[at(node)]);
        lost -= removal.isOnBranch ? m_branches[at(node)] : 0;
        left = span;
        below = node;
    }
    return removal;
}

/// The gain of the subtrees that the word leaves and comes to; those above the place where both ways meet stay as they
/// are.
double WholeTreeScorer::subtreeGain(int word, int head, bool isOnBranch)
{
    double gain = 0;
    int node = head;
    for (; m_above[at(node)] != m_call; node = m_links.head(node)) {
        Span span = m_spans[at(node)];
        span.take(m_spans[at(word)]);
        gain += spanScore(node, span) - spanScore(node, m_spans[at(node)]);
        gain += isOnBranch ? m_branches[at(node)] : 0;
    }
    return gain + m_removed[at(node)];
}

void WholeTreeScorer::gains(int word, std::span<const int> candidates, std::span<double> gains)
{
    const Removal removal = remove(word);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const int head = candidates[i];
        gains[i] = removal.gain + worth(m_scores->arcs().find(head, word));
        if (m_weights->hasWholeTrees())
            gains[i] += valencyGain(head, word, 1) + dependentsScore(word, head) - removal.ofDependents
                + subtreeGain(word, head, removal.isOnBranch);
    }
}

void WholeTreeScorer::changed(int word, int head)
{
    const int old = m_links.head(word);
    m_links.change(word, head);
    m_arcs[at(word)] = m_scores->arcs().find(head, word);
    --m_counts[at(old)][static_cast<std::size_t>(directionOf(old, word))];
    ++m_counts[at(head)][static_cast<std::size_t>(directionOf(head, word))];
    for (const int from : {old, head}) {
        for (int node = from;; node = m_links.head(node)) {
            m_spans[at(node)] = spanWithout(node, 0, nullptr);
            if (node == kRoot)
                break;
        }
    }
}

void WholeTreeScorer::add(
    FeatureVector& features, const Weights& weights, std::span<const int> heads, RootPolicy root, float count) const
{
    forEachPart(heads, root, [&](PartKind kind, const PartNodes& nodes) {
        m_parts.forEachFeature(
            kind, nodes, [&](const PartFeature& feature) { features.add(weights.treeIndex(feature.key), count); });
    });
    forEachShape(heads, [&](ShapeAspect aspect, const SubtreeShape& shape) {
        m_shapes.forEachFeature(
            aspect, shape, [&](const ShapeFeature& feature) { features.add(weights.treeIndex(feature.key), count); });
    });
}

} // namespace arcwright
