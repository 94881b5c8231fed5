// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_table.h"
#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/projective_items.h"

namespace arcwright {

/// The max-margins of arcs: by how much the best tree with an arc scores more than the best tree without it. Infinity
/// for an arc that every tree has, minus infinity for one that none has. Exact.
class ArcMargins {
public:
    /// Over projective trees, under first-order or second-order scores: inside and outside with maxima in place of
    /// sums. False if there is no tree. O(n A) for A arcs, and O(n) for each pair of siblings they allow.
    bool computeProjective(const ArcLists& arcs, RootPolicy root);
    bool computeProjective(const SecondOrderScores& scores, RootPolicy root);

    /// Over all trees, under first-order scores: a decoding for each arc, O(A n^2).
    bool computeNonProjective(const ArcScores& scores, RootPolicy root);

    /// The margins of the n arcs of the best tree alone, O(n^3); all others are left at minus infinity. Fills `heads`
    /// with that tree.
    bool computeNonProjectiveTree(const ArcScores& scores, RootPolicy root, std::vector<int>& heads);

    const ArcTable& margins() const { return m_margins; }

private:
    bool runProjective();
    void takeDifferences();

    ProjectiveItems m_items;
    ChuLiuEdmonds m_decoder;
    ArcScores m_scores;
    ArcTable m_margins; ///< first the score of the best tree with each arc
    std::vector<double> m_inside; ///< by item, as the next
    std::vector<double> m_outside;
    std::vector<int> m_heads;
};

} // namespace arcwright
