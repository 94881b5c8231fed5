// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/bunsetsu_lines.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace arcwright {

namespace {

constexpr std::string_view idLine = "# S-ID:";

/// A number at the beginning of `text`, which loses it.
std::optional<int> takeNumber(std::string_view& text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{})
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::string idIn(std::string_view comment)
{
    if (!comment.starts_with(idLine))
        return {};
    comment.remove_prefix(idLine.size());
    return std::string(comment.substr(0, comment.find(' ')));
}

/// The head in `+ 6D...`, and what follows it; none if it is no such line.
struct BasicPhraseLine {
    int head;
    std::string_view rest;
};

std::optional<BasicPhraseLine> basicPhraseLine(std::string_view text)
{
    if (!text.starts_with("+ "))
        return std::nullopt;
    text.remove_prefix(2);
    const auto head = takeNumber(text);
    return head && *head >= -1 ? std::optional(BasicPhraseLine{*head, text}) : std::nullopt;
}

void readBasicPhrases(SentenceDraft& draft)
{
    std::string id;
    std::vector<int> keys;
    for (DraftComment& comment : draft.comments) {
        id = id.empty() ? idIn(comment.comment.text) : id;
        if (basicPhraseLine(comment.comment.text)) {
            comment.names = {{id, static_cast<int>(keys.size())}};
            comment.basicPhrase = draft.nextKey++;
            keys.push_back(comment.basicPhrase);
        }
    }
    for (DraftComment& comment : draft.comments) {
        if (comment.basicPhrase == 0)
            continue;
        const auto head = static_cast<std::size_t>(basicPhraseLine(comment.comment.text)->head + 1);
        comment.head = head == 0 ? kRoot : head <= keys.size() ? keys[head - 1] : kNoHead;
    }
}

/// The places of content and function word in ` 0/1 1.23`, and where in the text they begin and end.
struct WordPlaces {
    std::size_t begin;
    std::size_t end;
    int content;
    int function;
};

std::optional<WordPlaces> wordPlaces(std::string_view rest)
{
    const auto begin = std::min(rest.find_first_not_of(' '), rest.size());
    std::string_view text = rest.substr(begin);
    const auto content = takeNumber(text);
    if (!content || !text.starts_with('/'))
        return std::nullopt;
    text.remove_prefix(1);
    const auto function = takeNumber(text);
    return function ? std::optional(WordPlaces{begin, rest.size() - text.size(), *content, *function}) : std::nullopt;
}

std::vector<int> wordsOf(const SentenceDraft& draft, int phrase)
{
    std::vector<int> words;
    for (const DraftNode& node : draft.nodes) {
        if (!node.isEmpty && node.phrase == phrase)
            words.push_back(node.key);
    }
    return words;
}

void readWordPlaces(SentenceDraft& draft)
{
    for (DraftPhrase& phrase : draft.phrases) {
        const auto places = wordPlaces(phrase.bunsetsu.rest);
        if (!places)
            continue;
        const auto words = wordsOf(draft, phrase.key);
        const auto at = [&](int place) {
            return place >= 0 && place < static_cast<int>(words.size()) ? words[static_cast<std::size_t>(place)] : 0;
        };
        phrase.contentWord = at(places->content);
        phrase.functionWord = at(places->function);
    }
}

void writeWordPlaces(const SentenceDraft& draft, const DraftPhrase& phrase, Bunsetsu& bunsetsu)
{
    const auto places = wordPlaces(bunsetsu.rest);
    if (!places || phrase.contentWord == 0 || phrase.functionWord == 0)
        return;
    const auto words = wordsOf(draft, phrase.key);
    const auto placeOf = [&](int word) { // of a word that is gone, the last
        const auto found = static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
        return std::to_string(std::min(found, words.size() - 1));
    };
    bunsetsu.rest.replace(
        places->begin, places->end - places->begin, placeOf(phrase.contentWord) + '/' + placeOf(phrase.functionWord));
}

using NewNames = std::map<BasicPhraseName, BasicPhraseName>;

/// Renames what `sid="..." id="..."` refers to.
void renameIn(std::string& line, const NewNames& names)
{
    constexpr std::string_view sentencePart = " sid=\"";
    constexpr std::string_view numberPart = "\" id=\"";
    for (auto at = line.find(sentencePart); at != std::string::npos; at = line.find(sentencePart, at)) {
        at += sentencePart.size();
        const auto quote = line.find('"', at);
        if (quote == std::string::npos || line.compare(quote, numberPart.size(), numberPart) != 0)
            continue;
        std::string_view rest = std::string_view(line).substr(quote + numberPart.size());
        const auto number = takeNumber(rest);
        const auto name = names.find({line.substr(at, quote - at), number.value_or(-1)});
        if (name == names.end() || name->first == name->second)
            continue;
        line.replace(at, line.size() - rest.size() - at,
            name->second.sentence + std::string(numberPart) + std::to_string(name->second.number));
    }
}

std::vector<std::size_t> basicPhrasesOf(const SentenceDraft& draft)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < draft.comments.size(); ++i) {
        if (draft.comments[i].basicPhrase != 0)
            found.push_back(i);
    }
    return found;
}

} // namespace

void readBunsetsuLines(SentenceDraft& draft)
{
    if (!draft.hasPhrases())
        return;
    readBasicPhrases(draft);
    readWordPlaces(draft);
}

