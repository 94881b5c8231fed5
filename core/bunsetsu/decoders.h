// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/bunsetsu/symbols.h"
#include "core/bunsetsu/tournament.h"

namespace arcwright {

/// The parsers of Japanese bunsetsu.
enum class BunsetsuDecoder {
    Tournament,
    ShiftReduce,
    CascadedChunking,
    RelativePreference,
    Cle, ///< each bunsetsu's best head, whatever crosses: Chu-Liu-Edmonds over arcs to the right
    Eisner, ///< the best projective analysis over the same scores
};

/// What they are called on the command line, in players and in model files: `tournament`, `bunsetsu-cle`.
std::string_view nameOf(BunsetsuDecoder decoder);
std::optional<BunsetsuDecoder> bunsetsuDecoderNamed(std::string_view name);
/// All of them, in the order in which they are listed.
std::span<const BunsetsuDecoder> allBunsetsuDecoders();

/// What is asked of the ranker.
enum class RankerQuestion {
    Game, ///< which of two candidates
    Pair, ///< whether a bunsetsu depends on another
    Preference, ///< how good a candidate is among all of a dependent
};

constexpr RankerQuestion questionOf(BunsetsuDecoder decoder)
{
    return decoder == BunsetsuDecoder::Tournament ? RankerQuestion::Game
        : decoder == BunsetsuDecoder::ShiftReduce || decoder == BunsetsuDecoder::CascadedChunking
        ? RankerQuestion::Pair
        : RankerQuestion::Preference;
}

/// The most features that a parser has at hand: those that score all arcs before they choose any know nothing of what
/// is already decided.
constexpr FeatureSet mostFeaturesOf(BunsetsuDecoder decoder)
{
    return decoder == BunsetsuDecoder::Cle || decoder == BunsetsuDecoder::Eisner ? FeatureSet::Additional
                                                                                 : FeatureSet::All;
}

} // namespace arcwright
