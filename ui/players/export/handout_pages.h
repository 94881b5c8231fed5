// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPdfWriter>
#include <QString>

#include "ui/players/export/frame.h"

namespace arcwright::ui {

/// Smaller on paper, by this factor of its size on the screen, a text cannot be read.
inline constexpr double kLeastTextScale = 0.6;
/// Frames for paper are narrow, so that their texts are large.
inline constexpr double kHandoutAspect = 1.6;
/// The greatest width of a picture on paper if it can be kept, in pixels at zoom 1: so wide it can just be read.
double mostHandoutWidth();

/// A PDF of steps with text and pictures on A4, as many on a page as there is room for. Where the picture of a long
/// sentence would be made so small that it could not be read, its parts stand one under the other, each as large as the
/// page allows, and run on to further pages, between rows of the sentence if need be.
class HandoutPages {
public:
    HandoutPages(QIODevice& device, const FrameMaker& maker, const QString& heading);

    /// The player's position at hand.
    void add(const Player& player);
    void end() { m_painter.end(); }

private:
    double scaleOf(const QSizeF& size, double room) const;
    void makeRoom(double height);
    void put(const Frame& frame, double height);
    void putApart(const Player& player, const QString& heading);
    static std::vector<QRectF> bandsOf(const Frame& part);
    double scaleOfBands(const Frame& part) const;
    double heightOfFirstBand(const Frame& part) const;
    void putBands(const Frame& part);

    const FrameMaker& m_maker;
    QString m_heading;
    QPdfWriter m_writer;
    QPainter m_painter;
    QSizeF m_page; ///< without margins, in pixels
    double m_bottom = 0; ///< of what is on the page
    bool m_isEmpty = true; ///< of steps
};

} // namespace arcwright::ui
