// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of journals.
enum class JournalProblem {
    TooNew, ///< arguments: version of the file, newest version known
    Damaged, ///< arguments: number of bytes that cannot be read, file they are kept in
    OfOtherContent, ///< arguments: file the journal is kept in
};

template <>
struct ProblemArea<JournalProblem> {
    static constexpr std::string_view name = "journal";
    static constexpr int count = static_cast<int>(JournalProblem::OfOtherContent) + 1;
};

} // namespace arcwright
