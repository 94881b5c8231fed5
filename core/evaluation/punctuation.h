// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The tags of words that count as punctuation where scores are given without it. By default UPOS `PUNCT`, DTAG's msd
/// `XP`, the part of speech 特殊 of Japanese, and positional tags of Prague treebanks that begin with `Z`.
class PunctuationTags {
public:
    PunctuationTags();
    /// The user's own: a word is punctuation if either of its tags is one of them.
    explicit PunctuationTags(std::vector<std::string> tags);

    const std::vector<std::string>& tags() const { return m_tags; }
    /// Without tags of the user's own the treebank's tag is asked only where there is no UPOS.
    bool contains(const Token& token) const;
    /// Whether a unit is nothing but punctuation: a word, or a bunsetsu all words of which are.
    bool contains(const Sentence& sentence, int unit) const;

private:
    bool isTag(const std::string& tag) const;

    std::vector<std::string> m_tags;
    bool m_asksBoth = false;
};

} // namespace arcwright
