// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/base/progress.h"
#include "core/documents/document_lock.h"
#include "core/documents/snapshot_file.h"

namespace arcwright {

class WorkingCopy;

/// A snapshot of a working copy on its way into its file. What takes long, prepare() and commit(), may run on any
/// thread while the working copy is edited; WorkingCopy::journalSave() comes between the two, and in any case
/// WorkingCopy::endSave() after them. Dropped before commit() it leaves file and journal as they are.
class PendingSave {
public:
    /// Writes the snapshot beside its file. Fails with FileChangedMeanwhile or FileVanished if the file is not ours,
    /// and as SnapshotFile::write() does.
    Result<void> prepare(const ProgressSink& progress = {}, const std::stop_token& stop = {});
    /// Puts it in the place of the file, which cannot be stopped. Fails as SnapshotFile::commit() does.
    Result<void> commit();

private:
    friend class WorkingCopy;
    PendingSave() = default;

    std::shared_ptr<const Document> m_document;
    SavedContent m_saved; ///< before
    bool m_isAnyAccepted = false; ///< whatever the file is now, it may go
    std::optional<bool> m_keepsInFile; ///< what annotators say; none if the document's text is to tell
    std::vector<std::string> m_lostAnnotations;
    DocumentLock m_lock; ///< of the files, whichever they are at the moment
    std::size_t m_added = 0; ///< to the journal, when the snapshot was taken
    std::optional<SnapshotFile> m_file;
    std::function<Result<void>()> m_flush; ///< waits until the journal tells of the save; null without one
    Result<void> m_flushed;
};

} // namespace arcwright
