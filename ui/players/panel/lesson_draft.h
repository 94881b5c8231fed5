// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "core/teaching/lesson.h"

namespace arcwright::ui {

/// A lesson that is being written. Every change can be taken back.
class LessonDraft : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const LessonSeries& series() const { return m_series; }
    int stops() const { return static_cast<int>(m_series.stops.size()); }
    bool isModified() const { return m_version != m_savedVersion; }

    /// Begins with a file's, with one that was never saved, or with nothing; nothing of it can be taken back.
    void take(const LessonSeries& series, bool isSaved = true);
    void setSaved();

    void add(const Lesson& stop);
    void remove(int stop);
    /// To before the one that is at `to` now, or to the end.
    void move(int from, int to);
    /// Title, text or question of a stop.
    void setWords(int stop, LessonWords Lesson::*which, const LessonWords& words);
    void setTitle(const LessonWords& title);

    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    void undo();
    void redo();

Q_SIGNALS:
    void changed();

private:
    struct State {
        LessonSeries series; ///< its sentences are shared
        int version = 0;
    };
    void keep();
    void put(std::vector<State>& from, std::vector<State>& to);

    LessonSeries m_series;
    int m_version = 0; ///< of what is written
    int m_newest = 0;
    int m_savedVersion = 0;
    std::vector<State> m_before;
    std::vector<State> m_after;
    int m_typedStop = -1; ///< typing into one field is one change
    LessonWords Lesson::*m_typedWords = nullptr;
};

} // namespace arcwright::ui
