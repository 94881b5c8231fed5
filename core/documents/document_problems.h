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
    SeveralFiles, ///< a document of several files, or of one that is packed, would go under another name
    HalfSaved, ///< of a document of several files; what was not written is made again
    PartlyMadeAgain, ///< arguments: corrected sentences, those of which something is lost, file it is kept in
};

template <>
struct ProblemArea<DocumentProblem> {
    static constexpr std::string_view name = "document";
    static constexpr int count = static_cast<int>(DocumentProblem::PartlyMadeAgain) + 1;
};

} // namespace arcwright
