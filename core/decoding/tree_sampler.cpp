// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/tree_sampler.h"

#include <algorithm>
#include <limits>

#include "core/decoding/log_space.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

/// Steps a walk may take, for each node: well-behaved scores need a few.
constexpr int stepsPerNode = 100;
/// Marginals of root arcs cost the cube of the words: of longer sentences all samples are perturbed.
constexpr int mostWordsForMarginals = 300;

} // namespace

bool TreeSampler::prepare(const ArcLists& arcs, RootPolicy root, double temperature)
{
    m_scores.resize(at(arcs.size()));
    for (int arc = 0; arc < arcs.size(); ++arc)
        m_scores[at(arc)] = static_cast<double>(arcs.score(arc)) / temperature;
    return prepareScores(arcs, root);
}

bool TreeSampler::prepareUniform(const ArcLists& arcs, RootPolicy root)
{
    m_scores.assign(at(arcs.size()), 0);
    return prepareScores(arcs, root);
}

bool TreeSampler::prepareScores(const ArcLists& arcs, RootPolicy root)
{
    m_arcs = &arcs;
    m_root = root;
    takeWeights();
    if (root == RootPolicy::Single && arcs.words() <= mostWordsForMarginals)
        return m_marginals.compute(arcs, m_scores, root);
    std::vector<int>& heads = m_anyTree;
    return m_decoder.decode(arcs, m_scores, root, heads).has_value();
}

void TreeSampler::takeWeights()
{
    const ArcLists& arcs = *m_arcs;
    m_cumulative.resize(at(arcs.size()));
    for (int word = 1; word <= arcs.words(); ++word) {
        double best = -std::numeric_limits<double>::infinity();
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position)
            best = std::max(best, m_scores[at(arcs.inArc(position))]);
        double sum = 0;
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            if (m_root == RootPolicy::Many || arcs.inHead(position) != kRoot)
                sum += expOf(m_scores[at(arcs.inArc(position))] - best);
            m_cumulative[at(position)] = sum;
        }
    }
}

int TreeSampler::drawRoot(Random& random) const
{
    double left = random.unit();
    int last = 1;
    for (int word = 1; word <= m_arcs->words(); ++word) {
        const double marginal = m_marginals.marginals().at(kRoot, word);
        if (marginal <= 0)
            continue;
        last = word;
        left -= marginal;
        if (left < 0)
            break;
    }
    return last;
}

int TreeSampler::drawHead(int word, Random& random) const
{
    const auto begin = m_cumulative.begin() + m_arcs->inBegin(word);
    const auto end = m_cumulative.begin() + m_arcs->inEnd(word);
    if (begin == end || *(end - 1) == 0)
        return kNoHead; // but the root, which another word has
    const double drawn = random.unit() * *(end - 1);
    const auto found = std::upper_bound(begin, end, drawn);
    return m_arcs->inHead(static_cast<int>(std::min(found, end - 1) - m_cumulative.begin()));
}

bool TreeSampler::walk(Random& random, std::vector<int>& heads)
{
    m_inTree.assign(at(m_arcs->nodes()), false);
    m_inTree[kRoot] = true;
    if (m_root == RootPolicy::Single && m_arcs->words() > 0) {
        const int root = drawRoot(random);
        heads[at(root)] = kRoot;
        m_inTree[at(root)] = true;
    }
    int steps = stepsPerNode * m_arcs->nodes();
    for (int word = 1; word <= m_arcs->words(); ++word) {
        for (int node = word; !m_inTree[at(node)]; node = heads[at(node)]) {
            heads[at(node)] = drawHead(node, random); // a second visit forgets the loop
            if (--steps == 0 || heads[at(node)] == kNoHead)
                return false;
        }
        for (int node = word; !m_inTree[at(node)]; node = heads[at(node)])
            m_inTree[at(node)] = true;
    }
    return true;
}

void TreeSampler::perturb(Random& random, std::vector<int>& heads)
{
    m_noisy = m_scores;
    for (double& score : m_noisy)
        score -= logOf(-logOf(std::max(random.unit(), 0x1.0p-54)));
    m_decoder.decode(*m_arcs, m_noisy, m_root, heads);
}

void TreeSampler::sample(Random& random, std::vector<int>& heads)
{
    heads.assign(at(m_arcs->nodes()), kNoHead);
    const bool canWalk = m_root == RootPolicy::Many || m_arcs->words() <= mostWordsForMarginals;
    if (!canWalk || !walk(random, heads))
        perturb(random, heads);
}

} // namespace arcwright
