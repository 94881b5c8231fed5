// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/decoding/move_gain.h"
#include "core/tracing/score_shares.h"

namespace arcwright {

/// Scores whole trees, by features of any order. It keeps the tree at hand, so that gains need not be found anew from
/// the whole; entry 0 of `heads` is that of the root.
class TreeScorer {
public:
    virtual ~TreeScorer() = default;

    /// Takes up a tree; returns its score, minus infinity if it may not be.
    virtual double start(std::span<const int> heads) = 0;

    /// For each of the candidates: by how much the tree's score grows if the word gets that head. None is the head it
    /// has, and none makes a cycle. Infinity where it makes a tree that may not be one that may.
    virtual void gains(int word, std::span<const int> candidates, std::span<double> gains) = 0;

    /// The word has another head from now on. Between two such changes the tree may have two roots, or none.
    virtual void changed(int word, int head) = 0;

    /// The score of the tree at hand by its parts, for those who watch; nothing where it may not be, or where the
    /// scorer cannot tell.
    virtual std::optional<ScoreShares> shares() { return std::nullopt; }
};

/// Second-order scores as a scorer of trees.
class SecondOrderTreeScorer : public TreeScorer {
public:
    /// The scores must outlive the scorer.
    SecondOrderTreeScorer(const SecondOrderScores& scores, RootPolicy root) : m_scores(scores), m_root(root) { }

    double start(std::span<const int> heads) override;
    void gains(int word, std::span<const int> candidates, std::span<double> gains) override;
    void changed(int word, int head) override;
    std::optional<ScoreShares> shares() override;

private:
    const SecondOrderScores& m_scores;
    RootPolicy m_root;
    ArcValues m_values;
    std::vector<int> m_current; ///< by word: its arc
};

} // namespace arcwright
