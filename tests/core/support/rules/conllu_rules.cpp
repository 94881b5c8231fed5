// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rules/conllu_rules.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>

namespace arcwright::test {

namespace {

enum Column { Id, Form, Lemma, Upos, Xpos, Feats, Head, Deprel, Deps, Misc, Count };

using Cells = std::vector<std::string_view>;
using NodeKey = std::pair<int, int>; // 8.1

struct EnhancedArc {
    NodeKey head;
    std::string relation;
};

std::optional<NodeKey> nodeKey(std::string_view text)
{
    const auto dot = text.find('.');
    const int word = numberOf(text.substr(0, dot));
    const int empty = dot == std::string_view::npos ? 0 : numberOf(text.substr(dot + 1));
    if (word < 0 || empty < 0 || (dot != std::string_view::npos && empty == 0))
        return std::nullopt;
    return NodeKey{word, empty};
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
    return lower;
}

bool isRootLabel(std::string_view relation)
{
    return relation.substr(0, relation.find(':')) == "root";
}

/// One sentence of a file.
class UdSentence {
public:
    UdSentence(std::vector<std::string_view> lines, int number, Breaches& breaches)
        : m_lines(std::move(lines)), m_number(number), m_breaches(breaches)
    {
    }

    void check()
    {
        readLines();
        if (!m_isSound)
            return;
        checkIds();
        checkFields();
        if (!m_isSound)
            return;
        checkTree();
        readDeps();
        checkEnhanced();
        checkText();
    }

    bool hasEnhanced() const { return m_hasEnhanced; }
    /// Whether words have heads, so that it can be told whether they lack DEPS.
    bool hasHeads() const { return m_hasHeads; }
    const std::string& sentId() const { return m_sentId; }
    bool beginsParagraph() const { return m_beginsParagraph; }
    bool endsWithSpace() const { return m_endsWithSpace; }

private:
    void add(const char* rule, std::string detail) { m_breaches.push_back({rule, m_number, std::move(detail)}); }
    void stop(const char* rule, std::string detail)
    {
        add(rule, std::move(detail));
        m_isSound = false;
    }

    void readLines()
    {
        for (const std::string_view line : m_lines) {
            if (line.starts_with('#')) {
                if (!m_rows.empty())
                    add("lines", "comment behind words: " + std::string(line));
                m_comments.push_back(line);
                continue;
            }
            Cells cells = partsOf(line, '\t');
            if (cells.size() != Count || std::isdigit(static_cast<unsigned char>(line.front())) == 0) {
                stop("lines", "no row of ten columns: " + std::string(line));
                return;
            }
            for (int column = 0; column < Count; ++column)
                checkCell(cells[static_cast<std::size_t>(column)], column);
            m_rows.push_back(std::move(cells));
        }
        if (m_rows.empty())
            stop("lines", "no words");
    }

    void checkCell(std::string_view cell, int column)
    {
        if (cell.empty())
            stop("lines", "empty cell");
        else if (cell.front() == ' ' || cell.back() == ' ' || cell.find("  ") != std::string_view::npos)
            add("lines", "white space in '" + std::string(cell) + "'");
        else if (column != Form && column != Lemma && column != Misc && cell.find(' ') != std::string_view::npos)
            add("lines", "white space in '" + std::string(cell) + "'");
    }

    void checkIds()
    {
        NodeKey last{0, 0};
        int rangeEnd = 0;
        int pending = 0; // the word that a range announced
        for (const Cells& row : m_rows) {
            const std::string_view id = row[Id];
            if (const auto dash = id.find('-'); dash != std::string_view::npos) {
                const int first = numberOf(id.substr(0, dash));
                const int end = numberOf(id.substr(dash + 1));
                if (first != last.first + 1 || end < first || first <= rangeEnd)
                    stop("ids", std::string(id) + " behind " + std::to_string(last.first));
                rangeEnd = end;
                pending = first;
                continue;
            }
            const auto key = nodeKey(id);
            const NodeKey next
                = key && key->second > 0 ? NodeKey{last.first, last.second + 1} : NodeKey{last.first + 1, 0};
            if (!key || *key != next || (pending != 0 && key->first != pending)) {
                stop("ids", std::string(id) + " behind " + std::to_string(last.first));
                return;
            }
            pending = 0;
            last = next;
            m_nodes.push_back(next);
            if (next.second == 0)
                ++m_words;
        }
        if (rangeEnd > m_words)
            stop("ids", "range to " + std::to_string(rangeEnd));
    }

    static bool isRange(const Cells& row) { return row[Id].find('-') != std::string_view::npos; }
    static bool isEmptyNode(const Cells& row) { return row[Id].find('.') != std::string_view::npos; }

