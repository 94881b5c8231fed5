// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/symbols.h"

#include <algorithm>
#include <initializer_list>

#include "core/base/hash.h"
#include "core/base/utf8.h"

namespace arcwright {

namespace {

constexpr std::size_t longestTag = 10;
constexpr std::size_t subPartOfSpeech = 2; ///< the letters of a positional tag that say part and sub-part of speech
constexpr std::size_t prefixLength = 5;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isNumber(std::string_view form)
{
    return std::any_of(form.begin(), form.end(), isDigit)
        && std::all_of(form.begin(), form.end(), [](char c) { return isDigit(c) || c == '.' || c == ','; });
}

std::string normalisedForm(const Token& token)
{
    return isNumber(token.form) ? "<number>" : lowerCased(token.form);
}

std::string_view featureValue(std::string_view feats, std::string_view name)
{
    while (!feats.empty()) {
        const auto end = std::min(feats.find('|'), feats.size());
        const std::string_view feature = feats.substr(0, end);
        if (feature.size() > name.size() && feature.starts_with(name) && feature[name.size()] == '=')
            return feature.substr(name.size() + 1);
        feats.remove_prefix(std::min(end + 1, feats.size()));
    }
    return {};
}

std::string featureValues(std::string_view feats, std::initializer_list<std::string_view> names)
{
    std::string values;
    for (const std::string_view name : names)
        values.append(featureValue(feats, name)).append("|");
    return values;
}

bool hasUpos(const Token& token)
{
    return !token.upos.empty() && token.upos != "_";
}

std::string coarseTag(const Token& token)
{
    return hasUpos(token) ? token.upos : token.xpos.substr(0, subPartOfSpeech);
}

/// Part of speech and case where words have case, else the treebank's own tag, of long positional ones only part
/// and sub-part of speech (Collins et al. 1999 for Czech).
std::string fineTag(const Token& token)
{
    const std::string_view grammaticalCase = featureValue(token.feats, "Case");
    if (hasUpos(token) && !grammaticalCase.empty())
        return token.upos + '|' + std::string(grammaticalCase);
    if (token.xpos.empty())
        return token.upos;
    return hasUpos(token) && token.xpos.size() > longestTag ? token.upos + token.xpos.substr(0, subPartOfSpeech)
                                                            : token.xpos;
}

TokenSymbols::Values boundary(std::string_view name)
{
    TokenSymbols::Values values;
    for (std::size_t attribute = 0; attribute < attributeCount; ++attribute)
        values[attribute] = combined(~hashOf(name), attribute);
    return values;
}

} // namespace

std::string attributeText(const Token& token, Attribute attribute)
{
    switch (attribute) {
    case Attribute::Form:
        return normalisedForm(token);
    case Attribute::Prefix: {
        const std::string form = normalisedForm(token);
        return std::string(firstCharacters(form, prefixLength));
    }
    case Attribute::Lemma:
        return isNumber(token.form) ? normalisedForm(token) : token.lemma;
    case Attribute::Coarse:
        return coarseTag(token);
    case Attribute::Tag:
        return fineTag(token);
    case Attribute::Morph:
        return token.feats;
    case Attribute::Agreement:
        return featureValues(token.feats, {"Gender", "Number", "Person"});
    case Attribute::Verbal:
        return featureValues(token.feats, {"VerbForm", "Mood", "Voice"});
    }
    return {};
}

std::uint64_t symbolOf(Attribute attribute, std::string_view text)
{
    return combined(hashOf(text), static_cast<std::uint64_t>(attribute));
}

TokenSymbols::TokenSymbols(const Sentence& sentence)
{
    m_nodes.reserve(sentence.tokens.size() + 3);
    m_nodes.push_back(boundary("<before>"));
    m_nodes.push_back(boundary("<root>"));
    for (const Token& token : sentence.tokens) {
        Values& values = m_nodes.emplace_back();
        for (std::size_t attribute = 0; attribute < attributeCount; ++attribute)
            values[attribute]
                = symbolOf(static_cast<Attribute>(attribute), attributeText(token, static_cast<Attribute>(attribute)));
    }
    m_nodes.push_back(boundary("<after>"));
}

} // namespace arcwright
