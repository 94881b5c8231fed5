// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// A condition on a text: one of some values, a relation with or without a subtype, or a regular expression that is
/// found in it. Anything, where it has none of them. Shared between threads.
class TextMatch {
public:
    TextMatch() = default;

    static TextMatch anyOf(std::vector<std::string> values, bool isNegated);
    /// Matches any of the expressions (ICU's syntax, Unicode). Null if one of them is none; `invalid` is its index
    /// then.
    static std::unique_ptr<TextMatch> expressions(
        const std::vector<std::string>& expressions, bool isNegated, std::size_t& invalid);

    /// What a text may be: a value, `nsubj` of a stem for `nsubj` and `nsubj:pass`, or what an expression is found in.
    struct Choices {
        std::vector<std::string> values;
        std::vector<std::string> stems;
        std::vector<std::string> expressions;
    };
    /// Matches any of the choices, as expressions() does.
    static std::unique_ptr<TextMatch> anyOf(Choices choices, bool isNegated, std::size_t& invalid);

    bool isAnything() const { return m_values.empty() && m_stems.empty() && !m_expressions; }
    /// Whether it takes more than its values.
    bool hasExpressions() const { return m_expressions || !m_stems.empty(); }
    /// The values, where it has no expressions.
    const std::vector<std::string>& values() const { return m_values; }
    bool isNegated() const { return m_isNegated; }
    bool matches(std::string_view text) const;

private:
    struct Expressions;
    std::vector<std::string> m_values;
    std::vector<std::string> m_stems; ///< texts that may go on with a colon
    std::shared_ptr<const Expressions> m_expressions;
    bool m_isNegated = false;
};

} // namespace arcwright
