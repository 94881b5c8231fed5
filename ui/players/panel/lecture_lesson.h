// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLabel>

#include "core/teaching/lesson.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

/// The words of a lesson in a lecture: all of them over the algorithm, or alone on the screen before it, and then its
/// title and question over it. Letters are no lower than asked for, those in its pictures among them.
class LectureLesson : public QLabel {
    Q_OBJECT
public:
    explicit LectureLesson(QWidget* parent);

    enum class Part : unsigned char {
        All, ///< title, text and question
        Heading, ///< title and question
    };

    void setTheme(const Theme& theme);
    /// Nothing for none: then it is hidden.
    void setLesson(const std::optional<Lesson>& lesson);
    /// Which stop of how many it is, counted from 1.
    void setPlace(int stop, int stops) { m_place = QStringLiteral("%1 / %2").arg(stop).arg(stops); }
    bool hasLesson() const { return m_lesson.has_value(); }
    /// Pictures are seen where the words are alone: over the algorithm they would be too small.
    bool hasPictures() const;
    /// The height that a part takes over the algorithm.
    int heightOf(Part part, int width, int letters) const;
    /// Stands along the top.
    void showOver(Part part, int width, int letters);
    /// Is all that is seen on a screen of that size.
    void showAlone(const QSize& screen, int letters);

private:
    QString htmlOf(Part part, const QSizeF& roomForPicture, int letters) const;
    QString placeHtml() const;
    QString aloneHtml(const QSize& inside, int letters) const;
    int marginOf(int letters) const { return letters / 2; }
    void show(const QString& html, int letters, int height);

    std::optional<Lesson> m_lesson;
    QString m_place;
    Theme m_theme;
};

} // namespace arcwright::ui
