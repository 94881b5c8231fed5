// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bunsetsu/features.h"

namespace arcwright {

/// The sets of combinations that features are made of.
enum class Combinations : std::uint8_t {
    Selected, ///< the combinations that a linear ranker learns
    None, ///< single attributes, for a kernel
};

/// The features of one sentence at a time, as rankers ask for them and learners learn them. Belongs to one thread; kept
/// from sentence to sentence so that reading does not allocate.
class PhraseFeatures {
public:
    explicit PhraseFeatures(FeatureSet set, Combinations combinations = Combinations::Selected)
        : m_dependents(combinations == Combinations::None ? dependentAtoms(set) : std::vector<PhraseTemplate>())
        , m_pairs(combinations == Combinations::None ? candidateAtoms(set) : pairTemplates(set))
        , m_games(combinations == Combinations::None ? std::vector<PhraseTemplate>() : gameTemplates(set))
        , m_types(typeTemplates(set))
    {
    }

    /// Begins a sentence, in which nothing is attached yet.
    void read(const Sentence& sentence)
    {
        m_symbols.read(sentence);
        m_dependents.read(m_symbols);
        m_pairs.read(m_symbols);
        m_games.read(m_symbols);
        m_types.read(m_symbols);
        m_attached.reset(m_symbols.size());
    }
    /// Number of bunsetsu.
    int size() const { return m_symbols.size(); }
    /// To be called for every arc, for the features of what is already decided.
    void settled(int dependent, int head) { m_attached.settled(m_symbols, dependent, head); }

    template <class Visit>
    void forEachOfPair(int dependent, int candidate, Visit visit) const
    {
        m_dependents.forEachOfPair(m_symbols, m_attached, dependent, candidate, visit);
        m_pairs.forEachOfPair(m_symbols, m_attached, dependent, candidate, visit);
    }
    /// Visits the features of a game: of the nearer candidate, of the farther one, which are others, and of the two
    /// together.
    template <class Visit>
    void forEachOfGame(int dependent, int near, int far, Visit visit) const
    {
        forEachOfNearer(dependent, near, visit);
        forEachOfFarther(dependent, near, far, visit);
    }
    /// The part of a game that is the same whoever comes next.
    template <class Visit>
    void forEachOfNearer(int dependent, int near, Visit visit) const
    {
        m_dependents.forEachOfPair(m_symbols, m_attached, dependent, near, visit);
        m_pairs.forEachOfPair(
            m_symbols, m_attached, dependent, near, [&](std::uint64_t key) { visit(key ^ nearerBit); });
    }
    template <class Visit>
    void forEachOfFarther(int dependent, int near, int far, Visit visit) const
    {
        m_pairs.forEachOfPair(m_symbols, m_attached, dependent, far, visit);
        forEachOfBoth(dependent, near, far, visit);
    }
    /// Of a farther candidate, those of the two together.
    template <class Visit>
    void forEachOfBoth(int dependent, int near, int far, Visit visit) const
    {
        m_games.forEachOfGame(m_symbols, m_attached, dependent, near, far, visit);
    }
    /// Visits the features that tell the type of a dependency.
    template <class Visit>
    void forEachOfType(int dependent, int head, Visit visit) const
    {
        m_types.forEachOfPair(m_symbols, m_attached, dependent, head, visit);
    }

    /// Tells a pair's feature as the nearer candidate has it from the farther one's. Their weights are neighbours,
    /// which the processor fetches together.
    static constexpr std::uint64_t nearerBit = 1;

private:
    PhraseSymbols m_symbols;
    PhraseKeys m_dependents; ///< what is the same whatever the candidate, once a question
    PhraseKeys m_pairs;
    PhraseKeys m_games;
    PhraseKeys m_types;
    AttachedBunsetsu m_attached;
};

/// Weights by key: a flat table of a power of two, where different features may share a weight.
class HashedWeights {
public:
    HashedWeights() = default;
    explicit HashedWeights(int bits) : m_values(std::size_t{1} << bits), m_mask((std::uint64_t{1} << bits) - 1) { }

    std::uint32_t index(std::uint64_t key) const { return static_cast<std::uint32_t>(key & m_mask); }
    float at(std::uint64_t key) const { return m_values[key & m_mask]; }
    std::vector<float>& values() { return m_values; }
    const std::vector<float>& values() const { return m_values; }

private:
    std::vector<float> m_values;
    std::uint64_t m_mask = 0;
};

/// Ranks by sums of weights: what all parsers of bunsetsu ask. Features, of selected combinations, and weights must
/// outlive it.
class LinearRanker {
public:
    LinearRanker(PhraseFeatures& features, const HashedWeights& weights) : m_features(features), m_weights(weights) { }

    double farMargin(int dependent, int near, int far)
    {
        float sum = sumsOf(dependent, near).asNearer + sumsOf(dependent, far).asFarther;
        m_features.forEachOfBoth(dependent, near, far, [&](std::uint64_t key) { sum += m_weights.at(key); });
        return static_cast<double>(sum);
    }
    double attachMargin(int dependent, int candidate) const
    {
        float sum = 0;
        m_features.forEachOfPair(dependent, candidate, [&](std::uint64_t key) { sum += m_weights.at(key); });
        return static_cast<double>(sum);
    }
    double preference(int dependent, int candidate) const { return attachMargin(dependent, candidate); }
    void settled(int dependent, int head)
    {
        m_features.settled(dependent, head);
        m_asked = 0;
    }

private:
    /// The part of its games' sums that a candidate has alone.
    struct Sums {
        float asNearer = 0;
        float asFarther = 0;
        bool isKnown = false;
    };

    /// Summed once a candidate, however many games it plays.
    const Sums& sumsOf(int dependent, int candidate)
    {
        if (m_asked != dependent) {
            m_asked = dependent;
            m_sums.assign(static_cast<std::size_t>(m_features.size()) + 1, {});
        }
        Sums& sums = m_sums[static_cast<std::size_t>(candidate)];
        if (!sums.isKnown) {
            sums.isKnown = true;
            m_features.forEachOfPair(dependent, candidate, [&](std::uint64_t key) {
                sums.asNearer += m_weights.at(key ^ PhraseFeatures::nearerBit);
                sums.asFarther += m_weights.at(key);
            });
        }
        return sums;
    }

    PhraseFeatures& m_features;
    const HashedWeights& m_weights;
    int m_asked = 0; ///< the dependent whose candidates' sums are known
    std::vector<Sums> m_sums; ///< by candidate
};

} // namespace arcwright
