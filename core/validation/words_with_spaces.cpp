// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/words_with_spaces.h"

#include <algorithm>

#include <unicode/regex.h>
#include <unicode/unistr.h>

namespace arcwright {

struct WordsWithSpaces::Pattern {
    std::unique_ptr<icu::RegexPattern> compiled;
};

namespace {

icu::UnicodeString unicodeOf(std::string_view text)
{
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

/// Copies what stands between brackets, from the opening one on; where it ends in `expression`.
std::size_t copyBrackets(std::string_view expression, std::size_t at, std::string& out)
{
    const auto copy = [&] { out += expression[at++]; };
    copy();
    if (at < expression.size() && expression[at] == '^')
        copy();
    for (bool isFirst = true; at < expression.size() && (isFirst || expression[at] != ']'); isFirst = false) {
        if (expression[at] == '\\' && at + 1 < expression.size()) {
            copy();
        } else if (expression.substr(at).starts_with("[:")) {
            const std::size_t end = std::min(expression.find(":]", at), expression.size() - 2);
            while (at <= end)
                copy();
        } else if (expression[at] == '[' || expression[at] == '&' || expression[at] == ']') {
            out += '\\';
        } else if (expression.substr(at).starts_with("--")) {
            out += '\\';
            copy();
            out += '\\';
        }
        copy();
    }
    return at;
}

} // namespace

std::string inIcuSyntax(std::string_view expression)
{
    constexpr std::string_view named = "(?P<";
    std::string out;
    for (std::size_t at = 0; at < expression.size();) {
        if (expression[at] == '[') {
            at = copyBrackets(expression, at, out);
            continue;
        }
        if (expression.substr(at).starts_with(named)) {
            out += "(?<";
            at += named.size();
            continue;
        }
        if (expression[at] == '\\' && at + 1 < expression.size())
            out += expression[at++];
        out += expression[at++];
    }
    return out;
}

bool WordsWithSpaces::add(const std::string& expression)
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError place{};
    auto pattern = std::make_shared<Pattern>();
    // There, a full stop stands for any character but a line feed.
    pattern->compiled.reset(
        icu::RegexPattern::compile(unicodeOf(inIcuSyntax(expression)), UREGEX_UNIX_LINES, place, status));
    if (U_FAILURE(status))
        return false;
    m_patterns.push_back(std::move(pattern));
    return true;
}

bool WordsWithSpaces::permits(std::string_view word) const
{
    constexpr char16_t noBreakSpace = u'\u00A0';
    constexpr std::int32_t longest = 1000; // about as many milliseconds
    icu::UnicodeString subject = unicodeOf(word);
    for (std::int32_t at = subject.indexOf(noBreakSpace); at >= 0; at = subject.indexOf(noBreakSpace, at))
        subject.setCharAt(at, u' ');
    return std::any_of(m_patterns.begin(), m_patterns.end(), [&](const auto& pattern) {
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::RegexMatcher> matcher(pattern->compiled->matcher(subject, status));
        if (U_FAILURE(status))
            return false;
        matcher->setTimeLimit(longest, status);
        return matcher->matches(status) && U_SUCCESS(status);
    });
}

} // namespace arcwright
