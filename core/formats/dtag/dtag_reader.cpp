// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_reader.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "core/base/text_problems.h"
#include "core/base/utf8.h"
#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"
#include "core/formats/dtag/dtag_head.h"
#include "core/formats/dtag/dtag_lines.h"
#include "core/formats/dtag/dtag_token.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/broken_sentence.h"

namespace arcwright {

namespace {

/// Reads the lines of one sentence; the first problem ends it.
class Reader {
public:
    explicit Reader(const SourceSlice& slice) : m_lines(slice.text()), m_firstLine(slice.line)
    {
        m_sentence.source = slice;
    }

    Sentence run()
    {
        findBoundaries();
        for (std::size_t i = 0; i < m_lines.size() && !m_sentence.problem; ++i)
            readLine(i);
        if (!m_sentence.problem && m_words.empty())
            fail(m_opening, 1, FormatProblem::EmptySentence, {});
        for (std::size_t word = 0; word < m_words.size() && !m_sentence.problem; ++word)
            readEdges(static_cast<int>(word) + 1);
        if (m_sentence.problem)
            return brokenSentence(std::move(m_sentence));
        for (int id = 1; id <= m_sentence.size(); ++id) {
            sortParents(id);
            takeDtagHead(m_sentence.word(id));
        }
        return std::move(m_sentence);
    }

private:
    struct Word {
        std::size_t line = 0;
        std::size_t position = 0;
        std::string_view in;
        std::string_view out;
    };

    void fail(std::size_t line, std::size_t column, ProblemCode code, std::vector<std::string> arguments)
    {
        m_sentence.problem = Problem{code, {}, m_firstLine + line, column, std::move(arguments)};
    }

    void findBoundaries()
    {
        const std::string_view bytes = m_sentence.source.text();
        if (bytes.find('\0') != std::string_view::npos) {
            const auto line = std::find_if(m_lines.begin(), m_lines.end(),
                [](const DtagLine& each) { return each.text.find('\0') < each.text.size(); });
            fail(static_cast<std::size_t>(line - m_lines.begin()),
                characterCount(line->text.substr(0, line->text.find('\0'))) + 1, TextProblem::NulByte, {});
            return;
        }
        while (m_opening < m_lines.size() && !opensSentence(m_lines[m_opening].text))
            ++m_opening;
        if (m_opening == m_lines.size()) {
            m_opening = 0;
            fail(0, 1, FormatProblem::EmptySentence, {});
            return;
        }
        m_closing = m_opening + 1;
        while (m_closing < m_lines.size() && !closesSentence(m_lines[m_closing].text)
            && !opensSentence(m_lines[m_closing].text))
            ++m_closing;
        if (m_closing == m_lines.size() || !closesSentence(m_lines[m_closing].text))
            fail(m_closing - 1, 1, FormatProblem::UnterminatedSentence, {});
    }

    void readLine(std::size_t index)
    {
        const DtagLine& line = m_lines[index];
        const SourceLine number{static_cast<int>(index) + 1};
        const bool isInside = index > m_opening && index < m_closing;
        if (isInside && isTokenLine(line.text)) {
            readToken(line.text);
            m_sentence.tokens.back().line = number;
            m_words.back().line = index;
            m_words.back().position = m_wordAt.size();
            m_wordAt.push_back(m_sentence.size());
            return;
        }
        if (isInside && isBrokenTokenLine(line.text)) {
            fail(index, columnOf(line.text, withoutBlanks(line.text)), FormatProblem::InvalidTokenLine, {});
            return;
        }
        m_sentence.comments.emplace_back(std::string(line.text), m_sentence.size(), number);
        if (line.hasPosition)
            m_wordAt.push_back(0);
    }

    void readToken(std::string_view line)
    {
        parseTokenLine(line, m_parts);
        Token& token = m_sentence.tokens.emplace_back();
        Word& word = m_words.emplace_back();
        token.form = unescapedDtagForm(m_parts.form);
        token.further.reserve(m_parts.attributes.size());
        m_furtherAt.clear();
        for (const DtagAttribute& attribute : m_parts.attributes) {
            if (attribute.name.empty())
                continue;
            if (attribute.name == "in")
                word.in = attribute.value;
            else if (attribute.name == "out")
                word.out = attribute.value;
            else if (std::string Token::*const field = dtagField(attribute.name))
                token.*field = unescapedDtag(attribute.value);
            else
                addFurther(token, attribute);
        }
    }

