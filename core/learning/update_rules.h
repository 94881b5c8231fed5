// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/row_table.h"

namespace arcwright {

/// How weights come from errors. learnerTable says what each of them is.
enum class Learner {
    Mira, ///< 1-best (McDonald and Pereira 2006, Figure 6)
    Perceptron, ///< Collins 2002; Carreras, Surdeanu and Marquez 2006
    Bpm, ///< the mean of perceptrons (Corston-Oliver, Aue, Duh and Ringger 2006, section 4.2)
};

/// How far to go along the difference of gold and predicted features.
struct UpdateInput {
    double loss = 0; ///< tokens whose head, or label, is wrong
    double margin = 0; ///< score of the gold tree minus that of the predicted one
    double squaredNorm = 0; ///< of the difference of their features
};

constexpr double perceptronStep(const UpdateInput& input)
{
    return input.loss > 0 ? 1.0 : 0.0;
}

/// max(0, (loss - margin) / ||difference||^2): the least change that puts the gold tree ahead by the loss.
constexpr double miraStep(const UpdateInput& input)
{
    if (input.loss <= input.margin || input.squaredNorm <= 0)
        return 0.0;
    return (input.loss - input.margin) / input.squaredNorm;
}

/// All that is fixed about a learner; what it is called in words is in core/messages/decoder_sentences.h.
struct LearnerRow {
    Learner learner{};
    std::string_view name; ///< on the command line and in model files
    double (*step)(const UpdateInput& input) = nullptr; ///< its update rule, or its members'
    bool usesCosts = false; ///< whether trees that are best with their errors added to their score suit it
    std::optional<Learner> members{}; ///< what its members learn by, where it is the mean of several
};

/// All learners, in the order in which they are listed, which is that of the enumeration.
inline constexpr std::array<LearnerRow, 3> learnerTable{{
    {Learner::Mira, "mira", miraStep, true},
    {Learner::Perceptron, "perceptron", perceptronStep, false},
    {Learner::Bpm, "bpm", perceptronStep, false, Learner::Perceptron},
}};
static_assert(standsInOrder(learnerTable, &LearnerRow::learner), "one row for each learner, in their order");

constexpr const LearnerRow& rowOf(Learner learner)
{
    return learnerTable[static_cast<std::size_t>(learner)];
}
constexpr std::string_view nameOf(Learner learner)
{
    return rowOf(learner).name;
}
constexpr std::optional<Learner> learnerNamed(std::string_view name)
{
    return keyNamed(learnerTable, &LearnerRow::learner, name);
}
/// Whether it is the mean of several models, each of which learns by itself.
constexpr bool hasMembers(Learner learner)
{
    return rowOf(learner).members.has_value();
}

constexpr double updateStep(Learner learner, const UpdateInput& input)
{
    return rowOf(learner).step(input);
}

} // namespace arcwright
