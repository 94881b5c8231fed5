// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include "ui/help/tour.h"

class QMainWindow;
class QWidget;

namespace arcwright::ui {

/// The parts of the window that steps of tours are about. A panel that is torn off is a window of its own, and none of
/// them.
class TourParts {
public:
    TourParts(const Actions& actions, QMainWindow& window) : m_actions(actions), m_window(window) { }

    /// Where the part of a step is in the window, as it is now; empty if it is nowhere to be seen.
    QRect partOf(const TourStep& step) const;
    /// Brings the part of a step to the front where it lies on a page that another one covers, or is scrolled away.
    void bring(const TourStep& step) const;
    /// What has to have the keyboard for the keys that a step names; null where these work everywhere.
    QWidget* keyPlaceOf(const TourStep& step) const;

private:
    QRect menuWith(const QString& key) const;
    QRect buttonOf(const QString& key) const;
    QRect partNamed(const QString& target) const;
    QWidget* widgetOfClass(const QString& name) const;

    const Actions& m_actions;
    QMainWindow& m_window;
};

} // namespace arcwright::ui
