// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/annotation.h"
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

/// The line (from 1) of a sentence's source that a part of it was read from, 0 for a part that is new. Writers copy
/// that line and change what differs. Where a part came from is not what it is: all are equal.
struct SourceLine {
    int number = 0;

    friend bool operator==(SourceLine, SourceLine) { return true; }
};

/// A field that only some formats have: PHEAD of CoNLL-X, a further column of CoNLL-U Plus, an attribute of DTAG, a
/// reading.
struct FurtherField {
    std::string name;
    std::string value;

    friend bool operator==(const FurtherField&, const FurtherField&) = default;
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
    std::vector<FurtherField> further; ///< further fields, in the file's order; names are unique
    SourceLine line;

    /// The value of a further field, empty if there is none.
    std::string_view furtherField(std::string_view name) const;
    /// Sets a further field, in its place or at the end; an empty value removes it.
    void setFurther(std::string_view name, std::string value);

    friend bool operator==(const Token&, const Token&) = default;
};

/// A surface token written as one and analysed as the words `first` to `last`: `3-4 don't`.
struct MultiwordToken {
    int first = 0;
    int last = 0;
    std::string form;
    std::string misc;
    std::string feats; ///< `Typo=Yes`, the only feature it may have
    SourceLine line;

    friend bool operator==(const MultiwordToken&, const MultiwordToken&) = default;
};

/// A line that is no token, whole: `# ...`, DTAG's `<p>`, KNP's `+ 5D`. It stands after `wordsBefore` words.
struct Comment {
    std::string text;
    int wordsBefore = 0;
    SourceLine line;

    Comment() = default;
    Comment(std::string theText, int after = 0, SourceLine from = {})
        : text(std::move(theText)), wordsBefore(after), line(from)
    {
    }
    Comment(const char* theText) : text(theText) { }
    friend bool operator==(const Comment&, const Comment&) = default;
};

/// A phrase of Japanese: the words `first` to `last`, and its dependency on a later bunsetsu.
struct Bunsetsu {
    int first = 0;
    int last = 0;
    int head = kNoHead; ///< number of a bunsetsu, from 1; the root for the last
    std::string type; ///< D (dependency), P (parallel), A (apposition), I (incomplete parallel)
    std::string rest; ///< what the file says after the type, verbatim: features, a score
    SourceLine line;

    friend bool operator==(const Bunsetsu&, const Bunsetsu&) = default;
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
    std::shared_ptr<const Format> format;

    std::string_view text() const
    {
        return bytes ? std::string_view(*bytes).substr(offset, length) : std::string_view();
    }
    /// Whether the other one is the same bytes of the same file, without looking at them.
    bool isSame(const SourceSlice& other) const
    {
        return bytes == other.bytes && offset == other.offset && length == other.length;
    }
};

/// One sentence as a value. `source` is what it was read from, byte for byte: a writer copies it and changes only the
/// fields in which the sentence now differs. A sentence that could not be read has its problem, its source and no
/// tokens.
struct Sentence {
    std::vector<Comment> comments; ///< by place; all lines that are no tokens
    std::vector<Token> tokens; ///< word i is tokens[i - 1]
    std::vector<MultiwordToken> multiwordTokens;
    std::vector<EmptyNode> emptyNodes;
    std::vector<Bunsetsu> bunsetsu; ///< by place, covering all words; none where the units of syntax are words
    Annotation annotation; ///< what an annotator has said of it
    SourceSlice source;
    std::optional<Problem> problem;

    int size() const { return static_cast<int>(tokens.size()); }
    const Token& word(int id) const { return tokens[static_cast<std::size_t>(id) - 1]; }
    Token& word(int id) { return tokens[static_cast<std::size_t>(id) - 1]; }

    /// The number of units that have heads: bunsetsu where there are any, else words.
    int unitCount() const { return static_cast<int>(bunsetsu.empty() ? tokens.size() : bunsetsu.size()); }
    /// The text of a unit (from 1).
    std::string unitText(int unit) const;
    /// Head and relation (type) of a unit.
    int headOf(int unit) const;
    const std::string& relationOf(int unit) const;

    /// The value of `# key = value`, empty if there is none.
    std::string_view metadata(std::string_view key) const;
    /// The words with single spaces between them (none between those of bunsetsu), or `# text` where the file has it.
    std::string text() const;
    /// Whether the other sentence is the same analysis of the same words, with the same comments, wherever the two were
    /// read from and whatever annotators say of them.
    bool hasContentOf(const Sentence& other) const;
};

/// The analysis a sentence carries itself (the gold layer), over its units. Arcs of the enhanced graph become secondary
/// parents unless they repeat the basic arc; those to or from empty nodes stay in the sentence only.
Graph graphOf(const Sentence& sentence, RelationPool& relations);

/// Whether the word is punctuation: UPOS `PUNCT`, or DTAG's msd `XP`.
bool isPunctuation(const Token& token);

/// `sentence` with another head for unit `dependent`; the copy of the old basic arc in the enhanced graph, if there is
/// one, moves along. A bunsetsu has a type, D at first, as long as it has a head, and its basic phrases follow.
/// setHead() (arc_operations.h) is what annotators do, with checks.
Sentence withHead(const Sentence& sentence, int dependent, int head);

/// `sentence` with another relation for unit `dependent`; a copy of the basic arc in the enhanced graph follows, and
/// the last basic phrase of a bunsetsu has its type.
Sentence withRelation(const Sentence& sentence, int dependent, std::string_view relation);

} // namespace arcwright
