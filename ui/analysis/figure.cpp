// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ui/analysis/breakdown_figures.h"
#include "ui/analysis/confusion_figures.h"
#include "ui/analysis/score_figures.h"

namespace arcwright::ui {

namespace {

constexpr std::array<std::string_view, 6> kinds{"scores", "verdict", "costs", "breakdown", "grid", "confusion"};

QString textOf(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString figureName(const FigureSpec& spec)
{
    QString name = textOf(kinds[static_cast<std::size_t>(spec.kind)]);
    if (spec.kind != FigureKind::Scores && spec.kind != FigureKind::Verdict)
        name += u':' + textOf(propertyName(spec.property));
    if (spec.kind == FigureKind::Grid)
        name += u':' + textOf(propertyName(spec.second));
    return name;
}

std::optional<FigureSpec> figureNamed(const QString& name)
{
    const QStringList parts = name.split(u':');
    const auto* const kind = std::find(kinds.begin(), kinds.end(), parts[0].toStdString());
    if (kind == kinds.end())
        return std::nullopt;
    FigureSpec spec{static_cast<FigureKind>(kind - kinds.begin()), Property::Relation, Property::Distance};
    const auto take = [&](qsizetype index, Property& property) {
        const auto named = propertyNamed(parts.value(index).toStdString());
        property = named.value_or(property);
        return parts.size() <= index || named.has_value();
    };
    return take(1, spec.property) && take(2, spec.second) ? std::optional(spec) : std::nullopt;
}

std::vector<FigureSpec> usualFigures()
{
    return {{FigureKind::Scores, Property::Relation, Property::Distance},
        {FigureKind::Verdict, Property::Relation, Property::Distance},
        {FigureKind::Costs, Property::Relation, Property::Distance},
        {FigureKind::Breakdown, Property::Distance, Property::Distance},
        {FigureKind::Confusion, Property::Relation, Property::Distance}};
}

Figure makeFigure(const OutcomeTable& table, const FigureSpec& spec, const FigureSettings& settings)
{
    if (table.systems().empty() || table.size() == 0 || settings.system >= table.systems().size())
        return {};
    switch (spec.kind) {
    case FigureKind::Scores:
        return scoresFigure(table, settings);
    case FigureKind::Verdict:
        return verdictFigure(table, settings);
    case FigureKind::Costs:
        return costsFigure(table, spec.property, settings);
    case FigureKind::Breakdown:
        return breakdownFigure(table, spec.property, settings);
    case FigureKind::Grid:
        return gridFigure(table, spec.property, spec.second, settings);
    case FigureKind::Confusion:
        return confusionFigure(table, spec.property, settings);
    }
    return {};
}

} // namespace arcwright::ui
