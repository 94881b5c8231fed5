// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <map>
#include <utility>

#include <QtConcurrent>

#include "core/base/file_stamp.h"
#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/documents/sentence_identity.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

/// What the file of a document has now, as an analysis of the sentences of `treebank` that have the same words.
Result<std::vector<Workspace::Prediction>> readOnDisk(
    const Treebank& treebank, std::size_t document, RelationPool& relations)
{
    const Document& ours = *treebank.documents()[document];
    const auto disk = openDocument(ours.path());
    if (!disk)
        return failure(disk.error());
    SentencesByKey places;
    for (std::size_t i = 0; i < (*disk)->size(); ++i) {
        if (const auto sentence = (*disk)->sentence(i); !sentence->problem)
            places.add(wordsKey(*sentence), i);
    }
    std::vector<Workspace::Prediction> analyses;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const auto sentence = ours.sentence(i);
        const auto place = sentence->problem ? std::nullopt : places.take(wordsKey(*sentence));
        if (!place)
            continue;
        Graph graph = graphOf(*(*disk)->sentence(*place), relations);
        if (graph.size() == sentence->unitCount())
            analyses.push_back({{static_cast<std::uint32_t>(document), ours.id(i)}, {std::move(graph), {}}});
    }
    return analyses;
}

} // namespace

void Workspace::openOnDisk(const QString& name, std::size_t document)
{
    m_layerName = name;
    m_isOpeningLayer = true;
    m_openingLayer.setFuture(QtConcurrent::run(
        [document, treebank = m_treebank, relations = m_relations]() -> Result<std::vector<Prediction>> {
            try {
                return readOnDisk(treebank, document, *relations);
            } catch (const std::bad_alloc&) { // it must not cross threads into a slot
                return failure(JobProblem::OutOfMemory);
            }
        }));
}

std::optional<std::size_t> Workspace::documentAt(const std::string& path) const
{
    for (std::size_t document = 0; document < m_copies.size(); ++document) {
        if (m_copies[document]->path() == path)
            return document;
    }
    return std::nullopt;
}

void Workspace::permitOverwriting(std::size_t document)
{
    if (const auto stamp = stampOf(m_copies[document]->path()))
        m_overwritable.insert_or_assign(document, *stamp);
}

bool Workspace::canKeepAnnotationsInFile() const
{
    return !m_isOpening && m_current < m_copies.size() && !m_copies[m_current]->readOnlyBecause()
        && m_copies[m_current]->document()->format()->keepsAnnotations();
}

bool Workspace::keepsAnnotationsInFile() const
{
    return canKeepAnnotationsInFile() && m_copies[m_current]->keepsAnnotationsInFile();
}

bool Workspace::keepAnnotationsInFile(bool inFile)
{
    if (!canKeepAnnotationsInFile())
        return false;
    const auto step = m_copies[m_current]->keepAnnotationsInFile(inFile);
    if (!step) {
        Q_EMIT refused(step.error());
        return false;
    }
    if (*step)
        tell(m_current, **step);
    return true;
}

bool Workspace::setText(std::size_t index, const QString& text)
{
    return setSource(index, text.toStdString());
}

Sentence Workspace::readSource(std::size_t index, std::string bytes) const
{
    const auto before = m_treebank.sentence(index);
    const Document& document = *m_treebank.documents()[m_treebank.place(index).document];
    const std::size_t length = bytes.size();
    Sentence read = document.format()->read(
        {std::make_shared<const std::string>(std::move(bytes)), 0, length, before->source.line, document.format()});
    if (read.problem)
        read.problem->file = document.path();
    return read;
}

