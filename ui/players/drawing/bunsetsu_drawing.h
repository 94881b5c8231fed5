// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/bunsetsu/decoders.h"
#include "core/tracing/bunsetsu_steps.h"
#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// The part of a parse of bunsetsu that is drawn.
struct BunsetsuPicture {
    const PlayerWords* words = nullptr;
    const std::vector<BunsetsuStep>* steps = nullptr;
    int position = 0; ///< steps up to here are done
    const std::vector<int>* heads = nullptr; ///< those settled by then
    BunsetsuDecoder decoder = BunsetsuDecoder::Tournament;
    bool isAsking = false; ///< which candidate is best is left out where that is the next step
};

/// The parser's state: a tournament as a ladder with its games, shift-reduce as stack and queue, cascaded chunking as
/// one row of tags a pass, relative preference as candidates with bars. A question is a target of kind Choice, whose
/// `first` is its step; bunsetsu are words. O(steps).
Drawing drawBunsetsu(const BunsetsuPicture& picture, const DrawingMetrics& metrics);

/// The dependent that a step is about; 0 for one that is about all.
int dependentOf(const BunsetsuStep& step);

} // namespace arcwright::ui
