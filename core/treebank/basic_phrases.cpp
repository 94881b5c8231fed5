// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/basic_phrases.h"

#include <algorithm>
#include <charconv>

namespace arcwright {

namespace {

constexpr std::string_view phraseMark = "+";

bool isTypeLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// Head, type and rest of a line; all of it is rest where it has no head.
BasicPhrase readLine(std::string_view text)
{
    BasicPhrase phrase;
    text.remove_prefix(phraseMark.size());
    phrase.rest = text;
    if (text.size() < 2)
        return phrase;
    int head = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), head);
    if (error != std::errc{} || head < -1)
        return phrase;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    const auto type = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isTypeLetter) - text.begin());
    phrase.head = head + 1;
    phrase.type = text.substr(0, type);
    phrase.rest = text.substr(type);
    return phrase;
}

bool isLast(const std::vector<BasicPhrase>& phrases, std::size_t number)
{
    return number == phrases.size() || phrases[number].bunsetsu != phrases[number - 1].bunsetsu;
}

/// The number of the last basic phrase of a bunsetsu, 0 if it has none.
int lastOf(const std::vector<BasicPhrase>& phrases, int bunsetsu)
{
    const auto found = std::find_if(
        phrases.rbegin(), phrases.rend(), [&](const BasicPhrase& phrase) { return phrase.bunsetsu == bunsetsu; });
    return static_cast<int>(phrases.rend() - found);
}

const Bunsetsu& bunsetsuOf(const Sentence& sentence, const BasicPhrase& phrase)
{
    return sentence.bunsetsu[static_cast<std::size_t>(phrase.bunsetsu) - 1];
}

bool dependsAs(const std::vector<BasicPhrase>& phrases, const BasicPhrase& phrase, const Bunsetsu& bunsetsu)
{
    if (phrase.head <= kRoot || bunsetsu.head <= kRoot)
        return phrase.head == bunsetsu.head;
    return phrases[static_cast<std::size_t>(phrase.head) - 1].bunsetsu == bunsetsu.head;
}

void write(Sentence& sentence, const BasicPhrase& phrase)
{
    sentence.comments[phrase.comment].text = basicPhraseLine(phrase);
}

} // namespace

bool isBasicPhraseLine(std::string_view text)
{
    return text == phraseMark || text.starts_with("+ ");
}

std::vector<BasicPhrase> basicPhrasesOf(const Sentence& sentence)
{
    std::vector<BasicPhrase> phrases;
    std::size_t bunsetsu = 0;
    for (std::size_t i = 0; i < sentence.comments.size() && !sentence.bunsetsu.empty(); ++i) {
        const Comment& comment = sentence.comments[i];
        if (!isBasicPhraseLine(comment.text))
            continue;
        while (bunsetsu + 1 < sentence.bunsetsu.size() && sentence.bunsetsu[bunsetsu].last <= comment.wordsBefore)
            ++bunsetsu;
        phrases.push_back(readLine(comment.text));
        phrases.back().comment = i;
        phrases.back().bunsetsu = static_cast<int>(bunsetsu) + 1;
    }
    return phrases;
}

std::pair<int, int> wordsOfBasicPhrase(
    const Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number)
{
    const auto beginOf = [&](std::size_t each) { return sentence.comments[phrases[each - 1].comment].wordsBefore + 1; };
    return {number == 1 ? 1 : beginOf(number), number == phrases.size() ? sentence.size() : beginOf(number + 1) - 1};
}

std::string basicPhraseLine(const BasicPhrase& phrase)
{
    const bool canBeOpen = phrase.rest.find_first_not_of(' ') == std::string::npos || phrase.rest.starts_with(" <");
    if (phrase.head == kNoHead && canBeOpen)
        return std::string(phraseMark) + phrase.rest;
    const int head = phrase.head == kNoHead ? -1 : phrase.head - 1;
    return std::string(phraseMark) + ' ' + std::to_string(head) + (phrase.type.empty() ? "D" : phrase.type)
        + phrase.rest;
}

std::optional<LevelDifference> levelDifference(
    const Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number)
{
    const BasicPhrase& phrase = phrases[number - 1];
    const Bunsetsu& bunsetsu = bunsetsuOf(sentence, phrase);
    const bool isItself = phrase.head == static_cast<int>(number);
    if (phrase.head > static_cast<int>(phrases.size()) || isItself)
        return LevelDifference::NoSuchHead;
    if (isLast(phrases, number)) {
        if (!dependsAs(phrases, phrase, bunsetsu))
            return LevelDifference::Head;
        return phrase.type == bunsetsu.type ? std::nullopt : std::optional(LevelDifference::Type);
    }
    const bool isOpen = phrase.head == kNoHead && bunsetsu.head == kNoHead;
    const bool isInside
        = phrase.head > kRoot && phrases[static_cast<std::size_t>(phrase.head) - 1].bunsetsu == phrase.bunsetsu;
    return isOpen || isInside ? std::nullopt : std::optional(LevelDifference::Leaves);
}

void settleBasicPhrase(Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number)
{
    BasicPhrase phrase = phrases[number - 1];
    const Bunsetsu& bunsetsu = bunsetsuOf(sentence, phrase);
    if (!isLast(phrases, number)) {
        phrase.head = bunsetsu.head == kNoHead ? kNoHead : static_cast<int>(number) + 1;
        phrase.type = bunsetsu.head == kNoHead ? "" : "D";
    } else {
        const bool isOfBunsetsu = phrase.head <= static_cast<int>(phrases.size())
            && phrase.head != static_cast<int>(number) && dependsAs(phrases, phrase, bunsetsu);
        const int head = bunsetsu.head <= kRoot ? bunsetsu.head : lastOf(phrases, bunsetsu.head);
        if (bunsetsu.head > kRoot && head == 0)
            return; // the bunsetsu it depends on has no basic phrases
        phrase.head = isOfBunsetsu ? phrase.head : head;
        phrase.type = bunsetsu.type;
    }
    write(sentence, phrase);
}

void followBunsetsu(Sentence& sentence, int bunsetsu, const Bunsetsu& before)
{
    const Bunsetsu& now = sentence.bunsetsu[static_cast<std::size_t>(bunsetsu) - 1];
    const bool isMoved = now.head != before.head;
    if (!isMoved && now.type == before.type)
        return;
    const bool isOpened = isMoved && (now.head == kNoHead || before.head == kNoHead);
    const auto phrases = basicPhrasesOf(sentence);
    for (std::size_t number = 1; number <= phrases.size(); ++number) {
        BasicPhrase phrase = phrases[number - 1];
        if (phrase.bunsetsu != bunsetsu)
            continue;
        const auto difference = levelDifference(sentence, phrases, number);
        const bool follows = isLast(phrases, number) ? isMoved && difference != LevelDifference::Type : isOpened;
        if (difference && follows) {
            settleBasicPhrase(sentence, phrases, number);
        } else if (isLast(phrases, number) && now.type != before.type) {
            phrase.type = now.type;
            write(sentence, phrase);
        }
    }
}

} // namespace arcwright
