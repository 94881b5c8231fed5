// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/pending_move.h"

#include <map>
#include <utility>
#include <vector>

#include "core/base/file_problems.h"
#include "core/documents/document_problems.h"

namespace arcwright {

Result<void> PendingMove::convert(std::string text, FormatPointer format)
{
    const std::string target = m_document->path();
    const Document converted(target, std::move(text), std::move(format));
    if (converted.size() != m_document->size()) // what is between sentences in one format may be a sentence in another
        return failure(DocumentProblem::EditOutdated, target);
    std::vector<SentenceId> ids;
    std::map<std::size_t, Annotation> annotations;
    for (std::size_t i = 0; i < m_document->size(); ++i)
        ids.push_back(m_document->id(i));
    for (const std::size_t index : m_document->annotated())
        annotations.emplace(index, m_document->sentence(index)->annotation);
    if (!m_keepsInFile)
        m_keepsInFile = m_document->hasAnnotationText();
    m_document = converted.withIds(ids)->withAnnotations(std::move(annotations));
    m_history = {};
    m_isConverted = true;
    return {};
}

Result<void> PendingMove::write(const ProgressSink& progress, const std::stop_token& stop)
{
    const std::string& target = m_document->path();
    if (stampOf(target)) { // what another instance edits is not overwritten
        auto taken = FileLock::tryLock(target);
        if (!taken && taken.error().code == FileProblem::InUse)
            return failure(taken.error());
        if (taken)
            m_lock = DocumentLock(std::move(*taken));
    }
    const bool canKeepInFile = m_document->format()->keepsAnnotations();
    if (canKeepInFile && !m_keepsInFile)
        m_keepsInFile = m_document->hasAnnotationText();
    SnapshotFile file(m_document, m_lostAnnotations, canKeepInFile && *m_keepsInFile);
    if (auto written = file.write(progress, stop); !written)
        return written;
    if (auto committed = file.commit(m_lock); !committed)
        return committed;
    m_file = std::move(file);
    if (!m_lock.isHeld()) {
        if (auto taken = FileLock::tryLock(target))
            m_lock = DocumentLock(std::move(*taken));
    }
    auto journal = Journal::open(target);
    if (!journal) {
        m_journalled = failure(journal.error());
        return {};
    }
    if (!journal->isUnused()) // it tells of the file that was there before
        [[maybe_unused]]
        const auto aside = journal->setAside();
    if (!m_history.steps().empty() || !journal->isUnused())
        m_journalled = journal->compact(*m_document, m_history, m_file->hash(), m_file->save());
    m_journal = std::move(*journal);
    return {};
}

} // namespace arcwright
