// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QChartView>

#include "ui/look/theme.h"

class QLineSeries;
class QValueAxis;

namespace arcwright::ui {

/// A point of a line, how far what it is the mean of is spread, and what is told of it on hovering.
struct LinePoint {
    double x = 0;
    double y = 0;
    double deviation = 0; ///< of y; 0 for none
    QString tip;
};

struct Line {
    QString name;
    std::vector<LinePoint> points;
};

/// Lines over numbers, as a value.
struct LineContent {
    QString xTitle;
    QString yTitle;
    std::vector<Line> lines;

    bool isEmpty() const { return lines.empty(); }
};

/// A chart of lines over numbers, with spreads as whiskers. Lines stay apart without colour, too; hovering tells the
/// point.
class LineChart : public QChartView {
    Q_OBJECT
public:
    explicit LineChart(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setContent(LineContent content);
    const LineContent& content() const { return m_content; }
    /// Where a point is drawn, in coordinates of the view.
    QPointF position(const LinePoint& point) const;
    /// The nearest point that is close to a place of the view; null if there is none.
    const LinePoint* pointNear(QPointF place) const;
    /// The chart as it is shown.
    void paintPicture(QPainter& painter);
    QSize sizeHint() const override;

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    bool viewportEvent(QEvent* event) override;

private:
    void fitAxes();
    void paint();

    LineContent m_content;
    Theme m_theme;
    std::vector<QLineSeries*> m_lines; ///< of the chart
    QValueAxis* m_x;
    QValueAxis* m_y;
};

} // namespace arcwright::ui
