// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/cabocha.h"

#include <algorithm>
#include <array>
#include <map>

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

} // namespace

std::vector<std::string_view> cabochaFeatures(std::string_view text)
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

namespace {

std::string nameWithTagSet(TagSet tagSet)
{
    const std::string name(cabochaFamily.name);
    return tagSet == TagSet::Ipadic ? name : name + ':' + std::string(nameOf(tagSet));
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
    : BunsetsuFormat(nameWithEncoding(nameWithTagSet(tagSet), encoding), encoding), m_tagSet(tagSet)
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
    const auto features = known == 0 ? std::vector{text} : cabochaFeatures(text);
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

const std::shared_ptr<const CabochaFormat>& cabochaFormat(TagSet tagSet, TextEncoding encoding)
{
    using Formats = std::map<std::pair<TagSet, TextEncoding>, std::shared_ptr<const CabochaFormat>>;
    static const Formats formats = [] {
        Formats made;
        for (const TagSet tags : {TagSet::Ipadic, TagSet::Unidic, TagSet::Juman, TagSet::Other}) {
            for (const TextEncoding each : japaneseEncodings)
                made.emplace(std::pair(tags, each), std::make_shared<const CabochaFormat>(tags, each));
        }
        return made;
    }();
    return formats.at({tagSet, encoding});
}

} // namespace arcwright
