// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/system_comparison.h"

#include <cassert>

namespace arcwright {

void SystemComparison::add(const Sentence& sentence, const Graph& gold, const Graph& first, const Graph& second,
    const PunctuationTags& punctuation)
{
    assert(gold.size() == sentence.unitCount() && first.size() == gold.size() && second.size() == gold.size());
    for (auto& outcomes : m_outcomes)
        outcomes.emplace_back();
    const auto count = [&](ComparedScore score, bool isFirst, bool isSecond) {
        const auto index = static_cast<std::size_t>(score);
        SentenceOutcome& outcome = m_outcomes[index].back();
        ++outcome.tokens;
        outcome.first += isFirst ? 1 : 0;
        outcome.second += isSecond ? 1 : 0;
        Agreement& agreement = m_agreements[index];
        if (isFirst)
            ++(isSecond ? agreement.both : agreement.onlyFirst);
        else
            ++(isSecond ? agreement.onlySecond : agreement.neither);
    };
    for (int unit = 1; unit <= gold.size(); ++unit) {
        const Arc expected = gold.arc(unit);
        const bool heads[]{first.arc(unit).head == expected.head, second.arc(unit).head == expected.head};
        const bool arcs[]{first.arc(unit) == expected, second.arc(unit) == expected};
        count(ComparedScore::Uas, heads[0], heads[1]);
        count(ComparedScore::Las, arcs[0], arcs[1]);
        if (punctuation.contains(sentence, unit))
            continue;
        count(ComparedScore::UasWithoutPunctuation, heads[0], heads[1]);
        count(ComparedScore::LasWithoutPunctuation, arcs[0], arcs[1]);
    }
}

McNemar SystemComparison::mcNemar(ComparedScore score) const
{
    return arcwright::mcNemar(agreement(score).onlyFirst, agreement(score).onlySecond);
}

Bootstrap SystemComparison::bootstrap(ComparedScore score, const BootstrapSettings& settings) const
{
    return pairedBootstrap(m_outcomes[static_cast<std::size_t>(score)], settings);
}

} // namespace arcwright
