// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/working_copy.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <unistd.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/documents/annotation_file.h"
#include "core/documents/annotation_text.h"
#include "core/documents/document_name.h"
#include "core/documents/document_problems.h"
#include "core/documents/kept_steps.h"
#include "core/treebank/file_packing.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

/// A journal this long, in bytes, is written anew at the next save.
constexpr std::uint64_t longJournal = 1 << 20;

struct Carried {
    std::size_t steps = 0; ///< that are made again whole
    std::optional<Problem> notice; ///< of what could not be made again
};

/// Makes the steps of a journal again that was put aside because more or less is known of the words now: somebody has
/// damaged the file of the words, or mended it. Nothing if that is not why.
std::optional<Carried> carryKept(WorkingCopy& copy, const std::string& journal)
{
    const auto& document = copy.document();
    if (document->format()->packing() == nullptr)
        return std::nullopt;
    const auto steps = keptSteps(journal, document->format());
    if (!steps || steps->empty())
        return std::nullopt;
    const RefittedSteps fitted = refitted(*steps, document);
    if (fitted.carried == 0 || !copy.make(fitted.step))
        return std::nullopt;
    if (fitted.lost == 0 && copy.removeKept(journal))
        return Carried{fitted.whole, std::nullopt};
    return Carried{fitted.whole,
        Problem{DocumentProblem::PartlyMadeAgain, copy.path(), 0, 0,
            {std::to_string(fitted.sentences), std::to_string(fitted.lost), journal}}};
}

} // namespace

WorkingCopy::WorkingCopy(std::shared_ptr<const Document> document) : m_document(std::move(document))
{
    auto lock = DocumentLock::tryLock(*m_document);
    if (lock)
        m_lock = std::move(*lock);
    else if (lock.error().code == FileProblem::InUse)
        m_readOnlyBecause = lock.error();
    const FilePacking* packing = m_document->format()->packing();
    const bool isReadBefore = packing && packing->isRead(); // else whoever reads it can ask for them
    if (isReadBefore)
        m_notices = packing->notices();
    AnnotationFile annotations;
    if (auto read = readAnnotations(*m_document))
        annotations = std::move(*read);
    else
        m_notices.push_back(read.error());
    m_save = annotations.save;
    if (annotations.isInText && m_document->format()->keepsAnnotations())
        m_keepsInFile = true;
    if (m_readOnlyBecause)
        findAnnotations(annotations);
    else
        openJournal(annotations);
    for (std::size_t i = 0; i < m_history.position(); ++i)
        followChoice(m_history.steps()[i].operation, false);
    if (packing && !isReadBefore && packing->isRead()) // journal or annotations asked for sentences
        m_notices.insert(m_notices.end(), packing->notices().begin(), packing->notices().end());
}

bool WorkingCopy::keepsAnnotationsInFile() const
{
    if (!m_keepsInFile)
        m_keepsInFile = m_document->hasAnnotationText();
    return *m_keepsInFile;
}

void WorkingCopy::followChoice(Operation operation, bool isUndone)
{
    if (operation == Operation::KeepAnnotationsInFile || operation == Operation::KeepAnnotationsBeside)
        m_keepsInFile = (operation == Operation::KeepAnnotationsInFile) != isUndone;
}

Result<std::optional<Step>> WorkingCopy::keepAnnotationsInFile(bool inFile)
{
    if (auto editable = checkEditable(); !editable)
        return failure(editable.error());
    if (m_isSaving) // which writes the file beside the document, too
        return failure(DocumentProblem::BeingSaved, path());
    if (!m_document->format()->keepsAnnotations())
        return failure(
            Problem{TreebankProblem::OnlyInConllu, path(), 0, 0, {std::string(m_document->format()->name())}});
    if (keepsAnnotationsInFile() == inFile)
        return std::optional<Step>();
    Step step{inFile ? Operation::KeepAnnotationsInFile : Operation::KeepAnnotationsBeside, {}};
    for (const std::size_t index : m_document->annotated()) {
        const auto before = m_document->sentence(index);
        if (before->problem || (inFile ? saysAnnotation(*before) : !hasAnnotationText(*before)))
            continue;
        auto after = inFile ? withAnnotationText(*before) : withoutAnnotationText(*before);
        step.edits.push_back(
            replacement(m_document->id(index), before, std::make_shared<const Sentence>(std::move(after))));
    }
    if (!step.edits.empty()) {
        auto made = make(std::move(step));
        if (!made)
            return failure(made.error());
        return std::optional(std::move(*made));
    }
    if (!isModified()) { // else the next save writes it
        if (auto written = writeAnnotations(*m_document, path(), m_lostAnnotations, m_save, inFile); !written)
            return failure(written.error());
    }
    m_keepsInFile = inFile;
    return std::optional<Step>();
}

