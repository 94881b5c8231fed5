// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/atomic_file.h"
#include "core/base/result.h"

namespace arcwright {

/// The bytes of a regular file. Fails with FileNotFound, FileNotReadable (no permission, read error) or NotAFile.
Result<std::string> readFile(const std::string& path);

/// Replaces the file by `bytes` in a single step or not at all: AtomicFile with all content at once. Fails with
/// FileNotWritable, FileIsLink or DiskFull, or with Cancelled where it was to stop before the step; then the old file
/// is untouched.
Result<void> writeFileAtomically(
    const std::string& path, std::string_view bytes, Links links = Links::Follow, const std::stop_token& stop = {});

} // namespace arcwright
