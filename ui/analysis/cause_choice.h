// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
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

/// The errors of a choice, those whose repair repairs most others first.
inline std::vector<ErrorPlace> placesOf(const std::vector<SentenceCauses>& causes, const CauseChoice& choice)
{
    std::vector<ErrorPlace> places = byRepairs(causes);
    std::erase_if(
        places, [&](const ErrorPlace& place) { return !choice.has(causes[place.sentence].errors[place.error]); });
    return places;
}

} // namespace arcwright::ui
