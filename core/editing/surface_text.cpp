// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/surface_text.h"

#include <algorithm>
#include <array>

#include "core/editing/metadata_lines.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/format.h"

namespace arcwright {

namespace {

/// Characters besides the space that texts have between tokens: no-break, thin, narrow and ideographic space.
constexpr std::array<std::string_view, 5> furtherSpaces{
    "\t", "\xC2\xA0", "\xE2\x80\x89", "\xE2\x80\xAF", "\xE3\x80\x80"};

std::size_t endOfSpaces(std::string_view text, std::size_t at)
{
    for (bool found = true; found;) {
        found = at < text.size() && text[at] == ' ';
        at += found ? 1 : 0;
        for (const std::string_view space : furtherSpaces) {
            if (text.substr(std::min(at, text.size())).starts_with(space)) {
                at += space.size();
                found = true;
            }
        }
    }
    return at;
}

bool isSame(const SurfaceToken& first, const SurfaceToken& second)
{
    return first.form == second.form && first.spaceAfter == second.spaceAfter;
}

std::string rendered(const std::vector<SurfaceToken>& tokens, std::size_t begin, std::size_t end)
{
    std::string text;
    for (std::size_t i = begin; i < end; ++i) {
        text += tokens[i].form;
        if (tokens[i].spaceAfter && i + 1 < tokens.size())
            text += ' ';
    }
    return text;
}

} // namespace

bool knowsSpaces(const Sentence& sentence)
{
    const auto& format = sentence.source.format;
    return sentence.bunsetsu.empty() && (!format || format->holds(WordField::Misc));
}

std::vector<SurfaceToken> surfaceTokens(const Sentence& sentence)
{
    std::vector<SurfaceToken> tokens;
    const bool spaces = sentence.bunsetsu.empty();
    auto range = sentence.multiwordTokens.begin();
    for (int id = 1; id <= sentence.size();) {
        while (range != sentence.multiwordTokens.end() && range->first < id)
            ++range;
        if (range != sentence.multiwordTokens.end() && range->first == id) {
            tokens.push_back({range->first, range->last, range->form, spaces && hasSpaceAfter(range->misc)});
            id = range->last + 1;
        } else {
            tokens.push_back({id, id, sentence.word(id).form, spaces && hasSpaceAfter(sentence.word(id).misc)});
            ++id;
        }
    }
    return tokens;
}

std::string surfaceText(const Sentence& sentence)
{
    const auto tokens = surfaceTokens(sentence);
    return rendered(tokens, 0, tokens.size());
}

std::optional<std::vector<TextExtent>> alignedWithText(const Sentence& sentence, std::string_view text)
{
    std::vector<TextExtent> extents;
    const auto tokens = surfaceTokens(sentence);
    std::size_t at = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!text.substr(at).starts_with(tokens[i].form))
            return std::nullopt;
        extents.push_back({at, at + tokens[i].form.size()});
        at += tokens[i].form.size();
        const std::size_t next = endOfSpaces(text, at);
        if (i + 1 < tokens.size() && (next > at) != tokens[i].spaceAfter)
            return std::nullopt;
        at = next;
    }
    return at == text.size() ? std::optional(extents) : std::nullopt;
}

void updateText(const Sentence& before, Sentence& after)
{
    const auto place = findMetadata(before, "text");
    const auto target = findMetadata(after, "text");
    if (!place || !target)
        return;
    const std::string_view text
        = std::string_view(before.comments[place->comment].text).substr(place->begin, place->length);
    const auto extents = alignedWithText(before, text);
    if (!extents)
        return;
    const auto old = surfaceTokens(before);
    const auto now = surfaceTokens(after);
    const std::size_t most = std::min(old.size(), now.size());
    std::size_t prefix = 0;
    while (prefix < most && isSame(old[prefix], now[prefix]))
        ++prefix;
    std::size_t suffix = 0;
    while (suffix < most - prefix && isSame(old[old.size() - 1 - suffix], now[now.size() - 1 - suffix]))
        ++suffix;
    if (prefix == old.size() && prefix == now.size())
        return;

    std::string updated(text.substr(0, prefix < old.size() ? (*extents)[prefix].begin : text.size()));
    if (prefix == old.size() && prefix > 0 && now[prefix - 1].spaceAfter)
        updated += ' '; // what follows the last token, now that something does
    updated += rendered(now, prefix, now.size() - suffix);
    if (suffix > 0)
        updated += text.substr((*extents)[old.size() - suffix].begin);
    if (suffix == 0 && prefix == now.size() && prefix > 0)
        updated.resize((*extents)[prefix - 1].end);
    replaceValue(after, *target, updated);
}

} // namespace arcwright
