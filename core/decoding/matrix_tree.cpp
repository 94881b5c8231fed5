// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/matrix_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/decoding/arc_scores.h"
#include "core/decoding/log_space.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

/// Below this spread of scores nothing can leave the range of a double.
constexpr double harmlessSpread = 4;
constexpr double tolerance = 1e-6;

} // namespace

void MatrixTree::reset(int words, RootPolicy root)
{
    m_words = words;
    m_side = at(words) + 1;
    m_single = root == RootPolicy::Single;
    m_scores.reset(words, impossible);
    for (std::vector<double>* square : {&m_weights, &m_gradient})
        square->resize(m_side * m_side);
    for (std::vector<double>* line : {&m_totals, &m_shares, &m_sums})
        line->resize(m_side);
}

bool MatrixTree::compute(const ArcScores& scores, RootPolicy root, double temperature)
{
    reset(scores.words(), root);
    for (int head = 0; head <= m_words; ++head) {
        for (int dependent = 1; dependent <= m_words; ++dependent)
            m_scores.at(head, dependent) = scores.at(head, dependent);
    }
    return computeFromScores(temperature);
}

bool MatrixTree::compute(const ArcLists& arcs, RootPolicy root, double temperature)
{
    reset(arcs.words(), root);
    for (int arc = 0; arc < arcs.size(); ++arc)
        m_scores.at(arcs.head(arc), arcs.dependent(arc)) = arcs.score(arc);
    return computeFromScores(temperature);
}

bool MatrixTree::compute(const ArcLists& arcs, std::span<const double> scores, RootPolicy root)
{
    reset(arcs.words(), root);
    for (int arc = 0; arc < arcs.size(); ++arc)
        m_scores.at(arcs.head(arc), arcs.dependent(arc)) = scores[at(arc)];
    return computeFromScores(1);
}

bool MatrixTree::computeFromScores(double temperature)
{
    m_marginals.reset(m_words, 0);
    m_temperature = temperature;
    Outcome outcome = tryTemperature();
    for (; outcome == Outcome::OutOfRange; outcome = tryTemperature())
        m_temperature *= 2;
    return outcome == Outcome::Done;
}

/// Weights relative to the best head of each word, kept in the marginals too, because elimination changes them.
/// Returns by how much the scores of one word differ at most.
double MatrixTree::takeWeights()
{
    double spread = 0;
    m_logPartition = 0;
    std::fill_n(m_weights.begin(), m_side, 0.0);
    for (int word = 1; word <= m_words; ++word) {
        const auto scores = m_scores.of(word);
        const double best = *std::max_element(scores.begin(), scores.end());
        m_logPartition += best / m_temperature;
        for (std::size_t head = 0; head < m_side; ++head) {
            const double relative = scores[head] == impossible ? impossible : (scores[head] - best) / m_temperature;
            weights(word)[head] = m_marginals.at(static_cast<int>(head), word) = expOf(relative);
            spread = relative == impossible ? spread : std::max(spread, -relative);
        }
    }
    return spread;
}

MatrixTree::Outcome MatrixTree::tryTemperature()
{
    const double spread = takeWeights();
    const Outcome failed = spread > harmlessSpread ? Outcome::OutOfRange : Outcome::NoTree;
    m_rootWord = 0;
    for (int word = m_words; word > 0; --word) {
        if (!eliminate(word))
            return failed;
    }
    for (int word = 1; word <= m_words; ++word)
        differentiate(word);
    for (int word = 1; word <= m_words; ++word)
        m_logPartition += logOf(m_totals[at(word)]);
    return takeMarginals() && std::isfinite(m_logPartition) ? Outcome::Done : failed;
}

/// Takes the last word out of the graph: each arc k -> m becomes arcs h -> m, by the shares of k's heads.
bool MatrixTree::eliminate(int word)
{
    const double* heads = weights(word);
    double total = m_single && m_rootWord == 0 ? 0 : heads[kRoot];
    for (int head = 1; head < word; ++head)
        total += heads[head];
    if (total == 0 && m_single && m_rootWord == 0) {
        // Nothing is left for it but the root, so no other word may be one.
        m_rootWord = word;
        total = heads[kRoot];
        for (int other = 1; other < word; ++other)
            weights(other)[kRoot] = 0;
    }
    if (!(total > 0) || !std::isfinite(total))
        return false;
    m_totals[at(word)] = total;
    for (int dependent = 1; dependent < word; ++dependent) {
        const double factor = weights(dependent)[word] / total;
        if (factor == 0)
            continue;
        double* target = weights(dependent);
        for (int head = 0; head < word; ++head)
            target[head] += factor * heads[head];
    }
    return true;
}

/// From the derivatives by the weights of the graph without the word to those with it.
void MatrixTree::differentiate(int word)
{
    const double* heads = weights(word);
    const double total = m_totals[at(word)];
    const int width = word;
    std::fill_n(m_sums.begin(), width, 0.0);
    for (int head = 0; head < width; ++head)
        m_shares[at(head)] = heads[head] / total;
    for (int dependent = 1; dependent < word; ++dependent) {
        const double* known = gradient(dependent);
        const double weight = weights(dependent)[word];
        double through = 0;
        for (int head = 0; head < width; ++head) {
            through += known[head] * m_shares[at(head)];
            m_sums[at(head)] += known[head] * weight;
        }
        gradient(dependent)[word] = through;
    }
    double mean = 0;
    for (int head = 0; head < width; ++head)
        mean += m_sums[at(head)] * m_shares[at(head)];
    const bool rootCounts = !m_single || (m_rootWord != 0 && word <= m_rootWord);
    double* own = gradient(word);
    for (int head = 0; head < width; ++head)
        own[head] = ((1 - mean) + m_sums[at(head)]) / total;
    own[kRoot] = rootCounts ? own[kRoot] : m_sums[kRoot] / total;
    own[word] = 0;
    if (word == m_rootWord) {
        std::fill_n(own + 1, width - 1, 0.0);
        for (int dependent = 1; dependent < word; ++dependent)
            gradient(dependent)[kRoot] = 0;
    }
}

/// The derivative of the logarithm of a sum by the logarithm of a weight.
bool MatrixTree::takeMarginals()
{
    for (int word = 1; word <= m_words; ++word) {
        const auto marginals = m_marginals.of(word);
        double sum = 0;
        for (std::size_t head = 0; head < m_side; ++head) {
            marginals[head] = marginals[head] == 0 ? 0 : marginals[head] * gradient(word)[head];
            if (!(marginals[head] > -tolerance))
                return false;
            marginals[head] = std::clamp(marginals[head], 0.0, 1.0);
            sum += marginals[head];
        }
        if (!(std::abs(sum - 1) < tolerance))
            return false;
    }
    return true;
}

} // namespace arcwright
