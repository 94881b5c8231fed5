// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/atomic_file.h"
#include "core/base/progress.h"
#include "core/documents/document.h"
#include "core/documents/document_lock.h"
#include "core/documents/file_state.h"

namespace arcwright {

/// A snapshot of a document on its way into the file of its name, with what annotators say of it. For one thread at a
/// time.
class SnapshotFile {
public:
    /// `lost` are annotations of sentences that are not there any more; `isInText` says that all is to be kept in the
    /// document itself; `before` is the content that was saved last.
    SnapshotFile(std::shared_ptr<const Document> document, std::vector<std::string> lost, bool isInText,
        SavedContent before = {});

    /// Writes it beside the file and waits until the disk has it; of a packed document each file that is not what it
    /// should be. Fails with SeveralFiles for one that has another name now, as AtomicFile and Document::write() do,
    /// and with Cancelled; then nothing has happened to the file. Reports progress about a hundred times.
    Result<void> write(const ProgressSink& progress, const std::stop_token& stop);
    /// Puts it in the place of the file, which is locked at every moment if it was, and what annotators say beside it.
    /// Fails as AtomicFile::commit() and writeAnnotations() do: see content().
    Result<void> commit(DocumentLock& lock);

    const Document& document() const { return *m_document; }
    std::uint64_t hash() const { return m_content.hash; }
    /// The hashes of what a crash during commit() can leave, neither the old content nor the new: where several files
    /// are replaced one after the other.
    const std::vector<std::uint64_t>& hashesOnTheWay() const { return m_hashesOnTheWay; }
    /// The name of this save, which no other has.
    std::uint64_t save() const { return m_save; }
    /// The new content of the file, none if the file is unchanged; of several, of which not all could be put in their
    /// places, what each has by now.
    std::optional<SavedContent> content() const
    {
        return m_content.stamp || m_isPartlyWritten ? std::optional(m_content) : std::nullopt;
    }

private:
    Result<void> writeWhole(const ProgressSink& progress, const std::stop_token& stop);
    Result<void> writePacked(const ProgressSink& progress, const std::stop_token& stop);
    Result<void> writePart(std::size_t part, std::string_view content);
    SavedContent kept(std::size_t part, std::uint64_t before) const;
    Result<void> commitParts(DocumentLock& lock);
    void keepBefore(std::size_t firstLeft);
    void findHashes(const std::vector<std::uint64_t>& before, const std::string& text);

    std::shared_ptr<const Document> m_document;
    std::vector<std::string> m_lost;
    bool m_isInText = false;
    std::uint64_t m_save = 0;
    SavedContent m_before;
    std::optional<AtomicFile> m_file;
    std::vector<std::optional<AtomicFile>> m_parts; ///< of a packed document; none for a file that stays as it is
    std::vector<std::uint64_t> m_hashesOnTheWay;
    SavedContent m_content;
    bool m_isPartlyWritten = false; ///< of several files the first ones
};

} // namespace arcwright
