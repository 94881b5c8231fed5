// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/support/conllu_generator.h"

namespace arcwright::test {

/// A DTAG file: odd attributes, quotes and blanks, lines of all kinds between the words, edges of any direction that
/// may be doubled, cross sentences, or be said at one end only.
class RandomDtagFile {
public:
    std::string text()
    {
        m_newline = oneOf({"\n", "\n", "\r\n"});
        addLine(oneOf({"<text>", "<!-- <dtag>x</dtag> -->", ""}));
        for (int sentences = randomNumber(1, 5); sentences > 0; --sentences)
            addSentence();
        for (std::size_t i = 0; i < m_words.size(); ++i)
            addEdges(static_cast<int>(i));
        std::string all;
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            all += (m_edges.at(i).isWord ? wordLine(i) : m_lines[i]) + m_newline;
        return all + oneOf({"</text>" + m_newline, "</text>", ""});
    }

private:
    struct Edges {
        bool isWord = false;
        std::string in;
        std::string out;
    };

    void addLine(const std::string& line, bool isWord = false)
    {
        m_lines.push_back(line);
        m_edges.push_back({isWord, {}, {}});
    }

    void addSentence()
    {
        addLine(oneOf({"<s>", "<s id=\"1\">", " <s>"}));
        const auto first = static_cast<int>(m_words.size());
        for (int words = randomNumber(1, 7); words > 0; --words) {
            if (randomNumber(0, 5) == 0)
                addLine(oneOf({"<p>", "</p>", "<!-- remark -->", "", "plain text"}));
            m_words.push_back(static_cast<int>(m_lines.size()));
            addLine(oneOf({"a", "\xE6", "\xC3\xA6", "b &amp; c", "&quot;", "x"}), true);
        }
        m_sentences.emplace_back(first, static_cast<int>(m_words.size()));
        addLine("</s>");
    }

    void addEdges(int word)
    {
        const auto [first, end] = *std::find_if(
            m_sentences.begin(), m_sentences.end(), [&](const auto& sentence) { return word < sentence.second; });
        if (randomNumber(0, 5) > 0)
            addEdge(word, randomNumber(first, end), oneOf({"subj", "dobj", "mod", "pnct", "x/y"}));
        if (randomNumber(0, 4) == 0)
            addEdge(word, randomNumber(0, static_cast<int>(m_words.size())), oneOf({"[subj]", "<ref>", "(x)", "*y*"}));
    }

    void addEdge(int dependent, int head, const std::string& relation)
    {
        if (head == dependent)
            return;
        const int offset = m_words[static_cast<std::size_t>(head)] - m_words[static_cast<std::size_t>(dependent)];
        const int ends = randomNumber(0, 20); // seldom at one end only
        if (ends != 0)
            append(edgesOf(dependent).in, offset, relation);
        if (ends != 1)
            append(edgesOf(head).out, -offset, relation);
    }

    static void append(std::string& edges, int offset, const std::string& relation)
    {
        edges += (edges.empty() ? "" : "|") + std::to_string(offset) + ':' + relation;
    }

    Edges& edgesOf(int word) { return m_edges[static_cast<std::size_t>(m_words[static_cast<std::size_t>(word)])]; }

    std::string wordLine(std::size_t line) const
    {
        const std::string edges = "in=\"" + m_edges[line].in + "\" out=\"" + m_edges[line].out + '"';
        return oneOf({"<W ", "<W  ", " <W "})
            + oneOf({"lemma=\"x\" msd=\"NC\" ", "msd=V ", "gloss=\"a b\"  lemma=\"\" ", ""}) + edges
            + oneOf({">", " >", " note=\"&amp;\">"}) + m_lines[line] + oneOf({"</W>", "</W> "});
    }

    std::string m_newline;
    std::vector<std::string> m_lines; ///< of words their forms
    std::vector<Edges> m_edges; ///< by line
    std::vector<int> m_words; ///< their lines
    std::vector<std::pair<int, int>> m_sentences; ///< the first word, and the one behind the last
};

inline std::string randomDtagFile()
{
    return RandomDtagFile().text();
}

} // namespace arcwright::test
