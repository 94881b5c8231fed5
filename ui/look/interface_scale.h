// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QtGlobal>

namespace arcwright::ui {

/// What is known of a screen before anything is drawn on it.
struct ScreenMeasures {
    QSize pixels; ///< of the device
    double pixelsPerInch = 0; ///< of the device; 0 or 96 where nobody knows, for the latter is what is then said
    double systemScale = 1; ///< by which the system enlarges everything already
};

/// By how much everything is to be drawn larger than the system makes it, in quarters from 1 to 3: 1 wherever the
/// system enlarges by itself; else as much as makes a screen of many pixels per inch look like one of about 110; where
/// nobody knows their number, as much as may be on a screen of very many lines. 1,080 lines are left in any case.
double suitableScale(const ScreenMeasures& screen);

} // namespace arcwright::ui
