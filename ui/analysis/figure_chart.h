// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "ui/analysis/category_chart.h"

namespace arcwright::ui {

/// A chart whose bars and points can be chosen, by mouse (anywhere in their row or column) and by arrows and Enter.
/// Hovering tells the figure with its interval.
class FigureChart : public CategoryChart {
    Q_OBJECT
public:
    explicit FigureChart(QWidget* parent = nullptr);

    void setContent(ChartContent content);
    /// The bars and points that stand out as chosen.
    void setChosen(std::set<ChartPlace> places);
    const std::set<ChartPlace>& chosenPlaces() const { return m_chosen; }
    /// The bar or point that keys are for.
    ChartPlace current() const { return m_current; }
    void setCurrent(ChartPlace place);
    /// The chart as it is shown, without what is chosen, hovered or in focus.
    void paintPicture(QPainter& painter);

Q_SIGNALS:
    /// Somebody wants to see what is behind a bar or point; `isAdding` to what was chosen here before.
    void chosen(arcwright::ui::ChartPlace place, bool isAdding);
    /// The keyboard is wanted where the words are listed.
    void listWanted();

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override { }
    void mouseDoubleClickEvent(QMouseEvent*) override { }
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void chooseCurrent(const QKeyEvent& event);
    void describe();
    void step(int series, int category);

    std::set<ChartPlace> m_chosen;
    ChartPlace m_current;
    ChartPlace m_hover;
    bool m_isPicture = false;
};

} // namespace arcwright::ui
