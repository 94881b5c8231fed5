// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/bunsetsu_reader.h"

#include <algorithm>

#include "core/base/text_problems.h"
#include "core/base/utf8.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/broken_sentence.h"
#include "core/formats/text/lines.h"

namespace arcwright {

namespace {

using LineKind = BunsetsuFormat::LineKind;

/// Reads the lines of one sentence; the first problem ends it.
class Reader {
public:
    Reader(const SourceSlice& slice, const BunsetsuFormat& format)
        : m_format(format), m_lines(splitLines(slice.text())), m_firstLine(slice.line)
    {
        m_sentence.source = slice;
    }

    Sentence run()
    {
        decodeLines();
        for (m_at = 0; m_at < m_lines.size() && !m_sentence.problem; ++m_at)
            readLine(m_lines[m_at].text);
        if (!m_sentence.problem)
            checkWhole();
        if (m_sentence.problem)
            return brokenSentence(std::move(m_sentence));
        return std::move(m_sentence);
    }

private:
    void fail(std::size_t line, std::size_t column, ProblemCode code, std::vector<std::string> arguments = {})
    {
        m_sentence.problem = Problem{code, {}, m_firstLine + line, column, std::move(arguments)};
    }

    void fail(BunsetsuFormat::BadPart bad)
    {
        fail(m_at, columnOf(m_lines[m_at].text, bad.part), bad.problem.code, std::move(bad.problem.arguments));
    }

    /// Puts UTF-8 in the place of the file's own bytes.
    void decodeLines()
    {
        if (m_format.encoding() == TextEncoding::Utf8) {
            m_sentence.problem = findTextProblem(m_lines, m_firstLine);
            return;
        }
        const TextCodec codec(m_format.encoding());
        m_decoded.reserve(m_lines.size());
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            Line& line = m_lines[i];
            const std::size_t valid = codec.validLength(line.text);
            const std::size_t nul = line.text.find('\0');
            const bool isValid = valid == line.text.size();
            if (!isValid || nul != std::string_view::npos) {
                const bool isNul = nul < valid;
                const std::string before = codec.decoded(line.text.substr(0, isNul ? nul : valid));
                fail(i, characterCount(before) + 1, isNul ? TextProblem::NulByte : TextProblem::InvalidEncoding);
                if (!isNul)
                    m_sentence.problem->arguments = {std::string(nameOf(m_format.encoding()))};
                return;
            }
            line.text = m_decoded.emplace_back(codec.decoded(line.text));
        }
    }

    SourceLine here() const { return {static_cast<int>(m_at) + 1}; }

    void readLine(std::string_view line)
    {
        switch (m_format.kindOf(line)) {
        case LineKind::Bunsetsu:
            readBunsetsu(line);
            return;
        case LineKind::Word:
            readWord(line);
            return;
        case LineKind::Unknown:
            fail(m_at, 1, FormatProblem::UnknownLine, {std::string(m_format.name())});
            return;
        case LineKind::End:
            m_hasEnd = m_at + 1 == m_lines.size();
            return;
        case LineKind::Blank:
        case LineKind::Comment:
        case LineKind::Phrase:
        case LineKind::Other:
            m_sentence.comments.emplace_back(std::string(line), m_sentence.size(), here());
            return;
        }
    }

    void readBunsetsu(std::string_view line)
    {
        auto parsed = m_format.parseBunsetsu(line);
        if (!parsed) {
            fail(std::move(parsed.error()));
            return;
        }
        const auto count = static_cast<int>(m_sentence.bunsetsu.size());
        if (parsed->number && *parsed->number != count) {
            fail(m_at, 3, FormatProblem::InvalidBunsetsuNumber,
                {std::to_string(*parsed->number), std::to_string(count)});
            return;
        }
        if (count == 0 && m_sentence.size() > 0) {
            fail(m_at, 1, FormatProblem::WordsBeforeBunsetsu);
            return;
        }
        checkLastBunsetsu();
        m_sentence.bunsetsu.push_back(
            {m_sentence.size() + 1, 0, parsed->head, std::string(parsed->type), std::string(parsed->rest()), here()});
    }

    void readWord(std::string_view line)
    {
        const auto cells = m_format.split(line);
        if (auto bad = m_format.problemOf(line, cells)) {
            fail(std::move(*bad));
            return;
        }
        Token token;
        token.line = here();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const WordCell& cell = m_format.cells()[i];
            if (cells[i].data() == nullptr)
                continue;
            std::string value = m_format.valueOf(cell, cells[i]);
            if (!cell.field)
                token.setFurther(cell.name, std::move(value));
            else
                setField(token, *cell.field, std::move(value));
        }
        m_sentence.tokens.push_back(std::move(token));
        if (!m_sentence.bunsetsu.empty())
            m_sentence.bunsetsu.back().last = m_sentence.size();
    }

    static void setField(Token& token, WordField field, std::string value)
    {
        switch (field) {
        case WordField::Form:
            token.form = std::move(value);
            break;
        case WordField::Lemma:
            token.lemma = std::move(value);
            break;
        case WordField::Upos:
            token.upos = std::move(value);
            break;
        case WordField::Xpos:
            token.xpos = std::move(value);
            break;
        default: // the formats have no other fields
            break;
        }
    }

    void checkLastBunsetsu()
    {
        if (m_sentence.bunsetsu.empty() || m_sentence.bunsetsu.back().last > 0 || m_sentence.problem)
            return;
        fail(static_cast<std::size_t>(m_sentence.bunsetsu.back().line.number) - 1, 1, FormatProblem::EmptyBunsetsu);
    }

    /// Heads may stand after their dependents, so they can only be checked when all bunsetsu are known.
    void checkWhole()
    {
        if (!m_hasEnd) {
            const std::size_t last = m_lines.size() - 1;
            fail(last, characterCount(m_lines[last].text) + 1, FormatProblem::MissingEos);
            return;
        }
        checkLastBunsetsu();
        if (!m_sentence.problem && m_sentence.tokens.empty())
            fail(0, 1, FormatProblem::EmptySentence);
        const auto count = static_cast<int>(m_sentence.bunsetsu.size());
        for (const Bunsetsu& bunsetsu : m_sentence.bunsetsu) {
            if (bunsetsu.head <= count || m_sentence.problem)
                continue;
            const auto line = static_cast<std::size_t>(bunsetsu.line.number) - 1;
            const std::string head = std::to_string(bunsetsu.head - 1);
            const std::string_view text = m_lines[line].text;
            fail(line, columnOf(text, text.substr(text.find(head + bunsetsu.type))),
                FormatProblem::BunsetsuHeadOutOfRange, {head, std::to_string(count)});
        }
    }

    const BunsetsuFormat& m_format;
    std::vector<Line> m_lines; ///< in UTF-8
    std::vector<std::string> m_decoded;
    std::size_t m_firstLine;
    std::size_t m_at = 0; ///< the line being read
    bool m_hasEnd = false;
    Sentence m_sentence;
};

} // namespace

Sentence readBunsetsu(const SourceSlice& slice, const BunsetsuFormat& format)
{
    return Reader(slice, format).run();
}

} // namespace arcwright
