// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/variation.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <unordered_set>

#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "core/base/utf8.h"

namespace arcwright {

namespace {

using SentenceList = std::vector<std::shared_ptr<const Sentence>>;

constexpr std::size_t mostElsewhere = 10;
constexpr std::uint64_t boundary = 1; ///< the symbol of what is outside of the sentence

/// The link of two units of a span: the relation and the end that is the dependent; none if they are not linked.
struct Link {
    enum class Dependent : std::uint8_t { None, Left, Right };
    Dependent dependent = Dependent::None;
    std::string_view relation;

    friend auto operator<=>(const Link&, const Link&) = default;
};

/// One occurrence of a nucleus in its context.
struct Occurrence {
    std::uint64_t key = 0;
    std::uint32_t sentence = 0;
    int left = 0;
    int right = 0;

    auto order() const { return std::tuple(key, sentence, left, right); }
};

/// What of a unit has to be the same.
struct UnitSymbols {
    std::vector<std::uint64_t> forms; ///< form and tag, by unit; the boundaries at both ends
    std::vector<std::uint64_t> tags;
};

std::string tagOf(const Sentence& sentence, int unit)
{
    if (sentence.bunsetsu.empty()) {
        const Token& word = sentence.word(unit);
        return word.upos + ' ' + word.xpos;
    }
    const Bunsetsu& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(unit) - 1];
    std::string tags;
    for (int word = bunsetsu.first; word <= bunsetsu.last; ++word)
        tags += sentence.word(word).upos + ' ';
    return tags;
}

UnitSymbols symbolsOf(const Sentence& sentence)
{
    UnitSymbols symbols;
    symbols.forms.push_back(boundary);
    symbols.tags.push_back(boundary);
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        symbols.tags.push_back(hashOf(tagOf(sentence, unit)));
        symbols.forms.push_back(combined(symbols.tags.back(), hashOf(lowerCased(sentence.unitText(unit)))));
    }
    symbols.forms.push_back(boundary);
    symbols.tags.push_back(boundary);
    return symbols;
}

Link linkOf(const Sentence& sentence, int left, int right)
{
    if (sentence.headOf(left) == right)
        return {Link::Dependent::Left, sentence.relationOf(left)};
    if (sentence.headOf(right) == left)
        return {Link::Dependent::Right, sentence.relationOf(right)};
    return {};
}

/// Calls `visit(key, left, right)` for all spans of a sentence, of which the key is the hash in a context.
template <class Visit>
void forEachSpan(const Sentence& sentence, VariationContext context, int longest, Visit visit)
{
    if (sentence.problem)
        return;
    const UnitSymbols symbols = symbolsOf(sentence);
    const auto at = [](int unit) { return static_cast<std::size_t>(unit); };
    const auto& between = context == VariationContext::Tags ? symbols.tags : symbols.forms;
    for (int left = 1; left < sentence.unitCount(); ++left) {
        std::uint64_t inside = symbols.forms[at(left)];
        const int last = std::min(sentence.unitCount(), left + longest);
        for (int right = left + 1; right <= last; ++right) {
            std::uint64_t key = combined(inside, symbols.forms[at(right)]);
            if (context == VariationContext::Outer)
                key = combined(combined(key, symbols.forms[at(left - 1)]), symbols.forms[at(right + 1)]);
            visit(key, left, right);
            inside = combined(inside, between[at(right)]);
        }
    }
}