    void checkFields()
    {
        int insideTo = 0;
        for (const Cells& row : m_rows) {
            if (isRange(row)) {
                insideTo = numberOf(row[Id].substr(row[Id].find('-') + 1));
                for (const int column : {Lemma, Upos, Xpos, Head, Deprel, Deps}) {
                    if (row[static_cast<std::size_t>(column)] != "_")
                        add("no-fields", "multiword token " + std::string(row[Id]));
                }
                if (row[Feats] != "_" && row[Feats] != "Typo=Yes")
                    add("no-fields", "multiword token " + std::string(row[Id]));
            } else if (isEmptyNode(row) && (row[Head] != "_" || row[Deprel] != "_")) {
                add("no-fields", "empty node " + std::string(row[Id]));
            }
            checkFeats(row);
            const bool isInside = !isRange(row) && !isEmptyNode(row) && numberOf(row[Id]) <= insideTo;
            checkMisc(row, isEmptyNode(row) || isInside);
            if (isEmptyNode(row))
                checkCopyOf(row);
        }
    }

    void checkFeats(const Cells& row)
    {
        if (row[Feats] == "_")
            return;
        std::string last;
        for (const std::string_view item : partsOf(row[Feats], '|')) {
            const std::string key = lowered(item.substr(0, item.find('=')));
            if (item.find('=') == std::string_view::npos || !(last < key))
                add("feats", std::string(row[Feats]));
            last = key;
        }
    }

    void checkMisc(const Cells& row, bool hasNoSpace)
    {
        int count = 0;
        for (const std::string_view item : partsOf(row[Misc], '|')) {
            if (!item.starts_with("SpaceAfter="))
                continue;
            if (++count > 1 || item != "SpaceAfter=No" || hasNoSpace)
                add("misc", std::string(row[Id]) + ' ' + std::string(row[Misc]));
        }
    }

    void checkCopyOf(const Cells& row)
    {
        constexpr std::string_view key = "CopyOf=";
        for (const std::string_view item : partsOf(row[Misc], '|')) {
            if (item.starts_with(key) && numberOf(item.substr(key.size())) > m_words)
                add("copy-of", std::string(row[Id]) + ' ' + std::string(row[Misc]));
        }
    }

    static bool saysNoSpace(const Cells& row)
    {
        const auto items = partsOf(row[Misc], '|');
        return std::find(items.begin(), items.end(), "SpaceAfter=No") != items.end();
    }

    void checkTree()
    {
        std::vector<int> heads(static_cast<std::size_t>(m_words) + 1, 0);
        int roots = 0;
        bool isComplete = true;
        for (const Cells& row : m_rows) {
            if (isRange(row) || isEmptyNode(row))
                continue;
            m_hasHeads = m_hasHeads || row[Head] != "_";
            const int head = numberOf(row[Head]);
            const int id = numberOf(row[Id]);
            if (head < 0 || head > m_words || head == id) {
                add("tree", std::string(row[Id]) + " has the head " + std::string(row[Head]));
                isComplete = false;
                continue;
            }
            if (row[Deprel] == "_")
                add("tree", std::string(row[Id]) + " has no relation");
            if ((head == 0) != isRootLabel(row[Deprel]))
                add("root", std::string(row[Id]) + " is " + std::string(row[Deprel]) + " of " + std::string(row[Head]));
            heads[static_cast<std::size_t>(id)] = head;
            roots += head == 0 ? 1 : 0;
        }
        if (!isComplete)
            return;
        if (roots != 1)
            add("tree", std::to_string(roots) + " roots");
        for (int word = 1; word <= m_words; ++word) {
            int above = word;
            for (int steps = 0; above != 0 && steps <= m_words; ++steps)
                above = heads[static_cast<std::size_t>(above)];
            if (above != 0) {
                add("tree", std::to_string(word) + " is on a cycle or below one");
                return;
            }
        }
    }

    void readDeps()
    {
        for (const Cells& row : m_rows) {
            if (isRange(row))
                continue;
            const NodeKey node = *nodeKey(row[Id]);
            auto& arcs = m_arcs[node];
            m_hasEnhanced = m_hasEnhanced || isEmptyNode(row) || row[Deps] != "_";
            if (row[Deps] == "_")
                continue;
            for (const std::string_view item : partsOf(row[Deps], '|')) {
                const auto colon = item.find(':');
                const auto head = nodeKey(item.substr(0, colon));
                const bool isThere
                    = head && (*head == NodeKey{} || std::find(m_nodes.begin(), m_nodes.end(), *head) != m_nodes.end());
                if (!isThere || colon == std::string_view::npos || colon + 1 == item.size() || *head == node) {
                    add("deps", std::string(row[Id]) + ' ' + std::string(row[Deps]));
                    continue;
                }
                arcs.push_back({*head, std::string(item.substr(colon + 1))});
                if ((*head == NodeKey{}) != isRootLabel(arcs.back().relation))
                    add("deps-root", std::string(row[Id]) + ' ' + std::string(row[Deps]));
            }
            const auto precedes = [](const EnhancedArc& first, const EnhancedArc& second) {
                return std::tie(first.head, first.relation) < std::tie(second.head, second.relation);
            };
            for (std::size_t i = 1; i < arcs.size(); ++i) {
                if (!precedes(arcs[i - 1], arcs[i]))
                    add("deps", "order of " + std::string(row[Id]) + ' ' + std::string(row[Deps]));
            }
        }
    }

