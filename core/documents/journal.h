// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/record_log.h"
#include "core/documents/annotation_file.h"
#include "core/documents/document.h"
#include "core/documents/history.h"
#include "core/documents/journal_replay.h"

namespace arcwright {

/// All that happens to one document, step by step, in a file beside it, so that no end of the program loses anything.
///
/// Records: the content of the file at first and before each save (its hash, and the ids of its sentences), and steps
/// made, taken back and made again. Whichever content the file has when it is opened, the record of that content is the
/// place from which what follows is made again: so a crash before, during or after a save needs no care. Steps before
/// it remain to be taken back. Where the annotator went on while the file was written, the record says how many of the
/// records before it the content does not have.
class Journal {
public:
    /// Opens the journal of a document without making one. Fails as RecordLog::open() does.
    static Result<Journal> open(const std::string& documentPath);

    const std::string& path() const { return m_log.path(); }
    /// Whether nothing was ever added.
    bool isUnused() const { return !m_hasContent; }
    /// The damage found in opening it: records lost beyond the one being written at a crash.
    const std::optional<Problem>& damage() const { return m_log.damage(); }

    /// The document, just read from its file, with everything made again; before anything is added. What
    /// annotators said was perhaps written with an earlier save than the file, if that was the last thing to happen
    /// before a crash; then it is brought up to date too. Fails with
    /// JournalOfOtherContent if the file has a content that the journal does not know, and with JournalDamaged if the
    /// steps do not fit; then nothing is changed.
    Result<Recovery> recover(const std::shared_ptr<const Document>& document, const AnnotationFile& annotations) const;

    /// Add what happened; `record` is the encoded() step. The first record is preceded by the content of `document`,
    /// which is that of its file. A record that cannot be written (DiskFull, FileNotWritable) is kept and written
    /// before the next one.
    /// `save` names the save that the content and what annotators said before this step come from.
    Result<void> addStep(const Document& document, std::string record, std::uint64_t save);
    Result<void> addUndo();
    Result<void> addRedo();
    /// Says that the file will have a content with this hash, which is that of `document`, by the save so named. The
    /// latest `later` additions happened to a later state than that. It is on the disk once flush() returns.
    Result<void> addSave(const Document& document, std::uint64_t hash, std::uint64_t save, std::size_t later = 0);
    /// Says that the file may have a content with this hash while the save of `document` so named is done: some of its
    /// files as they will be, the others as they were. Whoever finds that makes all steps again: a step says the whole
    /// of its sentences, so that they end as they should.
    Result<void> addHalfSave(const Document& document, std::uint64_t hash, std::uint64_t save);
    /// How many steps were added, taken back or made again since the journal was opened.
    std::size_t added() const { return m_added; }

    /// Writes the journal anew, so that it says only that `history` led to `document`, whose file has that hash now.
    Result<void> compact(const Document& document, const History& history, std::uint64_t hash, std::uint64_t save);
    /// Puts the journal aside, where it is out of the way and can be looked at: the new name of its file. The journal
    /// is empty then.
    Result<std::string> setAside();

    /// Waits until all that was added is on the disk. Fails as RecordLog::append() and RecordLog::flush() do.
    Result<void> flush();
    /// See RecordLog::flusher().
    std::function<Result<void>()> flusher() const { return m_log.flusher(); }

    std::uint64_t size() const { return m_log.size(); }

private:
    explicit Journal(RecordLog log);
    Result<void> add(LogRecord record);
    Result<void> writeUnwritten();

    RecordLog m_log;
    std::vector<LogRecord> m_records; ///< those found at opening, until something is added
    bool m_hasContent = false;
    std::size_t m_added = 0;
    std::size_t m_steps = 0; ///< made, taken back or made again, in the whole file
    std::deque<LogRecord> m_unwritten;
};

/// Gives a journal that is named by the path of a document alone, as the first zone's of a file once was, the name of
/// the document if it tells of it; and to the first zone one that nobody can make again, since nobody else would say
/// so. Where that cannot be, it stays where it is.
void adoptFormerJournal(const std::shared_ptr<const Document>& document, const AnnotationFile& annotations);

} // namespace arcwright
