// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/symbols.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

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

/// The unit that a Chinese number counts, told by the character behind it; empty where the form is no number.
std::string_view chineseNumber(std::string_view form)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> marks{
        {{"年", "<year>"}, {"月", "<month>"}, {"日", "<date>"}, {"号", "<date>"}, {"號", "<date>"}, {"", "<number>"}}};
    static constexpr std::string_view digits
        = "0123456789.,０１２３４５６７８９．〇零一二三四五六七八九十百千万亿兩两萬億点點";
    const auto mark = std::find_if(
        marks.begin(), marks.end(), [&](const auto& candidate) { return form.ends_with(candidate.first); });
    std::string_view number = form.substr(0, form.size() - mark->first.size());
    // A unit by itself, or a mark, counts nothing; and a full stop is none.
    static constexpr std::string_view noNumbers = ".,．点點";
    if (number.empty() || noNumbers.find(firstCharacters(number, 1)) != std::string_view::npos)
        return {};
    while (!number.empty()) {
        const std::string_view character = firstCharacters(number, 1);
        if (digits.find(character) == std::string_view::npos)
            return {};
        number.remove_prefix(character.size());
    }
    return mark->second;
}

/// The mark that stands for numbers; empty where the form is none.
std::string_view numberMark(std::string_view form, Language language)
{
    if (language == Language::Chinese)
        return chineseNumber(form);
    return isNumber(form) ? "<number>" : std::string_view();
}

std::string normalisedForm(const Token& token, Language language)
{
    const std::string_view mark = numberMark(token.form, language);
    return mark.empty() ? lowerCased(token.form) : std::string(mark);
}

bool isGiven(std::string_view field)
{
    return !field.empty() && field != "_";
}

/// The replacement of words that are too rare.
std::string backOff(const Token& token, Language language)
{
    if (language == Language::Arabic && isGiven(token.lemma))
        return token.lemma;
    const std::string form = normalisedForm(token, language);
    if (language == Language::Chinese)
        return form.starts_with('<') ? form : std::string(firstCharacters(form, 1));
    return std::string(firstCharacters(form, prefixLength));
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
    return isGiven(token.upos);
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

/// Of tags such as `NNFS4-----A----`: where a word has a case, part of speech and case.
std::string czechTag(const Token& token)
{
    constexpr std::size_t casePosition = 4;
    const bool isPositional = token.xpos.size() > longestTag;
    std::string_view grammaticalCase = featureValue(token.feats, "Case");
    if (grammaticalCase.empty() && isPositional && token.xpos[casePosition] != '-')
        grammaticalCase = std::string_view(token.xpos).substr(casePosition, 1);
    if (grammaticalCase.empty() || !(isPositional || hasUpos(token)))
        return isPositional && !hasUpos(token) ? token.xpos.substr(0, subPartOfSpeech) : fineTag(token);
    return (hasUpos(token) ? token.upos : token.xpos.substr(0, 1)) + '|' + std::string(grammaticalCase);
}

TokenSymbols::Values boundary(std::string_view name)
{
    TokenSymbols::Values values;
    for (std::size_t attribute = 0; attribute < attributeCount; ++attribute)
        values[attribute] = combined(~hashOf(name), attribute);
    return values;
}

} // namespace

std::string attributeText(const Token& token, Attribute attribute, Language language)
{
    switch (attribute) {
    case Attribute::Form:
        return normalisedForm(token, language);
    case Attribute::Prefix:
        return backOff(token, language);
    case Attribute::Lemma:
        return numberMark(token.form, language).empty() ? token.lemma : normalisedForm(token, language);
    case Attribute::Coarse:
        return coarseTag(token);
    case Attribute::Tag:
        return language == Language::Czech ? czechTag(token) : fineTag(token);
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

TokenSymbols::TokenSymbols(const AttributeTexts& sentence)
{
    m_nodes.reserve(static_cast<std::size_t>(sentence.size()) + 3);
    m_nodes.push_back(boundary("<before>"));
    m_nodes.push_back(boundary("<root>"));
    for (int word = 1; word <= sentence.size(); ++word) {
        Values& values = m_nodes.emplace_back();
        for (std::size_t attribute = 0; attribute < attributeCount; ++attribute)
            values[attribute]
                = symbolOf(static_cast<Attribute>(attribute), sentence.of(word, static_cast<Attribute>(attribute)));
    }
    m_nodes.push_back(boundary("<after>"));
}

} // namespace arcwright
