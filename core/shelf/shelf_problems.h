// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of models on the shelf.
enum class ShelfProblem {
    NameEmpty,
    NameTaken, ///< arguments: the name
    Gone, ///< arguments: the name of the file
    NotADescription, ///< what stands beside a model is no description of it
    OtherProgram, ///< not made by this version; arguments: the one that made it, this one
    OtherLanguage, ///< arguments: the language of what it was trained on, that of the treebank
    FileReplaced, ///< the model's file is not the one that the description was written for
    NoFolder, ///< the user has none to keep models in
};

template <>
struct ProblemArea<ShelfProblem> {
    static constexpr std::string_view name = "shelf";
    static constexpr int count = static_cast<int>(ShelfProblem::NoFolder) + 1;
};

} // namespace arcwright
