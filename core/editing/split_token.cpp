// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/split_token.h"

#include "core/base/utf8.h"
#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/sentence_draft.h"
#include "core/editing/surface_text.h"
#include "core/treebank/attribute_list.h"

namespace arcwright {

namespace {

/// For each part of a form whether a space follows it there; none if the parts do not make up the form.
std::optional<std::vector<bool>> spacesBetween(std::string_view form, const std::vector<std::string>& parts)
{
    std::vector<bool> spaces;
    for (const std::string& part : parts) {
        if (!form.starts_with(part))
            return std::nullopt;
        form.remove_prefix(part.size());
        const auto next = std::min(form.find_first_not_of(' '), form.size());
        spaces.push_back(next > 0);
        form.remove_prefix(next);
    }
    return form.empty() ? std::optional(spaces) : std::nullopt;
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text.append(text.empty() ? "" : " ").append(part);
    return text;
}

} // namespace

std::vector<int> divide(SentenceDraft& draft, int word, const std::vector<std::string>& forms)
{
    std::vector<int> keys{word};
    for (std::size_t i = 1; i < forms.size(); ++i) {
        DraftNode part;
        part.range = draft.node(word).range;
        part.phrase = draft.node(word).phrase;
        setText(part.token, WordField::Form, forms[i]);
        keys.push_back(draft.insert(draft.placeOf(keys.back()) + 1, std::move(part)));
        draft.hangNewWord(keys.back(), word);
    }
    setText(draft.node(word).token, WordField::Form, forms.front());
    for (DraftComment& comment : draft.comments) {
        if (comment.after == word)
            comment.after = keys.back();
    }
    draft.unconfirm();
    return keys;
}

Result<Sentence> splitToken(const Sentence& sentence, int word, std::size_t characters)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    const std::string_view form = sentence.word(word).form;
    std::string_view first = firstCharacters(form, characters);
    std::string_view second = form.substr(first.size());
    first = first.substr(0, first.find_last_not_of(' ') + 1);
    second = second.substr(std::min(second.find_first_not_of(' '), second.size()));
    if (first.empty() || second.empty())
        return refused(EditProblem::SplitOutsideWord, {std::string(form)});
    return splitToken(sentence, word, {std::string(first), std::string(second)});
}

Result<Sentence> splitToken(const Sentence& sentence, int word, const std::vector<std::string>& forms)
{
    if (auto checked = checkWords(sentence, {word}); !checked)
        return failure(checked.error());
    for (const std::string& form : forms) {
        if (auto checked = checkForm(form); !checked)
            return failure(checked.error());
    }
    const std::string& form = sentence.word(word).form;
    if (forms.size() < 2)
        return refused(EditProblem::SplitOutsideWord, {form});
    SentenceDraft draft(sentence);
    const bool isSyntactic = draft.node(word).range != 0;
    const auto spaces = spacesBetween(form, forms);
    if (!isSyntactic && !spaces)
        return refused(EditProblem::FormsDoNotMatch, {joined(forms), form});
    const auto parts = divide(draft, word, forms);
    if (!isSyntactic && knowsSpaces(sentence)) {
        moveSpaceAfter(draft.node(word).token.misc, draft.node(parts.back()).token.misc);
        for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
            std::string& misc = draft.node(parts[i]).token.misc;
            misc = withSpaceAfter(misc, (*spaces)[i]);
        }
    }
    return finished(sentence, draft);
}

} // namespace arcwright
