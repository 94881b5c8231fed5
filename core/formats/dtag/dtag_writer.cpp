// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_writer.h"

#include <algorithm>
#include <optional>

#include "core/base/text_problems.h"
#include "core/base/utf8.h"
#include "core/formats/dtag/dtag_edge_list.h"
#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"
#include "core/formats/dtag/dtag_head.h"
#include "core/formats/dtag/dtag_lines.h"
#include "core/formats/dtag/dtag_token.h"
#include "core/formats/text/text_encoding.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

DtagStyle styleOf(const DtagLines& lines, DtagStyle otherwise)
{
    if (lines.empty())
        return otherwise;
    if (!lines[0].ending.empty())
        otherwise.newline = lines[0].ending;
    bool latin1 = false;
    for (const DtagLine& line : lines) {
        if (!line.isLatin1 && !isAscii(line.bytes)) {
            otherwise.isLatin1 = false;
            return otherwise;
        }
        latin1 = latin1 || line.isLatin1;
    }
    otherwise.isLatin1 = otherwise.isLatin1 || latin1;
    return otherwise;
}

/// The edges of a sentence, and those of the lines it was read from, with both ends as words of the sentence.
struct Edge {
    int word = 0;
    std::string label;
};

class Writer {
public:
    Writer(const Sentence& sentence, const std::vector<DtagRow>& rows, bool isDtag, const DtagStyle& style)
        : m_sentence(sentence)
        , m_rows(rows)
        , m_source(isDtag ? sentence.source.text() : std::string_view())
        , m_style(styleOf(m_source, style))
        , m_tokens(sentence.tokens)
        , m_words(sentence.tokens.size() + 1)
    {
        for (int id = 1; id <= sentence.size(); ++id)
            settleDtag(m_tokens[static_cast<std::size_t>(id) - 1], id, sentence.size());
        placeWords();
        readSource();
        for (int id = 1; id <= sentence.size(); ++id) {
            for (const Parent& parent : token(id).parents)
                word(parent.head.word).dependents.push_back({id, parent.relation});
        }
    }

    Result<std::vector<DtagWrittenLine>> run()
    {
        std::vector<DtagWrittenLine> lines;
        for (const DtagRow& row : m_rows) {
            Result<std::string> text = textOf(row);
            if (text)
                text = encoded(row, std::move(*text));
            if (!text) {
                Problem problem = text.error();
                if (row.line > 0)
                    problem.line = m_sentence.source.line + static_cast<std::size_t>(row.line) - 1;
                return failure(std::move(problem));
            }
            const DtagLine* source = sourceOf(row);
            lines.push_back({std::move(*text), source ? std::string(source->ending) : m_style.newline});
        }
        return lines;
    }

private:
    struct Word {
        int position = 0;
        const DtagLine* line = nullptr;
        DtagTokenLine parts;
        std::vector<Edge> dependents;
        std::vector<Edge> parentsBefore;
        std::vector<Edge> dependentsBefore;
    };

    const Token& token(int id) const { return m_tokens[static_cast<std::size_t>(id) - 1]; }
    Word& word(int id) { return m_words[static_cast<std::size_t>(id)]; }

    const DtagLine* sourceOf(const DtagRow& row) const
    {
        const auto line = static_cast<std::size_t>(row.line);
        return line > 0 && line <= m_source.size() ? &m_source[line - 1] : nullptr;
    }

    void placeWords()
    {
        m_positions.resize(m_words.size(), 0);
        int position = 0;
        for (const DtagRow& row : m_rows) {
            if (row.kind == DtagRow::Kind::Word) {
                m_positions[static_cast<std::size_t>(row.index)] = position;
                const DtagLine* line = sourceOf(row);
                word(row.index).position = position;
                if (line && isTokenLine(line->text)) {
                    word(row.index).line = line;
                    parseTokenLine(line->text, word(row.index).parts);
                }
            }
            position += row.hasPosition ? 1 : 0;
        }
    }

    /// Finds the edges of the source between words of the sentence, by the copies on the later lines.
    void readSource()
    {
        std::vector<int> wordOfLine(m_source.size(), 0);
        for (int id = 1; id <= m_sentence.size(); ++id) {
            if (word(id).line)
                wordOfLine[static_cast<std::size_t>(word(id).line - &m_source[0])] = id;
        }
        m_sourcePositions.resize(m_words.size(), 0);
        for (std::size_t i = 0; i < m_source.size(); ++i) {
            if (!m_source[i].hasPosition)
                continue;
            if (wordOfLine[i] != 0)
                m_sourcePositions[static_cast<std::size_t>(wordOfLine[i])] = static_cast<int>(m_wordOfPosition.size());
            m_wordOfPosition.push_back(wordOfLine[i]);
        }
        for (int id = 1; id <= m_sentence.size(); ++id) {
            for (const DtagListedEdge& edge : listed(id, "in")) {
                if (edge.counts)
                    addBefore(edge.word, id, edge.label);
            }
            for (const DtagListedEdge& edge : listed(id, "out")) {
                if (edge.counts)
                    addBefore(id, edge.word, edge.label);
            }
        }
    }

    void addBefore(int head, int dependent, const std::string& label)
    {
        word(dependent).parentsBefore.push_back({head, label});
        word(head).dependentsBefore.push_back({dependent, label});
    }

