// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_tour.h"

#include <algorithm>

#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/player_panel.h"

namespace arcwright::ui {

LessonTour::LessonTour(PlayerPanel& panel) : QObject(&panel), m_panel(panel)
{
    connect(&panel, &PlayerPanel::lessonChanged, this, [this] {
        if (m_isOpening)
            return;
        m_series.reset();
        m_stop = 0;
        m_panel.lessonBanner()->showStop(0, 1);
        Q_EMIT stopShown();
    });
    connect(panel.lessonBanner(), &LessonBanner::previousWanted, this, &LessonTour::previous);
    connect(panel.lessonBanner(), &LessonBanner::nextWanted, this, &LessonTour::next);
}

void LessonTour::open(const LessonSeries& series, int stop)
{
    m_series = series;
    m_stop = std::clamp(stop, 0, stops() - 1);
    show();
}

void LessonTour::goTo(int stop)
{
    if (!m_series || stop < 0 || stop >= stops())
        return;
    m_stop = stop;
    show();
}

void LessonTour::show()
{
    m_isOpening = true;
    m_panel.openLesson(m_series->stops[static_cast<std::size_t>(m_stop)]);
    m_isOpening = false;
    m_panel.lessonBanner()->showStop(m_stop, stops());
    Q_EMIT stopShown();
}

} // namespace arcwright::ui
