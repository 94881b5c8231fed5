// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Why two analyses of sentence `index` (from 0) of two treebanks cannot be compared: another number of words, another
/// form, or other bunsetsu. Nothing if they can. The problem has no place.
std::optional<Problem> findMismatch(const Sentence& gold, const Sentence& system, std::size_t index);

/// The first difference of two treebanks that both have such a sentence, with the file and line of the word of `system`
/// that differs.
std::optional<Problem> findMismatch(const Treebank& gold, const Treebank& system, std::size_t index);

/// Why two treebanks cannot be compared sentence by sentence, nothing if they can. The problem has file and line of the
/// word of `system` that differs, or of the sentence from which on the two differ. Reads all sentences.
std::optional<Problem> findMismatch(const Treebank& gold, const Treebank& system);

/// The same where sentences of other words can be compared, too, if that is told of them: the first that cannot be.
using ComparableSentences
    = std::function<bool(const std::shared_ptr<const Sentence>& gold, const std::shared_ptr<const Sentence>& system)>;
std::optional<Problem> findMismatch(
    const Treebank& gold, const Treebank& system, const ComparableSentences& canBeCompared);

} // namespace arcwright
