// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/file_lock.h"
#include "core/base/result.h"

namespace arcwright {

class Document;

/// The locks of all files of a document: of the one it is named by, and where its text was put together from several
/// (FilePacking) of each of them. Holds nothing at first.
class DocumentLock {
public:
    DocumentLock() = default;
    /// Of a document that is one file.
    explicit DocumentLock(FileLock lock) { m_locks.emplace_back(std::move(lock)); }

    /// Locks all files of a document, or none of them. Fails as FileLock::tryLock() does for the file that the document
    /// is named by, and with FileInUse for another one that it can change. One that no edit can change may be locked by
    /// another document too, which then has the lock.
    static Result<DocumentLock> tryLock(const Document& document);

    /// Whether the file that the document is named by is locked.
    bool isHeld() const { return !m_locks.empty() && m_locks.back().has_value(); }
    /// The lock of a file, in the order of FilePacking::files(); null where there is none.
    FileLock* of(std::size_t file) { return file < m_locks.size() && m_locks[file] ? &*m_locks[file] : nullptr; }
    /// The lock of the file that the document is named by; null where there is none.
    FileLock* ofDocument() { return m_locks.empty() ? nullptr : of(m_locks.size() - 1); }

private:
    std::vector<std::optional<FileLock>> m_locks;
};

} // namespace arcwright
