// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/player_catalogue.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/players/algorithms/bunsetsu_player.h"
#include "ui/players/algorithms/chart_player.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/algorithms/contraction_player.h"
#include "ui/players/algorithms/learn_player.h"

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
constexpr auto kWhyNoMoreSteps = QT_TRANSLATE_NOOP("PlayerKind", "Nobody could follow what it does with more.");

template <BunsetsuDecoder decoder>
std::unique_ptr<Player> makeBunsetsuPlayer(const PlayerSource& source)
{
    return std::make_unique<BunsetsuPlayer>(source, decoder);
}

const PlayerKind kinds[] = {
    {"eisner", QT_TRANSLATE_NOOP("PlayerKind", "Eisner, first order"), kMostChartWords, kWhyNoLargerChart, kMostAtOnce,
        false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::Eisner);
        }},
    {"eisner2", QT_TRANSLATE_NOOP("PlayerKind", "Eisner, second order"), kMostChartWords, kWhyNoLargerChart,
        kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::Eisner2);
        }},
    {"eisner-span", QT_TRANSLATE_NOOP("PlayerKind", "Eisner over spans"), kMostChartWords, kWhyNoLargerChart,
        kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::EisnerSpan);
        }},
    {"cle", QT_TRANSLATE_NOOP("PlayerKind", "Chu-Liu-Edmonds"), kMostMatrixWords, kWhyNoLargerMatrix, kMostAtOnce,
        false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ContractionPlayer>(source);
        }},
    {"hill", QT_TRANSLATE_NOOP("PlayerKind", "Hill climbing"), kMostMatrixWords, kWhyNoLargerMatrix, kMostAtOnce, false,
        playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ClimbPlayer>(source, ClimbPlayer::Search::Hill);
        }},
    {"multi", QT_TRANSLATE_NOOP("PlayerKind", "Hill climbing, several parents"), kMostMatrixWords, kWhyNoLargerMatrix,
        kMostAtOnce, false, playsGraphs,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ClimbPlayer>(source, ClimbPlayer::Search::Multi);
        }},
    {"restarts", QT_TRANSLATE_NOOP("PlayerKind", "Randomised restarts"), kMostMatrixWords, kWhyNoLargerMatrix,
        kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ClimbPlayer>(source, ClimbPlayer::Search::Restarts);
        }},
    {"tournament", QT_TRANSLATE_NOOP("PlayerKind", "Tournament"), kMostBunsetsu, kWhyNoMoreSteps, kMostAtOnce, false,
        BunsetsuPlayer::plays, makeBunsetsuPlayer<BunsetsuDecoder::Tournament>},
    {"sr", QT_TRANSLATE_NOOP("PlayerKind", "Shift-reduce"), kMostBunsetsu, kWhyNoMoreSteps, kMostAtOnce, false,
        BunsetsuPlayer::plays, makeBunsetsuPlayer<BunsetsuDecoder::ShiftReduce>},
    {"cc", QT_TRANSLATE_NOOP("PlayerKind", "Cascaded chunking"), kMostBunsetsu, kWhyNoMoreSteps, kMostAtOnce, false,
        BunsetsuPlayer::plays, makeBunsetsuPlayer<BunsetsuDecoder::CascadedChunking>},
    {"relpref", QT_TRANSLATE_NOOP("PlayerKind", "Relative preference"), kMostBunsetsu, kWhyNoMoreSteps, kMostAtOnce,
        false, BunsetsuPlayer::plays, makeBunsetsuPlayer<BunsetsuDecoder::RelativePreference>},
    {"bunsetsu-cle", QT_TRANSLATE_NOOP("PlayerKind", "Bunsetsu, Chu-Liu-Edmonds"), kMostMatrixWords, kWhyNoLargerMatrix,
        kMostAtOnce, false, BunsetsuPlayer::plays,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ContractionPlayer>(source);
        }},
    {"bunsetsu-eisner", QT_TRANSLATE_NOOP("PlayerKind", "Bunsetsu, Eisner"), kMostChartWords, kWhyNoLargerChart,
        kMostAtOnce, false, BunsetsuPlayer::plays,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::Eisner);
        }},
    {"learn", QT_TRANSLATE_NOOP("PlayerKind", "A learning step"), kMostLearntWords, kWhyNoMoreSteps, 0, true,
        LearnPlayer::plays,
        [](const PlayerSource& source) -> std::unique_ptr<Player> { return std::make_unique<LearnPlayer>(source); }},
};

} // namespace

std::span<const PlayerKind> playerKinds()
{
    return kinds;
}

const PlayerKind* playerKindNamed(const QString& name)
{
    const auto found = std::find_if(
        std::begin(kinds), std::end(kinds), [&](const PlayerKind& kind) { return name == QLatin1String(kind.name); });
    return found == std::end(kinds) ? nullptr : &*found;
}

QString titleOf(const PlayerKind& kind)
{
    return QCoreApplication::translate("PlayerKind", kind.title);
}

QString whyNoMoreOf(const PlayerKind& kind)
{
    return QCoreApplication::translate("PlayerKind", kind.whyNoMore);
}

} // namespace arcwright::ui
