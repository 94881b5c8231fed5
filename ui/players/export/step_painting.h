// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPdfWriter>
#include <QRectF>

#include "ui/players/export/frame.h"
#include "ui/players/export/step_document.h"

namespace arcwright::ui {

/// Of the primary screen, logically: at so many a picture has the same measures as on it.
int screenDpi();

/// Title, creator and resolution of a file of pictures of steps.
void prepare(QPdfWriter& writer, const QString& title);

/// As large as what stands beside or above each other.
QSizeF sizeTogether(const std::vector<Frame>& frames, Qt::Orientation orientation = Qt::Horizontal);
/// From the painter's origin on, from left to right or from above.
void paintTogether(QPainter& painter, const FrameMaker& maker, const std::vector<Frame>& frames,
    Qt::Orientation orientation = Qt::Horizontal);

/// Paints a frame as large as a place allows, in its middle.
void paintInto(QPainter& painter, const FrameMaker& maker, const Frame& frame, const QRectF& place);

enum class PageNumber : unsigned char {
    OfStops, ///< the number of the stop and, of several pages of a stop, of the page
    OfPages, ///< which may have several stops
};

/// Writes small into a line where in a lesson a page is: its title and number. Nothing for what is of no lesson.
void paintLessonPlace(QPainter& painter, const QRectF& line, const StopHead& head, int page, const Theme& theme,
    PageNumber kind = PageNumber::OfStops);

} // namespace arcwright::ui
