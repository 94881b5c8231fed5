// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transitions/transition_classifier.h"
#include "core/transitions/transition_parse.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"
#include "ui/players/algorithms/replay.h"
#include "ui/players/drawing/transition_drawing.h"

namespace arcwright::ui {

/// Transition-based parsing: a stack, a buffer, and the transitions that there are to choose from. What is chosen, the
/// scores of arcs say, the oracle of the sentence's tree, or a classifier that learns from other sentences. A click on
/// another transition takes it, and the parser goes on from there.
class TransitionPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(TransitionPlayer)
public:
    /// In the order in which they can be chosen.
    enum class Guide { Arcs, Tree, Classifier };

    TransitionPlayer(const PlayerSource& source, TransitionSystem system);
    /// Whether the sentence is made of words.
    static bool plays(const PlayerSource& source);

    std::unique_ptr<Player> clone() const override { return std::make_unique<TransitionPlayer>(*this); }
    int steps() const override { return m_replay.size(); }
    int position() const override { return m_replay.position(); }
    void goTo(int position) override { m_replay.goTo(position); }
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override { return workAfter(m_replay.steps(), position()); }
    int mostFigures() const override { return static_cast<int>(kTransitionCount); }
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    StepEvent event(int step) const override;
    std::vector<Arc> decisions(int step) const override;
    std::vector<Target> pointersTo(int step) const override;
    QString answer(int step) const override;
    QStringList rivals() const override;
    bool areAllRivalsAsked() const override { return true; }
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    Effect activate(const Target& target) override;
    QString hint(const Target& target) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// For tests.
    const Configuration& configuration() const { return m_replay.state().configuration(); }
    const TransitionStep& step(int number) const { return m_replay.step(number); }
    Guide guide() const { return m_guide; }
    /// What there is to choose from next.
    std::vector<TransitionOption> options() const;

private:
    using Steps = Replay<TransitionState, TransitionStep>;

    TransitionPlayer(const PlayerSource& source, TransitionSystem system, PlayerScores scores);
    void playAnew();
    TransitionGuide advice() const;
    void learnClassifier();
    const TransitionStep* current() const;
    const TransitionStep* next() const;
    QString act(const TransitionTaken& taken) const;
    QString obstacleText(TransitionObstacle obstacle) const;
    QString figure(double score) const;
    QString guideText() const;
    QString hopelessText() const;
    static QString nothingLeft();
    QStringList allActs() const;
    void findDeepestStack();

    PlayerScores m_scores;
    std::shared_ptr<const Sentence> m_sentence;
    SentenceSource m_others;
    std::stop_token m_stop;
    TransitionSetting m_setting;
    Guide m_guide = Guide::Arcs;
    std::shared_ptr<const TransitionClassifier> m_classifier; ///< once it was asked for
    TransitionOverrulings m_overrulings;
    Steps m_replay;
    std::vector<int> m_deepestStack; ///< of any step, by the length of its words
};

} // namespace arcwright::ui
