// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/effort/sentence_effort.h"

namespace arcwright {

/// What several sentences took.
struct EffortSum {
    std::size_t words = 0;
    double seconds = 0;
    std::size_t keys = 0;
    std::size_t clicks = 0;
    std::size_t corrected = 0;
    std::size_t suggested = 0;
    std::size_t right = 0;

    EffortSum& operator+=(const SentenceEffort& effort);
    // Nothing where there is nothing to divide by.
    std::optional<double> wordsAnHour() const;
    std::optional<double> keysPerCorrection() const;
    std::optional<double> secondsPerCorrection() const;
    std::optional<double> shareRight() const; ///< of first suggestions, in percent
};

/// What one annotator did on one day.
struct ProgressDay {
    std::int64_t day = 0; ///< by the calendar of this place; from 1970-01-01, which is 0
    std::string annotator;
    std::size_t sentences = 0; ///< confirmed on that day, and still confirmed
    std::size_t words = 0; ///< their units
    EffortSum effort; ///< as far as it was counted on this computer

    friend auto operator<=>(const ProgressDay& one, const ProgressDay& other)
    {
        return one.day != other.day ? one.day <=> other.day : one.annotator <=> other.annotator;
    }
};

/// The share of first suggestions that were right, over some consecutive confirmations.
struct SuggestionStretch {
    std::size_t first = 0; ///< confirmation, from 1
    std::size_t last = 0;
    double shareRight = 0; ///< percent
};

struct AnnotationProgress {
    std::size_t sentences = 0; ///< of the treebank; those that cannot be read count
    std::size_t words = 0; ///< units
    std::size_t confirmedSentences = 0;
    std::size_t confirmedWords = 0;
    std::vector<ProgressDay> days; ///< in order; by annotator within a day
    EffortSum effort; ///< of all days
    std::vector<SuggestionStretch> suggestions; ///< at most twenty, as long as each other
    std::optional<double> secondsToEnd; ///< at the speed of the last fifty sentences
};

/// The day of a time (seconds since 1970, UTC) by the calendar of this place.
std::int64_t dayOf(std::int64_t time);
/// `2026-11-25`.
std::string dayText(std::int64_t day);

/// Counts what is confirmed, by whom and when, and what it took; `efforts` are of the same documents, in the order in
/// which they were made. O(words). What is returned once `stop` is requested means nothing.
AnnotationProgress progressOf(
    const Treebank& treebank, std::span<const SentenceEffort> efforts, const std::stop_token& stop = {});

/// The words an hour of an annotator in the last fifty sentences that they confirmed first; nothing where none was
/// counted. `efforts` are in the order in which they were made. O(n).
std::optional<double> lastWordsAnHour(std::span<const SentenceEffort> efforts, std::string_view annotator);

/// What all documents of a treebank took, in the order of time. Fails as readEfforts().
Result<std::vector<SentenceEffort>> effortsOf(const Treebank& treebank);

} // namespace arcwright
