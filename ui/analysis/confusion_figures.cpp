// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/confusion_figures.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/evaluation/outcome_confusion.h"
#include "ui/analysis/figure_texts.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t mostNames = 11;

/// Of a square some rows, which are its columns too.
struct ShownSquare {
    const SquareConfusion& all;
    std::vector<std::size_t> rows;

    std::size_t count(std::size_t row, std::size_t column) const { return all.count(rows[row], rows[column]); }
};

ConfusionSettings settingsFor(const FigureSettings& settings, ConfusionOrder order)
{
    ConfusionSettings wanted;
    wanted.choice.withPunctuation = settings.withPunctuation;
    wanted.order = order;
    return wanted;
}

/// The words behind a cell.
using CellChoice = std::function<WordChoice(const PropertyValue& gold, const PropertyValue& predicted)>;

/// The values that are confused most, in the order that was asked for.
std::vector<std::size_t> confusedMost(const SquareConfusion& all)
{
    std::vector<std::pair<std::size_t, std::size_t>> errors;
    for (std::size_t row = 0; row < all.size(); ++row) {
        const std::size_t right = all.count(row, row);
        errors.emplace_back(all.rowTotals[row] + all.columnTotals[row] - 2 * right, row);
    }
    std::stable_sort(
        errors.begin(), errors.end(), [](const auto& first, const auto& second) { return first.first > second.first; });
    std::vector<std::size_t> rows;
    for (const auto& [count, row] : errors) {
        if (count > 0 && rows.size() < mostNames)
            rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

int addChoice(
    Figure& figure, const SquareConfusion& all, std::size_t row, std::size_t column, const CellChoice& choiceOf)
{
    figure.choices.push_back(choiceOf(all.rows[row], all.columns[column]));
    return static_cast<int>(figure.choices.size()) - 1;
}

void addTable(Figure& figure, const SquareConfusion& all, const CellChoice& choiceOf)
{
    figure.table.columns << Figures::tr("Gold") << Figures::tr("System") << Figures::tr("Words")
                         << Figures::tr("Percent of the words in gold");
    struct Cell {
        std::size_t row;
        std::size_t column;
        std::size_t count;
    };
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < all.size(); ++row) {
        for (std::size_t column = 0; column < all.size(); ++column) {
            if (row != column && all.count(row, column) > 0)
                cells.push_back({row, column, all.count(row, column)});
        }
    }
    std::stable_sort(
        cells.begin(), cells.end(), [](const Cell& first, const Cell& second) { return first.count > second.count; });
    for (const Cell& cell : cells) {
        const int choice = addChoice(figure, all, cell.row, cell.column, choiceOf);
        const double share = percentage(cell.count, all.rowTotals[cell.row]);
        figure.table.rows.push_back(
            {{valueText(all.rows[cell.row]), {}, choice}, {valueText(all.columns[cell.column]), {}, choice},
                {countText(cell.count), static_cast<double>(cell.count), choice}, {percentText(share), share, choice}});
    }
}

/// What a row or a column has off the diagonal, those that are not shown included.
HeatCell sumCell(Figure& figure, std::size_t count, const QString& tip, const WordChoice& choice)
{
    if (count == 0)
        return {countText(count), 0, true, tip, -1};
    figure.choices.push_back(choice);
    return {countText(count), 0, true, tip, static_cast<int>(figure.choices.size()) - 1};
}

/// Any value but one.
PropertyValue anyBut(const std::vector<PropertyValue>& values, std::size_t one)
{
    PropertyValue rest = values[one];
    rest.name = "other";
    rest.texts.clear();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i != one)
            rest.texts.insert(rest.texts.end(), values[i].texts.begin(), values[i].texts.end());
    }
    return rest;
}

void addSums(Figure& figure, const ShownSquare& shown, const QString& system, const CellChoice& choiceOf)
{
    const SquareConfusion& all = shown.all;
    for (const std::size_t row : shown.rows) {
        const std::size_t right = shown.all.count(row, row);
        const QString name = valueText(shown.all.rows[row]);
        const std::size_t missed = shown.all.rowTotals[row] - right;
        figure.heat.rowSums.push_back(sumCell(figure, missed,
            Figures::tr("%1 in gold, something else in %2: %n word(s), %3% of them", "value, system, percent",
                static_cast<int>(missed))
                .arg(name, system, percentText(shown.all.missed(row))),
            choiceOf(all.rows[row], anyBut(all.columns, row))));
        const std::size_t extra = shown.all.columnTotals[row] - right;
        figure.heat.columnSums.push_back(sumCell(figure, extra,
            Figures::tr("%1 in %2, something else in gold: %n word(s)", "value, system", static_cast<int>(extra))
                .arg(name, system),
            choiceOf(anyBut(all.rows, row), all.columns[row])));
    }
}

Figure mapOf(const SquareConfusion& all, const QString& system, const CellChoice& choiceOf)
{
    const ShownSquare shown{all, confusedMost(all)};
    Figure figure;
    figure.heat.rowsTitle = Figures::tr("gold");
    figure.heat.columnsTitle = system;
    std::size_t most = 1;
    for (std::size_t row = 0; row < shown.rows.size(); ++row) {
        for (std::size_t column = 0; column < shown.rows.size(); ++column)
            most = std::max(most, row == column ? 1 : shown.count(row, column));
    }
    for (std::size_t row = 0; row < shown.rows.size(); ++row) {
        const QString expected = valueText(all.rows[shown.rows[row]]);
        figure.heat.rows << expected;
        figure.heat.columns << expected;
        for (std::size_t column = 0; column < shown.rows.size(); ++column) {
            const std::size_t count = shown.count(row, column);
            HeatCell cell;
            cell.isMuted = row == column;
            if (count > 0) {
                cell.text = countText(count);
                cell.heat = std::sqrt(static_cast<double>(count) / static_cast<double>(most));
                cell.choice = addChoice(figure, all, shown.rows[row], shown.rows[column], choiceOf);
                cell.tip
                    = Figures::tr("%1 in gold, %2 in %3: %n word(s)", "value, value, system", static_cast<int>(count))
                          .arg(expected, valueText(all.columns[shown.rows[column]]), system);
            }
            figure.heat.cells.push_back(std::move(cell));
        }
    }
    addSums(figure, shown, system, choiceOf);
    addTable(figure, all, choiceOf);
    return figure;
}

} // namespace

Figure confusionFigure(
    const OutcomeTable& table, Property property, ConfusionOrder order, const FigureSettings& settings)
{
    const SquareConfusion all = confusionOf(table, property, settings.system, settingsFor(settings, order));
    return mapOf(all, systemName(table, settings.system), [&](const auto& gold, const auto& predicted) {
        return WordChoice{settings.withPunctuation, {gold, predicted}, {}};
    });
}

Figure edgesFigure(const OutcomeTable& table, ConfusionOrder order, const FigureSettings& settings)
{
    const SquareConfusion all = furtherConfusionOf(table, settings.system, settingsFor(settings, order));
    if (all.size() == 0)
        return {};
    return mapOf(all, systemName(table, settings.system), [&](const auto& gold, const auto& predicted) {
        const auto told = [](const PropertyValue& value) { // the sums have several
            return value.texts.size() == 1 && value.texts.front() == value.name ? value.name : std::string();
        };
        return WordChoice{settings.withPunctuation, {}, {}, {{settings.system, told(gold), told(predicted)}}};
    });
}

} // namespace arcwright::ui
