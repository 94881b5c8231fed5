// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/head_ranking.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/scoring/arc_candidates.h"
#include "core/scoring/arc_scorer.h"

namespace arcwright {

namespace {

/// Gradients below this are not worth the features that would have to be listed.
constexpr double leastGradient = 0.01;

class RankingLearner {
public:
    RankingLearner(const ArcFilter& filter, const HeadRankingSettings& settings)
        : m_filter(filter)
        , m_rate(settings.rate)
        , m_weights(HeadRanking::shape)
        , m_squares(m_weights.values().size(), 0.0F)
    {
    }

    void learn(const Example& example)
    {
        score(example.symbols);
        const int nodes = m_scores.nodes();
        for (int word = 1; word < nodes; ++word) {
            if (example.tree.heads[static_cast<std::size_t>(word)] == kNoHead)
                continue;
            takeProbabilities(word);
            const double share = 1.0 / static_cast<double>(headsOf(example.tree, word));
            for (int head = 0; head < nodes; ++head) {
                const double target = example.tree.relationOf(head, word) ? share : 0;
                const double gradient = target - m_probabilities[static_cast<std::size_t>(head)];
                if (std::abs(gradient) >= leastGradient)
                    step(head, word, static_cast<float>(gradient));
            }
        }
    }

    /// Adds, for each arc of the example, by how much it is below the best head.
    void listDeficits(const Example& example, std::vector<float>& deficits)
    {
        score(example.symbols);
        for (int word = 1; word < m_scores.nodes(); ++word) {
            const float best = bestScore(word);
            for (int head = 0; head < m_scores.nodes(); ++head) {
                if (example.tree.relationOf(head, word))
                    deficits.push_back(best - m_scores.at(head, word));
            }
        }
    }

    Weights takeWeights() { return std::move(m_weights); }

private:
    void score(const TokenSymbols& symbols)
    {
        m_candidates.takePassing(symbols, m_filter);
        m_scorer.prepare(symbols);
        m_scorer.score(m_weights, m_candidates, m_scores, m_relations);
    }

    static int headsOf(const LabelledTree& tree, int word)
    {
        return 1 + static_cast<int>(std::count_if(tree.further.begin(), tree.further.end(), [&](const auto& arc) {
            return arc.dependent == word;
        }));
    }

    float bestScore(int word) const
    {
        float best = forbiddenScore;
        for (int head = 0; head < m_scores.nodes(); ++head)
            best = std::max(best, m_scores.at(head, word));
        return best;
    }

    void takeProbabilities(int word)
    {
        const float best = bestScore(word);
        m_probabilities.assign(static_cast<std::size_t>(m_scores.nodes()), 0.0);
        for (int head = 0; head < m_scores.nodes(); ++head)
            m_probabilities[static_cast<std::size_t>(head)]
                = std::exp(static_cast<double>(m_scores.at(head, word) - best));
        const double sum = std::accumulate(m_probabilities.begin(), m_probabilities.end(), 0.0);
        for (double& probability : m_probabilities)
            probability /= sum;
    }

    void step(int head, int dependent, float gradient)
    {
        m_features.clear();
        m_scorer.addArc(m_features, m_weights, head, dependent, 1);
        for (const auto& [index, count] : m_features.entries()) {
            m_squares[index] += gradient * gradient;
            m_weights.values()[index] += static_cast<float>(m_rate) * gradient / std::sqrt(m_squares[index]);
        }
    }

    const ArcFilter& m_filter;
    double m_rate;
    Weights m_weights;
    std::vector<float> m_squares; ///< by weight: the sum of its squared gradients
    ArcCandidates m_candidates;
    ArcScorer m_scorer{headTemplateTable()};
    ArcScores m_scores;
    std::vector<std::int16_t> m_relations;
    std::vector<double> m_probabilities; ///< of the heads of the word at hand
    FeatureVector m_features;
};

/// The least margin that is exceeded by no more than `lost` of the deficits.
float marginFor(std::vector<float> deficits, double lost)
{
    const auto kept = static_cast<std::size_t>(std::ceil((1 - lost) * static_cast<double>(deficits.size())));
    if (kept == 0)
        return 0;
    const auto last = deficits.begin() + static_cast<std::ptrdiff_t>(kept - 1);
    std::nth_element(deficits.begin(), last, deficits.end());
    return *last;
}

} // namespace

Result<HeadRanking> learnHeadRanking(const std::vector<Example>& examples, const ArcFilter& filter,
    const HeadRankingSettings& settings, const std::stop_token& stop)
{
    RankingLearner learner(filter, settings);
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random random(settings.seed);
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        shuffle(order, random);
        for (const std::size_t index : order) {
            if (stop.stop_requested())
                return failure(JobProblem::Cancelled);
            learner.learn(examples[index]);
        }
    }
    std::vector<float> deficits;
    for (const Example& example : examples) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        learner.listDeficits(example, deficits);
    }
    return HeadRanking{
        learner.takeWeights(), std::max(marginFor(std::move(deficits), settings.lost), settings.leastMargin)};
}

} // namespace arcwright
