// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/comment_terms.h"

#include <algorithm>

#include "core/formats/conllu/conllu_columns.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

constexpr std::string_view sentenceId = "# S-ID:"; ///< KNP's

std::string joinedWords(const Sentence& sentence)
{
    std::string text;
    for (const Token& token : sentence.tokens)
        text += token.form;
    return text;
}

std::vector<Comment>::iterator findId(Sentence& sentence)
{
    return std::find_if(sentence.comments.begin(), sentence.comments.end(),
        [](const Comment& comment) { return comment.text.starts_with(sentenceId); });
}

/// KNP's id as CoNLL-U's. Where the line says more than that, it stays.
void toConllu(Sentence& sentence)
{
    std::vector<Comment> added;
    const auto found = findId(sentence);
    if (found != sentence.comments.end() && sentence.metadata("sent_id").empty()) {
        const std::string text = found->text.substr(sentenceId.size());
        const std::string id = text.substr(0, text.find(' '));
        if (!id.empty())
            added.emplace_back("# sent_id = " + id);
        if (id.size() == text.size())
            sentence.comments.erase(found);
    }
    if (sentence.metadata("text").empty())
        added.emplace_back("# text = " + joinedWords(sentence));
    sentence.comments.insert(sentence.comments.begin(), added.begin(), added.end());
}

/// CoNLL-U's id as KNP's, first of all comments, and no text where the words say it.
void fromConllu(Sentence& sentence)
{
    const std::string said = "# text = " + joinedWords(sentence);
    std::erase_if(sentence.comments, [&](const Comment& comment) { return comment.text == said; });
    const std::string id(sentence.metadata("sent_id"));
    if (id.empty() || id.find(' ') != std::string::npos)
        return;
    const Comment named(std::string(sentenceId) + id);
    const auto found = findId(sentence);
    const bool isNamed = found != sentence.comments.end();
    if (isNamed && found->text != named.text && !found->text.starts_with(named.text + ' '))
        return;
    std::erase_if(sentence.comments, [&](const Comment& comment) { return comment.text == "# sent_id = " + id; });
    if (!isNamed)
        sentence.comments.insert(sentence.comments.begin(), named);
}

} // namespace

void restateComments(Sentence& sentence, const Format& from, const Format& to)
{
    // A blank line behind what begins a bunsetsu would come before it, where it is none of the sentence.
    const auto first = std::find_if(sentence.comments.begin(), sentence.comments.end(),
        [](const Comment& comment) { return comment.wordsBefore > 0 || !isBlankLine(comment.text); });
    sentence.comments.erase(sentence.comments.begin(), first);
    if (from.family() == to.family())
        return;
    // At the head of a file it would say that the file is in CoNLL-U Plus.
    std::erase_if(sentence.comments, [](const Comment& comment) { return namesColumns(comment.text); });
    // Nobody but KNP knows its lines of base phrases.
    if (to.furtherLines() != FurtherLines::Any || from.hasBunsetsu())
        std::erase_if(sentence.comments, [&](const Comment& comment) {
            return to.furtherLines() == FurtherLines::None || !comment.text.starts_with('#');
        });
    if (from.hasBunsetsu() && to.furtherLines() == FurtherLines::Comments)
        toConllu(sentence);
    else if (from.furtherLines() == FurtherLines::Comments && to.hasBunsetsu())
        fromConllu(sentence);
    if (to.hasBunsetsu()) {
        for (Comment& comment : sentence.comments)
            std::replace(comment.text.begin(), comment.text.end(), '\t', ' ');
        std::erase_if(sentence.comments, [&](const Comment& comment) { return !to.holdsComment(comment.text); });
    }
    // Behind words KNP's id begins the next sentence.
    if (to.hasBunsetsu())
        std::erase_if(sentence.comments,
            [](const Comment& comment) { return comment.wordsBefore > 0 && comment.text.starts_with(sentenceId); });
    if (to.furtherLines() == FurtherLines::Comments) {
        for (Comment& comment : sentence.comments)
            comment.wordsBefore = 0;
    }
}

} // namespace arcwright
