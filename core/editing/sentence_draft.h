// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/treebank/basic_phrase_references.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// A word or an empty node of a sentence that is being changed. Its key stays the same whatever comes and goes; its
/// head and parents name keys too, kRoot and kNoHead standing for themselves.
struct DraftNode {
    int key = 0;
    bool isEmpty = false;
    int range = 0; ///< which of the draft's multiword tokens it belongs to, counted from 1
    int phrase = 0; ///< key of its bunsetsu
    bool sortsParents = true; ///< as CoNLL-U does
    bool hasEnhancedArcs = false; ///< had some when the draft was made
    Token token;
    int copyOf = 0; ///< key of the word that CopyOf of an empty node names, 0 for none
};

struct DraftPhrase {
    int key = 0;
    Bunsetsu bunsetsu; ///< its head is a key
    /// CaboCha names two words of a bunsetsu by their places in it; their keys, 0 for none, and what follows.
    int contentWord = 0;
    int functionWord = 0;
};

struct DraftComment {
    Comment comment;
    int after = 0; ///< key of the word it stands after, 0 for the beginning
    /// KNP's lines `+ 5D` are comments that have numbers and heads: their keys, 0 for what is no such line.
    int basicPhrase = 0;
    int head = 0;
    std::vector<BasicPhraseName> names; ///< it had before, and those of basic phrases that went into it
    bool agrees = false; ///< with its bunsetsu: levelDifference()
};

/// The thing that a waiver is about: the whole sentence, a node, a bunsetsu, or a multiword token.
struct DraftWaiver {
    Waiver waiver;
    enum class Of { Sentence, Node, Phrase, Range, Unknown } of = Of::Sentence;
    int key = 0; ///< of the node or bunsetsu, or which multiword token, counted from 1
    bool holds = false; ///< its content is what the sentence says
};

/// A sentence taken apart, so that nodes can be added, erased and moved without renumbering; see draft_numbering.h for
/// how it is put together again.
struct SentenceDraft {
    explicit SentenceDraft(const Sentence& sentence);

    std::vector<DraftNode> nodes; ///< in their order
    std::vector<MultiwordToken> ranges; ///< the words are those nodes that name it
    std::vector<int> rangeSizes; ///< how many words each had
    std::vector<DraftPhrase> phrases; ///< in their order
    std::vector<DraftComment> comments; ///< in their order
    std::vector<DraftWaiver> waivers;
    Annotation annotation; ///< pins name keys, of nodes or of bunsetsu; waivers are apart
    SourceSlice source;
    int nextKey = 1; ///< of nodes, bunsetsu and basic phrases

    /// Whether heads are parents: Format::headsAreParents.
    bool headsAreParents() const;
    bool hasPhrases() const { return !phrases.empty(); }
    bool contains(int key) const;
    std::size_t placeOf(int key) const;
    DraftNode& node(int key) { return nodes[placeOf(key)]; }
    const DraftNode& node(int key) const { return nodes[placeOf(key)]; }
    /// The nearest word before or after a node, 0 if there is none.
    int wordBefore(int key) const;
    int wordAfter(int key) const;
    /// The first word that hangs on the root, 0 if none does.
    int rootWord() const;
    /// MISC of the token of the text that ends with this word.
    std::string& trailingMisc(int word);

    /// Puts a node, which gets a new key, at a place in the order. Returns the key.
    int insert(std::size_t place, DraftNode node);
    /// Takes a node out. Comments after it stand after the word before it; what is said of it goes. Nothing may name
    /// it any more.
    void erase(int key);
    /// Gives a word another head; the copy of its basic arc moves along.
    void setHead(int key, int head);
    /// Gives a word another relation; the copy of its basic arc follows.
    void setRelation(int key, const std::string& relation);
    /// Lets the arcs of the enhanced graph that come from one node come from another. There are no arcs from a node to
    /// itself, no two that are the same, and where `to` is no node, none at all.
    void moveParents(int from, int to);
    /// Adds a parent to a node unless it is there.
    void addParent(int key, Parent parent);
    /// The words that hang on this one.
    std::vector<int> dependentsOf(int key) const;
    /// Hangs a new word below another with an arc that nobody chose: in the tree, and in the enhanced graph where the
    /// other is part of it. Nothing happens where words have no heads.
    void hangNewWord(int key, int head);
    /// Takes away that the sentence was confirmed: it has arcs now that nobody looked at.
    void unconfirm();
};

} // namespace arcwright
