// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rules/dtag_rules.h"

#include <algorithm>
#include <map>

namespace arcwright::test {

namespace {

struct DtagEdge {
    int offset = 0;
    std::string label;

    friend auto operator<=>(const DtagEdge&, const DtagEdge&) = default;
};

struct DtagWord {
    std::vector<DtagEdge> in;
    std::vector<DtagEdge> out;
};

bool isWordLine(std::string_view line)
{
    const auto begin = line.find_first_not_of(" \t");
    return begin != std::string_view::npos && line.substr(begin).starts_with("<W")
        && line.find("</W>") != std::string_view::npos;
}

/// The value of an attribute, quoted or not.
std::string attribute(std::string_view line, const std::string& name)
{
    for (auto at = line.find(name + '='); at != std::string_view::npos; at = line.find(name + '=', at + 1)) {
        if (at == 0 || (line[at - 1] != ' ' && line[at - 1] != '\t'))
            continue;
        std::string_view value = line.substr(at + name.size() + 1);
        if (value.starts_with('"')) {
            value.remove_prefix(1);
            return std::string(value.substr(0, value.find('"')));
        }
        return std::string(value.substr(0, value.find_first_of(" >")));
    }
    return {};
}

/// All edges of a file, by line.
class DtagFile {
public:
    explicit DtagFile(std::string_view file) : m_lines(linesOf(file)) { }

    Breaches check()
    {
        readLines();
        for (const auto& [line, word] : m_words) {
            checkCopies(line, word.in, &DtagWord::out);
            checkCopies(line, word.out, &DtagWord::in);
        }
        return std::move(m_breaches);
    }

    DtagGraph graph()
    {
        readLines();
        DtagGraph graph;
        const auto idOf = [&](int line) {
            const bool isWord = m_words.contains(line);
            return isWord ? attribute(m_lines[static_cast<std::size_t>(line)], "id") : std::string();
        };
        for (const auto& [line, word] : m_words) {
            const std::string id = idOf(line);
            if (id.empty())
                continue;
            graph.ids.insert(id);
            for (const DtagEdge& edge : word.in) {
                if (const std::string head = idOf(line + edge.offset); !head.empty())
                    graph.edges.insert({head, id, edge.label});
            }
        }
        return graph;
    }

private:
    void add(const char* rule, int line, const std::string& detail)
    {
        m_breaches.push_back({rule, -1, "line " + std::to_string(line + 1) + ": " + detail});
    }

    void readLines()
    {
        bool isInside = false;
        for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
            const std::string text(m_lines[static_cast<std::size_t>(line)]);
            if (isWordLine(text)) {
                if (!isInside)
                    add("outside", line, text);
                m_words[line] = {readEdges(line, attribute(text, "in")), readEdges(line, attribute(text, "out"))};
                continue;
            }
            const auto begin = std::min(text.find_first_not_of(" \t"), text.size());
            const bool opens = text.compare(begin, 3, "<s>") == 0 || text.compare(begin, 3, "<s ") == 0;
            const bool closes = text.compare(begin, 4, "</s>") == 0;
            if ((opens && isInside) || (closes && !isInside))
                add("lines", line, text);
            isInside = opens || (isInside && !closes);
        }
    }

    std::vector<DtagEdge> readEdges(int line, const std::string& list)
    {
        std::vector<DtagEdge> edges;
        for (const std::string_view item : partsOf(list, '|')) {
            if (list.empty())
                break;
            const auto colon = item.find(':');
            std::string_view offset = item.substr(0, colon);
            if (offset.starts_with('+'))
                offset.remove_prefix(1);
            if (colon == std::string_view::npos || colon + 1 == item.size() || numberOf(offset) == noNumber) {
                add("offsets", line, std::string(item));
                continue;
            }
            edges.push_back({numberOf(offset), std::string(item.substr(colon + 1))});
        }
        return edges;
    }

    void checkCopies(int line, const std::vector<DtagEdge>& edges, std::vector<DtagEdge> DtagWord::*atOtherEnd)
    {
        std::vector<DtagEdge> sorted = edges;
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const DtagEdge& edge = sorted[i];
            const std::string text = std::to_string(edge.offset) + ':' + edge.label;
            if (i > 0 && sorted[i - 1] == edge)
                add("repeated", line, text);
            const auto other = m_words.find(line + edge.offset);
            if (other == m_words.end()) {
                add("offsets", line, text + " leads to no word");
                continue;
            }
            const auto& copies = other->second.*atOtherEnd;
            if (std::find(copies.begin(), copies.end(), DtagEdge{-edge.offset, edge.label}) == copies.end())
                add("copies", line, text);
        }
    }

    std::vector<std::string_view> m_lines;
    std::map<int, DtagWord> m_words; ///< by line, from 0
    Breaches m_breaches;
};

} // namespace

Breaches dtagBreaches(std::string_view file)
{
    return DtagFile(file).check();
}

DtagGraph dtagGraph(std::string_view file)
{
    return DtagFile(file).graph();
}

std::string withDtagIds(std::string_view file)
{
    std::string text;
    int number = 0;
    for (const std::string_view line : linesOf(file)) {
        const auto at = line.find("<W");
        if (isWordLine(line) && attribute(line, "id").empty())
            text += std::string(line.substr(0, at + 2)) + " id=\"" + std::to_string(++number) + '"'
                + std::string(line.substr(at + 2));
        else
            text += line;
        text += '\n';
    }
    return text;
}

} // namespace arcwright::test
