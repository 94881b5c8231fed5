// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/validation/sentence_text.h"

namespace arcwright {

/// The basic tree of a sentence whose heads make one. Node 0 is the artificial root.
class BasicTree {
public:
    /// The text must outlive the tree.
    explicit BasicTree(const SentenceText& text);

    const SentenceText& text() const { return m_text; }
    int words() const { return m_text.words(); }
    const Row& row(int word) const { return m_text.word(word); }
    std::string_view field(int word, Column column) const { return row(word).field(column); }
    std::string_view feature(int word, std::string_view name) const
    {
        return valueOf(field(word, Column::Feats), name);
    }
    /// The main part of DEPREL; empty where that is `_`, and for node 0.
    std::string_view relation(int word) const { return m_relations[static_cast<std::size_t>(word)]; }
    int head(int word) const { return m_heads[static_cast<std::size_t>(word)]; }
    /// In the order of the words.
    const std::vector<int>& children(int word) const { return m_children[static_cast<std::size_t>(word)]; }
    bool hasChild(int word, std::string_view relation) const;
    std::vector<int> childrenWith(int word, std::string_view relation) const;

    /// Whether `ancestor` is on the way from `word` up to node 0, `word` itself not counted. O(1).
    bool isAncestor(int ancestor, int word) const;
    /// The words strictly between a word and its head that do not descend from that head. O(distance).
    std::vector<int> gap(int word) const;
    bool isNonProjective(int word) const { return !gap(word).empty(); }
    /// Whether the last the word's MISC says of it is `SpaceAfter=No`. Inside a multiword token it says nothing.
    bool saysNoSpace(int word) const;

private:
    void number();

    const SentenceText& m_text;
    std::vector<int> m_heads;
    std::vector<std::string_view> m_relations;
    std::vector<std::vector<int>> m_children;
    // Descendants are numbered between the two numbers of their ancestor.
    std::vector<int> m_entered;
    std::vector<int> m_left;
    std::vector<bool> m_inMultiwordToken;
};

/// Words as a user lists them: `2, 5`.
std::string listed(const std::vector<int>& words);

} // namespace arcwright
