// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "core/teaching/lesson.h"

class QLabel;

namespace arcwright::ui {

/// Title and text of the lesson that a player shows, and a button that closes it. Hidden while there is none.
class LessonBanner : public QFrame {
    Q_OBJECT
public:
    explicit LessonBanner(QWidget* parent = nullptr);

    void show(const Lesson& lesson);
    QString text() const;

Q_SIGNALS:
    void closed();

private:
    QLabel* m_text;
};

/// The examples that a tournament is trained on, one a line: the dependent, the two candidates, and the winner.
QString examplesText(const Sentence& sentence);

} // namespace arcwright::ui
