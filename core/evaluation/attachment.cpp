// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/attachment.h"

#include <algorithm>
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

void addWords(
    AttachmentCounts& counts, const Sentence& sentence, const Graph& gold, const Graph& predicted, bool punctuationToo)
{
    bool any = false;
    bool complete = true;
    for (int word = 1; word <= gold.size(); ++word) {
        if (!punctuationToo && isPunctuation(sentence.word(word)))
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
    }
    counts.sentences += any ? 1 : 0;
    counts.complete += any && complete ? 1 : 0;
}

void addArcs(ArcCounts& counts, const std::vector<Arc>& gold, std::vector<Arc> predicted)
{
    counts.gold += gold.size();
    counts.predicted += predicted.size();
    for (const Arc& arc : gold) {
        if (const auto found = std::find(predicted.begin(), predicted.end(), arc); found != predicted.end()) {
            ++counts.right;
            predicted.erase(found); // an arc counts once, however often gold has it
        }
    }
}

std::vector<Arc> rootArcs(const Graph& graph)
{
    std::vector<Arc> arcs;
    for (int word = 1; word <= graph.size(); ++word) {
        if (graph.arc(word).head == kRoot)
            arcs.push_back({kRoot, word, {}});
    }
    return arcs;
}

} // namespace

void Evaluation::add(const Sentence& sentence, const Graph& gold, const Graph& predicted)
{
    assert(gold.size() == sentence.size() && predicted.size() == sentence.size());
    addWords(all, sentence, gold, predicted, true);
    addWords(withoutPunctuation, sentence, gold, predicted, false);
    addArcs(roots, rootArcs(gold), rootArcs(predicted));
    addArcs(primary, gold.basicArcs(), predicted.basicArcs());
    addArcs(secondary, gold.secondary, predicted.secondary);
}

} // namespace arcwright
