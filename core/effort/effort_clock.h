// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/documents/treebank.h"
#include "core/editing/alike_arcs.h"
#include "core/effort/sentence_effort.h"

namespace arcwright {

/// The arcs of a sentence's units, by unit - 1; of bunsetsu with their dependency types.
std::vector<NamedArc> namedArcs(const Sentence& sentence);

/// Counts what is done while a sentence is on view, for each sentence apart: those that are left and come back to go on
/// where they were. The words of a sentence, and the suggestions for it, count when it is confirmed first; what it
/// takes to correct and confirm it anew is added without them. Seconds in which nobody does anything count as long as
/// `longestPause` at most.
class EffortClock {
public:
    static constexpr double longestPause = 60; ///< seconds: whoever reads that long thinks; after that they are away

    /// This sentence is on view from now on, at that time in seconds; what it was when it was looked at first is kept.
    void look(SentenceKey key, const Sentence& sentence, double now);
    /// No sentence is on view.
    void lookAway(double now);
    /// What a parser that has not seen the sentence on view says of it; only the first word counts. By unit - 1; units
    /// without a suggestion have no head.
    void suggest(const std::vector<NamedArc>& arcs);
    void press(double now);
    void click(double now);
    bool isLooking() const { return m_onView.has_value(); }
    bool isLookingAt(SentenceKey key) const { return m_onView == key; }
    /// Whether a suggestion would make no difference any more.
    bool needsNoSuggestion() const;

    /// What the sentence on view took until now, as it is confirmed; it begins anew.
    SentenceEffort confirm(const Sentence& confirmed, double now);
    /// The keys are of other sentences.
    void forgetAll();

private:
    struct Account {
        SentenceEffort effort;
        std::vector<NamedArc> before;
        std::vector<NamedArc> suggested;
        bool wasConfirmed = false; ///< before
    };
    void pass(double now);

    std::map<SentenceKey, Account> m_accounts;
    std::optional<SentenceKey> m_onView;
    double m_last = 0;
};

} // namespace arcwright
