// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/decoding/tree_scorer.h"
#include "core/features/tree_shape.h"
#include "core/scoring/feature_vector.h"
#include "core/scoring/sibling_links.h"
#include "core/scoring/third_order_scorer.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// Scores trees by all there is: arcs and pairs of siblings, whose scores are given, parts of third order, and features
/// of whole trees. A change of one head costs what it changes: the neighbours of the word under its old head and under
/// its new one, its own dependents, and the subtrees on both ways up to where these meet. A workspace: one a thread.
class WholeTreeScorer : public TreeScorer {
public:
    /// Makes `symbols` the sentence at hand.
    void prepare(const TokenSymbols& symbols);
    /// Scores trees of these arcs from now on; weights and scores must outlive the use. Weights without whole trees
    /// leave it at pairs of siblings.
    void take(const Weights& weights, const SecondOrderScores& scores, RootPolicy root);

    double start(std::span<const int> heads) override;
    void gains(int word, std::span<const int> candidates, std::span<double> gains) override;
    void changed(int word, int head) override;
    std::optional<ScoreShares> shares() override;

    /// Adds `count` times each feature of a tree that is neither of an arc nor of a pair of siblings; words may have no
    /// head. O(n features).
    void add(FeatureVector& features, const Weights& weights, std::span<const int> heads, RootPolicy root,
        float count) const;

    /// Calls `visit(PartKind, PartNodes)` for the parts of third order of a tree.
    template <class Visit>
    static void forEachPart(std::span<const int> heads, RootPolicy root, Visit visit);
    /// Calls `visit(ShapeAspect, SubtreeShape)` for what features of whole trees look at.
    template <class Visit>
    void forEachShape(std::span<const int> heads, Visit visit) const;

    const ThirdOrderScorer& parts() const { return m_parts; }
    const ShapeSymbols& shapes() const { return m_shapes; }

private:
    /// The words of a subtree.
    struct Span {
        int first = 0;
        int last = 0;
        int size = 1;

        void take(const Span& other)
        {
            first = std::min(first, other.first);
            last = std::max(last, other.last);
            size += other.size;
        }
    };
    /// The scores that change where a word leaves its place.
    struct Removal {
        double gain = 0; ///< wherever it goes
        double ofDependents = 0; ///< what its own dependents score with the head it has
        bool isOnBranch = false; ///< whether the last word depends on it
    };

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static SubtreeShape shapeOf(int node, const Span& span);
    static std::vector<Span> spansOf(const SiblingLinks& links);

    bool isAlone(int head) const { return m_root == RootPolicy::Single && head == kRoot; }
    int arcOf(int word) const { return word == 0 ? ArcLists::noArc : m_arcs[at(word)]; }
    ScoreShares sharesOfTree();
    double arcScore(int second, int sibling, int arc);
    double triSiblingScore(int second, int sibling, int arc);
    double worth(int arc);
    double grandparentScore(int grandparent, int head, int sibling, int dependent);
    double dependentsScore(int word, int head);
    double shapeScore(ShapeAspect aspect, const SubtreeShape& shape) const;
    double valencyGain(int node, int word, int change);
    double valencyScore(int node, int lefts, int rights);
    double spanScore(int node, const Span& span);
    Removal remove(int word);
    double subtreeGain(int word, int head, bool isOnBranch);
    Span spanWithout(int node, int word, const Span* instead) const;

    const Weights* m_weights = nullptr;
    const SecondOrderScores* m_scores = nullptr;
    RootPolicy m_root = RootPolicy::Many;
    ThirdOrderScorer m_parts;
    ShapeSymbols m_shapes;
    PartMemo m_valencies;
    PartMemo m_spanScores;
    std::vector<double> m_branches; ///< by node: what it scores on the way to the last word

    SiblingLinks m_links; ///< the tree at hand
    std::vector<int> m_arcs; ///< by word: its arc
    std::vector<Span> m_spans; ///< by node
    std::vector<std::array<int, 2>> m_counts; ///< by node: its dependents on either side

    std::vector<double> m_removed; ///< by node above the word at hand: what the subtrees below it lose with the word
    std::vector<int> m_above; ///< by node: the last call in which it was above the word at hand
    int m_call = 0;
};

template <class Visit>
void WholeTreeScorer::forEachPart(std::span<const int> heads, RootPolicy root, Visit visit)
{
    SiblingLinks links;
    links.reset(heads);
    for (int head = 0; head < links.nodes(); ++head) {
        for (const Direction side : {Direction::Left, Direction::Right}) {
            int second = kNoHead;
            int sibling = kNoHead;
            for (int word = links.nearest(head, side); word != 0; word = links.outward(word)) {
                if (sibling != kNoHead && !(root == RootPolicy::Single && head == kRoot))
                    visit(PartKind::TriSibling, ThirdOrderScorer::nodes(kNoHead, head, second, sibling, word));
                if (head != kRoot && links.head(head) != kNoHead) {
                    const int above = links.head(head);
                    visit(PartKind::Grandparent, ThirdOrderScorer::nodes(above, head, kNoHead, kNoHead, word));
                    visit(PartKind::GrandSibling, ThirdOrderScorer::nodes(above, head, kNoHead, sibling, word));
                }
                second = sibling;
                sibling = word;
            }
        }
    }
}

template <class Visit>
void WholeTreeScorer::forEachShape(std::span<const int> heads, Visit visit) const
{
    SiblingLinks links;
    links.reset(heads);
    const std::vector<Span> spans = spansOf(links);
    for (int node = 0; node < links.nodes(); ++node) {
        SubtreeShape shape = shapeOf(node, spans[at(node)]);
        links.forEachDependent(node, [&](int word) { ++(word < node ? shape.lefts : shape.rights); });
        visit(ShapeAspect::Valency, shape);
        if (node != kRoot)
            visit(ShapeAspect::Span, shape);
    }
    for (int node = m_shapes.lastWord(); node != kRoot && node != kNoHead; node = links.head(node))
        visit(ShapeAspect::Branch, shapeOf(node, spans[at(node)]));
}

} // namespace arcwright
