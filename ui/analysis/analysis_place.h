// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/analysis_page.h"
#include "ui/analysis/cause_page.h"
#include "ui/analysis/suspicion_page.h"

namespace arcwright::ui {

/// Where one is in the workplace Analyse: what would have to be computed or chosen again in another window.
struct AnalysisPlace {
    int tab = 0; ///< which of the pages is in front
    FiguresPlace figures;
    CausePlace causes;
    SuspicionPlace suspicions;
};

} // namespace arcwright::ui
