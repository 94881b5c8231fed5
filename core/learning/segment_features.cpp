// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/segment_features.h"

#include <algorithm>
#include <string_view>

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include "core/base/hash.h"

namespace arcwright {

namespace {

enum CharacterClass : std::uint32_t {
    Lower = 2,
    Upper,
    Hiragana,
    Katakana,
    Han,
    OtherLetter,
    Digit,
    Mark,
    FirstSign, ///< and by kinds of signs
};

std::uint32_t classOf(UChar32 character)
{
    const int type = u_charType(character);
    if (type == U_DECIMAL_DIGIT_NUMBER)
        return Digit;
    if ((U_MASK(type) & U_GC_M_MASK) != 0)
        return Mark;
    if ((U_MASK(type) & U_GC_L_MASK) == 0)
        return FirstSign + static_cast<std::uint32_t>(type);
    if (type == U_LOWERCASE_LETTER)
        return Lower;
    if (type == U_UPPERCASE_LETTER || type == U_TITLECASE_LETTER)
        return Upper;
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(character, &status)) {
    case USCRIPT_HIRAGANA:
        return Hiragana;
    case USCRIPT_KATAKANA:
        return Katakana;
    case USCRIPT_HAN:
        return Han;
    default:
        return OtherLetter;
    }
}

/// Collects keys, each of a kind of its own.
class Keys {
public:
    Keys(std::vector<std::uint64_t>& keys, std::uint64_t first) : m_keys(keys), m_kind(first) { m_keys.clear(); }
    void add(std::uint64_t value) { m_keys.push_back(combined(++m_kind, value)); }

private:
    std::vector<std::uint64_t>& m_keys;
    std::uint64_t m_kind;
};

constexpr std::uint64_t kindsOfTokens = 1'000;
constexpr std::uint64_t kindsOfSentences = 2'000;

} // namespace

SegmentFeatures::SegmentFeatures(std::string_view line)
{
    const auto length = static_cast<std::int32_t>(line.size());
    for (std::int32_t at = 0; at < length;) {
        m_offsets.push_back(static_cast<std::size_t>(at));
        UChar32 character = 0;
        U8_NEXT(line.data(), at, length, character);
        if (character < 0)
            character = 0xFFFD;
        m_characters.push_back(static_cast<std::uint32_t>(u_tolower(character)));
        m_classes.push_back(u_isUWhiteSpace(character) != 0 ? space : classOf(character));
    }
    m_offsets.push_back(line.size());
}

std::size_t SegmentFeatures::placeOf(std::size_t offset) const
{
    return static_cast<std::size_t>(std::lower_bound(m_offsets.begin(), m_offsets.end(), offset) - m_offsets.begin());
}

std::uint32_t SegmentFeatures::classAt(std::ptrdiff_t place) const
{
    return place < 0 || place >= static_cast<std::ptrdiff_t>(size()) ? edge
                                                                     : m_classes[static_cast<std::size_t>(place)];
}

std::uint32_t SegmentFeatures::characterAt(std::ptrdiff_t place) const
{
    return place < 0 || place >= static_cast<std::ptrdiff_t>(size()) ? 0
                                                                     : m_characters[static_cast<std::size_t>(place)];
}

std::uint64_t SegmentFeatures::textHash(std::size_t begin, std::size_t end) const
{
    std::uint64_t hash = 0;
    for (std::size_t place = begin; place < end; ++place)
        hash = combined(hash, m_characters[place]);
    return hash;
}

/// Its classes, each once where it stands several times in a row.
std::uint64_t SegmentFeatures::shapeHash(std::size_t begin, std::size_t end) const
{
    std::uint64_t hash = end - begin == 1 ? 1 : 0;
    for (std::size_t place = begin; place < end; ++place) {
        if (place == begin || m_classes[place] != m_classes[place - 1])
            hash = combined(hash, m_classes[place]);
    }
    return hash;
}

/// Whether one of its letters is a vowel with or without a diacritic, of the Latin, Greek and Cyrillic scripts, or
/// there is none: abbreviations often have none.
bool SegmentFeatures::hasVowel(std::size_t begin, std::size_t end) const
{
    constexpr std::u32string_view vowels = U"aeiouyáéíóúýàèìòùâêîôûäëïöüÿãõåæøœěůąęőűāēīōūαεηιουωάέήίόύώаеиоуыэюяёіїє";
    bool hasLetter = false;
    for (std::size_t place = begin; place < end; ++place) {
        hasLetter = hasLetter || m_classes[place] < Digit;
        if (vowels.find(static_cast<char32_t>(m_characters[place])) != std::u32string_view::npos)
            return true;
    }
    return !hasLetter;
}

/// The end of the letters, the digits, or the sign that begins there.
std::size_t SegmentFeatures::endOfPiece(std::size_t place) const
{
    constexpr std::size_t longest = 20; // characters: behind them nothing tells
    const auto kind = [&](std::size_t at) { return m_classes[at] < Digit ? std::uint32_t{Lower} : m_classes[at]; };
    std::size_t end = place + 1;
    while (end < size() && end < place + longest && m_classes[end] != space && kind(end) == kind(place)
        && m_classes[place] < FirstSign)
        ++end;
    return end;
}

bool SegmentFeatures::isWordAt(std::ptrdiff_t place) const
{
    return classAt(place) > space && classAt(place) < FirstSign;
}

