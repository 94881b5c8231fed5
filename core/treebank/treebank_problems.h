// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of sentences, whatever their format.
enum class TreebankProblem {
    NoSentences,
    InvalidHead, ///< arguments: found
    InvalidDeps, ///< arguments: found
    WithoutHead, ///< arguments: id, form
    OnlyInConllu, ///< arguments: format
    NotWritable, ///< arguments: format, text
    BlankInRelation, ///< arguments: relation
    BarInRelation, ///< arguments: relation
};

template <>
struct ProblemArea<TreebankProblem> {
    static constexpr std::string_view name = "treebank";
    static constexpr int count = static_cast<int>(TreebankProblem::BarInRelation) + 1;
};

} // namespace arcwright
