// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"

struct stat;

namespace arcwright {

/// The identity of a state of a file on disk, as far as it can be told without reading it. Two states may share a
/// stamp: times go in ticks of some milliseconds, and programs can set them (see FileBytes::isStillIn).
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0; ///< in bytes
    std::int64_t modified = 0; ///< nanoseconds since 1970

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// The stamp of a regular file; links are followed. Fails with FileNotFound, FileNotReadable or NotAFile.
Result<FileStamp> stampOf(const std::string& path);

FileStamp stampOf(const struct stat& status);

} // namespace arcwright
