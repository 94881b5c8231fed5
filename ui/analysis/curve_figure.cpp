// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/curve_figure.h"

#include <cmath>
#include <map>
#include <optional>

#include <QLocale>

#include "core/experiments/extrapolation.h"
#include "core/report/curve_words.h"
#include "ui/analysis/drawn_painting.h"
#include "ui/analysis/figure_texts.h"

namespace arcwright::ui {

namespace {

/// The points of all curves by size; what is extrapolated stands by itself, whatever its size.
struct SizePlace {
    double size = 0;
    bool isExtrapolated = false;

    friend auto operator<=>(const SizePlace&, const SizePlace&) = default;
};

/// The samples of one size, in the score that a curve is judged by.
CurvePoint::Summary summaryOf(const LearningCurve& curve, const CurvePoint& point)
{
    return curve.hasLabels ? point.las() : point.uas();
}

QString scoreTitle(const LearningCurve& curve)
{
    if (curve.isOfBunsetsu)
        return curve.hasLabels ? CurveFigure::tr("heads and types") : CurveFigure::tr("heads");
    return QString::fromLatin1(scoreNameOf(curve));
}

ChartPoint measured(const LearningCurve& curve, const CurvePoint& point)
{
    const CurvePoint::Summary summary = summaryOf(curve, point);
    ChartPoint shown;
    shown.value = summary.mean;
    if (point.runs.size() > 1)
        shown.interval // of scores, which are percentages
            = Interval{
                std::max(summary.mean - summary.deviation, 0.0), std::min(summary.mean + summary.deviation, 100.0)};
    shown.tip = CurveFigure::tr("%1, %2 sentences: %3 %4 ± %5 (%n sample(s))",
        "curve, sentences, score, its mean, standard deviation", static_cast<int>(point.runs.size()))
                    .arg(shownText(curve.name), countText(point.size), scoreTitle(curve), percentText(summary.mean),
                        percentText(summary.deviation));
    return shown;
}

ChartPoint extrapolated(const LearningCurve& curve, const Extrapolation& found)
{
    ChartPoint shown;
    shown.value = found.score;
    shown.interval = found.scores;
    shown.tip = CurveFigure::tr("%1, %2 sentences: %3 %4 (95%: %5), extrapolated", "curve, sentences, score")
                    .arg(shownText(curve.name), countText(static_cast<std::size_t>(std::llround(found.wantedSize))),
                        scoreTitle(curve), percentText(found.score), intervalText(found.scores));
    return shown;
}

TableCell figureCell(double number, const QString& text)
{
    return {text, number, -1};
}

void addRow(TableContent& table, const LearningCurve& curve, const CurvePoint& point)
{
    const CurvePoint::Summary uas = point.uas();
    const CurvePoint::Summary las = point.las();
    std::vector<TableCell> cells{{shownText(curve.name), {}, -1},
        figureCell(static_cast<double>(point.size), countText(point.size)),
        figureCell(point.meanTokens(), countText(static_cast<std::size_t>(std::llround(point.meanTokens())))),
        figureCell(static_cast<double>(point.runs.size()), countText(point.runs.size())),
        figureCell(uas.mean, percentText(uas.mean)), figureCell(uas.deviation, percentText(uas.deviation))};
    if (curve.hasLabels) {
        cells.push_back(figureCell(las.mean, percentText(las.mean)));
        cells.push_back(figureCell(las.deviation, percentText(las.deviation)));
    }
    cells.resize(static_cast<std::size_t>(table.columns.size()));
    table.rows.push_back(std::move(cells));
}

/// A row for what is extrapolated: half the interval stands for the spread.
void addRow(TableContent& table, const LearningCurve& curve, const Extrapolation& found)
{
    std::vector<TableCell> cells(static_cast<std::size_t>(table.columns.size()));
    const auto size = static_cast<std::size_t>(std::llround(found.wantedSize));
    cells[0].text = CurveFigure::tr("%1, extrapolated", "curve").arg(shownText(curve.name));
    cells[1] = figureCell(found.wantedSize, countText(size));
    cells[curve.hasLabels ? 6 : 4] = figureCell(found.score, percentText(found.score));
    cells.back() = intervalCell(found.scores, -1);
    table.rows.push_back(std::move(cells));
}

} // namespace

CurveFigure curveFigure(const std::vector<LearningCurve>& curves, double factor)
{
    CurveFigure figure;
    figure.chart.marks = ChartMarks::Lines;
    figure.chart.isAcross = true;
    figure.chart.categoryTitle = CurveFigure::tr("sentences to learn from");
    figure.table.columns << CurveFigure::tr("Curve") << CurveFigure::tr("Sentences") << CurveFigure::tr("Tokens")
                         << CurveFigure::tr("Samples") << CurveFigure::tr("UAS") << CurveFigure::tr("± UAS")
                         << CurveFigure::tr("LAS") << CurveFigure::tr("± LAS") << CurveFigure::tr("95%");
    std::vector<std::map<SizePlace, ChartPoint>> points;
    std::map<SizePlace, QString> places;
    QStringList sentences;
    QStringList titles;
    for (const LearningCurve& curve : curves) {
        if (curve.points.empty())
            continue;
        auto& own = points.emplace_back();
        for (const CurvePoint& point : curve.points) {
            const SizePlace place{static_cast<double>(point.size), false};
            own[place] = measured(curve, point);
            places[place] = countText(point.size);
            addRow(figure.table, curve, point);
        }
        const auto found = extrapolate(curve.points, scoreOf(curve), {factor});
        if (found) {
            const SizePlace place{found->wantedSize, true};
            own[place] = extrapolated(curve, *found);
            // Short, for many stand beside each other.
            places[place] = CurveFigure::tr("%1×%2", "how many times, sentences")
                                .arg(factor)
                                .arg(countText(static_cast<std::size_t>(std::llround(found->size))));
            addRow(figure.table, curve, *found);
        }
        sentences << shownText(sentenceOf(
            curve, found, factor,
            [](const char* sentence) { return QCoreApplication::translate("Curve", sentence).toStdString(); },
            QLocale().decimalPoint().toStdString()));
        titles << scoreTitle(curve);
        figure.chart.series.push_back({shownText(curve.name), {}});
    }
    titles.removeDuplicates();
    figure.chart.valueTitle = titles.join(QStringLiteral(", "));
    figure.sentences = sentences.join(u'\n');
    for (const auto& [place, text] : places) {
        figure.chart.categories << text;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto point = points[i].find(place);
            figure.chart.series[i].points.push_back(
                point == points[i].end() ? std::optional<ChartPoint>() : point->second);
        }
    }
    return figure;
}

} // namespace arcwright::ui
