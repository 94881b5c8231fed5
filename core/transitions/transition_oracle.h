// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/transitions/transition_system.h"

namespace arcwright {

/// Whether a system can build the tree: it is one, is projective where the system finds no crossing arcs, and has not
/// more dependents of the root than may be. O(n^2) at worst.
bool canBuild(TransitionSystem system, RootPolicy root, const std::vector<int>& heads);

/// The static oracle: the transitions that lead to a tree, one after the other. Arc-standard attaches a word when it
/// has all its dependents; arc-eager attaches as early as it can; swapping sorts the words into the order in which no
/// arcs cross (Nivre 2009, section 3, with its eager oracle).
class TransitionOracle {
public:
    /// The tree is one that the system can build.
    TransitionOracle(TransitionSystem system, std::vector<int> heads);

    /// The next transition, of a configuration that its own transitions have led to; nothing where the tree can be
    /// reached no more from there. O(n).
    std::optional<Transition> next(RootPolicy root, const Configuration& configuration) const;

    const std::vector<int>& heads() const { return m_heads; }

private:
    bool hasAllDependents(const Configuration& configuration, int word) const;
    bool hasArcBelowTop(const Configuration& configuration, int word) const;
    bool isReachable(const Configuration& configuration) const;
    Transition nextInArcEager(const Configuration& configuration) const;
    Transition nextOnStack(const Configuration& configuration) const;

    TransitionSystem m_system;
    std::vector<int> m_heads;
    std::vector<int> m_place; ///< of each word where no arcs cross
};

} // namespace arcwright
