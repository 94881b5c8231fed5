// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/atomic_file.h"
#include "core/base/result.h"
#include "core/documents/document.h"

namespace arcwright {

/// Whether two names lead to one file that is there.
bool isSameFile(const std::string& first, const std::string& second);

/// The names of the files of a copy of a document that is put together from several (FilePacking), in the order in
/// which they are written: the one named `path` last, the others beside it under their own names, by which it finds
/// them.
std::vector<std::string> filesOfCopy(const Document& document, const std::string& path);

/// Writes such a copy, edits included, each file in a single step, lower layers first. A file that would take its own
/// place with the content it has is left alone. Fails with FilesAreOriginal where a changed lower layer would take the
/// place of the original's, as AtomicFile does, and with what the format cannot write.
Result<void> writePackedCopy(const Document& document, const std::string& path, Links links);

} // namespace arcwright
