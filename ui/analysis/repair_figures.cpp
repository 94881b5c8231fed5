// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/repair_figures.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/evaluation/error_repairs.h"
#include "ui/analysis/figure_texts.h"

namespace arcwright::ui {

namespace {

QString repairTitle(RepairKind kind)
{
    return valueText({Property::Repair, std::string(repairName(kind)), {}, 0, PropertyRange::endless, {}});
}

using Counts = std::array<RepairCounts, repairKindCount>;

/// Kinds, that of which most are needed first.
std::vector<RepairKind> byNumber(const std::vector<Counts>& counts)
{
    const auto number = [&](RepairKind kind) {
        std::size_t sum = 0;
        for (const Counts& each : counts)
            sum += each[static_cast<std::size_t>(kind)].repairs;
        return sum;
    };
    std::vector<RepairKind> kinds;
    for (std::size_t i = 0; i < repairKindCount; ++i) {
        if (number(static_cast<RepairKind>(i)) > 0)
            kinds.push_back(static_cast<RepairKind>(i));
    }
    std::stable_sort(kinds.begin(), kinds.end(),
        [&](RepairKind first, RepairKind second) { return number(first) > number(second); });
    return kinds;
}

} // namespace

Figure repairsFigure(const OutcomeTable& table, const FigureSettings& settings)
{
    std::vector<Counts> counts;
    for (std::size_t system = 0; system < table.systems().size(); ++system)
        counts.push_back(countRepairs(table, system));
    Figure figure;
    figure.chart.marks = ChartMarks::Bars;
    figure.chart.valueTitle = Figures::tr("repairs");
    figure.table.columns << Figures::tr("Repair");
    for (std::size_t system = 0; system < counts.size(); ++system) {
        const QString name = systemName(table, system);
        figure.chart.series.push_back({name, {}});
        figure.table.columns << Figures::tr("%1: repairs", "system").arg(name)
                             << Figures::tr("%1: words", "system").arg(name);
    }
    for (const RepairKind kind : byNumber(counts)) {
        const QString title = repairTitle(kind);
        figure.chart.categories << title;
        std::vector<TableCell> cells{{title, {}, -1}};
        for (std::size_t system = 0; system < counts.size(); ++system) {
            const RepairCounts& of = counts[system][static_cast<std::size_t>(kind)];
            const std::string name(repairName(kind));
            figure.choices.push_back({settings.withPunctuation, {{Property::Repair, name, {name}, 0, 0, system}}, {}});
            const int choice = static_cast<int>(figure.choices.size()) - 1;
            const auto words = static_cast<double>(of.rows.size());
            figure.chart.series[system].points.emplace_back(ChartPoint{static_cast<double>(of.repairs), {},
                Figures::tr("%1, %2: %3 repairs make %4 words right", "system, repair, counts")
                    .arg(figure.chart.series[system].name, title, countText(of.repairs), countText(of.rows.size())),
                choice});
            cells.push_back({countText(of.repairs), static_cast<double>(of.repairs), choice});
            cells.push_back({countText(of.rows.size()), words, choice});
        }
        figure.table.rows.push_back(std::move(cells));
    }
    return figure.chart.categories.isEmpty() ? Figure() : figure;
}

} // namespace arcwright::ui
