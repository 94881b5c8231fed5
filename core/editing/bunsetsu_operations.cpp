// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/bunsetsu_operations.h"

#include <algorithm>

#include "core/editing/bunsetsu_lines.h"
#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/sentence_draft.h"

namespace arcwright {

Result<Sentence> splitBunsetsu(const Sentence& sentence, int word)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    SentenceDraft draft(sentence);
    const auto rest = std::find_if(draft.phrases.begin(), draft.phrases.end(),
        [&](const DraftPhrase& phrase) { return phrase.bunsetsu.first <= word && word <= phrase.bunsetsu.last; });
    if (rest == draft.phrases.end() || rest->bunsetsu.first == word)
        return refused(EditProblem::NothingToSplit);
    splitBasicPhrase(draft, word);
    DraftPhrase begun;
    begun.key = draft.nextKey++;
    begun.bunsetsu.head = rest->key;
    begun.bunsetsu.type = "D";
    if (rest->contentWord != 0) { // the line must name two words, and has a score
        begun.bunsetsu.rest = "0/0 0.000000";
        begun.contentWord = begun.functionWord = word - 1;
    }
    for (DraftNode& node : draft.nodes) {
        if (!node.isEmpty && node.phrase == rest->key && node.key < word)
            node.phrase = begun.key;
    }
    draft.phrases.insert(rest, std::move(begun));
    draft.unconfirm();
    return finished(sentence, draft);
}

Result<Sentence> joinBunsetsu(const Sentence& sentence, int bunsetsu)
{
    if (auto checked = checkReadable(sentence); !checked)
        return failure(checked.error());
    if (bunsetsu < 1 || bunsetsu >= static_cast<int>(sentence.bunsetsu.size()))
        return refused(EditProblem::NothingToJoin);
    SentenceDraft draft(sentence);
    const int gone = bunsetsu;
    const int kept = bunsetsu + 1;
    const int headOfGone = draft.phrases[static_cast<std::size_t>(gone) - 1].bunsetsu.head;
    for (DraftNode& node : draft.nodes)
        node.phrase = node.phrase == gone ? kept : node.phrase;
    for (DraftPhrase& phrase : draft.phrases) {
        if (phrase.bunsetsu.head != gone)
            continue;
        if (phrase.key != kept)
            phrase.bunsetsu.head = kept;
        else // which hung on the one before it, against the rule
            phrase.bunsetsu.head = headOfGone == kept ? kRoot : headOfGone;
    }
    auto& pins = draft.annotation.pins;
    std::erase_if(
        pins, [&](const Pin& pin) { return pin.dependent == gone || (pin.dependent == kept && pin.head == gone); });
    for (Pin& pin : pins)
        pin.head = pin.head == gone ? kept : pin.head;
    draft.phrases.erase(draft.phrases.begin() + (gone - 1));
    draft.unconfirm();
    return finished(sentence, draft);
}

namespace {

/// Moves the line of the basic phrase that begins behind one word to behind another, unless one begins there.
void moveBasicPhrase(SentenceDraft& draft, int from, int to)
{
    const auto beginsBehind = [](int word) {
        return [word](const DraftComment& each) { return each.basicPhrase != 0 && each.after == word; };
    };
    if (std::any_of(draft.comments.begin(), draft.comments.end(), beginsBehind(to)))
        return;
    const auto line = std::find_if(draft.comments.begin(), draft.comments.end(), beginsBehind(from));
    if (line == draft.comments.end())
        return;
    line->after = to;
    sortComments(draft);
}

} // namespace

Result<Sentence> moveMorpheme(const Sentence& sentence, int bunsetsu, Neighbour to)
{
    if (auto checked = checkUnit(sentence, bunsetsu); !checked)
        return failure(checked.error());
    const int count = static_cast<int>(sentence.bunsetsu.size());
    const int neighbour = to == Neighbour::Previous ? bunsetsu - 1 : bunsetsu + 1;
    if (neighbour < 1 || neighbour > count)
        return refused(EditProblem::NoNeighbour);
    const Bunsetsu& from = sentence.bunsetsu[static_cast<std::size_t>(bunsetsu) - 1];
    if (from.first == from.last)
        return refused(EditProblem::OnlyMorpheme);
    SentenceDraft draft(sentence);
    const int word = to == Neighbour::Previous ? from.first : from.last;
    draft.node(word).phrase = neighbour;
    if (to == Neighbour::Previous)
        moveBasicPhrase(draft, draft.wordBefore(word), word);
    else
        moveBasicPhrase(draft, word, draft.wordBefore(word));
    draft.unconfirm();
    return finished(sentence, draft);
}

} // namespace arcwright
