// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;

namespace arcwright::ui {

class Player;
struct Target;

/// Steps that may come after a player's position, one of which is to be guessed.
struct QuizQuestion {
    QStringList choices; ///< all different
    int right = 0; ///< the index of what does come
    QString comes; ///< the answer with its figures
};

inline constexpr int kMostChoices = 4;

/// The next step among its rivals, then among other steps of the same sentence, those that are nearest first, `most` in
/// all. The same player and position give the same question. No choices at the end. O(steps).
QuizQuestion questionAfter(const Player& player, int most = kMostChoices);

/// Asks what an algorithm does next, and counts the right answers. Hidden unless the user wants to be asked.
class QuizBar : public QFrame {
    Q_OBJECT
public:
    explicit QuizBar(QWidget* parent = nullptr);

    /// Asks about the step after the player's position, unless that is what it asks about already.
    void ask(const Player& player);
    /// Takes what was pointed at in the picture for the answer, where something there can be one.
    void answerBy(const Player& player, const Target& target);
    /// Forgets the count.
    void restart();

    const QuizQuestion& question() const { return m_question; }
    int asked() const { return m_asked; }
    int right() const { return m_right; }
    QString verdict() const;
    const QList<QPushButton*>& buttons() const { return m_buttons; }

Q_SIGNALS:
    /// An answer was given, right or wrong, and the step can be shown now.
    void answered();

private:
    void judge(bool isRight, const QString& what);

    QuizQuestion m_question;
    int m_asked = 0;
    int m_right = 0;
    QLabel* m_title;
    QLabel* m_verdict;
    QList<QPushButton*> m_buttons; ///< kMostChoices; those that are not needed are hidden
};

} // namespace arcwright::ui
