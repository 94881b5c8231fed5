// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/features/language.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The attributes of a token that features look at.
enum class Attribute : std::uint8_t {
    Form, ///< lower-cased, numbers as one
    Prefix, ///< the first five characters of forms longer than five, else the form; by language something else
    Lemma,
    Coarse, ///< UPOS, or the first two letters of the treebank's tag
    Tag, ///< the finest tag that is not too rare to learn from
    Morph, ///< FEATS
    Agreement, ///< gender, number and person, of FEATS
    Verbal, ///< what kind of verb form it is, of FEATS
};
inline constexpr std::size_t attributeCount = 8;

/// The value of an attribute of a token as text: what a feature's name shows. By language: Arabic has the lemma for a
/// prefix, where there is one. Chinese has the first character, and `<number>`, `<year>`, `<month>` or `<date>` for
/// numbers in digits or characters. Of positional tags Czech has part of speech and case, else part and sub-part
/// (Collins et al. 1999).
std::string attributeText(const Token& token, Attribute attribute, Language language = Language::Any);

/// A sentence as features see it, in words. It must outlive this.
class AttributeTexts {
public:
    // Implicit: where there is no language to tell, a sentence will do.
    AttributeTexts(const Sentence& sentence, Language language = Language::Any)
        : m_sentence(sentence), m_language(language)
    {
    }

    int size() const { return m_sentence.size(); }
    std::string of(int word, Attribute attribute) const
    {
        return attributeText(m_sentence.word(word), attribute, m_language);
    }

private:
    const Sentence& m_sentence;
    Language m_language;
};

/// The hash of a value of an attribute.
std::uint64_t symbolOf(Attribute attribute, std::string_view text);

/// The attributes of the tokens of a sentence as 64-bit hashes. Node 0 is the root; positions outside of the sentence
/// have symbols of their own.
class TokenSymbols {
public:
    using Values = std::array<std::uint64_t, attributeCount>;

    TokenSymbols() = default;
    explicit TokenSymbols(const AttributeTexts& sentence);

    /// Number of words, the root not counted.
    int size() const { return static_cast<int>(m_nodes.size()) - 3; }
    /// The symbol at `position`; anything before the root or after the last word is a boundary.
    std::uint64_t at(int position, Attribute attribute) const
    {
        const int last = size() + 2; // the left boundary is node 0
        const int node = position < -1 ? 0 : position >= last ? last : position + 1;
        return m_nodes[static_cast<std::size_t>(node)][static_cast<std::size_t>(attribute)];
    }

private:
    std::vector<Values> m_nodes; ///< the left boundary, the root, the words, the right boundary
};

} // namespace arcwright
