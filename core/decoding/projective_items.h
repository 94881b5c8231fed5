// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/second_order_scores.h"
#include "core/tracing/chart_steps.h"

namespace arcwright {

/// The items that projective trees are made of and every way to put each together, for all that needs more than the
/// best tree: marginals, margins, k best. Every projective tree has exactly one derivation. Under first-order scores a
/// sibling item stands for the inside of an arc; under second-order ones the items are those of Eisner2.
class ProjectiveItems {
public:
    struct Item {
        ChartItemKind kind{};
        int left = 0;
        int right = 0;
        int arc = ArcLists::noArc; ///< of incomplete items

        /// One node by itself: made of nothing, worth 0.
        bool isNode() const { return left == right && kind != ChartItemKind::Tree; }
    };
    struct Split {
        Item first;
        Item second;
        double score = 0; ///< beside those of its parts
        int arc = ArcLists::noArc; ///< what it adds to the tree
    };

    /// Takes the arcs of a sentence with their first-order scores, or second-order scores; they must outlive its use.
    void reset(const ArcLists& arcs, RootPolicy root);
    void reset(const SecondOrderScores& scores, RootPolicy root);

    const ArcLists& arcs() const { return *m_arcs; }
    /// The item that stands for whole trees.
    Item goal() const { return {ChartItemKind::Tree, m_first, m_arcs->words(), ArcLists::noArc}; }

    /// How many numbers index() gives, and the number of an item.
    std::size_t size() const { return 3 * m_side * m_side + at(m_arcs->size()) + 1; }
    std::size_t index(const Item& item) const;

    /// Calls `visit(item)` for every item that is not a node, parts first; or wholes first.
    template <class Visitor>
    void forEachItem(Visitor visit) const;
    template <class Visitor>
    void forEachItemBackwards(Visitor visit) const;

    /// Calls `visit(split)` for every way to put an item together, always in the same order.
    template <class Visitor>
    void forEachSplit(const Item& item, Visitor visit) const;

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void reset(const ArcLists& arcs, const SecondOrderScores* scores, RootPolicy root);
    void findSpans();
    void sortArcs();
    Item incomplete(int arc) const;
    static Item node(int node) { return {ChartItemKind::CompleteRight, node, node, ArcLists::noArc}; }
    static Item item(ChartItemKind kind, int left, int right) { return {kind, left, right, ArcLists::noArc}; }
    template <class Visitor>
    void forEachOfWidth(int width, Visitor visit) const;
    template <class Visitor>
    void forEachIncompleteSplit(const Item& item, Visitor visit) const;

