// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// A basic phrase (kihonku) of KNP, which divides bunsetsu: the line `+ 6D <rel ...>` before its words, whose head
/// counts basic phrases as that of a bunsetsu counts bunsetsu. `+` and `+ <...>` were not parsed yet.
struct BasicPhrase {
    std::size_t comment = 0; ///< its line among the sentence's comments
    int bunsetsu = 0; ///< the bunsetsu it is part of, from 1
    int head = kNoHead; ///< number of a basic phrase, from 1, perhaps of none; the root for -1
    std::string type; ///< as of a bunsetsu; empty without a head
    std::string rest; ///< what follows, verbatim, its space included
};

/// Whether a line of a sentence that has bunsetsu is that of a basic phrase.
bool isBasicPhraseLine(std::string_view text);

/// The basic phrases of a sentence in order, number i at [i - 1]; none where units are words. O(lines).
std::vector<BasicPhrase> basicPhrasesOf(const Sentence& sentence);

/// The first and the last word of a basic phrase (its number, from 1). The first of a sentence has all words before it.
std::pair<int, int> wordsOfBasicPhrase(
    const Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number);

/// The line of a basic phrase with this head and type.
std::string basicPhraseLine(const BasicPhrase& phrase);

/// What of a basic phrase (its number, from 1) disagrees with the bunsetsu. The last of a bunsetsu depends as it does:
/// on a basic phrase of its head, with its type. The others depend on one of the same bunsetsu.
enum class LevelDifference {
    Head, ///< the last depends on a basic phrase of another bunsetsu
    Type, ///< the last has another type
    Leaves, ///< one that is not the last depends on one outside of the bunsetsu
    NoSuchHead, ///< there is no basic phrase with its head's number, or it is the phrase itself
};
std::optional<LevelDifference> levelDifference(
    const Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number);

/// Writes into the sentence with which head and type a basic phrase agrees with its bunsetsu: the last one depends on
/// the last one of the bunsetsu's head, as in the Kyoto corpora and KNP's own output, another one on the next.
void settleBasicPhrase(Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number);

/// Lets the basic phrases of a bunsetsu (from 1) follow what changed in its head and type, which were those of
/// `before`. A head within the bunsetsu's head stays, and so do the lines where nothing changed.
void followBunsetsu(Sentence& sentence, int bunsetsu, const Bunsetsu& before);

} // namespace arcwright
