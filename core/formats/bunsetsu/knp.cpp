// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/knp.h"

#include <algorithm>
#include <map>

#include "core/formats/bunsetsu/bunsetsu_line.h"
#include "core/formats/bunsetsu/knp_references.h"
#include "core/formats/bunsetsu/knp_warnings.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/japanese_fields.h"

namespace arcwright {

namespace {

namespace field = japanese;
constexpr std::size_t leastCells = 11;
constexpr std::string_view halfWidthSpace = "\\ ";

bool isNumber(const WordCell& cell)
{
    return cell.whenEmpty == "0";
}

/// Splits like KnpFormat::split(), without a format.
std::vector<std::string_view> cellsOf(std::string_view line)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at < line.size();) {
        if (parts.size() == leastCells) {
            parts.push_back(line.substr(at));
            break;
        }
        // A backslash alone with two spaces behind it is a half-width space, of which the first is part.
        const bool isSpace = line.substr(at, 3) == "\\  ";
        const std::size_t end = isSpace ? at + halfWidthSpace.size() : std::min(line.find(' ', at), line.size());
        parts.push_back(line.substr(at, end - at));
        at = end + 1;
        if (at == line.size()) // ends in a space, behind which there is one more field
            parts.push_back(line.substr(at));
    }
    return parts;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

bool isKnpWordLine(std::string_view line)
{
    const auto cells = cellsOf(line);
    return cells.size() >= leastCells && isDigits(cells[4]) && isDigits(cells[6]) && isDigits(cells[8])
        && isDigits(cells[10]);
}

namespace {

/// Whether the line begins with `mark` as a field of its own.
bool hasMark(std::string_view line, std::string_view mark)
{
    return line.starts_with(mark) && (line.size() == mark.size() || line[mark.size()] == ' ');
}

} // namespace

BunsetsuFormat::LineKind KnpFormat::kindOf(std::string_view line) const
{
    if (isBlankLine(line))
        return LineKind::Blank;
    if (isEndOfSentence(line))
        return LineKind::End;
    const bool isMarked = std::string_view("#*+@!;").find(line.front()) != std::string_view::npos;
    if (!isMarked || isKnpWordLine(line))
        return LineKind::Word;
    if (line.front() == '#')
        return LineKind::Comment;
    if (hasMark(line, "*"))
        return LineKind::Bunsetsu;
    if (hasMark(line, "+"))
        return LineKind::Phrase;
    const bool isKept = hasMark(line, "@") || hasMark(line, "!") || hasMark(line, "!!") || hasMark(line, ";;");
    return isKept ? LineKind::Other : LineKind::Word;
}

bool KnpFormat::beginsSentence(std::string_view line) const
{
    return line.starts_with("# S-ID:") && !isKnpWordLine(line);
}

Edit KnpFormat::completed(const Document& document, Edit edit) const
{
    return withRenamedReferences(document, std::move(edit));
}

std::vector<FormatWarning> KnpFormat::warnings(const Sentence& sentence) const
{
    return knpWarnings(sentence);
}

std::vector<FileWarning> KnpFormat::warningsOfFile(const Document& document) const
{
    return knpFileWarnings(document);
}

tl::expected<BunsetsuFormat::BunsetsuLine, BunsetsuFormat::BadPart> KnpFormat::parseBunsetsu(
    std::string_view line) const
{
    const bool hasNoHead = line.size() <= 2 || line[2] == '<';
    if (hasNoHead) {
        BunsetsuLine unparsed;
        unparsed.tail = line.substr(1);
        return unparsed;
    }
    return parseDependency(line, line.substr(2));
}

std::string KnpFormat::composeBunsetsu(const Bunsetsu& bunsetsu, int) const
{
    const bool canBeOpen = bunsetsu.rest.empty() || bunsetsu.rest.starts_with('<');
    return bunsetsu.head == kNoHead && canBeOpen ? "*" : "* " + dependencyText(bunsetsu);
}

const std::vector<WordCell>& KnpFormat::cells() const
{
    static const std::vector<WordCell> cells{{WordField::Form, {}, "*"}, {std::nullopt, field::reading, "*"},
        {WordField::Lemma, {}, "*"}, {WordField::Upos, {}, "*"}, {std::nullopt, field::posId, "0"},
        {WordField::Xpos, {}, "*"}, {std::nullopt, field::subPosId, "0"}, {std::nullopt, field::inflectionType, "*"},
        {std::nullopt, field::inflectionTypeId, "0"}, {std::nullopt, field::inflectionForm, "*"},
        {std::nullopt, field::inflectionFormId, "0"}, {std::nullopt, field::semantics, "NIL"}};
    return cells;
}

std::vector<std::string_view> KnpFormat::split(std::string_view line) const
{
    auto parts = cellsOf(line);
    parts.resize(cells().size());
    return parts;
}

std::optional<BunsetsuFormat::BadPart> KnpFormat::problemOf(
    std::string_view line, const std::vector<std::string_view>& parts) const
{
    const auto count = static_cast<std::size_t>(
        std::count_if(parts.begin(), parts.end(), [](std::string_view part) { return part.data() != nullptr; }));
    if (count < leastCells)
        return BadPart{line.substr(line.size()),
            {FormatProblem::TooFewFields, {}, 0, 0, {std::to_string(leastCells), std::to_string(count)}}};
    for (std::size_t i = 0; i < leastCells; ++i) {
        if (isNumber(cells()[i]) ? !isDigits(parts[i]) : parts[i].empty())
            return BadPart{parts[i],
                {isNumber(cells()[i]) ? FormatProblem::InvalidTagNumber : FormatProblem::EmptyField, {}, 0, 0,
                    {std::string(parts[i])}}};
    }
    return std::nullopt;
}

std::string KnpFormat::join(const std::vector<std::optional<std::string>>& parts) const
{
    std::string line;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == leastCells && !parts[i])
            break;
        if (i > 0)
            line += ' ';
        line += parts[i].value_or(std::string(cells()[i].whenEmpty));
    }
    return line;
}

std::string KnpFormat::valueOf(const WordCell& cell, std::string_view text) const
{
    if (text == halfWidthSpace)
        return " ";
    return text == cell.whenEmpty && cell.field != WordField::Form ? std::string() : std::string(text);
}

std::string KnpFormat::textFor(const WordCell& cell, std::string_view value) const
{
    if (value.empty())
        return std::string(cell.whenEmpty);
    if (cell.name == field::semantics)
        return withoutBreaks(value, " ");
    if (isNumber(cell) && !isDigits(value))
        return std::string(cell.whenEmpty);
    return value == " " ? std::string(halfWidthSpace) : withoutBreaks(value, "\u3000");
}

const std::shared_ptr<const KnpFormat>& knpFormat(TextEncoding encoding)
{
    static const std::map<TextEncoding, std::shared_ptr<const KnpFormat>> formats = [] {
        std::map<TextEncoding, std::shared_ptr<const KnpFormat>> made;
        for (const TextEncoding each : japaneseEncodings)
            made.emplace(each, std::make_shared<const KnpFormat>(each));
        return made;
    }();
    return formats.at(encoding);
}

} // namespace arcwright
