// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/waiting_worth.h"

#include <algorithm>

namespace arcwright {

namespace {

/// Where there is no arc, or no relation, the parser's own: what says nothing contradicts nothing.
std::vector<SuggestedArc> filledUp(std::vector<SuggestedArc> arcs, const std::vector<SuggestedArc>& parsers)
{
    for (std::size_t i = 0; i < arcs.size() && i < parsers.size(); ++i) {
        if (arcs[i].head == kNoHead || (arcs[i].head == parsers[i].head && arcs[i].relation.empty()))
            arcs[i] = parsers[i];
    }
    return arcs;
}

} // namespace

Worth worthOf(const OrderSources& sources, const Sentence& sentence, std::size_t place,
    std::span<const DecidedArc> decided, const std::vector<SuggestedArc>* other)
{
    WaitingSentence waiting{sentence, place, sources.seed};
    waiting.corrections = sources.corrections;
    if (!rowOf(sources.order).asksParser)
        return worthOf(sources.order, waiting);
    const Suggestion suggestion = sources.parser->glance(sentence, decided);
    waiting.suggestion = &suggestion;
    if (sources.order == AnnotationOrder::Confidence)
        waiting.confidences = sources.parser->confidences();
    if (sources.order == AnnotationOrder::Suspicion)
        waiting.deficits = sources.parser->deficits(filledUp(*other, suggestion.arcs));
    std::vector<SuggestedArc> second;
    if (sources.order == AnnotationOrder::Disagreement) {
        second = filledUp(*other, suggestion.arcs);
        waiting.second = &second;
    }
    return worthOf(sources.order, waiting);
}

std::vector<Worth> worthsOfWords(Suggester& parser, const Sentence& sentence, std::span<const DecidedArc> decided)
{
    constexpr int oneOf = 3;
    const Suggestion suggestion = parser.glance(sentence, decided);
    const int units = sentence.bunsetsu.empty() ? sentence.unitCount() : sentence.unitCount() - 1;
    std::vector<Worth> worths;
    for (int unit = 1; unit <= units; ++unit) {
        const auto isOf = [&](const DecidedArc& arc) { return arc.unit == unit; };
        if (std::none_of(decided.begin(), decided.end(), isOf))
            worths.push_back(worthOfWord(sentence, unit, suggestion.doubts[static_cast<std::size_t>(unit) - 1]));
    }
    std::stable_sort(
        worths.begin(), worths.end(), [](const Worth& one, const Worth& other) { return one.value > other.value; });
    const auto most = static_cast<std::size_t>((sentence.unitCount() + oneOf - 1) / oneOf);
    if (worths.size() > most)
        worths.resize(most);
    return worths;
}

} // namespace arcwright
