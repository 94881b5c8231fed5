// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/parser.h"

namespace arcwright {

/// A word to which a parser gives another head or relation than the sentence itself does.
struct Contradiction {
    int word = 0;
    int head = kNoHead; ///< the parser's
    std::string relation; ///< the parser's; empty if its model tells none
    /// By how much the best tree scores more than the best one in which the word has the sentence's own head and
    /// relation: what the parser would have to give up. A relation the model has never seen scores 0. Exact if the
    /// decoder is; else it may be below 0, where the search missed the better tree. Where words have several parents,
    /// the tree is a graph in which the sentence's own head is the only one.
    double margin = 0;
};

/// All contradictions of a sentence, by word; a head is contradicted if it is none of the word's parents. Words without
/// a head are passed over; relations do not matter to a model that tells none. None if the model's scores allow no
/// tree. Takes a parse for each word with another head.
std::vector<Contradiction> contradictions(const Parser& parser, const Sentence& sentence, Parser::Workspace& workspace);

} // namespace arcwright
