// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/base/progress.h"
#include "core/documents/document_lock.h"
#include "core/documents/history.h"
#include "core/documents/journal.h"
#include "core/documents/snapshot_file.h"

namespace arcwright {

class WorkingCopy;

/// A working copy on its way to another file, which is not edited meanwhile. convert() and write() take long and may
/// run on any thread; in any case WorkingCopy::endMove() comes after them.
class PendingMove {
public:
    /// The document as it is to be written.
    const std::shared_ptr<const Document>& document() const { return m_document; }

    /// Takes another format: `text` is the document in that format. The history begins anew, for what the steps were
    /// made on may say more than that can. Fails with EditOutdated if the text has another number of sentences.
    Result<void> convert(std::string text, FormatPointer format);
    /// Locks the other file, if there is one, writes it, and begins its journal. Fails with FileInUse, as SnapshotFile
    /// does, and with Cancelled; then the other file is what it was, unless it is what annotators say that could not be
    /// written.
    Result<void> write(const ProgressSink& progress = {}, const std::stop_token& stop = {});

private:
    friend class WorkingCopy;
    PendingMove() = default;

    std::shared_ptr<const Document> m_document;
    History m_history;
    std::optional<bool> m_keepsInFile; ///< what annotators say; none if the document's text is to tell
    bool m_isConverted = false;
    std::vector<std::string> m_lostAnnotations;
    DocumentLock m_lock; ///< of the other file
    std::optional<SnapshotFile> m_file;
    std::optional<Journal> m_journal;
    Result<void> m_journalled; ///< whether the journal tells of the history
};

} // namespace arcwright
