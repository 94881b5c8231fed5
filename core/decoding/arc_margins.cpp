// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/arc_margins.h"

#include <algorithm>
#include <limits>

#include "core/decoding/arc_scores.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

} // namespace

bool ArcMargins::computeProjective(const ArcLists& arcs, RootPolicy root)
{
    m_items.reset(arcs, root);
    return runProjective();
}

bool ArcMargins::computeProjective(const SecondOrderScores& scores, RootPolicy root)
{
    m_items.reset(scores, root);
    return runProjective();
}

bool ArcMargins::runProjective()
{
    using Item = ProjectiveItems::Item;
    using Split = ProjectiveItems::Split;
    const ArcLists& arcs = m_items.arcs();
    m_margins.reset(arcs.words(), impossible);
    if (arcs.words() == 0)
        return true;
    m_inside.assign(m_items.size(), impossible);
    m_outside.assign(m_items.size(), impossible);
    const auto inside = [&](const Item& item) { return item.isNode() ? 0 : m_inside[m_items.index(item)]; };
    m_items.forEachItem([&](const Item& item) {
        double best = impossible;
        m_items.forEachSplit(item, [&](const Split& split) {
            best = std::max(best, inside(split.first) + inside(split.second) + split.score);
        });
        m_inside[m_items.index(item)] = best;
    });
    if (inside(m_items.goal()) == impossible)
        return false;
    m_outside[m_items.index(m_items.goal())] = 0;
    const auto raise = [](double& value, double to) { value = std::max(value, to); };
    m_items.forEachItemBackwards([&](const Item& item) {
        const double outside = m_outside[m_items.index(item)];
        if (outside == impossible)
            return;
        m_items.forEachSplit(item, [&](const Split& split) {
            const double around = outside + split.score;
            raise(m_outside[m_items.index(split.first)], around + inside(split.second));
            raise(m_outside[m_items.index(split.second)], around + inside(split.first));
            if (split.arc != ArcLists::noArc)
                raise(m_margins.at(arcs.head(split.arc), arcs.dependent(split.arc)),
                    around + inside(split.first) + inside(split.second));
        });
    });
    takeDifferences();
    return true;
}

/// From the best score with each arc to its margin: without it, the word has another head.
void ArcMargins::takeDifferences()
{
    for (int word = 1; word <= m_margins.words(); ++word) {
        const auto with = m_margins.of(word);
        double best = impossible;
        double second = impossible;
        for (const double score : with) {
            second = std::max(second, std::min(best, score));
            best = std::max(best, score);
        }
        for (double& score : with) {
            if (score != impossible)
                score -= score == best ? second : best;
        }
    }
}

bool ArcMargins::computeNonProjective(const ArcScores& scores, RootPolicy root)
{
    m_margins.reset(scores.words(), impossible);
    if (!m_decoder.decode(scores, root, m_heads))
        return false;
    m_scores = scores;
    for (int word = 1; word <= scores.words(); ++word) {
        for (int head = 0; head <= scores.words(); ++head)
            m_scores.at(head, word) = forbiddenScore;
        for (int head = 0; head <= scores.words(); ++head) {
            m_scores.at(head, word) = scores.at(head, word);
            if (scores.at(head, word) != forbiddenScore)
                m_margins.at(head, word) = m_decoder.decode(m_scores, root, m_heads).value_or(impossible);
            m_scores.at(head, word) = forbiddenScore;
        }
        for (int head = 0; head <= scores.words(); ++head)
            m_scores.at(head, word) = scores.at(head, word);
    }
    takeDifferences();
    return true;
}

bool ArcMargins::computeNonProjectiveTree(const ArcScores& scores, RootPolicy root, std::vector<int>& heads)
{
    m_margins.reset(scores.words(), impossible);
    const auto best = m_decoder.decode(scores, root, heads);
    if (!best)
        return false;
    m_scores = scores;
    for (int word = 1; word <= scores.words(); ++word) {
        float& score = m_scores.at(heads[static_cast<std::size_t>(word)], word);
        score = forbiddenScore;
        m_margins.at(heads[static_cast<std::size_t>(word)], word)
            = *best - m_decoder.decode(m_scores, root, m_heads).value_or(impossible);
        score = scores.at(heads[static_cast<std::size_t>(word)], word);
    }
    return true;
}

} // namespace arcwright
