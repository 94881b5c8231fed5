// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/insert_token.h"

#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/sentence_draft.h"
#include "core/editing/surface_text.h"
#include "core/treebank/attribute_list.h"

namespace arcwright {

namespace {

/// Where in the order a word beside another belongs: before it, or behind it and its empty nodes.
std::size_t placeBeside(const SentenceDraft& draft, Beside side, int word)
{
    std::size_t place = draft.placeOf(word);
    if (side == Beside::Before)
        return place;
    for (++place; place < draft.nodes.size() && draft.nodes[place].isEmpty; ++place) { }
    return place;
}

/// Says in MISC whether there are spaces on both sides of a new token of the text.
void setSpaces(SentenceDraft& draft, int inserted, const std::optional<Spacing>& wanted)
{
    const int before = draft.wordBefore(inserted);
    const int after = draft.wordAfter(inserted);
    Spacing spacing;
    if (wanted)
        spacing = *wanted;
    else if (before != 0 && after != 0)
        spacing.before = spacing.after = hasSpaceAfter(draft.trailingMisc(before));
    std::string& misc = draft.node(inserted).token.misc;
    if (after == 0 && before != 0) // what is said of the gap behind the sentence
        moveSpaceAfter(draft.trailingMisc(before), misc);
    if (after != 0)
        misc = withSpaceAfter(misc, spacing.after);
    if (before != 0) {
        std::string& miscBefore = draft.trailingMisc(before);
        miscBefore = withSpaceAfter(miscBefore, spacing.before);
    }
}

} // namespace

Result<Sentence> insertToken(
    const Sentence& sentence, Beside side, int word, const std::string& form, const std::optional<Spacing>& spacing)
{
    if (auto checked = all({checkWords(sentence, {word}), checkForm(form)}); !checked)
        return failure(checked.error());
    SentenceDraft draft(sentence);
    const DraftNode& beside = draft.node(word);
    const int other = side == Beside::Before ? draft.wordBefore(word) : draft.wordAfter(word);
    const bool isInside = beside.range != 0 && other != 0 && draft.node(other).range == beside.range;

    DraftNode node;
    node.phrase = beside.phrase;
    node.range = isInside ? beside.range : 0;
    setText(node.token, WordField::Form, form);
    const int root = draft.rootWord();
    const int inserted = draft.insert(placeBeside(draft, side, word), std::move(node));
    draft.hangNewWord(inserted, root);
    for (DraftComment& comment : draft.comments) {
        if (side == Beside::After && comment.after == word)
            comment.after = inserted;
    }
    if (!isInside && knowsSpaces(sentence))
        setSpaces(draft, inserted, spacing);
    draft.unconfirm();
    return finished(sentence, draft);
}

} // namespace arcwright