bool Workspace::setSource(std::size_t index, std::string bytes)
{
    const auto before = m_treebank.sentence(index);
    const SentenceKey key = m_treebank.key(index);
    const Document& document = *m_treebank.documents()[key.document];
    const Document parts(document.path(), bytes, document.format());
    if (parts.size() < 2) {
        Sentence after = readSource(index, std::move(bytes));
        if (parts.size() == 0) { // it would be gone from the file
            Q_EMIT refused(after.problem.value_or(Problem{FormatProblem::EmptySentence, document.path(), 0, 0, {}}));
            return false;
        }
        after.annotation = before->annotation;
        return replace(index, Operation::EditText, std::move(after));
    }
    Step step{Operation::EditText, {}};
    step.edits.push_back(replacement(key.sentence, before, before));
    Edit& edit = step.edits.front();
    edit.idsAfter.clear();
    edit.after.clear();
    std::uint32_t free = static_cast<std::uint32_t>(document.freeId());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto part = parts.sentence(i);
        if (i == 0) { // what was said of the sentence stays with its beginning
            auto first = std::make_shared<Sentence>(*part);
            first->annotation = before->annotation;
            part = std::move(first);
        }
        edit.idsAfter.push_back(i == 0 ? key.sentence : SentenceId{free++});
        edit.after.push_back(std::move(part));
    }
    return make(key.document, std::move(step));
}

Result<QString> Workspace::reload(std::size_t document)
{
    auto read = openDocument(m_copies[document]->path());
    if (!read)
        return failure(read.error());
    const auto kept = m_copies[document]->abandon();
    if (!kept)
        return failure(kept.error());
    m_copies[document].reset();
    m_copies[document] = std::make_unique<WorkingCopy>(std::move(*read));
    const WorkingCopy& copy = *m_copies[document];
    m_overwritable.erase(document);
    takeUp(document, copy.document());
    Q_EMIT reloaded(document);
    if (copy.readOnlyBecause())
        Q_EMIT noticed(*copy.readOnlyBecause());
    for (const Problem& notice : copy.notices())
        Q_EMIT noticed(notice);
    tellJournal(document);
    tellState();
    startSurvey();
    return QString::fromStdString(*kept);
}

Result<void> Workspace::save()
{
    for (std::size_t document = 0; document < m_copies.size(); ++document) {
        if (!m_copies[document]->isModified())
            continue;
        if (auto written = save(document, WorkingCopy::Overwrite::Refuse); !written)
            return written;
    }
    return {};
}

Result<void> Workspace::save(std::size_t document, WorkingCopy::Overwrite overwrite)
{
    const auto permitted = m_overwritable.find(document);
    if (permitted != m_overwritable.end() && stampOf(m_copies[document]->path()) == permitted->second)
        overwrite = WorkingCopy::Overwrite::Accept;
    auto written = m_copies[document]->save(overwrite);
    if (written) {
        m_overwritable.erase(document);
        Q_EMIT saved(document);
    }
    tellJournal(document);
    tellState();
    return written;
}

Result<void> Workspace::saveAs(std::size_t index, const QString& path)
{
    const std::size_t document = m_treebank.place(index).document;
    const std::string name = path.toStdString();
    for (std::size_t other = 0; other < m_copies.size(); ++other) {
        std::error_code error;
        if (other != document && std::filesystem::equivalent(m_copies[other]->path(), name, error))
            return failure(ConversionProblem::SameOutputFile, name);
    }
    WorkingCopy& copy = *m_copies[document];
    std::error_code error;
    const FormatPointer asked = formatForPath(*copy.document(), name);
    const bool sameFormat = !asked || asked == copy.document()->format();
    if (sameFormat && std::filesystem::equivalent(copy.path(), name, error))
        return save(document, WorkingCopy::Overwrite::Refuse);
    Result<void> written;
    const std::string old = copy.path();
    if (sameFormat) {
        written = copy.saveAs(name);
    } else {
        auto text = convertedText(*copy.document(), *asked);
        if (!text) {
            if (text.error().line == 0) // a line is one of the file that was read
                text.error().file = name;
            return failure(text.error());
        }
        written = copy.saveAs(name, std::move(*text), asked);
    }
    if (written) {
        m_overwritable.erase(document);
        if (m_failedJournals.erase(old) > 0)
            Q_EMIT journalWorks(old);
        m_treebank = m_treebank.with(document, copy.document());
        Q_EMIT sentenceChanged(index);
        Q_EMIT saved(document);
        tellJournal(document);
    }
    tellState();
    return written;
}

} // namespace arcwright::ui
