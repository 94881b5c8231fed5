// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/learning_demonstration.h"
#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"

namespace arcwright::ui {

struct LearningPicture;

/// One step of a learner on one sentence: what it finds, what it compares, how far it goes and what that changes. It
/// can have learnt from other sentences before, or go on from a trained model.
class LearnPlayer : public Player {
    Q_DECLARE_TR_FUNCTIONS(LearnPlayer)
public:
    /// Steps are stages of the one step of learning.
    enum class Stage { Begin, Found, Compared, Difference, Margin, StepSize, Moved, ScoredAgain, FoundAgain, Averaged };
    static constexpr int kStages = static_cast<int>(Stage::Averaged);

    explicit LearnPlayer(const PlayerSource& source);
    /// Whether the sentence has a tree of words to learn.
    static bool plays(const PlayerSource& source);

    std::unique_ptr<Player> clone() const override { return std::make_unique<LearnPlayer>(*this); }
    int steps() const override { return kStages; }
    int position() const override { return m_position; }
    void goTo(int position) override;
    QString headline(int step) const override;
    bool isMilestone(int step) const override;
    Explanation explanation() const override;
    int mostFigures() const override { return 4; }
    std::vector<WorkCount> work() const override;
    std::vector<Arc> arcs() const override;
    std::vector<Arc> arcsOfAllSteps() const override;
    QString arcLabel(const Arc& arc) const override;
    void markDiagram(Diagram& diagram) const override;
    bool brings(int step, int head, int dependent) const override;
    Drawing drawing(const DrawingMetrics& metrics, const QRectF& seen = kEverywhere) const override;
    Drawing closeUp(const DrawingMetrics& metrics) const override;
    std::vector<PlayerChoice> choices() const override;
    Effect choose(int choice, int option) override;

    const DemonstratedLearning& shown() const { return m_shown; }

private:
    void learn();
    LearningPicture picture() const;
    Stage stage() const { return static_cast<Stage>(m_position); }
    const LabelledTree& treeAt(Stage stage) const;
    QString relationName(std::int16_t relation) const;
    void explainStep(Explanation& explanation) const;
    void explainMove(Explanation& explanation) const;
    QString beginning() const;
    QString foundAgain() const;

    std::shared_ptr<const Sentence> m_sentence;
    Sentences m_others;
    LearningDemonstration m_how;
    DemonstratedLearning m_shown;
    int m_position = 0;
};

} // namespace arcwright::ui
