// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/tracing/chart_steps.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// An item of a chart in a few words: `arc saw₂ → I₁`.
QString itemText(const ChartItem& item, const PlayerWords& words);
/// The meaning of an item for its words, in a sentence.
QString itemMeaning(const ChartItem& item, const PlayerWords& words);
/// The two parts of an item; an item and its two parts.
QString itemPartsText(const ChartItem& first, const ChartItem& second, const PlayerWords& words);
QString itemWayText(const ChartItem& item, const ChartItem& first, const ChartItem& second, const PlayerWords& words);
/// "5 ways to put it together"
QString itemWaysTitle(int ways);
/// Whether the stretch of an item is not as long as that of the one before: a chart goes on to longer ones.
bool isOtherWidth(const ChartItem& item, const ChartItem& before);

} // namespace arcwright::ui
