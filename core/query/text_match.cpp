// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/text_match.h"

#include <algorithm>

#include <unicode/regex.h>
#include <unicode/unistr.h>

namespace arcwright {

struct TextMatch::Expressions {
    std::vector<std::unique_ptr<icu::RegexPattern>> patterns;
};

namespace {

icu::UnicodeString unicode(std::string_view text)
{
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

} // namespace

TextMatch TextMatch::anyOf(std::vector<std::string> values, bool isNegated)
{
    TextMatch match;
    match.m_values = std::move(values);
    match.m_isNegated = isNegated;
    return match;
}

std::unique_ptr<TextMatch> TextMatch::expressions(
    const std::vector<std::string>& expressions, bool isNegated, std::size_t& invalid)
{
    auto compiled = std::make_shared<Expressions>();
    for (std::size_t i = 0; i < expressions.size(); ++i) {
        UErrorCode status = U_ZERO_ERROR;
        UParseError place{};
        std::unique_ptr<icu::RegexPattern> pattern(
            icu::RegexPattern::compile(unicode(expressions[i]), 0, place, status));
        if (U_FAILURE(status)) {
            invalid = i;
            return nullptr;
        }
        compiled->patterns.push_back(std::move(pattern));
    }
    auto match = std::make_unique<TextMatch>();
    match->m_expressions = std::move(compiled);
    match->m_isNegated = isNegated;
    return match;
}

std::unique_ptr<TextMatch> TextMatch::anyOf(Choices choices, bool isNegated, std::size_t& invalid)
{
    auto match = choices.expressions.empty() ? std::make_unique<TextMatch>()
                                             : TextMatch::expressions(choices.expressions, isNegated, invalid);
    if (!match)
        return match;
    match->m_isNegated = isNegated;
    match->m_values = std::move(choices.values);
    match->m_stems = std::move(choices.stems);
    return match;
}

bool TextMatch::matches(std::string_view text) const
{
    if (isAnything())
        return true;
    bool found = std::find(m_values.begin(), m_values.end(), text) != m_values.end();
    found = found || std::any_of(m_stems.begin(), m_stems.end(), [&](const std::string& stem) {
        return text.starts_with(stem) && (text.size() == stem.size() || text[stem.size()] == ':');
    });
    if (!found && m_expressions) {
        const icu::UnicodeString subject = unicode(text);
        found = std::any_of(m_expressions->patterns.begin(), m_expressions->patterns.end(), [&](const auto& pattern) {
            UErrorCode status = U_ZERO_ERROR;
            const std::unique_ptr<icu::RegexMatcher> matcher(pattern->matcher(subject, status));
            return U_SUCCESS(status) && matcher->find();
        });
    }
    return found != m_isNegated;
}

} // namespace arcwright
