// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/player_catalogue.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/players/bunsetsu_player.h"
#include "ui/players/chart_player.h"
#include "ui/players/climb_player.h"
#include "ui/players/contraction_player.h"
#include "ui/players/learn_player.h"

namespace arcwright::ui {

namespace {

/// Charts of more words have a hundred thousand items and take a hundred megabytes.
constexpr int kMostChartWords = 120;
/// Of larger tables nothing can be read.
constexpr int kMostMatrixWords = 150;

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

/// Steps of longer sentences nobody can follow.
constexpr int kMostBunsetsu = 200;
constexpr int kMostLearntWords = 500;

template <BunsetsuDecoder decoder>
std::unique_ptr<Player> makeBunsetsuPlayer(const PlayerSource& source)
{
    return std::make_unique<BunsetsuPlayer>(source, decoder);
}

const PlayerKind kinds[] = {
    {"eisner", QT_TRANSLATE_NOOP("PlayerKind", "Eisner, first order"), kMostChartWords, kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::Eisner);
        }},
    {"eisner2", QT_TRANSLATE_NOOP("PlayerKind", "Eisner, second order"), kMostChartWords, kMostAtOnce, false,
        playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::Eisner2);
        }},
    {"eisner-span", QT_TRANSLATE_NOOP("PlayerKind", "Eisner over spans, with what is inside"), kMostChartWords,
        kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::EisnerSpan);
        }},
    {"cle", QT_TRANSLATE_NOOP("PlayerKind", "Chu-Liu-Edmonds"), kMostMatrixWords, kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ContractionPlayer>(source);
        }},
    {"hill", QT_TRANSLATE_NOOP("PlayerKind", "Hill climbing"), kMostMatrixWords, kMostAtOnce, false, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ClimbPlayer>(source, ClimbPlayer::Search::Hill);
        }},
    {"multi", QT_TRANSLATE_NOOP("PlayerKind", "Hill climbing, several parents"), kMostMatrixWords, kMostAtOnce, false,
        playsGraphs,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ClimbPlayer>(source, ClimbPlayer::Search::Multi);
        }},
    {"restarts", QT_TRANSLATE_NOOP("PlayerKind", "Randomised restarts"), kMostMatrixWords, kMostAtOnce, false,
        playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ClimbPlayer>(source, ClimbPlayer::Search::Restarts);
        }},
    {"tournament", QT_TRANSLATE_NOOP("PlayerKind", "Tournament"), kMostBunsetsu, kMostAtOnce, false,
        BunsetsuPlayer::plays, makeBunsetsuPlayer<BunsetsuDecoder::Tournament>},
    {"sr", QT_TRANSLATE_NOOP("PlayerKind", "Shift-reduce"), kMostBunsetsu, kMostAtOnce, false, BunsetsuPlayer::plays,
        makeBunsetsuPlayer<BunsetsuDecoder::ShiftReduce>},
    {"cc", QT_TRANSLATE_NOOP("PlayerKind", "Cascaded chunking"), kMostBunsetsu, kMostAtOnce, false,
        BunsetsuPlayer::plays, makeBunsetsuPlayer<BunsetsuDecoder::CascadedChunking>},
    {"relpref", QT_TRANSLATE_NOOP("PlayerKind", "Relative preference"), kMostBunsetsu, kMostAtOnce, false,
        BunsetsuPlayer::plays, makeBunsetsuPlayer<BunsetsuDecoder::RelativePreference>},
    {"learn", QT_TRANSLATE_NOOP("PlayerKind", "A learning step"), kMostLearntWords, 0, true, LearnPlayer::plays,
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

} // namespace arcwright::ui
