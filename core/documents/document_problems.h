// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of open documents.
enum class DocumentProblem {
    FileChangedMeanwhile, ///< a save would overwrite what another program wrote
    FileVanished, ///< a save finds no file where it was
    NotAnAnnotationFile,
    EditOutdated, ///< the sentences it is about have changed
    SentenceTooLong, ///< arguments: megabytes, most
    BeingSaved, ///< under another name, or by a save that is not done
};

template <>
struct ProblemArea<DocumentProblem> {
    static constexpr std::string_view name = "document";
    static constexpr int count = static_cast<int>(DocumentProblem::BeingSaved) + 1;
};

} // namespace arcwright
