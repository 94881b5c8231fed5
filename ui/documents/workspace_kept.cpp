// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QtConcurrent>

#include "core/documents/document_problems.h"
#include "core/documents/journal.h"
#include "core/documents/sentence_identity.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

/// What the corrections kept in a journal say of those sentences of a document that have their words.
Result<std::vector<Workspace::Prediction>> readKept(
    const Treebank& treebank, std::size_t document, const std::string& journal, RelationPool& relations)
{
    const Document& ours = *treebank.documents()[document];
    const auto steps = keptSteps(journal, ours.format());
    if (!steps)
        return failure(steps.error());
    const auto corrected = correctedSentences(*steps);
    SentencesByKey places;
    for (std::size_t i = 0; i < corrected.size(); ++i) {
        if (!corrected[i]->problem)
            places.add(wordsKey(*corrected[i]), i);
    }
    std::vector<Workspace::Prediction> analyses;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const auto sentence = ours.sentence(i);
        const auto place = sentence->problem ? std::nullopt : places.take(wordsKey(*sentence));
        if (!place)
            continue;
        Graph graph = graphOf(*corrected[*place], relations);
        if (graph.size() == sentence->unitCount())
            analyses.push_back({{static_cast<std::uint32_t>(document), ours.id(i)}, {std::move(graph), {}}});
    }
    return analyses;
}

} // namespace

void Workspace::compareKept(const QString& name, std::size_t document, const std::string& journal)
{
    m_layerName = name;
    m_isOpeningLayer = true;
    m_openingLayer.setFuture(QtConcurrent::run(
        [document, journal, treebank = m_treebank, relations = m_relations]() -> Result<std::vector<Prediction>> {
            try {
                return readKept(treebank, document, journal, *relations);
            } catch (const std::bad_alloc&) { // it must not cross threads into a slot
                return failure(JobProblem::OutOfMemory);
            }
        }));
}

void Workspace::makeKept(std::size_t document, const std::string& journal)
{
    m_keptJournal = journal;
    m_refitting.setFuture(
        QtConcurrent::run([journal, snapshot = m_copies[document]->document()]() -> Result<RefittedSteps> {
            try {
                const auto steps = keptSteps(journal, snapshot->format());
                if (!steps)
                    return failure(steps.error());
                return refitted(*steps, snapshot);
            } catch (const std::bad_alloc&) {
                return failure(JobProblem::OutOfMemory);
            }
        }));
}

void Workspace::finishRefitting()
{
    const Result<RefittedSteps> result = m_refitting.result();
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    const auto copy = std::find_if(m_copies.begin(), m_copies.end(),
        [&](const auto& candidate) { return candidate->document() == result->document; });
    if (copy == m_copies.end()) { // a step was made meanwhile, or another treebank opened
        Q_EMIT failed({DocumentProblem::EditOutdated, result->document->path(), 0, 0, {}});
        return;
    }
    const bool isAny = !result->step.edits.empty();
    if (isAny && !make(static_cast<std::size_t>(copy - m_copies.begin()), result->step))
        return;
    const auto removed = result->lost == 0 ? (*copy)->removeKept(m_keptJournal) : Result<void>();
    Q_EMIT keptMade(result->sentences, result->lost);
    if (!removed)
        Q_EMIT noticed(removed.error());
}

} // namespace arcwright::ui
