// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/recent_decisions.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/utf8.h"

namespace arcwright {

namespace {

const Token& lastWord(const Sentence& sentence, int unit)
{
    return sentence.bunsetsu.empty() ? sentence.word(unit)
                                     : sentence.word(sentence.bunsetsu[static_cast<std::size_t>(unit) - 1].last);
}

std::uint64_t tagKey(const Sentence& sentence, int unit)
{
    if (unit < 1 || unit > sentence.unitCount())
        return 1;
    const Token& word = lastWord(sentence, unit);
    return hashOf(word.upos + '\t' + word.xpos);
}

std::uint64_t wordKey(const Sentence& sentence, int unit)
{
    const Token& word = lastWord(sentence, unit);
    const std::string& lemma = word.lemma.empty() || word.lemma == "_" ? word.form : word.lemma;
    return combined(hashOf(lowerCased(lemma)), tagKey(sentence, unit));
}

/// Side and tag of a head, and the relation.
std::uint64_t arcKey(const Sentence& sentence, int unit, const SuggestedArc& arc)
{
    const std::uint64_t side = arc.head <= kRoot ? 0 : arc.head < unit ? 1 : 2;
    return combined(combined(side, tagKey(sentence, arc.head)), hashOf(arc.relation));
}

} // namespace

RecentDecisions::Decision RecentDecisions::decisionOf(
    const Sentence& sentence, int unit, const SuggestedArc& suggested, const SuggestedArc& right)
{
    const std::uint64_t word = wordKey(sentence, unit);
    return {0, combined(word, arcKey(sentence, unit, suggested)), word,
        suggested.head == right.head ? right.relation : std::string(), combined(word, arcKey(sentence, unit, right))};
}

void RecentDecisions::count(const Decision& decision, int by)
{
    auto& relations = m_relationsOf[decision.arc];
    if ((relations[decision.relation] += by) == 0)
        relations.erase(decision.relation);
    if (relations.empty())
        m_relationsOf.erase(decision.arc);
    if ((m_guesses[decision.guess] += by) == 0)
        m_guesses.erase(decision.guess);
}

std::uint64_t RecentDecisions::add(
    const Sentence& sentence, int unit, const SuggestedArc& suggested, const SuggestedArc& right)
{
    m_last.push_back(decisionOf(sentence, unit, suggested, right));
    m_last.back().number = ++m_added;
    count(m_last.back(), 1);
    if (m_last.size() > m_kept) {
        count(m_last.front(), -1);
        m_last.pop_front();
    }
    return m_added;
}

void RecentDecisions::forget(std::uint64_t decision)
{
    const auto found = std::lower_bound(m_last.begin(), m_last.end(), decision,
        [](const Decision& one, std::uint64_t number) { return one.number < number; });
    if (found == m_last.end() || found->number != decision)
        return;
    count(*found, -1);
    m_last.erase(found);
}

/// The only relation that such arcs got; null if there are several, or too few decisions.
const std::string* RecentDecisions::settledRelation(Key arc) const
{
    constexpr int fewest = 2;
    const auto found = m_relationsOf.find(arc);
    if (found == m_relationsOf.end() || found->second.size() != 1 || found->second.begin()->second < fewest)
        return nullptr;
    const std::string& relation = found->second.begin()->first;
    return relation.empty() ? nullptr : &relation;
}

std::vector<BroughtGuess> RecentDecisions::brought(
    const Sentence& sentence, int unit, std::span<const SuggestedArc> guesses) const
{
    std::vector<BroughtGuess> all;
    all.reserve(guesses.size() + 1);
    for (std::size_t place = 0; place < guesses.size(); ++place)
        all.push_back({guesses[place], place});
    if (all.empty())
        return all;
    const Decision asked = decisionOf(sentence, unit, guesses.front(), guesses.front());
    const std::string* const relation = settledRelation(asked.arc);
    if (relation != nullptr && guesses.front().head > kRoot) {
        const SuggestedArc taken{guesses.front().head, *relation};
        const auto found
            = std::find_if(all.begin(), all.end(), [&](const BroughtGuess& guess) { return guess.arc == taken; });
        if (found == all.end())
            all.insert(all.begin(), {taken, std::nullopt});
        else
            std::rotate(all.begin(), found, found + 1);
    }
    std::stable_partition(all.begin() + 1, all.end(), [&](const BroughtGuess& guess) {
        return m_guesses.contains(combined(asked.word, arcKey(sentence, unit, guess.arc)));
    });
    return all;
}

void RecentDecisions::bringForward(
    const Sentence& sentence, std::span<const DecidedArc> decided, Suggestion& suggestion) const
{
    for (int unit = 1; unit <= static_cast<int>(suggestion.arcs.size()); ++unit) {
        const auto place = static_cast<std::size_t>(unit) - 1;
        if (std::any_of(decided.begin(), decided.end(), [&](const DecidedArc& one) { return one.unit == unit; }))
            continue;
        std::vector<SuggestedArc>& guesses = suggestion.guesses[place];
        if (guesses.empty())
            guesses.push_back(suggestion.arcs[place]);
        const std::vector<BroughtGuess> all = brought(sentence, unit, guesses);
        if (all.front().from != std::size_t{0})
            suggestion.arcs[place] = all.front().arc;
        guesses.clear();
        for (const BroughtGuess& guess : all)
            guesses.push_back(guess.arc);
    }
}

} // namespace arcwright
