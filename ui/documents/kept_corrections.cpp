// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/kept_corrections.h"

#include <utility>

#include "core/documents/document_problems.h"
#include "core/documents/journal.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

KeptCorrections::KeptCorrections(OpenFiles& files, LayerStack& layers, Edits& edits, QObject* parent)
    : QObject(parent), m_files(files), m_layers(layers), m_edits(edits)
{
}

void KeptCorrections::compare(const QString& name, std::size_t document, const std::string& journal)
{
    using Predictions = LayerStack::Predictions;
    m_layers.read(name, [document, journal](const Treebank& treebank, RelationPool& relations) -> Result<Predictions> {
        const auto steps = keptSteps(journal, treebank.documents()[document]->format());
        if (!steps)
            return failure(steps.error());
        return predictionsByWords(treebank, document, correctedSentences(*steps), relations);
    });
}

void KeptCorrections::make(std::size_t document, const std::string& journal)
{
    m_worker.start([this, journal, snapshot = m_files.copy(document).document()](
                       const std::stop_token&, const Worker::Post& post) {
        auto fitted = withinMemory<RefittedSteps>([&]() -> Result<RefittedSteps> {
            const auto steps = keptSteps(journal, snapshot->format());
            if (!steps)
                return failure(steps.error());
            return refitted(*steps, snapshot);
        });
        post([this, journal, fitted = std::move(fitted)] { take(fitted, journal); });
    });
}

void KeptCorrections::take(const Result<RefittedSteps>& result, const std::string& journal)
{
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    std::size_t document = 0;
    while (document < m_files.count() && m_files.copy(document).document() != result->document)
        ++document;
    if (document == m_files.count()) { // a step was made meanwhile, or another treebank opened
        Q_EMIT failed({DocumentProblem::EditOutdated, result->document->path(), 0, 0, {}});
        return;
    }
    if (!result->step.edits.empty() && !m_edits.make(document, result->step))
        return;
    const auto removed = result->lost == 0 ? m_files.copy(document).removeKept(journal) : Result<void>();
    Q_EMIT made(result->sentences, result->lost);
    if (!removed)
        Q_EMIT noticed(removed.error());
}

} // namespace arcwright::ui
