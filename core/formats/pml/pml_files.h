// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/base/gzip.h"
#include "core/formats/pml/pml_treebank.h"
#include "core/treebank/file_packing.h"
#include "core/treebank/format.h"

namespace arcwright {

/// A file of a Prague document: what it holds, and how.
struct PmlFile {
    std::shared_ptr<const FileBytes> bytes; ///< as read
    std::shared_ptr<const std::string> text; ///< decompressed
    std::optional<GzipHeader> header; ///< if it is compressed
    char layer = '\0'; ///< 'a' or 'm' (pml_pieces.h); none for a file that is never written
};

/// Reads a file whole. Fails as FileBytes::read() and decompressed() do.
Result<PmlFile> pmlFileOf(const std::string& path, std::shared_ptr<const FileBytes> bytes);

/// What the files of a document say, as one text (pml_pieces.h).
struct PmlRead {
    std::shared_ptr<const FileBytes> text;
    std::vector<SentenceSpan> spans; ///< of its sentences
    std::shared_ptr<const PmlTreebank> treebank;
    std::vector<PmlFile> files; ///< those that could be read
    std::vector<Problem> notices;
    std::optional<Problem> problem; ///< why it could not be read; then no sentence can
};

/// The zone of a Treex document; of others it has no name.
struct PmlZone {
    ZoneNames names;
    std::vector<std::size_t> bundles; ///< of its sentences
};

/// The files of a Prague document. What a save changes is compressed as it was, with the header it had.
class PmlFiles final : public FilePacking {
public:
    struct File {
        std::shared_ptr<const FileBytes> bytes;
        char layer = '\0'; ///< see PmlFile
    };

    /// `files` in the order in which they are written: trees last, so that a save that is cut short leaves trees that
    /// belong to what they point to. `read` reads them, when somebody asks; the text must have `sentences` of them.
    /// Where memory does not suffice for that, PmlRead::problem says so.
    PmlFiles(std::vector<File> files, std::size_t sentences, PmlZone zone, std::function<Result<PmlRead>()> read);

    /// What the files say. O(bytes) the first time.
    const PmlRead& read() const;

    const std::vector<std::shared_ptr<const FileBytes>>& files() const override { return m_files; }
    /// Fails with PmlRead::problem, too.
    Result<std::vector<std::string>> contents(const std::string& text) const override;
    /// Before the files are read, of a file that can turn out to be none of the kind, too.
    bool canChange(std::size_t file) const override;
    const ZoneNames& zones() const override { return m_zone.names; }
    std::size_t bundleOf(std::size_t sentence) const override;
    std::uint64_t hashOfZone(std::string_view text) const override;
    const std::vector<Problem>& notices() const override { return read().notices; }
    bool isRead() const override { return m_isRead; }
    bool isWhole() const override;
    bool hasRead(std::size_t file) const override;

private:
    struct Part {
        char layer = '\0';
        std::optional<GzipHeader> header;
        std::uint64_t hash = 0; ///< of its text
        bool isRead = false;
    };

    Result<PmlRead> readWithinMemory() const;
    void readNow() const;

    std::vector<std::shared_ptr<const FileBytes>> m_files;
    std::vector<char> m_layers; ///< what they are taken for
    std::size_t m_sentences = 0;
    PmlZone m_zone;
    std::function<Result<PmlRead>()> m_read;
    mutable std::once_flag m_once;
    mutable std::atomic<bool> m_isRead = false;
    mutable PmlRead m_content;
    mutable std::vector<Part> m_parts; ///< as they were read
};

/// Finds the file of a lower layer that a file names: as it is named, else with `.gz` added or taken off, else by the
/// name of the document (`stem` without ending) and `ending`. Looks beside `path` alone. Empty if there is none.
std::string layerFile(const std::string& path, const std::string& href, const std::string& stem, const char* ending);

/// Whether a name leads to a place that is not beside the file: an absolute one, another folder up, a web address.
bool leavesFolder(const std::string& href);

} // namespace arcwright
