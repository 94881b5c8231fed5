// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/alike_search.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/editing/in_practice.h"
#include "core/treebank/edit.h"
#include "ui/documents/user_name.h"
#include "ui/look/arc_text.h"
#include "ui/work/handover.h"

namespace arcwright::ui {

namespace {

std::vector<ListedArc> alikeArcs(const Treebank& treebank, std::size_t index, const CorrectedArc& corrected, int except)
{
    std::vector<ListedArc> listed;
    const auto sentence = treebank.sentence(index);
    for (const AlikeArc& arc : alikeArcsIn(*sentence, corrected, except))
        listed.push_back({treebank.key(index), sentence, arc});
    return listed;
}

/// The sentence with all of the arcs corrected, but for those that are not as they were, and those that an operation
/// refuses.
Sentence withCorrected(
    const Sentence& before, std::size_t index, const std::vector<AlikeArc>& arcs, AlikeCorrections& told)
{
    Sentence after = before;
    bool isAny = false;
    for (const AlikeArc& arc : arcs) {
        if (arc.unit > after.unitCount() || after.headOf(arc.unit) != arc.now.head
            || after.relationOf(arc.unit) != arc.now.relation)
            continue;
        if (auto made = withAlikeCorrected(after, arc)) {
            if (made->headOf(arc.unit) == arc.now.head && made->relationOf(arc.unit) == arc.now.relation)
                continue;
            after = std::move(*made);
            ++told.arcs;
            isAny = true;
        } else {
            told.refusals.add(made.error(), index);
        }
    }
    told.sentences += isAny ? 1 : 0;
    return after;
}

} // namespace

AlikeSearch::AlikeSearch(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        for (const std::size_t index : indices)
            compare(index);
    });
    connect(&m_worker, &Worker::finished, this, &AlikeSearch::finished);
    connect(&m_correcting, &Worker::finished, this, &AlikeSearch::settled);
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first) {
        if (isCorrecting())
            m_editedMeanwhile.addReplaced(m_workspace.treebank(), first);
        forget();
    });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        if (isCorrecting()) { // what it has is of sentences that are gone
            m_correcting.abandon();
            AlikeCorrections none;
            none.isMade = false;
            Q_EMIT corrected(none);
            Q_EMIT settled();
        }
        forget();
        m_last.reset();
    });
}

void AlikeSearch::setSentence(std::size_t index)
{
    m_index = index;
    m_last = index < m_workspace.treebank().size() ? m_workspace.treebank().sentence(index) : nullptr;
}

void AlikeSearch::compare(std::size_t index)
{
    const SentenceKey key = m_workspace.treebank().key(index);
    if (isCorrecting())
        m_editedMeanwhile.add(key);
    if (index == m_index) {
        const auto now = m_workspace.treebank().sentence(index);
        const auto before = std::exchange(m_last, now);
        const bool isTakenBack = m_workspace.copy(key.document).history().canRedo();
        if (isTakenBack && key == m_key)
            forget(); // it may be the correction that was taken back
        else if (!isTakenBack && before && !m_isMaking)
            takeCorrection(before, now);
    }
    lookAgain(key);
}

void AlikeSearch::takeCorrection(
    const std::shared_ptr<const Sentence>& before, const std::shared_ptr<const Sentence>& now)
{
    const auto unit = correctedUnit(*before, *now);
    if (!unit)
        return;
    const SentenceKey key = m_workspace.treebank().key(m_index);
    if (key != m_key || *unit != m_unit)
        m_start = before;
    m_key = key;
    m_unit = *unit;
    m_corrected.emplace(*m_start, *now, m_unit);
    if (!m_corrected->isAny()) { // it has its former arc again, or had none
        forget();
        return;
    }
    m_correction = tr("%1: %2 → %3", "word, its arc before, its arc now")
                       .arg(QString::fromStdString(now->unitText(m_unit)),
                           arcIn(*m_start, m_start->headOf(m_unit), m_start->relationOf(m_unit)),
                           arcIn(*now, now->headOf(m_unit), now->relationOf(m_unit)));
    search();
}

void AlikeSearch::search()
{
    m_found.clear();
    list();
    m_edited.clear();
    Q_EMIT changed();
    m_worker.start([this, treebank = m_workspace.treebank(), corrected = *m_corrected, key = m_key, unit = m_unit](
                       const std::stop_token& stop, const Worker::Post& post) {
        BySentence arcs;
        for (std::size_t index = 0; index < treebank.size() && !stop.stop_requested(); ++index) {
            auto found = alikeArcs(treebank, index, corrected, treebank.key(index) == key ? unit : 0);
            if (!found.empty())
                arcs.emplace(treebank.key(index), std::move(found));
        }
        post([this, arcs = std::move(arcs)]() mutable { take(std::move(arcs)); });
    });
}

void AlikeSearch::take(BySentence arcs)
{
    m_found = std::move(arcs);
    for (const SentenceKey key : std::exchange(m_edited, {}))
        lookAgain(key);
    list();
    Q_EMIT changed();
    Q_EMIT searched();
}

