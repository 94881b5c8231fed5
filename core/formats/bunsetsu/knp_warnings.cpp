// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/knp_warnings.h"

#include <map>
#include <string>

#include "core/base/utf8.h"
#include "core/formats/format_problems.h"
#include "core/treebank/basic_phrase_references.h"
#include "core/treebank/basic_phrases.h"

namespace arcwright {

namespace {

/// The line in the file of a line of the sentence, that of the sentence's first line for one that is new.
std::size_t fileLine(const Sentence& sentence, SourceLine line)
{
    const auto within = static_cast<std::size_t>(line.number > 0 ? line.number : 1);
    return sentence.source.line + within - 1;
}

/// A head as the file says it, from 0, -1 for the root and for none.
std::string inFile(int head)
{
    return std::to_string(head <= kRoot ? -1 : head - 1);
}

/// The words of a basic phrase (its number, from 1), as they are written.
std::string textOf(const Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number)
{
    const auto [first, last] = wordsOfBasicPhrase(sentence, phrases, number);
    std::string text;
    for (int word = first; word <= last; ++word)
        text += sentence.word(word).form;
    return text;
}

FormatWarning warningOf(
    LevelDifference difference, const Sentence& sentence, const std::vector<BasicPhrase>& phrases, std::size_t number)
{
    const BasicPhrase& phrase = phrases[number - 1];
    const std::string name = textOf(sentence, phrases, number);
    const Bunsetsu& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(phrase.bunsetsu) - 1];
    const std::size_t line = fileLine(sentence, sentence.comments[phrase.comment].line);
    const std::string head = inFile(phrase.head);
    const auto warning = [&](std::string_view test, FormatProblem code, std::vector<std::string> arguments) {
        return FormatWarning{test, {code, {}, line, 3, std::move(arguments)}};
    };
    switch (difference) {
    case LevelDifference::Head:
        return warning("basic-phrase-head", FormatProblem::BasicPhraseHeadDiffers, {head, inFile(bunsetsu.head), name});
    case LevelDifference::Type:
        return warning("basic-phrase-type", FormatProblem::BasicPhraseTypeDiffers, {phrase.type, bunsetsu.type, name});
    case LevelDifference::Leaves:
        return warning("basic-phrase-leaves", FormatProblem::BasicPhraseLeavesBunsetsu,
            {head, name,
                phrase.head > kRoot ? textOf(sentence, phrases, static_cast<std::size_t>(phrase.head)) : head});
    case LevelDifference::NoSuchHead:
        break;
    }
    return warning("basic-phrase-head", FormatProblem::BasicPhraseHeadUnknown, {head, name});
}

FormatWarning danglingReference(const Sentence& sentence, const Comment& comment, const BasicPhraseReference& reference)
{
    const std::size_t column = characterCount(std::string_view(comment.text).substr(0, reference.begin)) + 1;
    return {"reference-unknown",
        {FormatProblem::ReferenceToNoBasicPhrase, {}, fileLine(sentence, comment.line), column,
            {reference.name.sentence, std::to_string(reference.name.number)}}};
}

/// Calls `visit(comment, reference)` for every reference of the sentence.
template <class Visit>
void forEachReference(const Sentence& sentence, const Visit& visit)
{
    for (const Comment& comment : sentence.comments) {
        if (!isBasicPhraseLine(comment.text))
            continue;
        for (const BasicPhraseReference& reference : referencesIn(comment.text))
            visit(comment, reference);
    }
}

} // namespace

std::vector<FormatWarning> knpWarnings(const Sentence& sentence)
{
    std::vector<FormatWarning> warnings;
    const auto phrases = basicPhrasesOf(sentence);
    for (std::size_t number = 1; number <= phrases.size(); ++number) {
        if (const auto difference = levelDifference(sentence, phrases, number))
            warnings.push_back(warningOf(*difference, sentence, phrases, number));
    }
    const std::string id = knpSentenceId(sentence);
    forEachReference(sentence, [&](const Comment& comment, const BasicPhraseReference& reference) {
        const int number = reference.name.number;
        if (reference.name.sentence == id && (number < 0 || number >= static_cast<int>(phrases.size())))
            warnings.push_back(danglingReference(sentence, comment, reference));
    });
    return warnings;
}

std::vector<FileWarning> knpFileWarnings(const Document& document)
{
    std::map<std::string, int> phrasesOf; // a sentence with that id
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        if (!sentence->problem)
            phrasesOf[knpSentenceId(*sentence)] = static_cast<int>(basicPhrasesOf(*sentence).size());
        else
            return {}; // what it says cannot be known, so it may be what others refer to
    }
    std::vector<FileWarning> warnings;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        const std::string id = knpSentenceId(*sentence);
        forEachReference(*sentence, [&](const Comment& comment, const BasicPhraseReference& reference) {
            const auto found = phrasesOf.find(reference.name.sentence);
            const bool isThere
                = found != phrasesOf.end() && reference.name.number >= 0 && reference.name.number < found->second;
            if (!isThere && reference.name.sentence != id)
                warnings.push_back({i, danglingReference(*sentence, comment, reference)});
        });
    }
    return warnings;
}

} // namespace arcwright
