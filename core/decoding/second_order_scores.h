// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/decoding/arc_lists.h"

namespace arcwright {

/// s(h, m) for the arcs that pruning left, and s(h, k, m) for neighbouring dependents k, then m, on one side of h,
/// counted outward from h, with s(h, -, m) for the first one (McDonald and Pereira 2006, section 2.1). A pair that was
/// never asked about has no cell: the tables take sum over heads and sides of L (L + 1) / 2 floats for lists of length
/// L.
class SecondOrderScores {
public:
    /// Takes every arc that is not forbidden, with sibling scores of 0. O(n^2 + cells).
    void reset(const ArcScores& arcs);

    const ArcLists& arcs() const { return m_arcs; }
    int words() const { return m_arcs.words(); }
    int nodes() const { return m_arcs.nodes(); }

    /// The sibling scores of an arc, the j-th of its list: cell 0 is s(h, -, m), cell 1 + i is s(h, k, m) where k is
    /// the i-th dependent of the list, for i < j. To be filled by whoever scores; under a single root only cell 0 of
    /// the root's arcs is ever read.
    std::span<float> siblings(int arc) { return {m_cells.data() + m_rows[at(arc)], rowLength(arc)}; }
    const float* siblings(int arc) const { return m_cells.data() + m_rows[at(arc)]; }

    /// s(h, k, m) of two arcs of one list; `previous` may be noArc.
    float sibling(int previous, int arc) const
    {
        return siblings(arc)[previous == ArcLists::noArc ? 0 : previous - m_arcs.listBegin(arc) + 1];
    }

    /// How many cells there are in all.
    std::size_t cells() const { return m_cells.size(); }

    /// At least as many as there would be after reset(), exact where that could be more than `most`, and counted no
    /// further than that. O(n^2) for long sentences, else O(1).
    static std::size_t cellsFor(const ArcScores& arcs, std::size_t most);

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    std::size_t rowLength(int arc) const { return m_rows[at(arc) + 1] - m_rows[at(arc)]; }

    ArcLists m_arcs;
    std::vector<std::size_t> m_rows; ///< by arc, and the end
    std::vector<float> m_cells;
};

/// The scores of a part of the arcs: those whose entry in `kept`, by arc, is not 0.
SecondOrderScores restricted(const SecondOrderScores& scores, const std::vector<char>& kept);

/// The score of a graph: the sum over its arcs and over the chains they form with their siblings. Minus infinity if it
/// has an arc or a pair that is forbidden. The arcs may come in any order; a word may have several heads.
double scoreOf(const SecondOrderScores& scores, const std::vector<int>& heads);
double scoreOfArcs(const SecondOrderScores& scores, const std::vector<bool>& isThere);

} // namespace arcwright
