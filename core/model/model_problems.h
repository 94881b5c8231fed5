// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of models.
enum class ModelProblem {
    NotAModel,
    TooNew, ///< arguments: version of the file, newest version known
    TooOld, ///< arguments: version of the file, oldest version known
    Damaged,
    Truncated,
    UnknownName, ///< of a decoder or another choice; arguments: the choice, as in model files, the name
    OfOtherLanguage, ///< arguments: what the model was trained with, the language of the text
    OfTrees, ///< a model that knows nothing of several parents is to find them; arguments: the decoder
    ShapesDiffer, ///< arguments: the model that this one is to be averaged with
    RelationsDiffer, ///< arguments: as of ShapesDiffer
    FiltersDiffer, ///< arguments: as of ShapesDiffer
    OfBunsetsu, ///< where words are to be parsed
    OfWords, ///< where bunsetsu are to be parsed
    OfOtherDecoder, ///< arguments: the only decoder a model of bunsetsu goes with, the one asked for
};

template <>
struct ProblemArea<ModelProblem> {
    static constexpr std::string_view name = "model";
    static constexpr int count = static_cast<int>(ModelProblem::OfOtherDecoder) + 1;
};

} // namespace arcwright
