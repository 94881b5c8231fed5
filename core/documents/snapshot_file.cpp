// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/snapshot_file.h"

#include <algorithm>
#include <random>
#include <utility>

#include "core/base/hash.h"
#include "core/documents/annotation_file.h"
#include "core/documents/document_name.h"
#include "core/documents/document_problems.h"
#include "core/treebank/file_packing.h"

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

SnapshotFile::SnapshotFile(
    std::shared_ptr<const Document> document, std::vector<std::string> lost, bool isInText, SavedContent before)
    : m_document(std::move(document))
    , m_lost(std::move(lost))
    , m_isInText(isInText)
    , m_save(newName())
    , m_before(std::move(before))
{
}

Result<void> SnapshotFile::write(const ProgressSink& progress, const std::stop_token& stop)
{
    return m_document->format()->packing() ? writePacked(progress, stop) : writeWhole(progress, stop);
}

Result<void> SnapshotFile::writePacked(const ProgressSink& progress, const std::stop_token& stop)
{
    const FilePacking& packing = *m_document->format()->packing();
    const auto& files = packing.files();
    if (files.back()->path() != m_document->path())
        return failure(DocumentProblem::SeveralFiles, m_document->path());
    const auto text = m_document->serialised();
    if (!text)
        return failure(text.error());
    const auto contents = packing.contents(*text);
    if (!contents)
        return failure(contents.error());
    std::vector<std::uint64_t> before;
    m_parts.resize(files.size());
    m_content.files.resize(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        if (progress)
            progress({i, files.size()});
        before.push_back(m_before.files.empty() ? files[i]->hash() : m_before.files[i].hash);
        if (packing.canChange(i))
            m_content.files[i].hash = hashOf((*contents)[i]);
        else
            m_content.files[i] = kept(i, before.back());
        if (auto written = writePart(i, (*contents)[i]); !written)
            return written;
    }
    findHashes(before, *text);
    return {};
}

/// The content of a file that no save writes, whoever has written it. Of one that could not be read it counts as what
/// it was: sentences were made without it, and the journal must not make them again beside a file that is whole.
SavedContent SnapshotFile::kept(std::size_t part, std::uint64_t before) const
{
    const FilePacking& packing = *m_document->format()->packing();
    if (packing.hasRead(part) && stateOfPart(*m_document, part, m_before) != FileState::Ours) {
        if (const auto now = FileBytes::open(packing.files()[part]->path(), 0))
            return {(*now)->stamp(), (*now)->hash()};
    }
    return {std::nullopt, before};
}

/// Writes one file of a packed document, unless it is there as it should be.
Result<void> SnapshotFile::writePart(std::size_t part, std::string_view content)
{
    const FilePacking& packing = *m_document->format()->packing();
    const FileBytes& file = *packing.files()[part];
    const std::uint64_t before = m_before.files.empty() ? file.hash() : m_before.files[part].hash;
    const bool isOurs
        = m_content.files[part].hash == before && stateOfPart(*m_document, part, m_before) == FileState::Ours;
    if (isOurs || !packing.canChange(part))
        return {};
    auto written = AtomicFile::create(file.path());
    if (!written)
        return failure(written.error());
    if (auto whole = written->write(content); !whole)
        return whole;
    if (auto synced = written->sync(); !synced)
        return synced;
    m_parts[part] = std::move(*written);
    return {};
}

void SnapshotFile::findHashes(const std::vector<std::uint64_t>& before, const std::string& text)
{
    const FilePacking& packing = *m_document->format()->packing();
    std::vector<std::uint64_t> now = before;
    std::vector<std::uint64_t> after;
    for (const SavedContent& file : m_content.files)
        after.push_back(file.hash);
    m_content.hash = packing.zones().shown.empty() ? hashOfFiles(after) : packing.hashOfZone(text);
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i] == after[i])
            continue;
        now[i] = after[i];
        if (now != after)
            m_hashesOnTheWay.push_back(hashOfFiles(now));
    }
}

/// The files before `firstLeft` are written, the others as they were: the next save must not take that for the work of
/// another program.
void SnapshotFile::keepBefore(std::size_t firstLeft)
{
    const FilePacking& packing = *m_document->format()->packing();
    const auto& files = packing.files();
    std::vector<std::uint64_t> hashes;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (i >= firstLeft)
            m_content.files[i]
                = m_before.files.empty() ? SavedContent{std::nullopt, files[i]->hash()} : m_before.files[i];
        hashes.push_back(m_content.files[i].hash);
    }
    m_content.hash = packing.zones().shown.empty() ? hashOfFiles(hashes)
        : m_before.files.empty()                   ? m_document->hash()
                                                   : m_before.hash;
    m_content.stamp = firstLeft > 0 ? m_content.files.back().stamp : std::nullopt;
    m_isPartlyWritten = firstLeft > 0;
}

Result<void> SnapshotFile::commitParts(DocumentLock& lock)
{
    const auto& files = m_document->format()->packing()->files();
    for (std::size_t i = 0; i < files.size(); ++i) {
        FileLock* const ofFile = lock.of(i);
        if (!m_parts[i] && m_content.files[i].stamp) // taken with its hash
            continue;
        const auto stamp = !m_parts[i] ? stampOf(files[i]->path())
            : ofFile != nullptr        ? m_parts[i]->commit(*ofFile)
                                       : m_parts[i]->commit();
        if (!stamp) {
            keepBefore(i);
            return failure(stamp.error());
        }
        m_content.files[i].stamp = *stamp;
    }
    m_content.stamp = m_content.files.back().stamp;
    return {};
}

Result<void> SnapshotFile::writeWhole(const ProgressSink& progress, const std::stop_token& stop)
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

Result<void> SnapshotFile::commit(DocumentLock& lock)
{
    if (!m_parts.empty()) {
        if (auto committed = commitParts(lock); !committed)
            return committed;
    } else {
        FileLock* const ofFile = lock.ofDocument();
        const auto stamp = ofFile != nullptr ? m_file->commit(*ofFile) : m_file->commit();
        if (!stamp)
            return failure(stamp.error());
        m_content.stamp = *stamp;
    }
    // Should they not follow the file, the journal has the steps that lead to them.
    return writeAnnotations(*m_document, documentName(*m_document), m_lost, m_save, m_isInText);
}

} // namespace arcwright
