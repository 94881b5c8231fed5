// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu.h"

#include <algorithm>

#include "core/formats/lines.h"

namespace arcwright {

namespace {

constexpr std::size_t columnCount = 10;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

std::string orEmpty(std::string_view field)
{
    return field == "_" ? std::string() : std::string(field);
}

/// `8.1`, or a word id.
std::optional<NodeId> parseNodeId(std::string_view text)
{
    const auto dot = text.find('.');
    const auto word = parseNumber(text.substr(0, dot));
    if (!word)
        return std::nullopt;
    if (dot == std::string_view::npos)
        return NodeId{*word, 0};
    const auto empty = parseNumber(text.substr(dot + 1));
    return empty && *empty > 0 ? std::optional(NodeId{*word, *empty}) : std::nullopt;
}

/// Reads the lines of one sentence; the first problem ends it.
class Reader {
public:
    explicit Reader(const SourceSlice& slice) : m_lines(splitLines(slice.text())), m_firstLine(slice.line)
    {
        m_sentence.source = slice;
    }

    Sentence run()
    {
        m_sentence.problem = findTextProblem(m_lines, m_firstLine);
        for (m_at = 0; m_at < m_lines.size() && !m_sentence.problem; ++m_at)
            readLine(m_lines[m_at].text);
        if (!m_sentence.problem)
            checkReferences();
        if (m_sentence.problem) {
            Sentence broken;
            broken.source = m_sentence.source;
            broken.problem = std::move(m_sentence.problem);
            return broken;
        }
        return std::move(m_sentence);
    }

private:
    void fail(ProblemCode code, std::size_t column, std::vector<std::string> arguments)
    {
        m_sentence.problem = Problem{code, {}, m_firstLine + m_at, column, std::move(arguments)};
    }

    void readLine(std::string_view line)
    {
        if (isBlank(line))
            return;
        if (line.front() == '#') {
            if (!m_tokenLines.empty())
                fail(ProblemCode::MisplacedComment, 1, {});
            m_sentence.comments.emplace_back(line);
            return;
        }
        const auto columns = split(line, '\t');
        if (columns.size() != columnCount) {
            // Too few: the missing columns are expected at the end; too many: at the first that is one too much.
            const std::size_t column = columns.size() < columnCount ? columnOf(line, line.substr(line.size()))
                                                                    : columnOf(line, columns[columnCount]);
            fail(ProblemCode::WrongColumnCount, column, {std::to_string(columnCount), std::to_string(columns.size())});
            return;
        }
        m_tokenLines.push_back(m_at);
        const std::string_view id = columns[0];
        if (id.find('-') != std::string_view::npos)
            readRange(columns);
        else if (id.find('.') != std::string_view::npos)
            readEmptyNode(line, columns);
        else
            readWord(line, columns);
    }

    void readRange(const std::vector<std::string_view>& columns)
    {
        const auto dash = columns[0].find('-');
        const auto first = parseNumber(columns[0].substr(0, dash));
        const auto last = parseNumber(columns[0].substr(dash + 1));
        const bool overlaps
            = !m_sentence.multiwordTokens.empty() && first && m_sentence.multiwordTokens.back().last >= *first;
        if (!first || !last || *first != m_sentence.size() + 1 || *last < *first || overlaps) {
            fail(ProblemCode::InvalidWordRange, 1, {std::string(columns[0]), std::to_string(m_sentence.size() + 1)});
            return;
        }
        m_rangeLines.push_back(m_at);
        m_sentence.multiwordTokens.push_back({*first, *last, std::string(columns[1]), orEmpty(columns[9])});
    }

