// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/journal.h"

#include <algorithm>
#include <cerrno>
#include <numeric>

#include <unistd.h>

#include "core/base/file_descriptor.h"
#include "core/base/journal_path.h"
#include "core/base/journal_problems.h"
#include "core/base/log_format.h"
#include "core/documents/step_record.h"

namespace arcwright {

namespace {

// Types of records; part of the format of the file.
constexpr std::uint8_t contentRecord = 'C';
constexpr std::uint8_t earlierContentRecord = 'E'; ///< how many of the steps before it the content has not, and it
constexpr std::uint8_t stepRecord = 'S';
constexpr std::uint8_t undoRecord = 'U';
constexpr std::uint8_t redoRecord = 'R';

/// A content of the file: its hash, the save that wrote it, and the ids of its sentences. These stay the runs of
/// consecutive numbers that are in the record: a damaged one may speak of more sentences than there is memory for.
struct Content {
    struct Run {
        std::uint32_t first = 0;
        std::uint32_t length = 0;
    };
    std::uint64_t hash = 0;
    std::uint64_t save = 0;
    std::uint64_t later = 0; ///< steps, made, taken back or made again, before the record that the content has not
    std::vector<Run> runs;

    std::size_t size() const
    {
        return std::accumulate(
            runs.begin(), runs.end(), std::size_t{0}, [](std::size_t sum, const Run& run) { return sum + run.length; });
    }

    std::optional<SentenceId> idAt(std::size_t index) const
    {
        for (const Run& run : runs) {
            if (index < run.length)
                return SentenceId{static_cast<std::uint32_t>(run.first + index)};
            index -= run.length;
        }
        return std::nullopt;
    }

    /// O(size()).
    std::vector<SentenceId> ids() const
    {
        std::vector<SentenceId> all;
        all.reserve(size());
        for (const Run& run : runs) {
            for (std::uint32_t i = 0; i < run.length; ++i)
                all.push_back(SentenceId{run.first + i});
        }
        return all;
    }
};

void putRecord(std::string& bytes, std::uint64_t number)
{
    for (int shift = 0; shift < 64; shift += 8)
        bytes += static_cast<char>(number >> shift & 0xff);
}

std::optional<std::uint64_t> take(std::string_view& bytes)
{
    if (bytes.size() < 8)
        return std::nullopt;
    std::uint64_t number = 0;
    for (int i = 7; i >= 0; --i)
        number = number << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
    bytes.remove_prefix(8);
    return number;
}

std::string encodedContent(const Document& document, std::uint64_t hash, std::uint64_t save)
{
    std::string bytes;
    putRecord(bytes, hash);
    putRecord(bytes, save);
    for (std::size_t i = 0; i < document.size();) {
        const auto first = static_cast<std::uint64_t>(document.id(i));
        std::uint64_t length = 1;
        while (i + length < document.size() && static_cast<std::uint64_t>(document.id(i + length)) == first + length)
            ++length;
        putRecord(bytes, first);
        putRecord(bytes, length);
        i += length;
    }
    return bytes;
}

bool isContent(const LogRecord& record)
{
    return record.type == contentRecord || record.type == earlierContentRecord;
}

std::optional<Content> decodedContent(const LogRecord& record)
{
    Content content;
    std::string_view bytes = record.payload;
    if (record.type == earlierContentRecord) {
        const auto later = take(bytes);
        if (!later)
            return std::nullopt;
        content.later = *later;
    }
    const auto hash = take(bytes);
    const auto save = take(bytes);
    if (!hash || !save)
        return std::nullopt;
    content.hash = *hash;
    content.save = *save;
    while (!bytes.empty()) {
        const auto first = take(bytes);
        const auto length = take(bytes);
        if (!first || !length || *first > UINT32_MAX || *length > UINT32_MAX - *first)
            return std::nullopt;
        content.runs.push_back({static_cast<std::uint32_t>(*first), static_cast<std::uint32_t>(*length)});
    }
    return content;
}

/// Moves along the history record by record.
class StepFollower {
public:
    explicit StepFollower(FormatPointer format) : m_format(std::move(format)) { }

