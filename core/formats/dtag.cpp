// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "core/formats/lines.h"

namespace arcwright {

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Undoes DTAG's escapes once; `&amp;` last, so that `&amp;lt;` stays `&lt;`.
std::string unescaped(std::string_view text)
{
    std::string plain(text);
    if (plain.find('&') == std::string::npos)
        return plain;
    static constexpr std::pair<std::string_view, std::string_view> escapes[]
        = {{"&lt;", "<"}, {"&gt;", ">"}, {"&22;", "\""}, {"&7c;", "|"}, {"&3a;", ":"}, {"&amp;", "&"}};
    for (const auto& [escape, character] : escapes)
        replaceAll(plain, escape, character);
    return plain;
}

struct TokenLine {
    std::map<std::string_view, std::string_view> attributes; ///< raw, still escaped
    std::string_view form;
};

/// `name="value"`, `name=&22;value&22;`, `name=value` or a bare name. Back-quoted values, which DTAG would run as
/// code, are text like any other.
std::map<std::string_view, std::string_view> parseAttributes(std::string_view text)
{
    std::map<std::string_view, std::string_view> attributes;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const auto nameEnd = std::min(text.find_first_of("= \t"), text.size());
        const std::string_view name = text.substr(0, nameEnd);
        text.remove_prefix(nameEnd);
        std::string_view value;
        if (text.starts_with('=')) {
            text.remove_prefix(1);
            const std::string_view quote = text.starts_with('"') ? "\"" : text.starts_with("&22;") ? "&22;" : "";
            text.remove_prefix(quote.size());
            const auto end = std::min(quote.empty() ? text.find_first_of(" \t") : text.find(quote), text.size());
            value = text.substr(0, end);
            text.remove_prefix(std::min(end + quote.size(), text.size()));
        }
        if (!name.empty())
            attributes.emplace(name, value);
    }
    return attributes;
}

bool isTokenLine(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.starts_with("<W") && (text.size() == 2 || text[2] == ' ' || text[2] == '\t' || text[2] == '>');
}

std::optional<TokenLine> parseTokenLine(std::string_view line)
{
    constexpr std::string_view closing = "</W>";
    std::string_view text = trimmed(line);
    if (!text.ends_with(closing))
        return std::nullopt;
    text.remove_suffix(closing.size());
    const auto end = text.rfind('>');
    if (end == std::string_view::npos)
        return std::nullopt;
    return TokenLine{parseAttributes(text.substr(2, end - 2)), text.substr(end + 1)};
}

struct EdgeEnd {
    int offset = 0;
    std::string label;
};

/// One item of `in` or `out`: `-3:subj`.
std::optional<EdgeEnd> parseEdgeEnd(std::string_view item)
{
    const auto colon = item.find(':');
    if (colon == std::string_view::npos || colon + 1 == item.size()
        || item.find_first_of(" \t") != std::string_view::npos)
        return std::nullopt;
    std::string_view number = item.substr(0, colon);
    if (number.starts_with('+'))
        number.remove_prefix(number.starts_with("+-") ? 0 : 1);
    EdgeEnd edge;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), edge.offset);
    if (error != std::errc{} || end != number.data() + number.size() || edge.offset < -1'000'000
        || edge.offset > 1'000'000)
        return std::nullopt;
    edge.label = unescaped(item.substr(colon + 1));
    return edge;
}

class Reader {
public:
    explicit Reader(const SourceSlice& slice) : m_lines(splitLines(slice.text())), m_firstLine(slice.line)
    {
        m_sentence.source = slice;
    }

    Sentence run()
    {
        m_sentence.problem = findTextProblem(m_lines, m_firstLine);
        if (!m_sentence.problem && !m_lines.empty() && trimmed(m_lines.back().text) != "</s>")
            fail(m_lines.size() - 1, 1, ProblemCode::UnterminatedSentence, {});
        readTokens();
        for (std::size_t word = 1; word <= m_tokenLines.size() && !m_sentence.problem; ++word)
            readEdges(static_cast<int>(word));
        if (!m_sentence.problem && m_sentence.tokens.empty())
            fail(0, 1, ProblemCode::EmptySentence, {});
        if (m_sentence.problem) {
            Sentence broken;
            broken.source = m_sentence.source;
            broken.problem = std::move(m_sentence.problem);
            return broken;
        }
        for (int word = 1; word <= m_sentence.size(); ++word)
            chooseHead(word);
        return std::move(m_sentence);
    }

private:
    void fail(std::size_t line, std::size_t column, ProblemCode code, std::vector<std::string> arguments)
    {
        m_sentence.problem = Problem{code, {}, m_firstLine + line, column, std::move(arguments)};
    }

    void readTokens()
    {
        m_wordOfLine.assign(m_lines.size(), 0);
        for (std::size_t i = 0; i < m_lines.size() && !m_sentence.problem; ++i) {
            if (!isTokenLine(m_lines[i].text))
                continue;
            auto line = parseTokenLine(m_lines[i].text);
            if (!line) {
                fail(i, columnOf(m_lines[i].text, trimmed(m_lines[i].text)), ProblemCode::InvalidTokenLine, {});
                return;
            }
            Token token;
            token.form = unescaped(line->form);
            token.lemma = unescaped(line->attributes["lemma"]);
            token.xpos = unescaped(line->attributes["msd"]);
            m_sentence.tokens.push_back(std::move(token));
            m_wordOfLine[i] = m_sentence.size();
            m_lineOfWord.push_back(static_cast<int>(i));
            m_tokenLines.push_back(std::move(*line));
        }
    }

