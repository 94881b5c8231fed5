// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QFrame>

#include "core/teaching/lesson.h"
#include "ui/look/theme.h"

class QLabel;
class QToolButton;

namespace arcwright::ui {

/// Title and text of the lesson that a player shows, and a button that closes it. Hidden while there is none.
class LessonBanner : public QFrame {
    Q_OBJECT
public:
    explicit LessonBanner(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void show(const Lesson& lesson);
    QString text() const;
    /// Where the lesson is, from 0, and of how many stops; nothing is said of a single one.
    void showStop(int stop, int stops);
    /// Says that the lesson was opened at that step of so many, and leads to the first; nothing for step 0.
    void showOpenedAt(int step, int steps);
    QToolButton* editButton() const { return m_edit; }
    QToolButton* startButton() const { return m_start; }
    QToolButton* previousButton() const { return m_previous; }
    QToolButton* nextButton() const { return m_next; }
    /// The picture of the examples that a lesson shows; hidden if it shows none.
    QLabel* examples() const { return m_examples; }

Q_SIGNALS:
    void closed();
    /// The beginning of what the lesson shows is to be seen.
    void startWanted();
    /// The lesson is to be written on.
    void editWanted();
    void previousWanted();
    void nextWanted();

private:
    void drawExamplesAnew();
    void writeAnew();

    Theme m_theme;
    std::optional<Lesson> m_lesson;
    std::shared_ptr<const Sentence> m_sentence; ///< whose examples are drawn; null for none
    QLabel* m_text;
    QLabel* m_opened;
    QToolButton* m_start;
    QLabel* m_examples;
    QLabel* m_place;
    QToolButton* m_edit;
    QToolButton* m_previous;
    QToolButton* m_next;
};

/// Title, text and question of a lesson, to be shown as rich text, with the tags that `picture` has for its pictures.
QString lessonHtml(const Lesson& lesson, const std::function<QString(const QString& source)>& picture);
/// The same with all pictures of our own canvas.
QString lessonHtml(const Lesson& lesson);
/// Markdown of a lesson as rich text: no HTML, and no pictures but those that `picture` has the tag of, for others
/// would be read from anywhere.
QString htmlOfMarkdown(const QString& markdown, const std::function<QString(const QString& source)>& picture = {});
/// The examples that a tournament is trained on, one a line: the dependent, the two candidates, and the winner.
QString examplesText(const Sentence& sentence);

} // namespace arcwright::ui
