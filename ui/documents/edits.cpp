// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/edits.h"

#include <algorithm>
#include <utility>

#include "core/documents/document_problems.h"
#include "core/editing/in_practice.h"
#include "core/formats/format_problems.h"
#include "ui/documents/edit_sentences.h"
#include "ui/documents/user_name.h"

namespace arcwright::ui {

namespace {

bool isSame(const Sentence& one, const Sentence& other)
{
    return one.tokens == other.tokens && one.multiwordTokens == other.multiwordTokens
        && one.emptyNodes == other.emptyNodes && one.bunsetsu == other.bunsetsu && one.comments == other.comments
        && one.annotation == other.annotation;
}

/// Whether there can be words after it that were not there before.
bool bringsWords(Operation operation)
{
    switch (operation) {
    case Operation::SplitToken:
    case Operation::JoinTokens:
    case Operation::InsertToken:
    case Operation::MakeMultiword:
    case Operation::DissolveMultiword:
    case Operation::SplitSentence:
    case Operation::JoinSentences:
    case Operation::EditText:
        return true;
    default:
        return false;
    }
}

/// What views are told of one after the other: sentences that changed, or others in the place of some.
struct Told {
    std::vector<std::size_t> changed;
    std::size_t first = 0;
    std::size_t removed = 0;
    std::size_t added = 0;
};

/// The step that puts several sentences in the place of one. What was said of it stays with its beginning.
Step stepInParts(
    const Document& document, SentenceId sentence, const std::shared_ptr<const Sentence>& before, const Document& parts)
{
    Step step{Operation::EditText, {}};
    step.edits.push_back(replacement(sentence, before, before));
    Edit& edit = step.edits.front();
    edit.idsAfter.clear();
    edit.after.clear();
    std::uint32_t free = static_cast<std::uint32_t>(document.freeId());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto part = parts.sentence(i);
        if (i == 0) {
            auto first = std::make_shared<Sentence>(*part);
            first->annotation = before->annotation;
            part = std::move(first);
        }
        edit.idsAfter.push_back(i == 0 ? sentence : SentenceId{free++});
        edit.after.push_back(std::move(part));
    }
    return step;
}

std::shared_ptr<const Sentence> madeBy(const Step& step)
{
    return step.edits.empty() || step.edits.front().after.empty() ? nullptr : step.edits.front().after.front();
}

} // namespace

Edits::Edits(OpenFiles& files, QObject* parent) : QObject(parent), m_files(files)
{
    connect(&files, &OpenFiles::replaced, this, [this](std::optional<std::size_t> document) {
        m_together.clear(); // the documents may be others
        if (!document)
            m_current = 0;
    });
}

bool Edits::mayEdit(std::size_t document) const
{
    return document < m_files.count() && !m_files.isLeaving(document);
}

bool Edits::apply(std::size_t index, Operation operation, Result<Sentence> after)
{
    if (m_files.isOpening() || index >= m_files.treebank().size())
        return false;
    if (!after) {
        Q_EMIT refused(after.error());
        return false;
    }
    const auto before = m_files.treebank().sentence(index);
    return isSame(*before, *after) || replace(index, operation, inPractice(*before, std::move(*after), *m_practice));
}

bool Edits::replace(std::size_t index, Operation operation, Sentence after)
{
    const SentenceKey key = m_files.treebank().key(index);
    Step step{operation, {}};
    step.edits.push_back(replacement(
        key.sentence, m_files.treebank().sentence(index), std::make_shared<const Sentence>(std::move(after))));
    return make(key.document, std::move(step));
}

bool Edits::make(std::size_t document, Step step)
{
    if (!mayEdit(document))
        return false;
    for (Edit& edit : step.edits) {
        if (m_tagging && bringsWords(step.operation))
            edit = m_tagging(std::move(edit));
        edit.author = userName();
    }
    return take(document, m_files.copy(document).make(std::move(step)));
}

bool Edits::make(std::size_t document, PreparedStep&& step)
{
    if (!mayEdit(document))
        return false;
    WorkingCopy& copy = m_files.copy(document);
    if (const auto taken = copy.take(step); !taken) {
        Q_EMIT refused(taken.error());
        return false;
    }
    tell(document, *copy.history().nextUndo());
    return true;
}

