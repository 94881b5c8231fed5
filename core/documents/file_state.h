// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/file_stamp.h"
#include "core/documents/document.h"

namespace arcwright {

/// The state of a document's file compared with the time it was opened or saved.
enum class FileState {
    Ours, ///< it has what was opened or saved
    Changed, ///< another program has written it
    Missing, ///< it is not there
};

/// The content that was saved last.
struct SavedContent {
    std::optional<FileStamp> stamp; ///< of the file, none before the first save
    std::uint64_t hash = 0; ///< as Document::hash() will be
    std::vector<SavedContent> files = {}; ///< of FilePacking::files(), if the document is packed
};

/// The state of one file of a packed document, by its place in FilePacking::files().
FileState stateOfPart(const Document& document, std::size_t file, const SavedContent& saved);

/// The state of the document's file; of several, of that which is worst off. O(1) as long as nobody wrote it, else
/// O(bytes).
FileState fileState(const Document& document, const SavedContent& saved);

/// A file of a document as it is on the disk; none if it is not there.
struct FileOnDisk {
    std::string path;
    std::optional<FileStamp> stamp;

    friend bool operator==(const FileOnDisk&, const FileOnDisk&) = default;
};

/// All files of a document, in the order in which they are written; that of its name is the last.
std::vector<FileOnDisk> filesOnDisk(const Document& document);

} // namespace arcwright
