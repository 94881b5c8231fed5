// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_lock.h"

#include "core/base/file_problems.h"
#include "core/documents/document.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

Result<DocumentLock> DocumentLock::tryLock(const Document& document)
{
    auto own = FileLock::tryLock(document.path());
    if (!own)
        return failure(own.error());
    DocumentLock locks;
    if (const FilePacking* packing = document.format()->packing()) {
        const auto& files = packing->files();
        for (std::size_t i = 0; i + 1 < files.size(); ++i) {
            auto lock = FileLock::tryLock(files[i]->path());
            if (!lock && lock.error().code == FileProblem::InUse && packing->canChange(i))
                return failure(lock.error());
            locks.m_locks.push_back(lock ? std::optional(std::move(*lock)) : std::nullopt);
        }
    }
    locks.m_locks.emplace_back(std::move(*own));
    return locks;
}

} // namespace arcwright
