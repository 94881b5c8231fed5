// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/formats/format_problems.h"
#include "core/formats/pml/pml_elements.h"
#include "core/formats/pml/pml_treebank.h"
#include "core/treebank/format.h"

namespace arcwright {

/// Where a text stands: in an element, or in one of its attributes.
struct PmlTextPlace {
    int element = XmlElement::none; ///< none where it does not stand anywhere
    std::string_view attribute; ///< empty for the text of the element itself
};

/// The entry of a word: in the m-layer, or in its node.
struct PmlEntry {
    bool isInWords = false; ///< its places are in PmlSentence::words()
    int element = XmlElement::none; ///< that has form, lemma and tag; none where the word is elsewhere or missing
    PmlTextPlace lemma;
    PmlTextPlace tag;
    PmlWord word;
};

/// A node of the tree. Nodes are named by their places in the order of words; 0 is the technical root.
struct PmlNode {
    int element = XmlElement::none;
    int order = 0;
    int parent = 0;
    int list = XmlElement::none; ///< the element `children`
    std::vector<int> children; ///< in the order of the file
    int label = XmlElement::none; ///< the element of its function
    std::string wordReference; ///< `m.rf`
    PmlEntry entry;
};

/// The parts of the files that are one sentence, read: its tree and, if they are not in that, its words.
class PmlSentence {
public:
    /// Fails with what readXml() says, with PmlOrderInvalid, PmlOrderTwice, PmlMemberTwice and PmlIdTwice; line and
    /// column count on from those of the slice. Of a word of the m-layer these are the node's, and what it has twice is
    /// named `m/lemma`. O(bytes).
    static Result<std::shared_ptr<const PmlSentence>> read(const SourceSlice& slice, const PmlTreebank& treebank);

    const PmlElements& tree() const { return m_tree; }
    /// The words' part of the m-layer, null where there is none.
    const PmlElements* words() const { return m_words ? &*m_words : nullptr; }
    const std::vector<PmlNode>& nodes() const { return m_nodes; }
    const PmlNode& node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(m_nodes.size()) - 1; } ///< number of words
    std::string_view id() const { return m_tree.attribute(PmlElements::root, "id"); }

    /// The elements that an entry is in.
    const PmlElements& elementsOf(const PmlEntry& entry) const { return entry.isInWords ? *m_words : m_tree; }
    /// The line of an element of the tree, from 1 where the sentence begins.
    std::size_t lineOf(int element) const;
    /// A problem with an element of the tree, at its place in the file.
    Problem problemAt(int element, FormatProblem problem, std::vector<std::string> arguments) const;

private:
    PmlSentence(SourceSlice slice, PmlElements tree, std::optional<PmlElements> words)
        : m_slice(std::move(slice)), m_tree(std::move(tree)), m_words(std::move(words))
    {
    }
    Result<void> findNodes(const PmlTreebank& treebank);
    std::string repeatedIn(const PmlNode& node) const;
    void findEntry(PmlNode& node, const PmlTreebank& treebank) const;
    void sortNodes();
    Result<void> checkNodes() const;

    SourceSlice m_slice; ///< keeps the bytes
    std::size_t m_column = 0; ///< PmlPlace::column
    PmlElements m_tree;
    std::optional<PmlElements> m_words;
    std::unordered_map<std::string, int> m_wordsById; ///< elements of words()
    std::vector<PmlNode> m_nodes;
};

/// The word that an element `m`, or a node that has its word in itself, says, with the places of lemma and tag.
PmlEntry pmlEntryOf(const PmlElements& elements, int element);

/// The words of a sentence of the m-layer by their ids; alternatives have each their own.
std::vector<std::pair<std::string, int>> pmlWordsOf(const PmlElements& elements, int sentence);

} // namespace arcwright