    History history;
    std::optional<Step> step; ///< what the last record says happened to the document, if anything did

    /// False for a record that cannot be.
    bool follow(const LogRecord& record)
    {
        step.reset();
        if (record.type == stepRecord) {
            auto made = decodedStep(record.payload, m_format);
            if (!made)
                return false;
            step = std::move(*made);
            history.push(*step);
        } else if (record.type == undoRecord) {
            const Step* undone = history.undo();
            if (!undone)
                return false;
            step = inverted(*undone);
        } else if (record.type == redoRecord) {
            const Step* redone = history.redo();
            if (!redone)
                return false;
            step = *redone;
        } else if (!isContent(record)) {
            return false;
        }
        return true;
    }

private:
    FormatPointer m_format;
};

/// Follows the records from the beginning; from the chosen content on, the document goes along.
class Replay {
public:
    Replay(const std::vector<LogRecord>& records, const Document& document, const AnnotationFile& annotations)
        : m_records(records), m_document(document), m_file(annotations), m_follower(document.format())
    {
    }

    Result<Recovery> run()
    {
        if (!findContents())
            return failure(JournalProblem::Damaged);
        const Content* ofFile = contentOfFile();
        if (!ofFile)
            return failure(JournalProblem::OfOtherContent);
        for (std::size_t i = 0; i < m_records.size(); ++i) {
            const auto [first, last] = m_contents.equal_range(i);
            for (auto content = first; content != last; ++content) {
                beginAnnotations(content->second);
                if (&content->second == ofFile && !begin(*ofFile))
                    return failure(JournalProblem::Damaged);
            }
            const bool counts = m_recovery.document != nullptr;
            if (!m_follower.follow(m_records[i]) || (counts && m_follower.step && !make()))
                return failure(JournalProblem::Damaged);
            if (counts && m_follower.step)
                ++m_recovery.replayed;
            followAnnotations();
        }
        m_recovery.history = std::move(m_follower.history);
        return std::move(m_recovery);
    }

private:
    /// Finds which contents the file had, each at the record that is the first to change it. A damaged one is none.
    /// False if one is said to be older than the journal.
    bool findContents()
    {
        std::vector<std::size_t> steps; // their records
        for (std::size_t i = 0; i < m_records.size(); ++i) {
            if (!isContent(m_records[i])) {
                steps.push_back(i);
                continue;
            }
            auto content = decodedContent(m_records[i]);
            if (!content)
                continue;
            if (content->later > steps.size())
                return false;
            m_contents.emplace(content->later == 0 ? i : steps[steps.size() - content->later], std::move(*content));
        }
        return true;
    }

    /// The last content that is the file's; null if there is none.
    const Content* contentOfFile() const
    {
        for (auto content = m_contents.rbegin(); content != m_contents.rend(); ++content) {
            if (content->second.hash == m_document.bytes().hash() && content->second.size() == m_document.size())
                return &content->second;
        }
        return nullptr;
    }

    bool begin(const Content& content)
    {
        std::vector<SentenceId> ids = content.ids();
        std::vector<SentenceId> sorted = ids;
        std::sort(sorted.begin(), sorted.end());
        if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
            return false;
        m_recovery.document = m_document.withIds(ids);
        if (m_annotations) {
            std::map<std::size_t, Annotation> byIndex;
            for (std::size_t i = 0; i < ids.size(); ++i) {
                if (const auto found = m_annotations->find(ids[i]); found != m_annotations->end())
                    byIndex.emplace(i, found->second);
            }
            m_recovery.document = m_recovery.document->withAnnotations(std::move(byIndex));
            m_recovery.hasAnnotations = true;
        }
        m_follower.history.markSaved();
        return true;
    }

    /// From the save that wrote the file of annotations on, they go along under the ids of their sentences.
    void beginAnnotations(const Content& content)
    {
        if (m_annotations || content.save != m_file.save)
            return;
        m_annotations.emplace();
        for (const StoredAnnotation& stored : m_file.annotations) {
            if (const auto id = content.idAt(stored.sentence))
                m_annotations->insert_or_assign(*id, stored.annotation);
        }
    }

