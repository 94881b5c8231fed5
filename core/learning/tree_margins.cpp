// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/tree_margins.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/decoding/tree_scorer.h"

namespace arcwright {

namespace {

constexpr double impossible = std::numeric_limits<double>::infinity();

} // namespace

void TreeMargins::compute(SentenceParser& parsed, const DecoderSettings& settings)
{
    m_tree = parsed.tree().heads;
    m_losses.reset(parsed.arcScores().words(), impossible);
    if (m_tree.size() < 2 || m_tree[1] == kNoHead)
        return;
    bool isExact = false;
    // A projective decoder's tree need not be projective where it was parsed around fixed arcs.
    const bool isProjective = arcwright::isProjective(m_tree);
    switch (settings.decoder) {
    case Decoder::Eisner:
        m_arcs.reset(parsed.arcScores());
        isExact = isProjective ? m_exact.computeProjective(m_arcs, settings.root)
                               : m_exact.computeNonProjective(parsed.arcScores(), settings.root);
        break;
    case Decoder::Eisner2:
        isExact = isProjective && m_exact.computeProjective(parsed.secondOrderScores(), settings.root);
        break;
    case Decoder::Cle:
        isExact = m_exact.computeNonProjective(parsed.arcScores(), settings.root);
        break;
    case Decoder::EisnerSpan:
        m_arcs.reset(parsed.arcScores());
        break;
    case Decoder::Hill:
    case Decoder::Multi:
    case Decoder::Restarts:
        break;
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
