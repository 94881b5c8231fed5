// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/formats/pml/pml_elements.h"
#include "core/formats/pml/pml_treebank.h"

namespace arcwright {

/// How a layer names the one below it.
struct PmlReference {
    std::string href; ///< of the file
    std::string prefix; ///< of references, without `#`
};

/// The reference to a layer by its role, `mdata` or `wdata`; without one, what is usual.
PmlReference referenceOf(const PmlElements& elements, std::string_view role);

/// The trees of one zone of a Treex document.
struct TreexZone {
    std::string name; ///< language, with the selector behind `_`
    std::vector<int> roots; ///< elements
    std::vector<std::size_t> bundles; ///< that they are in, from 0
    std::vector<std::string> texts; ///< of the sentences
};
using TreexZones = std::vector<TreexZone>;

/// The zones that have trees, in the order of the file.
TreexZones treexZones(const PmlElements& elements);

/// Finds out how the file writes its trees.
void surveyTrees(PmlTreebank& treebank, const PmlElements& elements, const std::vector<int>& roots);

/// The tokens of the w-layer in their order.
class PmlTokens {
public:
    PmlTokens() = default;
    /// `prefix` is what references to them begin with. Adds them to the treebank.
    PmlTokens(PmlTreebank& treebank, const PmlElements& elements, const std::string& prefix);

    /// The text of the tokens from the first of these to the last of them, with their spaces; empty if there is none.
    std::string textOf(const PmlTreebank& treebank, const std::vector<std::string>& references) const;
    /// The number of the paragraph of the first of these, from 1; 0 if it is not known.
    std::size_t paragraphOf(const std::vector<std::string>& references) const;

private:
    std::vector<std::string> m_references;
    std::vector<std::size_t> m_paragraphs;
    std::unordered_map<std::string, std::size_t> m_places;
};

/// Cuts the files of a document into pieces and puts together what belongs to one sentence (pml_pieces.h).
class PmlJoining {
public:
    /// `words` is null where there is no m-layer.
    PmlJoining(PmlTreebank& treebank, const PmlElements& trees, const PmlElements* words, const PmlTokens& tokens);

    /// The text of the document. Adds places of sentences and words that are elsewhere to the treebank. O(bytes).
    std::string joined(const std::vector<int>& roots);

private:
    void findWords();
    void claimSentences(const std::vector<int>& roots);
    void addPlaces(const std::vector<int>& roots);
    void addPiece(char layer, std::size_t place, std::string_view text);
    std::vector<std::string> wordsOfTree(int root) const;

    PmlTreebank& m_treebank;
    const PmlElements& m_trees;
    const PmlElements* m_words;
    const PmlTokens& m_tokens;
    std::vector<int> m_sentences; ///< elements `s` of the m-layer
    std::unordered_map<std::string, std::size_t> m_sentenceOfId; ///< of the sentence, and of each of its words
    std::unordered_map<std::string, int> m_elementOfWord;
    std::vector<std::size_t> m_claimed; ///< the sentence of each tree, noSentence if it has none of its own
    std::string m_text;
};

} // namespace arcwright
