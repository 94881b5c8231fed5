// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/alike_search.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/editing/in_practice.h"
#include "core/treebank/edit.h"
#include "ui/look/arc_text.h"

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

void putSameWordsFirst(std::vector<ListedArc>& arcs)
{
    std::stable_partition(arcs.begin(), arcs.end(), [](const ListedArc& each) { return each.arc.areSameWords; });
}

/// The sentence with all of the arcs corrected, but for those that are not as they were, and those that an operation
/// refuses.
Sentence corrected(const Sentence& before, std::size_t index, const std::vector<AlikeArc>& arcs, AlikeCorrections& told)
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
    connect(&workspace, &Workspace::sentenceChanged, this, &AlikeSearch::compare);
    connect(&workspace, &Workspace::sentencesReplaced, this, &AlikeSearch::forget);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
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
    if (index == m_index) {
        const auto now = m_workspace.treebank().sentence(index);
        const auto before = std::exchange(m_last, now);
        const bool isTakenBack = m_workspace.copy(key.document).history().canRedo();
        if (isTakenBack && key == m_key)
            forget(); // it may be the correction that was taken back
        else if (!isTakenBack && before && !m_isCorrecting)
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
    m_arcs.clear();
    m_edited.clear();
    Q_EMIT changed();
    m_worker.start([this, treebank = m_workspace.treebank(), corrected = *m_corrected, key = m_key, unit = m_unit](
                       const std::stop_token& stop, const Worker::Post& post) {
        std::vector<ListedArc> arcs;
        for (std::size_t index = 0; index < treebank.size() && !stop.stop_requested(); ++index) {
            auto found = alikeArcs(treebank, index, corrected, treebank.key(index) == key ? unit : 0);
            std::move(found.begin(), found.end(), std::back_inserter(arcs));
        }
        putSameWordsFirst(arcs);
        post([this, arcs = std::move(arcs)]() mutable { take(std::move(arcs)); });
    });
}

void AlikeSearch::take(std::vector<ListedArc> arcs)
{
    m_arcs = std::move(arcs);
    for (const SentenceKey key : std::exchange(m_edited, {}))
        lookAgain(key);
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
    m_arcs.clear();
    Q_EMIT changed();
}

/// What stands alike in a sentence that has become another one. Told, and put in order, once for many sentences.
void AlikeSearch::lookAgain(SentenceKey key)
{
    const Treebank& treebank = m_workspace.treebank();
    const std::size_t index = treebank.indexOf(key);
    if (!m_corrected || index >= treebank.size())
        return;
    if (isBusy())
        m_edited.insert(key);
    auto now = alikeArcs(treebank, index, *m_corrected, key == m_key ? m_unit : 0);
    if (std::erase_if(m_arcs, [&](const ListedArc& each) { return each.key == key; }) == 0 && now.empty())
        return;
    std::move(now.begin(), now.end(), std::back_inserter(m_arcs));
    if (!std::exchange(m_isToTell, true))
        QMetaObject::invokeMethod(this, &AlikeSearch::tell, Qt::QueuedConnection);
}

void AlikeSearch::tell()
{
    m_isToTell = false;
    std::ranges::stable_sort(m_arcs, [&](const ListedArc& one, const ListedArc& other) {
        return m_workspace.treebank().indexOf(one.key) < m_workspace.treebank().indexOf(other.key);
    });
    putSameWordsFirst(m_arcs);
    Q_EMIT changed();
}

AlikeCorrections AlikeSearch::correct(const std::vector<ListedArc>& arcs)
{
    std::map<SentenceKey, std::vector<AlikeArc>> chosen;
    for (const ListedArc& each : arcs)
        chosen[each.key].push_back(each.arc);
    AlikeCorrections told;
    std::map<std::uint32_t, Step> steps;
    const Treebank& treebank = m_workspace.treebank();
    for (const auto& [key, ofSentence] : chosen) {
        const std::size_t index = treebank.indexOf(key);
        if (index >= treebank.size())
            continue;
        const auto before = treebank.sentence(index);
        Sentence after
            = inPractice(*before, corrected(*before, index, ofSentence, told), *m_workspace.enhancedPractice());
        if (after.tokens != before->tokens || after.bunsetsu != before->bunsetsu)
            steps[key.document].edits.push_back(
                replacement(key.sentence, before, std::make_shared<const Sentence>(std::move(after))));
    }
    m_isCorrecting = true;
    for (auto& [document, step] : steps)
        told.isMade = m_workspace.make(document, std::move(step)) && told.isMade;
    m_isCorrecting = false;
    return told;
}

} // namespace arcwright::ui