void writeBunsetsuLines(const SentenceDraft& draft, Sentence& sentence)
{
    for (std::size_t i = 0; i < draft.phrases.size(); ++i)
        writeWordPlaces(draft, draft.phrases[i], sentence.bunsetsu[i]);
    std::map<int, int> numbers{{kRoot, -1}};
    for (const std::size_t i : basicPhrasesOf(draft))
        numbers.emplace(draft.comments[i].basicPhrase, static_cast<int>(numbers.size()) - 1);
    for (const std::size_t i : basicPhrasesOf(draft)) {
        std::string& text = sentence.comments[i].text;
        const auto number = numbers.find(draft.comments[i].head);
        const auto line = basicPhraseLine(text);
        if (number != numbers.end() && line->head != number->second)
            text = "+ " + std::to_string(number->second) + std::string(line->rest);
    }
}

void dropPhrase(SentenceDraft& draft, std::size_t index)
{
    auto& phrases = draft.phrases;
    const int gone = phrases[index].key;
    int heir = phrases[index].bunsetsu.head;
    if (index + 1 == phrases.size() && index > 0) {
        phrases[index - 1].bunsetsu.head = heir;
        heir = phrases[index - 1].key;
    }
    phrases.erase(phrases.begin() + static_cast<std::ptrdiff_t>(index));
    for (DraftPhrase& phrase : phrases) {
        if (phrase.bunsetsu.head == gone)
            phrase.bunsetsu.head = phrase.key == heir ? kRoot : heir;
    }
}

void dropEmptyBasicPhrases(SentenceDraft& draft)
{
    int lastWord = 0;
    for (const DraftNode& node : draft.nodes)
        lastWord = node.isEmpty ? lastWord : node.key;
    auto places = basicPhrasesOf(draft);
    for (std::size_t i = places.size(); i-- > 0;) {
        DraftComment gone = draft.comments[places[i]];
        const bool isLast = i + 1 == places.size();
        if (isLast ? gone.after != lastWord : draft.comments[places[i + 1]].after != gone.after)
            continue;
        if (isLast && i == 0)
            continue;
        DraftComment& neighbour = draft.comments[places[isLast ? i - 1 : i + 1]];
        neighbour.names.insert(neighbour.names.end(), gone.names.begin(), gone.names.end());
        if (isLast)
            neighbour.head = gone.head;
        const int heir = isLast ? neighbour.basicPhrase : gone.head;
        draft.comments.erase(draft.comments.begin() + static_cast<std::ptrdiff_t>(places[i]));
        for (DraftComment& comment : draft.comments) {
            if (comment.basicPhrase != 0 && comment.head == gone.basicPhrase)
                comment.head = comment.basicPhrase == heir ? kRoot : heir;
        }
        places = basicPhrasesOf(draft);
    }
}

void splitBasicPhrase(SentenceDraft& draft, int word)
{
    const int before = draft.wordBefore(word);
    const auto places = basicPhrasesOf(draft);
    std::optional<std::size_t> place; // of the basic phrase the word is in
    for (const std::size_t i : places) {
        const int after = draft.comments[i].after;
        if (after == before)
            return;
        if (after == 0 || draft.placeOf(after) < draft.placeOf(word))
            place = i;
    }
    if (!place)
        return;
    DraftComment& rest = draft.comments[*place];
    DraftComment begun{Comment("+ -1D", 0, {}), rest.after, draft.nextKey++, rest.basicPhrase, {}};
    rest.after = before;
    draft.comments.insert(draft.comments.begin() + static_cast<std::ptrdiff_t>(*place), std::move(begun));
}

void rootInLastPhrase(SentenceDraft& draft)
{
    if (draft.phrases.empty())
        return;
    const int last = draft.phrases.back().key;
    const auto isPhrase = [&](int key) {
        return std::any_of(
            draft.phrases.begin(), draft.phrases.end(), [&](const DraftPhrase& phrase) { return phrase.key == key; });
    };
    for (DraftPhrase& phrase : draft.phrases) {
        if (phrase.bunsetsu.head > kRoot && !isPhrase(phrase.bunsetsu.head))
            phrase.bunsetsu.head = phrase.key == last ? kRoot : last;
    }
    const auto places = basicPhrasesOf(draft);
    const auto isBasicPhrase = [&](int key) {
        return std::any_of(
            places.begin(), places.end(), [&](std::size_t i) { return draft.comments[i].basicPhrase == key; });
    };
    for (const std::size_t i : places) {
        DraftComment& comment = draft.comments[i];
        if (comment.head > kRoot && !isBasicPhrase(comment.head))
            comment.head = i == places.back() ? kRoot : draft.comments[places.back()].basicPhrase;
    }
}

void renameReferences(const std::vector<std::pair<const SentenceDraft*, Sentence*>>& made)
{
    NewNames names;
    for (const auto& [draft, sentence] : made) {
        const std::string id = knpSentenceId(*sentence);
        int number = 0;
        for (const std::size_t i : basicPhrasesOf(*draft)) {
            for (const BasicPhraseName& name : draft->comments[i].names)
                names[name] = {id, number};
            ++number;
        }
    }
    for (const auto& each : made) {
        for (Comment& comment : each.second->comments) {
            if (basicPhraseLine(comment.text))
                renameIn(comment.text, names);
        }
    }
}

std::string knpSentenceId(const Sentence& sentence)
{
    for (const Comment& comment : sentence.comments) {
        if (auto id = idIn(comment.text); !id.empty())
            return id;
    }
    return {};
}

} // namespace arcwright