    void followAnnotations()
    {
        if (!m_annotations || !m_follower.step)
            return;
        for (const Edit& edit : m_follower.step->edits) {
            for (const SentenceId id : edit.idsBefore)
                m_annotations->erase(id);
            for (std::size_t i = 0; i < edit.after.size(); ++i)
                m_annotations->insert_or_assign(edit.idsAfter[i], edit.after[i]->annotation);
        }
    }

    bool make()
    {
        for (const Edit& edit : m_follower.step->edits) {
            if (!m_recovery.document->takes(edit))
                return false;
            m_recovery.document = m_recovery.document->with(edit);
        }
        return true;
    }

    const std::vector<LogRecord>& m_records;
    std::multimap<std::size_t, Content> m_contents; ///< by the record before which the file had them
    const Document& m_document;
    const AnnotationFile& m_file;
    std::optional<std::map<SentenceId, Annotation>> m_annotations;
    Recovery m_recovery;
    StepFollower m_follower;
};

} // namespace

Result<std::vector<Step>> keptSteps(const std::string& journalPath, const FormatPointer& format)
{
    const auto bytes = FileBytes::open(journalPath);
    if (!bytes)
        return failure(bytes.error());
    const auto text = (*bytes)->read(0, (*bytes)->size());
    if (!text)
        return failure(text.error());
    const auto log = readLog(*text, journalPath);
    if (!log)
        return failure(log.error());
    std::vector<Step> steps;
    StepFollower follower(format);
    for (const LogRecord& record : log->records) {
        if (!follower.follow(record))
            return failure(
                Problem{JournalProblem::Damaged, journalPath, 0, 0, {std::to_string((*bytes)->size()), journalPath}});
        if (!isContent(record)) {
            steps.push_back(std::move(*follower.step));
            continue;
        }
        const auto content = decodedContent(record);
        const auto later = std::min<std::size_t>(content ? content->later : 0, steps.size());
        steps.erase(steps.begin(), steps.end() - static_cast<std::ptrdiff_t>(later));
    }
    return steps;
}

Journal::Journal(RecordLog log) : m_log(std::move(log)), m_records(m_log.takeRecords())
{
    m_hasContent = !m_records.empty();
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
    auto recovery = Replay(m_records, *document, annotations).run();
    if (!recovery) {
        Problem problem = recovery.error();
        problem.file = document->path();
        problem.arguments = {path()};
        return failure(std::move(problem));
    }
    return recovery;
}

Result<void> Journal::add(std::uint8_t type, std::string payload)
{
    m_records.clear();
    m_unwritten.push_back({type, std::move(payload)});
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
        m_unwritten.push_back({contentRecord, encodedContent(document, document.bytes().hash(), save)});
        m_hasContent = true;
    }
    ++m_added;
    return add(stepRecord, std::move(record));
}

Result<void> Journal::addUndo()
{
    ++m_added;
    return add(undoRecord, {});
}

Result<void> Journal::addRedo()
{
    ++m_added;
    return add(redoRecord, {});
}

Result<void> Journal::addSave(const Document& document, std::uint64_t hash, std::uint64_t save, std::size_t later)
{
    m_hasContent = true;
    std::string content = encodedContent(document, hash, save);
    if (later == 0)
        return add(contentRecord, std::move(content));
    std::string bytes;
    putRecord(bytes, later);
    return add(earlierContentRecord, bytes + content);
}

Result<void> Journal::compact(const Document& document, const History& history, std::uint64_t hash, std::uint64_t save)
{
    std::vector<LogRecord> records;
    for (std::size_t i = 0; i < history.steps().size(); ++i) {
        auto bytes = encoded(history.steps()[i], *document.format());
        if (!bytes)
            return failure(bytes.error());
        records.push_back({stepRecord, std::move(*bytes)});
    }
    for (std::size_t i = history.steps().size(); i > history.position(); --i)
        records.push_back({undoRecord, {}});
    records.push_back({contentRecord, encodedContent(document, hash, save)});
    if (auto written = m_log.rewrite(records); !written)
        return written;
    m_unwritten.clear();
    m_hasContent = true;
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
    return aside;
}

} // namespace arcwright
