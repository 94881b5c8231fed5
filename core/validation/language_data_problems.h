// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of the data that say what languages permit in Universal Dependencies.
enum class LanguageDataProblem {
    NoData, ///< the folder has no such file; arguments: its name
    NotJson, ///< with line and column
    NoObject, ///< arguments: the member
    NoList, ///< of texts; arguments: the member
    NoText, ///< arguments: the member
    NoNumber, ///< arguments: the member
    UnknownLanguage, ///< of which the data say nothing; arguments: its code
    InvalidExpression, ///< for words with spaces; arguments: the code of the language, the expression
    LanguageNotNamed, ///< neither the file's name nor its first sentence says which it is
};

template <>
struct ProblemArea<LanguageDataProblem> {
    static constexpr std::string_view name = "language data";
    static constexpr int count = static_cast<int>(LanguageDataProblem::LanguageNotNamed) + 1;
};

} // namespace arcwright
