// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace arcwright {

/// The member of a node after which others stand: it differs.
enum class PmlLayout {
    Prague, ///< PDT, PDT-C, PCEDT: children after `ord`, words in the m-layer
    Faust, ///< children last, words in the nodes
    Treex, ///< children first, words in the nodes
};

/// A token of the w-layer.
struct PmlToken {
    std::string text;
    bool hasNoSpaceAfter = false;
};

/// What the m-layer says of a word.
struct PmlWord {
    std::string form;
    std::string lemma;
    std::string tag;
    std::vector<std::string> tokens; ///< references to the w-layer, prefix included
    std::vector<std::string> changes; ///< `form_change`
};

/// What is known of a sentence by what stands around it.
struct PmlPlace {
    std::string newDocument; ///< its id, where the sentence is the first of one
    bool isNewParagraph = false;
    std::string text; ///< as it was before words were corrected; empty where that is not known
    std::size_t column = 0; ///< characters before its tree on the line that this begins on
};

/// What the sentences of a document share, and no edit changes.
struct PmlTreebank {
    PmlLayout layout = PmlLayout::Prague;
    std::string prefix; ///< of PML names in the file of the trees, with its colon; mostly empty
    std::string wordPrefix; ///< the same in the file of the words
    std::string wordReference = "m#"; ///< what references to words begin with
    bool hasWords = false; ///< the m-layer is there, or nodes have words in them
    bool usesShorthand = false; ///< a list of one is written without LM
    bool takesExtra = false; ///< nodes may have the flag of a missing governor, by the schema's name, or have it
    bool writesZeros = false; ///< flags that are off stand there as 0
    std::unordered_map<std::string, PmlToken> tokens; ///< by reference
    std::unordered_map<std::string, PmlWord> wordsElsewhere; ///< by id: those in no sentence's own part of the m-layer
    bool isCzech = true; ///< tags are positional
    std::unordered_set<std::string> idsTwice; ///< of nodes of different sentences
    std::unordered_set<std::string> sentencesUnknown; ///< references of trees to sentences that the m-layer lacks
    std::unordered_set<std::string> wordsTwice; ///< references to words that several nodes have
    std::unordered_map<std::string, PmlPlace> places; ///< by id of the technical root
};

} // namespace arcwright
