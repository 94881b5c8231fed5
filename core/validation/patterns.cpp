// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/patterns.h"

#include <algorithm>
#include <array>

#include "core/validation/characters.h"

namespace arcwright {

namespace {

constexpr int mostNumber = 2'000'000'000;

constexpr std::array<std::string_view, 17> universalPos{"ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "NOUN",
    "NUM", "PART", "PRON", "PROPN", "PUNCT", "SCONJ", "SYM", "VERB", "X"};

constexpr std::array<std::string_view, 37> universalRelations{"acl", "advcl", "advmod", "amod", "appos", "aux", "case",
    "cc", "ccomp", "clf", "compound", "conj", "cop", "csubj", "dep", "det", "discourse", "dislocated", "expl", "fixed",
    "flat", "goeswith", "iobj", "list", "mark", "nmod", "nsubj", "nummod", "obj", "obl", "orphan", "parataxis", "punct",
    "reparandum", "root", "vocative", "xcomp"};

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isAsciiLower(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isAsciiUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isAsciiWord(char c)
{
    return isAsciiDigit(c) || isAsciiLower(c) || isAsciiUpper(c);
}

/// A number without leading zeros and not 0, none if the text is anything else.
std::optional<int> parseCount(std::string_view text)
{
    if (text.empty() || text.front() == '0' || !std::all_of(text.begin(), text.end(), isAsciiDigit))
        return std::nullopt;
    long long number = 0;
    for (const char digit : text)
        number = std::min<long long>(number * 10 + (digit - '0'), mostNumber);
    return static_cast<int>(number);
}

bool isPlainRelationPart(std::string_view part)
{
    return !part.empty() && std::all_of(part.begin(), part.end(), isAsciiLower);
}

/// Words in any script, joined by single underscores.
bool isMarkerPart(std::string_view part)
{
    bool inWord = false;
    while (!part.empty()) {
        const char32_t character = takeCharacter(part);
        if (character == U'_' ? !inWord : !isRelationLetter(character))
            return false;
        inWord = character != U'_';
    }
    return inWord;
}

bool isFeatureName(std::string_view name)
{
    if (name.ends_with(']')) {
        const auto bracket = name.find('[');
        if (bracket == std::string_view::npos)
            return false;
        const std::string_view layer = name.substr(bracket + 1, name.size() - bracket - 2);
        if (layer.empty()
            || !std::all_of(layer.begin(), layer.end(), [](char c) { return isAsciiLower(c) || isAsciiDigit(c); }))
            return false;
        name = name.substr(0, bracket);
    }
    return !name.empty() && isAsciiUpper(name.front()) && std::all_of(name.begin(), name.end(), isAsciiWord);
}

bool isFeatureValue(std::string_view value)
{
    return !value.empty() && !isAsciiLower(value.front()) && std::all_of(value.begin(), value.end(), isAsciiWord);
}

/// Takes `word` and a number off `rest`; 0 if they do not stand there.
int takeNumbered(std::string_view& rest, std::string_view word)
{
    if (!rest.starts_with(word))
        return 0;
    std::size_t end = word.size();
    while (end < rest.size() && isAsciiDigit(rest[end]))
        ++end;
    const auto number = parseCount(rest.substr(word.size(), end - word.size()));
    if (!number)
        return 0;
    rest.remove_prefix(end);
    return *number;
}

/// The text after `#`, white space and `key`.
std::optional<std::string_view> afterKey(std::string_view line, std::string_view key)
{
    if (!line.starts_with('#'))
        return std::nullopt;
    const std::string_view rest = afterWhiteSpace(line.substr(1));
    return rest.starts_with(key) ? std::optional(rest.substr(key.size())) : std::nullopt;
}

} // namespace

ParsedId parseId(std::string_view text)
{
    const auto mark = text.find_first_of("-.");
    const std::string_view beginning = text.substr(0, mark);
    const auto first = parseCount(beginning);
    if (mark == std::string_view::npos)
        return first ? ParsedId{IdKind::Word, *first, 0} : ParsedId{};
    const auto second = parseCount(text.substr(mark + 1));
    if (!second)
        return {};
    if (text[mark] == '-')
        return first ? ParsedId{IdKind::Range, *first, *second} : ParsedId{};
    if (!first && beginning != "0")
        return {};
    return {IdKind::EmptyNode, first.value_or(0), *second};
}

bool isHead(std::string_view text)
{
    return text == "0" || parseCount(text).has_value();
}

bool isEnhancedHead(std::string_view text)
{
    return isHead(text) || parseId(text).kind == IdKind::EmptyNode;
}

std::optional<Feature> parseFeature(std::string_view text)
{
    const auto equals = text.find('=');
    if (equals == std::string_view::npos || !isFeatureName(text.substr(0, equals)))
        return std::nullopt;
    const std::string_view values = text.substr(equals + 1);
    const auto parts = partsOf(values, ',');
    if (!std::all_of(parts.begin(), parts.end(), isFeatureValue))
        return std::nullopt;
    return Feature{text.substr(0, equals), values};
}

std::string_view valueOf(std::string_view field, std::string_view name)
{
    std::string_view value;
    for (const std::string_view part : partsOf(field, '|')) {
        if (part.starts_with(name) && part.substr(name.size()).starts_with('='))
            value = part.substr(name.size() + 1);
    }
    return value;
}

bool isUniversalPos(std::string_view tag)
{
    return std::binary_search(universalPos.begin(), universalPos.end(), tag);
}

bool isRelation(std::string_view text)
{
    const auto colon = text.find(':');
    return isPlainRelationPart(text.substr(0, colon))
        && (colon == std::string_view::npos || isPlainRelationPart(text.substr(colon + 1)));
}

bool isEnhancedRelation(std::string_view text)
{
    const auto parts = partsOf(text, ':');
    if (!isPlainRelationPart(parts[0]))
        return false;
    switch (parts.size()) { // after the main part: a subtype, a marker of any script, a case, each optional
    case 1:
        return true;
    case 2:
        return isMarkerPart(parts[1]);
    case 3:
        return (isPlainRelationPart(parts[1]) && isMarkerPart(parts[2]))
            || (isMarkerPart(parts[1]) && isPlainRelationPart(parts[2]));
    case 4:
        return isPlainRelationPart(parts[1]) && isMarkerPart(parts[2]) && isPlainRelationPart(parts[3]);
    default:
        return false;
    }
}

std::string_view mainRelation(std::string_view relation)
{
    return relation.substr(0, relation.find(':'));
}

bool isUniversalRelation(std::string_view main)
{
    return std::binary_search(universalRelations.begin(), universalRelations.end(), main);
}

std::optional<std::string_view> commentValue(std::string_view line, std::string_view key)
{
    const auto rest = afterKey(line, key);
    if (!rest)
        return std::nullopt;
    const std::string_view equals = afterWhiteSpace(*rest);
    return equals.starts_with('=') ? std::optional(afterWhiteSpace(equals.substr(1))) : std::nullopt;
}

bool isBoundaryComment(std::string_view line, std::string_view key)
{
    const auto rest = afterKey(line, key);
    if (!rest)
        return false;
    const std::string_view word = afterWhiteSpace(*rest);
    return rest->empty() || (word.size() < rest->size() && !word.empty() && !hasWhiteSpace(word));
}

std::optional<ParallelId> parseParallelId(std::string_view value)
{
    const auto slash = value.find('/');
    if (slash == std::string_view::npos || !isPlainRelationPart(value.substr(0, slash)))
        return std::nullopt;
    const auto end = value.find('/', slash + 1);
    const std::string_view name = value.substr(slash + 1, end == std::string_view::npos ? end : end - slash - 1);
    const auto allowed = [](char c) { return isAsciiLower(c) || isAsciiDigit(c) || c == '-'; };
    if (name.empty() || !std::all_of(name.begin(), name.end(), allowed))
        return std::nullopt;
    ParallelId id{value.substr(0, end), 0, 0};
    if (end == std::string_view::npos)
        return id;
    std::string_view rest = value.substr(end + 1);
    id.alt = takeNumbered(rest, "alt");
    id.part = takeNumbered(rest, "part");
    return rest.empty() && (id.alt > 0 || id.part > 0) ? std::optional(id) : std::nullopt;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

} // namespace arcwright
