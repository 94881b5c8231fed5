// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/pending_save.h"

#include <utility>

#include "core/documents/document_problems.h"

namespace arcwright {

Result<void> PendingSave::prepare(const ProgressSink& progress, const std::stop_token& stop)
{
    const FileState state = m_isAnyAccepted ? FileState::Ours : fileState(*m_document, m_saved);
    if (state == FileState::Changed)
        return failure(DocumentProblem::FileChangedMeanwhile, m_document->path());
    if (state == FileState::Missing)
        return failure(DocumentProblem::FileVanished, m_document->path());
    if (m_document->format()->keepsAnnotations() && !m_keepsInFile)
        m_keepsInFile = m_document->hasAnnotationText();
    SnapshotFile file(m_document, m_lostAnnotations,
        m_document->format()->keepsAnnotations() && m_keepsInFile.value_or(false), m_saved);
    auto written = file.write(progress, stop);
    if (written)
        m_file = std::move(file);
    return written;
}

Result<void> PendingSave::commit()
{
    if (m_flush)
        m_flushed = m_flush();
    return m_file->commit(m_lock);
}

} // namespace arcwright
