// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QStringList>

#include "core/treebank/sentence.h"

namespace arcwright::ui {

/// A head a word could have, as a parser sees it.
struct Guess {
    int head = 0;
    QString relation; ///< empty where the parser tells none
    std::optional<double> margin; ///< by how much the best guess scores higher; none where nobody knows
    std::optional<bool> isMember = {}; ///< of a coordination or apposition; none where nobody says
    bool isRecent = false; ///< it is here, or at all, by what was decided in the document a moment ago
};

/// What a model says of the membership of a word with that relation under that head: of nothing, where the head joins
/// nothing now.
std::optional<bool> membershipUnder(
    const Sentence& sentence, int head, const QString& relation, std::optional<bool> isMember);

/// The guesses for a unit of a sentence, the best first.
using Guesses = std::function<std::vector<Guess>(std::size_t sentence, int unit)>;

/// How likely it is that a parser is wrong about each unit of a sentence, by unit - 1, from 0 to 1; empty where nobody
/// knows.
using Doubts = std::function<std::vector<double>(std::size_t sentence)>;

/// Guesses of that head for a unit of a sentence, which differ in relation and membership, the best first, whether or
/// not the head is among the guesses; none where nobody knows.
using ArcRelations = std::function<std::vector<Guess>(std::size_t sentence, int head, int unit)>;

} // namespace arcwright::ui
