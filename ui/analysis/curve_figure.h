// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "core/experiments/curve_file.h"
#include "ui/analysis/chart_content.h"
#include "ui/analysis/table_content.h"

namespace arcwright::ui {

/// Learning curves, ready to be shown: what more data would bring, a sentence a line; a chart; a table.
struct CurveFigure {
    QString sentences;
    ChartContent chart;
    TableContent table;

    Q_DECLARE_TR_FUNCTIONS(CurveFigure)
};

/// Means of the samples with their standard deviations as whiskers, and as the last point of each curve what `factor`
/// times its data would bring, with its interval. Takes a moment: the extrapolation is a bootstrap.
CurveFigure curveFigure(const std::vector<LearningCurve>& curves, double factor = 2);

} // namespace arcwright::ui
