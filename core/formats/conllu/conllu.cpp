// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu.h"

#include "core/formats/conllu/conllu_reader.h"
#include "core/formats/conllu/conllu_writer.h"
#include "core/formats/conllu/conllx_warnings.h"
#include "core/formats/conllu/enhanced_warnings.h"
#include "core/formats/text/lines.h"

namespace arcwright {

std::vector<SentenceSpan> ConlluFormat::findSentences(LineScanner& lines) const
{
    std::vector<SentenceSpan> spans;
    bool inside = false;
    std::size_t number = 1;
    for (auto line = lines.next(); line; line = lines.next(), ++number) {
        std::size_t offset = line->offset;
        std::string_view text = line->text;
        if (offset == 0 && text.starts_with(byteOrderMark)) {
            text.remove_prefix(byteOrderMark.size());
            offset = byteOrderMark.size();
        }
        const bool opens = spans.empty() && isConlluPlus() && namesColumns(text);
        const bool blank = opens || (isBlankLine(text) && !line->cut);
        if (!blank && !inside)
            spans.push_back({offset, 0, number});
        if (!blank || inside)
            spans.back().length = line->next - spans.back().offset;
        inside = !blank;
    }
    return spans;
}

std::string ConlluFormat::opening() const
{
    if (!isConlluPlus())
        return {};
    std::string line = "# global.columns =";
    for (const std::string& name : m_columns.names())
        line += ' ' + name;
    return line + '\n';
}

std::vector<std::string> ConlluFormat::namedColumns() const
{
    return isConlluPlus() ? m_columns.names() : std::vector<std::string>();
}

Sentence ConlluFormat::read(const SourceSlice& slice) const
{
    return readConllu(slice, m_columns);
}

Result<std::string> ConlluFormat::write(const Sentence& sentence) const
{
    const bool isOurs = sentence.source.format.get() == this;
    if (isOurs && sentence.problem) // what could not be read can only be kept
        return std::string(sentence.source.text());
    return writtenConllu(sentence, m_columns, isOurs);
}

std::vector<FormatWarning> ConlluFormat::warnings(const Sentence& sentence) const
{
    return isConllX() ? conllXWarnings(sentence) : std::vector<FormatWarning>();
}

std::vector<FileWarning> ConlluFormat::warningsOfFile(const Document& document) const
{
    return isUniversalDependencies() ? enhancedWarnings(document) : std::vector<FileWarning>();
}

void ConlluFormat::separate(std::string& text) const
{
    if (text.empty() || text == byteOrderMark)
        return;
    if (!text.ends_with('\n'))
        text += '\n';
    const auto previous = text.size() < 2 ? std::string::npos : text.rfind('\n', text.size() - 2);
    const auto begin = previous == std::string::npos ? 0 : previous + 1;
    if (text.find_first_not_of(" \t\r\n", begin) != std::string::npos)
        text += text.ends_with("\r\n") ? "\r\n" : "\n";
}

} // namespace arcwright
