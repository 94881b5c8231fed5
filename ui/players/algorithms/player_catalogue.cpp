// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/player_catalogue.h"

#include <algorithm>
#include <vector>

#include <QCoreApplication>

#include "core/messages/decoder_sentences.h"
#include "core/teaching/player_names.h"
#include "ui/players/algorithms/bunsetsu_player.h"
#include "ui/players/algorithms/chart_player.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/algorithms/contraction_player.h"
#include "ui/players/algorithms/epoch_player.h"
#include "ui/players/algorithms/inside_outside_player.h"
#include "ui/players/algorithms/kbest_player.h"
#include "ui/players/algorithms/learn_player.h"
#include "ui/players/algorithms/marginals_player.h"
#include "ui/players/algorithms/transition_player.h"

namespace arcwright::ui {

namespace {

/// Charts of more words have a hundred thousand items and take a hundred megabytes.
constexpr int kMostChartWords = 120;
constexpr auto kWhyNoLargerChart = QT_TRANSLATE_NOOP(
    "PlayerKind", "A larger chart, with all ways to put its items together, takes hundreds of megabytes.");
/// Each weighing of all moves of more words takes a megabyte, and there may be hundreds.
constexpr int kMostMatrixWords = 150;
constexpr auto kWhyNoLargerMatrix
    = QT_TRANSLATE_NOOP("PlayerKind", "Of a larger matrix, with what each step changes in it, nothing can be read.");

/// Charts of so many words take some ten milliseconds.
constexpr int kMostAtOnce = 40;

bool playsWords(const PlayerSource& source)
{
    return source.sentence->bunsetsu.empty();
}

/// Scores learnt from trees do not say of an arc whether it is better there than not.
bool playsGraphs(const PlayerSource& source)
{
    return playsWords(source)
        && (source.origin != ScoreOrigin::Model || decoderFor(*source.model, nameOf(Decoder::Multi)).has_value());
}

constexpr int kMostBunsetsu = 200;
constexpr int kMostLearntWords = 500;
constexpr int kMostTransitionWords = 300;
constexpr int kMostSummedWords = 100;
constexpr auto kWhyNoMoreSteps = QT_TRANSLATE_NOOP("PlayerKind", "Nobody could follow what it does with more.");

const char* transitionTitle(TransitionSystem system)
{
    switch (system) {
    case TransitionSystem::ArcStandard:
        return QT_TRANSLATE_NOOP("Decoder", "Transitions, arc-standard");
    case TransitionSystem::ArcEager:
        return QT_TRANSLATE_NOOP("Decoder", "Transitions, arc-eager");
    case TransitionSystem::Swap:
        break;
    }
    return QT_TRANSLATE_NOOP("Decoder", "Transitions with swapping");
}

/// The limits of a player by what steps it shows.
PlayerKind kindFor(const char* name, const char* title, DecoderSteps steps)
{
    const bool isChart = steps == DecoderSteps::Chart;
    return {name, title, isChart ? kMostChartWords : kMostMatrixWords, isChart ? kWhyNoLargerChart : kWhyNoLargerMatrix,
        kMostAtOnce, false, nullptr, nullptr};
}

std::unique_ptr<Player> makeDecoderPlayer(const DecoderRow& row, const PlayerSource& source)
{
    switch (row.steps) {
    case DecoderSteps::Chart:
        return std::make_unique<ChartPlayer>(source, row.decoder);
    case DecoderSteps::Contraction:
        return std::make_unique<ContractionPlayer>(source);
    case DecoderSteps::Climb:
        break;
    }
    return std::make_unique<ClimbPlayer>(source,
        findsGraphs(row.decoder)            ? ClimbPlayer::Search::Multi
            : scoresWholeTrees(row.decoder) ? ClimbPlayer::Search::Restarts
                                            : ClimbPlayer::Search::Hill);
}

PlayerKind kindOf(const DecoderRow& row)
{
    PlayerKind kind = kindFor(row.name.data(), sentenceOf(row.decoder).player, row.steps);
    kind.plays = findsGraphs(row.decoder) ? playsGraphs : playsWords;
    kind.make = [&row](const PlayerSource& source) { return makeDecoderPlayer(row, source); };
    return kind;
}

PlayerKind kindOf(const BunsetsuDecoderRow& row)
{
    const char* title = sentenceOf(row.decoder).player;
    if (row.overArcs) {
        PlayerKind kind = kindFor(row.name.data(), title, rowOf(*row.overArcs).steps);
        kind.plays = BunsetsuPlayer::plays;
        kind.make = [&row](const PlayerSource& source) { return makeDecoderPlayer(rowOf(*row.overArcs), source); };
        return kind;
    }
    return {row.name.data(), title, kMostBunsetsu, kWhyNoMoreSteps, kMostAtOnce, false, BunsetsuPlayer::plays,
        [&row](const PlayerSource& source) { return std::make_unique<BunsetsuPlayer>(source, row.decoder); }};
}

/// Made while the window goes on: a classifier has to learn first.
PlayerKind kindOf(const TransitionSystemRow& row)
{
    return {row.name.data(), transitionTitle(row.system), kMostTransitionWords, kWhyNoMoreSteps, 0, true,
        TransitionPlayer::plays,
        [&row](const PlayerSource& source) { return std::make_unique<TransitionPlayer>(source, row.system); }};
}

/// One for each decoder of words, each transition system, sums over trees and the best of them, each parser of
/// bunsetsu, and learning.
std::vector<PlayerKind> allKinds()
{
    std::vector<PlayerKind> kinds;
    kinds.reserve(decoderTable.size() + transitionSystemTable.size() + bunsetsuDecoderTable.size() + 5);
    for (const DecoderRow& row : decoderTable)
        kinds.push_back(kindOf(row));
    for (const TransitionSystemRow& row : transitionSystemTable)
        kinds.push_back(kindOf(row));
    kinds.push_back({players::sums.data(), QT_TRANSLATE_NOOP("Decoder", "Sums over all trees (matrix-tree)"),
        kMostSummedWords, kWhyNoLargerMatrix, kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) { return std::make_unique<MarginalsPlayer>(source); }});
    kinds.push_back(
        {players::projectiveSums.data(), QT_TRANSLATE_NOOP("Decoder", "Sums over projective trees (inside-outside)"),
            kMostSummedWords, kWhyNoLargerChart, kMostAtOnce, false, playsWords,
            [](const PlayerSource& source) { return std::make_unique<InsideOutsidePlayer>(source); }});
    kinds.push_back({players::bestTrees.data(), QT_TRANSLATE_NOOP("Decoder", "The best projective trees (k-best)"),
        kMostSummedWords, kWhyNoLargerChart, kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) { return std::make_unique<KBestPlayer>(source); }});
    for (const BunsetsuDecoderRow& row : bunsetsuDecoderTable)
        kinds.push_back(kindOf(row));
    kinds.push_back({players::learning.data(), QT_TRANSLATE_NOOP("Decoder", "A learning step"), kMostLearntWords,
        kWhyNoMoreSteps, 0, true, LearnPlayer::plays,
        [](const PlayerSource& source) { return std::make_unique<LearnPlayer>(source); }});
    kinds.push_back({players::epochs.data(), QT_TRANSLATE_NOOP("Decoder", "Epochs in the plane of two weights"),
        kMostLearntWords, kWhyNoMoreSteps, kMostLearntWords, false, playsWords,
        [](const PlayerSource& source) { return std::make_unique<EpochPlayer>(source); }});
    return kinds;
}

} // namespace

std::span<const PlayerKind> playerKinds()
{
    static const std::vector<PlayerKind> kinds = allKinds();
    return kinds;
}

const PlayerKind* playerKindNamed(const QString& name)
{
    const auto kinds = playerKinds();
    const auto found = std::find_if(
        kinds.begin(), kinds.end(), [&](const PlayerKind& kind) { return name == QLatin1String(kind.name); });
    return found == kinds.end() ? nullptr : &*found;
}

QString titleOf(const PlayerKind& kind)
{
    return QCoreApplication::translate("Decoder", kind.title);
}

QString whyNoMoreOf(const PlayerKind& kind)
{
    return QCoreApplication::translate("PlayerKind", kind.whyNoMore);
}

} // namespace arcwright::ui
