// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QFrame>

#include "core/teaching/lesson.h"
#include "ui/look/theme.h"

class QLabel;

namespace arcwright::ui {

/// Title and text of the lesson that a player shows, and a button that closes it. Hidden while there is none.
class LessonBanner : public QFrame {
    Q_OBJECT
public:
    explicit LessonBanner(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void show(const Lesson& lesson);
    QString text() const;
    /// The picture of the examples that a lesson shows; hidden if it shows none.
    QLabel* examples() const { return m_examples; }

Q_SIGNALS:
    void closed();

private:
    void drawExamplesAnew();

    Theme m_theme;
    std::shared_ptr<const Sentence> m_sentence; ///< whose examples are drawn; null for none
    QLabel* m_text;
    QLabel* m_examples;
};

/// The examples that a tournament is trained on, one a line: the dependent, the two candidates, and the winner.
QString examplesText(const Sentence& sentence);

} // namespace arcwright::ui
