// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;

namespace arcwright::ui {

class Player;
struct Target;

/// What an algorithm has to decide after a player's position.
struct QuizQuestion {
    QString asked; ///< "What comes next?", or more closely
    QStringList choices; ///< all different; none where there is nothing to decide
    int right = 0; ///< the index of what does come
    QString comes; ///< the answer with its figures
};

inline constexpr int kMostChoices = 4;

/// The next step among its rivals, `most` in all: no rival is right now, the step on view, or comes later, unless
/// all that can be done is asked about. The same
/// player and position give the same question. No choices where the algorithm has none, and at the end. O(steps).
QuizQuestion questionAfter(const Player& player, int most = kMostChoices);

/// The next position from which a question can be asked; the end if there is none. O(steps^2) at worst.
int nextQuestion(const Player& player);

/// Asks what an algorithm does next, and counts the right answers. Hidden unless the user wants to be asked.
class QuizBar : public QFrame {
    Q_OBJECT
public:
    explicit QuizBar(QWidget* parent = nullptr);

    /// Asks about the step after the player's position. What was said of an answer goes when one steps on.
    void ask(const Player& player);
    /// Takes what was pointed at in the picture for the answer, where something there can be one.
    void answerBy(const Player& player, const Target& target);
    /// Forgets the count.
    void restart();

    const QuizQuestion& question() const { return m_question; }
    int asked() const { return m_asked; }
    int right() const { return m_right; }
    QString verdict() const;
    QPushButton* end() const { return m_end; }
    QPushButton* onward() const { return m_onward; }
    const QList<QPushButton*>& buttons() const { return m_buttons; }

Q_SIGNALS:
    /// An answer was given, right or wrong, and the step can be shown now.
    void answered();
    /// The quiz is to end.
    void endWanted();
    /// There is nothing to decide here, and the user wants to go where there is.
    void onwardWanted();

private:
    /// Nothing takes no room.
    void say(const QString& verdict);
    void judge(bool isRight, const QString& what);

    QuizQuestion m_question;
    int m_asked = 0;
    int m_right = 0;
    std::optional<int> m_position; ///< after which it asks
    bool m_isJudged = false; ///< the step that comes now was answered: what is said of it stays for that step
    QLabel* m_title;
    QLabel* m_verdict;
    QPushButton* m_onward;
    QPushButton* m_end;
    QList<QPushButton*> m_buttons; ///< kMostChoices; those that are not needed are hidden
};

} // namespace arcwright::ui
