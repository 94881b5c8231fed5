// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "core/teaching/lesson.h"

namespace arcwright::ui {

class PlayerPanel;

/// Goes through the stops of a lesson in the player, until something else is opened there.
class LessonTour : public QObject {
    Q_OBJECT
public:
    /// The panel outlives the tour.
    explicit LessonTour(PlayerPanel& panel);

    /// Shows a stop, the first unless another is asked for; beyond the ends are the ends.
    void open(const LessonSeries& series, int stop = 0);
    /// What is gone through.
    const std::optional<LessonSeries>& series() const { return m_series; }
    bool isOn() const { return m_series.has_value(); }
    /// From 0; of a lesson that is no series 0 of 1.
    int stop() const { return m_stop; }
    int stops() const { return m_series ? static_cast<int>(m_series->stops.size()) : 1; }

public Q_SLOTS:
    void next() { goTo(m_stop + 1); }
    void previous() { goTo(m_stop - 1); }

Q_SIGNALS:
    /// Another stop is shown, or none any more.
    void stopShown();

private:
    void goTo(int stop);
    void show();

    PlayerPanel& m_panel;
    std::optional<LessonSeries> m_series;
    int m_stop = 0;
    bool m_isOpening = false; ///< what the panel tells of is ours
};

} // namespace arcwright::ui
