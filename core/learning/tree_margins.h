// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_margins.h"
#include "core/learning/sentence_parser.h"

namespace arcwright {

/// How sure a parser is of each head of the tree it has just found. A workspace.
class TreeMargins {
public:
    /// One number a node, that of the root unused: by how much the tree scores more than the best tree in which the
    /// word has another head. Infinity where no other tree is there. For decoders that search exactly: exact, O(n A)
    /// for A arcs (second order: and O(n) for each pair of siblings), Cle O(n^3). For those that climb: more than the
    /// best tree that a change of this head alone makes, O(n A); of several parents, that in the tree.
    const std::vector<double>& compute(const SentenceParser& parsed, const DecoderSettings& settings);

private:
    void takeExact(const LabelledTree& tree);
    void takeChanges(const SentenceParser& parsed, RootPolicy root);

    ArcLists m_arcs;
    ArcMargins m_exact;
    std::vector<double> m_margins;
    std::vector<int> m_candidates;
    std::vector<double> m_gains;
    std::vector<int> m_heads;
};

} // namespace arcwright
