// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QSplitter>

#include "core/base/result.h"
#include "core/query/group_counts.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

class FigureChart;
class FigureTable;

/// What a query with `group by` has counted: a table of all groups, and the largest as bars.
class GroupView : public QSplitter {
    Q_OBJECT
public:
    explicit GroupView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setCounts(const GroupedCounts& counts);
    const GroupedCounts& counts() const { return m_counts; }
    FigureTable* table() const { return m_table; }
    FigureChart* chart() const { return m_chart; }

Q_SIGNALS:
    /// Somebody wants to see the matches of the group with these values.
    void chosen(const std::vector<std::string>& values);
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    void choose(int group);

    GroupedCounts m_counts;
    FigureTable* m_table;
    FigureChart* m_chart;
};

} // namespace arcwright::ui
