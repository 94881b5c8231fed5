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
        std::vector<SuggestedArc> other;
        if (row.asksSecond)
            other = second->glance(sentence, {}).arcs;
        else if (m_order == AnnotationOrder::Suspicion)
            other = m_standing[index];
        m_values[index] = worthOf(OrderSources{m_order, m_seed, &parser}, sentence, index, {}, &other).value;
    }
}

double WaitingSentences::valueOf(std::size_t index, const LastCorrections& corrections) const
{
    if (rowOf(m_order).asksParser)
        return m_values[index];
    return worthOf(OrderSources{m_order, m_seed, nullptr, &corrections}, *m_sentences[index], index, {}, nullptr).value;
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
    std::vector<WaitingUnit> units;
    const auto isBefore = [](const WaitingUnit& one, const WaitingUnit& other) { return one.value > other.value; };
    for (const std::size_t index : m_waiting) {
        if (stop.stop_requested())
            return {};
        for (const Worth& worth : worthsOfWords(parser, *m_sentences[index], m_decided[index]))
            units.push_back({index, worth.unit, worth.value});
    }
    std::stable_sort(units.begin(), units.end(), isBefore);
    if (units.size() > most)
        units.resize(most);
    return units;
}

} // namespace arcwright
