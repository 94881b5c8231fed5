// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include "core/advice/restart_demonstration.h"
#include "core/tracing/move_steps.h"
#include "ui/players/algorithms/climb_step_text.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/algorithms/replay.h"
#include "ui/players/algorithms/weighed_moves.h"
#include "ui/players/drawing/score_curve.h"

namespace arcwright::ui {

/// Hill climbing: the gains of all moves as a heat map, those that cannot be made with the reason, and the score so
/// far beside what other starts lead to. The user can make a move, by a click in the map or by dragging an arc; the
/// algorithm then goes on from there.
class ClimbPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(ClimbPlayer)
public:
    using Search = ClimbSearch;

    /// Where no model says them: a hundred climbs are no lesson, and many steps.
    static constexpr RestartSettings kRestarts{12, 6, 4, 1};

    ClimbPlayer(const PlayerSource& source, Search search);

    std::unique_ptr<Player> clone() const override { return std::make_unique<ClimbPlayer>(*this); }
    int steps() const override { return m_replay.size(); }
    int position() const override { return m_replay.position(); }
    void goTo(int position) override;
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override { return workAfter(m_replay.steps(), position()); }
    std::vector<Arc> arcs() const override { return m_replay.state().arcs(); }
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    StepEvent event(int step) const override;
    std::vector<Arc> decisions(int step) const override;
    std::vector<Target> pointersTo(int step) const override;
    QString answer(int step) const override;
    QStringList rivals() const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    Drawing closeUp(const DrawingMetrics& metrics) const override;
    Effect activate(const Target& target) override;
    QString hint(const Target& target) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// The state at hand, for tests.
    const ClimbState& state() const { return m_replay.state(); }
    /// All moves from the graph at hand; none before the first step.
    const std::vector<MoveOption>& options() const;
    /// What a move has to gain more than.
    double price() const { return m_climb.price; }

private:
    QString scoreText() const;
    using Steps = Replay<ClimbState, MoveStep>;

    ClimbPlayer(const PlayerSource& source, PlayerScores scores, Search search);
    const WeighedMoves& weighed() const;
    bool hasRootMoves() const;
    std::vector<MoveStep> run(ClimbStart start, TraceDetail detail, const std::stop_token& stop = {}) const;
    std::vector<MoveStep> runFrom(std::vector<Arc> arcs, int climb);
    void take(std::vector<MoveStep> steps, int position);
    void compareStarts();
    Effect make(const MoveOption& option);
    const MoveStep* current() const;
    std::optional<ScoreShares> sharesOf(const Move& move) const;
    /// The best way to put an arc there, or why there is none; null for one that is no arc.
    const MoveOption* optionFor(int head, int dependent) const;
    /// The move that the algorithm makes from the graph at hand; null if it makes none.
    const MoveMade* comingMove() const;
    std::vector<double> prices() const;
    Effect climbAnew();
    ClimbStepText text() const;

    PlayerScores m_scores;
    Search m_search;
    std::optional<MissingTree> m_missing; ///< why no tree is found, of steps that end without one
    ClimbSettings m_climb; ///< those of the scores, until the user chooses others
    std::optional<RestartDemonstration> m_restarts; ///< for Search::Restarts
    std::vector<RestartDetour> m_detours; ///< climbs that the user took elsewhere, in order
    Steps m_replay{ClimbState(), {}};
    std::set<int> m_ownMoves; ///< steps that the user made
    std::vector<ScoreCurve> m_curves;
    mutable std::optional<WeighedMoves> m_weighed; ///< of the position at hand, once asked for
};

} // namespace arcwright::ui