/// Where the text of sentences says what annotators say, text and annotation are made to agree: the text follows,
/// unless it is what was edited.
void WorkingCopy::findAnnotations(const AnnotationFile& annotations)
{
    FoundAnnotations found = foundIn(*m_document, annotations);
    if (!found.ofSentences.empty())
        m_document = m_document->withAnnotations(std::move(found.ofSentences));
    m_lostAnnotations = std::move(found.lost);
}

void WorkingCopy::openJournal(const AnnotationFile& annotations)
{
    adoptFormerJournal(m_document, annotations);
    auto journal = Journal::open(documentName(*m_document));
    if (!journal) {
        findAnnotations(annotations);
        m_journalProblem = journal.error();
        return;
    }
    if (journal->damage())
        m_notices.push_back(*journal->damage());
    auto recovery = journal->recover(m_document, annotations);
    if (!recovery || !recovery->hasAnnotations) { // then they are of the file as anybody may have changed it
        findAnnotations(annotations);
        if (recovery)
            recovery = journal->recover(m_document, annotations);
    }
    if (!recovery) {
        // It may tell of corrections somebody still wants, so it is not simply overwritten.
        m_notices.push_back(recovery.error());
        auto aside = journal->setAside();
        if (!aside) {
            m_journalProblem = aside.error();
            return;
        }
        m_notices.back().arguments = {*aside};
        m_journal = std::move(*journal);
        if (const auto carried = carryKept(*this, *aside)) {
            m_recovered = carried->steps;
            m_notices.pop_back(); // that all is put aside
            if (carried->notice)
                m_notices.push_back(*carried->notice);
        }
        return;
    } else {
        if (recovery->hasAnnotations) // else findAnnotations() has looked
            m_lostAnnotations = std::move(recovery->lostAnnotations);
        m_document = std::move(recovery->document);
        m_history = std::move(recovery->history);
        m_recovered = m_history.isSaved() ? 0 : recovery->replayed;
        if (recovery->isHalfSaved)
            m_notices.push_back({DocumentProblem::HalfSaved, path(), 0, 0, {}});
    }
    m_journal = std::move(*journal);
}

void WorkingCopy::note(const Result<void>& journalled)
{
    m_journalProblem = journalled ? std::nullopt : std::optional(journalled.error());
}

void WorkingCopy::apply(const Step& step)
{
    m_document = m_document->with(step.edits);
}

Result<void> WorkingCopy::checkEditable() const
{
    if (m_readOnlyBecause)
        return failure(*m_readOnlyBecause);
    return m_isMoving ? failure(DocumentProblem::BeingSaved, path()) : Result<void>();
}

Result<Step> WorkingCopy::make(Step step)
{
    if (auto editable = checkEditable(); !editable)
        return failure(editable.error());
    auto ready = prepared(stepBase(), std::move(step));
    return ready ? make(std::move(*ready)) : failure(ready.error());
}

StepBase WorkingCopy::stepBase() const
{
    return {m_document, m_keepsInFile};
}

Result<Step> WorkingCopy::make(PreparedStep step)
{
    if (auto taken = take(step); !taken)
        return failure(taken.error());
    return *m_history.nextUndo();
}

Result<void> WorkingCopy::take(PreparedStep& step)
{
    const auto& keepsInFile = step.base.keepsAnnotationsInFile;
    if (step.base.document != m_document || (m_keepsInFile && keepsInFile && *m_keepsInFile != *keepsInFile)) {
        const auto made = make(std::move(step.wished)); // it was prepared for another state
        return made ? Result<void>() : failure(made.error());
    }
    if (auto editable = checkEditable(); !editable)
        return failure(editable.error());
    if (!m_keepsInFile)
        m_keepsInFile = keepsInFile;
    if (m_journal)
        note(m_journal->addStep(*m_document, std::move(step.record), m_save));
    m_document = std::move(step.after);
    followChoice(step.step.operation, false);
    step.forgotten = m_history.push(std::move(step.step));
    return {};
}

std::optional<Step> WorkingCopy::undo()
{
    const Step* undone = m_isMoving ? nullptr : m_history.undo();
    if (!undone)
        return std::nullopt;
    if (m_journal)
        note(m_journal->addUndo());
    Step step = inverted(*undone);
    apply(step);
    followChoice(step.operation, true);
    return step;
}

std::optional<Step> WorkingCopy::redo()
{
    const Step* redone = m_isMoving ? nullptr : m_history.redo();
    if (!redone)
        return std::nullopt;
    if (m_journal)
        note(m_journal->addRedo());
    apply(*redone);
    followChoice(redone->operation, false);
    return *redone;
}

