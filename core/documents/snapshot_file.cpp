// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/snapshot_file.h"

#include <algorithm>
#include <random>
#include <utility>

#include "core/documents/annotation_file.h"

namespace arcwright {

namespace {

/// A number that no other save has.
std::uint64_t newName()
{
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

/// Cuts what is written into parts, between which work can be stopped.
constexpr std::size_t writtenAtOnce = std::size_t(1) << 20;

} // namespace

SnapshotFile::SnapshotFile(std::shared_ptr<const Document> document, std::vector<std::string> lost, bool isInText)
    : m_document(std::move(document)), m_lost(std::move(lost)), m_isInText(isInText), m_save(newName())
{
}

Result<void> SnapshotFile::write(const ProgressSink& progress, const std::stop_token& stop)
{
    auto file = AtomicFile::create(m_document->path());
    if (!file)
        return failure(file.error());
    const std::size_t total = std::max<std::size_t>(m_document->bytes().size(), 1); // about as much as will be written
    const std::size_t step = std::max<std::size_t>(total / 100, 1);
    std::size_t told = 0;
    const auto tell = [&](std::size_t done) {
        if (progress)
            progress({std::min(done, total), total});
        told = done;
    };
    tell(0);
    const auto written = m_document->write([&](std::string_view bytes) -> Result<void> {
        for (; !bytes.empty(); bytes.remove_prefix(std::min(bytes.size(), writtenAtOnce))) {
            if (stop.stop_requested())
                return failure(JobProblem::Cancelled);
            if (auto part = file->write(bytes.substr(0, writtenAtOnce)); !part)
                return part;
            if (file->size() >= told + step)
                tell(file->size());
        }
        return {};
    });
    if (!written)
        return failure(written.error());
    if (auto synced = file->sync(); !synced)
        return synced;
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    m_content.hash = file->hash();
    m_file = std::move(*file);
    return {};
}

Result<void> SnapshotFile::commit(std::optional<FileLock>& lock)
{
    const auto stamp = lock ? m_file->commit(*lock) : m_file->commit();
    if (!stamp)
        return failure(stamp.error());
    m_content.stamp = *stamp;
    // Should they not follow the file, the journal has the steps that lead to them.
    return writeAnnotations(*m_document, m_document->path(), m_lost, m_save, m_isInText);
}

} // namespace arcwright
