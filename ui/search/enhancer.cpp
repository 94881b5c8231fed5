// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/enhancer.h"

#include <iterator>
#include <utility>

#include "core/query/document_names.h"
#include "core/query/find_matches.h"
#include "ui/documents/attachment_kinds.h"
#include "ui/documents/user_name.h"

namespace arcwright::ui {

namespace {

/// What was found for one sentence after the other.
struct Proposals {
    std::vector<ProposedEdit> edits;
    RewriteRefusals refusals;
};

SentenceKey keyOf(const ProposedEdit& proposed)
{
    return {proposed.document, proposed.edit.idsBefore.front()};
}

GraphCustoms customsOf(
    const Treebank& treebank, Enhancer::Customs customs, const std::stop_token& stop, const ProgressSink& progress)
{
    GraphCustoms counted;
    for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i) {
        if (customs == Enhancer::Customs::OfGuidelines)
            counted.addTree(*treebank.sentence(i));
        else
            counted.add(*treebank.sentence(i));
        progress({i + 1, 2 * treebank.size()});
    }
    return counted;
}

} // namespace

Enhancer::Enhancer(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::progressed, this, &Enhancer::progressed);
    connect(&m_worker, &Worker::finished, this, &Enhancer::finished);
    connect(&workspace, &Workspace::sentenceChanged, this, [this](std::size_t index) {
        m_edited.add(m_workspace.treebank().key(index));
        forget();
    });
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first) {
        m_edited.addReplaced(m_workspace.treebank(), first);
        forget();
    });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        const bool wasBusy = isBusy();
        m_worker.abandon(); // what it has is of sentences that are gone
        forget();
        if (wasBusy)
            Q_EMIT finished();
    });
}

/// What was proposed is of sentences as they were; making it is no other edit.
void Enhancer::forget()
{
    if (m_isMaking)
        return;
    m_edits.clear();
    m_refusals = {};
    Q_EMIT cleared();
}

void Enhancer::propose(const EnhancementPlan& plan, const Scope& scope, Customs customs)
{
    if (isBusy())
        return;
    forget();
    m_edited.begin(m_workspace.treebank());
    m_worker.start([this, plan, scope, customs, treebank = m_workspace.treebank(),
                       kinds = kindTeller(attachmentKinds())](const std::stop_token& stop, const Worker::Post& post) {
        const ProgressSink progress = m_worker.percents(post);
        const std::size_t size = treebank.size();
        const GraphCustoms known = plan.kinds.isEmpty() ? GraphCustoms() : customsOf(treebank, customs, stop, progress);
        Proposals found;
        DocumentNames names;
        for (std::size_t i = 0; i < size && !stop.stop_requested(); ++i) {
            progress({size + i + 1, 2 * size});
            const SentenceKey key = treebank.key(i);
            if (scope.sentence && *scope.sentence != key)
                continue;
            const auto sentence = treebank.sentence(i);
            if (scope.pattern) {
                SearchedSentence searched{*sentence};
                names.next(*sentence, treebank.documents()[treebank.place(i).document]->path());
                searched.document = names.document();
                searched.genre = names.genre();
                searched.kinds = &kinds;
                if (findMatches(*scope.pattern, searched, 1).empty())
                    continue;
            }
            auto edit = enhancingEdit(key.sentence, sentence, plan, known);
            if (!edit)
                found.refusals.add(edit.error(), i);
            else if (*edit)
                found.edits.push_back({key.document, i, std::move(**edit)});
        }
        post([this, stop, found = std::move(found)]() mutable {
            if (stop.stop_requested())
                return;
            std::erase_if(found.edits, [&](const ProposedEdit& each) { return m_edited.contains(keyOf(each)); });
            for (ProposedEdit& each : found.edits) // sentences may have been divided or joined meanwhile
                each.index = m_workspace.treebank().indexOf(keyOf(each));
            m_edits = std::move(found.edits);
            m_refusals = found.refusals;
            Q_EMIT proposed();
        });
    });
}

void Enhancer::apply()
{
    if (isBusy() || m_edits.empty())
        return;
    m_edited.begin(m_workspace.treebank());
    std::map<std::uint32_t, MadeDocument> documents;
    for (ProposedEdit& each : m_edits) {
        each.edit.author = userName();
        documents[each.document].edits.push_back(each);
    }
    std::map<std::uint32_t, StepBase> bases;
    for (const auto& [document, wanted] : documents)
        bases.emplace(document, m_workspace.copy(document).stepBase());
    m_worker.start([this, documents = std::move(documents), bases = std::move(bases)](
                       const std::stop_token& stop, const Worker::Post& post) mutable {
        for (auto& [document, wanted] : documents) {
            if (stop.stop_requested())
                return;
            Step step;
            for (const ProposedEdit& each : wanted.edits)
                step.edits.push_back(each.edit);
            if (auto ready = prepared(std::move(bases.at(document)), std::move(step)))
                wanted.step = std::move(*ready);
        }
        if (stop.stop_requested())
            return;
        post([this, stop, documents = std::move(documents)]() mutable {
            if (!stop.stop_requested())
                take(std::move(documents));
        });
    });
}

void Enhancer::take(std::map<std::uint32_t, MadeDocument> documents)
{
    std::size_t sentences = 0;
    m_isMaking = true;
    for (auto& each : documents)
        sentences += makeStep(each.first, std::move(each.second));
    m_isMaking = false;
    forget();
    Q_EMIT applied(sentences);
}

/// What was edited or removed meanwhile stays as it is. How many sentences are others.
std::size_t Enhancer::makeStep(std::uint32_t document, MadeDocument wanted)
{
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t all = wanted.edits.size();
    std::erase_if(wanted.edits, [&](const ProposedEdit& each) {
        return m_edited.contains(keyOf(each)) || treebank.indexOf(keyOf(each)) >= treebank.size();
    });
    const std::size_t count = wanted.edits.size();
    if (count == 0)
        return 0;
    if (count == all && wanted.step)
        return m_workspace.make(document, std::move(*wanted.step)) ? count : 0;
    Step step;
    for (ProposedEdit& each : wanted.edits)
        step.edits.push_back(std::move(each.edit));
    return m_workspace.make(document, std::move(step)) ? count : 0;
}

} // namespace arcwright::ui
