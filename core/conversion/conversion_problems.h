// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Why files cannot be converted.
enum class ConversionProblem {
    FormatNotWritable, ///< arguments: format
    FormatOnlyEdited, ///< its files are opened and saved, but not made from others; arguments: format
    SameOutputFile, ///< two files would be written to this one
    OriginalWouldBeLost, ///< what would take this file's place cannot hold all of it
    UnknownFormatName, ///< arguments: name
    InvalidSidecar,
    SidecarTooNew, ///< arguments: version of the file, newest version known
    SidecarOfOtherFile, ///< arguments: sentence, sidecar
    ChangeNotCarriedOver, ///< arguments: sentence
    TargetWithoutIds, ///< analyses go into documents whose words have ids; arguments: format
    WordWithoutId, ///< arguments: form
    IdUnknown, ///< in the document that analyses go into; arguments: id
    HeadInOtherSentence, ///< of the document; arguments: id, id of the head
    FilesAreOriginal, ///< a copy would take the place of what it is made of
};

template <>
struct ProblemArea<ConversionProblem> {
    static constexpr std::string_view name = "conversion";
    static constexpr int count = static_cast<int>(ConversionProblem::FilesAreOriginal) + 1;
};

} // namespace arcwright
