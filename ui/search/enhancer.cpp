// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/enhancer.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/query/document_names.h"
#include "core/query/find_matches.h"
#include "ui/documents/attachment_kinds.h"
#include "ui/documents/user_name.h"
#include "ui/work/handover.h"

namespace arcwright::ui {

namespace {

/// What was found for one sentence after the other.
struct Proposals {
    std::shared_ptr<const GraphCustoms> customs; ///< that were followed
    std::vector<ProposedEdit> edits;
    RewriteRefusals refusals;
};

SentenceKey keyOf(const ProposedEdit& proposed)
{
    return {proposed.document, proposed.edit.idsBefore.front()};
}

std::shared_ptr<const GraphCustoms> customsOf(
    const Treebank& treebank, Enhancer::Customs customs, const std::stop_token& stop, const ProgressSink& progress)
{
    auto all = std::make_shared<GraphCustoms>();
    GraphCustoms& counted = *all;
    for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i) {
        if (customs == Enhancer::Customs::OfGuidelines)
            counted.addTree(*treebank.sentence(i));
        else
            counted.add(*treebank.sentence(i));
        progress({i + 1, 2 * treebank.size()});
    }
    return all;
}

} // namespace

Enhancer::Enhancer(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::progressed, this, &Enhancer::progressed);
    connect(&m_worker, &Worker::finished, this, &Enhancer::finished);
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        for (std::size_t i = 0; isBusy() && i < indices.size(); ++i)
            m_edited.add(m_workspace.treebank().key(indices[i]));
        m_customs.clear();
        forget();
    });
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first) {
        if (isBusy())
            m_edited.addReplaced(m_workspace.treebank(), first);
        m_customs.clear();
        forget();
    });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        const bool wasBusy = isBusy();
        m_worker.abandon(); // what it has is of sentences that are gone
        m_customs.clear();
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
    m_isWanted.clear();
    m_refusals = {};
    Q_EMIT cleared();
}

void Enhancer::setWanted(std::size_t edit, bool isWanted)
{
    if (isBusy() || m_isWanted[edit] == isWanted)
        return;
    m_isWanted[edit] = isWanted;
    Q_EMIT wantedChanged();
}

int Enhancer::wantedCount() const
{
    return static_cast<int>(std::count(m_isWanted.begin(), m_isWanted.end(), true));
}

void Enhancer::propose(const EnhancementPlan& plan, const Scope& scope, Customs customs)
{
    if (isBusy())
        return;
    forget();
    m_edited.begin(m_workspace.treebank());
    const auto counted = m_customs.find(customs); // for another sentence not anew
    m_worker.start([this, plan, scope, customs, treebank = m_workspace.treebank(),
                       known = counted == m_customs.end() ? nullptr : counted->second,
                       kinds = kindTeller(attachmentKinds())](const std::stop_token& stop, const Worker::Post& post) {
        const ProgressSink progress = m_worker.percents(post);
        const std::size_t size = treebank.size();
        Proposals found;
        found.customs = plan.kinds.isEmpty() || known ? known : customsOf(treebank, customs, stop, progress);
        const GraphCustoms& followed = found.customs ? *found.customs : GraphCustoms();
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
            auto edit = enhancingEdit(key.sentence, sentence, plan, followed);
            if (!edit)
                found.refusals.add(edit.error(), i);
            else if (*edit)
                found.edits.push_back({key.document, i, std::move(**edit)});
        }
        post([this, stop, customs, found = std::move(found)]() mutable {
            if (stop.stop_requested())
                return;
            if (found.customs && m_edited.isEmpty())
                m_customs[customs] = found.customs;
            std::erase_if(found.edits, [&](const ProposedEdit& each) { return m_edited.contains(keyOf(each)); });
            for (ProposedEdit& each : found.edits) // sentences may have been divided or joined meanwhile
                each.index = m_workspace.treebank().indexOf(keyOf(each));
            m_edits = std::move(found.edits);
            m_isWanted.assign(m_edits.size(), true);
            m_refusals = found.refusals;
            Q_EMIT proposed();
        });
    });
}

void Enhancer::apply()
{
    if (isBusy() || wantedCount() == 0)
        return;
    m_edited.begin(m_workspace.treebank());
    std::map<std::uint32_t, MadeDocument> documents;
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        if (!m_isWanted[i])
            continue;
        ProposedEdit& each = m_edits[i];
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
        const auto takeIfWanted = [this, stop](std::map<std::uint32_t, MadeDocument>& made) {
            if (!stop.stop_requested())
                take(made);
        };
        handOver(std::move(documents), takeIfWanted, post, stop);
    });
}

void Enhancer::take(std::map<std::uint32_t, MadeDocument>& documents)
{
    std::size_t sentences = 0;
    m_isMaking = true;
    for (auto& each : documents)
        sentences += makeStep(each.first, each.second);
    m_isMaking = false;
    forget();
    Q_EMIT applied(sentences);
}

/// What was edited or removed meanwhile stays as it is. How many sentences are others.
std::size_t Enhancer::makeStep(std::uint32_t document, MadeDocument& wanted)
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
