// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/knp_references.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "core/base/sequence_alignment.h"
#include "core/treebank/basic_phrases.h"

namespace arcwright {

namespace {

using SentenceList = std::vector<std::shared_ptr<const Sentence>>;

/// The words of some sentences in order, and the names of their basic phrases.
struct PhrasedWords {
    std::vector<std::string> words; ///< such that what is the same word on both sides is equal
    std::vector<BasicPhraseName> phraseOf; ///< of each word; the number is -1 where it has none
    std::vector<BasicPhraseName> phrases;
    std::vector<std::size_t> phraseEnd; ///< how many words there are up to the end of each

    PhrasedWords(const SentenceList& sentences, bool haveSameSource)
    {
        for (const auto& sentence : sentences) {
            const std::string id = knpSentenceId(*sentence);
            std::vector<int> numberOf(sentence->tokens.size() + 1, -1);
            const auto found = basicPhrasesOf(*sentence);
            for (std::size_t i = 0; i < found.size(); ++i) {
                const int begin = sentence->comments[found[i].comment].wordsBefore;
                const int end
                    = i + 1 < found.size() ? sentence->comments[found[i + 1].comment].wordsBefore : sentence->size();
                std::fill(numberOf.begin() + begin, numberOf.begin() + end, static_cast<int>(i));
                phrases.push_back({id, static_cast<int>(i)});
                phraseEnd.push_back(words.size() + static_cast<std::size_t>(end));
            }
            for (std::size_t i = 0; i < sentence->tokens.size(); ++i) {
                const Token& token = sentence->tokens[i];
                const bool hasLine = haveSameSource && token.line.number > 0;
                words.push_back(hasLine ? '#' + std::to_string(token.line.number) : token.form);
                phraseOf.push_back({id, numberOf[i]});
            }
        }
    }
};

bool haveSameSource(const Edit& edit)
{
    const SourceSlice& source = edit.before.front()->source;
    const auto isOfIt = [&](const auto& sentence) { return sentence->source.isSame(source); };
    return source.length > 0 && std::all_of(edit.before.begin(), edit.before.end(), isOfIt)
        && std::all_of(edit.after.begin(), edit.after.end(), isOfIt);
}

std::set<std::string> idsOf(const SentenceList& sentences)
{
    std::set<std::string> ids;
    for (const auto& sentence : sentences)
        ids.insert(knpSentenceId(*sentence));
    return ids;
}

/// The sentence with new names in its references, null if it has none of them.
std::shared_ptr<const Sentence> renamed(const Sentence& sentence, const NewBasicPhraseNames& names)
{
    std::shared_ptr<Sentence> changed;
    for (std::size_t i = 0; i < sentence.comments.size(); ++i) {
        std::string line = sentence.comments[i].text;
        if (!isBasicPhraseLine(line) || !renameReferences(line, names))
            continue;
        if (!changed)
            changed = std::make_shared<Sentence>(sentence);
        changed->comments[i].text = std::move(line);
    }
    return changed;
}

/// An edit grown by other sentences of the document, which are given with their places in order, and all between.
Edit grownBy(const Document& document, const Edit& edit,
    const std::vector<std::pair<std::size_t, std::shared_ptr<const Sentence>>>& changed)
{
    if (changed.empty())
        return edit;
    const std::size_t begin = document.indexOf(edit.idsBefore.front());
    const std::size_t end = begin + edit.idsBefore.size();
    Edit grown = edit;
    grown.idsBefore.clear();
    grown.idsAfter.clear();
    grown.before.clear();
    grown.after.clear();
    auto next = changed.begin();
    for (std::size_t i = std::min(begin, changed.front().first); i < std::max(end, changed.back().first + 1); ++i) {
        if (i == begin) {
            grown.idsBefore.insert(grown.idsBefore.end(), edit.idsBefore.begin(), edit.idsBefore.end());
            grown.idsAfter.insert(grown.idsAfter.end(), edit.idsAfter.begin(), edit.idsAfter.end());
            grown.before.insert(grown.before.end(), edit.before.begin(), edit.before.end());
            grown.after.insert(grown.after.end(), edit.after.begin(), edit.after.end());
            i = end - 1;
            continue;
        }
        const auto sentence = document.sentence(i);
        grown.idsBefore.push_back(document.id(i));
        grown.idsAfter.push_back(document.id(i));
        grown.before.push_back(sentence);
        grown.after.push_back(next != changed.end() && next->first == i ? (next++)->second : sentence);
    }
    return grown;
}

} // namespace

NewBasicPhraseNames renamedBasicPhrases(const Edit& edit)
{
    const bool haveLines = haveSameSource(edit);
    const PhrasedWords before(edit.before, haveLines);
    const PhrasedWords after(edit.after, haveLines);
    std::vector<int> now(before.words.size(), -1); // the word after the edit
    const auto old = alignedVersions(before.words, after.words);
    for (std::size_t i = 0; i < old.size(); ++i) {
        if (old[i] >= 0)
            now[static_cast<std::size_t>(old[i])] = static_cast<int>(i);
    }
    const auto nameNow = [&](std::size_t word) {
        const auto name = now[word] < 0 ? BasicPhraseName{{}, -1} : after.phraseOf[static_cast<std::size_t>(now[word])];
        return name.number < 0 ? std::nullopt : std::optional(name);
    };
    NewBasicPhraseNames names;
    for (std::size_t i = 0; i < before.phrases.size(); ++i) {
        std::optional<BasicPhraseName> name;
        const std::size_t begin = i == 0 ? 0 : before.phraseEnd[i - 1];
        for (std::size_t word = before.phraseEnd[i]; word-- > begin && !name;)
            name = nameNow(word);
        for (std::size_t word = before.phraseEnd[i]; word < before.words.size() && !name; ++word)
            name = nameNow(word);
        for (std::size_t word = begin; word-- > 0 && !name;)
            name = nameNow(word);
        if (name && *name != before.phrases[i] && !name->sentence.empty() && !before.phrases[i].sentence.empty())
            names.emplace(before.phrases[i], *name);
    }
    return names;
}

Edit withRenamedReferences(const Document& document, Edit edit)
{
    const std::size_t begin = document.indexOf(edit.idsBefore.front());
    edit.before.resize(edit.idsBefore.size());
    for (std::size_t i = 0; i < edit.before.size(); ++i) {
        if (!edit.before[i])
            edit.before[i] = document.sentence(begin + i);
    }
    const auto names = renamedBasicPhrases(edit);
    if (names.empty())
        return edit;
    NewBasicPhraseNames ofGoneIds = names;
    const auto idsBefore = idsOf(edit.before);
    const auto idsAfter = idsOf(edit.after);
    std::erase_if(ofGoneIds, [&](const auto& name) { return idsAfter.contains(name.first.sentence); });
    const std::size_t end = begin + edit.before.size();
    std::vector<std::pair<std::size_t, std::shared_ptr<const Sentence>>> changed;
    for (std::size_t i = 0; i < document.size(); ++i) {
        if (i >= begin && i < end)
            continue;
        const auto sentence = document.sentence(i);
        if (sentence->problem)
            continue;
        if (idsBefore.contains(knpSentenceId(*sentence)))
            return edit;
        if (auto now = renamed(*sentence, names))
            changed.emplace_back(i, std::move(now));
    }
    for (auto& sentence : edit.after) {
        if (auto now = sentence->problem ? nullptr : renamed(*sentence, ofGoneIds))
            sentence = std::move(now);
    }
    return grownBy(document, edit, changed);
}

} // namespace arcwright
