// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QList>
#include <QPointF>
#include <QWidget>

#include "core/learning/trainer.h"
#include "ui/look/theme.h"

class QChartView;
class QHBoxLayout;
class QLineSeries;
class QValueAxis;

namespace arcwright::ui {

/// How a training goes besides its scores, epoch by epoch: what its trees cost, how many of them changed the weights,
/// and how fast it is.
class CourseCharts : public QWidget {
    Q_OBJECT
public:
    enum Course { Loss, Changed, Speed, courseCount };

    explicit CourseCharts(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Empties the charts for a run of so many epochs over so many sentences. Without updates (of bunsetsu) there is
    /// only the speed.
    void begin(int epochs, std::size_t sentences, bool hasUpdates);
    void add(const EpochReport& report);
    QList<QPointF> points(Course course) const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Chart {
        QChartView* view = nullptr;
        QLineSeries* line = nullptr;
        QValueAxis* epochs = nullptr;
        QValueAxis* values = nullptr;
    };
    Chart makeChart(const QString& title);
    void shareWidth();
    void append(Course course, int epoch, double value);
    static void setMost(const Chart& chart, double most);

    std::array<Chart, courseCount> m_charts;
    QHBoxLayout* m_layout = nullptr;
    std::size_t m_sentences = 0;
};

} // namespace arcwright::ui
