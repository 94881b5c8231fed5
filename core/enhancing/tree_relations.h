// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The tree of a sentence as the rules of enhanced graphs ask for it. The sentence's heads and relations must not
/// change while it is used. Heads that are no word of the sentence count as none.
class TreeRelations {
public:
    explicit TreeRelations(const Sentence& sentence);

    const Sentence& sentence() const { return m_sentence; }
    int size() const { return m_sentence.size(); }
    /// kRoot, a word, or kNoHead.
    int head(int word) const { return m_heads[static_cast<std::size_t>(word)]; }
    const std::string& relation(int word) const { return m_sentence.word(word).relation; }
    /// The relation without subtypes.
    std::string_view main(int word) const;
    const std::vector<int>& dependents(int word) const { return m_dependents[static_cast<std::size_t>(word)]; }
    /// Whether the word is `top` or hangs below it. O(depth).
    bool descends(int word, int top) const;
    /// Words, heads before their dependents; those on or below a circle are left out.
    const std::vector<int>& fromTheRoot() const { return m_order; }

    bool isConjunct(int word) const;
    /// The first of the conjuncts a word is one of, through those of conjuncts; the word itself if it is none.
    int firstConjunct(int word) const;
    /// Whether a dependent of the word has one of these relations, without subtypes.
    bool hasDependent(int word, std::initializer_list<std::string_view> mainRelations) const;
    bool hasSubject(int word) const { return hasDependent(word, {"nsubj", "csubj"}); }
    /// A verb, or what has a copula.
    bool isPredicate(int word) const;
    bool hasCopula(int word) const { return hasDependent(word, {"cop"}); }
    bool isPassive(int word) const;
    /// Whether FEATS has this value, among others, of a feature.
    bool hasFeature(int word, std::string_view name, std::string_view value) const;

private:
    const Sentence& m_sentence;
    std::vector<int> m_heads;
    std::vector<std::vector<int>> m_dependents;
    std::vector<int> m_order;
};

} // namespace arcwright
