// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/new_words.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "core/treebank/format.h"
#include "core/treebank/predicted_tags.h"

namespace arcwright {

namespace {

bool isOpen(const Token& word)
{
    const auto isEmpty = [](const std::string& field) { return field.empty() || field == "_"; };
    return hasPredictedTags(word) || (isEmpty(word.upos) && isEmpty(word.xpos) && isEmpty(word.feats));
}

bool holdsPredictedTags(const Sentence& sentence)
{
    const auto& format = sentence.source.format;
    return sentence.bunsetsu.empty() && (!format || (format->holds(WordField::Misc) && format->holds(WordField::Upos)));
}

void takeTags(Token& word, const Token& tagged, const Format* format)
{
    const auto take = [&](WordField field, std::string Token::*member) {
        if (!format || format->holds(field))
            word.*member = tagged.*member;
    };
    take(WordField::Upos, &Token::upos);
    take(WordField::Xpos, &Token::xpos);
    take(WordField::Feats, &Token::feats);
    if (word.lemma.empty())
        take(WordField::Lemma, &Token::lemma);
    markPredictedTags(word);
}

} // namespace

std::vector<int> newWords(const Edit& edit, std::size_t which)
{
    std::map<std::string_view, int> had; // of each form, how many words
    for (const auto& sentence : edit.before) {
        for (const Token& word : sentence->tokens)
            ++had[word.form];
    }
    const auto takeOne = [&](const Token& word) { return --had[word.form] >= 0; };
    for (std::size_t other = 0; other < edit.after.size(); ++other) {
        for (const Token& word : edit.after[other]->tokens) {
            if (!isOpen(word))
                takeOne(word); // it is the one there was
        }
    }
    std::vector<int> found;
    for (std::size_t other = 0; other <= which; ++other) {
        const Sentence& sentence = *edit.after[other];
        for (int id = 1; id <= sentence.size(); ++id) {
            const Token& word = sentence.word(id);
            if (isOpen(word) && !takeOne(word) && other == which)
                found.push_back(id);
        }
    }
    return found;
}

Edit withNewWordsTagged(Edit edit, const Tagger& tagger)
{
    const Edit untagged = edit;
    for (std::size_t which = 0; which < edit.after.size(); ++which) {
        const Sentence& sentence = *untagged.after[which];
        if (sentence.problem || !holdsPredictedTags(sentence))
            continue;
        const std::vector<int> words = newWords(untagged, which);
        if (words.empty())
            continue;
        Sentence tagged = sentence;
        tagger.tag(tagged);
        auto changed = std::make_shared<Sentence>(sentence);
        for (const int word : words)
            takeTags(changed->word(word), tagged.word(word), sentence.source.format.get());
        edit.after[which] = std::move(changed);
    }
    return edit;
}

} // namespace arcwright