/// The occurrences of all nuclei that are linked somewhere, by nucleus, then place.
std::vector<Occurrence> occurrencesOf(const SentenceList& sentences, VariationContext context,
    const VariationSettings& settings, const std::stop_token& stop)
{
    std::vector<std::vector<Occurrence>> linked(sentences.size());
    parallelFor(sentences.size(), settings.threads, stop, [&](std::size_t index, unsigned) {
        const Sentence& sentence = *sentences[index];
        forEachSpan(sentence, context, settings.longest, [&](std::uint64_t key, int left, int right) {
            if (linkOf(sentence, left, right).dependent != Link::Dependent::None)
                linked[index].push_back({key, static_cast<std::uint32_t>(index), left, right});
        });
    });
    std::unordered_set<std::uint64_t> keys;
    for (const auto& each : linked) {
        for (const Occurrence& occurrence : each)
            keys.insert(occurrence.key);
    }
    parallelFor(sentences.size(), settings.threads, stop, [&](std::size_t index, unsigned) {
        linked[index].clear();
        forEachSpan(*sentences[index], context, settings.longest, [&](std::uint64_t key, int left, int right) {
            if (keys.contains(key))
                linked[index].push_back({key, static_cast<std::uint32_t>(index), left, right});
        });
    });
    std::vector<Occurrence> all;
    for (const auto& each : linked)
        all.insert(all.end(), each.begin(), each.end());
    std::sort(all.begin(), all.end(), [](const auto& one, const auto& other) { return one.order() < other.order(); });
    return all;
}

SuspicionCause causeOf(const Link& most, const Link& here)
{
    if (most.dependent == Link::Dependent::None)
        return SuspicionCause::VariationNotLinked;
    if (here.dependent == Link::Dependent::None)
        return SuspicionCause::VariationLinked;
    return most.dependent == here.dependent ? SuspicionCause::VariationRelation : SuspicionCause::VariationDirection;
}

/// The annotations of one nucleus that differ from most, all in the same way.
struct Deviation {
    VariationCounts counts;
    Link most;
    Link here;
    std::vector<Occurrence> usual; ///< at most ten
    std::vector<Occurrence> deviating;
};

/// Adds what deviates among the occurrences of one nucleus.
template <class Iterator>
void addDeviations(const SentenceList& sentences, VariationContext context, Iterator begin, Iterator end,
    std::vector<Deviation>& found)
{
    std::map<Link, std::vector<Occurrence>> variants;
    for (auto each = begin; each != end; ++each)
        variants[linkOf(*sentences[each->sentence], each->left, each->right)].push_back(*each);
    if (variants.size() < 2)
        return;
    const auto most = std::max_element(variants.begin(), variants.end(),
        [](const auto& one, const auto& other) { return one.second.size() < other.second.size(); });
    const std::size_t count = most->second.size();
    const std::vector<Occurrence> usual(
        most->second.begin(), most->second.begin() + static_cast<std::ptrdiff_t>(std::min(count, mostElsewhere)));
    for (auto& [link, occurrences] : variants) {
        if (occurrences.size() < count)
            found.push_back({{causeOf(most->first, link), context, count, occurrences.size(),
                                 static_cast<std::size_t>(end - begin)},
                most->first, link, usual, std::move(occurrences)});
    }
}

/// How many annotations of the sentences deviate by each cause, for each unit.
void setUsual(const SentenceList& sentences, std::vector<Deviation>& deviations)
{
    std::size_t units = 0;
    for (const auto& sentence : sentences)
        units += static_cast<std::size_t>(sentence->unitCount());
    std::map<SuspicionCause, std::size_t> deviating;
    for (const Deviation& each : deviations)
        deviating[each.counts.cause] += each.deviating.size();
    for (Deviation& each : deviations)
        each.counts.usual = static_cast<double>(deviating[each.counts.cause]) / static_cast<double>(units);
}

int dependentOf(const Occurrence& occurrence, const Link& link)
{
    return link.dependent == Link::Dependent::Left ? occurrence.left : occurrence.right;
}

/// The words of an occurrence, of those between as many as have to be the same.
std::string wordsOf(const Sentence& sentence, const Occurrence& occurrence, VariationContext context)
{
    std::string words = sentence.unitText(occurrence.left);
    if (context == VariationContext::Tags && occurrence.right - occurrence.left > 1)
        return words + " … " + sentence.unitText(occurrence.right);
    for (int unit = occurrence.left + 1; unit <= occurrence.right; ++unit)
        words += ' ' + sentence.unitText(unit);
    return words;
}

