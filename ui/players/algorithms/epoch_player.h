// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/plane_learning.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"

namespace arcwright::ui {

/// Whole epochs of a learner of two weights, sentence by sentence, in the plane of all weights: the constraints of each
/// sentence as lines, the version space between them (Corston-Oliver, Aue, Duh and Ringger 2006, section 4.2), the
/// weights on their way, and the mean that is kept. What is learnt is drawn by a seed.
class EpochPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(EpochPlayer)
public:
    static constexpr int kMostWordsLearnt = 5; ///< of the sentence on view
    static constexpr int kSentences = 6;
    static constexpr int kEpochs = 3;
    static constexpr int kMembers = 5;

    explicit EpochPlayer(const PlayerSource& source);

    std::unique_ptr<Player> clone() const override { return std::make_unique<EpochPlayer>(*this); }
    int steps() const override { return kSentences * kEpochs + 1; }
    int position() const override { return m_position; }
    void goTo(int position) override;
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    std::vector<WorkCount> work() const override;
    int wordsAtWork() const override { return m_task->examples.front().words; }
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    /// For tests.
    const PlaneTask& task() const { return *m_task; }
    const PlaneTraining& training() const { return *m_training; }
    Learner learner() const { return m_learner; }

private:
    void learn();
    bool isLast(int step) const { return step == steps(); }
    /// The turn of a step, of the first member where there are several; null where the step is none.
    const PlaneUpdate* updateAt(int step, std::size_t member = 0) const;
    /// The sentence whose trees are on view: that of the turn, at the end that of the last one. Null for none.
    const PlaneExample* exampleOnView() const;
    /// Its tree by the weights of the turn, at the end by those that are kept.
    const std::vector<int>& foundOnView() const;
    static QString nameOf(Learner learner);
    QString pointText(const PlaneVector& weights) const;
    QString depthText(const PlaneVector& weights) const;
    QString resultName() const;
    void explainTurn(Explanation& explanation) const;
    void explainResult(Explanation& explanation) const;

    std::uint64_t m_seed;
    Learner m_learner = Learner::Perceptron;
    std::shared_ptr<const PlaneTask> m_task;
    std::shared_ptr<const VersionSpace> m_space;
    std::shared_ptr<const PlaneTraining> m_training;
    std::vector<int> m_foundByResult; ///< of the sentence whose turn was the last
    int m_position = 0;
};

} // namespace arcwright::ui
