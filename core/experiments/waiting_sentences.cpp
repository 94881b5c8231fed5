// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/waiting_sentences.h"

#include <algorithm>
#include <numeric>

namespace arcwright {

WaitingSentences::WaitingSentences(
    const Sentences& sentences, std::size_t first, AnnotationOrder order, std::uint64_t seed)
    : m_sentences(sentences)
    , m_order(order)
    , m_seed(seed)
    , m_waiting(sentences.size() - first)
    , m_values(sentences.size(), 0.0)
    , m_decided(sentences.size())
{
    std::iota(m_waiting.begin(), m_waiting.end(), first);
}

void WaitingSentences::keepStanding(Suggester& parser, const std::stop_token& stop)
{
    if (m_order != AnnotationOrder::Suspicion)
        return;
    m_standing.resize(m_sentences.size());
    for (const std::size_t index : m_waiting) {
        if (stop.stop_requested())
            return;
        m_standing[index] = parser.glance(*m_sentences[index], {}).arcs;
    }
}

void WaitingSentences::ask(Suggester& parser, Suggester* second, const std::stop_token& stop)
{
    const OrderRow& row = rowOf(m_order);
    if (!row.asksParser || row.asked == AskedUnit::Word)
        return;
    for (const std::size_t index : m_waiting) {
        if (stop.stop_requested())
            return;
        const Sentence& sentence = *m_sentences[index];
        const Suggestion suggestion = parser.glance(sentence, {});
        WaitingSentence waiting{sentence, index, m_seed, &suggestion};
        if (m_order == AnnotationOrder::Confidence)
            waiting.confidences = parser.confidences();
        if (m_order == AnnotationOrder::Suspicion)
            waiting.deficits = parser.deficits(m_standing[index]);
        Suggestion other;
        if (row.asksSecond) {
            other = second->glance(sentence, {});
            waiting.second = &other.arcs;
        }
        m_values[index] = worthOf(m_order, waiting).value;
    }
}

double WaitingSentences::valueOf(std::size_t index, const LastCorrections& corrections) const
{
    if (rowOf(m_order).asksParser)
        return m_values[index];
    WaitingSentence waiting{*m_sentences[index], index, m_seed};
    waiting.corrections = &corrections;
    return worthOf(m_order, waiting).value;
}

std::size_t WaitingSentences::takeNext(const LastCorrections& corrections)
{
    auto best = m_waiting.begin();
    double value = valueOf(*best, corrections);
    if (m_order != AnnotationOrder::Sequence) {
        for (auto one = m_waiting.begin() + 1; one != m_waiting.end(); ++one) {
            if (const double other = valueOf(*one, corrections); other > value) {
                best = one;
                value = other;
            }
        }
    }
    const std::size_t index = *best;
    m_waiting.erase(best);
    return index;
}

std::vector<WaitingUnit> WaitingSentences::leastCertain(
    Suggester& parser, std::size_t most, const std::stop_token& stop) const
{
    constexpr int oneOf = 3;
    std::vector<WaitingUnit> units;
    const auto isBefore = [](const WaitingUnit& one, const WaitingUnit& other) { return one.value > other.value; };
    for (const std::size_t index : m_waiting) {
        if (stop.stop_requested())
            return {};
        const Sentence& sentence = *m_sentences[index];
        const Suggestion suggestion = parser.glance(sentence, m_decided[index]);
        std::vector<WaitingUnit> ofSentence;
        for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
            const auto isDecided = std::any_of(m_decided[index].begin(), m_decided[index].end(),
                [&](const DecidedArc& arc) { return arc.unit == unit; });
            if (!isDecided && (sentence.bunsetsu.empty() || unit < sentence.unitCount()))
                ofSentence.push_back({index, unit, suggestion.doubts[static_cast<std::size_t>(unit) - 1]});
        }
        std::stable_sort(ofSentence.begin(), ofSentence.end(), isBefore);
        const auto kept = static_cast<std::size_t>((sentence.unitCount() + oneOf - 1) / oneOf);
        if (ofSentence.size() > kept)
            ofSentence.resize(kept);
        units.insert(units.end(), ofSentence.begin(), ofSentence.end());
    }
    std::stable_sort(units.begin(), units.end(), isBefore);
    if (units.size() > most)
        units.resize(most);
    return units;
}

} // namespace arcwright
