// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace arcwright::ui {

/// The formats in which the steps of a player can be saved.
enum class StepFormat : unsigned char {
    Svg, ///< a file a step
    Png, ///< a file a step
    Pdf, ///< a page a step, as slides are
    Tikz, ///< a frame of beamer a step, to be set with lualatex
    HandoutPdf, ///< text and pictures on paper
    HandoutHtml, ///< a handout as one page with everything in it
    Page, ///< a page of HTML that plays by itself
};

/// The positions that are saved.
enum class StepChoice : unsigned char {
    Current, ///< the one on view; of a lesson, those at which its stops open
    Main, ///< the milestones, and both ends
    All,
};

/// Which steps are saved, and as what.
struct StepSaving {
    StepChoice steps = StepChoice::All;
    StepFormat format = StepFormat::Page;
    int perPage = 0; ///< of a handout in PDF; 0: two where they can be read, else one
};

} // namespace arcwright::ui
