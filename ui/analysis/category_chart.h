// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QChartView>

#include "ui/analysis/chart_content.h"
#include "ui/look/theme.h"

class QAbstractSeries;
class QBarCategoryAxis;
class QValueAxis;

namespace arcwright::ui {

/// A chart of figures by category: bars, points or lines of several systems, with intervals as whiskers. It knows where
/// each of them is drawn.
class CategoryChart : public QChartView {
    Q_OBJECT
public:
    explicit CategoryChart(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setContent(ChartContent content);
    const ChartContent& content() const { return m_content; }
    /// Null where there is none.
    const ChartPoint* pointAt(ChartPlace place) const;
    /// Where a bar or point is drawn, in coordinates of the view.
    QRectF placeRect(ChartPlace place) const;
    /// The bar or point whose row or column is at that point of the view, the nearest of it.
    ChartPlace hitAt(QPointF point) const;
    QSize sizeHint() const override;

protected:
    const Theme& theme() const { return m_theme; }
    void drawWhiskers(QPainter& painter) const;
    void drawNames(QPainter& painter) const;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addBars();
    void addPoints();
    void addAxes();
    void attach(QAbstractSeries* series);
    void fitValues();
    double stepWithRoom(double step, double range) const;
    void fitNames();
    void fitValueTitle();
    bool isValueTitleAbove() const;
    void fitBars();
    int heightAround() const;
    void paint();
    double categoryAt(ChartPlace place) const;
    QPointF position(double value, double category) const;

    ChartContent m_content;
    Theme m_theme;
    std::vector<QAbstractSeries*> m_series; ///< of the chart, by system
    double m_barShare = 0; ///< of the room of a category
    QBarCategoryAxis* m_categories = nullptr;
    QValueAxis* m_values = nullptr;
};

} // namespace arcwright::ui
