// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/annotation_worth.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/base/utf8.h"

namespace arcwright {

namespace {

constexpr double wordsOfOpening = 2; ///< what it takes to open and confirm a sentence, in words read

std::string percent(double share)
{
    return std::to_string(std::lround(100 * share));
}

std::string oneDigit(double value)
{
    const auto tenths = static_cast<long long>(std::lround(10 * value));
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

/// The last word of a unit stands for it.
const Token& wordOf(const Sentence& sentence, int unit)
{
    return sentence.bunsetsu.empty() ? sentence.word(unit)
                                     : sentence.word(sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].last);
}

std::string tagOf(const Sentence& sentence, int unit)
{
    if (unit < 1 || unit > sentence.unitCount())
        return {};
    const Token& word = wordOf(sentence, unit);
    return word.upos.empty() || word.upos == "_" ? word.xpos : word.upos;
}

double meanOf(const std::vector<double>& values)
{
    return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

int greatest(const std::vector<double>& values)
{
    return values.empty() ? 0 : static_cast<int>(std::max_element(values.begin(), values.end()) - values.begin()) + 1;
}

std::string textOf(const Sentence& sentence, int unit)
{
    return unit > 0 ? sentence.unitText(unit) : std::string();
}

Worth byConfidence(const WaitingSentence& waiting)
{
    std::vector<double> likely = waiting.confidences;
    if (likely.empty()) {
        for (const double doubt : waiting.suggestion->doubts)
            likely.push_back(1 - doubt);
    }
    constexpr double least = 1e-4;
    std::vector<double> losses;
    losses.reserve(likely.size());
    for (const double one : likely)
        losses.push_back(-std::log(std::max(one, least)));
    const int unit = greatest(losses);
    Worth worth{meanOf(losses), unit};
    const double lowest = unit > 0 ? likely[static_cast<std::size_t>(unit) - 1] : 1;
    constexpr double even = 0.5;
    const auto unsure = std::count_if(likely.begin(), likely.end(), [](double one) { return one < even; });
    worth.arguments
        = {std::to_string(unsure), std::to_string(likely.size()), textOf(waiting.sentence, unit), percent(lowest)};
    return worth;
}

Worth byGain(const WaitingSentence& waiting)
{
    const std::vector<double>& doubts = waiting.suggestion->doubts;
    const double wrong = std::accumulate(doubts.begin(), doubts.end(), 0.0);
    const int unit = greatest(doubts);
    constexpr double leastShown = 0.05; // with one digit
    return {wrong / (static_cast<double>(doubts.size()) + wordsOfOpening), unit,
        {wrong < leastShown ? "0" : oneDigit(wrong), std::to_string(doubts.size()), textOf(waiting.sentence, unit)}};
}

Worth byDisagreement(const WaitingSentence& waiting)
{
    const std::vector<SuggestedArc>& first = waiting.suggestion->arcs;
    std::size_t different = 0;
    int unit = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (first[i] == (*waiting.second)[i])
            continue;
        ++different;
        unit = unit == 0 ? static_cast<int>(i) + 1 : unit;
    }
    return {static_cast<double>(different) / (static_cast<double>(first.size()) + wordsOfOpening), unit,
        {std::to_string(different), std::to_string(first.size())}};
}

Worth bySuspicion(const WaitingSentence& waiting)
{
    const std::vector<double>& deficits = waiting.deficits;
    const auto against = std::count_if(deficits.begin(), deficits.end(), [](double one) { return one > 0; });
    const int unit = greatest(deficits);
    const double all = std::accumulate(deficits.begin(), deficits.end(), 0.0);
    return {all / (static_cast<double>(deficits.size()) + wordsOfOpening), unit,
        {std::to_string(against), std::to_string(waiting.sentence.unitCount()), textOf(waiting.sentence, unit)}};
}

Worth bySimilarity(const WaitingSentence& waiting)
{
    std::vector<double> likeness;
    for (int unit = 1; unit <= waiting.sentence.unitCount(); ++unit)
        likeness.push_back(waiting.corrections->likeness(waiting.sentence, unit));
    const auto alike = std::count_if(likeness.begin(), likeness.end(), [](double one) { return one > 0; });
    const int unit = greatest(likeness);
    const double all = std::accumulate(likeness.begin(), likeness.end(), 0.0);
    return {all / (static_cast<double>(likeness.size()) + wordsOfOpening), unit,
        {std::to_string(alike), std::to_string(likeness.size()), textOf(waiting.sentence, unit)}};
}

} // namespace

LastCorrections::Keys LastCorrections::keysOf(const Sentence& sentence, int unit)
{
    const Token& word = wordOf(sentence, unit);
    const std::string tag = tagOf(sentence, unit);
    const std::string& lemma = word.lemma.empty() || word.lemma == "_" ? word.form : word.lemma;
    return {hashOf(lowerCased(lemma) + '\t' + tag),
        hashOf(tagOf(sentence, unit - 1) + '\t' + tag + '\t' + tagOf(sentence, unit + 1))};
}

void LastCorrections::add(const Sentence& sentence, int unit)
{
    const Keys keys = keysOf(sentence, unit);
    m_last.push_back(keys);
    m_words.insert(keys.word);
    m_contexts.insert(keys.context);
    if (m_last.size() <= m_kept)
        return;
    m_words.erase(m_words.find(m_last.front().word));
    m_contexts.erase(m_contexts.find(m_last.front().context));
    m_last.pop_front();
}

double LastCorrections::likeness(const Sentence& sentence, int unit) const
{
    constexpr double ofContext = 0.5;
    const Keys keys = keysOf(sentence, unit);
    return m_words.contains(keys.word) ? 1 : m_contexts.contains(keys.context) ? ofContext : 0;
}

Worth worthOfWord(const Sentence& sentence, int unit, double doubt)
{
    return {doubt, unit, {percent(1 - doubt), textOf(sentence, unit)}};
}

Worth worthOf(AnnotationOrder order, const WaitingSentence& waiting)
{
    switch (order) {
    case AnnotationOrder::Random:
        return {Random(mixed(waiting.place + 1) + waiting.seed).unit()};
    case AnnotationOrder::Confidence:
        return byConfidence(waiting);
    case AnnotationOrder::Gain:
        return byGain(waiting);
    case AnnotationOrder::Disagreement:
        return byDisagreement(waiting);
    case AnnotationOrder::Suspicion:
        return bySuspicion(waiting);
    case AnnotationOrder::Similar:
        return bySimilarity(waiting);
    case AnnotationOrder::Words: {
        const int unit = greatest(waiting.suggestion->doubts);
        return worthOfWord(
            waiting.sentence, unit, unit > 0 ? waiting.suggestion->doubts[static_cast<std::size_t>(unit) - 1] : 0);
    }
    case AnnotationOrder::Sequence:
        break;
    }
    return {-static_cast<double>(waiting.place), 0, {std::to_string(waiting.place + 1)}};
}

} // namespace arcwright
