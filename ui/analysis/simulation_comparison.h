// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "core/experiments/simulation_file.h"
#include "core/experiments/simulation_summary.h"
#include "ui/analysis/line_chart.h"
#include "ui/analysis/table_content.h"

namespace arcwright::ui {

/// Simulated annotators beside each other, ready to be shown: what each takes to the score that all reach, a sentence a
/// line; a chart of two figures; a table of what all of it takes.
struct SimulationComparison {
    QString sentences;
    LineContent chart;
    TableContent table;

    Q_DECLARE_TR_FUNCTIONS(SimulationComparison)
};

/// Means of the runs with the standard deviation of what is drawn upwards. A simulation is named by what it does not
/// share with the others.
SimulationComparison simulationComparison(
    const std::vector<SimulationRecord>& simulations, SimulationFigure across, SimulationFigure up);

/// `words read`, as the title of an axis and in lists to choose from.
QString simulationFigureTitle(SimulationFigure figure);

} // namespace arcwright::ui
