// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/model/given_part.h"
#include "core/model/train.h"

namespace arcwright {

/// Where sentences to learn from come from.
enum class SourceKind {
    All, ///< the open treebank
    Confirmed, ///< its sentences that are confirmed
    Pattern, ///< its sentences that a search pattern finds
    Files, ///< files, folders and shell patterns
};

struct TrainingSource {
    SourceKind kind = SourceKind::All;
    std::string pattern; ///< of Pattern
    std::vector<std::string> paths; ///< of Files
    int weight = 1; ///< how often each of its sentences counts, at least once

    friend bool operator==(const TrainingSource&, const TrainingSource&) = default;
};

inline constexpr int mostSourceWeight = 20;

/// The sentences of a training. Where no development files are named, every tenth sentence is held out, with its
/// copies, before any of them is repeated, so that none is in both parts; and where they are named, what they have is
/// not learnt from.
struct SourceSentences {
    Sentences training; ///< one that counts several times is there as often
    Sentences development;
    Sentences all; ///< each once, in the order of the treebank and the files; of them, or of files, a tagger learns
    std::size_t leftOut = 0; ///< sentences of the sources that the development files have, too
};

/// What is not learnt from, so that it can be scored.
enum class HeldOut {
    EveryTenth, ///< unless there are development files
    Nothing, ///< folds tell how well is learnt
};

/// Takes the sentences that are to be scored, and their copies, out of those to learn from; how many. O(words).
std::size_t eraseScored(Sentences& learnt, const Sentences& scored);

/// The sentences that any of the sources has. One that several have counts as often as the heaviest of them says. A
/// file that is open is taken as it is open, with its confirmations. Patterns ask gold; what they ask of predictions
/// holds of no sentence.
/// Fails with a SourceProblem where a source has nothing, or nothing that the development files have not, as
/// openTreebank() for files, and with Cancelled. Of sentences in which only some heads are given, or which are to be
/// learnt from by their pins alone, there is only that part; they are not held out, for they cannot be scored.
Result<SourceSentences> sentencesOf(const Treebank& open, const std::vector<TrainingSource>& sources,
    const std::vector<std::string>& development, GivenPart given, const std::stop_token& stop,
    HeldOut heldOut = HeldOut::EveryTenth);

} // namespace arcwright
