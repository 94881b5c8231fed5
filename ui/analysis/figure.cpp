// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ui/analysis/breakdown_figures.h"
#include "ui/analysis/confusion_figures.h"
#include "ui/analysis/figure_texts.h"
#include "ui/analysis/repair_figures.h"
#include "ui/analysis/score_figures.h"

namespace arcwright::ui {

namespace {

constexpr std::array<std::string_view, 9> kinds{
    "scores", "verdict", "costs", "breakdown", "grid", "confusion", "calibration", "repairs", "edges"};

/// Whether nobody tells which words were in the training data: none are known then, and none unknown.
bool isUnknown(const OutcomeTable& table, Property property, std::size_t system)
{
    return property == Property::Vocabulary && !table.hasVocabulary() && !table.tellsVocabulary(system);
}

bool hasOrder(FigureKind kind)
{
    return kind == FigureKind::Confusion || kind == FigureKind::Edges;
}
constexpr std::array<std::string_view, 6> orders{"size", "errors", "name", "clusters", "row", "column"};

} // namespace

QString figureName(const FigureSpec& spec)
{
    QString name = textOf(kinds[static_cast<std::size_t>(spec.kind)]);
    if (hasProperty(spec.kind))
        name += u':' + textOf(propertyName(spec.property));
    if (spec.kind == FigureKind::Grid)
        name += u':' + textOf(propertyName(spec.second));
    if (hasOrder(spec.kind) && spec.order != ConfusionOrder::Errors)
        name += u':' + textOf(orders[static_cast<std::size_t>(spec.order)]);
    return name;
}

std::optional<FigureSpec> figureNamed(const QString& name)
{
    const QStringList parts = name.split(u':');
    const auto* const kind = std::find(kinds.begin(), kinds.end(), parts[0].toStdString());
    if (kind == kinds.end())
        return std::nullopt;
    FigureSpec spec;
    spec.kind = static_cast<FigureKind>(kind - kinds.begin());
    const auto take = [&](qsizetype index, Property& property) {
        const auto named = propertyNamed(parts.value(index).toStdString());
        property = named.value_or(property);
        return parts.size() <= index || named.has_value();
    };
    if (hasProperty(spec.kind) && !take(1, spec.property))
        return std::nullopt;
    if (!hasOrder(spec.kind))
        return take(2, spec.second) ? std::optional(spec) : std::nullopt;
    const qsizetype place = hasProperty(spec.kind) ? 2 : 1;
    const auto* const order = std::find(orders.begin(), orders.end(), parts.value(place).toStdString());
    if (order != orders.end())
        spec.order = static_cast<ConfusionOrder>(order - orders.begin());
    return parts.size() <= place || order != orders.end() ? std::optional(spec) : std::nullopt;
}

std::vector<FigureSpec> usualFigures()
{
    const auto of = [](FigureKind kind, Property property) {
        FigureSpec spec;
        spec.kind = kind;
        spec.property = property;
        return spec;
    };
    return {of(FigureKind::Scores, Property::Relation), of(FigureKind::Verdict, Property::Relation),
        of(FigureKind::Costs, Property::Relation), of(FigureKind::Costs, Property::Kind),
        of(FigureKind::Breakdown, Property::Distance), of(FigureKind::Confusion, Property::Relation),
        of(FigureKind::Edges, Property::Relation)};
}

bool hasProperty(FigureKind kind)
{
    return kind == FigureKind::Costs || kind == FigureKind::Breakdown || kind == FigureKind::Grid
        || kind == FigureKind::Confusion;
}

Figure makeFigure(
    const AnalysisData& data, const FigureSpec& spec, const FigureSettings& settings, const std::stop_token& stop)
{
    const OutcomeTable& table = data.table;
    if (table.systems().empty() || table.size() == 0 || settings.system >= table.systems().size())
        return {};
    const bool isUntold = (hasProperty(spec.kind) && isUnknown(table, spec.property, settings.system))
        || (spec.kind == FigureKind::Grid && isUnknown(table, spec.second, settings.system));
    if (isUntold)
        return {};
    switch (spec.kind) {
    case FigureKind::Scores:
        return scoresFigure(data, settings);
    case FigureKind::Verdict:
        return verdictFigure(table, settings, stop);
    case FigureKind::Costs:
        return costsFigure(table, spec.property, settings);
    case FigureKind::Breakdown:
        return breakdownFigure(table, spec.property, settings);
    case FigureKind::Grid:
        return gridFigure(table, spec.property, spec.second, settings);
    case FigureKind::Confusion:
        return confusionFigure(table, spec.property, spec.order, settings);
    case FigureKind::Calibration:
        return calibrationFigure(table, settings);
    case FigureKind::Repairs:
        return repairsFigure(table, settings);
    case FigureKind::Edges:
        return edgesFigure(table, spec.order, settings);
    }
    return {};
}

} // namespace arcwright::ui
