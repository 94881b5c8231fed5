// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/basic_phrase_operations.h"

#include <algorithm>

#include "core/editing/arc_operations.h"
#include "core/editing/bunsetsu_lines.h"
#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/sentence_draft.h"
#include "core/treebank/basic_phrases.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

Result<void> checkPhrase(const Sentence& sentence, const std::vector<BasicPhrase>& phrases, int phrase)
{
    if (auto checked = checkReadable(sentence); !checked)
        return checked;
    if (phrases.empty())
        return refused(EditProblem::NoBasicPhrases);
    if (phrase < 1 || phrase > static_cast<int>(phrases.size()))
        return refused(EditProblem::NoSuchNode, {std::to_string(phrase)});
    return {};
}

const BasicPhrase& phraseAt(const std::vector<BasicPhrase>& phrases, int phrase)
{
    return phrases[static_cast<std::size_t>(phrase) - 1];
}

bool isLastOfBunsetsu(const std::vector<BasicPhrase>& phrases, int phrase)
{
    return phrase == static_cast<int>(phrases.size())
        || phraseAt(phrases, phrase + 1).bunsetsu != phraseAt(phrases, phrase).bunsetsu;
}

void writeLine(Sentence& sentence, const BasicPhrase& phrase)
{
    sentence.comments[phrase.comment].text = basicPhraseLine(phrase);
}

/// The last of a bunsetsu, whose head is that of the bunsetsu.
Result<Sentence> withLastHead(const Sentence& sentence, const std::vector<BasicPhrase>& phrases, int phrase, int head)
{
    const int bunsetsu = phraseAt(phrases, phrase).bunsetsu;
    const int headBunsetsu = head <= kRoot ? head : phraseAt(phrases, head).bunsetsu;
    if (headBunsetsu == bunsetsu)
        return refused(EditProblem::LastBasicPhrase);
    auto changed = setHead(sentence, bunsetsu, headBunsetsu);
    if (!changed)
        return changed;
    BasicPhrase line = phraseAt(basicPhrasesOf(*changed), phrase);
    if (head == kNoHead || line.head == head)
        return changed;
    line.head = head;
    if (line.type.empty())
        line.type = changed->relationOf(bunsetsu);
    writeLine(*changed, line);
    return asWritten(std::move(*changed));
}

} // namespace

Result<Sentence> setBasicPhraseHead(const Sentence& sentence, int phrase, int head)
{
    const auto phrases = basicPhrasesOf(sentence);
    if (auto checked = checkPhrase(sentence, phrases, phrase); !checked)
        return failure(checked.error());
    if (head < kNoHead || head > static_cast<int>(phrases.size()))
        return refused(EditProblem::NoSuchNode, {std::to_string(head)});
    if (head == phrase)
        return refused(EditProblem::HeadIsItself, {std::to_string(head)});
    if (isLastOfBunsetsu(phrases, phrase))
        return withLastHead(sentence, phrases, phrase, head);
    if (head <= kRoot || phraseAt(phrases, head).bunsetsu != phraseAt(phrases, phrase).bunsetsu)
        return refused(EditProblem::InnerBasicPhrase);
    BasicPhrase line = phraseAt(phrases, phrase);
    if (line.head == head)
        return sentence;
    line.head = head;
    Sentence changed = sentence;
    writeLine(changed, line);
    return asWritten(std::move(changed));
}

Result<Sentence> setBasicPhraseType(const Sentence& sentence, int phrase, std::string_view type)
{
    const auto phrases = basicPhrasesOf(sentence);
    if (auto checked = checkPhrase(sentence, phrases, phrase); !checked)
        return failure(checked.error());
    BasicPhrase line = phraseAt(phrases, phrase);
    if (line.type == type)
        return sentence;
    if (line.head == kNoHead)
        return refused(
            TreebankProblem::WithoutHead, {std::to_string(phrase), std::string(sentence.unitText(line.bunsetsu))});
    if (auto checked = all({checkFieldText(type), checkRelation(sentence, type)}); !checked)
        return failure(checked.error());
    Result<Sentence> changed = sentence;
    if (isLastOfBunsetsu(phrases, phrase))
        changed = setRelation(sentence, line.bunsetsu, type);
    if (!changed)
        return changed;
    line.type = type;
    writeLine(*changed, line);
    return asWritten(std::move(*changed));
}

Result<Sentence> splitBasicPhrase(const Sentence& sentence, int word)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    const auto phrases = basicPhrasesOf(sentence);
    if (phrases.empty())
        return refused(EditProblem::NoBasicPhrases);
    const bool isFirst = std::any_of(sentence.bunsetsu.begin(), sentence.bunsetsu.end(),
                             [&](const Bunsetsu& bunsetsu) { return bunsetsu.first == word; })
        || std::any_of(phrases.begin(), phrases.end(),
            [&](const BasicPhrase& phrase) { return sentence.comments[phrase.comment].wordsBefore == word - 1; });
    if (isFirst)
        return refused(EditProblem::NothingToSplit);
    SentenceDraft draft(sentence);
    splitBasicPhrase(draft, word);
    draft.unconfirm();
    return finished(sentence, draft);
}

Result<Sentence> joinBasicPhrases(const Sentence& sentence, int phrase)
{
    const auto phrases = basicPhrasesOf(sentence);
    if (auto checked = checkPhrase(sentence, phrases, phrase); !checked)
        return failure(checked.error());
    if (isLastOfBunsetsu(phrases, phrase))
        return refused(EditProblem::NothingToJoin);
    SentenceDraft draft(sentence);
    DraftComment& gone = draft.comments[phraseAt(phrases, phrase).comment];
    DraftComment& kept = draft.comments[phraseAt(phrases, phrase + 1).comment];
    for (DraftComment& comment : draft.comments) {
        if (comment.basicPhrase == 0 || comment.head != gone.basicPhrase)
            continue;
        if (&comment != &kept)
            comment.head = kept.basicPhrase;
        else // which hung on the one before it, against the rule
            comment.head = gone.head == kept.basicPhrase ? kRoot : gone.head;
    }
    kept.after = gone.after; // so that the first has no words, and goes
    sortComments(draft);
    draft.unconfirm();
    return finished(sentence, draft);
}

} // namespace arcwright
