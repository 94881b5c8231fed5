// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu_reader.h"

#include <algorithm>

#include "core/base/text_problems.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/broken_sentence.h"
#include "core/formats/text/lines.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

std::string orEmpty(std::string_view field)
{
    return field == "_" ? std::string() : std::string(field);
}

constexpr std::size_t mostReserved = 4096; // words

/// Reads the lines of one sentence; the first problem ends it.
class Reader {
public:
    Reader(const SourceSlice& slice, const ConlluColumns& columns)
        : m_lines(splitLines(slice.text())), m_firstLine(slice.line), m_columns(columns)
    {
        m_sentence.source = slice;
    }

    Sentence run()
    {
        m_sentence.problem = findTextProblem(m_lines, m_firstLine);
        if (!m_sentence.problem) {
            // A text without blank lines is one sentence of all its lines, of which most may be no words.
            const std::size_t likely = std::min(m_lines.size(), mostReserved);
            m_sentence.tokens.reserve(likely);
            m_headLines.reserve(likely);
        }
        for (m_at = 0; m_at < m_lines.size() && !m_sentence.problem; ++m_at)
            readLine(m_lines[m_at].text);
        if (!m_sentence.problem)
            checkReferences();
        if (m_sentence.problem)
            return brokenSentence(std::move(m_sentence));
        return std::move(m_sentence);
    }

private:
    void fail(ProblemCode code, std::size_t column, std::vector<std::string> arguments)
    {
        m_sentence.problem = Problem{code, {}, m_firstLine + m_at, column, std::move(arguments)};
    }

    /// Of a line that is wrong otherwise, a carriage return within it is the likely reason.
    bool failAtCarriageReturn(std::string_view line)
    {
        const auto at = findCarriageReturnWithin(line);
        if (at)
            fail(TextProblem::CarriageReturnAlone, columnOf(line, line.substr(*at)), {});
        return at.has_value();
    }

    void readLine(std::string_view line)
    {
        if (isBlankLine(line))
            return;
        if (line.front() == '#') {
            if (m_hasTokens)
                fail(FormatProblem::MisplacedComment, 1, {});
            m_sentence.comments.emplace_back(std::string(line), 0, here());
            return;
        }
        split(line, '\t', m_cells);
        const auto& columns = m_cells;
        const std::size_t columnCount = m_columns.size();
        if (columns.size() != columnCount) {
            if (failAtCarriageReturn(line))
                return;
            // Too few: the missing columns are expected at the end; too many: at the first that is one too much.
            const std::size_t column = columns.size() < columnCount ? columnOf(line, line.substr(line.size()))
                                                                    : columnOf(line, columns[columnCount]);
            fail(
                FormatProblem::WrongColumnCount, column, {std::to_string(columnCount), std::to_string(columns.size())});
            return;
        }
        m_hasTokens = true;
        const std::string_view id = columns[m_columns.id()];
        if (id.find('-') != std::string_view::npos)
            readRange(columns);
        else if (id.find('.') != std::string_view::npos)
            readEmptyNode(line, columns);
        else
            readWord(line, columns);
    }

    SourceLine here() const { return {static_cast<int>(m_at) + 1}; }

    std::string cell(const std::vector<std::string_view>& columns, WordField field) const
    {
        const auto index = m_columns.indexOf(field);
        return index ? orEmpty(columns[*index]) : std::string();
    }

    void readRange(const std::vector<std::string_view>& columns)
    {
        const std::string_view id = columns[m_columns.id()];
        const auto dash = id.find('-');
        const auto first = parseNumber(id.substr(0, dash));
        const auto last = parseNumber(id.substr(dash + 1));
        const bool overlaps
            = !m_sentence.multiwordTokens.empty() && first && m_sentence.multiwordTokens.back().last >= *first;
        if (!first || !last || *first != m_sentence.size() + 1 || *last < *first || overlaps) {
            fail(FormatProblem::InvalidWordRange, columnOf(m_lines[m_at].text, id),
                {std::string(id), std::to_string(m_sentence.size() + 1)});
            return;
        }
        m_rangeLines.push_back(m_at);
        m_sentence.multiwordTokens.push_back({*first, *last, std::string(columns[*m_columns.indexOf(WordField::Form)]),
            cell(columns, WordField::Misc), cell(columns, WordField::Feats), here()});
    }

    void readEmptyNode(std::string_view line, const std::vector<std::string_view>& columns)
    {
        const auto id = parseNodeId(columns[m_columns.id()]);
        const int previous = m_sentence.emptyNodes.empty() || m_sentence.emptyNodes.back().id.word != m_sentence.size()
            ? 0
            : m_sentence.emptyNodes.back().id.empty;
        const NodeId expected{m_sentence.size(), previous + 1};
        if (!id || *id != expected) {
            fail(FormatProblem::InvalidWordId, columnOf(line, columns[m_columns.id()]),
                {std::string(columns[m_columns.id()]),
                    std::to_string(expected.word) + '.' + std::to_string(expected.empty)});
            return;
        }
        EmptyNode node{*id, {}};
        readFields(line, columns, node.token);
        m_emptyLines.push_back(m_at);
        m_sentence.emptyNodes.push_back(std::move(node));
    }

