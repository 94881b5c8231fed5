// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/number_match.h"
#include "core/query/pattern_fields.h"

namespace arcwright {

/// One condition of a choice of words, as the bars and cells of a chart have it: a flag (`right in hill`), one of some
/// values of a field (`relation=obl`), or a range of a number (`distance>7`).
struct Condition {
    bool isNegated = false;
    std::optional<WordFlag> flag; ///< the rest but the layer means nothing, if there is one
    std::string layer{PatternLayer::gold};
    PatternField field;
    std::vector<std::string> values; ///< any of these; empty where there is a range
    std::optional<NumberRange> range;

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// `relation=obl`; of a number `depth=3`, and of one that cannot be told `depth=""`.
Condition valueIs(PatternField field, std::string value, std::string layer = std::string(PatternLayer::gold));
/// `distance>7`
Condition within(PatternField field, NumberRange range, std::string layer = std::string(PatternLayer::gold));
/// `right in hill`, `wrong head in hill`, `nonprojective`
Condition hasFlag(WordFlag flag, std::string layer = std::string(PatternLayer::gold));

/// A condition in the query language. A range between two ends, one of which is left out, is two comparisons: such a
/// one must not be negated.
std::string patternOf(const Condition& condition);

/// The pattern that finds the words for which all of the conditions hold, with `AND` between them; `[]`, any word, of
/// none.
std::string patternOf(const std::vector<Condition>& conditions);

/// The conditions of a pattern that patternOf() could have made; nothing for one that is not about a single word, has
/// expressions, alternatives of ranges, or cannot be read.
std::optional<std::vector<Condition>> conditionsOf(std::string_view pattern);

/// A pattern of a single word, with one more condition; one that it has already is not said twice. Nothing for a
/// pattern of several words, and for one that cannot be read.
std::optional<std::string> narrowed(std::string_view pattern, const Condition& condition);

/// The pattern of a query, without what its matches are counted by; all of one that has no groups or cannot be read.
std::string patternWithoutGroups(std::string_view query);

/// The pattern that finds the matches which a query counts as those of one group, whose values stand in the order of
/// its keys. Nothing for a query of several words, one without groups, and one that cannot be read.
std::optional<std::string> patternOfGroup(std::string_view query, const std::vector<std::string>& values);

} // namespace arcwright
