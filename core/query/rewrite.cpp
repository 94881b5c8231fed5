// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/rewrite.h"

#include <algorithm>

#include "core/editing/in_practice.h"
#include "core/query/rewrite_reader.h"
#include "core/query/rewriting.h"

namespace arcwright {

PatternResult<Rewrite> parseRewrite(std::string_view text, const Pattern& pattern)
{
    auto tokens = patternTokens(text);
    if (!tokens)
        return tl::unexpected(tokens.error());
    try {
        PatternCursor cursor(std::move(*tokens));
        return RewriteReader(cursor, pattern).run();
    } catch (const PatternFailure& failure) {
        return tl::unexpected(failure.problem);
    }
}

Result<Sentence> rewritten(
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite)
{
    Rewriting rewriting(searched, rewrite);
    for (const PatternMatch& match : matches) {
        if (auto made = rewriting.apply(match); !made)
            return failure(std::move(made.error()));
    }
    return rewriting.sentence();
}

Result<std::optional<Edit>> rewritingEdit(SentenceId id, const std::shared_ptr<const Sentence>& sentence,
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite,
    const EnhancedPractice& practice)
{
    Rewriting rewriting(searched, rewrite);
    for (const PatternMatch& match : matches) {
        if (auto made = rewriting.apply(match); !made)
            return failure(std::move(made.error()));
    }
    Sentence after = rewriting.sentence();
    const std::vector<int> wordsBefore = rewriting.nodes().wordsBefore(after.size());
    after = inPractice(*sentence, std::move(after), practice, wordsBefore);
    if (after.hasContentOf(*sentence))
        return std::nullopt;
    return replacement(id, sentence, std::make_shared<const Sentence>(std::move(after)));
}

void RewriteRefusals::add(const Problem& problem, std::size_t sentence)
{
    ++m_count;
    const auto known = std::find_if(
        m_reasons.begin(), m_reasons.end(), [&](const Reason& reason) { return reason.problem.code == problem.code; });
    if (known == m_reasons.end())
        m_reasons.push_back({problem, sentence, 1});
    else
        ++known->count;
}

void RewriteRefusals::add(const RewriteRefusals& others)
{
    m_count += others.m_count;
    for (const Reason& other : others.m_reasons) {
        const auto known = std::find_if(m_reasons.begin(), m_reasons.end(),
            [&](const Reason& reason) { return reason.problem.code == other.problem.code; });
        if (known == m_reasons.end())
            m_reasons.push_back(other);
        else
            known->count += other.count;
    }
}

} // namespace arcwright
