// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/attachment.h"

#include <cassert>

namespace arcwright {

AttachmentCounts& AttachmentCounts::operator+=(const AttachmentCounts& other)
{
    tokens += other.tokens;
    heads += other.heads;
    labelled += other.labelled;
    labels += other.labels;
    sentences += other.sentences;
    complete += other.complete;
    return *this;
}

AttachmentCounts& AttachmentCounts::operator-=(const AttachmentCounts& other)
{
    tokens -= other.tokens;
    heads -= other.heads;
    labelled -= other.labelled;
    labels -= other.labels;
    sentences -= other.sentences;
    complete -= other.complete;
    return *this;
}

namespace {

void addRoot(ArcCounts& roots, bool isGold, bool isPredicted)
{
    roots.gold += isGold ? 1 : 0;
    roots.predicted += isPredicted ? 1 : 0;
    roots.right += isGold && isPredicted ? 1 : 0;
}

/// The scores of some of the words of a sentence.
template <class Counted>
void addWords(
    AttachmentCounts& counts, ArcCounts& roots, const Graph& gold, const Graph& predicted, const Counted& isCounted)
{
    bool any = false;
    bool complete = true;
    for (int word = 1; word <= gold.size(); ++word) {
        if (!isCounted(word))
            continue;
        const Arc expected = gold.arc(word);
        const Arc found = predicted.arc(word);
        const bool head = expected.head == found.head;
        const bool label = expected.relation == found.relation;
        any = true;
        complete = complete && head;
        ++counts.tokens;
        counts.heads += head ? 1 : 0;
        counts.labels += label ? 1 : 0;
        counts.labelled += head && label ? 1 : 0;
        addRoot(roots, expected.head == kRoot, found.head == kRoot);
    }
    counts.sentences += any ? 1 : 0;
    counts.complete += any && complete ? 1 : 0;
}

} // namespace

void Evaluation::add(
    const Sentence& sentence, const Graph& gold, const Graph& predicted, const PunctuationTags& punctuation)
{
    assert(gold.size() == sentence.unitCount() && predicted.size() == sentence.unitCount());
    addWords(all, roots, gold, predicted, [](int) { return true; });
    addWords(withoutPunctuation, rootsWithoutPunctuation, gold, predicted,
        [&](int unit) { return !punctuation.contains(sentence, unit); });
}

AttachmentCounts attachmentOf(const Sentence& sentence, const Graph& gold, const Graph& predicted)
{
    assert(gold.size() == sentence.unitCount() && predicted.size() == sentence.unitCount());
    const int counted = sentence.unitCount() - (sentence.bunsetsu.empty() ? 0 : 1);
    AttachmentCounts counts;
    ArcCounts roots;
    addWords(counts, roots, gold, predicted, [&](int unit) { return unit <= counted; });
    return counts;
}

const PunctuationTags& Evaluation::defaultPunctuation()
{
    static const PunctuationTags tags;
    return tags;
}

} // namespace arcwright
