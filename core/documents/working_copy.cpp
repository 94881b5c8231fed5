// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/working_copy.h"

#include <algorithm>
#include <cerrno>
#include <random>
#include <tuple>

#include <unistd.h>

#include "core/base/atomic_file.h"
#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/documents/annotation_file.h"
#include "core/documents/annotation_text.h"
#include "core/documents/document_problems.h"
#include "core/documents/read_back.h"
#include "core/documents/step_record.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

/// A journal this long, in bytes, is written anew at the next save.
constexpr std::uint64_t longJournal = 1 << 20;

/// A number that no other save has.
std::uint64_t newName()
{
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

} // namespace

WorkingCopy::WorkingCopy(std::shared_ptr<const Document> document) : m_document(std::move(document))
{
    auto lock = FileLock::tryLock(path());
    if (lock)
        m_lock = std::move(*lock);
    else if (lock.error().code == FileProblem::InUse)
        m_readOnlyBecause = lock.error();
    AnnotationFile annotations;
    if (auto read = readAnnotations(path()))
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
    if (m_readOnlyBecause)
        return failure(*m_readOnlyBecause);
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
void WorkingCopy::settleAnnotations(Edit& edit, Operation operation) const
{
    const bool isMove = operation == Operation::KeepAnnotationsInFile || operation == Operation::KeepAnnotationsBeside;
    if (isMove || !m_document->format()->keepsAnnotations())
        return;
    const bool had = std::any_of(
        edit.before.begin(), edit.before.end(), [](const auto& sentence) { return hasAnnotationText(*sentence); });
    for (auto& after : edit.after) {
        if (after->problem)
            continue;
        Annotation said = statedAnnotation(*after);
        const bool isText = had || !said.isEmpty();
        if (!isText && (after->annotation.isEmpty() || !keepsAnnotationsInFile()))
            continue;
        const bool isOne = edit.before.size() == 1 && edit.after.size() == 1;
        const bool isTextEdited = isOne && after->annotation == edit.before.front()->annotation
            && said != statedAnnotation(*edit.before.front());
        Sentence settled = *after;
        if (isTextEdited || (isText && !isOne && operation == Operation::EditText))
            settled.annotation = std::move(said);
        after = std::make_shared<const Sentence>(withAnnotationText(std::move(settled)));
    }
}

void WorkingCopy::findAnnotations(const AnnotationFile& annotations)
{
    FoundAnnotations found = foundIn(*m_document, annotations);
    if (!found.ofSentences.empty())
        m_document = m_document->withAnnotations(std::move(found.ofSentences));
    m_lostAnnotations = std::move(found.lost);
}

void WorkingCopy::openJournal(const AnnotationFile& annotations)
{
    auto journal = Journal::open(path());
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
        if (auto aside = journal->setAside()) {
            m_notices.back().arguments = {*aside};
        } else {
            m_journalProblem = aside.error();
            return;
        }
    } else {
        m_document = std::move(recovery->document);
        m_history = std::move(recovery->history);
        m_recovered = m_history.isSaved() ? 0 : recovery->replayed;
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

Result<Step> WorkingCopy::make(Step step)
{
    if (m_readOnlyBecause)
        return failure(*m_readOnlyBecause);
    auto grown = m_document;
    for (Edit& edit : step.edits) {
        settleAnnotations(edit, step.operation);
        edit = m_document->format()->completed(*grown, std::move(edit));
        if (!grown->takes(edit))
            return failure(DocumentProblem::EditOutdated, path());
        grown = grown->with(edit);
    }
    // What cannot be written, or would be read as something else, is not made, so that saving cannot fail for it later.
    std::vector<SentenceTexts> texts; // of each edit
    for (const Edit& edit : step.edits) {
        auto written = writtenAndReadBack(edit, m_document->format());
        if (!written)
            return failure(written.error());
        texts.push_back(std::move(*written));
    }
    auto record = encoded(step, *m_document->format(), texts);
    if (!record)
        return failure(record.error());
    if (m_journal)
        note(m_journal->addStep(*m_document, std::move(*record), m_save));
    m_document = std::move(grown);
    m_history.push(step);
    followChoice(step.operation, false);
    return step;
}

std::optional<Step> WorkingCopy::undo()
{
    const Step* undone = m_history.undo();
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
    const Step* redone = m_history.redo();
    if (!redone)
        return std::nullopt;
    if (m_journal)
        note(m_journal->addRedo());
    apply(*redone);
    followChoice(redone->operation, false);
    return *redone;
}

WorkingCopy::FileState WorkingCopy::fileState() const
{
    const auto stamp = stampOf(path());
    if (!stamp)
        return FileState::Missing;
    if (!m_savedStamp)
        return m_document->bytes().isStillIn(path()).value_or(false) ? FileState::Ours : FileState::Changed;
    if (*stamp == *m_savedStamp)
        return FileState::Ours;
    const auto bytes = FileBytes::open(path(), 0);
    return bytes && (*bytes)->hash() == m_savedHash ? FileState::Ours : FileState::Changed;
}

/// Writes a document to a file. The journal knows of the new content before the file has it, so that whichever of the
/// two a crash leaves is known.
Result<FileStamp> WorkingCopy::write(
    const Document& document, const std::string& target, std::optional<FileLock>& lock, Journal* journal)
{
    auto file = AtomicFile::create(target);
    if (!file)
        return failure(file.error());
    const auto written = document.write([&](std::string_view bytes) { return file->write(bytes); });
    if (!written)
        return failure(written.error());
    if (auto synced = file->sync(); !synced)
        return failure(synced.error());
    const std::uint64_t hash = file->hash();
    const std::uint64_t save = newName();
    if (journal)
        note(journal->addSave(document, hash, save));
    auto stamp = lock ? file->commit(*lock) : file->commit();
    if (!stamp)
        return stamp;
    m_savedHash = hash;
    m_savedStamp = *stamp;
    const bool isInText = document.format()->keepsAnnotations() && keepsAnnotationsInFile();
    // Should they not follow the file, the journal has the steps that lead to them.
    if (auto annotated = writeAnnotations(document, target, m_lostAnnotations, save, isInText); !annotated)
        return failure(annotated.error());
    m_save = save;
    return stamp;
}

Result<void> WorkingCopy::save(Overwrite overwrite)
{
    if (m_readOnlyBecause)
        return failure(*m_readOnlyBecause);
    if (overwrite == Overwrite::Refuse) {
        const FileState state = fileState();
        if (state == FileState::Changed)
            return failure(DocumentProblem::FileChangedMeanwhile, path());
        if (state == FileState::Missing)
            return failure(DocumentProblem::FileVanished, path());
    }
    Journal* journal = m_journal && !m_journal->isUnused() ? &*m_journal : nullptr;
    const auto stamp = write(*m_document, path(), m_lock, journal);
    if (!stamp)
        return failure(stamp.error());
    m_history.markSaved();
    if (journal && (m_history.position() > undoDepth || journal->size() > longJournal)) {
        m_history.trim(undoDepth);
        note(journal->compact(*m_document, m_history, m_savedHash, m_save));
    }
    return {};
}

Result<void> WorkingCopy::saveAs(const std::string& target)
{
    return moveTo(target, m_document->renamed(target));
}

Result<void> WorkingCopy::saveAs(const std::string& target, std::string text, FormatPointer format)
{
    const Document converted(target, std::move(text), std::move(format));
    if (converted.size() != m_document->size()) // what is between sentences in one format may be a sentence in another
        return failure(DocumentProblem::EditOutdated, target);
    std::vector<SentenceId> ids;
    std::map<std::size_t, Annotation> annotations;
    for (std::size_t i = 0; i < m_document->size(); ++i)
        ids.push_back(m_document->id(i));
    for (const std::size_t index : m_document->annotated())
        annotations.emplace(index, m_document->sentence(index)->annotation);
    auto moved = moveTo(target, converted.withIds(ids)->withAnnotations(std::move(annotations)));
    if (moved) {
        m_keepsInFile.reset();
        m_history = {};
        if (m_journal && !m_journal->isUnused())
            note(m_journal->compact(*m_document, m_history, m_savedHash, m_save));
    }
    return moved;
}

Result<void> WorkingCopy::moveTo(const std::string& target, std::shared_ptr<const Document> moved)
{
    std::optional<FileLock> lock;
    if (stampOf(target)) { // what another instance edits is not overwritten
        auto taken = FileLock::tryLock(target);
        if (!taken && taken.error().code == FileProblem::InUse)
            return failure(taken.error());
        if (taken)
            lock = std::move(*taken);
    }
    const auto old = std::tuple(m_savedHash, m_savedStamp);
    const auto stamp = write(*moved, target, lock, nullptr);
    if (!stamp) {
        std::tie(m_savedHash, m_savedStamp) = old;
        return failure(stamp.error());
    }
    if (!lock) {
        if (auto taken = FileLock::tryLock(target))
            lock = std::move(*taken);
    }
    if (auto abandoned = abandon(); !abandoned)
        m_notices.push_back(abandoned.error());
    m_document = std::move(moved);
    m_lock = std::move(lock);
    m_readOnlyBecause.reset();
    m_history.trim(undoDepth);
    m_history.markSaved();
    m_journal.reset();
    auto journal = Journal::open(target);
    if (journal && !journal->isUnused()) // it tells of the file that was there before
        [[maybe_unused]]
        const auto aside = journal->setAside();
    if (journal && m_history.steps().empty())
        note({});
    else
        note(journal ? journal->compact(*m_document, m_history, m_savedHash, m_save) : failure(journal.error()));
    if (journal)
        m_journal = std::move(*journal);
    return {};
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
