// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/queue_valuer.h"

#include <algorithm>
#include <utility>

#include "core/editing/annotation_operations.h"

namespace arcwright {

namespace {

std::vector<SuggestedArc> standingArcs(const Sentence& sentence)
{
    std::vector<SuggestedArc> arcs;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        arcs.push_back({sentence.headOf(unit), sentence.relationOf(unit)});
    return arcs;
}

} // namespace

bool isWaiting(const Sentence& sentence)
{
    return !sentence.problem && sentence.unitCount() > 0 && !sentence.annotation.confirmed;
}

std::vector<DecidedArc> pinnedArcs(const Sentence& sentence)
{
    std::vector<DecidedArc> arcs;
    for (const Pin& pin : sentence.annotation.pins) {
        if (holds(sentence, pin))
            arcs.push_back({pin.dependent, {pin.head, sentence.relationOf(pin.dependent)}});
    }
    return arcs;
}

QueueValuer::QueueValuer(QueueSources sources) : m_sources(std::move(sources)) { }

bool QueueValuer::canValue(const QueueSources& sources)
{
    const OrderRow& row = rowOf(sources.order);
    return (!row.asksParser || sources.words || sources.bunsetsu) && (!row.asksSecond || sources.second);
}

/// Nothing where no model is of these units.
std::optional<QueueValuer::Speaker> QueueValuer::speakerOf(std::size_t index, const Sentence& sentence) const
{
    const SentenceKey key = m_sources.treebank.key(index);
    if (sentence.bunsetsu.empty() && m_sources.words)
        return Speaker{m_sources.words->foldOf(key, sentence), m_sources.words->exposureOf(key, sentence)};
    if (!sentence.bunsetsu.empty() && m_sources.bunsetsu)
        return Speaker{m_sources.bunsetsu->foldOf(key, sentence), m_sources.bunsetsu->exposureOf(key, sentence)};
    return std::nullopt;
}

Suggester& QueueValuer::suggesterOf(std::size_t fold)
{
    if (m_suggester && m_fold == fold)
        return *m_suggester;
    const auto of
        = [fold](const auto& models) { return fold < models.folds().size() ? models.folds()[fold] : models.whole(); };
    m_suggester.reset(); // its weights are large
    m_suggester
        = m_sources.words ? makeSuggester(of(*m_sources.words)) : makeSuggester(AnyModel(of(*m_sources.bunsetsu)));
    m_fold = fold;
    return *m_suggester;
}

/// What the parser's analysis is held against; nothing where there should be something and is not. Two that have seen a
/// sentence, or one, agree too readily.
std::optional<std::vector<SuggestedArc>> QueueValuer::otherOf(
    std::size_t index, const Sentence& sentence, Exposure& exposure)
{
    if (m_sources.order != AnnotationOrder::Disagreement)
        return standingArcs(sentence);
    const Analysis* analysis = m_sources.second->find(m_sources.treebank.key(index));
    if (analysis == nullptr || analysis->graph.size() != sentence.unitCount() || !analysis->unsaid.empty())
        return std::nullopt;
    if (!isScored(*analysis))
        exposure = Exposure::Seen;
    std::vector<SuggestedArc> arcs;
    for (int unit = 1; unit <= analysis->graph.size(); ++unit) {
        const Arc arc = analysis->graph.arc(unit);
        arcs.push_back({arc.head, arc.relation ? std::string(m_sources.relations->text(arc.relation)) : std::string()});
    }
    return arcs;
}

std::vector<QueueEntry> QueueValuer::entriesOf(std::size_t index)
{
    const auto sentence = m_sources.treebank.sentence(index);
    if (!isWaiting(*sentence))
        return {};
    const OrderRow& row = rowOf(m_sources.order);
    QueueEntry entry{m_sources.treebank.key(index), index, 0, sentence->unitCount(), Exposure::Unseen, {}};
    OrderSources order{m_sources.order, m_sources.seed, nullptr, &m_sources.corrections};
    if (!row.asksParser) {
        entry.worth = worthOf(order, *sentence, index, {}, nullptr);
        return {std::move(entry)};
    }
    const auto speaker = speakerOf(index, *sentence);
    if (!speaker)
        return {};
    entry.exposure = speaker->exposure;
    order.parser = &suggesterOf(speaker->fold);
    const std::vector<DecidedArc> decided = pinnedArcs(*sentence);
    std::vector<QueueEntry> entries;
    if (row.asked == AskedUnit::Word) {
        for (Worth& worth : worthsOfWords(*order.parser, *sentence, decided)) {
            entry.asked = worth.unit;
            entry.worth = std::move(worth);
            entries.push_back(entry);
        }
        return entries;
    }
    const auto other = otherOf(index, *sentence, entry.exposure);
    if (!other)
        return {};
    entry.worth = worthOf(order, *sentence, index, decided, &*other);
    return {std::move(entry)};
}

void QueueValuer::value(std::span<const std::size_t> indices, const std::stop_token& stop,
    const std::function<void(std::size_t index, std::vector<QueueEntry>)>& take)
{
    std::vector<std::pair<std::size_t, std::size_t>> byFold;
    byFold.reserve(indices.size());
    for (const std::size_t index : indices) {
        if (stop.stop_requested())
            return;
        const auto speaker = speakerOf(index, *m_sources.treebank.sentence(index));
        byFold.emplace_back(speaker ? speaker->fold : 0, index);
    }
    std::ranges::stable_sort(byFold, {}, &std::pair<std::size_t, std::size_t>::first);
    for (const auto& [fold, index] : byFold) {
        if (stop.stop_requested())
            return;
        take(index, entriesOf(index));
    }
}

} // namespace arcwright
