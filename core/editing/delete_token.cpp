// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/delete_token.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/sentence_draft.h"
#include "core/editing/surface_text.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

/// Hangs the dependents of a word elsewhere. Returns the node that gets the arcs of the enhanced graph.
int hangDependents(SentenceDraft& draft, int word, bool hasRootRelation)
{
    const Token gone = draft.node(word).token;
    const auto dependents = draft.dependentsOf(word);
    int heir = gone.head;
    if (heir == kRoot && !dependents.empty() && !draft.headsAreParents()) {
        const auto first = std::find_if(dependents.begin(), dependents.end(),
            [&](int dependent) { return !isPunctuation(draft.node(dependent).token); });
        heir = first == dependents.end() ? dependents.front() : *first;
        draft.setHead(heir, kRoot);
        draft.setRelation(heir, gone.relation);
    }
    for (const int dependent : dependents) {
        if (dependent != heir)
            draft.setHead(dependent, heir);
        else if (gone.head == heir) { // the two were a circle
            draft.setHead(dependent, kRoot);
            if (hasRootRelation)
                draft.setRelation(dependent, std::string(rootRelation));
        }
    }
    return heir;
}

bool isPunctuationAt(const SentenceDraft& draft, int word)
{
    return isPunctuation(draft.node(word).token);
}

/// Leaves the right gap between the neighbours of a token of the text.
void closeGap(SentenceDraft& draft, int word)
{
    const int before = draft.wordBefore(word);
    const int after = draft.wordAfter(word);
    if (before == 0)
        return;
    std::string& misc = draft.trailingMisc(before);
    std::string& gone = draft.trailingMisc(word);
    if (after == 0) {
        moveSpaceAfter(gone, misc);
        return;
    }
    const bool isMark = isPunctuationAt(draft, word);
    if (!isMark && isPunctuationAt(draft, after))
        misc = withSpaceAfter(misc, hasSpaceAfter(gone));
    else if (hasSpaceAfter(gone) && (isMark || !isPunctuationAt(draft, before)))
        misc = withSpaceAfter(misc, true);
}

} // namespace

Result<Sentence> deleteToken(const Sentence& sentence, int word)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    if (sentence.size() == 1)
        return refused(EditProblem::OnlyWord);
    SentenceDraft draft(sentence);
    const int heir = hangDependents(draft, word, isConllu(sentence));
    draft.moveParents(word, heir);
    const int range = draft.node(word).range;
    const bool isOfText = range == 0 || draft.rangeSizes[static_cast<std::size_t>(range) - 1] == 1;
    if (isOfText && knowsSpaces(sentence))
        closeGap(draft, word);
    draft.erase(word);
    draft.unconfirm();
    return finished(sentence, draft);
}

} // namespace arcwright
