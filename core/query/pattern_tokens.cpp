// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/pattern_tokens.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

// The longer ones first.
constexpr std::array<std::string_view, 22> signs{">>", "<<", ">=", "<=", "+>", "<+", "!=", "!~", "..", "->", ">", "<",
    "=", "~", "!", "|", "[", "]", ";", ":", "@", "."};

constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Whether a byte always ends a word.
constexpr bool endsWord(char c)
{
    return isSpace(c) || std::string_view("[];|=~!<>@\"").find(c) != std::string_view::npos;
}

/// Whether relations may follow a sign.
bool isOfArc(const PatternToken& token)
{
    return token.is(">") || token.is("<") || token.is("+>") || token.is("<+");
}

class Tokeniser {
public:
    explicit Tokeniser(std::string_view text) : m_text(text) { }

    PatternResult<std::vector<PatternToken>> run()
    {
        while (true) {
            const std::size_t before = m_at;
            while (m_at < m_text.size() && isSpace(m_text[m_at]))
                advance(1);
            PatternToken token;
            token.column = m_column;
            token.isAttached = m_at == before && m_at > 0;
            if (m_at == m_text.size()) {
                m_tokens.push_back(token);
                return std::move(m_tokens);
            }
            if (m_text[m_at] == '"') {
                if (!readQuoted(token))
                    return tl::unexpected(PatternProblem{PatternError::UnclosedQuote, token.column, {}});
            } else if (isAtExpression(token)) {
                if (!readExpression(token))
                    return tl::unexpected(PatternProblem{PatternError::UnclosedExpression, token.column, {}});
            } else if (!readSign(token)) {
                readWord(token);
            }
            m_isInArc = isOfArc(token) || (m_isInArc && token.isAttached);
            m_tokens.push_back(token);
        }
    }

private:
    void advance(std::size_t bytes)
    {
        for (; bytes > 0; --bytes, ++m_at)
            m_column += (static_cast<unsigned char>(m_text[m_at]) & 0xC0U) != 0x80U ? 1 : 0;
    }

    /// Whether a slash stands where the relation of an arc begins.
    bool isAtExpression(const PatternToken& token) const
    {
        return m_text[m_at] == '/' && m_isInArc && token.isAttached && m_tokens.back().kind == PatternToken::Kind::Sign;
    }

    bool readExpression(PatternToken& token)
    {
        token.kind = PatternToken::Kind::Expression;
        advance(1);
        while (m_at < m_text.size() && m_text[m_at] != '/') {
            const bool hasNext = m_text[m_at] == '\\' && m_at + 1 < m_text.size();
            if (hasNext && m_text[m_at + 1] != '/')
                token.text += m_text[m_at];
            advance(hasNext ? 1 : 0);
            token.text += m_text[m_at];
            advance(1);
        }
        if (m_at == m_text.size())
            return false;
        advance(1);
        return true;
    }

    bool readQuoted(PatternToken& token)
    {
        token.kind = PatternToken::Kind::Quoted;
        advance(1);
        while (m_at < m_text.size() && m_text[m_at] != '"') {
            const bool isEscape = m_text[m_at] == '\\' && m_at + 1 < m_text.size()
                && (m_text[m_at + 1] == '"' || m_text[m_at + 1] == '\\');
            if (isEscape)
                advance(1);
            token.text += m_text[m_at];
            advance(1);
        }
        if (m_at == m_text.size())
            return false;
        advance(1);
        return true;
    }

    bool readSign(PatternToken& token)
    {
        for (const std::string_view sign : signs) {
            if (m_text.substr(m_at, sign.size()) != sign)
                continue;
            token.kind = PatternToken::Kind::Sign;
            token.text = sign;
            advance(sign.size());
            return true;
        }
        return false;
    }

    /// Colons and dots belong to a word where it goes on behind them.
    void readWord(PatternToken& token)
    {
        token.kind = PatternToken::Kind::Word;
        while (m_at < m_text.size() && !endsWord(m_text[m_at])) {
            const bool mayEnd = m_text[m_at] == ':';
            const bool goesOn = m_at + 1 < m_text.size() && !endsWord(m_text[m_at + 1]);
            if (mayEnd && !goesOn)
                break;
            token.text += m_text[m_at];
            advance(1);
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_column = 1;
    bool m_isInArc = false; ///< nothing but relations and what joins them stands between here and the sign of an arc
    std::vector<PatternToken> m_tokens;
};

} // namespace

PatternResult<std::vector<PatternToken>> patternTokens(std::string_view text)
{
    return Tokeniser(text).run();
}

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string quotedText(std::string_view text)
{
    const auto tokens = patternTokens(text);
    const bool isMore = text.ends_with(":*") || text.starts_with('/'); // as a relation
    const bool isWord
        = tokens && tokens->size() == 2 && tokens->front().isWord(text) && !namesFieldOfNode(text) && !isMore;
    if (isWord)
        return std::string(text);
    std::string quoted;
    for (const char c : text)
        quoted += c == '"' || c == '\\' ? std::string{'\\', c} : std::string{c};
    return '"' + quoted + '"';
}

} // namespace arcwright
