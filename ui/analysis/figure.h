// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/evaluation/breakdown.h"
#include "core/evaluation/outcome_confusion.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/property.h"
#include "ui/analysis/analysis_data.h"
#include "ui/analysis/chart_content.h"
#include "ui/analysis/heat_content.h"
#include "ui/analysis/table_content.h"

namespace arcwright::ui {

/// What a card of the dashboard tells.
enum class FigureKind : unsigned char {
    Scores, ///< all scores of all systems
    Verdict, ///< which system is better, and whether that is chance
    Costs, ///< where the errors are: values of a property by the number of errors
    Breakdown, ///< scores by the values of a property
    Grid, ///< scores by two properties
    Confusion, ///< what is taken for what
    Calibration, ///< how sure against how often right
    Repairs, ///< which repairs the trees need to become gold's
    Edges, ///< what is taken for what among arcs to further parents
};

/// Names a figure: what the dashboard remembers of it.
struct FigureSpec {
    FigureKind kind = FigureKind::Scores;
    Property property = Property::Relation;
    Property second = Property::Distance; ///< of a grid: the columns
    ConfusionOrder order = ConfusionOrder::Errors; ///< of rows and columns of confusions

    friend bool operator==(const FigureSpec&, const FigureSpec&) = default;
};

/// What holds for all figures of the dashboard.
struct FigureSettings {
    Scored scored = Scored::Arcs; ///< what counts as right
    bool withPunctuation = true;
    std::size_t system = 0; ///< the one that what shows a single system is of

    friend bool operator==(const FigureSettings&, const FigureSettings&) = default;
};

/// A figure, ready to be shown: a sentence, a chart or a heat map, and a table. Whatever in them stands for words names
/// one of the choices.
struct Figure {
    QString sentence; ///< empty for none
    ChartContent chart;
    HeatContent heat;
    TableContent table;
    std::vector<WordChoice> choices;

    bool isEmpty() const { return chart.isEmpty() && heat.isEmpty() && table.isEmpty() && sentence.isEmpty(); }
};

/// As settings remember it: `costs:relation`, `grid:relation:distance`.
QString figureName(const FigureSpec& spec);
std::optional<FigureSpec> figureNamed(const QString& name);
/// Whether figures of a kind are by a property.
bool hasProperty(FigureKind kind);
/// The dashboard somebody has who has chosen nothing.
std::vector<FigureSpec> usualFigures();

/// Computes a figure. Takes a moment, and is done on a worker's thread; O(words). Once `stop` is requested, what is
/// returned means nothing.
Figure makeFigure(
    const AnalysisData& data, const FigureSpec& spec, const FigureSettings& settings, const std::stop_token& stop = {});

} // namespace arcwright::ui
