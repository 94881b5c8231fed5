// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/confusion_figures.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "ui/analysis/figure_texts.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t mostNames = 11;

/// How often what is one value in gold is another for the system.
struct Counts {
    std::map<std::string, PropertyValue> gold; ///< by name
    std::map<std::string, PropertyValue> predicted;
    std::map<std::pair<std::string, std::string>, std::size_t> cells;
};

Counts count(const OutcomeTable& table, Property property, const FigureSettings& settings)
{
    const PropertyColumn gold = columnOf(table, property);
    const PropertyColumn predicted = columnOf(table, property, settings.system);
    Counts counts;
    for (const std::uint32_t row : chosenRows(table, {settings.withPunctuation, {}, {}})) {
        if (!table.systems()[settings.system].isPresent(row))
            continue;
        const PropertyValue& expected = gold.values[gold.byRow[row]];
        const PropertyValue& found = predicted.values[predicted.byRow[row]];
        counts.gold.emplace(expected.name, expected);
        counts.predicted.emplace(found.name, found);
        ++counts.cells[{expected.name, found.name}];
    }
    return counts;
}

/// The values that are confused most often, the first of them most.
std::vector<std::string> confusedMost(const Counts& counts)
{
    std::map<std::string, std::size_t> errors;
    for (const auto& [names, number] : counts.cells) {
        if (names.first == names.second)
            continue;
        errors[names.first] += number;
        errors[names.second] += number;
    }
    std::vector<std::pair<std::string, std::size_t>> sorted(errors.begin(), errors.end());
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const auto& first, const auto& second) { return first.second > second.second; });
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(sorted.size(), mostNames); ++i)
        names.push_back(sorted[i].first);
    return names;
}

std::size_t numberAt(const Counts& counts, const std::string& gold, const std::string& predicted)
{
    const auto found = counts.cells.find({gold, predicted});
    return found == counts.cells.end() ? 0 : found->second;
}

/// The words of a cell; -1 if there are none.
int addChoice(Figure& figure, const Counts& counts, const std::string& gold, const std::string& predicted,
    const FigureSettings& settings)
{
    const auto expected = counts.gold.find(gold);
    const auto found = counts.predicted.find(predicted);
    if (expected == counts.gold.end() || found == counts.predicted.end())
        return -1;
    PropertyValue inSystem = found->second;
    inSystem.system = settings.system;
    figure.choices.push_back({settings.withPunctuation, {expected->second, inSystem}, {}});
    return static_cast<int>(figure.choices.size()) - 1;
}

void addTable(Figure& figure, const Counts& counts, const FigureSettings& settings)
{
    std::vector<std::pair<std::pair<std::string, std::string>, std::size_t>> cells(
        counts.cells.begin(), counts.cells.end());
    std::stable_sort(
        cells.begin(), cells.end(), [](const auto& first, const auto& second) { return first.second > second.second; });
    figure.table.columns << Figures::tr("Gold") << Figures::tr("System") << Figures::tr("Words");
    for (const auto& [names, number] : cells) {
        if (names.first == names.second)
            continue;
        const int choice = addChoice(figure, counts, names.first, names.second, settings);
        figure.table.rows.push_back(
            {{QString::fromStdString(names.first), {}, choice}, {QString::fromStdString(names.second), {}, choice},
                {countText(number), static_cast<double>(number), choice}});
    }
}

} // namespace

Figure confusionFigure(const OutcomeTable& table, Property property, const FigureSettings& settings)
{
    const Counts counts = count(table, property, settings);
    const std::vector<std::string> names = confusedMost(counts);
    const QString system = QString::fromStdString(table.systems()[settings.system].name);
    Figure figure;
    figure.heat.rowsTitle = Figures::tr("gold");
    figure.heat.columnsTitle = system;
    std::vector<std::size_t> rowSums(names.size());
    std::vector<std::size_t> columnSums(names.size());
    std::size_t most = 1;
    for (const auto& [cell, number] : counts.cells)
        most = std::max(most, cell.first == cell.second ? 1 : number);
    for (std::size_t row = 0; row < names.size(); ++row) {
        figure.heat.rows << QString::fromStdString(names[row]);
        figure.heat.columns << QString::fromStdString(names[row]);
        for (std::size_t column = 0; column < names.size(); ++column) {
            const std::size_t number = numberAt(counts, names[row], names[column]);
            HeatCell cell;
            cell.isMuted = row == column;
            if (number > 0) {
                cell.text = countText(number);
                cell.heat = std::sqrt(static_cast<double>(number) / static_cast<double>(most));
                cell.choice = addChoice(figure, counts, names[row], names[column], settings);
                cell.tip
                    = Figures::tr("%1 in gold, %2 in %3: %n word(s)", "value, value, system", static_cast<int>(number))
                          .arg(QString::fromStdString(names[row]), QString::fromStdString(names[column]), system);
            }
            if (row != column) {
                rowSums[row] += number;
                columnSums[column] += number;
            }
            figure.heat.cells.push_back(std::move(cell));
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        figure.heat.rowSums.push_back({countText(rowSums[i]), 0, true,
            Figures::tr("%1 in gold, another of these in %2: %n word(s)", "value, system", static_cast<int>(rowSums[i]))
                .arg(QString::fromStdString(names[i]), system),
            -1});
        figure.heat.columnSums.push_back({countText(columnSums[i]), 0, true,
            Figures::tr(
                "%1 in %2, another of these in gold: %n word(s)", "value, system", static_cast<int>(columnSums[i]))
                .arg(QString::fromStdString(names[i]), system),
            -1});
    }
    addTable(figure, counts, settings);
    return figure;
}

} // namespace arcwright::ui
