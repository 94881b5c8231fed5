// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace arcwright {

/// The bytes of a regular file. Fails with FileNotFound, FileNotReadable (no permission, read error) or NotAFile.
Result<std::string> readFile(const std::string& path);

/// Replaces the file by `bytes` so that at every moment the old or the new content is there: a temporary file in the
/// same folder, synced, with the old file's mode and, where allowed, owner, renamed over it. A symbolic link is
/// followed, not replaced. Fails with FileNotWritable or DiskFull; then the old file is untouched.
Result<void> writeFileAtomically(const std::string& path, std::string_view bytes);

} // namespace arcwright