    /// Adds the edges whose later end is `word`: those to earlier governors from `in`, those to earlier dependents
    /// from `out`. The copy on the other, earlier line says nothing.
    void readEdges(int word)
    {
        auto& attributes = m_tokenLines[static_cast<std::size_t>(word) - 1].attributes;
        for (const bool governors : {true, false}) {
            const std::string_view list = attributes[governors ? "in" : "out"];
            if (list.empty())
                continue;
            for (const std::string_view item : split(list, '|')) {
                const auto edge = parseEdgeEnd(item);
                const auto line = static_cast<std::size_t>(m_lineOfWord[static_cast<std::size_t>(word) - 1]);
                if (!edge) {
                    fail(line, columnOf(m_lines[line].text, item), ProblemCode::InvalidEdge, {std::string(item)});
                    return;
                }
                if (edge->offset >= 0)
                    continue;
                const int other = wordAt(static_cast<int>(line) + edge->offset);
                if (other == 0)
                    continue; // ends in another sentence or on a comment line: not part of this sentence's graph
                Token& dependent = m_sentence.word(governors ? word : other);
                dependent.parents.push_back({{governors ? other : word, 0}, edge->label});
            }
        }
    }

    int wordAt(int line) const
    {
        return line >= 0 && line < static_cast<int>(m_wordOfLine.size()) ? m_wordOfLine[static_cast<std::size_t>(line)]
                                                                         : 0;
    }

    /// Sorts the parents as the word's own `in` lists them, which decides between several primary ones.
    void chooseHead(int word)
    {
        Token& token = m_sentence.word(word);
        const int line = m_lineOfWord[static_cast<std::size_t>(word) - 1];
        std::vector<Parent> listed;
        for (const std::string_view item :
            split(m_tokenLines[static_cast<std::size_t>(word) - 1].attributes["in"], '|')) {
            if (const auto edge = parseEdgeEnd(item))
                listed.push_back({{wordAt(line + edge->offset), 0}, edge->label});
        }
        const auto rank = [&](const Parent& parent) { return std::find(listed.begin(), listed.end(), parent); };
        std::stable_sort(token.parents.begin(), token.parents.end(),
            [&](const Parent& first, const Parent& second) { return rank(first) < rank(second); });

        token.head = kRoot;
        for (const DtagEdgeKind kind : {DtagEdgeKind::Primary, DtagEdgeKind::Gap}) {
            const auto found = std::find_if(token.parents.begin(), token.parents.end(),
                [&](const Parent& parent) { return dtagEdgeKind(parent.relation) == kind; });
            if (found != token.parents.end()) {
                token.head = found->head.word;
                token.relation = found->relation;
                return;
            }
        }
    }

    std::vector<Line> m_lines;
    std::size_t m_firstLine;
    std::vector<int> m_wordOfLine; ///< 0 where a line is no token
    std::vector<int> m_lineOfWord;
    std::vector<TokenLine> m_tokenLines;
    Sentence m_sentence;
};

bool opensSentence(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text == "<s>" || text.starts_with("<s ");
}

} // namespace

DtagEdgeKind dtagEdgeKind(std::string_view label)
{
    if (label.empty())
        return DtagEdgeKind::Other;
    switch (label.front()) {
    case '[':
        return DtagEdgeKind::Secondary;
    case '<':
        return DtagEdgeKind::Gap;
    case '{':
        return DtagEdgeKind::Other;
    default:
        break;
    }
    const bool upperCase = std::any_of(label.begin(), label.end(), [](char c) { return c >= 'A' && c <= 'Z'; })
        && std::none_of(label.begin(), label.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    const bool anaphora = label == "ref" || label.starts_with("coref") || label.starts_with("assoc");
    return upperCase || anaphora ? DtagEdgeKind::Other : DtagEdgeKind::Primary;
}

std::vector<SentenceSpan> DtagFormat::findSentences(std::string_view bytes) const
{
    std::vector<SentenceSpan> spans;
    std::string_view rest = bytes;
    bool inside = false;
    for (std::size_t line = 1; !rest.empty(); ++line) {
        const std::size_t offset = bytes.size() - rest.size();
        const Line current = takeLine(rest);
        if (opensSentence(current.text)) { // one that was never closed ends here and is reported when it is read
            spans.push_back({offset, 0, line});
            inside = true;
        }
        if (inside)
            spans.back().length = bytes.size() - rest.size() - spans.back().offset;
        if (trimmed(current.text) == "</s>")
            inside = false;
    }
    return spans;
}

Sentence DtagFormat::read(const SourceSlice& slice) const
{
    return Reader(slice).run();
}

Result<std::string> DtagFormat::write(const Sentence&) const
{
    return failure(Problem{ProblemCode::FormatNotWritable, {}, 0, 0, {std::string(name())}});
}

bool looksLikeDtag(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.starts_with("<tei") || text.starts_with("<W ") || opensSentence(text) || text.starts_with("<text")
        || text.starts_with("<!--") || text.starts_with("<?xml") || text.starts_with("<p>")
        || text.starts_with("<body");
}

} // namespace arcwright