    const ArcLists* m_arcs = nullptr;
    const SecondOrderScores* m_scores = nullptr; ///< null under first-order scores
    int m_first = 0; ///< the leftmost node: 0, or 1 if there is a single root
    std::size_t m_side = 0;
    std::vector<char> m_hasSibling; ///< by left, then right end: whether there is a sibling item
    std::vector<int> m_byWidth; ///< arcs, short ones first
    std::vector<int> m_widthBegins;
};

template <class Visitor>
void ProjectiveItems::forEachOfWidth(int width, Visitor visit) const
{
    using enum ChartItemKind;
    const int last = m_arcs->words() - width;
    for (int left = m_first; left <= last; ++left) {
        if (m_hasSibling[at(left) * m_side + at(left + width)] != 0)
            visit(item(Sibling, left, left + width));
    }
    for (int i = m_widthBegins[at(width)]; i < m_widthBegins[at(width) + 1]; ++i)
        visit(incomplete(m_byWidth[at(i)]));
    for (int left = m_first; left <= last; ++left) {
        visit(item(CompleteRight, left, left + width));
        visit(item(CompleteLeft, left, left + width));
    }
}

template <class Visitor>
void ProjectiveItems::forEachItem(Visitor visit) const
{
    for (int width = 1; width <= m_arcs->words() - m_first; ++width)
        forEachOfWidth(width, visit);
    visit(goal());
}

template <class Visitor>
void ProjectiveItems::forEachItemBackwards(Visitor visit) const
{
    using enum ChartItemKind;
    visit(goal());
    for (int width = m_arcs->words() - m_first; width > 0; --width) {
        // Within a width: complete before incomplete before sibling items.
        const int last = m_arcs->words() - width;
        for (int left = last; left >= m_first; --left) {
            visit(item(CompleteLeft, left, left + width));
            visit(item(CompleteRight, left, left + width));
        }
        for (int i = m_widthBegins[at(width) + 1] - 1; i >= m_widthBegins[at(width)]; --i)
            visit(incomplete(m_byWidth[at(i)]));
        for (int left = last; left >= m_first; --left) {
            if (m_hasSibling[at(left) * m_side + at(left + width)] != 0)
                visit(item(Sibling, left, left + width));
        }
    }
}

template <class Visitor>
void ProjectiveItems::forEachIncompleteSplit(const Item& whole, Visitor visit) const
{
    using enum ChartItemKind;
    const ArcLists& arcs = *m_arcs;
    const auto [kind, s, t, arc] = whole;
    const double score = arcs.score(arc);
    if (m_scores == nullptr) {
        visit(Split{item(Sibling, s, t), node(s), score, arc});
        return;
    }
    const bool right = kind == IncompleteRight;
    const float* siblings = m_scores->siblings(arc);
    if (siblings[0] != forbiddenScore)
        visit(Split{right ? item(CompleteLeft, s + 1, t) : item(CompleteRight, s, t - 1), node(right ? s : t),
            score + static_cast<double>(siblings[0]), arc});
    const int begin = arcs.listBegin(arc);
    for (int nearer = begin; nearer < arc; ++nearer) {
        const float sibling = siblings[nearer - begin + 1];
        const int r = arcs.dependent(nearer);
        if (sibling != forbiddenScore)
            visit(Split{incomplete(nearer), right ? item(Sibling, r, t) : item(Sibling, s, r),
                score + static_cast<double>(sibling), arc});
    }
}

template <class Visitor>
void ProjectiveItems::forEachSplit(const Item& whole, Visitor visit) const
{
    using enum ChartItemKind;
    const ArcLists& arcs = *m_arcs;
    const int s = whole.left;
    const int t = whole.right;
    switch (whole.kind) {
    case Sibling:
        for (int r = s; r < t; ++r)
            visit(Split{item(CompleteRight, s, r), item(CompleteLeft, r + 1, t), 0, ArcLists::noArc});
        break;
    case IncompleteRight:
    case IncompleteLeft:
        forEachIncompleteSplit(whole, visit);
        break;
    case CompleteRight:
        for (int arc = arcs.begin(s, Direction::Right); arc < arcs.end(s, Direction::Right) && arcs.dependent(arc) <= t;
             ++arc)
            visit(Split{incomplete(arc), item(CompleteRight, arcs.dependent(arc), t), 0, ArcLists::noArc});
        break;
    case CompleteLeft:
        for (int arc = arcs.begin(t, Direction::Left); arc < arcs.end(t, Direction::Left) && arcs.dependent(arc) >= s;
             ++arc)
            visit(Split{item(CompleteLeft, s, arcs.dependent(arc)), incomplete(arc), 0, ArcLists::noArc});
        break;
    case Tree:
        if (m_first == 0) {
            visit(Split{item(CompleteRight, 0, t), node(0), 0, ArcLists::noArc});
            break;
        }
        for (int arc = arcs.begin(0, Direction::Right); arc < arcs.end(0, Direction::Right); ++arc) {
            const float sibling = m_scores == nullptr ? 0.0F : m_scores->siblings(arc)[0];
            const int r = arcs.dependent(arc);
            if (sibling != forbiddenScore)
                visit(Split{item(CompleteLeft, 1, r), item(CompleteRight, r, t),
                    static_cast<double>(arcs.score(arc)) + static_cast<double>(sibling), arc});
        }
        break;
    }
}

} // namespace arcwright
