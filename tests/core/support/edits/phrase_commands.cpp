// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/basic_phrase_operations.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/treebank/basic_phrases.h"
#include "tests/core/support/edits/sentence_commands.h"

namespace arcwright::test {

namespace {

MadeOperation makeBunsetsu(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", splitBunsetsu(sentence, anyWord(sentence, choices)), {}, false, false, {"targets"}};
}

MadeOperation makeOneBunsetsu(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", joinBunsetsu(sentence, anyUnit(sentence, choices)), {}};
}

MadeOperation makeMovedMorpheme(const Sentence& sentence, Choices& choices, Manner)
{
    const Neighbour to = choices.coin() ? Neighbour::Previous : Neighbour::Next;
    return {"", moveMorpheme(sentence, anyUnit(sentence, choices), to), {}, false, false, {"targets"}};
}

/// A later one that it can depend on: of the same bunsetsu, or for the last of it of a later bunsetsu. Else itself.
int laterPhrase(const std::vector<BasicPhrase>& phrases, int phrase, Choices& choices)
{
    const auto bunsetsuOf = [&](int each) { return phrases[static_cast<std::size_t>(each) - 1].bunsetsu; };
    const int count = static_cast<int>(phrases.size());
    int end = phrase + 1;
    while (end <= count && bunsetsuOf(end) == bunsetsuOf(phrase))
        ++end;
    if (phrase + 1 < end) // not the last of its bunsetsu
        return choices.number(phrase + 1, end);
    return end <= count ? choices.number(end, count + 1) : phrase;
}

MadeOperation makePhraseHead(const Sentence& sentence, Choices& choices, Manner manner)
{
    const auto phrases = basicPhrasesOf(sentence);
    const int count = static_cast<int>(phrases.size());
    if (count == 0)
        return {"", setBasicPhraseHead(sentence, 1, kRoot), {}};
    const int phrase = choices.number(1, count + 1);
    const bool isFree = manner == Manner::Careless || choices.once(4);
    const int head = isFree ? choices.number(kNoHead, count + 2) : laterPhrase(phrases, phrase, choices);
    auto changed = setBasicPhraseHead(sentence, phrase, head);
    auto mayBreak = isFree ? brokenByHeads(changed) : std::set<std::string>{};
    return {"", std::move(changed), {}, true, false, std::move(mayBreak)};
}

MadeOperation makePhraseType(const Sentence& sentence, Choices& choices, Manner manner)
{
    const int count = static_cast<int>(basicPhrasesOf(sentence).size());
    return {"", setBasicPhraseType(sentence, choices.number(1, count + 1), anyRelation(sentence, 1, choices, manner)),
        {}, false, false, {}};
}

MadeOperation makeBasicPhrase(const Sentence& sentence, Choices& choices, Manner)
{
    return {"", splitBasicPhrase(sentence, anyWord(sentence, choices)), {}, false, false, {"targets"}};
}

MadeOperation makeOneBasicPhrase(const Sentence& sentence, Choices& choices, Manner)
{
    const int count = static_cast<int>(basicPhrasesOf(sentence).size());
    return {"", joinBasicPhrases(sentence, choices.number(1, count + 1)), {}};
}

} // namespace

std::vector<SentenceCommand> phraseCommands()
{
    return {{"splitBunsetsu", makeBunsetsu}, {"joinBunsetsu", makeOneBunsetsu}, {"moveMorpheme", makeMovedMorpheme},
        {"setBasicPhraseHead", makePhraseHead}, {"setBasicPhraseType", makePhraseType},
        {"splitBasicPhrase", makeBasicPhrase}, {"joinBasicPhrases", makeOneBasicPhrase}};
}

} // namespace arcwright::test
