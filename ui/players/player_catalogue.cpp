// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/player_catalogue.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/players/chart_player.h"

namespace arcwright::ui {

namespace {

/// Charts of more words have a hundred thousand items and take a hundred megabytes.
constexpr int kMostChartWords = 120;

bool playsWords(const PlayerSource& source)
{
    return source.sentence->bunsetsu.empty();
}

const PlayerKind kinds[] = {
    {"eisner", QT_TRANSLATE_NOOP("PlayerKind", "Eisner, first order"), kMostChartWords, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::Eisner);
        }},
    {"eisner2", QT_TRANSLATE_NOOP("PlayerKind", "Eisner, second order"), kMostChartWords, playsWords,
        [](const PlayerSource& source) -> std::unique_ptr<Player> {
            return std::make_unique<ChartPlayer>(source, Decoder::Eisner2);
        }},
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
