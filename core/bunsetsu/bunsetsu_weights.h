// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "core/bunsetsu/decoders.h"
#include "core/bunsetsu/kernel_machine.h"
#include "core/bunsetsu/phrase_features.h"

namespace arcwright {

/// How a parser's questions are answered.
enum class RankerKind {
    Linear, ///< by a sum of weights of selected combinations of features
    Kernel, ///< by a support vector machine with a cubic kernel; games and pairs only
};

/// The settings of a parser of bunsetsu that the user chooses.
struct BunsetsuSettings {
    BunsetsuDecoder decoder = BunsetsuDecoder::Tournament;
    TournamentOrder order; ///< of tournaments
    FeatureSet features = FeatureSet::All;
    RankerKind ranker = RankerKind::Linear;
    bool types = true; ///< learn the types of dependencies, too
    int epochs = 5;
    double cost = 0.0005; ///< of the support vector machine's errors
    std::uint64_t seed = 1; ///< the order of sentences
    int bits = 21; ///< the ranker has 2^bits weights
    bool parts = false; ///< learn also from sentences in which some heads are not given, from those that are

    friend bool operator==(const BunsetsuSettings&, const BunsetsuSettings&) = default;
};

/// Whether a ranker can answer a parser's questions: a support vector machine answers yes or no, not how good a
/// candidate is.
constexpr bool goTogether(RankerKind ranker, BunsetsuDecoder decoder)
{
    return ranker == RankerKind::Linear || questionOf(decoder) != RankerQuestion::Preference;
}

/// These settings for another parser: of its features no more than it has, and a linear ranker where it takes no other.
inline BunsetsuSettings withDecoder(BunsetsuSettings settings, BunsetsuDecoder decoder)
{
    settings.decoder = decoder;
    settings.features = std::min(settings.features, mostFeaturesOf(decoder));
    if (!goTogether(settings.ranker, decoder))
        settings.ranker = RankerKind::Linear;
    return settings;
}

/// The combinations of attributes that are a ranker's features.
constexpr Combinations combinationsOf(RankerKind ranker)
{
    return ranker == RankerKind::Kernel ? Combinations::None : Combinations::Selected;
}

/// The weights of the linear ranker keep to so many bits for types.
inline constexpr int typeBits = 20;

/// The weights of a parser of bunsetsu.
struct BunsetsuWeights {
    BunsetsuSettings settings;
    HashedWeights heads; ///< of a linear ranker
    KernelMachine kernel; ///< of the other
    HashedWeights types;
    std::vector<std::string> typeNames; ///< by number, the most frequent first; none if types were not learnt
    std::size_t examples = 0; ///< what the ranker was shown: games, pairs, or choices
    std::size_t features = 0; ///< of the ranker's weights, those that are not zero; of a kernel, all it knows
};

} // namespace arcwright
