// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "app/cli/sentence_choice.h"

namespace arcwright::cli {

/// The options of `explain` for a sentence of bunsetsu.
struct BunsetsuQuestion {
    int bunsetsu = 0; ///< 0: an overview of all
    int head = kNoHead; ///< kNoHead: the gold one, or the next best
    std::size_t limit = 20; ///< features to print; 0: all
    bool json = false;
};

/// Prints why the parser chose its heads; the exit status.
int explainBunsetsu(const ChosenSentence& chosen, const BunsetsuQuestion& question);

/// The schema of the JSON, for the help text.
extern const char* const bunsetsuExplanationSchema;

} // namespace arcwright::cli
