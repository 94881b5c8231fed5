// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_lines.h"

#include <algorithm>
#include <optional>

#include "core/base/utf8.h"
#include "core/formats/text/text_encoding.h"

namespace arcwright {

namespace {

constexpr std::string_view lineBlanks = " \t\r\f\v";
constexpr std::string_view tokenOpening = "<W";
constexpr std::string_view tokenClosing = "</W>";
constexpr std::string_view escapedQuote = "&22;";

std::size_t endOfWord(std::string_view text, std::size_t from)
{
    return std::min(text.find_first_of(lineBlanks, from), text.size());
}

/// The end of an attribute whose value begins at `begin`, and in `value` the value.
std::size_t takeValue(std::string_view text, std::size_t begin, std::string_view& value)
{
    const std::string_view rest = text.substr(begin);
    for (const std::string_view quote : {std::string_view("\""), escapedQuote, std::string_view("`")}) {
        if (!rest.starts_with(quote))
            continue;
        const std::size_t close = rest.find(quote, quote.size());
        if (quote == "`") { // the quotes are part of such a text
            if (close == std::string_view::npos)
                break;
            value = rest.substr(0, close + 1);
            return begin + close + 1;
        }
        const std::size_t end = std::min(close, rest.size());
        value = rest.substr(quote.size(), end - quote.size());
        return begin + std::min(end + quote.size(), rest.size());
    }
    const std::size_t end = endOfWord(text, begin);
    value = text.substr(begin, end - begin);
    return end;
}

void parseAttributes(std::string_view text, std::vector<DtagAttribute>& attributes)
{
    for (;;) {
        const std::size_t begin = text.find_first_not_of(lineBlanks);
        if (begin == std::string_view::npos)
            return;
        DtagAttribute attribute;
        attribute.space = text.substr(0, begin);
        std::size_t end = begin;
        while (end < text.size() && text[end] != '=' && lineBlanks.find(text[end]) == std::string_view::npos)
            ++end;
        attribute.name = text.substr(begin, end - begin);
        if (attribute.name.empty()) // `="value"`, which says nothing
            end = endOfWord(text, begin);
        else if (end < text.size() && text[end] == '=')
            end = takeValue(text, end + 1, attribute.value);
        attribute.whole = text.substr(begin, end - begin);
        attributes.push_back(attribute);
        text.remove_prefix(end);
    }
}

bool isPositions(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789+") == std::string_view::npos;
}

/// Takes `part` off the beginning of `text`, if it is there, and lineBlanks after it.
bool take(std::string_view& text, std::string_view part)
{
    if (!text.starts_with(part))
        return false;
    text = withoutBlanks(text.substr(part.size()));
    return true;
}

} // namespace

DtagLines::DtagLines(std::string_view bytes)
{
    const bool isUtf8 = !findInvalidUtf8(bytes);
    std::optional<TextCodec> latin1; // made once, where it is needed
    m_lines.reserve(static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n')) + 1);
    while (!bytes.empty()) {
        const Line taken = takeLine(bytes);
        DtagLine line{taken.text, taken.text, taken.ending};
        if (!isUtf8 && findInvalidUtf8(taken.text)) {
            if (!latin1)
                latin1.emplace(TextEncoding::Latin1);
            line.text = m_converted.emplace_back(latin1->decoded(taken.text));
            line.isLatin1 = true;
        }
        line.hasPosition = !parseAlignment(line.text);
        m_lines.push_back(line);
    }
}

const DtagAttribute* DtagTokenLine::attribute(std::string_view name) const
{
    const auto found = std::find_if(
        attributes.rbegin(), attributes.rend(), [&](const DtagAttribute& each) { return each.name == name; });
    return found == attributes.rend() ? nullptr : &*found;
}

std::string_view DtagTokenLine::value(std::string_view name) const
{
    const DtagAttribute* found = attribute(name);
    return found ? found->value : std::string_view();
}

std::string_view withoutBlanks(std::string_view text)
{
    const auto first = text.find_first_not_of(lineBlanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(lineBlanks) - first + 1);
}

bool opensSentence(std::string_view line)
{
    const std::string_view text = withoutBlanks(line);
    return text == "<s>" || text.starts_with("<s ") || text.starts_with("<s\t");
}

bool closesSentence(std::string_view line)
{
    return withoutBlanks(line) == "</s>";
}

bool isTokenLine(std::string_view line)
{
    std::string_view text = withoutBlanks(line);
    if (!text.starts_with(tokenOpening) || !text.ends_with(tokenClosing))
        return false;
    text.remove_suffix(tokenClosing.size());
    return text.find('>') != std::string_view::npos;
}

bool isBrokenTokenLine(std::string_view line)
{
    const std::string_view text = withoutBlanks(line);
    return text.starts_with(tokenOpening)
        && (text.size() == tokenOpening.size() || text[2] == '>' || lineBlanks.find(text[2]) != std::string_view::npos)
        && !isTokenLine(line);
}

void parseTokenLine(std::string_view line, DtagTokenLine& parts)
{
    const std::size_t begin = line.find(tokenOpening) + tokenOpening.size();
    const std::size_t end = line.rfind(tokenClosing);
    const std::size_t middle = line.rfind('>', end - 1);
    parts.before = line.substr(0, begin);
    parts.attributes.clear();
    parseAttributes(line.substr(begin, middle - begin), parts.attributes);
    const auto afterAttributes = parts.attributes.empty()
        ? begin
        : static_cast<std::size_t>(
            parts.attributes.back().whole.data() + parts.attributes.back().whole.size() - line.data());
    parts.between = line.substr(afterAttributes, middle + 1 - afterAttributes);
    parts.form = line.substr(middle + 1, end - middle - 1);
    parts.after = line.substr(end);
}

std::optional<DtagAlignment> parseAlignment(std::string_view line)
{
    std::string_view text = withoutBlanks(line);
    if (!text.starts_with("<!--") || !text.ends_with("-->"))
        return std::nullopt;
    text.remove_suffix(3);
    if (!take(text, "<!--") || !take(text, "<inalign>"))
        return std::nullopt;
    text = withoutBlanks(text);
    constexpr std::string_view closing = "</inalign>";
    if (!text.ends_with(closing))
        return std::nullopt;
    text.remove_suffix(closing.size());
    const std::size_t first = endOfWord(text, 0);
    const std::size_t second = std::min(text.find_first_not_of(lineBlanks, first), text.size());
    const std::size_t third = endOfWord(text, second);
    const DtagAlignment alignment{text.substr(0, first), text.substr(second, third - second)};
    const std::string_view label = withoutBlanks(text.substr(third));
    if (!isPositions(alignment.from) || !isPositions(alignment.to)
        || label.find_first_of(lineBlanks) != std::string_view::npos)
        return std::nullopt;
    return alignment;
}

} // namespace arcwright
