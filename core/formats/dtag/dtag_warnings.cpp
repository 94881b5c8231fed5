// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_warnings.h"

#include <algorithm>
#include <cstdint>

#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"
#include "core/formats/dtag/dtag_line_match.h"
#include "core/formats/dtag/dtag_lines.h"
#include "core/formats/format_problems.h"

namespace arcwright {

namespace {

std::string_view testOf(ProblemCode code)
{
    return code == FormatProblem::EdgeCopyIgnored ? "edge-copy-ignored"
        : code == FormatProblem::EdgeCopyMissing  ? "edge-copy-missing"
                                                  : "edge-to-no-token";
}

/// Looks at the edges of some lines, the first of which is line `firstLine` of its file: at those between them, or,
/// where the lines are a whole file, at those that leave the sentence they are in.
class Inspection {
public:
    /// `sentences`: of each line of a file the number of its sentence; empty where the lines are one sentence.
    Inspection(std::string_view text, std::size_t firstLine, std::vector<std::size_t> sentences)
        : m_lines(text), m_firstLine(firstLine), m_sentences(std::move(sentences))
    {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (!m_lines[i].hasPosition)
                continue;
            m_nodes.push_back({i, isTokenLine(m_lines[i].text), {}, {}});
            if (m_nodes.back().isToken)
                readEdges(m_nodes.back());
        }
    }

    std::vector<Problem> run()
    {
        for (std::size_t node = 0; node < m_nodes.size(); ++node) {
            inspect(node, true);
            inspect(node, false);
        }
        return std::move(m_problems);
    }

private:
    struct Item {
        std::string_view text;
        int offset = 0;
        std::string label;
    };
    struct Node {
        std::size_t line = 0;
        bool isToken = false;
        std::vector<Item> in;
        std::vector<Item> out;
    };

    void readEdges(Node& node)
    {
        parseTokenLine(m_lines[node.line].text, m_parts);
        for (const bool isIn : {true, false}) {
            std::string_view list = m_parts.value(isIn ? "in" : "out");
            while (!list.empty()) {
                const std::string_view text = takeEdgeItem(list);
                if (const auto edge = parseEdgeItem(text))
                    (isIn ? node.in : node.out).push_back({text, edge->offset, unescapedDtag(edge->label)});
            }
        }
    }

    void inspect(std::size_t index, bool isIn)
    {
        const Node& node = m_nodes[index];
        for (const Item& item : isIn ? node.in : node.out) {
            const std::int64_t target = static_cast<std::int64_t>(index) + item.offset;
            const bool isHere = target >= 0 && target < static_cast<std::int64_t>(m_nodes.size());
            if (!isHere) {
                if (!m_sentences.empty())
                    add(node, item, FormatProblem::EdgeToNoToken, 0);
                continue;
            }
            const Node& other = m_nodes[static_cast<std::size_t>(target)];
            if (!m_sentences.empty() && m_sentences[node.line] == m_sentences[other.line])
                continue;
            const auto& copies = isIn ? other.out : other.in;
            const bool hasCopy = std::any_of(copies.begin(), copies.end(),
                [&](const Item& copy) { return copy.offset == -item.offset && copy.label == item.label; });
            const std::size_t line = m_firstLine + other.line;
            if (!other.isToken)
                add(node, item, FormatProblem::EdgeToNoToken, line);
            else if (!hasCopy) // of an edge from a word to itself, `in` counts
                add(node, item,
                    item.offset > 0 || (item.offset == 0 && !isIn) ? FormatProblem::EdgeCopyIgnored
                                                                   : FormatProblem::EdgeCopyMissing,
                    line);
        }
    }

    void add(const Node& node, const Item& item, ProblemCode code, std::size_t otherLine)
    {
        m_problems.push_back({code, {}, m_firstLine + node.line, columnOf(m_lines[node.line].text, item.text),
            {std::string(item.text), std::to_string(otherLine)}});
    }

    DtagLines m_lines;
    std::size_t m_firstLine;
    std::vector<std::size_t> m_sentences;
    std::vector<Node> m_nodes; ///< by position
    DtagTokenLine m_parts;
    std::vector<Problem> m_problems;
};

/// For each line of a text, which sentence it belongs to, and the line (from 0) where each sentence begins.
struct LinesOfSentences {
    std::vector<std::size_t> sentences;
    std::vector<std::size_t> begins;
};

LinesOfSentences linesOf(const Format& format, const std::string& text)
{
    const auto bytes = FileBytes::ofText(text);
    LineScanner scanner(bytes);
    LinesOfSentences lines;
    for (const SentenceSpan& span : format.findSentences(scanner)) {
        lines.sentences.resize(span.line - 1, lines.begins.empty() ? 0 : lines.begins.size() - 1);
        lines.begins.push_back(span.line - 1);
    }
    const auto count = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    if (!lines.begins.empty())
        lines.sentences.resize(std::max(count, lines.sentences.size()), lines.begins.size() - 1);
    return lines;
}

} // namespace

std::vector<FormatWarning> dtagWarnings(const Sentence& sentence)
{
    if (sentence.problem || !sentence.source.format)
        return {};
    std::vector<FormatWarning> warnings;
    for (Problem& problem : Inspection(dtagTextOf(*sentence.source.format, sentence), sentence.source.line, {}).run())
        warnings.push_back({testOf(problem.code), std::move(problem)});
    return warnings;
}

std::vector<FileWarning> dtagWarnings(const Document& document)
{
    if (document.bytes().size() > FileBytes::kMemoryLimit)
        return {};
    const auto text = document.serialised();
    if (!text)
        return {};
    LinesOfSentences lines = linesOf(*document.format(), *text);
    if (lines.begins.size() != document.size() || lines.begins.empty())
        return {};
    const std::vector<std::size_t> sentences = lines.sentences;
    std::vector<FileWarning> warnings;
    for (Problem& problem : Inspection(*text, 1, std::move(lines.sentences)).run()) {
        const std::size_t index = sentences[problem.line - 1];
        const auto sentence = document.sentence(index);
        if (sentence->problem)
            continue;
        problem.line += sentence->source.line - 1 - lines.begins[index];
        warnings.push_back({index, {testOf(problem.code), std::move(problem)}});
    }
    return warnings;
}

} // namespace arcwright
