// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/breakdown_figures.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <string_view>
#include <utility>

#include "core/evaluation/calibration.h"
#include "ui/analysis/figure_texts.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

namespace {

constexpr std::string_view nameOfNone = "none"; // of words without what is asked for: see PropertyValue
constexpr std::size_t mostBars = 12;
constexpr std::size_t mostCells = 14; // of a row of a map

BreakdownSettings settingsFor(const OutcomeTable& table, const FigureSettings& settings)
{
    BreakdownSettings wanted;
    wanted.scored = settings.scored;
    wanted.choice.withPunctuation = settings.withPunctuation;
    wanted.teller = settings.system;
    constexpr std::size_t rare = 2000; // one of so many words
    wanted.rareBelow = table.size() / rare;
    return wanted;
}

/// Puts the words that a system has wrong among those of a value into the figure; their index.
int addChoice(Figure& figure, const PropertyValue& value, std::size_t system, const FigureSettings& settings)
{
    figure.choices.push_back({settings.withPunctuation, {value}, {{system, settings.scored, false}}});
    return static_cast<int>(figure.choices.size()) - 1;
}

/// Whether each system has analysed every word.
std::vector<bool> areWhole(const OutcomeTable& table)
{
    std::vector<bool> whole;
    for (const OutcomeTable::System& system : table.systems())
        whole.push_back(std::all_of(system.marks.begin(), system.marks.end(),
            [](std::uint8_t marks) { return (marks & OutcomeTable::Present) != 0; }));
    return whole;
}

/// Puts the words with some values that a system has analysed, right or wrong, into the figure; their index. That it
/// has analysed them is only said where it has not analysed all, or all with these values.
int addWords(Figure& figure, std::vector<PropertyValue> values, std::size_t system, const std::vector<bool>& whole,
    bool withPunctuation)
{
    const bool isSaid = whole[system] || std::any_of(values.begin(), values.end(), [&](const PropertyValue& value) {
        return value.system == system;
    });
    WordChoice words{withPunctuation, std::move(values), {}};
    if (!isSaid)
        words.outcomes.push_back({system, Scored::Heads, false, OutcomeScope::Analysed});
    figure.choices.push_back(std::move(words));
    return static_cast<int>(figure.choices.size()) - 1;
}

/// The system that has analysed most of some words.
std::size_t mostWords(const std::vector<WordCounts>& systems)
{
    const auto most = std::max_element(systems.begin(), systems.end(),
        [](const WordCounts& first, const WordCounts& second) { return first.words < second.words; });
    return static_cast<std::size_t>(most - systems.begin());
}

TableCell numberCell(double number, const QString& text, int choice)
{
    return {text, number, choice};
}

void addTable(Figure& figure, const OutcomeTable& table, const OutcomeBreakdown& breakdown, bool withPunctuation)
{
    figure.table.columns << propertyTitle(breakdown.property) << Figures::tr("Words");
    for (const WordCounts& counts : breakdown.totals) {
        const QString name = systemName(table, static_cast<std::size_t>(&counts - breakdown.totals.data()));
        figure.table.columns << Figures::tr("%1: errors", "system").arg(name)
                             << Figures::tr("%1: share of errors", "system").arg(name)
                             << Figures::tr("%1: UAS", "system").arg(name) << Figures::tr("%1: LAS", "system").arg(name)
                             << Figures::tr("%1: from", "system, lower end of an interval").arg(name)
                             << Figures::tr("%1: to", "system, upper end of an interval").arg(name);
    }
    const std::vector<bool> whole = areWhole(table);
    for (std::size_t row = 0; row < breakdown.rows.size(); ++row) {
        const OutcomeBreakdown::Row& values = breakdown.rows[row];
        std::vector<TableCell> cells{{valueText(values.value), {}, -1}};
        const std::size_t widest = mostWords(values.systems);
        const std::size_t words = values.systems[widest].words;
        const int all = addWords(figure, {values.value}, widest, whole, withPunctuation);
        cells.push_back(numberCell(static_cast<double>(words), countText(words), all));
        for (std::size_t system = 0; system < values.systems.size(); ++system) {
            const WordCounts& counts = values.systems[system];
            // The choices of a breakdown lie by row, then system.
            const auto choice = static_cast<int>(row * values.systems.size() + system);
            const Interval interval = counts.interval(breakdown.scored);
            const std::size_t errors = counts.errors(breakdown.scored);
            cells.push_back(numberCell(static_cast<double>(errors), countText(errors), choice));
            for (const double percent :
                {breakdown.cost(row, system), counts.uas(), counts.las(), interval.low, interval.high})
                cells.push_back(numberCell(percent, percentText(percent), choice));
        }
        cells.front().choice = cells[2].choice;
        figure.table.rows.push_back(std::move(cells));
    }
}

/// The rows that are drawn, at most so many: of errors those that cost something, and last the words that have none of
/// what is asked for. They are often most, and say least.
std::vector<std::size_t> drawnRows(const OutcomeBreakdown& breakdown, bool areErrors, Scored scored, std::size_t most)
{
    const auto costs = [&](std::size_t row) {
        return std::ranges::any_of(breakdown.rows[row].systems,
            [scored](const WordCounts& counts) { return counts.words > 0 && counts.errors(scored) > 0; });
    };
    std::vector<std::size_t> all(breakdown.rows.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<std::size_t> drawn;
    if (areErrors)
        std::ranges::copy_if(all, std::back_inserter(drawn), costs);
    else
        drawn = std::move(all);
    if (areErrors)
        std::stable_partition( // that of ranges is none for Clang 14
            drawn.begin(), drawn.end(), [&](std::size_t row) { return breakdown.rows[row].value.name != nameOfNone; });
    drawn.resize(std::min(most, drawn.size()));
    return drawn;
}

/// Choices, series and table of a breakdown; bars and points for the first `most` values.
void fill(Figure& figure, const OutcomeTable& table, const OutcomeBreakdown& breakdown, const FigureSettings& settings,
    std::size_t most)
{
    const bool areErrors = figure.chart.marks == ChartMarks::Bars;
    const std::vector<std::size_t> drawn = drawnRows(breakdown, areErrors, settings.scored, most);
    if (drawn.empty() && !breakdown.rows.empty())
        figure.sentence = Figures::tr("Nothing is wrong.");
    for (const OutcomeBreakdown::Row& row : breakdown.rows) {
        for (std::size_t system = 0; system < row.systems.size(); ++system)
            addChoice(figure, row.value, system, settings);
    }
    for (const std::size_t row : drawn)
        figure.chart.categories << valueText(breakdown.rows[row].value);
    for (std::size_t system = 0; system < breakdown.totals.size(); ++system) {
        ChartSeries series{systemName(table, system), {}};
        for (const std::size_t row : drawn) {
            const WordCounts& counts = breakdown.rows[row].systems[system];
            if (counts.words == 0) {
                series.points.emplace_back();
                continue;
            }
            const QString value = valueText(breakdown.rows[row].value);
            const QString name = breakdown.totals.size() > 1 ? series.name + QStringLiteral(", ") + value : value;
            ChartPoint point;
            point.tip = countsTip(name, counts, settings.scored) + u'\n'
                + Figures::tr("%1% of all errors").arg(percentText(breakdown.cost(row, system)));
            point.choice = static_cast<int>(row * breakdown.totals.size() + system);
            if (areErrors) {
                point.value = static_cast<double>(counts.errors(settings.scored));
            } else {
                point.value = settings.scored == Scored::Heads ? counts.uas() : counts.las();
                point.interval = counts.interval(settings.scored);
            }
            series.points.emplace_back(point);
        }
        figure.chart.series.push_back(std::move(series));
    }
    addTable(figure, table, breakdown, settings.withPunctuation);
}

} // namespace

Figure costsFigure(const OutcomeTable& table, Property property, const FigureSettings& settings)
{
    BreakdownSettings wanted = settingsFor(table, settings);
    wanted.sortedBy = settings.system;
    Figure figure;
    figure.chart.marks = ChartMarks::Bars;
    const bool areHeads = settings.scored == Scored::Heads;
    if (hasBunsetsu(table))
        figure.chart.valueTitle
            = areHeads ? Figures::tr("wrong heads of bunsetsu") : Figures::tr("wrong heads or types");
    else
        figure.chart.valueTitle = areHeads ? Figures::tr("wrong heads") : Figures::tr("wrong heads or relations");
    fill(figure, table, breakdownOf(table, property, wanted), settings, mostBars);
    return figure;
}

Figure breakdownFigure(const OutcomeTable& table, Property property, const FigureSettings& settings)
{
    BreakdownSettings wanted = settingsFor(table, settings);
    const bool isNumber = !rangesOf(property).empty();
    if (!isNumber && naturalOrder(property).empty())
        wanted.sortedBy = settings.system;
    Figure figure;
    figure.chart.marks = isNumber ? ChartMarks::Lines : ChartMarks::Points;
    figure.chart.isAcross = isNumber;
    figure.chart.categoryTitle = isNumber ? propertyNoun(property) : QString();
    figure.chart.valueTitle = scoreName(settings.scored);
    fill(figure, table, breakdownOf(table, property, wanted), settings, mostBars);
    return figure;
}

Figure calibrationFigure(const OutcomeTable& table, const FigureSettings& settings)
{
    constexpr std::size_t bins = 10;
    FigureSettings ofHeads = settings;
    ofHeads.scored = Scored::Heads;
    constexpr double percent = 100;
    constexpr std::int32_t width = 1000 / static_cast<std::int32_t>(bins); // thousandths
    Figure figure;
    figure.chart.marks = ChartMarks::Lines;
    figure.chart.isAcross = true;
    figure.chart.categoryTitle = Figures::tr("how sure the parser was, percent, from");
    figure.chart.valueTitle = Figures::tr("right heads, percent");
    figure.table.columns << Figures::tr("System") << Figures::tr("How sure, from") << Figures::tr("to")
                         << Figures::tr("Words") << Figures::tr("How sure on average") << Figures::tr("Right heads")
                         << Figures::tr("from", "lower end of an interval")
                         << Figures::tr("to", "upper end of an interval");
    ChartSeries diagonal{Figures::tr("as sure as right"), {}};
    for (std::size_t bin = 0; bin < bins; ++bin) {
        const double low = percent * static_cast<double>(bin) / static_cast<double>(bins);
        const double high = percent * static_cast<double>(bin + 1) / static_cast<double>(bins);
        figure.chart.categories << QString::number(low);
        diagonal.points.emplace_back(ChartPoint{(low + high) / 2, {}, diagonal.name, -1});
    }
    QStringList sentences;
    const std::vector<bool> whole = areWhole(table);
    for (std::size_t system = 0; system < table.systems().size(); ++system) {
        const Calibration calibration = calibrationOf(table, system, {settings.withPunctuation, {}, {}}, bins);
        if (calibration.bins.empty())
            continue;
        ChartSeries series{systemName(table, system), std::vector<std::optional<ChartPoint>>(bins)};
        for (const CalibrationBin& bin : calibration.bins) {
            const PropertyValue value{
                Property::Confidence, {}, {}, bin.low, bin.high - (bin.high < 1000 ? 1 : 0), system};
            const int choice = addChoice(figure, value, system, ofHeads);
            const int all = addWords(figure, {value}, system, whole, settings.withPunctuation);
            const Interval interval = bin.counts.interval(Scored::Heads);
            series.points[static_cast<std::size_t>(bin.low / width)] = ChartPoint{bin.counts.uas(), interval,
                Figures::tr(
                    "%1: %n word(s), sure by %2%, right in %3%", "system, percents", static_cast<int>(bin.counts.words))
                    .arg(series.name, percentText(bin.meanConfidence), percentText(bin.counts.uas())),
                choice};
            figure.table.rows.push_back(
                {{series.name, {}, choice}, numberCell(bin.low / 10.0, percentText(bin.low / 10.0), all),
                    numberCell(bin.high / 10.0, percentText(bin.high / 10.0), all),
                    numberCell(static_cast<double>(bin.counts.words), countText(bin.counts.words), all),
                    numberCell(bin.meanConfidence, percentText(bin.meanConfidence), all),
                    numberCell(bin.counts.uas(), percentText(bin.counts.uas()), choice),
                    numberCell(interval.low, percentText(interval.low), choice),
                    numberCell(interval.high, percentText(interval.high), choice)});
        }
        figure.chart.series.push_back(std::move(series));
        sentences << Figures::tr("%1 is off by %2 points on average.", "system, calibration error")
                         .arg(systemName(table, system), percentText(calibration.error));
    }
    if (figure.chart.series.empty())
        return {};
    figure.chart.series.push_back(std::move(diagonal));
    figure.sentence = inARow(sentences);
    return figure;
}

Figure gridFigure(const OutcomeTable& table, Property rows, Property columns, const FigureSettings& settings)
{
    BreakdownSettings wanted = settingsFor(table, settings);
    wanted.sortedBy = settings.system;
    const HeatMap map = heatMapOf(table, rows, columns, wanted);
    const std::size_t rowCount = std::min(map.rows.size(), mostCells);
    const std::size_t columnCount = std::min(map.columns.size(), mostCells);
    Figure figure;
    figure.heat.rowsTitle = propertyNoun(rows);
    figure.heat.columnsTitle = propertyNoun(columns);
    figure.table.columns << propertyTitle(rows) << propertyTitle(columns) << Figures::tr("Words")
                         << Figures::tr("Errors") << scoreName(settings.scored);
    double most = 1;
    for (const WordCounts& counts : map.cells[settings.system])
        most = std::max(most, static_cast<double>(counts.errors(settings.scored)));
    for (std::size_t column = 0; column < columnCount; ++column)
        figure.heat.columns << valueText(map.columns[column]);
    const std::vector<bool> whole = areWhole(table);
    for (std::size_t row = 0; row < rowCount; ++row) {
        figure.heat.rows << valueText(map.rows[row]);
        for (std::size_t column = 0; column < columnCount; ++column) {
            const WordCounts& counts = map.cell(settings.system, row, column);
            const std::size_t errors = counts.errors(settings.scored);
            const QString name = valueText(map.rows[row]) + QStringLiteral(", ") + valueText(map.columns[column]);
            HeatCell cell;
            if (counts.words > 0) {
                figure.choices.push_back({settings.withPunctuation, {map.rows[row], map.columns[column]},
                    {{settings.system, settings.scored, false}}});
                const double score = settings.scored == Scored::Heads ? counts.uas() : counts.las();
                cell = {countText(errors), std::sqrt(static_cast<double>(errors) / most), false,
                    countsTip(name, counts, settings.scored), static_cast<int>(figure.choices.size()) - 1};
                figure.table.rows.push_back({{figure.heat.rows.back(), {}, cell.choice},
                    {figure.heat.columns[static_cast<qsizetype>(column)], {}, cell.choice},
                    numberCell(static_cast<double>(counts.words), countText(counts.words),
                        addWords(figure, {map.rows[row], map.columns[column]}, settings.system, whole,
                            settings.withPunctuation)),
                    numberCell(static_cast<double>(errors), countText(errors), cell.choice),
                    numberCell(score, percentText(score), cell.choice)});
            }
            figure.heat.cells.push_back(std::move(cell));
        }
    }
    return figure;
}

} // namespace arcwright::ui