    /// Of attributes of the same name the last one counts.
    void addFurther(Token& token, const DtagAttribute& attribute)
    {
        const auto [same, isNew] = m_furtherAt.try_emplace(attribute.name, token.further.size());
        if (isNew)
            token.further.push_back({std::string(attribute.name), unescapedDtag(attribute.value)});
        else
            token.further[same->second].value = unescapedDtag(attribute.value);
    }

    /// Adds the edges whose later end is word `id`: those to earlier governors from `in`, those to earlier dependents
    /// from `out`. The copy on the other, earlier line says nothing.
    void readEdges(int id)
    {
        const Word& word = m_words[static_cast<std::size_t>(id) - 1];
        readList(id, word, word.in, true);
        readList(id, word, word.out, false);
    }

    void readList(int id, const Word& word, std::string_view list, bool isIn)
    {
        std::string others;
        bool isLast = list.empty();
        while (!isLast) {
            isLast = list.find('|') == std::string_view::npos;
            const std::string_view item = takeEdgeItem(list);
            const auto edge = parseEdgeItem(item);
            if (!edge) {
                fail(word.line, columnOf(m_lines[word.line].text, item), FormatProblem::InvalidEdge,
                    {std::string(item)});
                return;
            }
            const int other = wordAt(static_cast<std::int64_t>(word.position) + edge->offset);
            if (other == 0 || other == id) {
                addEdgeItem(others, item);
            } else if (edge->offset < 0) {
                Token& dependent = m_sentence.word(isIn ? id : other);
                dependent.parents.push_back({{isIn ? other : id, 0}, unescapedDtag(edge->label)});
            }
        }
        if (!others.empty())
            m_sentence.word(id).further.push_back({isIn ? "in" : "out", std::move(others)});
    }

    int wordAt(std::int64_t position) const
    {
        return position >= 0 && position < static_cast<std::int64_t>(m_wordAt.size())
            ? m_wordAt[static_cast<std::size_t>(position)]
            : 0;
    }

    /// Puts the parents into the order of the word's own list, which decides between several primary ones.
    void sortParents(int id)
    {
        Token& token = m_sentence.word(id);
        if (token.parents.size() < 2)
            return;
        const Word& word = m_words[static_cast<std::size_t>(id) - 1];
        std::vector<Parent> listed;
        for (std::string_view list = word.in; !list.empty();) {
            if (const auto edge = parseEdgeItem(takeEdgeItem(list)))
                listed.push_back(
                    {{wordAt(static_cast<std::int64_t>(word.position) + edge->offset), 0}, unescapedDtag(edge->label)});
        }
        if (listed == token.parents)
            return;
        std::vector<Parent> sorted;
        for (const Parent& parent : listed) { // each as often as it is an edge, which may be twice
            const auto edge = std::find(token.parents.begin(), token.parents.end(), parent);
            if (edge == token.parents.end())
                continue;
            sorted.push_back(std::move(*edge));
            token.parents.erase(edge);
        }
        sorted.insert(sorted.end(), token.parents.begin(), token.parents.end());
        token.parents = std::move(sorted);
    }

    DtagLines m_lines;
    std::size_t m_firstLine;
    std::size_t m_opening = 0; ///< the line `<s>`
    std::size_t m_closing = 0; ///< the line `</s>`
    std::vector<int> m_wordAt; ///< by position, 0 where a line is no word
    std::vector<Word> m_words;
    DtagTokenLine m_parts;
    std::unordered_map<std::string_view, std::size_t> m_furtherAt; ///< by name, in the word being read
    Sentence m_sentence;
};

} // namespace

Sentence readDtag(const SourceSlice& slice)
{
    return Reader(slice).run();
}

} // namespace arcwright
