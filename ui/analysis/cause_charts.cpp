// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_charts.h"

#include <set>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/analysis/cause_texts.h"
#include "ui/analysis/figure_chart.h"
#include "ui/analysis/figure_export.h"
#include "ui/look/font_measures.h"

namespace arcwright::ui {

namespace {

constexpr int chartLines = 10; // high, three charts beside each other: the list has the rest
constexpr std::size_t firstSource = 1; // None, of right heads, is no bar

/// Another value is chosen, or the same one no longer.
template <class Value>
void toggle(std::optional<Value>& chosen, Value value)
{
    chosen = chosen == value ? std::nullopt : std::optional(value);
}

/// The bar of a value, where one is chosen; the category is its number, from `first` on.
template <class Value>
std::set<ChartPlace> barOf(const std::optional<Value>& chosen, std::size_t first = 0)
{
    if (!chosen)
        return {};
    return {ChartPlace{0, static_cast<int>(static_cast<std::size_t>(*chosen) - first)}};
}

} // namespace

CauseCharts::CauseCharts(QWidget* parent)
    : QWidget(parent), m_reach(new FigureChart(this)), m_source(new FigureChart(this)), m_cascade(new FigureChart(this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins({});
    m_reach->setObjectName(QStringLiteral("causes-reach")); // and of its files
    m_source->setObjectName(QStringLiteral("causes-source"));
    m_cascade->setObjectName(QStringLiteral("causes-repairs"));
    const std::pair<FigureChart*, QString> charts[] = {{m_reach, tr("How near gold's head was")},
        {m_source, tr("Missed, or not preferred")}, {m_cascade, tr("What the repair of one repairs")}};
    for (const auto& each : charts) {
        FigureChart* chart = each.first;
        auto* title = new QLabel(each.second, this);
        QFont bold; // which asks for nothing else
        bold.setBold(true);
        title->setFont(bold);
        chart->setAccessibleName(each.second);
        measureByFont(
            chart, [chart](const QFontMetrics& metrics) { chart->setFixedHeight(chartLines * metrics.lineSpacing()); });
        connect(chart, &FigureChart::chosen, this, [this, chart](ChartPlace place, bool) { choose(chart, place); });
        connect(chart, &FigureChart::listWanted, this, &CauseCharts::listWanted);
        auto* saved = new FigureExport({[chart] {
                                            return Paintable{chart->size(),
                                                [chart](QPainter& painter) { chart->paintPicture(painter); },
                                                chart->accessibleName(), {}};
                                        },
                                           [chart] { return tableOf(chart->content(), chart->accessibleName()); },
                                           [chart] { return chart->objectName(); }},
            this);
        saved->offerOn(*chart);
        connect(saved, &FigureExport::failed, this, &CauseCharts::failed);
        connect(saved, &FigureExport::done, this, &CauseCharts::done);
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(title);
        column->addWidget(chart);
        line->addLayout(column, 1);
    }
}

void CauseCharts::setTheme(const Theme& theme)
{
    for (FigureChart* chart : {m_reach, m_source, m_cascade})
        chart->setTheme(theme);
}

void CauseCharts::show(const std::shared_ptr<const FoundCauses>& found)
{
    m_reach->setContent(found ? reachChart(*found) : ChartContent());
    m_source->setContent(found ? sourceChart(*found) : ChartContent());
    m_cascade->setContent(found ? cascadeChart(*found) : ChartContent());
    setChoice({});
}

void CauseCharts::setChoice(const CauseChoice& choice)
{
    m_choice = choice;
    m_reach->setChosen(barOf(choice.reach));
    m_source->setChosen(barOf(choice.source, firstSource));
    m_cascade->setChosen(barOf(choice.cascade));
}

void CauseCharts::choose(const FigureChart* chart, ChartPlace place)
{
    const auto category = static_cast<std::size_t>(place.category);
    CauseChoice choice = m_choice;
    if (chart == m_reach)
        toggle(choice.reach, static_cast<Reach>(category));
    else if (chart == m_source)
        toggle(choice.source, static_cast<ErrorSource>(category + firstSource));
    else
        toggle(choice.cascade, category);
    setChoice(choice);
    Q_EMIT chosen();
}

} // namespace arcwright::ui
