// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/group_view.h"

#include <algorithm>

#include <QPainter>
#include <QScrollArea>

#include "ui/analysis/figure_chart.h"
#include "ui/analysis/figure_export.h"
#include "ui/analysis/figure_table.h"
#include "ui/analysis/figure_texts.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t mostGroupBars = 12;

/// Of hits without a value the field is named that they do not have.
QString groupText(const GroupedCounts& counts, const GroupedCounts::Group& group, std::size_t key)
{
    const std::string& value = group.values[key];
    return value.empty()
        ? GroupView::tr("no %1", "a group of hits, a field").arg(QString::fromStdString(counts.keys[key]))
        : QString::fromStdString(value);
}

QString nameOf(const GroupedCounts& counts, const GroupedCounts::Group& group)
{
    QStringList values;
    for (std::size_t key = 0; key < group.values.size(); ++key)
        values << groupText(counts, group, key);
    return values.join(QStringLiteral(", "));
}

TableContent tableOf(const GroupedCounts& counts)
{
    TableContent table;
    for (const std::string& key : counts.keys)
        table.columns << QString::fromStdString(key);
    table.columns << GroupView::tr("Matches") << GroupView::tr("Percent");
    for (std::size_t i = 0; i < counts.groups.size(); ++i) {
        const GroupedCounts::Group& group = counts.groups[i];
        const auto choice = static_cast<int>(i);
        std::vector<TableCell> cells;
        for (std::size_t key = 0; key < group.values.size(); ++key)
            cells.push_back({groupText(counts, group, key), {}, choice});
        cells.push_back({countText(group.count), static_cast<double>(group.count), choice});
        cells.push_back({percentText(counts.share(group)), counts.share(group), choice});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

ChartContent chartOf(const GroupedCounts& counts)
{
    ChartContent chart;
    chart.marks = ChartMarks::Bars;
    chart.valueTitle = GroupView::tr("matches");
    ChartSeries series{GroupView::tr("matches"), {}};
    for (std::size_t i = 0; i < std::min(counts.groups.size(), mostGroupBars); ++i) {
        const GroupedCounts::Group& group = counts.groups[i];
        chart.categories << nameOf(counts, group);
        series.points.emplace_back(ChartPoint{static_cast<double>(group.count), {},
            GroupView::tr("%1: %n match(es), %2%", "group, percent", static_cast<int>(group.count))
                .arg(nameOf(counts, group), percentText(counts.share(group))),
            static_cast<int>(i)});
    }
    if (!series.points.empty())
        chart.series.push_back(std::move(series));
    return chart;
}

} // namespace

GroupView::GroupView(QWidget* parent) : QSplitter(parent), m_table(new FigureTable(this)), m_chart(new FigureChart)
{
    m_table->setAccessibleName(tr("Matches by group"));
    m_chart->setAccessibleName(m_table->accessibleName());
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_chart);
    setChildrenCollapsible(false);
    setSizes({2000, 3000}); // shares of what there is
    connect(m_table, &FigureTable::chosen, this, [this](int group) { choose(group); });
    connect(m_chart, &FigureChart::chosen, this, [this](ChartPlace place) { choose(place.category); });
    auto* saved = new FigureExport({[this] {
                                        return Paintable{m_chart->size(),
                                            [this](QPainter& painter) { m_chart->paintPicture(painter); },
                                            m_chart->accessibleName(), {}};
                                    },
                                       [this] { return m_table->content(); }, [] { return QStringLiteral("groups"); }},
        this);
    saved->offerOn(*m_chart);
    saved->offerOn(*m_table);
    connect(saved, &FigureExport::failed, this, &GroupView::failed);
    connect(saved, &FigureExport::done, this, &GroupView::done);
    hide();
}

void GroupView::setTheme(const Theme& theme)
{
    m_chart->setTheme(theme);
}

void GroupView::setCounts(const GroupedCounts& counts)
{
    m_counts = counts;
    m_table->setContent(tableOf(counts));
    m_chart->setContent(chartOf(counts));
    m_chart->setMinimumHeight(m_chart->sizeHint().height()); // it is scrolled, not squeezed
    m_chart->setVisible(!counts.groups.empty());
}

void GroupView::choose(int group)
{
    if (group >= 0 && static_cast<std::size_t>(group) < m_counts.groups.size())
        Q_EMIT chosen(m_counts.groups[static_cast<std::size_t>(group)].values);
}

} // namespace arcwright::ui
