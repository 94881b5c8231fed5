// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/bunsetsu/bunsetsu_view.h"
#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/bunsetsu/cascaded_chunking.h"
#include "core/bunsetsu/examples.h"
#include "core/bunsetsu/head_choices.h"
#include "core/bunsetsu/kernel_ranker.h"
#include "core/bunsetsu/learners.h"
#include "core/bunsetsu/shift_reduce.h"
#include "core/bunsetsu/type_chooser.h"

namespace arcwright {

/// Shows the parser's examples of a sentence with the features it has when it gets to them.
class ExampleWalk {
public:
    ExampleWalk(const BunsetsuSettings& settings, const HashedWeights& weights)
        : m_settings(settings), m_weights(weights), m_features(settings.features, combinationsOf(settings.ranker))
    {
    }

    /// Calls `visit(const FeatureIndices&, bool isPositive)` for each example of games or pairs.
    template <class Visit>
    void forEachExample(const Sentence& sentence, Visit visit)
    {
        m_features.read(sentence);
        const std::vector<int> heads = bunsetsuHeads(sentence);
        if (questionOf(m_settings.decoder) == RankerQuestion::Game)
            walkGames(heads, visit);
        else
            walkPairs(heads, visit);
    }

    /// Calls `visit(const std::vector<FeatureIndices>&, std::size_t right)` for each dependent that has a choice.
    template <class Visit>
    void forEachChoice(const Sentence& sentence, Visit visit)
    {
        m_features.read(sentence);
        const std::vector<int> heads = bunsetsuHeads(sentence);
        const int count = m_features.size();
        for (int dependent = count - 1; dependent >= 1; --dependent) {
            if (!isGiven(heads, dependent))
                continue;
            const int head = heads[static_cast<std::size_t>(dependent)];
            m_candidates.resize(static_cast<std::size_t>(count - dependent));
            for (int candidate = dependent + 1; candidate <= count; ++candidate)
                collectPair(dependent, candidate, m_candidates[static_cast<std::size_t>(candidate - dependent - 1)]);
            if (m_candidates.size() > 1)
                visit(m_candidates, static_cast<std::size_t>(head - dependent - 1));
            m_features.settled(dependent, head);
        }
    }

private:
    template <class Visit>
    void walkGames(const std::vector<int>& heads, Visit& visit)
    {
        const std::vector<GameExample> examples = tournamentExamples(heads);
        const int count = m_features.size();
        for (int turn = 1; turn < count; ++turn) {
            const int dependent = m_settings.order.dependentsLeftToRight ? turn : count - turn;
            const auto [first, last]
                = std::equal_range(examples.begin(), examples.end(), GameExample{dependent, 0, 0, false},
                    [](const GameExample& a, const GameExample& b) { return a.dependent < b.dependent; });
            for (auto game = first; game != last; ++game) {
                m_indices.clear();
                m_features.forEachOfGame(game->dependent, game->near, game->far,
                    [&](std::uint64_t key) { m_indices.push_back(indexOf(key)); });
                visit(m_indices, game->farWins);
            }
            if (isGiven(heads, dependent))
                m_features.settled(dependent, heads[static_cast<std::size_t>(dependent)]);
        }
    }

    /// Answers a parser's questions by the truth and shows those about dependents whose heads are given.
    template <class Visit>
    struct Teacher {
        ExampleWalk& walk;
        const std::vector<int>& given;
        std::vector<int> heads;
        Visit& visit;

        double attachMargin(int dependent, int candidate)
        {
            const bool attaches = heads[static_cast<std::size_t>(dependent)] == candidate;
            if (isGiven(given, dependent)) {
                walk.collectPair(dependent, candidate, walk.m_indices);
                visit(walk.m_indices, attaches);
            }
            return attaches ? 1 : -1;
        }
        void settled(int dependent, int head)
        {
            if (isGiven(given, dependent))
                walk.m_features.settled(dependent, head);
        }
    };

    template <class Visit>
    void walkPairs(const std::vector<int>& heads, Visit& visit)
    {
        Teacher<Visit> teacher{*this, heads, withNextAsHead(heads), visit};
        AllHeads choices(m_features.size());
        NullTracer nobody;
        if (m_settings.decoder == BunsetsuDecoder::ShiftReduce)
            parseShiftReduce(m_features.size(), teacher, choices, m_found, nobody);
        else
            parseCascadedChunking(m_features.size(), teacher, choices, m_found, nobody);
    }

    std::uint32_t indexOf(std::uint64_t key) const
    {
        return m_settings.ranker == RankerKind::Kernel ? kernelFeature(key) : m_weights.index(key);
    }
    void collectPair(int dependent, int candidate, FeatureIndices& indices)
    {
        indices.clear();
        m_features.forEachOfPair(dependent, candidate, [&](std::uint64_t key) { indices.push_back(indexOf(key)); });
    }

    const BunsetsuSettings& m_settings;
    const HashedWeights& m_weights;
    PhraseFeatures m_features;
    FeatureIndices m_indices;
    std::vector<FeatureIndices> m_candidates;
    std::vector<int> m_found;
};

/// Shows the choices of types in a sentence to a learner; one that training did not have is none.
class TypeLessons {
public:
    explicit TypeLessons(const BunsetsuWeights& learnt)
        : m_names(learnt.typeNames)
        , m_features(std::min(learnt.settings.features, FeatureSet::Additional))
        , m_candidates(learnt.typeNames.size())
    {
    }

    void learn(const Sentence& sentence, LogLinearLearner& learner)
    {
        m_features.read(sentence);
        for (int dependent = 1; dependent < m_features.size(); ++dependent) {
            const auto right = std::find(m_names.begin(), m_names.end(), sentence.relationOf(dependent));
            if (sentence.headOf(dependent) <= kRoot || right == m_names.end())
                continue;
            for (std::size_t type = 0; type < m_candidates.size(); ++type) {
                m_candidates[type].clear();
                forEachTypeKey(m_features, dependent, sentence.headOf(dependent), type,
                    [&](std::uint64_t key) { m_candidates[type].push_back(learner.weights().index(key)); });
            }
            learner.learn(m_candidates, static_cast<std::size_t>(right - m_names.begin()));
        }
        learner.sentenceDone();
    }

private:
    const std::vector<std::string>& m_names;
    PhraseFeatures m_features;
    std::vector<FeatureIndices> m_candidates;
};

} // namespace arcwright
