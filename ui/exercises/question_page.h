// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "core/teaching/algorithm_question.h"
#include "ui/look/theme.h"
#include "ui/players/drawing/drawing.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QTableView;

namespace arcwright::ui {

class Player;
class PlayerStage;
class ScoreMatrixModel;
class SiblingMatrix;

/// A question about an algorithm: the player at the step after which it is asked, the scores, and places for the
/// answers. What the player reckons to decide is hidden.
class QuestionPage : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPage(const Theme& theme, QWidget* parent = nullptr);
    ~QuestionPage() override;

    /// `answers` as they stand in files. `isFixed`: they cannot be changed any more.
    void ask(const AlgorithmQuestion& question, const std::vector<std::string>& answers, bool isFixed);
    /// Says beside each answer whether it is right, of one that is not there nothing; and what would have been, if that
    /// is to be told.
    void mark(bool tellsSolution);

    PlayerStage* stage() const { return m_stage; }
    QComboBox* choices() const { return m_choices; }
    const std::vector<QLineEdit*>& fields() const { return m_fields; }
    QString asked() const;
    /// What is said of an answer.
    QString verdict(std::size_t part) const;

Q_SIGNALS:
    void answered(std::size_t part, const QString& answer);

private:
    void placeParts();
    void showPlayer();
    void showScores();
    void showFields();
    void showChoices();
    void takePointed(const Target& target);
    QString questionText() const;
    QString choiceText(const QuestionChoice& choice) const;
    QString answerText(std::size_t part) const;

    std::optional<AlgorithmQuestion> m_question;
    std::vector<std::string> m_answers;
    bool m_isFixed = false;
    std::unique_ptr<Player> m_player;
    QLabel* m_asked;
    PlayerStage* m_stage;
    ScoreMatrixModel* m_scores;
    QTableView* m_table;
    SiblingMatrix* m_siblings;
    QComboBox* m_choices;
    QScrollArea* m_room; ///< of the answers
    QFormLayout* m_form;
    std::vector<QLineEdit*> m_fields; ///< children of the form
    std::vector<QLabel*> m_verdicts;
};

} // namespace arcwright::ui
