// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/punctuation.h"

#include <algorithm>

#include "core/treebank/prague_fields.h"

namespace arcwright {

PunctuationTags::PunctuationTags() : m_tags{"PUNCT", "XP", "特殊"} { }

PunctuationTags::PunctuationTags(std::vector<std::string> tags) : m_tags(std::move(tags)), m_asksBoth(true) { }

bool PunctuationTags::isTag(const std::string& tag) const
{
    return std::find(m_tags.begin(), m_tags.end(), tag) != m_tags.end();
}

bool PunctuationTags::contains(const Token& token) const
{
    const bool hasUpos = !token.upos.empty() && token.upos != "_";
    return (hasUpos && isTag(token.upos)) || ((m_asksBoth || !hasUpos) && isTag(token.xpos))
        || (!m_asksBoth && !hasUpos && isPraguePunctuation(token.xpos));
}

bool PunctuationTags::contains(const Sentence& sentence, int unit) const
{
    if (sentence.bunsetsu.empty())
        return contains(sentence.word(unit));
    const Bunsetsu& phrase = sentence.bunsetsu[static_cast<std::size_t>(unit) - 1];
    for (int word = phrase.first; word <= phrase.last; ++word) {
        if (!contains(sentence.word(word)))
            return false;
    }
    return true;
}

} // namespace arcwright
