// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/raw_text.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include "core/formats/plain_text.h"

namespace arcwright {

namespace {

/// The end of the line that begins at a place, and where the next one begins.
struct LineEnd {
    std::size_t end = 0;
    std::size_t next = 0;
};

bool breaksLine(UChar32 character)
{
    return (character >= 0x0A && character <= 0x0D) || character == 0x85 || character == 0x2028 || character == 0x2029;
}

LineEnd lineEnd(std::string_view text, std::size_t begin)
{
    const auto length = static_cast<std::int32_t>(text.size());
    auto at = static_cast<std::int32_t>(begin);
    while (at < length) {
        const auto before = static_cast<std::size_t>(at);
        UChar32 character = 0;
        U8_NEXT(text.data(), at, length, character);
        if (breaksLine(character)) {
            const bool isPair = character == '\r' && at < length && text[static_cast<std::size_t>(at)] == '\n';
            return {before, static_cast<std::size_t>(at) + (isPair ? 1 : 0)};
        }
    }
    return {text.size(), text.size()};
}

bool isWhite(std::string_view text)
{
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < length;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), at, length, character);
        if (character < 0 || u_isUWhiteSpace(character) == 0)
            return false;
    }
    return true;
}

/// White space as MISC can hold it: \s, \t, others by their numbers.
std::string escapedSpaces(std::string_view spaces)
{
    std::string text;
    const auto length = static_cast<std::int32_t>(spaces.size());
    for (std::int32_t at = 0; at < length;) {
        UChar32 character = 0;
        U8_NEXT(spaces.data(), at, length, character);
        if (character == ' ') {
            text += "\\s";
        } else if (character == '\t') {
            text += "\\t";
        } else {
            std::array<char, 16> number{};
            std::snprintf(number.data(), number.size(), "\\u%04X", static_cast<unsigned>(character));
            text += number.data();
        }
    }
    return text;
}

/// The tokens by the Unicode boundaries, whose forms stand in the line as they are.
std::vector<TextToken> dividedByUnicode(std::string_view line, const std::string& language)
{
    std::vector<TextToken> tokens;
    std::size_t at = 0;
    for (const Sentence& sentence : sentencesOfText(line, language)) {
        for (const Token& token : sentence.tokens) {
            const std::size_t found = line.find(token.form, at);
            if (found == std::string_view::npos)
                continue; // the line is well-formed, so that there is none
            at = found + token.form.size();
            tokens.push_back({found, at, false});
        }
        if (!tokens.empty())
            tokens.back().endsSentence = true;
    }
    return tokens;
}

/// Sentences that are made of the lines of a text, one after the other.
class Maker {
public:
    Maker(const Segmenter* segmenter, const RawTextOptions& options) : m_segmenter(segmenter), m_options(options) { }

    void addLine(std::string_view line)
    {
        if (isWhite(line)) {
            m_beginsParagraph = true;
            return;
        }
        const std::vector<TextToken> tokens
            = m_segmenter == nullptr ? dividedByUnicode(line, m_options.language) : m_segmenter->divide(line);
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const std::size_t next = i + 1 < tokens.size() ? tokens[i + 1].begin : line.size();
            const bool isLast = i + 1 == tokens.size();
            addToken(line.substr(tokens[i].begin, tokens[i].end - tokens[i].begin),
                line.substr(tokens[i].end, next - tokens[i].end), tokens[i].endsSentence, isLast);
        }
    }

    std::vector<Sentence> take() { return std::move(m_sentences); }

private:
    void addToken(std::string_view form, std::string_view spaces, bool endsSentence, bool endsLine)
    {
        m_text += form;
        std::string misc;
        if (spaces.empty() && !endsLine)
            misc = "SpaceAfter=No";
        else if (spaces != " " && !endsLine)
            misc = "SpacesAfter=" + escapedSpaces(spaces);
        if (!endsSentence && !spaces.empty())
            m_text += ' ';
        const std::vector<std::string> words = m_segmenter == nullptr ? std::vector<std::string>{std::string(form)}
                                                                      : m_segmenter->wordsOf(std::string(form));
        const int first = m_sentence.size() + 1;
        for (const std::string& word : words)
            m_sentence.tokens.emplace_back().form = word;
        if (words.size() == 1)
            m_sentence.tokens.back().misc = std::move(misc);
        else
            m_sentence.multiwordTokens.push_back(
                {first, m_sentence.size(), std::string(form), std::move(misc), {}, {}});
        if (endsSentence)
            endSentence();
    }

    void endSentence()
    {
        const std::string& prefix = m_options.prefix;
        const auto add = [&](const std::string& text) { m_sentence.comments.emplace_back(text); };
        if (m_sentences.empty())
            add(prefix.empty() ? "# newdoc" : "# newdoc id = " + prefix);
        if (m_beginsParagraph) {
            ++m_paragraphs;
            add(prefix.empty() ? "# newpar" : "# newpar id = " + prefix + "-p" + std::to_string(m_paragraphs));
        }
        const std::string number = std::to_string(m_sentences.size() + 1);
        add("# sent_id = " + (prefix.empty() ? number : prefix + '-' + number));
        add("# text = " + m_text);
        m_sentences.push_back(std::move(m_sentence));
        m_sentence = {};
        m_text.clear();
        m_beginsParagraph = false;
    }

    const Segmenter* m_segmenter;
    const RawTextOptions& m_options;
    std::vector<Sentence> m_sentences;
    Sentence m_sentence;
    std::string m_text;
    std::size_t m_paragraphs = 0;
    bool m_beginsParagraph = true;
};

} // namespace

bool isIdPrefix(std::string_view text)
{
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < length;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), at, length, character);
        if (character < 0 || character == '/' || u_isUWhiteSpace(character) != 0 || u_iscntrl(character) != 0)
            return false;
    }
    return !text.empty();
}

std::string idPrefixOf(std::string_view path)
{
    std::string_view name = path.substr(path.find_last_of("/\\") + 1);
    name = name.substr(0, name.find('.', std::min<std::size_t>(1, name.size())));
    std::string prefix;
    const auto length = static_cast<std::int32_t>(name.size());
    for (std::int32_t at = 0; at < length;) {
        const auto begin = static_cast<std::size_t>(at);
        UChar32 character = 0;
        U8_NEXT(name.data(), at, length, character);
        const std::string_view bytes = name.substr(begin, static_cast<std::size_t>(at) - begin);
        prefix += isIdPrefix(bytes) ? bytes : std::string_view("-");
    }
    return prefix.find_first_not_of("-.") == std::string::npos ? "text" : prefix;
}

std::string composed(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* form = icu::Normalizer2::getNFCInstance(status);
    icu::UnicodeString all
        = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    if (form != nullptr && U_SUCCESS(status)) {
        const icu::UnicodeString normal = form->normalize(all, status);
        if (U_SUCCESS(status))
            all = normal;
    }
    std::string bytes;
    all.toUTF8String(bytes);
    return bytes;
}

std::vector<Sentence> sentencesOfRawText(
    std::string_view text, const Segmenter* segmenter, const RawTextOptions& options)
{
    Maker maker(segmenter, options);
    for (std::size_t begin = 0; begin < text.size();) {
        const LineEnd line = lineEnd(text, begin);
        maker.addLine(text.substr(begin, line.end - begin));
        begin = line.next;
    }
    return maker.take();
}

} // namespace arcwright