    /// The items of a list in the source.
    std::vector<DtagListedEdge> listed(int id, std::string_view name)
    {
        std::vector<DtagListedEdge> items;
        if (!word(id).line)
            return items;
        std::string_view list = word(id).parts.value(name);
        while (!list.empty()) {
            DtagListedEdge item{takeEdgeItem(list), 0, {}, false};
            if (const auto edge = parseEdgeItem(item.text); edge && edge->offset != 0) {
                const auto position
                    = static_cast<std::int64_t>(m_sourcePositions[static_cast<std::size_t>(id)]) + edge->offset;
                if (position >= 0 && position < static_cast<std::int64_t>(m_wordOfPosition.size()))
                    item.word = m_wordOfPosition[static_cast<std::size_t>(position)];
                item.label = unescapedDtag(edge->label);
                item.counts = item.word != 0 && edge->offset < 0;
            }
            items.push_back(std::move(item));
        }
        return items;
    }

    static bool has(const std::vector<Edge>& edges, int word, std::string_view label)
    {
        return std::any_of(
            edges.begin(), edges.end(), [&](const Edge& edge) { return edge.word == word && edge.label == label; });
    }

    Result<std::string> listOf(int id, bool isIn)
    {
        DtagListPlan plan;
        const std::string_view name = isIn ? "in" : "out";
        const std::vector<Edge>& before = isIn ? word(id).parentsBefore : word(id).dependentsBefore;
        plan.source = listed(id, name);
        for (const Edge& edge : before)
            plan.before.push_back({edge.word, edge.label, true});
        if (isIn) {
            for (const Parent& parent : token(id).parents)
                plan.wanted.push_back(
                    {parent.head.word, parent.relation, has(before, parent.head.word, parent.relation)});
        } else {
            for (const Edge& edge : word(id).dependents)
                plan.wanted.push_back({edge.word, edge.label, has(before, edge.word, edge.label)});
        }
        for (const DtagWantedEdge& edge : plan.wanted) {
            if (!isWritableLabel(edge.label))
                return failure(Problem{TreebankProblem::NotWritable, {}, 0, 0, {"dtag", std::string(edge.label)}});
        }
        std::string_view others = token(id).furtherField(name);
        while (!others.empty())
            plan.others.push_back(takeEdgeItem(others));
        plan.isOrdered = isIn;
        return composedEdgeList(plan, m_positions, word(id).position);
    }

    Result<std::string> textOf(const DtagRow& row)
    {
        switch (row.kind) {
        case DtagRow::Kind::Opening:
            return std::string("<s>");
        case DtagRow::Kind::Closing:
            return std::string("</s>");
        case DtagRow::Kind::Comment:
            return commentText(row);
        case DtagRow::Kind::Word:
            break;
        }
        auto in = listOf(row.index, true);
        if (!in)
            return in;
        auto out = listOf(row.index, false);
        if (!out)
            return out;
        return dtagTokenText(token(row.index), word(row.index).line ? &word(row.index).parts : nullptr, *in, *out);
    }

    /// A comment as it is, unless it is one that was not read so and would be read as something else.
    Result<std::string> commentText(const DtagRow& row) const
    {
        const std::string& text = m_sentence.comments[static_cast<std::size_t>(row.index)].text;
        const DtagLine* source = sourceOf(row);
        if (source && source->text == text)
            return text;
        const bool wasToken = source && isTokenLine(source->text);
        const bool isMisread = row.isInside
            ? opensSentence(text) || closesSentence(text) || isBrokenTokenLine(text) || isTokenLine(text) != wasToken
            : opensSentence(text) && !row.isBoundary;
        const bool wasOther = source
            && (opensSentence(source->text) != opensSentence(text)
                || closesSentence(source->text) != closesSentence(text));
        if (text.find_first_of(std::string_view("\n\r\0", 3)) != std::string::npos || isMisread || wasOther)
            return failure(Problem{TreebankProblem::NotWritable, {}, 0, 0, {"dtag", text}});
        return text;
    }

    /// The bytes of a line: those of the source where its text is still the same.
    Result<std::string> encoded(const DtagRow& row, std::string text) const
    {
        const DtagLine* source = sourceOf(row);
        if (source && source->text == text)
            return std::string(source->bytes);
        const bool isLatin1 = source && !isAscii(source->bytes) ? source->isLatin1 : m_style.isLatin1;
        return isLatin1 ? latin1Line(text) : Result<std::string>(std::move(text));
    }

    const Sentence& m_sentence;
    const std::vector<DtagRow>& m_rows;
    DtagLines m_source;
    DtagStyle m_style;
    std::vector<Token> m_tokens; ///< with heads and parents that agree
    std::vector<Word> m_words; ///< from index 1
    std::vector<int> m_positions; ///< of the words, from index 1, among the lines that are written
    std::vector<int> m_sourcePositions; ///< of the words, from index 1, in the source
    std::vector<int> m_wordOfPosition; ///< in the source
};

} // namespace

DtagStyle dtagStyle(std::string_view text, DtagStyle otherwise)
{
    return styleOf(DtagLines(text), std::move(otherwise));
}

Result<std::string> latin1Line(std::string_view text)
{
    const auto bytes = TextCodec(TextEncoding::Latin1).encoded(text);
    if (!bytes) {
        const std::string& missing = bytes.error().arguments.front();
        return failure(Problem{
            TextProblem::NotInLatin1, {}, 0, characterCount(text.substr(0, text.find(missing))) + 1, {missing}});
    }
    return findInvalidUtf8(*bytes) || isAscii(*bytes) ? *bytes : std::string(text);
}

Result<std::vector<DtagWrittenLine>> dtagLinesOf(
    const Sentence& sentence, const std::vector<DtagRow>& rows, bool isDtag, const DtagStyle& style)
{
    return Writer(sentence, rows, isDtag, style).run();
}

void DtagTextBuilder::add(const DtagWrittenLine& line)
{
    if (!m_text.empty() && !m_text.ends_with('\n'))
        m_text += m_newline;
    m_text.append(line.bytes).append(line.ending);
}

} // namespace arcwright
