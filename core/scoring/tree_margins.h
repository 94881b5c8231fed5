// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_margins.h"
#include "core/scoring/sentence_parser.h"

namespace arcwright {

/// A head a word could have, and by how much the best tree with it scores less than the tree found.
struct HeadLoss {
    int head = kNoHead;
    double loss = 0;
};

/// How sure a parser is of each head of the tree it has just found, and what it would lose by others. For decoders that
/// search exactly: exact, except of sentences so long that it would take many seconds. For others, and for these, what
/// a change of this head alone loses: less than 0 where it gains no more than hill climbing asks of a move, and 0 where
/// it gains after a search that only looks at likely arcs. Of several parents, that in the tree. A workspace.
class TreeMargins {
public:
    /// O(n A) for A arcs; second order and exact: and O(n) for each pair of siblings; Cle: O(A n^2).
    void compute(SentenceParser& parsed, const DecoderSettings& settings);

    /// The heads of a word that leave a tree, the tree's own first, then those that lose least; ties: the leftmost.
    /// None if there is no tree.
    std::vector<HeadLoss> heads(int word) const;
    /// The loss of the word's second head: infinity where there is none.
    double margin(int word) const;

private:
    void takeExact(const ArcScores& scores);
    void takeChangesOfFirstOrder(RootPolicy root);
    void takeChanges(SentenceParser& parsed, const DecoderSettings& settings);

    ArcLists m_arcs;
    ArcMargins m_exact;
    std::vector<int> m_tree;
    ArcTable m_losses; ///< infinity for arcs that no tree has
    std::vector<int> m_candidates;
    std::vector<double> m_gains;
};

} // namespace arcwright
