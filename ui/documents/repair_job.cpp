// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/repair_job.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ui/documents/repairs.h"
#include "ui/documents/user_name.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"
#include "ui/work/handover.h"

namespace arcwright::ui {

RepairJob::RepairJob(Workspace& workspace, const Validator& validator, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_validator(validator)
{
    connect(&m_worker, &Worker::progressed, this, &RepairJob::progressed);
    connect(&m_worker, &Worker::finished, this, &RepairJob::finished);
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        for (std::size_t i = 0; isBusy() && i < indices.size(); ++i)
            m_edited.add(m_workspace.treebank().key(indices[i]));
    });
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first) {
        if (isBusy())
            m_edited.addReplaced(m_workspace.treebank(), first);
    });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        if (!isBusy())
            return;
        m_worker.abandon(); // what it has is of sentences that are gone
        Q_EMIT finished();
    });
}

std::vector<RepairJob::Found> RepairJob::found(TestId test) const
{
    std::vector<Found> all;
    const Treebank& treebank = m_workspace.treebank();
    for (std::size_t index = 0; index < treebank.size(); ++index) {
        const auto& findings = m_validator.findings(treebank.key(index));
        const auto first = std::find_if(findings.begin(), findings.end(), [&](const Finding& finding) {
            const auto* id = std::get_if<TestId>(&finding.kind);
            return id && *id == test && !finding.isWaived;
        });
        if (first != findings.end())
            all.push_back({index, *first});
    }
    return all;
}

void RepairJob::start(TestId test)
{
    if (isBusy())
        return;
    m_edited.begin(m_workspace.treebank());
    std::vector<StepBase> bases;
    for (std::size_t document = 0; document < m_workspace.copyCount(); ++document)
        bases.push_back(m_workspace.copy(document).stepBase());
    m_worker.start([this, treebank = m_workspace.treebank(), all = found(test), bases = std::move(bases),
                       author = userName()](const std::stop_token& stop, const Worker::Post& post) {
        const ProgressSink progress = m_worker.percents(post);
        std::map<std::uint32_t, std::vector<Repair>> repairs;
        for (std::size_t done = 0; done < all.size() && !stop.stop_requested(); ++done) {
            const Found& one = all[done];
            if (auto edit = repairOfAllLike(treebank, one.index, one.finding)) {
                edit->author = author;
                const SentenceKey key = treebank.key(one.index);
                repairs[key.document].push_back({key, std::move(*edit)});
            }
            progress({done + 1, all.size()});
        }
        std::vector<Repaired> repaired;
        for (auto& [document, ofDocument] : repairs) {
            if (!stop.stop_requested())
                repaired.push_back(prepare(document, std::move(ofDocument), bases[document]));
        }
        const auto takeIfWanted = [this, stop](std::vector<Repaired>& documents) {
            if (!stop.stop_requested())
                take(documents);
        };
        handOver(std::move(repaired), takeIfWanted, post, stop);
    });
}

/// On the worker's thread: writing and reading back thousands of sentences takes seconds.
RepairJob::Repaired RepairJob::prepare(std::uint32_t document, std::vector<Repair> repairs, StepBase base)
{
    Step step{Operation::Repair, {}};
    for (const Repair& repair : repairs)
        step.edits.push_back(repair.edit);
    auto ready = prepared(std::move(base), std::move(step));
    return {document, std::move(repairs), ready ? std::optional(std::move(*ready)) : std::nullopt};
}

void RepairJob::take(std::vector<Repaired>& documents)
{
    std::size_t sentences = 0;
    for (Repaired& ofDocument : documents)
        sentences += make(ofDocument);
    Q_EMIT repaired(sentences);
}

/// What was edited or removed meanwhile stays as it is. How many sentences are repaired.
std::size_t RepairJob::make(Repaired& repaired)
{
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t all = repaired.repairs.size();
    std::erase_if(repaired.repairs, [&](const Repair& repair) {
        return m_edited.contains(repair.key) || treebank.indexOf(repair.key) >= treebank.size();
    });
    const std::size_t count = repaired.repairs.size();
    if (count == 0)
        return 0;
    if (count == all && repaired.step)
        return m_workspace.make(repaired.document, std::move(*repaired.step)) ? count : 0;
    Step step{Operation::Repair, {}};
    for (Repair& repair : repaired.repairs)
        step.edits.push_back(std::move(repair.edit));
    return m_workspace.make(repaired.document, std::move(step)) ? count : 0;
}

} // namespace arcwright::ui
