// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/gzip.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

/// A file of a Prague document: what it holds, and how.
struct PmlFile {
    std::shared_ptr<const FileBytes> bytes; ///< as read
    std::shared_ptr<const std::string> text; ///< decompressed
    std::optional<GzipHeader> header; ///< if it is compressed
    char layer = '\0'; ///< 'a' or 'm' (pml_pieces.h); none for a file that is never written
};

/// Reads a file whole. Fails as FileBytes::open() and decompressed() do.
Result<PmlFile> readPmlFile(const std::string& path);
/// The same of what was read already.
Result<PmlFile> pmlFileOf(const std::string& path, std::shared_ptr<const FileBytes> bytes);

/// The files of a Prague document. What a save changes is compressed as it was, with the header it had.
class PmlFiles final : public FilePacking {
public:
    /// `files` in the order in which they are written: trees last, so that a save that is cut short leaves trees that
    /// belong to what they point to.
    PmlFiles(std::vector<PmlFile> files, std::vector<Problem> notices);

    const std::vector<std::shared_ptr<const FileBytes>>& files() const override { return m_read; }
    std::vector<std::string> contents(const std::string& text) const override;
    bool canChange(std::size_t file) const override { return m_parts[file].layer != '\0'; }
    const std::vector<Problem>& notices() const override { return m_notices; }

private:
    struct Part {
        char layer = '\0';
        std::optional<GzipHeader> header;
        std::uint64_t hash = 0; ///< of its text
    };

    std::vector<std::shared_ptr<const FileBytes>> m_read;
    std::vector<Part> m_parts;
    std::vector<Problem> m_notices;
};

/// Finds the file of a lower layer that a file names: as it is named, else with `.gz` added or taken off, else by the
/// name of the document (`stem` without ending) and `ending`. Looks beside `path` alone. Empty if there is none.
std::string layerFile(const std::string& path, const std::string& href, const std::string& stem, const char* ending);

/// Whether a name leads to a place that is not beside the file: an absolute one, another folder up, a web address.
bool leavesFolder(const std::string& href);

} // namespace arcwright
