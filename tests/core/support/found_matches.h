// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/query/find_matches.h"
#include "core/query/pattern.h"

namespace arcwright::test {

/// What a pattern finds in a sentence; a pattern that is refused is a failure.
inline std::vector<PatternMatch> foundMatches(std::string_view text, const Sentence& sentence)
{
    const auto pattern = parsePattern(text);
    if (!pattern) {
        ADD_FAILURE() << text << ' ' << pattern.error().column << ' ' << pattern.error().argument;
        return {};
    }
    return findMatches(*pattern, {sentence});
}

/// Whether the reading of a text was refused so.
template <class Read>
void expectRefused(
    const Read& read, std::string_view text, PatternError error, std::size_t column, std::string_view argument)
{
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().error, error) << text;
    EXPECT_EQ(read.error().column, column) << text;
    EXPECT_EQ(read.error().argument, argument) << text;
}

} // namespace arcwright::test
