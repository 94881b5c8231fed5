// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bunsetsu/demonstration.h"
#include "ui/players/algorithms/bunsetsu_step_text.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/algorithms/replay.h"

namespace arcwright::ui {

/// The parsers of Japanese bunsetsu that decide as they go: tournament, in its four orders, shift-reduce, cascaded
/// chunking and relative preference. A click on a question turns the answer round, a drag in the canvas gives a
/// dependent another head; the parser goes on from there, and what has changed stands out.
class BunsetsuPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(BunsetsuPlayer)
public:
    BunsetsuPlayer(const PlayerSource& source, BunsetsuDecoder decoder);

    /// Whether the sentence is made of bunsetsu.
    static bool plays(const PlayerSource& source);
    /// Whether the scores are to be those of the model, but the parser asks what that cannot answer; then they are
    /// drawn at random.
    static bool lacksAnswers(const PlayerSource& source, BunsetsuDecoder decoder);

    std::unique_ptr<Player> clone() const override { return std::make_unique<BunsetsuPlayer>(*this); }
    int steps() const override { return m_replay.size(); }
    int position() const override { return m_replay.position(); }
    void goTo(int position) override { m_replay.goTo(position); }
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override { return workAfter(m_replay.steps(), position()); }
    int mostFigures() const override;
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    StepEvent event(int step) const override;
    std::vector<Target> pointersTo(int step) const override;
    QStringList rivals() const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    Effect activate(const Target& target) override;
    QString hint(const Target& target) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// The analysis that the steps lead to, as Graph has it.
    const std::vector<int>& heads() const { return m_shown.heads; }
    const Overrulings& overrulings() const { return m_overrulings; }
    const BunsetsuState& state() const { return m_replay.state(); }

private:
    using Steps = Replay<BunsetsuState, BunsetsuStep>;

    Demonstrated run(const Overrulings& overrulings) const;
    void playAnew();
    bool overruleStep(int step, int candidate);
    void attachByHand(int dependent, int head);
    const BunsetsuStep* current() const;
    bool isOverruled(const BunsetsuStep& step) const;
    BunsetsuStepText text() const;

    std::shared_ptr<const Sentence> m_sentence;
    std::shared_ptr<const BunsetsuModel> m_model; ///< null: by the table
    PreferenceTable m_table;
    Demonstration m_what;
    Overrulings m_overrulings;
    std::vector<int> m_plainHeads; ///< what comes out where nothing is overruled
    Demonstrated m_shown;
    Steps m_replay;
};

} // namespace arcwright::ui
