// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <span>

#include <QString>

#include "ui/players/algorithms/player.h"
#include "ui/players/algorithms/player_source.h"

namespace arcwright::ui {

/// A player that can be chosen: one for each row of decoderTable, transitionSystemTable and bunsetsuDecoderTable, and
/// that of learning.
struct PlayerKind {
    const char* name; ///< as on the command line: `--player NAME`
    const char* title; ///< untranslated; see titleOf()
    int mostWords; ///< of sentences it can show
    const char* whyNoMore; ///< untranslated; see whyNoMoreOf()
    /// Of sentences of so many words it is made within a frame; of longer ones it is made while the window goes on.
    int mostAtOnce;
    bool readsTree; ///< whether it has to do with the tree that the sentence has
    /// Whether it can play this source at all; the sentence has units and no problem.
    bool (*plays)(const PlayerSource& source);
    std::function<std::unique_ptr<Player>(const PlayerSource& source)> make;
};

/// All players in the order of the list to choose from.
std::span<const PlayerKind> playerKinds();
/// Null if there is none of that name.
const PlayerKind* playerKindNamed(const QString& name);
QString titleOf(const PlayerKind& kind);
/// A sentence that says why it shows no longer sentences.
QString whyNoMoreOf(const PlayerKind& kind);

} // namespace arcwright::ui