SuspiciousAnnotation annotationOf(const Sentence& sentence, const Deviation& deviation, const Occurrence& occurrence)
{
    const VariationCounts& counts = deviation.counts;
    const Link& usual = deviation.most.dependent == Link::Dependent::None ? deviation.here : deviation.most;
    const Link& here = deviation.here.dependent == Link::Dependent::None ? deviation.most : deviation.here;
    SuspicionReason reason{SuspicionMethod::Variation, counts.cause,
        {std::string(deviation.most.relation), std::to_string(counts.most), std::string(deviation.here.relation),
            std::to_string(counts.here), wordsOf(sentence, occurrence, counts.context)},
        variationConfidence(counts)};
    for (const Occurrence& other : deviation.usual)
        reason.elsewhere.push_back({other.sentence, dependentOf(other, usual)});
    const int unit = dependentOf(occurrence, here);
    SuspiciousAnnotation annotation{occurrence.sentence, unit, sentence.headOf(unit), sentence.relationOf(unit),
        std::nullopt, reason.confidence, {}};
    if (counts.cause == SuspicionCause::VariationRelation || counts.cause == SuspicionCause::VariationLinked)
        annotation.rival = RivalArc{
            unit == occurrence.left ? occurrence.right : occurrence.left, std::string(deviation.most.relation)};
    annotation.reasons.push_back(std::move(reason));
    return annotation;
}

/// The surest entry of each unit, the surest first.
std::vector<SuspiciousAnnotation> bestOfUnits(std::vector<SuspiciousAnnotation> found)
{
    std::stable_sort(found.begin(), found.end(), [](const auto& one, const auto& other) {
        return one.place() != other.place() ? one.place() < other.place() : one.confidence > other.confidence;
    });
    const auto isSameUnit = [](const auto& one, const auto& other) { return one.place() == other.place(); };
    found.erase(std::unique(found.begin(), found.end(), isSameUnit), found.end());
    std::stable_sort(found.begin(), found.end(),
        [](const auto& one, const auto& other) { return one.confidence > other.confidence; });
    return found;
}

} // namespace

double variationConfidence(const VariationCounts& counts)
{
    constexpr std::array contexts{0.0, 0.0, 1.9}; // in the order of VariationContext
    constexpr double least = 1e-6;
    const double share = static_cast<double>(counts.most) / static_cast<double>(counts.all);
    const double odds = -6.6 + 0.9 * std::log(static_cast<double>(counts.most))
        - 2.8 * std::log(static_cast<double>(counts.here)) - 2.0 * share
        + contexts[static_cast<std::size_t>(counts.context)] - 0.95 * std::log(std::max(counts.usual, least));
    return 1 / (1 + std::exp(-odds));
}

Result<std::vector<SuspiciousAnnotation>> findVariation(const SentenceList& sentences,
    const VariationSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    static constexpr std::array contexts{VariationContext::Outer, VariationContext::Inner, VariationContext::Tags};
    std::vector<Deviation> deviations;
    for (std::size_t done = 0; done < contexts.size(); ++done) {
        const auto occurrences = occurrencesOf(sentences, contexts[done], settings, stop);
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        for (auto begin = occurrences.begin(); begin != occurrences.end();) {
            const auto end = std::find_if(
                begin, occurrences.end(), [&](const Occurrence& other) { return other.key != begin->key; });
            addDeviations(sentences, contexts[done], begin, end, deviations);
            begin = end;
        }
        if (progress)
            progress({done + 1, contexts.size()});
    }
    setUsual(sentences, deviations);
    std::vector<SuspiciousAnnotation> found;
    for (const Deviation& deviation : deviations) {
        for (const Occurrence& occurrence : deviation.deviating) {
            const Sentence& sentence = *sentences[occurrence.sentence];
            if (auto annotation = annotationOf(sentence, deviation, occurrence); annotation.head != kNoHead)
                found.push_back(std::move(annotation));
        }
    }
    return bestOfUnits(std::move(found));
}

} // namespace arcwright
