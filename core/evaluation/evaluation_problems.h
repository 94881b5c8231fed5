// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Why two treebanks cannot be compared.
enum class EvaluationProblem {
    SentenceCountMismatch, ///< arguments: gold, system, the first sentence that they do not have both
    TokenCountMismatch, ///< arguments: sentence, gold, system
    TokenFormMismatch, ///< arguments: sentence, word, gold form, system form
    TextMismatch, ///< arguments: file and line of gold, what gold has there, what the other has
    BunsetsuMismatch, ///< arguments: sentence, the first bunsetsu that differs
    NoBunsetsu, ///< bunsetsu are to be scored, and the units of the treebank are words
};

template <>
struct ProblemArea<EvaluationProblem> {
    static constexpr std::string_view name = "evaluation";
    static constexpr int count = static_cast<int>(EvaluationProblem::NoBunsetsu) + 1;
};

} // namespace arcwright
