// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_draft.h"

#include <algorithm>
#include <utility>

namespace arcwright::ui {

void LessonDraft::take(const LessonSeries& series, bool isSaved)
{
    m_series = series;
    m_before.clear();
    m_after.clear();
    m_version = ++m_newest;
    m_savedVersion = isSaved ? m_version : m_version - 1;
    m_typedStop = -1;
    Q_EMIT changed();
}

void LessonDraft::setSaved()
{
    m_savedVersion = m_version;
    m_typedStop = -1; // what is typed from now on is another change
    Q_EMIT changed();
}

/// Before a change.
void LessonDraft::keep()
{
    m_before.push_back({m_series, m_version});
    m_after.clear();
    m_version = ++m_newest;
    m_typedStop = -1;
}

void LessonDraft::add(const Lesson& stop)
{
    if (m_series.stops.size() >= mostLessonStops)
        return;
    keep();
    m_series.stops.push_back(stop);
    Q_EMIT changed();
}

void LessonDraft::remove(int stop)
{
    if (stop < 0 || stop >= stops())
        return;
    keep();
    m_series.stops.erase(m_series.stops.begin() + stop);
    Q_EMIT changed();
}

void LessonDraft::move(int from, int to)
{
    if (from < 0 || from >= stops() || to < 0 || to > stops() || to == from || to == from + 1)
        return;
    keep();
    const auto begin = m_series.stops.begin();
    if (to > from)
        std::rotate(begin + from, begin + from + 1, begin + to);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    Q_EMIT changed();
}

void LessonDraft::setWords(int stop, LessonWords Lesson::*which, const LessonWords& words)
{
    if (stop < 0 || stop >= stops() || m_series.stops[static_cast<std::size_t>(stop)].*which == words)
        return;
    if (m_typedStop != stop || m_typedWords != which) {
        keep();
        m_typedStop = stop;
        m_typedWords = which;
    }
    m_version = ++m_newest;
    m_series.stops[static_cast<std::size_t>(stop)].*which = words;
    Q_EMIT changed();
}

void LessonDraft::setTitle(const LessonWords& title)
{
    if (m_series.title == title)
        return;
    constexpr int wholeLesson = -2;
    if (m_typedStop != wholeLesson) {
        keep();
        m_typedStop = wholeLesson;
    }
    m_version = ++m_newest;
    m_series.title = title;
    Q_EMIT changed();
}

void LessonDraft::put(std::vector<State>& from, std::vector<State>& to)
{
    if (from.empty())
        return;
    to.push_back({std::move(m_series), m_version});
    m_series = std::move(from.back().series);
    m_version = from.back().version;
    from.pop_back();
    m_typedStop = -1;
    Q_EMIT changed();
}

void LessonDraft::undo()
{
    put(m_before, m_after);
}

void LessonDraft::redo()
{
    put(m_after, m_before);
}

} // namespace arcwright::ui
