// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/effort/annotation_progress.h"
#include "ui/analysis/chart_content.h"
#include "ui/analysis/table_content.h"

namespace arcwright::ui {

/// How far the annotation has come, and how long it will take.
QString progressSummary(const AnnotationProgress& progress);
/// What it takes, as far as that was counted; empty where nothing was.
QString effortSummary(const AnnotationProgress& progress);
/// The words that were confirmed day by day, of each annotator.
ChartContent wordsByDay(const AnnotationProgress& progress);
/// How often the first suggestion was right, in the course of time.
ChartContent suggestionsInTime(const AnnotationProgress& progress);
/// The days as a table, the latest first.
TableContent daysTable(const AnnotationProgress& progress);

} // namespace arcwright::ui
