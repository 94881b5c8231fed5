// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sentence_identity.h"

#include "core/base/hash.h"

namespace arcwright {

std::vector<std::string> formsOf(const Sentence& sentence)
{
    std::vector<std::string> forms;
    forms.reserve(sentence.tokens.size());
    for (const Token& token : sentence.tokens)
        forms.push_back(token.form);
    return forms;
}

std::string wordsKey(const Sentence& sentence)
{
    std::string key;
    for (const Token& token : sentence.tokens)
        key += token.form + '\n';
    return key;
}

std::string contentKey(const Sentence& sentence, const Format& format)
{
    return format.write(sentence).value_or(std::string());
}

void SentencesByKey::add(std::string_view key, std::size_t place)
{
    m_places[hashOf(key)].all.push_back(place);
}

std::span<const std::size_t> SentencesByKey::find(std::string_view key) const
{
    const auto found = m_places.find(hashOf(key));
    if (found == m_places.end())
        return {};
    return std::span(found->second.all).subspan(found->second.taken);
}

std::optional<std::size_t> SentencesByKey::first(std::string_view key) const
{
    const auto places = find(key);
    return places.empty() ? std::nullopt : std::optional(places.front());
}

std::optional<std::size_t> SentencesByKey::take(std::string_view key)
{
    const auto found = m_places.find(hashOf(key));
    if (found == m_places.end() || found->second.taken == found->second.all.size())
        return std::nullopt;
    return found->second.all[found->second.taken++];
}

} // namespace arcwright
