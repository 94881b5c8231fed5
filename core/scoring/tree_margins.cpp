// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/tree_margins.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/decoding/tree_scorer.h"
#include "core/scoring/likely_arcs.h"

namespace arcwright {

namespace {

constexpr double unboundedLoss = std::numeric_limits<double>::infinity();
constexpr double mostSteps = 4e9; // of an exact search: some seconds

} // namespace

void TreeMargins::compute(SentenceParser& parsed, const DecoderSettings& settings)
{
    m_tree = parsed.tree().heads;
    m_losses.reset(parsed.arcScores().words(), unboundedLoss);
    if (m_tree.size() < 2 || m_tree[1] == kNoHead)
        return;
    bool isExact = false;
    // A projective decoder's tree need not be projective where it was parsed around fixed arcs.
    const bool isProjective = arcwright::isProjective(m_tree);
    const double words = static_cast<double>(m_tree.size()) - 1;
    const DecoderRow& row = rowOf(settings.decoder);
    if (row.isExact && row.order == ScoreOrder::First) {
        m_arcs.reset(parsed.arcScores());
        const bool ofAllTrees = row.shape == GraphShape::Tree || !isProjective;
        if (words * m_arcs.size() * (ofAllTrees ? words : 1) > mostSteps)
            return takeChangesOfFirstOrder(settings.root);
        isExact = ofAllTrees ? m_exact.computeNonProjective(parsed.arcScores(), settings.root)
                             : m_exact.computeProjective(m_arcs, settings.root);
    } else if (row.isExact) {
        const SecondOrderScores& scores = parsed.secondOrderScores();
        const bool isShort = words * (scores.arcs().size() + static_cast<double>(scores.cells())) <= mostSteps;
        isExact = isShort && isProjective && m_exact.computeProjective(scores, settings.root);
    } else if (row.scoresInside) {
        takeLikelyArcs(parsed, m_arcs);
    }
    if (isExact)
        takeExact(parsed.arcScores());
    else
        takeChanges(parsed, settings);
}

void TreeMargins::takeExact(const ArcScores& scores)
{
    for (int word = 1; word <= scores.words(); ++word) {
        for (int head = 0; head <= scores.words(); ++head) {
            if (head != m_tree[static_cast<std::size_t>(word)] && scores.at(head, word) != forbiddenScore)
                m_losses.at(head, word) = -m_exact.margins().at(head, word);
        }
    }
}

void TreeMargins::takeChangesOfFirstOrder(RootPolicy root)
{
    for (int arc = 0; arc < m_arcs.size(); ++arc) {
        const int word = m_arcs.dependent(arc);
        const int current = m_tree[static_cast<std::size_t>(word)];
        const bool movesRoot = root == RootPolicy::Single && (m_arcs.head(arc) == kRoot || current == kRoot);
        if (m_arcs.head(arc) == current || movesRoot || isAncestor(m_tree, word, m_arcs.head(arc)))
            continue;
        const int own = m_arcs.find(current, word);
        m_losses.at(m_arcs.head(arc), word)
            = std::max(0.0, static_cast<double>(m_arcs.score(own)) - static_cast<double>(m_arcs.score(arc)));
    }
}

void TreeMargins::takeChanges(SentenceParser& parsed, const DecoderSettings& settings)
{
    const ArcLists& arcs = scoresInside(settings.decoder) ? m_arcs : parsed.secondOrderScores().arcs();
    TreeScorer& scorer = parsed.treeScorer(settings);
    const RootPolicy root = settings.root;
    const bool approximate = scoresInside(settings.decoder); // a tree one head away may score more, and not be found
    scorer.start(m_tree);
    for (int word = 1; word <= arcs.words(); ++word) {
        const int current = m_tree[static_cast<std::size_t>(word)];
        m_candidates.clear();
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            const int head = arcs.inHead(position);
            const bool movesRoot = root == RootPolicy::Single && (head == kRoot || current == kRoot);
            if (head != current && !movesRoot && !isAncestor(m_tree, word, head))
                m_candidates.push_back(head);
        }
        m_gains.resize(m_candidates.size());
        scorer.gains(word, m_candidates, m_gains);
        for (std::size_t i = 0; i < m_candidates.size(); ++i)
            m_losses.at(m_candidates[i], word) = approximate ? std::max(-m_gains[i], 0.0) : -m_gains[i];
    }
}

std::vector<HeadLoss> TreeMargins::heads(int word) const
{
    const int own = m_tree[static_cast<std::size_t>(word)];
    if (own == kNoHead)
        return {};
    std::vector<HeadLoss> found{{own, 0}};
    for (int head = 0; head <= m_losses.words(); ++head) {
        if (head != own && std::isfinite(m_losses.at(head, word)))
            found.push_back({head, m_losses.at(head, word)});
    }
    std::stable_sort(found.begin() + 1, found.end(),
        [](const HeadLoss& first, const HeadLoss& second) { return first.loss < second.loss; });
    return found;
}

double TreeMargins::margin(int word) const
{
    const auto losses = m_losses.of(word);
    return *std::min_element(losses.begin(), losses.end());
}

} // namespace arcwright
