// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/plain_text.h"

#include <memory>

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace arcwright {

namespace {

constexpr auto noSpaceAfter = "SpaceAfter=No";

using Boundaries = std::unique_ptr<icu::BreakIterator>;

std::string utf8(const icu::UnicodeString& text)
{
    std::string bytes;
    text.toUTF8String(bytes);
    return bytes;
}

bool isSpace(const icu::UnicodeString& text)
{
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        if (!u_isUWhiteSpace(text.char32At(i)))
            return false;
    }
    return true;
}

/// Whether the text is one sign that, written again, goes on a word of such signs.
bool isRepeatable(const icu::UnicodeString& text)
{
    return text.countChar32() == 1 && u_ispunct(text.char32At(0)) != 0;
}

Sentence sentenceOf(const icu::UnicodeString& text, icu::BreakIterator& words)
{
    Sentence sentence;
    words.setText(text);
    icu::UnicodeString last; // the part before, empty after a space
    std::int32_t begin = words.first();
    for (std::int32_t end = words.next(); end != icu::BreakIterator::DONE; begin = end, end = words.next()) {
        const icu::UnicodeString part = text.tempSubStringBetween(begin, end);
        if (isSpace(part)) {
            last.remove();
            continue;
        }
        if (isRepeatable(part) && part == last) {
            sentence.tokens.back().form += utf8(part);
            continue;
        }
        if (!last.isEmpty())
            sentence.tokens.back().misc = noSpaceAfter;
        sentence.tokens.emplace_back().form = utf8(part);
        last = part;
    }
    return sentence;
}

} // namespace

std::vector<Sentence> sentencesOfText(std::string_view text, const std::string& language)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = language.empty() ? icu::Locale::getRoot() : icu::Locale(language.c_str());
    const Boundaries ends(icu::BreakIterator::createSentenceInstance(locale, status));
    const Boundaries words(icu::BreakIterator::createWordInstance(locale, status));
    std::vector<Sentence> sentences;
    if (U_FAILURE(status))
        return sentences; // ICU has rules for the root at least
    const auto all
        = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    ends->setText(all);
    std::int32_t begin = ends->first();
    for (std::int32_t end = ends->next(); end != icu::BreakIterator::DONE; begin = end, end = ends->next()) {
        icu::UnicodeString part = all.tempSubStringBetween(begin, end);
        part.trim();
        if (isSpace(part))
            continue;
        Sentence sentence = sentenceOf(part, *words);
        sentence.comments.emplace_back("# sent_id = " + std::to_string(sentences.size() + 1));
        sentence.comments.emplace_back("# text = " + utf8(part));
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

void divideIntoBunsetsu(Sentence& sentence)
{
    sentence.bunsetsu.clear();
    bool begins = true;
    for (int word = 1; word <= sentence.size(); ++word) {
        if (begins)
            sentence.bunsetsu.push_back({word, word, kNoHead, {}, {}, {}});
        sentence.bunsetsu.back().last = word;
        begins = sentence.word(word).misc != noSpaceAfter;
    }
}

} // namespace arcwright
