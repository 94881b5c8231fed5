// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/journal_replay.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/base/journal_problems.h"
#include "core/documents/journal_records.h"
#include "core/documents/step_record.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

namespace {

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
        if (record.type == journal_record::step) {
            auto made = decodedStep(record.payload, m_format);
            if (!made)
                return false;
            step = std::move(*made);
            history.push(*step);
        } else if (record.type == journal_record::undo) {
            const Step* undone = history.undo();
            if (!undone)
                return false;
            step = inverted(*undone);
        } else if (record.type == journal_record::redo) {
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

/// What a file with one zone was known by before it was known by that zone: by its bytes. Nothing for others.
std::optional<std::uint64_t> formerHash(const Document& document)
{
    const FilePacking* const packing = document.format()->packing();
    if (packing == nullptr || packing->zones().shown.empty() || !packing->zones().others.empty())
        return std::nullopt;
    std::vector<std::uint64_t> hashes;
    for (const auto& file : packing->files())
        hashes.push_back(file->hash());
    return hashOfFiles(hashes);
}

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
        const JournalContent* ofFile = contentOfFile();
        if (!ofFile)
            return failure(JournalProblem::OfOtherContent);
        m_recovery.isHalfSaved = isHalfSaved(*ofFile);
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
            m_saves.push_back({content->hash, content->save});
            m_contents.emplace(content->later == 0 ? i : steps[steps.size() - content->later], std::move(*content));
        }
        return true;
    }

    /// The last content that is the file's; null if there is none.
    const JournalContent* contentOfFile() const
    {
        const std::uint64_t hash = m_document.hash();
        const std::optional<std::uint64_t> former = formerHash(m_document);
        for (auto content = m_contents.rbegin(); content != m_contents.rend(); ++content) {
            const bool isSame = content->second.hash == hash || (former && content->second.hash == *former);
            if (isSame && content->second.size() == m_document.size())
                return &content->second;
        }
        return nullptr;
    }

    /// Whether that is what a save left that was cut short: the record after it tells of the same save, done.
    bool isHalfSaved(const JournalContent& content) const
    {
        for (std::size_t i = 0; i + 1 < m_saves.size(); ++i) {
            const bool isOther = m_saves[i + 1].hash != content.hash;
            if (m_saves[i].hash == content.hash && m_saves[i].save == content.save && isOther
                && m_saves[i + 1].save == content.save)
                return true;
        }
        return false;
    }

    bool begin(const JournalContent& content)
    {
        std::vector<SentenceId> ids = content.ids();
        std::vector<SentenceId> sorted = ids;
        std::sort(sorted.begin(), sorted.end());
        if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
            return false;
        m_recovery.document = m_document.withIds(ids);
        if (m_annotations) {
            std::map<std::size_t, Annotation> byIndex;
            AnnotationFile untouched; // foundIn() says what holds: the file may have been changed since
            for (std::size_t i = 0; i < ids.size(); ++i) {
                if (const auto found = m_annotations->find(ids[i]); found != m_annotations->end())
                    byIndex.emplace(i, found->second);
                if (const auto found = m_untouched.find(ids[i]); found != m_untouched.end()) {
                    untouched.annotations.push_back(found->second);
                    untouched.annotations.back().sentence = i;
                }
            }
            FoundAnnotations found = foundIn(*m_recovery.document, untouched);
            byIndex.merge(found.ofSentences);
            m_recovery.lostAnnotations.insert(m_recovery.lostAnnotations.end(), found.lost.begin(), found.lost.end());
            m_recovery.document = m_recovery.document->withAnnotations(std::move(byIndex));
            m_recovery.hasAnnotations = true;
        }
        m_follower.history.markSaved();
        return true;
    }

    /// From the save that wrote the file of annotations on, they go along under the ids of their sentences.
    void beginAnnotations(const JournalContent& content)
    {
        if (m_annotations || content.save != m_file.save)
            return;
        m_annotations.emplace();
        for (const StoredAnnotation& stored : m_file.annotations) {
            if (const auto id = content.idAt(stored.sentence))
                m_untouched.insert_or_assign(*id, stored);
            else
                m_recovery.lostAnnotations.push_back(stored.entry);
        }
    }

    void followAnnotations()
    {
        if (!m_annotations || !m_follower.step)
            return;
        for (const Edit& edit : m_follower.step->edits) {
            for (const SentenceId id : edit.idsBefore) {
                m_annotations->erase(id);
                m_untouched.erase(id);
            }
            for (std::size_t i = 0; i < edit.after.size(); ++i)
                m_annotations->insert_or_assign(edit.idsAfter[i], edit.after[i]->annotation);
        }
    }

    bool make()
    {
        DocumentDraft draft(*m_recovery.document);
        for (const Edit& edit : m_follower.step->edits) {
            if (!draft.now().takes(edit))
                return false;
            draft.make(edit);
        }
        m_recovery.document = std::move(draft).finish();
        return true;
    }

    struct Save {
        std::uint64_t hash = 0;
        std::uint64_t save = 0;
    };

    const std::vector<LogRecord>& m_records;
    std::vector<Save> m_saves; ///< as the records tell of them
    std::multimap<std::size_t, JournalContent> m_contents; ///< by the record before which the file had them
    const Document& m_document;
    const AnnotationFile& m_file;
    std::optional<std::map<SentenceId, Annotation>> m_annotations; ///< of sentences that steps have touched
    std::map<SentenceId, StoredAnnotation> m_untouched; ///< as the file of annotations has them
    Recovery m_recovery;
    StepFollower m_follower;
};

} // namespace

Result<Recovery> replayedJournal(
    const std::vector<LogRecord>& records, const Document& document, const AnnotationFile& annotations)
{
    return Replay(records, document, annotations).run();
}

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

} // namespace arcwright
