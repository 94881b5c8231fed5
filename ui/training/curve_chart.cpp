// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/curve_chart.h"

#include <algorithm>
#include <cmath>

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QValueAxis>

#include "ui/look/font_measures.h"

namespace arcwright::ui {

CurveChart::CurveChart(QWidget* parent)
    : QChartView(parent), m_epochs(new QValueAxis(this)), m_scores(new QValueAxis(this))
{
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(FullViewportUpdate); // Qt does not know how large the points of lines are, and cuts new ones
    setMinimumSize(280, 120);
    setAccessibleName(tr("Training curve"));
    QChart* chart = this->chart();
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundRoundness(0);
    m_epochs->setLabelFormat(QStringLiteral("%d"));
    m_scores->setLabelFormat(QStringLiteral("%g"));
    chart->addAxis(m_epochs, Qt::AlignBottom);
    chart->addAxis(m_scores, Qt::AlignLeft);
    const std::array<QString, curveCount> names{
        tr("UAS, held out"), tr("LAS, held out"), tr("UAS, training"), tr("LAS, training")};
    for (std::size_t i = 0; i < curveCount; ++i) {
        m_curves[i] = new QLineSeries(this);
        m_curves[i]->setName(names[i]);
        chart->addSeries(m_curves[i]);
        m_curves[i]->attachAxis(m_epochs);
        m_curves[i]->attachAxis(m_scores);
    }
    chart->legend()->setAlignment(Qt::AlignRight);
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    takeLetters();
    begin(10);
}

void CurveChart::setTheme(const Theme& theme)
{
    QChart* chart = this->chart();
    setBackgroundBrush(theme.base);
    chart->setBackgroundBrush(theme.base);
    chart->legend()->setLabelColor(theme.text);
    for (QValueAxis* axis : {m_epochs, m_scores}) {
        axis->setLabelsColor(theme.text);
        axis->setTitleBrush(theme.mutedText);
        axis->setGridLineColor(theme.grid);
        axis->setLinePenColor(theme.grid);
    }
    for (std::size_t i = 0; i < curveCount; ++i) {
        // Held out: solid with points; training: dashed without, so that the curves stay apart without colour too.
        QPen pen(theme.series[i], theme.diagram.rubberWidth);
        const bool training = i >= TrainingUas;
        if (training)
            pen.setDashPattern({2, 1.5}); // so short that the key, which is no longer than two letters, shows gaps
        m_curves[i]->setPen(pen);
        m_curves[i]->setPointsVisible(!training);
        m_curves[i]->setMarkerSize(pen.widthF() * 2.5);
    }
}

/// A chart takes no letters but its own.
void CurveChart::takeLetters()
{
    const QFont letters = figureLetters(font());
    for (QValueAxis* axis : {m_epochs, m_scores}) {
        axis->setLabelsFont(letters);
        axis->setTitleFont(letters);
    }
    chart()->legend()->setFont(letters);
    placeLegend();
}

/// Below the curves where it would take too much of their width.
void CurveChart::placeLegend()
{
    constexpr int leastShare = 5; // of the width is the legend's
    const QFontMetrics metrics(figureLetters(font()));
    int widest = 0;
    for (const QLineSeries* curve : m_curves)
        widest = std::max(widest, metrics.horizontalAdvance(curve->name()) + 2 * metrics.height());
    const Qt::Alignment place = width() < leastShare * widest ? Qt::AlignBottom : Qt::AlignRight;
    if (chart()->legend()->alignment() != place)
        chart()->legend()->setAlignment(place);
}

void CurveChart::resizeEvent(QResizeEvent* event)
{
    placeLegend();
    QChartView::resizeEvent(event);
}

void CurveChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        takeLetters();
}

QList<QPointF> CurveChart::heldOut() const
{
    return m_curves[DevelopmentUas]->points();
}

void CurveChart::begin(int epochs, bool hasRelations, const QString& treebank)
{
    m_hasRelations = hasRelations;
    m_epochs->setTitleText(treebank.isEmpty() ? tr("epoch") : tr("epoch, training on %1").arg(treebank));
    for (QLineSeries* curve : m_curves)
        curve->clear();
    m_curves[DevelopmentUas]->setName(hasRelations ? tr("UAS, held out") : tr("heads, held out"));
    m_curves[TrainingUas]->setName(hasRelations ? tr("UAS, training") : tr("heads, training"));
    m_curves[DevelopmentUas]->setVisible(true);
    for (const Curve relations : {DevelopmentLas, TrainingLas})
        m_curves[relations]->setVisible(hasRelations); // in the legend, too
    const int last = std::max(epochs, 2);
    const double edge = (last - 1) * 0.02; // points are whole at both ends
    m_epochs->setRange(1 - edge, last + edge);
    m_epochs->setTickType(QValueAxis::TicksDynamic);
    m_epochs->setTickAnchor(0);
    m_epochs->setTickInterval(std::max(1, static_cast<int>(std::ceil(epochs / 10.0))));
    m_scores->setRange(0, 100);
    m_scores->setTickType(QValueAxis::TicksDynamic);
    m_scores->setTickAnchor(0);
    m_scores->setTickInterval(20);
}

void CurveChart::add(const EpochReport& report)
{
    m_curves[TrainingUas]->append(report.epoch, report.training.uas);
    if (m_hasRelations)
        m_curves[TrainingLas]->append(report.epoch, report.training.las);
    if (report.development.uas > 0)
        m_curves[DevelopmentUas]->append(report.epoch, report.development.uas);
    if (report.development.uas > 0 && m_hasRelations)
        m_curves[DevelopmentLas]->append(report.epoch, report.development.las);
    for (const Curve heldOut : {DevelopmentUas, DevelopmentLas}) // the legend names what there is
        m_curves[heldOut]->setVisible(m_curves[heldOut]->count() > 0);
    fitScores();
}

/// The axis begins at the ten below the lowest score, so that a gain of a point can be seen.
void CurveChart::fitScores()
{
    double lowest = 100;
    for (const QLineSeries* curve : m_curves) {
        for (const QPointF& point : curve->points())
            lowest = std::min(lowest, point.y());
    }
    const double from = std::min(std::floor(lowest / 10) * 10, 90.0);
    m_scores->setRange(from, 100);
    m_scores->setTickInterval(from >= 90 ? 2 : from >= 70 ? 5 : from >= 40 ? 10 : 20); // round numbers
}

} // namespace arcwright::ui
