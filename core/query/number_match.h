// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// A number that a field has: none for a word of which it cannot be told, and of the distance of words on the root.
struct FieldNumber {
    std::optional<double> number;
    bool isRoot = false; ///< the word hangs on the root, which is at no distance
};

/// The numbers from `least` to `most`, either of which may be open or left out.
struct NumberRange {
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool isLeastOut = false; ///< `> least`
    bool isMostOut = false; ///< `< most`

    bool contains(double number) const
    {
        return (isLeastOut ? number > least : number >= least) && (isMostOut ? number < most : number <= most);
    }
    friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

/// A condition on a number: within one of some ranges, or none at all, or that of the root.
struct NumberMatch {
    std::vector<NumberRange> ranges;
    bool takesNone = false;
    bool takesRoot = false;
    bool isNegated = false;

    bool matches(const FieldNumber& value) const;
};

/// `3`, `0.25`: digits with at most one dot between them; nothing for another text.
std::optional<double> plainNumber(std::string_view text);
/// `3`, `4..7`, `4..`: nothing for another text.
std::optional<NumberRange> rangeOf(std::string_view text);
/// A number as plainNumber() reads it: `7`, `0.25`.
std::string numberText(double number);
/// A range as it stands behind the name of a field: `=3`, `>7`, `<=0.5`, `=4..7`. Of two
/// ends neither may be left out; no number is below 0, so that `>=0` is any.
std::string comparisonText(const NumberRange& range);

} // namespace arcwright
