// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/documents/document.h"
#include "core/documents/document_lock.h"
#include "core/documents/file_state.h"
#include "core/documents/history.h"
#include "core/documents/journal.h"
#include "core/documents/pending_move.h"
#include "core/documents/pending_save.h"
#include "core/documents/prepared_step.h"

namespace arcwright {

/// A document that is being edited: its snapshot as it stands, its history, and its file with lock and journal. For one
/// thread.
class WorkingCopy {
public:
    using FileState = arcwright::FileState;
    enum class Overwrite { Refuse, Accept };

    /// How many steps can be taken back after a save and a restart.
    static constexpr std::size_t undoDepth = 1000;

    /// Takes up a document just read from its file: locks its files and replays the journal. A file that another
    /// instance has open can be looked at only; what is wrong with the journal is among notices().
    explicit WorkingCopy(std::shared_ptr<const Document> document);

    const std::shared_ptr<const Document>& document() const { return m_document; }
    const std::string& path() const { return m_document->path(); }
    const History& history() const { return m_history; }

    /// Why nothing may be edited; none if it may.
    const std::optional<Problem>& readOnlyBecause() const { return m_readOnlyBecause; }
    /// How many steps were found in the journal that the file does not have.
    std::size_t recovered() const { return m_recovered; }
    /// Problems found in opening that did not prevent it, with the places where lost parts are kept.
    const std::vector<Problem>& notices() const { return m_notices; }
    /// Why the latest steps are not in the journal; none if they are.
    const std::optional<Problem>& journalProblem() const { return m_journalProblem; }

    /// Makes a step, grown by the sentences that must change with it: what was made. Fails with what the format cannot
    /// write, and where nothing may be edited.
    Result<Step> make(Step step);
    /// What a step made now is made on, for prepared() on another thread.
    StepBase stepBase() const;
    /// Makes a step that was prepared; if something else was made meanwhile, as make(step.wished). O(1) but for the
    /// journal.
    Result<Step> make(PreparedStep step);
    /// The same without a copy of the step, which is the last of history(). What nobody needs any more is left in
    /// `step`, to be let go of where nobody waits for it.
    Result<void> take(PreparedStep& step);
    /// Takes the last step back: the inverse that was made, none if there is no step.
    std::optional<Step> undo();
    /// Makes the step taken back last again: none if there is no step.
    std::optional<Step> redo();

    /// Whether what annotators say from now on is written into the sentences' own text (see annotation_text.h) instead
    /// of the file beside it. So it is in a document that has such text already. O(bytes) the first time.
    bool keepsAnnotationsInFile() const;
    /// Chooses that, and moves all that is said: the step that did it, none if there was nothing to move. Fails as
    /// make() does, with OnlyInConllu where the format has no place for it, and as writeAnnotations() does.
    Result<std::optional<Step>> keepAnnotationsInFile(bool inFile);

    bool isModified() const { return !m_history.isSaved(); }
    FileState fileState() const { return arcwright::fileState(*m_document, m_saved); }

    /// Writes the document to its file. Fails with FileChangedMeanwhile or FileVanished if the file is not ours, unless
    /// that is accepted, and as AtomicFile does; then file, journal and edits are as they were.
    Result<void> save(Overwrite overwrite = Overwrite::Refuse);
    /// Begins a save in parts, of which the long ones need not be done on this thread: see PendingSave. Steps made
    /// meanwhile are not saved, and not lost. Fails where only looking is allowed, and with BeingSaved while another
    /// save is on its way.
    Result<PendingSave> beginSave(Overwrite overwrite = Overwrite::Refuse);
    /// Tells the journal of the new content before the file has it, so that whichever of the two a crash leaves is
    /// known. Between prepare(), if that succeeded, and commit().
    void journalSave(PendingSave& save);
    /// Ends a save with the result of prepare() or commit(), which it gives back.
    Result<void> endSave(PendingSave save, Result<void> written);
    /// Whether a save is on its way, or a move to another file.
    bool isSaving() const { return m_isSaving || m_isMoving; }

    /// Writes the document to another file, which is its file from here on, with its history. The old file stays as it
    /// is, without the unsaved steps.
    Result<void> saveAs(const std::string& path);
    /// Saves in another format: see PendingMove::convert().
    Result<void> saveAs(const std::string& path, std::string text, FormatPointer format);
    /// Begins a save under another name, in parts: see PendingMove. Until endMove() nothing may be edited (BeingSaved).
    /// Fails with BeingSaved while a save is on its way.
    Result<PendingMove> beginMove(const std::string& path);
    /// Ends a move with the result of convert() or write(), which it gives back.
    Result<void> endMove(PendingMove move, Result<void> written);
    /// Removes a journal that was put aside, whose steps were all made again: once our own journal has them on the
    /// disk. Fails where it cannot have them, and with FileNotWritable; then the file stays.
    Result<void> removeKept(const std::string& journal);
    /// Gives the unsaved steps up, before the document is closed: the next to open it can make them again, or finds
    /// them in the file whose name this gives, if the journal cannot hold them. Nothing else can be done after it.
    Result<std::string> abandon();
    /// Gives lock and journal up, so that the file can be opened anew. What was open can still be looked at.
    void close();

private:
    Result<void> checkEditable() const;
    void openJournal(const AnnotationFile& annotations);
    void findAnnotations(const AnnotationFile& annotations);
    void note(const Result<void>& journalled);
    void apply(const Step& step);
    void followChoice(Operation operation, bool isUndone);

    std::shared_ptr<const Document> m_document;
    History m_history;
    DocumentLock m_lock;
    std::optional<Journal> m_journal;
    SavedContent m_saved;
    bool m_isSaving = false;
    bool m_isMoving = false; ///< to another file
    mutable std::optional<bool> m_keepsInFile; ///< none as long as nobody asked
    std::uint64_t m_save = 0; ///< names the save that wrote what annotators said
    std::optional<Problem> m_readOnlyBecause;
    std::optional<Problem> m_journalProblem;
    std::vector<std::string> m_lostAnnotations; ///< of sentences that are not there any more
    std::size_t m_recovered = 0;
    std::vector<Problem> m_notices;
};

} // namespace arcwright