bool Edits::take(std::size_t document, const Result<Step>& made)
{
    if (!made) {
        Q_EMIT refused(made.error());
        return false;
    }
    tell(document, *made);
    return true;
}

Sentence Edits::readSource(std::size_t index, std::string bytes) const
{
    const Treebank& treebank = m_files.treebank();
    const auto before = treebank.sentence(index);
    const Document& document = *treebank.documents()[treebank.place(index).document];
    const std::size_t length = bytes.size();
    Sentence read = document.format()->read(
        {std::make_shared<const std::string>(std::move(bytes)), 0, length, before->source.line, document.format()});
    if (read.problem)
        read.problem->file = document.path();
    return read;
}

bool Edits::setSource(std::size_t index, std::string bytes)
{
    const auto before = m_files.treebank().sentence(index);
    const SentenceKey key = m_files.treebank().key(index);
    const Document& document = *m_files.treebank().documents()[key.document];
    const Document parts(document.path(), bytes, document.format());
    if (parts.size() > 1)
        return make(key.document, stepInParts(document, key.sentence, before, parts));
    Sentence after = readSource(index, std::move(bytes));
    if (parts.size() == 0) { // it would be gone from the file
        Q_EMIT refused(after.problem.value_or(Problem{FormatProblem::EmptySentence, document.path(), 0, 0, {}}));
        return false;
    }
    after.annotation = before->annotation;
    return replace(index, Operation::EditText, std::move(after));
}

void Edits::setCurrentSentence(std::size_t index)
{
    if (index >= m_files.treebank().size())
        return;
    const std::size_t document = m_files.treebank().place(index).document;
    if (std::exchange(m_current, document) != document)
        Q_EMIT historyChanged();
}

/// The document whose last step undo() takes back, or whose next one redo() makes: that of the sentence on view; where
/// it has none, the one that was edited last.
template <class Has>
std::size_t Edits::documentWith(Has hasStep) const
{
    const auto can
        = [&](std::size_t document) { return mayEdit(document) && hasStep(m_files.copy(document).history()); };
    if (can(m_current))
        return m_current;
    const auto found = std::find_if(m_edited.rbegin(), m_edited.rend(), can);
    return found == m_edited.rend() ? m_current : *found;
}

std::size_t Edits::undoDocument() const
{
    return documentWith([](const History& history) { return history.canUndo(); });
}

std::size_t Edits::redoDocument() const
{
    return documentWith([](const History& history) { return history.canRedo(); });
}

/// Steps that were made together are taken back together, as far as nothing followed them in their documents; that on
/// view last, of which is told then.
void Edits::undo()
{
    if (!canUndo())
        return;
    for (const std::size_t document : documentsTogether(undoDocument(), &History::nextUndo))
        tellOrRefuse(document, m_files.copy(document).undo(), tr("Undone. %1", "how it is now"));
}

void Edits::redo()
{
    if (!canRedo())
        return;
    for (const std::size_t document : documentsTogether(redoDocument(), &History::nextRedo))
        tellOrRefuse(document, m_files.copy(document).redo(), tr("Done again. %1", "how it is now"));
}

void Edits::tellOrRefuse(std::size_t document, const std::optional<Step>& step, const QString& frame)
{
    if (step)
        tell(document, *step, frame);
    else
        Q_EMIT refused({DocumentProblem::BeingSaved, m_files.copy(document).path(), 0, 0, {}});
}

void Edits::makeTogether(const std::function<void()>& steps)
{
    m_together.emplace_back();
    m_isTogether = true;
    steps();
    m_isTogether = false;
    if (!m_together.empty() && m_together.back().size() < 2)
        m_together.pop_back();
}