void AlikeSearch::forget()
{
    m_worker.abandon();
    m_corrected.reset();
    m_correction.clear();
    m_start.reset();
    m_key = {};
    m_unit = 0;
    m_found.clear();
    list();
    Q_EMIT changed();
}

/// What stands alike in a sentence that has become another one. Listed, and told, once for many sentences.
void AlikeSearch::lookAgain(SentenceKey key)
{
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t index = treebank.indexOf(key);
    if (!m_corrected || index >= treebank.size())
        return;
    if (isBusy())
        m_edited.insert(key);
    auto now = alikeArcs(treebank, index, *m_corrected, key == m_key ? m_unit : 0);
    if (m_found.erase(key) == 0 && now.empty())
        return;
    if (!now.empty())
        m_found.emplace(key, std::move(now));
    if (!std::exchange(m_isToTell, true))
        QMetaObject::invokeMethod(this, &AlikeSearch::tell, Qt::QueuedConnection);
}

void AlikeSearch::tell()
{
    m_isToTell = false;
    list();
    Q_EMIT changed();
}

void AlikeSearch::list()
{
    std::vector<std::pair<std::size_t, const std::vector<ListedArc>*>> places;
    places.reserve(m_found.size());
    for (const auto& [key, arcs] : m_found)
        places.emplace_back(m_workspace.treebank().indexOf(key), &arcs);
    std::ranges::sort(places);
    auto all = std::make_shared<std::vector<ListedArc>>();
    for (const bool areSameWords : {true, false}) {
        for (const auto& [index, arcs] : places)
            std::ranges::copy_if(*arcs, std::back_inserter(*all),
                [&](const ListedArc& each) { return each.arc.areSameWords == areSameWords; });
    }
    m_arcs = std::move(all);
}

void AlikeSearch::correct(const std::vector<ListedArc>& arcs)
{
    if (isCorrecting())
        return;
    m_editedMeanwhile.begin(m_workspace.treebank());
    std::map<SentenceKey, std::vector<AlikeArc>> chosen;
    for (const ListedArc& each : arcs)
        chosen[each.key].push_back(each.arc);
    std::vector<StepBase> bases;
    for (std::size_t document = 0; document < m_workspace.copyCount(); ++document)
        bases.push_back(m_workspace.copy(document).stepBase());
    m_correcting.start([this, chosen = std::move(chosen), bases = std::move(bases), treebank = m_workspace.treebank(),
                           practice = m_workspace.enhancedPractice(),
                           author = userName()](const std::stop_token& stop, const Worker::Post& post) {
        std::map<std::uint32_t, CorrectedDocument> documents;
        for (const auto& [key, ofSentence] : chosen) {
            const std::size_t index = treebank.indexOf(key);
            if (index >= treebank.size() || stop.stop_requested())
                continue;
            const auto before = treebank.sentence(index);
            CorrectedDocument& document = documents[key.document];
            Sentence after
                = inPractice(*before, withCorrected(*before, index, ofSentence, document.told[key]), *practice);
            if (after.tokens == before->tokens && after.bunsetsu == before->bunsetsu)
                continue;
            Edit edit = replacement(key.sentence, before, std::make_shared<const Sentence>(std::move(after)));
            edit.author = author;
            document.edits.emplace(key, std::move(edit));
        }
        for (auto& [number, document] : documents) {
            if (stop.stop_requested())
                return;
            Step step;
            for (const auto& [key, edit] : document.edits)
                step.edits.push_back(edit);
            if (auto ready = prepared(bases[number], std::move(step)))
                document.step = std::move(*ready);
        }
        const auto make = [this](std::map<std::uint32_t, CorrectedDocument>& made) { makeCorrections(made); };
        handOver(std::move(documents), make, post, stop);
    });
}

void AlikeSearch::makeCorrections(std::map<std::uint32_t, CorrectedDocument>& documents)
{
    AlikeCorrections told;
    m_isMaking = true;
    for (auto& one : documents)
        told.isMade = make(one.first, one.second, told) && told.isMade;
    m_isMaking = false;
    Q_EMIT corrected(told);
}

/// What was edited or removed meanwhile stays as it is.
bool AlikeSearch::make(std::uint32_t document, CorrectedDocument& corrected, AlikeCorrections& told)
{
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t all = corrected.edits.size();
    const auto isOther = [&](const auto& one) {
        return m_editedMeanwhile.contains(one.first) || treebank.indexOf(one.first) >= treebank.size();
    };
    std::erase_if(corrected.edits, isOther);
    std::erase_if(corrected.told, isOther);
    for (const auto& [key, ofSentence] : corrected.told)
        told.add(ofSentence);
    if (corrected.edits.empty())
        return true;
    if (corrected.edits.size() == all && corrected.step)
        return m_workspace.make(document, std::move(*corrected.step));
    Step step;
    for (auto& [key, edit] : corrected.edits)
        step.edits.push_back(std::move(edit));
    return m_workspace.make(document, std::move(step));
}

} // namespace arcwright::ui
