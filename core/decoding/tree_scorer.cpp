// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/tree_scorer.h"

#include <cmath>

namespace arcwright {

double SecondOrderTreeScorer::start(std::span<const int> heads)
{
    const ArcLists& arcs = m_scores.arcs();
    m_values.reset(m_scores, m_root);
    m_current.assign(heads.size(), ArcLists::noArc);
    for (std::size_t word = 1; word < heads.size(); ++word) {
        m_current[word] = arcs.find(heads[word], static_cast<int>(word));
        m_values.put(m_current[word]);
    }
    return m_values.update().value();
}

void SecondOrderTreeScorer::gains(int word, std::span<const int> candidates, std::span<double> gains)
{
    const ArcLists& arcs = m_scores.arcs();
    const CountedScore own = m_values.value(arcs.inPosition(m_current[static_cast<std::size_t>(word)]));
    for (std::size_t i = 0; i < candidates.size(); ++i)
        gains[i] = (m_values.value(arcs.inPosition(arcs.find(candidates[i], word))) - own).gain();
}

void SecondOrderTreeScorer::changed(int word, int head)
{
    int& arc = m_current[static_cast<std::size_t>(word)];
    m_values.take(arc);
    m_values.update(arc);
    arc = m_scores.arcs().find(head, word);
    m_values.put(arc);
    m_values.update(arc);
}

std::optional<ScoreShares> SecondOrderTreeScorer::shares()
{
    ScoreShares shares;
    std::vector<bool> isThere(static_cast<std::size_t>(m_scores.arcs().size()), false);
    for (std::size_t word = 1; word < m_current.size(); ++word) {
        isThere[static_cast<std::size_t>(m_current[word])] = true;
        shares.arcs += static_cast<double>(m_scores.arcs().score(m_current[word]));
    }
    shares.siblings = scoreOfArcs(m_scores, isThere) - shares.arcs;
    return std::isfinite(shares.total()) ? std::optional(shares) : std::nullopt;
}

} // namespace arcwright
