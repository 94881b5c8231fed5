// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/multiword_operations.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/sentence_draft.h"
#include "core/editing/split_token.h"
#include "core/editing/surface_text.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

const MultiwordToken* rangeOf(const Sentence& sentence, int word)
{
    const auto found = std::find_if(sentence.multiwordTokens.begin(), sentence.multiwordTokens.end(),
        [&](const MultiwordToken& range) { return range.first <= word && word <= range.last; });
    return found == sentence.multiwordTokens.end() ? nullptr : &*found;
}

/// Some words that can be a multiword token: at least two, and in no other than `own`.
Result<void> checkExtent(const Sentence& sentence, int first, int last, const MultiwordToken* own)
{
    if (auto checked = all({checkIsConllu(sentence), checkWords(sentence, {first, last})}); !checked)
        return checked;
    if (first >= last)
        return refused(EditProblem::NothingToJoin);
    for (const MultiwordToken& range : sentence.multiwordTokens) {
        if (&range != own && range.first <= last && first <= range.last)
            return refused(EditProblem::WordsInMultiword, {rangeName(range.first, range.last)});
    }
    return {};
}

Result<void> checkSurfaceForm(const std::string& form)
{
    if (form.find(' ') != std::string::npos)
        return refused(EditProblem::SpaceInMultiword, {form});
    return checkForm(form);
}

/// The forms of words, none of which is in a multiword token, as the text has them.
std::string formsOf(const Sentence& sentence, int first, int last)
{
    std::string text;
    for (int word = first; word <= last; ++word) {
        text += sentence.word(word).form;
        if (word < last && hasSpaceAfter(sentence.word(word).misc))
            text += ' ';
    }
    return text;
}

std::string syntacticForms(const Sentence& sentence, int first, int last)
{
    std::string text;
    for (int word = first; word <= last; ++word)
        text += sentence.word(word).form;
    return text;
}

/// Whether the words of a multiword token have spaces between them when they are tokens of the text: unless they make
/// up its form.
bool hasSpacesInside(const Sentence& sentence, const MultiwordToken& range)
{
    return !knowsSpaces(sentence) || syntacticForms(sentence, range.first, range.last) != range.form;
}

/// Lets the words belong to the multiword token: what MISC says of spaces is said of the token alone.
void enter(SentenceDraft& draft, int range, int first, int last)
{
    MultiwordToken& token = draft.ranges[static_cast<std::size_t>(range) - 1];
    if (draft.node(last).range == 0)
        moveSpaceAfter(draft.node(last).token.misc, token.misc);
    for (int word = first; word <= last; ++word) {
        DraftNode& node = draft.node(word);
        if (node.range == 0)
            node.token.misc = withSpaceAfter(node.token.misc, true);
        node.range = range;
    }
}

/// Lets words of a multiword token be tokens of the text, with spaces between them or none.
void leave(SentenceDraft& draft, int first, int last, bool spaces)
{
    for (int word = first; word <= last; ++word) {
        DraftNode& node = draft.node(word);
        node.range = 0;
        if (!spaces)
            node.token.misc = withSpaceAfter(node.token.misc, false);
    }
}

/// The form of a multiword token with other words, as far as the text tells it.
Result<std::string> resizedForm(const Sentence& sentence, const MultiwordToken& range, int first, int last)
{
    const bool isMadeUp = syntacticForms(sentence, range.first, range.last) == range.form;
    if ((first > range.first || last < range.last) && !isMadeUp)
        return refused(EditProblem::FormNeeded);
    std::string form;
    if (first < range.first) {
        form = formsOf(sentence, first, range.first - 1);
        form += hasSpaceAfter(sentence.word(range.first - 1).misc) ? " " : "";
    }
    form += first <= range.first && range.last <= last
        ? range.form
        : syntacticForms(sentence, std::max(first, range.first), std::min(last, range.last));
    if (last > range.last) {
        form += hasSpaceAfter(range.misc) ? " " : "";
        form += formsOf(sentence, range.last + 1, last);
    }
    return form;
}

} // namespace

