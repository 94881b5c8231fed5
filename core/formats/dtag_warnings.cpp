// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag_warnings.h"

#include <algorithm>
#include <cstdint>

#include "core/formats/dtag_edges.h"
#include "core/formats/dtag_escapes.h"
#include "core/formats/dtag_line_match.h"
#include "core/formats/dtag_lines.h"

namespace arcwright {

namespace {

/// Looks at all edges of some lines, the first of which is line `firstLine` of its file.
class Inspection {
public:
    Inspection(std::string_view text, std::size_t firstLine, bool isWholeFile)
        : m_lines(text), m_firstLine(firstLine), m_isWholeFile(isWholeFile)
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
                if (m_isWholeFile)
                    add(node, item, ProblemCode::EdgeToNoToken, 0);
                continue;
            }
            const Node& other = m_nodes[static_cast<std::size_t>(target)];
            const auto& copies = isIn ? other.out : other.in;
            const bool hasCopy = std::any_of(copies.begin(), copies.end(),
                [&](const Item& copy) { return copy.offset == -item.offset && copy.label == item.label; });
            const std::size_t line = m_firstLine + other.line;
            if (!other.isToken)
                add(node, item, ProblemCode::EdgeToNoToken, line);
            else if (!hasCopy) // of an edge from a word to itself, `in` counts
                add(node, item,
                    item.offset > 0 || (item.offset == 0 && !isIn) ? ProblemCode::EdgeCopyIgnored
                                                                   : ProblemCode::EdgeCopyMissing,
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
    bool m_isWholeFile;
    std::vector<Node> m_nodes; ///< by position
    DtagTokenLine m_parts;
    std::vector<Problem> m_problems;
};

} // namespace

std::vector<Problem> dtagWarnings(const Sentence& sentence)
{
    if (sentence.problem || !sentence.source.format)
        return {};
    return Inspection(dtagTextOf(*sentence.source.format, sentence), sentence.source.line, false).run();
}

std::vector<Problem> dtagWarnings(const Document& document)
{
    const auto text = document.serialised();
    if (!text)
        return {};
    auto problems = Inspection(*text, 1, true).run();
    for (Problem& problem : problems)
        problem.file = document.path();
    return problems;
}

} // namespace arcwright