bool SegmentFeatures::isUsualEndOfToken(std::ptrdiff_t place) const
{
    const bool isWord = isWordAt(place - 1);
    if (isWord && isWordAt(place))
        return false;
    if (!isWord && !isWordAt(place))
        return characterAt(place - 1) != characterAt(place);
    return isWord ? !isWordAt(place + 1) : !isWordAt(place - 2); // not within don't or 3.5
}

bool SegmentFeatures::isUsualEndOfSentence(const Token& last, std::size_t next) const
{
    constexpr std::u32string_view wide = U"。！？";
    constexpr std::u32string_view marks = U".?!…";
    const auto sign = static_cast<char32_t>(m_characters[last.end - 1]);
    return wide.find(sign) != std::u32string_view::npos
        || (marks.find(sign) != std::u32string_view::npos && next > last.end && next < size()
            && m_classes[next] != Lower);
}

void SegmentFeatures::listOfToken(std::size_t begin, std::size_t place, std::vector<std::uint64_t>& keys) const
{
    constexpr std::size_t longest = 20; // characters of a token that are looked at as a whole
    Keys list(keys, kindsOfTokens);
    const auto here = static_cast<std::ptrdiff_t>(place);
    const auto character = [&](std::ptrdiff_t distance) { return characterAt(here + distance); };
    const auto kind = [&](std::ptrdiff_t distance) { return classAt(here + distance); };
    list.add(0);
    for (std::ptrdiff_t distance = -3; distance < 3; ++distance) {
        list.add(character(distance));
        list.add(kind(distance));
    }
    for (std::ptrdiff_t distance = -3; distance < 2; ++distance) {
        list.add(combined(character(distance), character(distance + 1)));
        list.add(combined(kind(distance), kind(distance + 1)));
    }
    for (std::ptrdiff_t distance = -3; distance < 1; ++distance) {
        list.add(combined(combined(character(distance), character(distance + 1)), character(distance + 2)));
        list.add(combined(combined(kind(distance), kind(distance + 1)), kind(distance + 2)));
    }
    if (isUsualEndOfToken(here))
        keys.push_back(usualEndOfToken);
    list.add(combined(combined(kind(-2), kind(-1)), combined(kind(0), kind(1))));
    list.add(combined(combined(character(-2), character(-1)), combined(character(0), character(1))));
    const std::size_t from = std::max(begin, place < longest ? 0 : place - longest);
    const std::uint64_t token = textHash(from, place);
    list.add(token);
    list.add(combined(token, character(0)));
    list.add(combined(token, kind(0)));
    std::size_t end = place;
    while (end < size() && end < place + longest && !isSpace(end))
        ++end;
    const std::uint64_t rest = textHash(place, end);
    list.add(rest);
    list.add(combined(token, rest));
    list.add(combined(shapeHash(from, place), shapeHash(place, end)));
}

void SegmentFeatures::listOfSentence(const std::vector<Token>& tokens, std::vector<std::uint64_t>& keys) const
{
    Keys list(keys, kindsOfSentences);
    const auto text = [&](std::size_t back) -> std::uint64_t {
        if (back >= tokens.size())
            return 1;
        const Token& token = tokens[tokens.size() - 1 - back];
        return textHash(token.begin, token.end);
    };
    const auto shape = [&](std::size_t back) -> std::uint64_t {
        if (back >= tokens.size())
            return 1;
        const Token& token = tokens[tokens.size() - 1 - back];
        return shapeHash(token.begin, token.end);
    };
    const std::size_t end = tokens.back().end;
    std::size_t next = end;
    while (next < size() && isSpace(next))
        ++next;
    const std::uint64_t spaces = std::min<std::size_t>(next - end, 2); // several are more than one
    const std::size_t nextEnd = next < size() ? endOfPiece(next) : next;
    const std::uint64_t nextText = textHash(next, nextEnd);
    const std::uint64_t nextShape = combined(spaces, shapeHash(next, nextEnd));
    const std::size_t before = tokens.size() > 1 ? tokens[tokens.size() - 2].end - tokens[tokens.size() - 2].begin : 0;
    const bool isApart = tokens.size() > 1 && tokens[tokens.size() - 2].end < tokens.back().begin;
    const std::uint64_t here = combined(text(0), isApart ? 1 : 0);
    if (isUsualEndOfSentence(tokens.back(), next))
        keys.push_back(usualEndOfSentence);
    list.add(0);
    list.add(here);
    list.add(shape(0));
    list.add(text(1));
    list.add(shape(1));
    list.add(nextText);
    list.add(nextShape);
    list.add(combined(shape(0), nextShape));
    list.add(combined(here, nextShape));
    list.add(combined(here, nextText));
    list.add(combined(here, text(1)));
    list.add(combined(here, shape(1)));
    list.add(combined(combined(here, shape(1)), nextShape));
    list.add(combined(combined(here, text(1)), nextShape));
    const std::uint64_t vowel = tokens.size() > 1 && hasVowel(tokens[tokens.size() - 2].begin, tokens.back().begin);
    list.add(combined(here, vowel));
    list.add(combined(combined(here, vowel), nextShape));
    list.add(combined(combined(combined(here, vowel), std::min<std::size_t>(before, 6)), shape(1)));
    list.add(combined(here, std::min<std::size_t>(before, 6)));
    list.add(combined(combined(here, std::min<std::size_t>(before, 6)), nextShape));
    list.add(combined(here, std::min<std::size_t>(tokens.size(), 6)));
    list.add(combined(combined(here, text(1)), text(2)));
    list.add(combined(shape(0), std::min<std::size_t>(tokens.size() / 10, 6)));
}

} // namespace arcwright