/// The documents whose next step is of one act with that of this one, which comes last.
std::vector<std::size_t> Edits::documentsTogether(std::size_t document, Next next) const
{
    const auto isNext = [&](const Part& part) {
        const Step* step = mayEdit(part.document) ? (m_files.copy(part.document).history().*next)() : nullptr;
        return step != nullptr && madeBy(*step) == part.made;
    };
    std::vector<std::size_t> documents;
    for (const std::vector<Part>& parts : m_together) {
        const auto isHere = [&](const Part& part) { return part.document == document && isNext(part); };
        if (std::none_of(parts.begin(), parts.end(), isHere))
            continue;
        for (const Part& part : parts) {
            if (part.document != document && isNext(part))
                documents.push_back(part.document);
        }
    }
    documents.push_back(document);
    return documents;
}

QString Edits::textOf(std::size_t document, Next next) const
{
    const QString text = stepSentence(*(m_files.copy(document).history().*next)());
    const auto files = static_cast<int>(documentsTogether(document, next).size());
    return files < 2 ? text : tr("%1; in %n file(s)", "a step, in how many files it was made at once", files).arg(text);
}

bool Edits::canUndo() const
{
    const std::size_t document = undoDocument();
    return mayEdit(document) && m_files.copy(document).history().canUndo();
}

bool Edits::canRedo() const
{
    const std::size_t document = redoDocument();
    return mayEdit(document) && m_files.copy(document).history().canRedo();
}

QString Edits::undoText() const
{
    return canUndo() ? textOf(undoDocument(), &History::nextUndo) : QString();
}

QString Edits::redoText() const
{
    return canRedo() ? textOf(redoDocument(), &History::nextRedo) : QString();
}

bool Edits::isReadOnly() const
{
    return m_current < m_files.count() && m_files.copy(m_current).readOnlyBecause().has_value();
}

bool Edits::canKeepAnnotationsInFile() const
{
    return mayEdit(m_current) && !isReadOnly() && m_files.copy(m_current).document()->format()->keepsAnnotations();
}

bool Edits::keepsAnnotationsInFile() const
{
    return canKeepAnnotationsInFile() && m_files.copy(m_current).keepsAnnotationsInFile();
}

bool Edits::keepAnnotationsInFile(bool inFile)
{
    if (!canKeepAnnotationsInFile())
        return false;
    const auto step = m_files.copy(m_current).keepAnnotationsInFile(inFile);
    if (!step) {
        Q_EMIT refused(step.error());
        return false;
    }
    if (*step)
        tell(m_current, **step);
    return true;
}

/// After a working copy made a step: takes its document over and says what happened. The step may go while it is told,
/// since whoever is told may make another.
void Edits::tell(std::size_t document, const Step& step, const QString& frame)
{
    const Treebank before = m_files.treebank();
    if (m_isTogether && !m_together.empty() && frame.isEmpty())
        m_together.back().push_back({document, madeBy(step)});
    std::erase(m_edited, document);
    m_edited.push_back(document);
    m_files.takeUp(document);
    const Treebank& now = m_files.treebank();
    const auto key = [&](SentenceId id) { return SentenceKey{static_cast<std::uint32_t>(document), id}; };
    std::vector<Told> told;
    for (const Edit& edit : step.edits) {
        if (edit.idsAfter.size() != edit.idsBefore.size()) {
            const std::size_t first = before.indexOf(key(edit.idsBefore.front()));
            told.push_back({{}, first, edit.idsBefore.size(), edit.idsAfter.size()});
            continue;
        }
        if (told.empty() || told.back().changed.empty())
            told.emplace_back();
        for (const SentenceId id : edit.idsAfter)
            told.back().changed.push_back(now.indexOf(key(id)));
    }
    const std::size_t first = now.indexOf(key(step.edits.front().idsAfter.front()));
    const QString description = tr("Sentence %1: %2").arg(first + 1).arg(stepSentence(step));
    for (const Told& one : told) {
        if (one.changed.empty())
            Q_EMIT sentencesReplaced(one.first, one.removed, one.added);
        else
            Q_EMIT sentencesChanged(one.changed);
    }
    Q_EMIT stepped(frame.isEmpty() ? description : frame.arg(description));
    m_files.tellJournal(document);
    m_files.tellState();
}

} // namespace arcwright::ui
