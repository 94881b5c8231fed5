// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "core/base/row_table.h"
#include "core/decoding/arc_scores.h"
#include "core/decoding/climb_start.h"
#include "core/decoding/constraints.h"
#include "core/decoding/restarts.h"

namespace arcwright {

/// The algorithms that find a tree, or a graph, given the scores of its parts. decoderTable says what each of them is.
enum class Decoder { Eisner, EisnerSpan, Eisner2, Cle, Hill, Multi, Restarts };

/// How large the parts are that a decoder asks for scores of.
enum class ScoreOrder {
    First, ///< single arcs
    Second, ///< and arcs with the sibling next to them
    Third, ///< and larger parts, up to whole trees
};

/// The kind of a decoder's steps, by which its player is chosen.
enum class DecoderSteps {
    Chart, ///< items of a chart are completed
    Contraction, ///< cycles are contracted
    Climb, ///< moves lead from one tree, or graph, to a better one
};

/// All that is fixed about a decoder. Each takes constraints. What runs it is SentenceParser; what it is called in
/// words is in core/messages/decoder_sentences.h.
struct DecoderRow {
    Decoder decoder{};
    std::string_view name; ///< on the command line, of its player, and in model files; ends with a zero
    ScoreOrder order{};
    bool scoresInside = false; ///< scores arcs also by the dependents that their ends found inside them
    GraphShape shape{}; ///< of what it finds
    bool isExact = false; ///< finds the best there is by its scores, and not only a good one
    bool hasKBest = true; ///< whether it can also find the best trees after the best
    DecoderSteps steps{};
    Decoder ofAllTrees{}; ///< stands in for a projective one where no projective tree will do
};

/// All decoders, in the order in which they are listed, which is that of the enumeration.
inline constexpr std::array<DecoderRow, 7> decoderTable{{
    {Decoder::Eisner, "eisner", ScoreOrder::First, false, GraphShape::ProjectiveTree, true, true, DecoderSteps::Chart,
        Decoder::Cle},
    {Decoder::EisnerSpan, "eisner-span", ScoreOrder::First, true, GraphShape::ProjectiveTree, false, true,
        DecoderSteps::Chart, Decoder::Cle},
    {Decoder::Eisner2, "eisner2", ScoreOrder::Second, false, GraphShape::ProjectiveTree, true, true,
        DecoderSteps::Chart, Decoder::Hill},
    {Decoder::Cle, "cle", ScoreOrder::First, false, GraphShape::Tree, true, true, DecoderSteps::Contraction,
        Decoder::Cle},
    {Decoder::Hill, "hill", ScoreOrder::Second, false, GraphShape::Tree, false, true, DecoderSteps::Climb,
        Decoder::Hill},
    {Decoder::Multi, "multi", ScoreOrder::Second, false, GraphShape::Graph, false, false, DecoderSteps::Climb,
        Decoder::Multi},
    {Decoder::Restarts, "restarts", ScoreOrder::Third, false, GraphShape::Tree, false, true, DecoderSteps::Climb,
        Decoder::Restarts},
}};
static_assert(standsInOrder(decoderTable, &DecoderRow::decoder), "one row for each decoder, in their order");

static_assert(
    [] {
        for (const DecoderRow& row : decoderTable) {
            if (!row.isExact && !row.scoresInside && row.order == ScoreOrder::First)
                return false;
        }
        return true;
    }(),
    "margins and further trees of a decoder that is not exact are those around its tree, by scores of siblings or of "
    "what is inside arcs");

constexpr const DecoderRow& rowOf(Decoder decoder)
{
    return decoderTable[static_cast<std::size_t>(decoder)];
}

/// The decoder of training and parsing where nobody chooses another.
inline constexpr Decoder usualDecoder = Decoder::Hill;

constexpr std::string_view nameOf(Decoder decoder)
{
    return rowOf(decoder).name;
}
std::optional<Decoder> decoderNamed(std::string_view name);
/// All decoders, in the order of decoderTable.
std::span<const Decoder> allDecoders();

std::string_view nameOf(ClimbStart start);
std::optional<ClimbStart> climbStartNamed(std::string_view name);

/// Whether a decoder asks for scores of siblings.
constexpr bool isSecondOrder(Decoder decoder)
{
    return rowOf(decoder).order >= ScoreOrder::Second;
}
/// Whether a decoder asks for scores of third order and of whole trees.
constexpr bool scoresWholeTrees(Decoder decoder)
{
    return rowOf(decoder).order == ScoreOrder::Third;
}
constexpr bool scoresInside(Decoder decoder)
{
    return rowOf(decoder).scoresInside;
}
constexpr bool isExact(Decoder decoder)
{
    return rowOf(decoder).isExact;
}
/// Whether it finds projective trees alone.
constexpr bool isProjective(Decoder decoder)
{
    return rowOf(decoder).shape == GraphShape::ProjectiveTree;
}
constexpr Decoder withoutProjectivity(Decoder decoder)
{
    return rowOf(decoder).ofAllTrees;
}
/// Whether words may have several parents. Then scores must say of every arc whether it is better there than not.
constexpr bool findsGraphs(Decoder decoder)
{
    return rowOf(decoder).shape == GraphShape::Graph;
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