Result<Sentence> makeMultiword(const Sentence& sentence, int first, int last, const std::optional<std::string>& form)
{
    if (auto checked = checkExtent(sentence, first, last, nullptr); !checked)
        return failure(checked.error());
    MultiwordToken range;
    range.form = form.value_or(formsOf(sentence, first, last));
    if (auto checked = checkSurfaceForm(range.form); !checked)
        return failure(checked.error());
    SentenceDraft draft(sentence);
    draft.ranges.push_back(range);
    draft.rangeSizes.push_back(last - first + 1);
    enter(draft, static_cast<int>(draft.ranges.size()), first, last);
    return finished(sentence, draft);
}

Result<Sentence> dissolveMultiword(const Sentence& sentence, int word)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    const MultiwordToken* const range = rangeOf(sentence, word);
    if (!range)
        return refused(EditProblem::NoSuchMultiword, {std::to_string(word)});
    SentenceDraft draft(sentence);
    MultiwordToken dissolved = *range;
    Token& last = draft.node(range->last).token;
    moveSpaceAfter(dissolved.misc, last.misc);
    leave(draft, range->first, range->last - 1, hasSpacesInside(sentence, *range));
    draft.node(range->last).range = 0;
    Token& first = draft.node(range->first).token;
    first.misc = withAttributesOf(first.misc, dissolved.misc);
    return finished(sentence, draft);
}

Result<Sentence> resizeMultiword(
    const Sentence& sentence, int word, int first, int last, const std::optional<std::string>& form)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    const MultiwordToken* const range = rangeOf(sentence, word);
    if (!range || range->last < first || last < range->first)
        return refused(EditProblem::NoSuchMultiword, {std::to_string(word)});
    if (auto checked = checkExtent(sentence, first, last, range); !checked)
        return failure(checked.error());
    const Result<std::string> resized = form ? Result<std::string>(*form) : resizedForm(sentence, *range, first, last);
    if (!resized)
        return failure(resized.error());
    if (auto checked = checkSurfaceForm(*resized); !checked)
        return failure(checked.error());

    SentenceDraft draft(sentence);
    const int index = draft.node(word).range;
    MultiwordToken& token = draft.ranges[static_cast<std::size_t>(index) - 1];
    const bool spaces = hasSpacesInside(sentence, *range);
    if (first > range->first)
        leave(draft, range->first, first - 1, spaces);
    if (last < range->last) {
        leave(draft, last + 1, range->last - 1, spaces);
        leave(draft, range->last, range->last, true);
        moveSpaceAfter(token.misc, draft.node(range->last).token.misc);
        token.misc = withSpaceAfter(token.misc, spaces);
    }
    enter(draft, index, first, last);
    token.form = *resized;
    draft.rangeSizes[static_cast<std::size_t>(index) - 1] = last - first + 1;
    return finished(sentence, draft);
}

Result<Sentence> splitIntoMultiword(const Sentence& sentence, int word, const std::vector<std::string>& forms)
{
    if (auto checked = all({checkIsConllu(sentence), checkWords(sentence, {word})}); !checked)
        return failure(checked.error());
    const std::string& form = sentence.word(word).form;
    if (const MultiwordToken* const range = rangeOf(sentence, word))
        return refused(EditProblem::WordsInMultiword, {rangeName(range->first, range->last)});
    if (forms.size() < 2)
        return refused(EditProblem::SplitOutsideWord, {form});
    if (auto checked = checkSurfaceForm(form); !checked)
        return failure(checked.error());
    for (const std::string& part : forms) {
        if (auto checked = checkForm(part); !checked)
            return failure(checked.error());
    }
    SentenceDraft draft(sentence);
    draft.ranges.push_back({});
    draft.ranges.back().form = form;
    draft.rangeSizes.push_back(static_cast<int>(forms.size()));
    const auto range = static_cast<int>(draft.ranges.size());
    const auto keys = divide(draft, word, forms);
    moveSpaceAfter(draft.node(word).token.misc, draft.ranges.back().misc);
    for (const int key : keys)
        draft.node(key).range = range;
    return finished(sentence, draft);
}

} // namespace arcwright
