// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/players/algorithms/climb_player.h"
#include "ui/players/algorithms/player_catalogue.h"

namespace arcwright::ui::testing {

/// The names of all players that build a graph over words.
inline constexpr const char* graphPlayers[] = {"eisner", "eisner2", "eisner-span", "cle", "hill", "multi", "restarts"};

/// A sentence of words w1, w2, ...
inline std::shared_ptr<const Sentence> sentenceOf(int words)
{
    auto sentence = std::make_shared<Sentence>();
    for (int word = 1; word <= words; ++word) {
        Token token;
        token.form = "w" + std::to_string(word);
        sentence->tokens.push_back(token);
    }
    return sentence;
}

/// Such a sentence with scores drawn by a seed.
inline PlayerSource randomSource(int words, std::uint64_t seed, RootPolicy root = RootPolicy::Single)
{
    PlayerSource source;
    source.sentence = sentenceOf(words);
    source.relations = std::make_shared<RelationPool>();
    source.seed = seed;
    source.root = root;
    return source;
}

inline std::unique_ptr<Player> make(const char* name, const PlayerSource& source)
{
    return playerKindNamed(QString::fromLatin1(name))->make(source);
}

inline std::vector<MoveOption> possibleMoves(const ClimbPlayer& player)
{
    std::vector<MoveOption> moves = player.options();
    std::erase_if(moves, [](const MoveOption& option) { return option.verdict != MoveVerdict::Possible; });
    return moves;
}

} // namespace arcwright::ui::testing
