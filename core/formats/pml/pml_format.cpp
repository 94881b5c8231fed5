// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_format.h"

#include <algorithm>

#include "core/formats/format_problems.h"
#include "core/formats/pml/pml_checks.h"
#include "core/formats/pml/pml_pieces.h"
#include "core/formats/pml/pml_reader.h"
#include "core/formats/pml/pml_writer.h"

namespace arcwright {

namespace {

/// Whether a line of the text begins with the mark of a piece, and of what layer.
char layerOfMark(std::string_view line)
{
    return line.size() > 1 && line.front() == pmlMark ? line[1] : '\0';
}

} // namespace

PmlFormat::PmlFormat(const std::string& zone, std::shared_ptr<const FileBytes> bytes,
    std::shared_ptr<const PmlTreebank> treebank, std::shared_ptr<const FilePacking> packing)
    : m_name(std::string(pmlFamily.name) + (zone.empty() ? "" : ":") + zone)
    , m_bytes(std::move(bytes))
    , m_treebank(std::move(treebank))
    , m_packing(std::move(packing))
{
    if (!m_bytes)
        return;
    LineScanner lines(m_bytes);
    m_spans = findSentences(lines);
}

/// What was read of the sentence whose bytes those are, or became those by edits: its mark says which one it is. None
/// if it is of another document.
std::optional<SourceSlice> PmlFormat::originalOf(const SourceSlice& source) const
{
    const auto pieces = piecesOf(source.text());
    if (pieces.empty() || pieces.front().layer != 'A')
        return std::nullopt;
    const std::size_t index = pieces.front().place / 2; // the others are what stands between sentences
    if (index >= m_spans.size())
        return std::nullopt;
    const SentenceSpan& span = m_spans[index];
    return SourceSlice{m_bytes->inMemory(), span.offset, span.length, span.line, nullptr};
}

std::vector<SentenceSpan> PmlFormat::findSentences(LineScanner& lines) const
{
    std::vector<SentenceSpan> spans;
    bool isInSentence = false;
    char layer = '\0';
    std::size_t lineOfTree = 1; // in the file of the trees
    std::size_t end = 0;
    while (const auto line = lines.next()) {
        const char mark = layerOfMark(line->text);
        if (mark == '\0') {
            if (layer == 'a' || layer == 'A')
                ++lineOfTree;
            end = line->next;
            continue;
        }
        layer = mark;
        const bool isOfSentence = mark == 'A' || mark == 'M';
        if (isInSentence && (mark == 'A' || !isOfSentence)) {
            spans.back().length = line->offset - 1 - spans.back().offset; // without the line break before the mark
            isInSentence = false;
        }
        if (mark == 'A') {
            spans.push_back({line->offset, 0, lineOfTree});
            isInSentence = true;
        }
        end = line->next;
    }
    if (isInSentence)
        spans.back().length = end - spans.back().offset;
    return spans;
}

Sentence PmlFormat::read(const SourceSlice& slice) const
{
    Sentence sentence;
    if (!m_treebank) {
        sentence.problem = Problem{FormatProblem::PmlNotMade, {}, slice.line, 1, {}};
    } else if (const auto read = PmlSentence::read(slice, *m_treebank)) {
        sentence = sentenceOf(**read, *m_treebank);
    } else {
        sentence.problem = read.error();
    }
    sentence.source = slice;
    return sentence;
}

Result<std::string> PmlFormat::write(const Sentence& sentence) const
{
    const auto original = m_treebank ? originalOf(sentence.source) : std::nullopt;
    if (!original)
        return failure(FormatProblem::PmlNotMade);
    return writtenPml(sentence, *original, *m_treebank);
}

bool PmlFormat::holds(WordField field) const
{
    return field != WordField::Upos && field != WordField::Feats && field != WordField::Parents;
}

bool PmlFormat::holdsFurther(std::string_view name) const
{
    return isPragueField(name);
}

std::vector<FormatWarning> PmlFormat::warnings(const Sentence& sentence) const
{
    if (!m_treebank)
        return {};
    const auto read = PmlSentence::read(sentence.source, *m_treebank);
    if (!read)
        return {};
    return pmlWarnings(sentence, **read, *m_treebank);
}

Edit PmlFormat::completed(const Document&, Edit edit) const
{
    for (auto& sentence : edit.after) {
        auto ordered = std::make_shared<Sentence>(*sentence);
        for (Token& word : ordered->tokens)
            sortPragueFields(word);
        if (ordered->tokens != sentence->tokens)
            sentence = std::move(ordered);
    }
    return edit;
}

FormatPointer makePml(const FormatOptions& options)
{
    return options.words.size() > 2 ? nullptr : std::make_shared<const PmlFormat>(pmlZoneOf(options));
}

std::string pmlZoneOf(const FormatOptions& options)
{
    std::string zone;
    for (const std::string_view word : options.words)
        zone.append(zone.empty() ? "" : ":").append(word);
    return zone;
}

} // namespace arcwright
