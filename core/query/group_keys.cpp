// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/group_keys.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace arcwright {

namespace {

/// A piece of a list of keys: commas, which are parts of words elsewhere, stand alone.
struct KeyPiece {
    enum class Kind { Text, Quoted, Comma, End };
    Kind kind = Kind::End;
    std::string text;
    std::size_t column = 1;
};

void addWord(std::vector<KeyPiece>& pieces, std::string_view word, std::size_t column)
{
    while (!word.empty()) {
        const bool isComma = word.front() == ',';
        const std::string_view text = word.substr(0, isComma ? 1 : std::min(word.find(','), word.size()));
        pieces.push_back({isComma ? KeyPiece::Kind::Comma : KeyPiece::Kind::Text, std::string(text), column});
        column += charactersIn(text);
        word.remove_prefix(text.size());
    }
}

std::vector<KeyPiece> keyPieces(std::span<const PatternToken> tokens)
{
    std::vector<KeyPiece> pieces;
    for (const PatternToken& token : tokens) {
        if (token.kind == PatternToken::Kind::End)
            pieces.push_back({KeyPiece::Kind::End, {}, token.column});
        else if (token.kind == PatternToken::Kind::Quoted)
            pieces.push_back({KeyPiece::Kind::Quoted, token.text, token.column});
        else
            addWord(pieces, token.text, token.column);
    }
    return pieces;
}

class KeyReader {
public:
    KeyReader(std::vector<KeyPiece> pieces, const Pattern& pattern)
        : m_pieces(std::move(pieces)), m_pattern(pattern) { }

    PatternResult<std::vector<GroupKey>> run()
    {
        std::vector<GroupKey> keys;
        while (true) {
            auto key = read();
            if (!key)
                return tl::unexpected(key.error());
            keys.push_back(std::move(*key));
            if (peek().kind == KeyPiece::Kind::End)
                return keys;
            if (peek().kind != KeyPiece::Kind::Comma)
                return problem(PatternError::UnexpectedText, peek().text);
            ++m_at;
        }
    }

private:
    const KeyPiece& peek(std::size_t ahead = 0) const { return m_pieces[std::min(m_at + ahead, m_pieces.size() - 1)]; }
    tl::unexpected<PatternProblem> problem(PatternError error, std::string argument) const
    {
        return tl::unexpected(PatternProblem{error, peek().column, std::move(argument)});
    }

    /// The node of a key that begins with its name and a dot, which are taken off; else the first one.
    PatternResult<std::size_t> takeNode(std::string& text) const
    {
        const auto dot = text.find('.');
        const std::string name = dot == std::string::npos ? std::string() : text.substr(0, dot);
        const std::size_t named = m_pattern.node(name);
        if (named < m_pattern.nodes.size()) {
            if (m_pattern.nodes[named].absence >= 0)
                return problem(PatternError::NodeOfAbsence, name);
            text.erase(0, dot + 1);
            return named;
        }
        const auto first = std::find_if(
            m_pattern.nodes.begin(), m_pattern.nodes.end(), [](const PatternNode& node) { return node.absence < 0; });
        if (first == m_pattern.nodes.end())
            return problem(PatternError::UnknownNode, name);
        return static_cast<std::size_t>(first - m_pattern.nodes.begin());
    }

    PatternResult<GroupKey> read()
    {
        if (peek().kind == KeyPiece::Kind::End)
            return problem(PatternError::UnexpectedEnd, "field");
        GroupKey key;
        key.column = peek().column;
        std::string text = peek().kind == KeyPiece::Kind::Text ? peek().text : std::string();
        const bool isNodeAlone = text.size() > 1 && text.back() == '.';
        const auto node = takeNode(text);
        if (!node)
            return tl::unexpected(node.error());
        key.node = *node;
        key.name = peek().kind == KeyPiece::Kind::Text ? peek().text : std::string();
        if (isNodeAlone && text.empty())
            ++m_at;
        if (peek().kind == KeyPiece::Kind::Quoted)
            return readQuoted(std::move(key));
        const auto field = layerField(text);
        if (!field && field.error() == PatternError::ColumnIsField)
            return problem(field.error(), std::string(fieldOfColumn(text.substr(text.find_last_of('.') + 1))));
        if (!field)
            return problem(PatternError::UnknownField, text.empty() ? peek().text : text);
        key.layer = field->layer;
        key.layer.column = peek().column;
        key.field = field->field;
        ++m_at;
        return key;
    }

    /// `"my layer".relation`
    PatternResult<GroupKey> readQuoted(GroupKey key)
    {
        key.layer = {peek().text, peek().column};
        key.name += quotedText(peek().text) + '.';
        ++m_at;
        if (peek().text != ".")
            return problem(PatternError::UnexpectedText, peek().text);
        ++m_at;
        const auto field = peek().kind == KeyPiece::Kind::Text ? patternField(peek().text)
                                                               : tl::unexpected(PatternError::UnknownField);
        if (!field || !canBeAsked(key.layer, *field))
            return problem(PatternError::UnknownField, peek().text);
        key.name += peek().text;
        key.field = *field;
        ++m_at;
        return key;
    }

    std::vector<KeyPiece> m_pieces;
    const Pattern& m_pattern;
    std::size_t m_at = 0;
};

} // namespace

PatternResult<std::vector<GroupKey>> groupKeys(std::span<const PatternToken> tokens, const Pattern& pattern)
{
    return KeyReader(keyPieces(tokens), pattern).run();
}

} // namespace arcwright
