// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decoding/tree_distribution.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/drawing/score_grid.h"

namespace arcwright::ui {

/// How likely each arc is, by the matrix-tree theorem (Koo et al., Smith and Smith, McDonald and Satta, all 2007): the
/// weights, their Laplacian, its determinant, the marginals; then trees that are drawn with their probabilities. Scores
/// are divided by a temperature that can be chosen.
class MarginalsPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(MarginalsPlayer)
public:
    /// The steps; those after the last one draw a tree each. Where there is no tree, the second says so and is the
    /// last.
    enum Stage { Begin, Weights, Laplacian, Determinant, Marginals };
    static constexpr int kDraws = 8;

    explicit MarginalsPlayer(const PlayerSource& source);

    std::unique_ptr<Player> clone() const override { return std::make_unique<MarginalsPlayer>(*this); }
    int steps() const override;
    int position() const override { return m_position; }
    void goTo(int position) override;
    QString headline(int step) const override;
    bool isMilestone(int step) const override { return step <= Marginals; }
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override;
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    bool brings(int step, int head, int dependent) const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    QString hint(const Target& target) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// For tests.
    const TreeDistribution& trees() const { return m_trees; }
    const std::vector<std::vector<int>>& drawn() const { return m_drawn; }

private:
    MarginalsPlayer(const PlayerSource& source, PlayerScores scores);
    void compute(double temperature);
    int drawAt(int step) const { return step - Marginals - 1; }
    void fillWeights(ScoreGrid& grid) const;
    ScoreGrid laplacianGrid() const;

    PlayerScores m_scores;
    std::uint64_t m_seed;
    TreeDistribution m_trees;
    std::vector<ScoredTree> m_best; ///< best first
    std::vector<std::vector<int>> m_drawn; ///< heads of the trees that are drawn
    int m_position = 0;
};

} // namespace arcwright::ui
