// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// See split_token.h for what all operations on words keep.

/// The side of a word.
enum class Beside { Before, After };

/// Whether there are spaces before and behind an inserted word.
struct Spacing {
    bool before = true;
    bool after = true;
};

/// Puts a new word beside `word`, whose bunsetsu and (in its middle) multiword token it becomes part of. It has nothing
/// but a form, and hangs on the first word under the root as `dep`; see splitToken() for other formats. Without
/// `spacing` the gap between its neighbours is on both sides of it; inside a multiword token there are no spaces.
/// Comments between the words stay beside the one they stood at.
Result<Sentence> insertToken(const Sentence& sentence, Beside side, int word, const std::string& form,
    const std::optional<Spacing>& spacing = std::nullopt);

} // namespace arcwright
