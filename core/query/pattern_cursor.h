// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/query/pattern_problem.h"
#include "core/query/pattern_tokens.h"

namespace arcwright {

/// Thrown while a pattern is read, and caught by parseQuery(), which returns it.
struct PatternFailure {
    PatternProblem problem;
};

/// The place in a pattern's text up to which it has been read.
class PatternCursor {
public:
    explicit PatternCursor(std::vector<PatternToken> tokens) : m_tokens(std::move(tokens)) { }

    const PatternToken& peek(std::size_t ahead = 0) const
    {
        return m_tokens[std::min(m_at + ahead, m_tokens.size() - 1)];
    }
    PatternToken take() { return m_tokens[std::min(m_at++, m_tokens.size() - 1)]; }
    bool accept(std::string_view sign)
    {
        const bool isIt = peek().is(sign);
        m_at += isIt ? 1 : 0;
        return isIt;
    }
    bool acceptWord(std::string_view word)
    {
        const bool isIt = peek().isWord(word);
        m_at += isIt ? 1 : 0;
        return isIt;
    }
    /// Goes on behind so many bytes of the word that stands here, which are that many characters.
    void skipInWord(std::size_t bytes, std::size_t characters)
    {
        m_tokens[m_at].text.erase(0, bytes);
        m_tokens[m_at].column += characters;
    }
    [[noreturn]] void fail(PatternError error, std::string argument = {}) const
    {
        failAt(peek().column, error, std::move(argument));
    }
    [[noreturn]] static void failAt(std::size_t column, PatternError error, std::string argument, std::string more = {})
    {
        throw PatternFailure{{error, column, std::move(argument), std::move(more)}};
    }
    /// Fails at a text that cannot stand there, or at the end, where it tells `expected`.
    [[noreturn]] void failExpecting(const char* expected) const
    {
        if (peek().kind == PatternToken::Kind::End)
            fail(PatternError::UnexpectedEnd, expected);
        fail(PatternError::UnexpectedText, peek().text);
    }

    /// Whether something begins here that can be a value or a name.
    bool isAtText() const
    {
        return peek().kind == PatternToken::Kind::Word || peek().kind == PatternToken::Kind::Quoted;
    }
    /// Whether what matches are counted by begins here.
    bool isAtGrouping() const
    {
        return (peek().isWord("group") && peek(1).isWord("by")) || (peek().isWord("GROUP") && peek(1).isWord("BY"));
    }

    /// Whether another pattern begins behind this word, `or`.
    bool isAtOr() const { return (peek().isWord("or") || peek().isWord("OR")) && !peek(1).is(":"); }

    /// Whether `effective parent` or `effective child` stands here.
    bool isAtEffective() const
    {
        return peek().isWord("effective") && (peek(1).isWord("parent") || peek(1).isWord("child"));
    }

    /// What is left, the end at least.
    std::span<const PatternToken> rest() const
    {
        return std::span(m_tokens).subspan(std::min(m_at, m_tokens.size() - 1));
    }

private:
    std::vector<PatternToken> m_tokens;
    std::size_t m_at = 0;
};

} // namespace arcwright
