// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/repair_job.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ui/documents/repairs.h"
#include "ui/documents/sentence_exchange.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

RepairJob::RepairJob(Workspace& workspace, const Validator& validator, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_validator(validator)
{
    connect(&m_worker, &Worker::progressed, this, &RepairJob::progressed);
    connect(&m_worker, &Worker::finished, this, &RepairJob::finished);
    connect(&workspace, &Workspace::sentenceChanged, this, [this](std::size_t index) {
        if (isBusy())
            m_edited.insert(m_workspace.treebank().key(index));
    });
    connect(&workspace, &Workspace::sentencesReplaced, this, &RepairJob::noteReplaced);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        if (!isBusy())
            return;
        m_worker.abandon(); // what it has is of sentences that are gone
        Q_EMIT finished();
    });
}

void RepairJob::noteReplaced(std::size_t first)
{
    if (!isBusy())
        return;
    const auto document = m_told.place(first).document;
    const auto before = m_told.documents()[document];
    m_told = m_workspace.treebank();
    for (const SentenceId id : exchangeOf(*before, *m_told.documents()[document]).after)
        m_edited.insert({static_cast<std::uint32_t>(document), id});
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
    m_edited.clear();
    m_told = m_workspace.treebank();
    m_worker.start([this, treebank = m_told, all = found(test)](const std::stop_token& stop, const Worker::Post& post) {
        const ProgressSink progress = m_worker.percents(post);
        std::vector<Repair> repairs;
        for (std::size_t done = 0; done < all.size() && !stop.stop_requested(); ++done) {
            const Found& one = all[done];
            if (auto edit = repairOfAllLike(treebank, one.index, one.finding))
                repairs.push_back({treebank.key(one.index), std::move(*edit)});
            progress({done + 1, all.size()});
        }
        post([this, stop, repairs = std::move(repairs)]() mutable {
            if (!stop.stop_requested())
                take(std::move(repairs));
        });
    });
}

void RepairJob::take(std::vector<Repair> repairs)
{
    std::map<std::uint32_t, Step> steps;
    const Treebank& treebank = m_workspace.treebank();
    for (Repair& repair : repairs) {
        if (m_edited.contains(repair.key) || treebank.indexOf(repair.key) >= treebank.size())
            continue;
        Step& step = steps[repair.key.document];
        step.operation = Operation::Repair;
        step.edits.push_back(std::move(repair.edit));
    }
    std::size_t sentences = 0;
    for (auto& [document, step] : steps) {
        const std::size_t count = step.edits.size();
        sentences += m_workspace.make(document, std::move(step)) ? count : 0;
    }
    Q_EMIT repaired(sentences);
}

} // namespace arcwright::ui
