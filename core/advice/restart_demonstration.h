// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/decoding/part_scores.h"
#include "core/decoding/restarts.h"
#include "core/model/model.h"

namespace arcwright {

/// Randomised restarts at work on one sentence, for somebody who watches and takes climbs elsewhere: with a model what
/// its parser does with `restarts`, all that it scores included. Const: each call has a workspace of its own, so that
/// threads may share it. The scores passed to its calls must always be the same.
class RestartDemonstration {
public:
    /// Restarts by scores of arcs and siblings alone; all trees to start from are drawn.
    explicit RestartDemonstration(const RestartSettings& settings) : m_settings(settings) { }
    /// Restarts as the model's parser makes them; the scores are modelScores() of a parser with it that asks for
    /// siblings.
    RestartDemonstration(std::shared_ptr<const Model> model, std::shared_ptr<const Sentence> sentence)
        : m_model(std::move(model)), m_sentence(std::move(sentence))
    {
    }

    /// Whether the first climb starts from the tree of hill climbing.
    bool beginsWithHill() const { return m_model != nullptr; }
    /// Whether third order and whole trees are scored, not arcs and siblings alone.
    bool scoresWholeTrees() const { return m_model && m_model->weights.hasWholeTrees(); }

    /// The steps, without the weighing of all moves; with detours those from the start of the last one's climb on.
    /// Once `stop` is requested, the steps are incomplete and not to be used.
    std::vector<MoveStep> steps(
        const PartScores& scores, std::span<const RestartDetour> detours = {}, const std::stop_token& stop = {}) const;

    /// All moves from a tree, with their gains; see Restarts::options().
    std::vector<MoveOption> options(const PartScores& scores, const std::vector<int>& heads) const;

    /// The shares of the parts in the gain of a possible move from a tree; nothing where trees have infinite scores.
    /// O(n).
    std::optional<ScoreShares> shares(const PartScores& scores, const std::vector<int>& heads, const Move& move) const;

private:
    void withScorer(const PartScores& scores, const std::function<void(TreeScorer&)>& use) const;

    std::shared_ptr<const Model> m_model;
    std::shared_ptr<const Sentence> m_sentence;
    RestartSettings m_settings; ///< where no model says them
};

} // namespace arcwright
