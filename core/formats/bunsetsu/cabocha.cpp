// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/cabocha.h"

#include <algorithm>
#include <array>

#include "core/formats/bunsetsu/bunsetsu_line.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/japanese_fields.h"

namespace arcwright {

namespace {

namespace field = japanese;

WordCell feature(WordField field)
{
    return {field, {}, "*"};
}

WordCell feature(std::string_view name)
{
    return {std::nullopt, name, "*"};
}

std::vector<WordCell> featuresOf(TagSet tagSet)
{
    using enum WordField;
    switch (tagSet) {
    case TagSet::Ipadic:
        return {feature(Upos), feature(Xpos), feature(field::pos3), feature(field::pos4),
            feature(field::inflectionType), feature(field::inflectionForm), feature(Lemma), feature(field::reading),
            feature(field::pronunciation)};
    case TagSet::Unidic:
        return {feature(Upos), feature(Xpos), feature(field::pos3), feature(field::pos4),
            feature(field::inflectionType), feature(field::inflectionForm), feature(field::lemmaReading),
            feature(Lemma), feature(field::writtenForm), feature(field::pronunciation), feature(field::writtenBase),
            feature(field::pronunciationBase), feature(field::wordOrigin)};
    case TagSet::Juman:
        return {feature(Upos), feature(Xpos), feature(field::inflectionType), feature(field::inflectionForm),
            feature(Lemma), feature(field::reading), feature(field::semantics)};
    case TagSet::Other:
        break;
    }
    return {};
}

/// The length of the feature that `text` begins with. Commas within quotes are part of it.
std::size_t featureLength(std::string_view text)
{
    if (text.starts_with('"')) {
        for (auto quote = text.find('"', 1); quote != std::string_view::npos; quote = text.find('"', quote + 2)) {
            if (quote + 1 == text.size() || text[quote + 1] == ',')
                return quote + 1;
            if (text[quote + 1] != '"')
                break;
        }
    }
    return std::min(text.find(','), text.size());
}

std::vector<std::string_view> splitFeatures(std::string_view text)
{
    std::vector<std::string_view> features;
    for (;;) {
        const std::size_t length = featureLength(text);
        features.push_back(text.substr(0, length));
        if (length == text.size())
            return features;
        text.remove_prefix(length + 1);
    }
}

bool isVerbatim(const WordCell& cell)
{
    return cell.name == field::features || cell.name == field::moreFeatures;
}

bool isFeature(const WordCell& cell)
{
    return cell.whenEmpty == "*" && !isVerbatim(cell);
}

std::string unquoted(std::string_view text)
{
    if (text.size() < 2 || text.front() != '"' || featureLength(text) != text.size() || text.back() != '"')
        return std::string(text);
    std::string plain;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        plain += text[i];
        i += text[i] == '"' ? 1 : 0;
    }
    return plain;
}

std::string inQuotes(std::string_view text)
{
    if (text.find_first_of(",\"") == std::string_view::npos)
        return std::string(text);
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

} // namespace

CabochaFormat::CabochaFormat(TagSet tagSet, TextEncoding encoding)
    : BunsetsuFormat(
        nameWithEncoding(tagSet == TagSet::Ipadic ? "cabocha" : "cabocha:" + std::string(nameOf(tagSet)), encoding),
        encoding)
    , m_tagSet(tagSet)
{
    m_cells = featuresOf(tagSet);
    m_cells.insert(m_cells.begin(), WordCell{WordField::Form, {}, {}});
    m_cells.push_back({std::nullopt, tagSet == TagSet::Other ? field::features : field::moreFeatures, {}});
    m_cells.push_back({std::nullopt, field::namedEntity, {}});
}

BunsetsuFormat::LineKind CabochaFormat::kindOf(std::string_view line) const
{
    if (line.find('\t') != std::string_view::npos) // a space or EOS may be a word, and a word may have no features
        return LineKind::Word;
    if (isEndOfSentence(line))
        return LineKind::End;
    if (isBlankLine(line))
        return LineKind::Blank;
    if (line.front() == '#')
        return LineKind::Comment;
    return line.front() == '*' ? LineKind::Bunsetsu : LineKind::Unknown;
}

bool CabochaFormat::beginsSentence(std::string_view line) const
{
    const LineKind kind = kindOf(line);
    return (kind == LineKind::Comment && line.starts_with("# S-ID:"))
        || (kind == LineKind::Bunsetsu && line.starts_with("* 0 "));
}

tl::expected<BunsetsuFormat::BunsetsuLine, BunsetsuFormat::BadPart> CabochaFormat::parseBunsetsu(
    std::string_view line) const
{
    const std::string_view numbered = line.substr(std::min<std::size_t>(line.size(), 2));
    const auto space = std::min(numbered.find(' '), numbered.size());
    const auto number = parseNumber(numbered.substr(0, space));
    if (!line.starts_with("* ") || !number || space == numbered.size())
        return tl::unexpected(BadPart{line, {FormatProblem::InvalidBunsetsu, {}, 0, 0, {std::string(line)}}});
    auto parsed = parseDependency(line, numbered.substr(space + 1));
    if (parsed)
        parsed->number = number;
    return parsed;
}

std::string CabochaFormat::composeBunsetsu(const Bunsetsu& bunsetsu, int number) const
{
    return "* " + std::to_string(number - 1) + ' ' + dependencyText(bunsetsu);
}

std::vector<std::string_view> CabochaFormat::split(std::string_view line) const
{
    std::vector<std::string_view> parts(m_cells.size());
    const auto tab = std::min(line.find('\t'), line.size());
    parts.front() = line.substr(0, tab);
    if (tab == line.size())
        return parts;
    std::string_view text = line.substr(tab + 1);
    if (const auto second = text.find('\t'); second != std::string_view::npos) {
        parts.back() = text.substr(second + 1);
        text = text.substr(0, second);
    }
    const std::size_t known = m_cells.size() - 3;
    const auto features = known == 0 ? std::vector{text} : splitFeatures(text);
    for (std::size_t i = 0; i < std::min(known, features.size()); ++i)
        parts[i + 1] = features[i];
    if (features.size() > known)
        parts[known + 1] = text.substr(static_cast<std::size_t>(features[known].data() - text.data()));
    return parts;
}

std::optional<BunsetsuFormat::BadPart> CabochaFormat::problemOf(
    std::string_view, const std::vector<std::string_view>&) const
{
    return std::nullopt;
}

std::string CabochaFormat::join(const std::vector<std::optional<std::string>>& parts) const
{
    std::string line = parts.front().value_or(std::string()) + '\t';
    std::size_t features = m_cells.size() - 2;
    while (features > 0 && !parts[features])
        --features;
    for (std::size_t i = 1; i <= features; ++i) {
        if (i > 1)
            line += ',';
        line += parts[i].value_or(std::string(m_cells[i].whenEmpty));
    }
    if (parts.back())
        line += '\t' + *parts.back();
    return line;
}

std::string CabochaFormat::valueOf(const WordCell& cell, std::string_view text) const
{
    if (!isFeature(cell))
        return std::string(text);
    return text == cell.whenEmpty ? std::string() : unquoted(text);
}

std::string CabochaFormat::textFor(const WordCell& cell, std::string_view value) const
{
    if (value.empty())
        return std::string(cell.whenEmpty);
    std::string text(value);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return isFeature(cell) ? inQuotes(text) : text;
}

bool looksLikeCabocha(std::string_view line)
{
    static const CabochaFormat cabocha;
    if (line.starts_with("* "))
        return cabocha.parseBunsetsu(line).has_value();
    const auto cells = arcwright::split(line, '\t');
    // The shortest features any of the dictionaries gives are the six of UniDic.
    return (cells.size() == 2 || cells.size() == 3) && std::count(cells[1].begin(), cells[1].end(), ',') >= 5;
}

void TagSetGuess::add(std::string_view line)
{
    const auto cells = arcwright::split(line, '\t');
    if (cells.size() < 2)
        return;
    const auto features = splitFeatures(cells[1]);
    ++m_words;
    const auto hasAny = [&](std::size_t from) {
        return std::any_of(features.begin() + static_cast<std::ptrdiff_t>(from), features.end(),
            [](std::string_view text) { return text != "*"; });
    };
    switch (features.size()) {
    case 6:
        ++m_unidicUnknown;
        break;
    case 7: // an unknown word of IPADIC, or any word of JUMAN
        m_juman += hasAny(4) ? 1 : 0;
        break;
    case 9:
        ++m_ipadic;
        break;
    default: // 17, 26 or 29, by the version of UniDic
        ++(features.size() > 12 ? m_unidic : m_other);
        break;
    }
}

TagSet TagSetGuess::best() const
{
    const int most = std::max({m_ipadic, m_unidic, m_juman, m_other});
    if (most == 0)
        return m_unidicUnknown * 2 > m_words ? TagSet::Unidic : TagSet::Ipadic;
    return most == m_other ? TagSet::Other
        : most == m_unidic ? TagSet::Unidic
        : most == m_juman  ? TagSet::Juman
                           : TagSet::Ipadic;
}

} // namespace arcwright
