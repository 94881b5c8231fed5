// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/random.h"
#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/matrix_tree.h"

namespace arcwright {

/// Draws trees, projective or not, with probabilities proportional to exp(score / temperature), by Wilson's
/// loop-erased random walk (1996): words walk to heads chosen by weight until they meet the tree. Under a single root
/// its word is drawn first, by its marginal.
///
/// Where words like each other so well that a walk circles between them without end, it is broken off, and the tree is
/// the best one after Gumbel noise has been added to all scores (Papandreou and Yuille 2011), which is near the same
/// distribution and always ends; so is every one of a long sentence under a single root. The same arcs, seed and calls
/// give the same trees on every machine.
class TreeSampler {
public:
    /// Takes the arcs of a sentence, which must outlive the samples; false if every tree has a forbidden arc. O(n^2),
    /// under a single root O(n^3), but of long sentences O(n^2).
    bool prepare(const ArcLists& arcs, RootPolicy root, double temperature = 1);
    /// Takes the arcs with every tree equally likely.
    bool prepareUniform(const ArcLists& arcs, RootPolicy root);

    /// Fills `heads`, one entry a node; that of the root is kNoHead.
    void sample(Random& random, std::vector<int>& heads);

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    bool prepareScores(const ArcLists& arcs, RootPolicy root);
    void takeWeights();
    bool walk(Random& random, std::vector<int>& heads);
    int drawRoot(Random& random) const;
    int drawHead(int word, Random& random) const;
    void perturb(Random& random, std::vector<int>& heads);

    const ArcLists* m_arcs = nullptr;
    RootPolicy m_root = RootPolicy::Many;
    std::vector<double> m_scores; ///< by arc, divided by the temperature
    std::vector<double> m_cumulative; ///< by position: the weight of this head of a word and of all before it
    std::vector<double> m_noisy;
    std::vector<bool> m_inTree;
    std::vector<int> m_anyTree;
    MatrixTree m_marginals;
    ChuLiuEdmonds m_decoder;
};

} // namespace arcwright
