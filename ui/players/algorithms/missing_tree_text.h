// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/decoding/missing_tree.h"
#include "core/treebank/graph.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// Why an algorithm ends without a tree, in words: `there is no tree: saw₂ has no head that it may take`.
QString missingTreeText(const MissingTree& missing, const PlayerWords& words);

/// What pointing at an arc that may not be tells.
QString forbiddenText(int head, int dependent, const PlayerWords& words);

/// A sentence that names arcs that may not be, the first few of many; empty for none.
QString leftOutText(const std::vector<Arc>& arcs, const PlayerWords& words);

} // namespace arcwright::ui
