// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QWidget>

#include "ui/analysis/chart_content.h"
#include "ui/analysis/heat_content.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

/// A map of figures by two things, whose cells can be chosen by mouse and by arrows and Enter. A cell's place has the
/// row as its series and the column as its category; the sums stand in the row and the column after the last.
class HeatView : public QWidget {
    Q_OBJECT
public:
    explicit HeatView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setContent(HeatContent content);
    const HeatContent& content() const { return m_content; }
    void setChosen(std::set<ChartPlace> places);
    const std::set<ChartPlace>& chosenPlaces() const { return m_chosen; }
    ChartPlace current() const { return m_current; }
    void setCurrent(ChartPlace place);

    QRectF placeRect(ChartPlace place) const;
    /// A cell or a sum, whose place is behind the last row or column; null where there is none.
    const HeatCell* cellAt(ChartPlace place) const;
    ChartPlace hitAt(QPointF point) const;
    void paintPicture(QPainter& painter) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(arcwright::ui::ChartPlace place, bool isAdding);
    /// The keyboard is wanted where the words are listed.
    void listWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void chooseCurrent(const QKeyEvent& event);
    struct Measures {
        double left = 0; ///< where the cells begin
        double top = 0;
        double low = 0; ///< height of a cell where there is no room for higher ones
        bool areUpright = false; ///< the names of columns, which fit beside each other
        QSizeF cell;
    };
    void measure();
    QFont letters() const;
    int rowCount() const { return static_cast<int>(m_content.rows.size()) + (m_content.columnSums.empty() ? 0 : 1); }
    int columnCount() const { return static_cast<int>(m_content.columns.size()) + (m_content.rowSums.empty() ? 0 : 1); }
    QColor fillOf(const HeatCell& cell) const;
    void paintNames(QPainter& painter) const;
    void paintCell(QPainter& painter, ChartPlace place) const;
    void move(int down, int right);

    HeatContent m_content;
    Theme m_theme;
    Measures m_measures;
    std::set<ChartPlace> m_chosen;
    ChartPlace m_current;
    ChartPlace m_hover;
};

} // namespace arcwright::ui
