// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scored_sentences.h"

namespace arcwright {

namespace {

bool hasAnyRow(const OutcomeTable::System& system, const OutcomeTable::SentenceRows& rows)
{
    for (std::size_t row = rows.first; row < std::size_t{rows.first} + rows.count; ++row) {
        if (system.isPresent(row))
            return true;
    }
    return false;
}

} // namespace

ScoredSentences scoredSentences(const OutcomeTable& table)
{
    ScoredSentences scored;
    scored.counts.assign(table.systems().size(), 0);
    for (const OutcomeTable::SentenceRows& rows : table.sentences()) {
        std::size_t there = 0;
        for (std::size_t system = 0; system < scored.counts.size(); ++system) {
            const bool isThere = hasAnyRow(table.systems()[system], rows);
            scored.counts[system] += isThere ? 1 : 0;
            there += isThere ? 1 : 0;
        }
        scored.areSame = scored.areSame && (there == 0 || there == scored.counts.size());
    }
    return scored;
}

} // namespace arcwright
