// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// A node of the enhanced graph: word `word` if `empty` is 0, else the `empty`-th empty node after that word (8.1).
struct NodeId {
    int word = 0;
    int empty = 0;

    friend auto operator<=>(const NodeId&, const NodeId&) = default;
};

/// An arc of the enhanced graph as its dependent sees it.
struct Parent {
    NodeId head;
    std::string relation;

    friend bool operator==(const Parent&, const Parent&) = default;
};

/// A word. Fields hold what the file says, verbatim; what a format does not have is empty.
struct Token {
    std::string form;
    std::string lemma;
    std::string upos; ///< coarse part of speech
    std::string xpos; ///< the treebank's own tag: XPOS, DTAG's msd
    std::string feats; ///< morphological features, `Case=Nom|Number=Sing`
    std::string misc;
    int head = kNoHead;
    std::string relation;
    std::vector<Parent> parents; ///< every head in the enhanced graph, the basic one included (DEPS, DTAG's `in`)

    friend bool operator==(const Token&, const Token&) = default;
};

/// A surface token written as one and analysed as the words `first` to `last`: `3-4 don't`.
struct MultiwordToken {
    int first = 0;
    int last = 0;
    std::string form;
    std::string misc;

    friend bool operator==(const MultiwordToken&, const MultiwordToken&) = default;
};

/// A word of the enhanced graph that is not in the text.
struct EmptyNode {
    NodeId id;
    Token token;

    friend bool operator==(const EmptyNode&, const EmptyNode&) = default;
};

class Format;

/// Some bytes of a file that is kept in memory, the line (from 1) they begin on, and the format they are in.
struct SourceSlice {
    std::shared_ptr<const std::string> bytes;
    std::size_t offset = 0;
    std::size_t length = 0;
    std::size_t line = 1;
    const Format* format = nullptr;

    std::string_view text() const
    {
        return bytes ? std::string_view(*bytes).substr(offset, length) : std::string_view();
    }
};

/// One sentence as a value. `source` is what it was read from, byte for byte: a writer copies it and changes only the
/// fields in which the sentence now differs. A sentence that could not be read has its problem, its source and no
/// tokens.
struct Sentence {
    std::vector<std::string> comments; ///< whole lines, the `#` included
    std::vector<Token> tokens; ///< word i is tokens[i - 1]
    std::vector<MultiwordToken> multiwordTokens;
    std::vector<EmptyNode> emptyNodes;
    SourceSlice source;
    std::optional<Problem> problem;

    int size() const { return static_cast<int>(tokens.size()); }
    const Token& word(int id) const { return tokens[static_cast<std::size_t>(id) - 1]; }
    Token& word(int id) { return tokens[static_cast<std::size_t>(id) - 1]; }

    /// The value of `# key = value`, empty if there is none.
    std::string_view metadata(std::string_view key) const;
    /// The words with single spaces between them, or `# text` where the file has it.
    std::string text() const;
};

/// The analysis a sentence carries itself (the gold layer). Arcs of the enhanced graph become secondary parents unless
/// they repeat the basic arc; those to or from empty nodes stay in the sentence only.
Graph graphOf(const Sentence& sentence, RelationPool& relations);

/// Whether the word is punctuation: UPOS `PUNCT`, or DTAG's msd `XP`.
bool isPunctuation(const Token& token);

/// `sentence` with another head for word `dependent`; the copy of the old basic arc in the enhanced graph, if there is
/// one, moves along.
Sentence withHead(const Sentence& sentence, int dependent, int head);

/// `sentence` with another relation for word `dependent`; a copy of the basic arc in the enhanced graph follows and
/// keeps what was appended to it (`obl` of `obl:in`).
Sentence withRelation(const Sentence& sentence, int dependent, std::string_view relation);

} // namespace arcwright
