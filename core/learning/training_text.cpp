// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/training_text.h"

#include <algorithm>

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include "core/editing/surface_text.h"

namespace arcwright {

namespace {

using Sources = std::vector<std::shared_ptr<const Sentence>>;

bool isReadable(const Sentence& sentence)
{
    return !sentence.problem && !sentence.tokens.empty() && sentence.bunsetsu.empty();
}

bool beginsParagraph(const Sentence& sentence)
{
    return std::any_of(sentence.comments.begin(), sentence.comments.end(), [](const Comment& comment) {
        const std::string_view text = comment.text;
        return text.starts_with("# newpar") || text.starts_with("# newdoc");
    });
}

UChar32 firstCharacter(std::string_view text)
{
    std::int32_t at = 0;
    UChar32 character = 0;
    U8_NEXT(text.data(), at, static_cast<std::int32_t>(text.size()), character);
    return character;
}

UChar32 lastCharacter(std::string_view text)
{
    auto at = static_cast<std::int32_t>(text.size());
    UChar32 character = 0;
    U8_PREV(text.data(), 0, at, character);
    return character;
}

int typeOf(UChar32 character)
{
    return character < 0 ? int{U_UNASSIGNED} : int{u_charType(character)};
}

/// Whether the character is of a script that has no spaces between words, or a sign of it.
bool hasNoSpaces(UChar32 character)
{
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = character < 0 ? USCRIPT_UNKNOWN : uscript_getScript(character, &status);
    const bool isWide = character >= 0x3000 && character <= 0x30FF;
    return isWide || (character >= 0xFF00 && character <= 0xFFEF) || script == USCRIPT_HAN || script == USCRIPT_HIRAGANA
        || script == USCRIPT_KATAKANA || script == USCRIPT_THAI;
}

bool closes(UChar32 character)
{
    constexpr std::string_view signs = ",.;:!?%";
    const auto type = typeOf(character);
    return type == U_END_PUNCTUATION || type == U_FINAL_PUNCTUATION || character == 0x2026
        || (character > 0 && character < 0x80 && signs.find(static_cast<char>(character)) != std::string_view::npos);
}

bool opens(UChar32 character)
{
    const auto type = typeOf(character);
    return type == U_START_PUNCTUATION || type == U_INITIAL_PUNCTUATION || character == 0xBF || character == 0xA1;
}

/// Where writing has a space between two tokens, as far as their characters tell.
class UsualSpaces {
public:
    bool isBehind(std::string_view token, std::string_view next)
    {
        const UChar32 last = lastCharacter(token);
        const UChar32 first = firstCharacter(next);
        if (token == "\"")
            m_isQuoting = !m_isQuoting;
        if (hasNoSpaces(last) && (hasNoSpaces(first) || u_ispunct(first) != 0))
            return false;
        if (hasNoSpaces(first) && u_ispunct(last) != 0)
            return false;
        if (token == "\"" && m_isQuoting)
            return false;
        if (next == "\"" && m_isQuoting)
            return false;
        return !closes(first) && !opens(last);
    }

private:
    bool m_isQuoting = false; ///< the quotation marks so far have opened one that is not closed
};

/// Appends the sentence; whether a space follows it is known when the next one comes.
void append(TextLine& line, const Sentence& sentence, bool knowsSpaces)
{
    const std::vector<SurfaceToken> tokens = surfaceTokens(sentence);
    UsualSpaces usual;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::size_t begin = line.text.size();
        line.text += tokens[i].form;
        const bool isLast = i + 1 == tokens.size();
        line.tokens.push_back({begin, line.text.size(), isLast});
        const bool space = knowsSpaces ? tokens[i].spaceAfter
            : isLast                   ? !hasNoSpaces(lastCharacter(tokens[i].form))
                                       : usual.isBehind(tokens[i].form, tokens[i + 1].form);
        if (space)
            line.text += ' ';
    }
}

} // namespace

std::vector<TextLine> textLines(const Sources& sentences)
{
    constexpr std::size_t fewestInParagraph = 2; // sentences, on average
    std::size_t readable = 0;
    std::size_t paragraphs = 0;
    bool tellsSpaces = false;
    for (const auto& sentence : sentences) {
        if (!isReadable(*sentence))
            continue;
        ++readable;
        paragraphs += beginsParagraph(*sentence) ? 1 : 0;
        const auto tokens = tellsSpaces ? std::vector<SurfaceToken>() : surfaceTokens(*sentence);
        tellsSpaces = tellsSpaces
            || std::any_of(tokens.begin(), tokens.end(), [](const SurfaceToken& token) { return !token.spaceAfter; });
    }
    const bool hasParagraphs = paragraphs * fewestInParagraph <= readable;
    std::vector<TextLine> lines;
    for (const auto& sentence : sentences) {
        if (!isReadable(*sentence))
            continue;
        if (lines.empty() || (hasParagraphs && beginsParagraph(*sentence)))
            lines.emplace_back();
        append(lines.back(), *sentence, tellsSpaces);
    }
    for (TextLine& line : lines) {
        while (line.text.ends_with(' '))
            line.text.pop_back();
        for (TextToken& token : line.tokens)
            token.end = std::min(token.end, line.text.size());
    }
    return lines;
}

std::string textOf(const std::vector<TextLine>& lines)
{
    std::string text;
    for (const TextLine& line : lines) {
        if (!text.empty())
            text += "\n\n";
        text += line.text;
    }
    return text;
}

} // namespace arcwright
