// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/experiments/error_causes.h"

namespace arcwright::ui {

/// How many other heads the repair of one repairs: in so many steps it is shown.
inline constexpr std::size_t cascadeSteps = 6; ///< 0, 1, 2, 3, 4, and 5 or more

constexpr std::size_t cascadeStepOf(const WordError& error)
{
    return error.repaired.size() < cascadeSteps ? error.repaired.size() : cascadeSteps - 1;
}

/// The errors that are to be listed: those of whatever is set.
struct CauseChoice {
    std::optional<Reach> reach;
    std::optional<ErrorSource> source;
    std::optional<std::size_t> cascade; ///< a step

    bool isAll() const { return !reach && !source && !cascade; }
    bool has(const WordError& error) const
    {
        return (!reach || *reach == error.reach) && (!source || *source == error.source)
            && (!cascade || *cascade == cascadeStepOf(error));
    }
};

/// Errors of which a pattern speaks, by sentence and place; nothing: all.
using CausePlaces = std::optional<std::vector<ErrorPlace>>;

/// The errors of a choice that are among others, those whose repair repairs most others first.
inline std::vector<ErrorPlace> placesOf(
    const std::vector<SentenceCauses>& causes, const CauseChoice& choice, const CausePlaces& among)
{
    const auto isBefore = [](const ErrorPlace& first, const ErrorPlace& second) {
        return std::pair(first.sentence, first.error) < std::pair(second.sentence, second.error);
    };
    std::vector<ErrorPlace> places = byRepairs(causes);
    std::erase_if(places, [&](const ErrorPlace& place) {
        return !choice.has(causes[place.sentence].errors[place.error])
            || (among && !std::binary_search(among->begin(), among->end(), place, isBefore));
    });
    return places;
}

} // namespace arcwright::ui
