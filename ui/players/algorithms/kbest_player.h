// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "core/decoding/kbest_chart.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/drawing/chart_drawing.h"

namespace arcwright::ui {

/// The k best projective trees (Huang and Chiang 2005): Eisner's chart whose items keep their k best derivations, then
/// the trees one after another, with what is not as in the best. A click on an item lists its derivations.
class KBestPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(KBestPlayer)
public:
    static constexpr int kTrees = 5; ///< unless others are asked for

    explicit KBestPlayer(const PlayerSource& source);

    std::unique_ptr<Player> clone() const override { return std::make_unique<KBestPlayer>(*this); }
    int steps() const override;
    int position() const override { return m_position; }
    void goTo(int position) override;
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override;
    int mostFigures() const override { return 10; }
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    StepEvent event(int step) const override;
    std::vector<Arc> decisions(int step) const override;
    QString question(int step) const override;
    QString answer(int step) const override;
    QStringList rivals() const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    Drawing closeUp(const DrawingMetrics& metrics) const override;
    Effect activate(const Target& target) override;
    QString hint(const Target& target) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// For tests.
    const KBestChart& chart() const { return *m_chart; }

private:
    KBestPlayer(const PlayerSource& source, PlayerScores scores);
    void compute(std::size_t count);
    int itemSteps() const { return static_cast<int>(m_built.size()); }
    /// The item of a step; null for one that shows a tree, or says that there is none.
    const ChartItem* itemAt(int step) const;
    /// The tree of a step; null for others.
    const ScoredTree* treeAt(int step) const;
    std::size_t rankAt(int step) const { return static_cast<std::size_t>(step - itemSteps() - 1); }
    const ScoredTree& best() const { return m_chart->trees().front(); }
    QString arcsText(const std::vector<int>& heads) const;
    QString differences(const ScoredTree& tree) const;
    QString rankedText(const ChartItem& item, int rank) const;
    void listDerivations(const ChartItem& item, Explanation& explanation) const;
    void explainTree(Explanation& explanation) const;
    bool isBuilt(const ChartItem& item) const;
    ChartPicture picture(std::map<ChartItem, ChartState::Cell>& cells) const;

    PlayerScores m_scores;
    std::size_t m_count = kTrees;
    std::shared_ptr<const KBestChart> m_chart;
    std::vector<ChartItem> m_built; ///< in the order in which they are built
    std::vector<long long> m_compared; ///< ways to build items that were compared after so many steps
    std::vector<ScoredTree> m_worse; ///< some that are too bad to be among the best
    std::optional<ChartItem> m_chosen;
    int m_position = 0;
};

} // namespace arcwright::ui