Result<PendingSave> WorkingCopy::beginSave(Overwrite overwrite)
{
    if (m_readOnlyBecause)
        return failure(*m_readOnlyBecause);
    if (isSaving())
        return failure(DocumentProblem::BeingSaved, path());
    PendingSave save;
    save.m_document = m_document;
    save.m_saved = m_saved;
    save.m_isAnyAccepted = overwrite == Overwrite::Accept;
    save.m_keepsInFile = m_keepsInFile;
    save.m_lostAnnotations = m_lostAnnotations;
    save.m_lock = std::exchange(m_lock, DocumentLock());
    save.m_added = m_journal ? m_journal->added() : 0;
    m_history.beginSave();
    m_isSaving = true;
    return save;
}

void WorkingCopy::journalSave(PendingSave& save)
{
    if (!m_journal || m_journal->isUnused())
        return;
    const SnapshotFile& file = *save.m_file;
    for (const std::uint64_t hash : file.hashesOnTheWay())
        note(m_journal->addHalfSave(file.document(), hash, file.save()));
    note(m_journal->addSave(file.document(), file.hash(), file.save(), m_journal->added() - save.m_added));
    save.m_flush = m_journal->flusher();
}

Result<void> WorkingCopy::endSave(PendingSave save, Result<void> written)
{
    m_isSaving = false;
    m_lock = std::exchange(save.m_lock, DocumentLock());
    if (save.m_file)
        m_saved = save.m_file->content().value_or(m_saved);
    if (!written)
        return written;
    m_save = save.m_file->save();
    if (!save.m_flushed)
        note(save.m_flushed);
    m_history.endSave();
    const bool isLong = m_journal && (m_history.position() > undoDepth || m_journal->size() > longJournal);
    if (isLong && save.m_flush && m_history.isSaved()) { // else the next save does it
        m_history.trim(undoDepth);
        note(m_journal->compact(*m_document, m_history, m_saved.hash, m_save));
    }
    return {};
}

Result<void> WorkingCopy::save(Overwrite overwrite)
{
    auto save = beginSave(overwrite);
    if (!save)
        return failure(save.error());
    auto written = save->prepare();
    if (written) {
        journalSave(*save);
        written = save->commit();
    }
    return endSave(std::move(*save), std::move(written));
}

Result<PendingMove> WorkingCopy::beginMove(const std::string& target)
{
    if (isSaving())
        return failure(DocumentProblem::BeingSaved, path());
    PendingMove move;
    move.m_document = m_document->renamed(target);
    move.m_history = m_history;
    move.m_history.trim(undoDepth);
    move.m_history.markSaved();
    move.m_keepsInFile = m_keepsInFile;
    move.m_lostAnnotations = m_lostAnnotations;
    m_isMoving = true;
    return move;
}

Result<void> WorkingCopy::endMove(PendingMove move, Result<void> written)
{
    m_isMoving = false;
    if (!written)
        return written;
    if (auto abandoned = abandon(); !abandoned)
        m_notices.push_back(abandoned.error());
    m_document = std::move(move.m_document);
    m_history = std::move(move.m_history);
    m_lock = std::move(move.m_lock);
    m_saved = *move.m_file->content();
    m_save = move.m_file->save();
    m_readOnlyBecause.reset();
    if (move.m_isConverted)
        m_keepsInFile.reset();
    m_journal = std::move(move.m_journal);
    note(move.m_journalled);
    return {};
}

Result<void> WorkingCopy::saveAs(const std::string& target)
{
    auto move = beginMove(target);
    if (!move)
        return failure(move.error());
    auto written = move->write();
    return endMove(std::move(*move), std::move(written));
}

Result<void> WorkingCopy::saveAs(const std::string& target, std::string text, FormatPointer format)
{
    auto move = beginMove(target);
    if (!move)
        return failure(move.error());
    auto written = move->convert(std::move(text), std::move(format));
    if (written)
        written = move->write();
    return endMove(std::move(*move), std::move(written));
}

Result<void> WorkingCopy::removeKept(const std::string& journal)
{
    if (m_readOnlyBecause)
        return failure(*m_readOnlyBecause);
    if (!m_journal)
        return failure(m_journalProblem.value_or(Problem{FileProblem::NotWritable, journal, 0, 0, {}}));
    note(m_journal->flush());
    if (m_journalProblem)
        return failure(*m_journalProblem);
    if (::unlink(journal.c_str()) != 0 && errno != ENOENT)
        return failure(writingProblem(journal, errno));
    return {};
}

void WorkingCopy::close()
{
    m_lock = DocumentLock();
    m_journal.reset();
}

Result<std::string> WorkingCopy::abandon()
{
    if (!m_journal || m_history.isSaved())
        return std::string();
    const auto saved = m_history.saved();
    if (!saved || fileState() != FileState::Ours) // what was taken back here could not be made again on another content
        return m_journal->setAside();
    Result<void> added;
    for (std::size_t position = m_history.position(); position > *saved && added; --position)
        added = m_journal->addUndo();
    for (std::size_t position = m_history.position(); position < *saved && added; ++position)
        added = m_journal->addRedo();
    if (!added)
        return failure(added.error());
    return std::string();
}

} // namespace arcwright
