// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/formats/dtag/dtag_edit_completion.h"
#include "core/formats/dtag/dtag_head.h"
#include "core/formats/dtag/dtag_labels.h"
#include "core/formats/dtag/dtag_lines.h"
#include "core/formats/dtag/dtag_outer_edges.h"
#include "core/formats/dtag/dtag_reader.h"
#include "core/formats/dtag/dtag_warnings.h"
#include "core/formats/dtag/dtag_writer.h"
#include "core/formats/text/lines.h"
#include "core/formats/text/text_encoding.h"

namespace arcwright {

std::vector<SentenceSpan> DtagFormat::findSentences(LineScanner& lines) const
{
    std::vector<SentenceSpan> spans;
    SentenceSpan next; // from after the last `</s>`
    bool inside = false;
    std::size_t number = 1;
    std::size_t end = 0;
    for (auto line = lines.next(); line; line = lines.next(), ++number) {
        std::string_view text = line->text;
        if (line->offset == 0 && text.starts_with(byteOrderMark)) {
            text.remove_prefix(byteOrderMark.size());
            next.offset = byteOrderMark.size();
        }
        if (opensSentence(text)) {
            if (inside) { // the one before was never closed, which is reported when it is read
                spans.back().length = line->offset - spans.back().offset;
                next = {line->offset, 0, number};
            }
            spans.push_back(next);
            inside = true;
        }
        end = line->next;
        if (inside && !line->cut && closesSentence(text)) {
            spans.back().length = end - spans.back().offset;
            next = {end, 0, number + 1};
            inside = false;
        }
    }
    if (!spans.empty())
        spans.back().length = end - spans.back().offset;
    return spans;
}

Sentence DtagFormat::read(const SourceSlice& slice) const
{
    return readDtag(slice);
}

std::optional<std::string> DtagFormat::decodedLine(std::string_view line) const
{
    return findInvalidUtf8(line) ? TextCodec(TextEncoding::Latin1).decoded(line) : std::string(line);
}

Result<std::string> DtagFormat::encodedLine(std::string_view text, std::string_view source) const
{
    return dtagStyle(source).isLatin1 ? latin1Line(text) : Result<std::string>(std::string(text));
}

Result<std::string> DtagFormat::write(const Sentence& sentence) const
{
    const bool isDtag = sentence.source.format.get() == this;
    if (isDtag && sentence.problem) // what could not be read can only be kept
        return std::string(sentence.source.text());
    const auto lines = dtagLinesOf(sentence, dtagRows(sentence, isDtag), isDtag);
    if (!lines)
        return failure(lines.error());
    DtagTextBuilder text(isDtag ? dtagStyle(sentence.source.text()).newline : "\n");
    for (const DtagWrittenLine& line : *lines)
        text.add(line);
    return text.take();
}

Edit DtagFormat::completed(const Document& document, Edit edit) const
{
    return completedDtagEdit(*this, document, std::move(edit));
}

bool DtagFormat::holds(WordField field) const
{
    return field != WordField::Upos && field != WordField::Feats && field != WordField::Misc;
}

bool DtagFormat::holdsFurther(std::string_view name) const
{
    if (isEdgeList(name))
        return true;
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto isOfName
        = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == ':'; };
    const bool isName = !name.empty() && isLetter(name.front()) && std::all_of(name.begin(), name.end(), isOfName);
    return isName && name != "lemma" && name != "msd";
}

std::string_view DtagFormat::attributeFor(WordField field) const
{
    switch (field) {
    case WordField::Upos:
        return "UPOS";
    case WordField::Feats:
        return "FEATS";
    case WordField::Relation:
        return "DEPREL";
    default:
        return {};
    }
}

void DtagFormat::chooseHead(Token& word) const
{
    takeDtagHead(word);
}

void DtagFormat::changeHead(Token& token, int head) const
{
    changeDtagHead(token, head);
}

void DtagFormat::changeRelation(Token& token, std::string_view relation) const
{
    changeDtagRelation(token, relation);
}

Result<void> DtagFormat::checkRelation(std::string_view relation) const
{
    return checkDtagLabel(relation);
}

void DtagFormat::separate(std::string& text) const
{
    if (!text.empty() && !text.ends_with('\n'))
        text += dtagStyle(text).newline;
}

ArcRole DtagFormat::roleOf(std::string_view label) const
{
    switch (dtagLabelKind(label)) {
    case DtagLabelKind::Primary:
        return ArcRole::Basic;
    case DtagLabelKind::Secondary:
    case DtagLabelKind::Gap:
        return ArcRole::Further;
    default:
        return ArcRole::Other;
    }
}

std::vector<FormatWarning> DtagFormat::warnings(const Sentence& sentence) const
{
    return dtagWarnings(sentence);
}

std::vector<FileWarning> DtagFormat::warningsOfFile(const Document& document) const
{
    return dtagWarnings(document);
}

std::vector<OuterArc> DtagFormat::outerArcs(const Document& document, std::size_t sentence) const
{
    return dtagOuterEdges(document, sentence);
}

std::vector<std::string> DtagFormat::outerRelations(const Token& token) const
{
    return dtagOuterLabels(token);
}

std::pair<Sentence, Sentence> DtagFormat::withOuterArc(const Document& document, std::size_t sentence,
    const OuterArc& arc, std::string_view before, std::string_view after) const
{
    return withDtagOuterEdge(document, sentence, arc, before, after);
}

} // namespace arcwright
