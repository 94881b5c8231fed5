// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report_charts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/evaluation/outcome_confusion.h"

namespace arcwright {

namespace {

constexpr std::size_t mostRows = 15;
constexpr std::size_t mostConfused = 12;

std::vector<PlottedSeries> emptySeries(const OutcomeTable& table)
{
    std::vector<PlottedSeries> series;
    for (const OutcomeTable::System& system : table.systems())
        series.push_back({system.name, {}});
    return series;
}

BreakdownSettings plotSettings(const OutcomeTable& table, const ReportSettings& settings)
{
    BreakdownSettings wanted;
    wanted.scored = settings.scored;
    wanted.choice = choiceOf(settings);
    constexpr std::size_t rare = 2000; // one of so many words
    wanted.rareBelow = table.size() / rare;
    return wanted;
}

std::optional<PlottedValue> scoreOf(
    const WordCounts& counts, const std::string& system, const std::string& name, const ReportSettings& settings)
{
    if (counts.words == 0)
        return std::nullopt;
    const ReportWords words(settings);
    const double score = settings.scored == Scored::Heads ? counts.uas() : counts.las();
    const Interval interval = counts.interval(settings.scored);
    return PlottedValue{score, std::pair(interval.low, interval.high), words.percent(score),
        words(reporttext::valueTip,
            {system, name, words.percent(score), words.percent(interval.low), words.percent(interval.high),
                ReportWords::count(counts.right(settings.scored)), ReportWords::count(counts.words)})};
}

/// A category of the chart of scores. What nobody has right is not tried: enhanced graphs of a parser of trees.
void addScore(
    Plot& plot, const std::vector<ScoreCard>& cards, const std::string& name, bool without, const ReportWords& words)
{
    std::vector<std::optional<ScoreFigure>> figures;
    for (const ScoreCard& card : cards) {
        const ScoreLine line = lineOf(card, name);
        figures.push_back(without ? line.withoutPunctuation : line.all);
    }
    if (std::none_of(figures.begin(), figures.end(), [](const auto& figure) { return figure && figure->right > 0; }))
        return;
    const std::string title = words.score(name);
    plot.categories.push_back(without ? words(reporttext::withoutPunctuation, {title}) : title);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        std::optional<PlottedValue> value;
        if (const auto& score = figures[i])
            value = PlottedValue{score->percent, std::pair(score->interval.low, score->interval.high),
                words.percent(score->percent),
                words(reporttext::valueTip,
                    {cards[i].system, plot.categories.back(), words.percent(score->percent),
                        words.percent(score->interval.low), words.percent(score->interval.high),
                        ReportWords::count(score->right), ReportWords::count(score->n)})};
        plot.series[i].values.push_back(std::move(value));
    }
}

} // namespace

Plot scoresPlot(const std::vector<ScoreCard>& cards, const ReportSettings& settings)
{
    const ReportWords words(settings);
    Plot plot{PlotKind::Dots, words(reporttext::scores), words(reporttext::scoresDescription), {}, {},
        words(reporttext::percent), {}};
    for (const ScoreCard& card : cards)
        plot.series.push_back({card.system, {}});
    const std::vector<std::string_view> names = scoreNames(cards);
    const bool hasBunsetsu
        = std::any_of(names.begin(), names.end(), [](std::string_view name) { return name.starts_with("bunsetsu"); });
    for (const std::string_view name : names) {
        if (!isDrawn(name, hasBunsetsu))
            continue;
        for (const bool without : {false, true})
            addScore(plot, cards, std::string(name), without, words);
    }
    return plot;
}

Plot costsPlot(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings)
{
    const ReportWords words(settings);
    BreakdownSettings wanted = plotSettings(table, settings);
    wanted.sortedBy = system;
    const OutcomeBreakdown breakdown = breakdownOf(table, property, wanted);
    Plot plot{PlotKind::Bars, words(reporttext::costs), words(reporttext::costsDescription, {words.property(property)}),
        {}, emptySeries(table), words(reporttext::errors), {}};
    for (std::size_t row = 0; row < std::min(breakdown.rows.size(), mostRows); ++row) {
        plot.categories.push_back(words.value(breakdown.rows[row].value));
        for (std::size_t i = 0; i < plot.series.size(); ++i) {
            const WordCounts& counts = breakdown.rows[row].systems[i];
            const std::string errors = ReportWords::count(counts.errors(settings.scored));
            plot.series[i].values.push_back(
                PlottedValue{static_cast<double>(counts.errors(settings.scored)), {}, errors,
                    words(reporttext::errorTip,
                        {plot.series[i].name, plot.categories.back(), errors, ReportWords::count(counts.words),
                            words.percent(breakdown.cost(row, i))})});
        }
    }
    return plot;
}

