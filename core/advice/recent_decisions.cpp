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
    return {combined(word, arcKey(sentence, unit, suggested)), word,
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

void RecentDecisions::add(const Sentence& sentence, int unit, const SuggestedArc& suggested, const SuggestedArc& right)
{
    m_last.push_back(decisionOf(sentence, unit, suggested, right));
    count(m_last.back(), 1);
    if (m_last.size() <= m_kept)
        return;
    count(m_last.front(), -1);
    m_last.pop_front();
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

void RecentDecisions::bringForward(
    const Sentence& sentence, std::span<const DecidedArc> decided, Suggestion& suggestion) const
{
    for (int unit = 1; unit <= static_cast<int>(suggestion.arcs.size()); ++unit) {
        const auto place = static_cast<std::size_t>(unit) - 1;
        if (std::any_of(decided.begin(), decided.end(), [&](const DecidedArc& one) { return one.unit == unit; }))
            continue;
        std::vector<SuggestedArc>& guesses = suggestion.guesses[place];
        SuggestedArc& suggested = suggestion.arcs[place];
        const Decision asked = decisionOf(sentence, unit, suggested, suggested);
        if (const std::string* relation = settledRelation(asked.arc); relation && suggested.head > kRoot) {
            suggested.relation = *relation;
            std::erase(guesses, suggested);
            guesses.insert(guesses.begin(), suggested);
        }
        if (guesses.size() < 2)
            continue;
        const auto isRemembered = [&](const SuggestedArc& guess) {
            return m_guesses.contains(combined(asked.word, arcKey(sentence, unit, guess)));
        };
        std::stable_partition(guesses.begin() + 1, guesses.end(), isRemembered);
    }
}

} // namespace arcwright
