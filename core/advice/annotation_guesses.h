// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advice/ranked_arcs.h"

namespace arcwright {

/// A parser's suggestions for the correction of a sentence: other heads, and doubts.
struct AnnotationGuesses {
    /// The analyses of every word, word 1 first: the parser's own with margin 0, then the others, those that are
    /// likeliest to be meant where that is wrong first.
    std::vector<std::vector<AlternativeHead>> arcs;
    /// By word - 1: how likely it is that the parser's own is wrong, head or relation, from 0 to 1.
    std::vector<double> doubts;
};

/// How many analyses of a word are guessed.
struct GuessLimits {
    std::size_t heads = 12; ///< of one word
    std::size_t relations = 9; ///< of one head
    std::size_t all = 36; ///< of one word
    int longest = 300; ///< in sentences of more words only margins count
};

/// The guesses for a sentence just parsed around what is fixed. Two witnesses are heard: by how much the best tree with
/// an arc scores less, in units of what is usual in the sentence (the median of the words' second bests), and how
/// likely its head is to the filter's ranking, which knows little but is sure of nothing that it has not seen (see
/// HeadRanking); it also knows heads that the search left out, whose margins are estimates. How both are weighed was
/// fitted to sentences that their parsers had not seen, of Danish, English, Czech and Arabic together, and is nearly
/// the same for each of them. A model without such a ranking has the margins alone.
///
/// A word whose head is fixed has that head alone, and no doubt. O(n (heads x relations of the model) + n^2) on top of
/// the margins.
AnnotationGuesses annotationGuesses(const Parser& parser, Parser::Workspace& workspace, const Sentence& sentence,
    const FixedArcs& fixed, const GuessLimits& limits = {});

/// The words of which a parser is unsure: those it is likelier to be wrong about than three times in ten. Somebody who
/// looks at these alone finds two thirds of all errors.
std::vector<bool> uncertainWords(const std::vector<double>& doubts);

/// The words that are worth a look, the least certain first, ties in the order of the text: those of which a parser is
/// unsure, then those that it is wrong about one time in eight or more. O(n log n).
std::vector<int> wordsByDoubt(const std::vector<double>& doubts);

} // namespace arcwright
