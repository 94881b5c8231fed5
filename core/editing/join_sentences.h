// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// See split_token.h for what all operations keep. A sentence made of two is not confirmed.

/// Makes one sentence of two that follow each other. Its source is that of both (or the one they share, as the halves
/// of one do). All words on the root of the second hang on the first word on the root of the first, with `relation`;
/// the last bunsetsu of the first on that of the second; in DTAG nothing changes. Id and `# text` are the first's, the
/// text with the second's behind it; other comments of the second stay, those before its words behind those of the
/// first.
/// `# newpar` becomes `NewPar=Yes`; a new document cannot (JoinAcrossDocuments). Refused: a sentence of bunsetsu and
/// one without (UnitsDiffer).
Result<Sentence> joinSentences(
    const Sentence& first, const Sentence& second, const std::string& relation = "parataxis");

} // namespace arcwright