    void readEmptyNode(std::string_view line, const std::vector<std::string_view>& columns)
    {
        const auto id = parseNodeId(columns[0]);
        const int previous = m_sentence.emptyNodes.empty() || m_sentence.emptyNodes.back().id.word != m_sentence.size()
            ? 0
            : m_sentence.emptyNodes.back().id.empty;
        const NodeId expected{m_sentence.size(), previous + 1};
        if (!id || *id != expected) {
            fail(ProblemCode::InvalidWordId, 1,
                {std::string(columns[0]), std::to_string(expected.word) + '.' + std::to_string(expected.empty)});
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
        if (parseNumber(columns[0]) != expected) {
            fail(ProblemCode::InvalidWordId, 1, {std::string(columns[0]), std::to_string(expected)});
            return;
        }
        Token token;
        readFields(line, columns, token);
        m_headLines.push_back(m_at);
        m_sentence.tokens.push_back(std::move(token));
    }

    void readFields(std::string_view line, const std::vector<std::string_view>& columns, Token& token)
    {
        token.form = columns[1];
        token.lemma = columns[1] == "_" ? std::string(columns[2]) : orEmpty(columns[2]);
        token.upos = orEmpty(columns[3]);
        token.xpos = orEmpty(columns[4]);
        token.feats = orEmpty(columns[5]);
        if (columns[6] != "_") {
            const auto head = parseNumber(columns[6]);
            if (!head) {
                fail(ProblemCode::InvalidHead, columnOf(line, columns[6]), {std::string(columns[6])});
                return;
            }
            token.head = *head;
        }
        token.relation = orEmpty(columns[7]);
        if (columns[8] != "_" && !readParents(columns[8], token))
            fail(ProblemCode::InvalidDeps, columnOf(line, columns[8]), {std::string(columns[8])});
        token.misc = orEmpty(columns[9]);
    }

    static bool readParents(std::string_view field, Token& token)
    {
        for (const std::string_view part : split(field, '|')) {
            const auto colon = part.find(':');
            const auto head = parseNodeId(part.substr(0, colon));
            if (colon == std::string_view::npos || colon + 1 == part.size() || !head)
                return false;
            token.parents.push_back({*head, std::string(part.substr(colon + 1))});
        }
        return true;
    }

    /// Heads may stand after their dependents, so they can only be checked when all words are known.
    void checkReferences()
    {
        if (m_sentence.tokens.empty()) {
            m_at = 0;
            fail(ProblemCode::EmptySentence, 1, {});
            return;
        }
        const int words = m_sentence.size();
        if (!m_sentence.multiwordTokens.empty() && m_sentence.multiwordTokens.back().last > words) {
            m_at = m_rangeLines.back();
            const auto& range = m_sentence.multiwordTokens.back();
            fail(ProblemCode::InvalidWordRange, 1,
                {std::to_string(range.first) + '-' + std::to_string(range.last), std::to_string(words)});
            return;
        }
        for (int id = 1; id <= words && !m_sentence.problem; ++id) {
            const Token& token = m_sentence.word(id);
            m_at = m_headLines[static_cast<std::size_t>(id) - 1];
            const auto columns = split(m_lines[m_at].text, '\t');
            if (token.head > words)
                fail(ProblemCode::HeadOutOfRange, columnOf(m_lines[m_at].text, columns[6]),
                    {std::to_string(token.head), std::to_string(words)});
            for (const Parent& parent : token.parents) {
                if (!m_sentence.problem && !exists(parent.head))
                    fail(ProblemCode::DepsHeadUnknown, columnOf(m_lines[m_at].text, columns[8]),
                        {std::string(columns[8])});
            }
        }
        for (std::size_t i = 0; i < m_sentence.emptyNodes.size() && !m_sentence.problem; ++i) {
            m_at = m_emptyLines[i];
            checkParents(m_sentence.emptyNodes[i].token);
        }
    }

    void checkParents(const Token& token)
    {
        const auto columns = split(m_lines[m_at].text, '\t');
        for (const Parent& parent : token.parents) {
            if (!m_sentence.problem && !exists(parent.head))
                fail(ProblemCode::DepsHeadUnknown, columnOf(m_lines[m_at].text, columns[8]), {std::string(columns[8])});
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
    std::size_t m_at = 0; ///< the line being read
    std::vector<std::size_t> m_tokenLines;
    std::vector<std::size_t> m_rangeLines;
    std::vector<std::size_t> m_emptyLines;
    std::vector<std::size_t> m_headLines; ///< of each word
    Sentence m_sentence;
};

} // namespace

std::vector<SentenceSpan> ConlluFormat::findSentences(std::string_view bytes) const
{
    std::vector<SentenceSpan> spans;
    std::string_view rest = bytes;
    if (rest.starts_with(byteOrderMark))
        rest.remove_prefix(byteOrderMark.size());
    std::size_t line = 1;
    bool inside = false;
    for (; !rest.empty(); ++line) {
        const std::size_t offset = bytes.size() - rest.size();
        const bool blank = isBlank(takeLine(rest).text);
        if (!blank && !inside)
            spans.push_back({offset, 0, line});
        if (!blank || inside)
            spans.back().length = bytes.size() - rest.size() - spans.back().offset;
        inside = !blank;
    }
    return spans;
}

Sentence ConlluFormat::read(const SourceSlice& slice) const
{
    return Reader(slice).run();
}

bool looksLikeConllu(std::string_view line)
{
    const auto columns = split(line, '\t');
    const std::string_view id = columns[0].substr(0, columns[0].find_first_of("-."));
    return columns.size() >= 2 && parseNumber(id).has_value();
}

} // namespace arcwright
