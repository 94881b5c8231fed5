// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/decoding/arc_scores.h"
#include "core/decoding/climb_start.h"
#include "core/decoding/restarts.h"

namespace arcwright {

/// The algorithms that find a tree, or a graph, given the scores of its parts.
enum class Decoder {
    Eisner, ///< first order, projective, exact
    EisnerSpan, ///< first order and what is inside each arc, projective, approximate
    Eisner2, ///< second order, projective, exact
    Cle, ///< first order, non-projective, exact
    Hill, ///< second order, non-projective, approximate
    Multi, ///< the same with several parents a word
    Restarts, ///< any order, non-projective, approximate: climbs from many trees
};

/// What a decoder is called on the command line, in players and in model files.
std::string_view nameOf(Decoder decoder);
std::optional<Decoder> decoderNamed(std::string_view name);
/// All decoders, in the order in which they are listed.
std::span<const Decoder> allDecoders();

std::string_view nameOf(ClimbStart start);
std::optional<ClimbStart> climbStartNamed(std::string_view name);

/// Whether a decoder asks for scores of siblings.
constexpr bool isSecondOrder(Decoder decoder)
{
    return decoder == Decoder::Eisner2 || decoder == Decoder::Hill || decoder == Decoder::Multi
        || decoder == Decoder::Restarts;
}
/// Whether a decoder asks for scores of third order and of whole trees.
constexpr bool scoresWholeTrees(Decoder decoder)
{
    return decoder == Decoder::Restarts;
}
/// Whether a decoder scores arcs also by the dependents that their ends found inside them.
constexpr bool scoresInside(Decoder decoder)
{
    return decoder == Decoder::EisnerSpan;
}
/// Whether a decoder finds the best there is by its scores, and not only a good one.
constexpr bool isExact(Decoder decoder)
{
    return decoder == Decoder::Eisner || decoder == Decoder::Eisner2 || decoder == Decoder::Cle;
}
/// Whether it finds projective trees alone.
constexpr bool isProjective(Decoder decoder)
{
    return decoder == Decoder::Eisner || decoder == Decoder::EisnerSpan || decoder == Decoder::Eisner2;
}
/// What stands in for a projective decoder where no projective tree will do: that of its order for all trees.
constexpr Decoder withoutProjectivity(Decoder decoder)
{
    return decoder == Decoder::Eisner2 ? Decoder::Hill : isProjective(decoder) ? Decoder::Cle : decoder;
}
/// Whether words may have several parents. Then scores must say of every arc whether it is better there than not.
constexpr bool findsGraphs(Decoder decoder)
{
    return decoder == Decoder::Multi;
}

struct DecoderSettings {
    Decoder decoder = Decoder::Eisner;
    RootPolicy root = RootPolicy::Single;
    ClimbSettings climb; ///< of hill climbing
    RestartSettings restarts;
    int keptHeads = 8; ///< heads a word that second-order scores are asked for, the best by first order; 0: all
    int treeRelations = 0; ///< relations below this number occur in trees, others only in graphs; 0: all do
};

} // namespace arcwright
