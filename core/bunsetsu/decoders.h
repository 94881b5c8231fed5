// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "core/base/row_table.h"
#include "core/bunsetsu/symbols.h"
#include "core/bunsetsu/tournament.h"
#include "core/decoding/decoder.h"

namespace arcwright {

/// The parsers of Japanese bunsetsu. bunsetsuDecoderTable says what each of them is.
enum class BunsetsuDecoder { Tournament, ShiftReduce, CascadedChunking, RelativePreference, Cle, Eisner };

/// The kind of question that a parser puts to the ranker.
enum class RankerQuestion {
    Game, ///< which of two candidates
    Pair, ///< whether a bunsetsu depends on another
    Preference, ///< how good a candidate is among all of a dependent
};

/// All that is fixed about a parser of bunsetsu. Each takes constraints. What runs it is BunsetsuAnalyser; what it is
/// called in words is in core/messages/decoder_sentences.h.
struct BunsetsuDecoderRow {
    BunsetsuDecoder decoder{};
    std::string_view name; ///< on the command line, of its player, and in model files; ends with a zero
    RankerQuestion question{};
    /// The most features that it has at hand: one that scores all arcs before it chooses any knows nothing of what is
    /// already decided.
    FeatureSet mostFeatures{};
    /// The decoder that chooses among arcs that have all been scored, to the right only; none where the parser asks the
    /// ranker while it goes.
    std::optional<Decoder> overArcs{};
};

/// All of them, in the order in which they are listed, which is that of the enumeration.
inline constexpr std::array<BunsetsuDecoderRow, 6> bunsetsuDecoderTable{{
    {BunsetsuDecoder::Tournament, "tournament", RankerQuestion::Game, FeatureSet::All},
    {BunsetsuDecoder::ShiftReduce, "sr", RankerQuestion::Pair, FeatureSet::All},
    {BunsetsuDecoder::CascadedChunking, "cc", RankerQuestion::Pair, FeatureSet::All},
    {BunsetsuDecoder::RelativePreference, "relpref", RankerQuestion::Preference, FeatureSet::All},
    {BunsetsuDecoder::Cle, "bunsetsu-cle", RankerQuestion::Preference, FeatureSet::Additional, Decoder::Cle},
    {BunsetsuDecoder::Eisner, "bunsetsu-eisner", RankerQuestion::Preference, FeatureSet::Additional, Decoder::Eisner},
}};
static_assert(
    standsInOrder(bunsetsuDecoderTable, &BunsetsuDecoderRow::decoder), "one row for each parser, in their order");

constexpr const BunsetsuDecoderRow& rowOf(BunsetsuDecoder decoder)
{
    return bunsetsuDecoderTable[static_cast<std::size_t>(decoder)];
}

constexpr std::string_view nameOf(BunsetsuDecoder decoder)
{
    return rowOf(decoder).name;
}
std::optional<BunsetsuDecoder> bunsetsuDecoderNamed(std::string_view name);
/// All of them, in the order of bunsetsuDecoderTable.
std::span<const BunsetsuDecoder> allBunsetsuDecoders();

constexpr RankerQuestion questionOf(BunsetsuDecoder decoder)
{
    return rowOf(decoder).question;
}

constexpr FeatureSet mostFeaturesOf(BunsetsuDecoder decoder)
{
    return rowOf(decoder).mostFeatures;
}

} // namespace arcwright
