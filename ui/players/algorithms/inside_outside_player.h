// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "core/decoding/projective_distribution.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/drawing/chart_drawing.h"

namespace arcwright::ui {

/// How likely each arc is in projective trees, by the inside-outside algorithm: Eisner's chart filled with sums, then
/// from the whole down what is around each item, and so how likely it is; the marginals; then trees that are drawn with
/// their probabilities. Scores are divided by a temperature that can be chosen.
class InsideOutsidePlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(InsideOutsidePlayer)
public:
    static constexpr int kDraws = 8;

    explicit InsideOutsidePlayer(const PlayerSource& source);

    std::unique_ptr<Player> clone() const override { return std::make_unique<InsideOutsidePlayer>(*this); }
    int steps() const override;
    int position() const override { return m_position; }
    void goTo(int position) override;
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override;
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    StepEvent event(int step) const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    Drawing closeUp(const DrawingMetrics& metrics) const override;
    QString hint(const Target& target) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// For tests.
    const ProjectiveDistribution& trees() const { return *m_trees; }
    const std::vector<std::vector<int>>& drawn() const { return m_drawn; }
    /// The step after which all probabilities are known.
    int marginalsStep() const;

private:
    enum class Phase { Begin, Inside, NoTree, Outside, Marginals, Drawn };

    InsideOutsidePlayer(const PlayerSource& source, PlayerScores scores);
    void compute(double temperature);
    Phase phaseOf(int step) const;
    int insideSteps() const { return static_cast<int>(m_built.size()); }
    /// The item of a step of the inside or the outside phase.
    const ChartItem& itemOf(int step) const;
    const std::vector<int>& drawnAt(int step) const;
    std::optional<ChartItem> itemOfArc(int head, int dependent) const;
    bool isKnown(const Arc& arc, int step) const;
    QString number(double logarithm) const { return words().number(logarithm); }
    void explainInside(Explanation& explanation) const;
    void explainOutside(Explanation& explanation) const;
    ItemWay likeliestWay(const ChartItem& item) const;
    std::optional<ItemUse> likeliestUse(const ChartItem& item) const;
    ChartPicture picture(std::map<ChartItem, ChartState::Cell>& cells) const;

    PlayerScores m_scores;
    std::uint64_t m_seed;
    std::shared_ptr<const ProjectiveDistribution> m_trees;
    std::vector<ChartItem> m_built; ///< in the order in which they are built
    std::vector<ChartItem> m_used; ///< from the whole down
    std::map<ChartItem, int> m_usedAt; ///< the step that tells how likely an item is
    std::vector<long long> m_summed; ///< ways to build items, and uses of them, that were summed after so many steps
    std::vector<ScoredTree> m_best; ///< best first
    std::vector<std::vector<int>> m_drawn; ///< heads of the trees that are drawn
    int m_position = 0;
};

} // namespace arcwright::ui
