// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <utility>

#include <QtConcurrent>

#include "core/base/file_stamp.h"
#include "core/formats/open.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

/// The words of a sentence, by which it is found in another state of its file.
std::string wordsOf(const Sentence& sentence)
{
    std::string words;
    for (const Token& token : sentence.tokens)
        words += token.form + '\n';
    return words;
}

/// What the file of a document has now, as an analysis of the sentences of `treebank` that have the same words.
Result<std::vector<Workspace::Prediction>> readOnDisk(
    const Treebank& treebank, std::size_t document, RelationPool& relations)
{
    const Document& ours = *treebank.documents()[document];
    const auto disk = openDocument(ours.path());
    if (!disk)
        return failure(disk.error());
    std::multimap<std::string, std::size_t> places; // equal keys stay in the order of the file
    for (std::size_t i = 0; i < (*disk)->size(); ++i) {
        if (const auto sentence = (*disk)->sentence(i); !sentence->problem)
            places.emplace(wordsOf(*sentence), i);
    }
    std::vector<Workspace::Prediction> analyses;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const auto sentence = ours.sentence(i);
        const auto found = sentence->problem ? places.end() : places.lower_bound(wordsOf(*sentence));
        if (found == places.end() || found->first != wordsOf(*sentence))
            continue;
        Graph graph = graphOf(*(*disk)->sentence(found->second), relations);
        places.erase(found);
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
                return failure(ProblemCode::OutOfMemory);
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
            Q_EMIT refused(after.problem.value_or(Problem{ProblemCode::EmptySentence, document.path(), 0, 0, {}}));
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

} // namespace arcwright::ui
