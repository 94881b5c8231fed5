// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of files, whatever their content.
enum class FileProblem {
    NotFound,
    NotReadable, ///< arguments: the operating system's reason
    NotWritable, ///< arguments: the operating system's reason
    DiskFull, ///< arguments: the operating system's reason
    IsEmpty,
    NotAFile,
    Changed, ///< by another program, while we had it open
    IsLink, ///< a symbolic link where the program writes a file whose name it made itself
    InUse, ///< arguments: process and host of who has it open, both empty if unknown
    GzipDamaged, ///< a compressed file that is cut short or not what its checksum says
    GzipTooLarge, ///< a compressed file that holds too much; arguments: the limit in MB
};

template <>
struct ProblemArea<FileProblem> {
    static constexpr std::string_view name = "file";
    static constexpr int count = static_cast<int>(FileProblem::GzipTooLarge) + 1;
};

} // namespace arcwright