    void readWord(std::string_view line, const std::vector<std::string_view>& columns)
    {
        const int expected = m_sentence.size() + 1;
        const std::string_view id = columns[m_columns.id()];
        if (parseNumber(id) != expected) {
            fail(FormatProblem::InvalidWordId, columnOf(line, id), {std::string(id), std::to_string(expected)});
            return;
        }
        readFields(line, columns, m_sentence.tokens.emplace_back());
        m_headLines.push_back(m_at);
    }

    void readFields(std::string_view line, const std::vector<std::string_view>& columns, Token& token)
    {
        token.line = here();
        for (std::size_t i = 0; i < columns.size() && !m_sentence.problem; ++i) {
            const auto field = m_columns.field(i);
            if (field && !setCell(token, *field, columns[i])) {
                const bool isHead = *field == WordField::Head;
                fail(isHead ? TreebankProblem::InvalidHead : TreebankProblem::InvalidDeps, columnOf(line, columns[i]),
                    {std::string(columns[i])});
            } else if (!field && i != m_columns.id()) {
                token.setFurther(m_columns.names()[i], orEmpty(columns[i]));
            }
        }
        if (token.form == "_") // then the lemma is the underscore too
            if (const auto lemma = m_columns.indexOf(WordField::Lemma))
                token.lemma = columns[*lemma];
    }

    /// Heads may stand after their dependents, so they can only be checked when all words are known.
    void checkReferences()
    {
        if (m_sentence.tokens.empty()) {
            for (m_at = 0; m_at < m_lines.size(); ++m_at) {
                if (failAtCarriageReturn(m_lines[m_at].text))
                    return;
            }
            m_at = 0;
            fail(FormatProblem::EmptySentence, 1, {});
            return;
        }
        const int words = m_sentence.size();
        if (!m_sentence.multiwordTokens.empty() && m_sentence.multiwordTokens.back().last > words) {
            m_at = m_rangeLines.back();
            const auto& range = m_sentence.multiwordTokens.back();
            const auto columns = split(m_lines[m_at].text, '\t');
            fail(FormatProblem::InvalidWordRange, columnOf(m_lines[m_at].text, columns[m_columns.id()]),
                {std::to_string(range.first) + '-' + std::to_string(range.last), std::to_string(words)});
            return;
        }
        for (int id = 1; id <= words && !m_sentence.problem; ++id) {
            const Token& token = m_sentence.word(id);
            m_at = m_headLines[static_cast<std::size_t>(id) - 1];
            if (token.head > words) {
                const auto columns = split(m_lines[m_at].text, '\t');
                fail(FormatProblem::HeadOutOfRange,
                    columnOf(m_lines[m_at].text, columns[*m_columns.indexOf(WordField::Head)]),
                    {std::to_string(token.head), std::to_string(words)});
            }
            checkParents(token);
        }
        for (std::size_t i = 0; i < m_sentence.emptyNodes.size() && !m_sentence.problem; ++i) {
            m_at = m_emptyLines[i];
            checkParents(m_sentence.emptyNodes[i].token);
        }
    }

    void checkParents(const Token& token)
    {
        for (const Parent& parent : token.parents) {
            if (!m_sentence.problem && !exists(parent.head)) {
                const auto columns = split(m_lines[m_at].text, '\t');
                const std::string_view cell = columns[*m_columns.indexOf(WordField::Parents)];
                fail(FormatProblem::DepsHeadUnknown, columnOf(m_lines[m_at].text, cell), {std::string(cell)});
            }
        }
    }

    bool exists(NodeId node) const
    {
        if (node.empty == 0)
            return node.word <= m_sentence.size();
        return std::any_of(m_sentence.emptyNodes.begin(), m_sentence.emptyNodes.end(),
            [&](const EmptyNode& other) { return other.id == node; });
    }

    std::vector<Line> m_lines;
    std::size_t m_firstLine;
    const ConlluColumns& m_columns;
    std::size_t m_at = 0; ///< the line being read
    std::vector<std::string_view> m_cells; ///< of the line being read
    bool m_hasTokens = false;
    std::vector<std::size_t> m_rangeLines;
    std::vector<std::size_t> m_emptyLines;
    std::vector<std::size_t> m_headLines; ///< of each word
    Sentence m_sentence;
};

} // namespace

Sentence readConllu(const SourceSlice& slice, const ConlluColumns& columns)
{
    return Reader(slice, columns).run();
}

} // namespace arcwright
