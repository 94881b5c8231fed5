// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/bunsetsu_format.h"

#include <algorithm>

#include "core/formats/bunsetsu/bunsetsu_reader.h"
#include "core/formats/bunsetsu/bunsetsu_writer.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"

namespace arcwright {

std::vector<SentenceSpan> BunsetsuFormat::findSentences(LineScanner& lines) const
{
    std::vector<SentenceSpan> spans;
    bool isInside = false;
    bool hasUnits = false; ///< whether the sentence has had any line but comments
    std::size_t number = 1;
    for (auto line = lines.next(); line; line = lines.next(), ++number) {
        const bool hasMark = line->offset == 0 && line->text.starts_with(byteOrderMark);
        const std::string_view text = hasMark ? line->text.substr(byteOrderMark.size()) : line->text;
        const LineKind kind = line->cut ? LineKind::Unknown : kindOf(text);
        if (kind == LineKind::End) {
            if (isInside)
                spans.back().length = line->next - spans.back().offset;
            isInside = false;
            continue;
        }
        if (!isInside && kind == LineKind::Blank)
            continue;
        if (!isInside || (hasUnits && beginsSentence(text))) { // one that lacks its end is reported when it is read
            spans.push_back({line->offset + (hasMark ? byteOrderMark.size() : 0), 0, number});
            isInside = true;
            hasUnits = false;
        }
        hasUnits = hasUnits || (kind != LineKind::Comment && kind != LineKind::Blank);
        spans.back().length = line->next - spans.back().offset;
    }
    return spans;
}

Sentence BunsetsuFormat::read(const SourceSlice& slice) const
{
    return readBunsetsu(slice, *this);
}

std::optional<std::string> BunsetsuFormat::decodedLine(std::string_view line) const
{
    const TextCodec codec(m_encoding);
    if (codec.validLength(line) != line.size())
        return std::nullopt;
    return codec.decoded(line);
}

Result<std::string> BunsetsuFormat::encodedLine(std::string_view text, std::string_view) const
{
    return TextCodec(m_encoding).encoded(text);
}

Result<std::string> BunsetsuFormat::write(const Sentence& sentence) const
{
    const bool isOurs = sentence.source.format.get() == this;
    if (isOurs && sentence.problem) // what could not be read can only be kept
        return std::string(sentence.source.text());
    const bool hasWordHeads = std::any_of(sentence.tokens.begin(), sentence.tokens.end(),
        [](const Token& token) { return token.head != kNoHead || !token.relation.empty(); });
    if (sentence.bunsetsu.empty() && hasWordHeads)
        return failure(Problem{
            FormatProblem::WordHeadsNotWritable, {}, isOurs ? sentence.source.line : 0, 1, {std::string(name())}});
    return writtenBunsetsu(sentence, *this, isOurs);
}

void BunsetsuFormat::separate(std::string& text) const
{
    if (!text.empty() && text != byteOrderMark && !text.ends_with('\n'))
        text += text.find("\r\n") == std::string::npos ? "\n" : "\r\n";
}

bool BunsetsuFormat::holds(WordField field) const
{
    if (field == WordField::Head || field == WordField::Relation) // which bunsetsu have
        return true;
    return std::any_of(cells().begin(), cells().end(), [&](const WordCell& cell) { return cell.field == field; });
}

bool BunsetsuFormat::holdsFurther(std::string_view name) const
{
    return std::any_of(
        cells().begin(), cells().end(), [&](const WordCell& cell) { return !cell.field && cell.name == name; });
}

Result<void> BunsetsuFormat::checkRelation(std::string_view type) const
{
    if (type != "D" && type != "P" && type != "A" && type != "I")
        return failure(Problem{FormatProblem::UnknownBunsetsuType, {}, 0, 0, {std::string(type)}});
    return {};
}

std::string nameWithEncoding(std::string base, TextEncoding encoding)
{
    if (encoding != TextEncoding::Utf8)
        base.append(":").append(nameOf(encoding));
    return base;
}

} // namespace arcwright
