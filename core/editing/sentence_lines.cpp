// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/sentence_lines.h"

#include <algorithm>

#include "core/editing/metadata_lines.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/format.h"

namespace arcwright {

namespace {

constexpr std::string_view knpId = "# S-ID:";
constexpr std::string_view newParagraph = "NewPar";

std::string_view withoutBlanks(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : line.substr(first, line.find_last_not_of(" \t") - first + 1);
}

bool opensSentence(std::string_view line)
{
    const std::string_view text = withoutBlanks(line);
    return text == "<s>" || text.starts_with("<s ");
}

bool closesSentence(std::string_view line)
{
    return withoutBlanks(line) == "</s>";
}

bool isParagraph(const DraftComment& comment)
{
    const std::string_view key = metadataKey(comment.comment.text);
    return key == "newpar" || key == "newpar id";
}

/// MISC of the token of the text that the sentence begins with.
std::string* firstMisc(SentenceDraft& draft)
{
    const auto first
        = std::find_if(draft.nodes.begin(), draft.nodes.end(), [](const DraftNode& node) { return !node.isEmpty; });
    return first == draft.nodes.end() ? nullptr : &draft.trailingMisc(first->key);
}

bool holdsMisc(const SentenceDraft& draft)
{
    return !draft.source.format || draft.source.format->holds(WordField::Misc);
}

} // namespace

bool canBeComment(const Sentence& sentence, std::string_view line)
{
    const std::string_view text = withoutBlanks(line);
    if (sentence.source.format && sentence.source.format->headsAreParents())
        return !text.starts_with("<W") && !opensSentence(text) && !closesSentence(text);
    return line.starts_with('#') && !line.starts_with(knpId);
}

bool closesSomething(std::string_view comment)
{
    return withoutBlanks(comment).starts_with("</");
}

void addOpening(const SentenceDraft& whole, SentenceDraft& second, const std::string& id)
{
    std::vector<DraftComment> opening;
    for (const DraftComment& comment : whole.comments) {
        const std::string_view text = comment.comment.text;
        if (comment.after != 0)
            continue;
        const auto name = [&](std::string_view old) { return id.empty() ? std::string(old) + "-2" : id; };
        if (opensSentence(text))
            opening.push_back({Comment("<s>"), 0, 0, 0, {}});
        else if (text.starts_with(knpId))
            opening.push_back({Comment(std::string(knpId)
                                   + name(text.substr(knpId.size(), text.find(' ', knpId.size()) - knpId.size()))),
                0, 0, 0, {}});
        else if (metadataKey(text) == "sent_id" && text.find('=') != std::string_view::npos)
            opening.push_back(
                {Comment("# sent_id = " + name(withoutBlanks(text.substr(text.find('=') + 1)))), 0, 0, 0, {}});
    }
    second.comments.insert(second.comments.begin(), opening.begin(), opening.end());
}

void addClosing(const SentenceDraft& whole, SentenceDraft& first)
{
    const auto closing = std::find_if(whole.comments.begin(), whole.comments.end(),
        [](const DraftComment& comment) { return closesSentence(comment.comment.text); });
    if (closing == whole.comments.end())
        return;
    int last = 0;
    for (const DraftNode& node : first.nodes)
        last = node.isEmpty ? last : node.key;
    first.comments.push_back({Comment("</s>"), last, 0, 0, {}});
}

void dropClosing(SentenceDraft& first)
{
    std::erase_if(first.comments, [](const DraftComment& comment) { return closesSentence(comment.comment.text); });
}

void dropOpening(SentenceDraft& second)
{
    std::erase_if(second.comments, [](const DraftComment& comment) {
        const std::string_view text = comment.comment.text;
        const std::string_view key = metadataKey(text);
        return comment.after == 0
            && (opensSentence(text) || text.starts_with(knpId) || key == "sent_id" || key == "text");
    });
}

void moveParagraphToToken(SentenceDraft& draft)
{
    std::string* const misc = firstMisc(draft);
    if (misc && holdsMisc(draft) && std::erase_if(draft.comments, isParagraph) > 0)
        *misc = withAttribute(*misc, newParagraph, "Yes");
}

void moveParagraphToComment(SentenceDraft& draft)
{
    std::string* const misc = firstMisc(draft);
    if (!misc || attribute(*misc, newParagraph) != "Yes")
        return;
    *misc = withoutAttribute(*misc, newParagraph);
    draft.comments.insert(draft.comments.begin(), {Comment("# newpar"), 0, 0, 0, {}});
}

} // namespace arcwright
