// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// The forms and lemmas with white space in them that a language permits, as regular expressions. Shared between
/// threads.
class WordsWithSpaces {
public:
    WordsWithSpaces() = default;

    /// Adds an expression, in the syntax of Python's package regex. False if it cannot be read.
    bool add(const std::string& expression);
    /// Whether an expression matches all of the word, in which no-break spaces are spaces. One that takes too long to
    /// match does not.
    bool permits(std::string_view word) const;

private:
    struct Pattern;
    std::vector<std::shared_ptr<const Pattern>> m_patterns;
};

/// A regular expression of that syntax as ICU writes it: what ICU would take for an operator inside of brackets is
/// escaped there.
std::string inIcuSyntax(std::string_view expression);

} // namespace arcwright
