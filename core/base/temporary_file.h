// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <sys/types.h>

#include "core/base/file_descriptor.h"
#include "core/base/result.h"

namespace arcwright {

/// A file that is being written.
struct TemporaryFile {
    std::string path;
    FileDescriptor descriptor; ///< open for reading and writing, and locked where the file system can
};

/// Makes an empty file `.arcwright-XXXXXX.tmp` in `folder` (X are digits and small letters); the umask applies to
/// `mode`. On failure errno is set and the descriptor is none.
TemporaryFile makeTemporaryFile(const std::string& folder, mode_t mode);

/// Removes temporary files left by processes that were killed while writing: ours by name and owner, last written more
/// than a day ago, and locked by nobody. The day is for file systems on which a lock held on another machine is not
/// seen: no write takes that long between two of its bytes. Whatever else is in the folder, or cannot be told, stays.
void removeAbandonedFiles(const std::string& folder);

} // namespace arcwright
