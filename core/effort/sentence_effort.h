// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/treebank/annotation.h"

namespace arcwright {

/// What it took an annotator to confirm a sentence, and what came of the parser's suggestions for it.
struct SentenceEffort {
    Signature by; ///< of the confirmation
    int words = 0; ///< units; 0 where it had been confirmed before
    double seconds = 0; ///< in which somebody was at work on it, see EffortClock
    int keys = 0;
    int clicks = 0;
    int corrected = 0; ///< units with another head or relation than before
    int suggested = 0; ///< units for which a parser that had not seen the sentence had a suggestion at first
    int right = 0; ///< of these, those whose first suggestion is what was confirmed

    friend bool operator==(const SentenceEffort&, const SentenceEffort&) = default;
};

/// An effort as JSON in a line.
std::string effortText(const SentenceEffort& effort);
/// The effort that a text says; nothing if it is no such JSON, or a figure is negative or too large.
std::optional<SentenceEffort> effortIn(std::string_view text);

} // namespace arcwright
