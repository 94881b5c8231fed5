// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/bunsetsu_lines.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "core/treebank/basic_phrases.h"

namespace arcwright {

namespace {

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

void readBasicPhrases(const Sentence& sentence, SentenceDraft& draft)
{
    const auto phrases = basicPhrasesOf(sentence);
    const std::string id = knpSentenceId(sentence);
    const int firstKey = draft.nextKey;
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        DraftComment& comment = draft.comments[phrases[i].comment];
        const int head = phrases[i].head;
        comment.names = {{id, static_cast<int>(i)}};
        comment.basicPhrase = draft.nextKey++;
        comment.head = head <= kRoot ? head : head <= static_cast<int>(phrases.size()) ? firstKey + head - 1 : kNoHead;
        comment.agrees = !levelDifference(sentence, phrases, i + 1);
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

void readBunsetsuLines(const Sentence& sentence, SentenceDraft& draft)
{
    if (!draft.hasPhrases())
        return;
    readBasicPhrases(sentence, draft);
    readWordPlaces(draft);
}

void writeBunsetsuLines(const SentenceDraft& draft, Sentence& sentence)
{
    for (std::size_t i = 0; i < draft.phrases.size(); ++i)
        writeWordPlaces(draft, draft.phrases[i], sentence.bunsetsu[i]);
    std::map<int, int> numbers{{kRoot, kRoot}};
    const auto places = basicPhrasesOf(draft);
    for (const std::size_t i : places)
        numbers.emplace(draft.comments[i].basicPhrase, static_cast<int>(numbers.size()));
    auto phrases = basicPhrasesOf(sentence);
    for (BasicPhrase& phrase : phrases) {
        const auto number = numbers.find(draft.comments[phrase.comment].head);
        if (number == numbers.end() || phrase.head == number->second)
            continue;
        phrase.head = number->second;
        sentence.comments[phrase.comment].text = basicPhraseLine(phrase);
    }
    for (std::size_t number = 1; number <= phrases.size(); ++number) {
        if (draft.comments[phrases[number - 1].comment].agrees && levelDifference(sentence, phrases, number))
            settleBasicPhrase(sentence, phrases, number);
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
    DraftComment begun{Comment("+ -1D", 0, {}), rest.after, draft.nextKey++, rest.basicPhrase, {}, true};
    rest.after = before;
    draft.comments.insert(draft.comments.begin() + static_cast<std::ptrdiff_t>(*place), std::move(begun));
}

void sortComments(SentenceDraft& draft)
{
    std::map<int, std::size_t> places{{0, 0}};
    for (const DraftNode& node : draft.nodes)
        places.emplace(node.key, places.size());
    std::stable_sort(
        draft.comments.begin(), draft.comments.end(), [&](const DraftComment& one, const DraftComment& other) {
            return places.at(one.after) < places.at(other.after);
        });
}

namespace {

/// A bunsetsu or a basic phrase.
struct HeadOfKey {
    int key = 0;
    int* head = nullptr;
};

/// Hangs phrases whose heads are not among them on the last; see rootInLastPhrase().
void rootInLast(const std::vector<HeadOfKey>& phrases)
{
    const auto find = [&](int key) {
        return std::find_if(phrases.begin(), phrases.end(), [&](const HeadOfKey& phrase) { return phrase.key == key; });
    };
    const auto isCut
        = [&](const HeadOfKey& phrase) { return *phrase.head > kRoot && find(*phrase.head) == phrases.end(); };
    if (phrases.empty())
        return;
    // Those that are cut off will hang on the last one, so it must not hang on one of them, directly or not.
    auto above = phrases.end() - 1;
    for (std::size_t steps = phrases.size(); steps > 0 && *above->head > kRoot && !isCut(*above); --steps)
        above = find(*above->head);
    if (isCut(*above))
        *phrases.back().head = kRoot;
    for (const HeadOfKey& phrase : phrases) {
        if (isCut(phrase))
            *phrase.head = phrases.back().key;
    }
}

} // namespace

void rootInLastPhrase(SentenceDraft& draft)
{
    std::vector<HeadOfKey> bunsetsu;
    for (DraftPhrase& phrase : draft.phrases)
        bunsetsu.push_back({phrase.key, &phrase.bunsetsu.head});
    rootInLast(bunsetsu);
    std::vector<HeadOfKey> basicPhrases;
    for (const std::size_t i : basicPhrasesOf(draft))
        basicPhrases.push_back({draft.comments[i].basicPhrase, &draft.comments[i].head});
    rootInLast(basicPhrases);
}

void renameReferences(const std::vector<std::pair<const SentenceDraft*, Sentence*>>& made)
{
    NewBasicPhraseNames names;
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
            if (isBasicPhraseLine(comment.text))
                renameReferences(comment.text, names);
        }
    }
}

} // namespace arcwright
