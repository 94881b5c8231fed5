// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/course_charts.h"

#include <algorithm>
#include <cmath>

#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QFontMetrics>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QLegend>
#include <QLineSeries>
#include <QResizeEvent>
#include <QValueAxis>

#include "ui/look/font_measures.h"

namespace arcwright::ui {

CourseCharts::CourseCharts(QWidget* parent) : QWidget(parent)
{
    m_charts = {makeChart(tr("Loss a sentence")), makeChart(tr("Sentences that changed weights")),
        makeChart(tr("Sentences a second"))};
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins({});
    for (const Chart& chart : m_charts)
        m_layout->addWidget(chart.view);
    begin(10, 0, true);
}

/// All the same where their titles have room; else by these, the longest of which would be cut. Charts take no letters
/// but their own.
void CourseCharts::shareWidth()
{
    constexpr int lines = 7;
    constexpr int least = 110;
    constexpr int besideTitle = 24;
    const QFont letters = figureLetters(font());
    const QFontMetrics metrics(letters);
    int widest = 0;
    int shown = 0;
    for (const Chart& chart : m_charts) {
        widest = std::max(widest, metrics.horizontalAdvance(chart.view->chart()->title()));
        shown += chart.view->isHidden() ? 0 : 1;
    }
    const bool areEqual = (widest + besideTitle) * shown <= width();
    for (const Chart& chart : m_charts) {
        chart.view->chart()->setTitleFont(letters);
        for (QValueAxis* axis : {chart.epochs, chart.values})
            axis->setLabelsFont(letters);
        chart.view->setMinimumHeight(std::max(least, lines * metrics.lineSpacing()));
        m_layout->setStretchFactor(chart.view, areEqual ? 1 : metrics.horizontalAdvance(chart.view->chart()->title()));
    }
}

void CourseCharts::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        shareWidth();
}

void CourseCharts::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        shareWidth();
}

CourseCharts::Chart CourseCharts::makeChart(const QString& title)
{
    Chart made{new QChartView(this), new QLineSeries(this), new QValueAxis(this), new QValueAxis(this)};
    made.view->setRenderHint(QPainter::Antialiasing);
    made.view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate); // as that of CurveChart
    made.view->setMinimumSize(120, 110);
    made.view->setAccessibleName(title);
    QChart* chart = made.view->chart();
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundRoundness(0);
    chart->setTitle(title);
    chart->legend()->hide();
    chart->addSeries(made.line);
    made.epochs->setLabelFormat(QStringLiteral("%.0f"));
    made.values->setLabelFormat(QStringLiteral("%.6g")); // thousands without an exponent
    chart->setLocalizeNumbers(true);
    chart->addAxis(made.epochs, Qt::AlignBottom);
    chart->addAxis(made.values, Qt::AlignLeft);
    made.line->attachAxis(made.epochs);
    made.line->attachAxis(made.values);
    return made;
}

void CourseCharts::setTheme(const Theme& theme)
{
    for (const Chart& made : m_charts) {
        QChart* chart = made.view->chart();
        made.view->setBackgroundBrush(theme.base);
        chart->setBackgroundBrush(theme.base);
        chart->setTitleBrush(theme.mutedText);
        for (QValueAxis* axis : {made.epochs, made.values}) {
            axis->setLabelsColor(theme.text);
            axis->setGridLineColor(theme.grid);
            axis->setLinePenColor(theme.grid);
        }
        const QPen pen(theme.series[0], theme.diagram.rubberWidth);
        made.line->setPen(pen);
        made.line->setPointsVisible(true);
        made.line->setMarkerSize(pen.widthF() * 2.5);
    }
}

void CourseCharts::begin(int epochs, std::size_t sentences, bool hasUpdates)
{
    m_sentences = sentences;
    for (const Chart& chart : m_charts) {
        chart.line->clear();
        const int last = std::max(epochs, 2);
        const double edge = (last - 1) * 0.06; // points are whole at both ends
        chart.epochs->setRange(1 - edge, last + edge);
        chart.epochs->setTickType(QValueAxis::TicksDynamic);
        chart.epochs->setTickAnchor(0);
        chart.epochs->setTickInterval(std::max(1.0, std::ceil(epochs / 4.0)));
        chart.values->setTickType(QValueAxis::TicksDynamic);
        chart.values->setTickAnchor(0);
        setMost(chart, 1);
    }
    for (const Course course : {Loss, Changed})
        m_charts[course].view->setVisible(hasUpdates);
    shareWidth();
}

void CourseCharts::append(Course course, int epoch, double value)
{
    const Chart& chart = m_charts[course];
    chart.line->append(epoch, value);
    double most = 0;
    for (const QPointF& point : chart.line->points())
        most = std::max(most, point.y());
    if (most <= 0)
        return;
    const double unit = std::pow(10, std::floor(std::log10(most))); // ends at a round number
    setMost(chart, std::ceil(2.2 * most / unit) * unit / 2);
}

/// With room below zero for the half of a point that stands there.
void CourseCharts::setMost(const Chart& chart, double most)
{
    constexpr double below = 0.08;
    const bool isMore = most > chart.values->max();
    if (isMore) // else a large range had thousands of the ticks of a small one, if only for a moment
        chart.values->setTickInterval(most / 2);
    chart.values->setRange(-below * most, most);
    chart.values->setTickInterval(most / 2);
}

void CourseCharts::add(const EpochReport& report)
{
    const auto sentences = static_cast<double>(m_sentences);
    if (m_sentences == 0)
        return;
    append(Loss, report.epoch, report.loss / sentences);
    append(Changed, report.epoch, static_cast<double>(report.updates));
    if (report.seconds > 0)
        append(Speed, report.epoch, sentences / report.seconds);
}

QList<QPointF> CourseCharts::points(Course course) const
{
    return m_charts[course].line->points();
}

} // namespace arcwright::ui