Plot scoresByPlot(const OutcomeTable& table, Property property, std::size_t system, const ReportSettings& settings)
{
    const ReportWords words(settings);
    BreakdownSettings wanted = plotSettings(table, settings);
    const bool isNumber = !rangesOf(property).empty();
    if (!isNumber && naturalOrder(property).empty())
        wanted.sortedBy = system;
    const OutcomeBreakdown breakdown = breakdownOf(table, property, wanted);
    const std::string score = words.scoreName();
    Plot plot{isNumber ? PlotKind::Lines : PlotKind::Dots,
        words(reporttext::scoreBy, {score, words.property(property)}),
        words(reporttext::scoreByDescription, {score, words.property(property)}), {}, emptySeries(table),
        isNumber ? score : words(reporttext::percent), isNumber ? words.property(property) : std::string()};
    for (std::size_t row = 0; row < std::min(breakdown.rows.size(), mostRows); ++row) {
        plot.categories.push_back(words.value(breakdown.rows[row].value));
        for (std::size_t i = 0; i < plot.series.size(); ++i)
            plot.series[i].values.push_back(
                scoreOf(breakdown.rows[row].systems[i], plot.series[i].name, plot.categories.back(), settings));
    }
    return plot;
}

Plot kindsPlot(const OutcomeTable& table, const std::vector<KindScores>& kinds, const ReportSettings& settings)
{
    const ReportWords words(settings);
    const std::string title = words(reporttext::byKind, {words.scoreName()});
    Plot plot{PlotKind::Dots, title, title, {}, emptySeries(table), words(reporttext::percent), {}};
    for (const KindScores& kind : kinds) {
        if (kind.rows.empty())
            continue;
        const std::string shown = words.value(Property::Kind, kind.name);
        plot.categories.push_back(shown);
        for (std::size_t i = 0; i < plot.series.size(); ++i)
            plot.series[i].values.push_back(scoreOf(kind.systems[i], plot.series[i].name, shown, settings));
    }
    return plot;
}

HeatPlot confusionPlot(const OutcomeTable& table, std::size_t system, const ReportSettings& settings)
{
    const ReportWords words(settings);
    const std::string& name = table.systems()[system].name;
    HeatPlot plot;
    plot.title = words(reporttext::confused, {name});
    plot.description = words(reporttext::confusedDescription, {name});
    plot.rowsTitle = words(reporttext::gold);
    plot.columnsTitle = name;
    ConfusionSettings wanted;
    wanted.choice = choiceOf(settings);
    wanted.order = ConfusionOrder::Errors;
    const SquareConfusion all = confusionOf(table, Property::Relation, system, wanted);
    std::vector<std::size_t> shown(std::min(all.size(), mostConfused));
    std::iota(shown.begin(), shown.end(), std::size_t{0});
    std::erase_if(shown, [&](std::size_t row) {
        return all.rowTotals[row] == all.count(row, row) && all.columnTotals[row] == all.count(row, row);
    });
    double most = 1;
    for (const std::size_t row : shown) {
        for (const std::size_t column : shown)
            most = std::max(most, row == column ? 1 : static_cast<double>(all.count(row, column)));
    }
    for (const std::size_t row : shown) {
        plot.rows.push_back(words.value(all.rows[row]));
        plot.columns.push_back(words.value(all.rows[row]));
        plot.rowSums.push_back(ReportWords::count(all.rowTotals[row] - all.count(row, row)));
        plot.columnSums.push_back(ReportWords::count(all.columnTotals[row] - all.count(row, row)));
        for (const std::size_t column : shown) {
            const std::size_t count = all.count(row, column);
            PlottedCell cell;
            cell.isMuted = row == column;
            if (count > 0) {
                cell.text = ReportWords::count(count);
                cell.heat = std::sqrt(static_cast<double>(count) / most);
                cell.tip
                    = words(reporttext::cellTip, {plot.rows.back(), words.value(all.rows[column]), name, cell.text});
            }
            plot.cells.push_back(std::move(cell));
        }
    }
    return plot;
}

} // namespace arcwright
