// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/effort/annotation_progress.h"
#include "core/report/table.h"

namespace arcwright {

/// The days of an annotation, a row for each annotator, with column names for programs; figures that there are not are
/// empty.
Table progressTable(const AnnotationProgress& progress);

} // namespace arcwright
