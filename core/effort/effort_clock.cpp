// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effort/effort_clock.h"

#include <algorithm>

namespace arcwright {

namespace {

/// A parser that has not learnt relations suggests heads alone.
bool isAsSuggested(const NamedArc& arc, const NamedArc& suggested)
{
    return arc.head == suggested.head && (suggested.relation.empty() || arc.relation == suggested.relation);
}

} // namespace

std::vector<NamedArc> namedArcs(const Sentence& sentence)
{
    std::vector<NamedArc> arcs;
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu)
        arcs.push_back({bunsetsu.head, bunsetsu.type});
    if (sentence.bunsetsu.empty()) {
        for (const Token& word : sentence.tokens)
            arcs.push_back({word.head, word.relation});
    }
    return arcs;
}

void EffortClock::pass(double now)
{
    if (m_onView)
        m_accounts[*m_onView].effort.seconds += std::clamp(now - m_last, 0.0, longestPause);
    m_last = now;
}

void EffortClock::look(SentenceKey key, const Sentence& sentence, double now)
{
    if (m_onView == key)
        return;
    pass(now);
    m_onView = key;
    Account& account = m_accounts[key];
    if (!account.before.empty())
        return;
    account.before = namedArcs(sentence);
    account.wasConfirmed = sentence.annotation.confirmed;
}

void EffortClock::lookAway(double now)
{
    pass(now);
    m_onView.reset();
}

bool EffortClock::needsNoSuggestion() const
{
    const auto account = m_onView ? m_accounts.find(*m_onView) : m_accounts.end();
    return account == m_accounts.end() || account->second.wasConfirmed || !account->second.suggested.empty();
}

void EffortClock::suggest(const std::vector<NamedArc>& arcs)
{
    if (!needsNoSuggestion())
        m_accounts[*m_onView].suggested = arcs;
}

void EffortClock::press(double now)
{
    pass(now);
    if (m_onView)
        ++m_accounts[*m_onView].effort.keys;
}

void EffortClock::click(double now)
{
    pass(now);
    if (m_onView)
        ++m_accounts[*m_onView].effort.clicks;
}

SentenceEffort EffortClock::confirm(const Sentence& confirmed, double now)
{
    pass(now);
    Account account = m_onView ? m_accounts[*m_onView] : Account();
    SentenceEffort effort = account.effort;
    const std::vector<NamedArc> arcs = namedArcs(confirmed);
    effort.by = confirmed.annotation.confirmedBy;
    effort.words = account.wasConfirmed ? 0 : static_cast<int>(arcs.size());
    const bool hasSameUnits = account.before.size() == arcs.size();
    const bool hasSuggestions = account.suggested.size() == arcs.size();
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        effort.corrected += hasSameUnits && arcs[i] != account.before[i] ? 1 : 0;
        if (hasSuggestions && account.suggested[i].head != kNoHead) {
            ++effort.suggested;
            effort.right += isAsSuggested(arcs[i], account.suggested[i]) ? 1 : 0;
        }
    }
    if (m_onView)
        m_accounts[*m_onView] = {{}, arcs, {}, true};
    return effort;
}

void EffortClock::forgetAll()
{
    m_accounts.clear();
    m_onView.reset();
}

} // namespace arcwright