    void checkEnhanced()
    {
        if (!m_hasEnhanced)
            return;
        std::set<NodeKey> reached{NodeKey{}};
        for (const Cells& row : m_rows) { // words without a head, which break `tree`
            if (!isRange(row) && !isEmptyNode(row) && row[Head] == "_")
                reached.insert(*nodeKey(row[Id]));
        }
        for (bool isGrowing = true; isGrowing;) {
            isGrowing = false;
            for (const auto& [node, arcs] : m_arcs) {
                const bool isNow = !reached.contains(node)
                    && std::any_of(
                        arcs.begin(), arcs.end(), [&](const EnhancedArc& arc) { return reached.contains(arc.head); });
                if (isNow)
                    isGrowing = reached.insert(node).second;
            }
        }
        for (const auto& [node, arcs] : m_arcs) {
            const std::string name = std::to_string(node.first) + '.' + std::to_string(node.second);
            if (arcs.empty() && !reached.contains(node))
                add("enhanced", name + " has no DEPS");
            else if (!reached.contains(node))
                add("enhanced", name + " is not reached from 0");
        }
    }

    void checkText()
    {
        std::map<std::string, std::vector<std::string>> metadata;
        for (std::string_view comment : m_comments) {
            comment.remove_prefix(1);
            while (comment.starts_with(' '))
                comment.remove_prefix(1);
            const auto equals = comment.find('=');
            std::string key(comment.substr(0, equals));
            while (key.ends_with(' '))
                key.pop_back();
            std::string value(equals == std::string_view::npos ? std::string_view() : comment.substr(equals + 1));
            if (value.starts_with(' '))
                value.erase(0, 1);
            metadata[key].push_back(std::move(value));
        }
        for (const char* const key : {"sent_id", "text"}) {
            if (metadata[key].size() != 1)
                add(std::string_view(key) == "text" ? "text" : "metadata",
                    std::to_string(metadata[key].size()) + " times " + key);
        }
        const auto all = [&](const std::string& key) { return metadata[key].size() + metadata[key + " id"].size(); };
        if (all("newdoc") > 1 || all("newpar") > 1)
            add("metadata", "several newdoc or newpar");
        m_beginsParagraph = all("newdoc") + all("newpar") > 0;
        m_sentId = metadata["sent_id"].empty() ? std::string() : metadata["sent_id"].front();

        std::string text;
        int insideTo = 0;
        for (const Cells& row : m_rows) {
            if (isEmptyNode(row) || (!isRange(row) && numberOf(row[Id]) <= insideTo))
                continue;
            if (isRange(row))
                insideTo = numberOf(row[Id].substr(row[Id].find('-') + 1));
            text += std::string(row[Form]) + (saysNoSpace(row) ? "" : " ");
        }
        m_endsWithSpace = text.ends_with(' ');
        if (m_endsWithSpace)
            text.pop_back();
        if (!metadata["text"].empty() && metadata["text"].front() != text)
            add("text", '\'' + metadata["text"].front() + "' of '" + text + '\'');
    }

    std::vector<std::string_view> m_lines;
    int m_number;
    Breaches& m_breaches;
    bool m_isSound = true;
    std::vector<std::string_view> m_comments;
    std::vector<Cells> m_rows;
    std::vector<NodeKey> m_nodes;
    int m_words = 0;
    std::map<NodeKey, std::vector<EnhancedArc>> m_arcs;
    bool m_hasEnhanced = false;
    bool m_hasHeads = false;
    std::string m_sentId;
    bool m_beginsParagraph = false;
    bool m_endsWithSpace = true;
};

} // namespace

Breaches conlluBreaches(std::string_view file)
{
    Breaches breaches;
    std::vector<std::string_view> lines;
    std::set<std::string> ids;
    int number = 0;
    int enhanced = 0;
    int basic = 0;
    bool endedWithSpace = true;
    const auto finish = [&] {
        UdSentence sentence(std::move(lines), number, breaches);
        lines.clear();
        sentence.check();
        enhanced += sentence.hasEnhanced() ? 1 : 0;
        basic += !sentence.hasEnhanced() && sentence.hasHeads() ? 1 : 0;
        if (!sentence.sentId().empty() && !ids.insert(sentence.sentId()).second)
            breaches.push_back({"sent-ids", number, sentence.sentId()});
        if (sentence.beginsParagraph() && !endedWithSpace)
            breaches.push_back({"newpar-space", -1, sentence.sentId()});
        endedWithSpace = sentence.endsWithSpace();
        ++number;
    };
    for (const std::string_view line : linesOf(file)) {
        if (!line.empty())
            lines.push_back(line);
        else if (lines.empty())
            breaches.push_back({"lines", -1, "two blank lines"});
        else
            finish();
    }
    if (!lines.empty()) {
        breaches.push_back({"lines", -1, "no blank line at the end"});
        finish();
    }
    if (enhanced > 0 && basic > 0)
        breaches.push_back({"enhanced-file", -1, std::to_string(enhanced) + " and " + std::to_string(basic)});
    return breaches;
}

} // namespace arcwright::test
