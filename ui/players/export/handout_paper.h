// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include <QPainter>
#include <QPdfWriter>

#include "ui/players/export/frame.h"
#include "ui/players/export/step_document.h"

class QTextDocument;

namespace arcwright::ui {

inline constexpr double kPaperMargin = 15; // mm

/// Sheets of A4 on which texts and pictures are put one under the other, and run on to further sheets.
class HandoutPaper {
public:
    static constexpr double rowGap = 18;

    /// `maker` outlives the paper.
    HandoutPaper(const FrameMaker& maker, const QString& title, std::unique_ptr<QPdfWriter> writer);

    /// What stands below each page: the title of the lesson, and a number.
    void setStop(const LessonPlace& lesson) { m_lesson = lesson; }
    void beginPage();
    void finish() { m_painter.end(); }
    /// Without margins, in pixels.
    const QSizeF& size() const { return m_size; }
    QPainter& painter() { return m_painter; }
    /// Of what is on the page.
    double bottom() const { return m_bottom; }
    void setBottom(double bottom) { m_bottom = bottom; }
    /// Begins a page where that has no room on this one.
    void makeRoom(double height);
    void put(const Frame& frame, double height);
    void putWords(QTextDocument& words);
    void putBands(const Frame& part);
    double scaleOf(const QSizeF& size, double room) const;
    double heightOfFirstBand(const Frame& part) const;

private:
    static std::vector<QRectF> bandsOf(const Frame& part);
    double scaleOfBands(const Frame& part) const;

    const FrameMaker& m_maker;
    std::unique_ptr<QPdfWriter> m_writer;
    QPainter m_painter;
    QSizeF m_size;
    LessonPlace m_lesson;
    int m_pages = 0;
    double m_bottom = 0;
};

} // namespace arcwright::ui
