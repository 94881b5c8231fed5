// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/transitions/transition_parse.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// How a classifier of transitions learns.
struct ClassifierSettings {
    TransitionSystem system = TransitionSystem::ArcStandard;
    RootPolicy root = RootPolicy::Single;
    int epochs = 5;
    std::size_t mostSentences = 1000; ///< the first ones of those that the system can build
    std::uint64_t seed = 1; ///< of the order in which they are learnt from
};

/// Says by words, tags and arcs of a configuration what each transition is worth: an averaged perceptron with a class a
/// transition (Collins 2002) over the top of the stack, the front of the buffer and their outermost dependents, as
/// transition-based parsers have used since Nivre and Scholz (2004); it learns along the way of the static oracle.
class TransitionClassifier {
public:
    /// Sentences that are no trees of words which the system can build are passed over. When stopped, it ends with what
    /// it has learnt. O(epochs * words).
    static TransitionClassifier learn(const std::vector<std::shared_ptr<const Sentence>>& sentences,
        const ClassifierSettings& settings, const std::stop_token& stop = {});

    /// Of all transitions of the system; 0 where nothing is known. O(1) for the number of features.
    TransitionScores scores(const Sentence& sentence, const Configuration& configuration) const;

    const ClassifierSettings& settings() const { return m_settings; }
    /// How many sentences it learnt from.
    std::size_t sentences() const { return m_sentences; }

private:
    using Weights = std::array<float, kTransitionCount>;

    ClassifierSettings m_settings;
    std::size_t m_sentences = 0;
    std::unordered_map<std::uint64_t, Weights> m_weights;
};

/// The features of a configuration, as hashes: each stands for a template and what it found. For tests.
std::vector<std::uint64_t> transitionFeatures(const Sentence& sentence, const Configuration& configuration);

} // namespace arcwright
