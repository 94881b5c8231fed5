// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/tree_margins.h"

#include <algorithm>
#include <limits>

#include "core/decoding/tree_scorer.h"

namespace arcwright {

const std::vector<double>& TreeMargins::compute(const SentenceParser& parsed, const DecoderSettings& settings)
{
    const LabelledTree& tree = parsed.tree();
    m_margins.assign(tree.heads.size(), std::numeric_limits<double>::infinity());
    if (tree.heads.size() < 2 || tree.heads[1] == kNoHead)
        return m_margins;
    bool isExact = false;
    switch (settings.decoder) {
    case Decoder::Eisner:
        m_arcs.reset(parsed.arcScores());
        isExact = m_exact.computeProjective(m_arcs, settings.root);
        break;
    case Decoder::Eisner2:
        isExact = m_exact.computeProjective(parsed.secondOrderScores(), settings.root);
        break;
    case Decoder::Cle:
        isExact = m_exact.computeNonProjectiveTree(parsed.arcScores(), settings.root, m_heads);
        break;
    case Decoder::Hill:
    case Decoder::Multi:
        break;
    }
    if (isExact)
        takeExact(tree);
    else
        takeChanges(parsed, settings.root);
    return m_margins;
}

void TreeMargins::takeExact(const LabelledTree& tree)
{
    for (std::size_t word = 1; word < tree.heads.size(); ++word)
        m_margins[word] = m_exact.margins().at(tree.heads[word], static_cast<int>(word));
}

void TreeMargins::takeChanges(const SentenceParser& parsed, RootPolicy root)
{
    const std::vector<int>& heads = parsed.tree().heads;
    const ArcLists& arcs = parsed.secondOrderScores().arcs();
    SecondOrderTreeScorer scorer(parsed.secondOrderScores(), root);
    scorer.start(heads);
    for (int word = 1; word <= arcs.words(); ++word) {
        const int current = heads[static_cast<std::size_t>(word)];
        m_candidates.clear();
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            const int head = arcs.inHead(position);
            const bool movesRoot = root == RootPolicy::Single && (head == kRoot || current == kRoot);
            if (head != current && !movesRoot && !isAncestor(heads, word, head))
                m_candidates.push_back(head);
        }
        if (m_candidates.empty())
            continue;
        m_gains.resize(m_candidates.size());
        scorer.gains(word, m_candidates, m_gains);
        m_margins[static_cast<std::size_t>(word)] = -*std::max_element(m_gains.begin(), m_gains.end());
    }
}

} // namespace arcwright
