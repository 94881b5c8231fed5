// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ud_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace arcwright {

namespace {

constexpr std::array<std::string_view, 29> contentRelations{"nsubj", "obj", "iobj", "csubj", "ccomp", "xcomp", "obl",
    "vocative", "expl", "dislocated", "advcl", "advmod", "discourse", "nmod", "appos", "nummod", "acl", "amod", "conj",
    "fixed", "flat", "compound", "list", "parataxis", "orphan", "goeswith", "reparandum", "root", "dep"};
constexpr std::array<std::string_view, 7> functionalRelations{"aux", "cop", "mark", "det", "clf", "case", "cc"};
constexpr std::array<std::string_view, 21> universalFeatures{"PronType", "NumType", "Poss", "Reflex", "Foreign", "Abbr",
    "Gender", "Animacy", "Number", "Case", "Definite", "Degree", "VerbForm", "Mood", "Tense", "Aspect", "Voice",
    "Evident", "Polarity", "Person", "Polite"};

template <std::size_t Count>
bool isOneOf(const std::array<std::string_view, Count>& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Appends a form without what Unicode calls space separators, which a form may have and a tokeniser may not.
void appendWithoutSpaces(std::string& text, std::string_view form)
{
    const auto length = static_cast<std::int32_t>(form.size());
    for (std::int32_t at = 0; at < length;) {
        const std::int32_t begin = at;
        UChar32 character = 0;
        U8_NEXT(form.data(), at, length, character);
        if (character < 0 || u_charType(character) != U_SPACE_SEPARATOR)
            text.append(form, static_cast<std::size_t>(begin), static_cast<std::size_t>(at - begin));
    }
}

std::string universal(std::string_view features)
{
    std::vector<std::string_view> kept;
    while (!features.empty()) {
        const std::string_view feature = features.substr(0, features.find('|'));
        features.remove_prefix(std::min(feature.size() + 1, features.size()));
        if (isOneOf(universalFeatures, feature.substr(0, feature.find('='))))
            kept.push_back(feature);
    }
    std::sort(kept.begin(), kept.end());
    std::string text;
    for (const std::string_view feature : kept) {
        text += text.empty() ? "" : "|";
        text += feature;
    }
    return text;
}

} // namespace

bool UdWord::isContent() const
{
    return isOneOf(contentRelations, relation);
}

UdText::UdText(const Treebank& treebank)
{
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        sources.push_back(treebank.sentence(i));
        addSentence(*sources.back(), i);
    }
}

UdText::UdText(std::shared_ptr<const Sentence> sentence)
{
    sources.push_back(std::move(sentence));
    addSentence(*sources.back(), 0);
}

UdText::UdText(std::vector<std::shared_ptr<const Sentence>> sentences) : sources(std::move(sentences))
{
    for (std::size_t i = 0; i < sources.size(); ++i)
        addSentence(*sources[i], i);
}

std::string_view UdText::formOf(const UdWord& word) const
{
    return word.isInMultiword ? std::string_view(word.token->form)
                              : std::string_view(characters).substr(word.span.begin, word.span.end - word.span.begin);
}

void UdText::addSentence(const Sentence& sentence, std::size_t index)
{
    const std::size_t begin = characters.size();
    const int firstWord = static_cast<int>(words.size());
    auto range = sentence.multiwordTokens.begin();
    for (int id = 1; id <= sentence.size(); ++id) {
        while (range != sentence.multiwordTokens.end() && range->last < id)
            ++range;
        const bool isInMultiword = range != sentence.multiwordTokens.end() && range->first <= id;
        const Token& token = sentence.word(id);
        if (!isInMultiword || range->first == id) {
            const std::size_t start = characters.size();
            appendWithoutSpaces(characters, isInMultiword ? range->form : token.form);
            tokens.push_back({start, characters.size()});
            origins.push_back({index, isInMultiword ? range->line.number : token.line.number});
        }
        UdWord word;
        word.span = tokens.back();
        word.isInMultiword = isInMultiword;
        word.token = &token;
        word.sentenceBegin = firstWord;
        word.features = universal(token.feats);
        word.relation = std::string_view(token.relation).substr(0, token.relation.find(':'));
        if (token.head != kNoHead)
            word.head = token.head == kRoot ? UdWord::root : firstWord + token.head - 1;
        words.push_back(std::move(word));
    }
    for (int word = firstWord; word < static_cast<int>(words.size()); ++word) {
        const UdWord& each = words[static_cast<std::size_t>(word)];
        if (each.head >= 0 && isOneOf(functionalRelations, each.relation))
            words[static_cast<std::size_t>(each.head)].functionWords.push_back(word);
    }
    sentences.push_back({begin, characters.size()});
}

} // namespace arcwright
