// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/opening_treebank.h"

#include "core/base/atomic_file.h"
#include "core/base/file_stamp.h"
#include "core/formats/open.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

void OpeningTreebank::addOpenFile(const std::string& path)
{
    m_openPaths.insert(resolvedPath(path).value_or(path));
    if (const auto stamp = stampOf(path))
        m_openInodes.emplace(stamp->device, stamp->inode);
}

bool OpeningTreebank::isOpen(const std::string& path) const
{
    const auto stamp = stampOf(path);
    return m_openPaths.contains(resolvedPath(path).value_or(path))
        || (stamp && m_openInodes.contains({stamp->device, stamp->inode}));
}

void OpeningTreebank::read(const std::vector<std::string>& paths, std::string_view format, const ProgressSink& progress,
    const std::stop_token& stop)
{
    const auto half = [&](const Progress& read) { progress({read.done, 2 * read.total}); };
    const auto taken = withinMemory<void>([&]() -> Result<void> {
        m_notices = skippedSubfolders(paths);
        m_treebank = openTreebank(paths, format, half, stop, WhenRead::WhenAsked, ZoneMissing::IsAnother);
        if (!m_treebank)
            return {};
        const std::vector<Problem> others = filesInOtherZones(*m_treebank, paths);
        m_notices.insert(m_notices.end(), others.begin(), others.end());
        return takeUp(progress, stop, false);
    });
    if (!taken)
        m_treebank = failure(taken.error());
}

void OpeningTreebank::takeUpRest(const ProgressSink& progress)
{
    const auto taken = withinMemory<void>([&] { return takeUp(progress, {}, true); });
    if (!taken)
        m_treebank = failure(taken.error());
}

Result<void> OpeningTreebank::takeUp(const ProgressSink& progress, const std::stop_token& stop, bool isRest)
{
    const auto& documents = m_treebank->documents();
    m_copies.resize(documents.size());
    for (std::size_t i = 0; i < documents.size(); ++i) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        progress({documents.size() + i, 2 * documents.size()});
        if (!m_copies[i] && (isRest || !isOpen(documents[i]->path())))
            m_copies[i] = std::make_unique<WorkingCopy>(documents[i]);
    }
    return {};
}

} // namespace arcwright::ui
