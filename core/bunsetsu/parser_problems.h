// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Why a parser does not go with its choices or with a treebank.
enum class ParserProblem {
    BunsetsuNotTrainable, ///< by decoders of words
    DynamicFeatures, ///< arguments: the decoder, which has none
    KernelPreferences, ///< arguments: the decoder, which asks how good candidates are
    WordsNotBunsetsu, ///< a parser of bunsetsu is to be trained or used, and the units of the treebank are words
    BunsetsuNotWords, ///< the other way round
    TextNotAnalysed, ///< a parser of bunsetsu is given a text of which nobody has told the words apart
};

template <>
struct ProblemArea<ParserProblem> {
    static constexpr std::string_view name = "parser";
    static constexpr int count = static_cast<int>(ParserProblem::TextNotAnalysed) + 1;
};

} // namespace arcwright
