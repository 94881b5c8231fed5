// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace arcwright {

enum class Learner {
    Perceptron, ///< Collins 2002; Carreras, Surdeanu and Marquez 2006
    Mira, ///< 1-best (McDonald and Pereira 2006, Figure 6)
    Bpm, ///< the mean of perceptrons (Corston-Oliver, Aue, Duh and Ringger 2006, section 4.2)
};

/// What a learner is called on the command line and in model files.
constexpr std::string_view nameOf(Learner learner)
{
    return learner == Learner::Perceptron ? "perceptron" : learner == Learner::Mira ? "mira" : "bpm";
}
constexpr std::optional<Learner> learnerNamed(std::string_view name)
{
    for (const Learner learner : {Learner::Perceptron, Learner::Mira, Learner::Bpm}) {
        if (nameOf(learner) == name)
            return learner;
    }
    return std::nullopt;
}

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

constexpr double updateStep(Learner learner, const UpdateInput& input)
{
    return learner == Learner::Mira ? miraStep(input) : perceptronStep(input);
}

} // namespace arcwright
