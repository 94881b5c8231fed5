// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/decoding/missing_tree.h"
#include "core/tracing/chart_record.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/algorithms/replay.h"
#include "ui/players/drawing/chart_drawing.h"

namespace arcwright::ui {

/// Eisner's algorithm, of first or second order: how its chart fills, and the backtrace. A click on an item shows what
/// it was best put together from, one on an arc the items that built it.
class ChartPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(ChartPlayer)
public:
    /// `decoder`: Eisner, Eisner2 or EisnerSpan.
    ChartPlayer(const PlayerSource& source, Decoder decoder);

    std::unique_ptr<Player> clone() const override { return std::make_unique<ChartPlayer>(*this); }
    int steps() const override { return m_replay.size(); }
    int position() const override { return m_replay.position(); }
    void goTo(int position) override { m_replay.goTo(position); }
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override
    {
        return workAfter(m_replay.steps(), position(), isSecondOrder(m_decoder));
    }
    int arcsLeftOut() const override { return static_cast<int>(m_scores.leftOut.size()); }
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    StepEvent event(int step) const override;
    std::vector<Target> pointersTo(int step) const override;
    QString question(int step) const override;
    QString answer(int step) const override;
    QStringList rivals() const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    Drawing closeUp(const DrawingMetrics& metrics) const override;
    Effect activate(const Target& target) override;
    QString hint(const Target& target) const override;

    /// The state at hand, for tests.
    const ChartState& state() const { return m_replay.state(); }
    const std::optional<ChartItem>& chosen() const { return m_chosen; }

private:
    using Steps = Replay<ChartState, ChartStep>;

    ChartPlayer(PlayerScores scores, Decoder decoder, Steps steps);
    ChartPlayer(const PlayerSource& source, const PlayerScores& scores, Decoder decoder);
    static Steps run(const PlayerSource& source, const PartScores& scores, Decoder decoder);
    /// What a way to put an item together adds to the scores of the two parts: its arc, and what is scored with it.
    std::vector<PlayerWords::Term> addedBy(const ChartItem& item, const ChartSplit& split) const;
    std::vector<PlayerWords::Term> termsOf(const ChartItem& item, const ChartSplit& split) const;
    QString waysName(const ChartItem& item, const ChartSplit& split) const;
    QString wayText(const ChartItem& item, const ChartSplit& split) const;
    MissingTree missing() const;
    QString itemText(const ChartItem& item) const;
    double scoreOf(const ChartItem& item) const;
    bool isFinished(const ChartItem& item) const;
    QString partText(const ChartItem& item) const;
    const ChartStep* current() const;
    ChartPicture picture() const;
    void explainCompleted(const ItemCompleted& step, Explanation& explanation) const;
    void explainChosen(Explanation& explanation) const;

    PlayerScores m_scores;
    Decoder m_decoder;
    Steps m_replay;
    std::shared_ptr<const ChartRecord> m_record; ///< of the steps that copies share
    int m_firstTraced = 0; ///< the number of the first step of the backtrace
    std::optional<ChartItem> m_chosen;
};

} // namespace arcwright::ui
