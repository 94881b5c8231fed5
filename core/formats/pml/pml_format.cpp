// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_format.h"

#include <algorithm>

#include "core/formats/format_problems.h"
#include "core/formats/pml/pml_checks.h"
#include "core/formats/pml/pml_files.h"
#include "core/formats/pml/pml_pieces.h"
#include "core/formats/pml/pml_reader.h"
#include "core/formats/pml/pml_writer.h"

namespace arcwright {

PmlFormat::PmlFormat(const std::string& zone, std::shared_ptr<const PmlFiles> files)
    : m_name(std::string(pmlFamily.name) + (zone.empty() ? "" : ":") + zone), m_files(std::move(files))
{
}

const FilePacking* PmlFormat::packing() const
{
    return m_files.get();
}

/// What was read of the sentence whose bytes those are, or became those by edits: its mark says which one it is. None
/// if it is of another document.
std::optional<SourceSlice> PmlFormat::originalOf(const SourceSlice& source) const
{
    const auto pieces = piecesOf(source.text());
    if (pieces.empty() || pieces.front().layer != 'A')
        return std::nullopt;
    const std::size_t index = pieces.front().place / 2; // the others are what stands between sentences
    const PmlRead& read = m_files->read();
    if (index >= read.spans.size())
        return std::nullopt;
    const SentenceSpan& span = read.spans[index];
    return SourceSlice{read.text->inMemory(), span.offset, span.length, span.line, nullptr};
}

std::vector<SentenceSpan> PmlFormat::findSentences(LineScanner& lines) const
{
    return sentencesOfPieces(lines);
}

Sentence PmlFormat::read(const SourceSlice& slice) const
{
    Sentence sentence;
    if (!m_files) {
        sentence.problem = Problem{FormatProblem::PmlNotMade, {}, slice.line, 1, {}};
    } else if (m_files->read().problem) {
        sentence.problem = m_files->read().problem;
    } else if (const auto read = PmlSentence::read(slice, *m_files->read().treebank)) {
        sentence = sentenceOf(**read, *m_files->read().treebank);
    } else {
        sentence.problem = read.error();
    }
    sentence.source = slice;
    return sentence;
}

Result<std::string> PmlFormat::write(const Sentence& sentence) const
{
    if (m_files && m_files->read().problem)
        return failure(*m_files->read().problem);
    const auto original = m_files ? originalOf(sentence.source) : std::nullopt;
    if (!original)
        return failure(FormatProblem::PmlNotMade);
    return writtenPml(sentence, *original, *m_files->read().treebank);
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
    if (!m_files || m_files->read().problem)
        return {};
    const PmlTreebank& treebank = *m_files->read().treebank;
    const auto read = PmlSentence::read(sentence.source, treebank);
    if (!read)
        return {};
    return pmlWarnings(sentence, **read, treebank);
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
        zone.append(zone.empty() ? "" : "_").append(word);
    return zone;
}

} // namespace arcwright
