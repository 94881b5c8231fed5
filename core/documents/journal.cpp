// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/journal.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <unistd.h>

#include "core/base/file_descriptor.h"
#include "core/base/journal_path.h"
#include "core/documents/document_name.h"
#include "core/documents/journal_records.h"
#include "core/documents/step_record.h"

namespace arcwright {

Journal::Journal(RecordLog log) : m_log(std::move(log)), m_records(m_log.takeRecords())
{
    m_hasContent = !m_records.empty();
    m_steps = static_cast<std::size_t>(
        std::count_if(m_records.begin(), m_records.end(), [](const LogRecord& record) { return !isContent(record); }));
}

Result<Journal> Journal::open(const std::string& documentPath)
{
    auto log = RecordLog::open(journalPath(documentPath));
    if (!log)
        return failure(log.error());
    return Journal(std::move(*log));
}

Result<Recovery> Journal::recover(
    const std::shared_ptr<const Document>& document, const AnnotationFile& annotations) const
{
    if (m_records.empty())
        return Recovery{document, {}, false, 0};
    auto recovery = replayedJournal(m_records, *document, annotations);
    if (!recovery) {
        Problem problem = recovery.error();
        problem.file = document->path();
        problem.arguments = {path()};
        return failure(std::move(problem));
    }
    return recovery;
}

Result<void> Journal::add(LogRecord record)
{
    m_records.clear();
    m_unwritten.push_back(std::move(record));
    return writeUnwritten();
}

Result<void> Journal::writeUnwritten()
{
    while (!m_unwritten.empty()) {
        if (auto added = m_log.append(m_unwritten.front().type, m_unwritten.front().payload); !added)
            return added;
        m_unwritten.pop_front();
    }
    return {};
}

Result<void> Journal::flush()
{
    if (auto written = writeUnwritten(); !written)
        return written;
    return m_log.flush();
}

Result<void> Journal::addStep(const Document& document, std::string record, std::uint64_t save)
{
    if (!m_hasContent) {
        m_unwritten.push_back(contentRecord(document, document.hash(), save));
        m_hasContent = true;
    }
    ++m_added;
    ++m_steps;
    return add({journal_record::step, std::move(record)});
}

Result<void> Journal::addUndo()
{
    ++m_added;
    ++m_steps;
    return add({journal_record::undo, {}});
}

Result<void> Journal::addRedo()
{
    ++m_added;
    ++m_steps;
    return add({journal_record::redo, {}});
}

Result<void> Journal::addSave(const Document& document, std::uint64_t hash, std::uint64_t save, std::size_t later)
{
    m_hasContent = true;
    return add(contentRecord(document, hash, save, later));
}

Result<void> Journal::addHalfSave(const Document& document, std::uint64_t hash, std::uint64_t save)
{
    m_hasContent = true;
    return add(contentRecord(document, hash, save, m_steps));
}

Result<void> Journal::compact(const Document& document, const History& history, std::uint64_t hash, std::uint64_t save)
{
    std::vector<LogRecord> records;
    for (std::size_t i = 0; i < history.steps().size(); ++i) {
        auto bytes = encoded(history.steps()[i], *document.format());
        if (!bytes)
            return failure(bytes.error());
        records.push_back({journal_record::step, std::move(*bytes)});
    }
    for (std::size_t i = history.steps().size(); i > history.position(); --i)
        records.push_back({journal_record::undo, {}});
    const std::size_t steps = records.size();
    records.push_back(contentRecord(document, hash, save));
    if (auto written = m_log.rewrite(records); !written)
        return written;
    m_unwritten.clear();
    m_hasContent = true;
    m_steps = steps;
    return {};
}

Result<std::string> Journal::setAside()
{
    std::string aside;
    for (int number = 1; aside.empty() || ::access(aside.c_str(), F_OK) == 0; ++number)
        aside = path() + ".aside-" + std::to_string(number);
    if (::link(path().c_str(), aside.c_str()) != 0)
        return failure(writingProblem(aside, errno));
    if (auto emptied = m_log.rewrite({}); !emptied) {
        ::unlink(aside.c_str());
        return failure(emptied.error());
    }
    m_records.clear();
    m_unwritten.clear();
    m_hasContent = false;
    m_steps = 0;
    return aside;
}

void adoptFormerJournal(const std::shared_ptr<const Document>& document, const AnnotationFile& annotations)
{
    const std::string name = documentName(*document);
    if (name == document->path())
        return;
    const std::string former = journalPath(document->path());
    const std::string ours = journalPath(name);
    std::error_code error;
    if (!std::filesystem::exists(former, error) || std::filesystem::exists(ours, error))
        return;
    {
        const auto journal = Journal::open(document->path());
        if (!journal || (!journal->recover(document, annotations) && !zonesOf(*document).isFirst))
            return;
    }
    std::filesystem::rename(former, ours, error);
}

} // namespace arcwright
