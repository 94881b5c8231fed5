// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "core/evaluation/arc_counts.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Scores of Japanese bunsetsu dependencies as the field gives them: the last bunsetsu of a sentence, which has no
/// head, is never counted.
struct BunsetsuEvaluation {
    /// Bunsetsu of one dependency type (D, P, A, I).
    struct OfType {
        std::size_t gold = 0; ///< of this type in gold
        std::size_t predicted = 0; ///< in the system's analysis
        std::size_t heads = 0; ///< of this type in gold, with the right head
        std::size_t types = 0; ///< of this type in both
        std::size_t both = 0; ///< of this type in both, with the right head
    };

    std::size_t bunsetsu = 0; ///< without those at the end
    std::size_t heads = 0; ///< right head
    std::size_t types = 0; ///< right dependency type
    std::size_t both = 0; ///< right head and type
    std::size_t sentences = 0;
    std::size_t complete = 0; ///< sentences with all heads right; those of one bunsetsu always are
    std::size_t singles = 0; ///< sentences of one bunsetsu
    std::map<std::string, OfType> byType;

    double accuracy() const { return percentage(heads, bunsetsu); }
    double typeAccuracy() const { return percentage(types, bunsetsu); }
    double labelledAccuracy() const { return percentage(both, bunsetsu); }
    double sentenceAccuracy() const { return percentage(complete, sentences); }
    double sentenceAccuracyWithoutSingles() const { return percentage(complete - singles, sentences - singles); }

    /// Both must have the same bunsetsu, at least one.
    void add(const Sentence& gold, const Sentence& predicted);
};

} // namespace arcwright
