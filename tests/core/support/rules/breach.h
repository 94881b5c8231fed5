// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright::test {

// Structural rules of file formats, checked from the lines of a file alone: written from the format documents and
// sharing no code with core/formats and core/validation, which they judge.

/// A rule that a file does not keep.
struct Breach {
    std::string rule; ///< `tree`, `copies`, ...
    int sentence = -1; ///< its place in the file, from 0; -1 where the rule is one of the file as a whole
    std::string detail;
};

using Breaches = std::vector<Breach>;

/// The sentences that an edit replaced, and the rules that it was told to break.
struct EditedPlace {
    int first = 0;
    int before = 1;
    int after = 1;
    std::set<std::string> mayBreak;
};

/// Breaches that an edit added, in words. In the sentences it replaced, rules that were kept before and are not now,
/// unless the edit was told to break them; a rule that one of them broke may be broken after. Elsewhere, and of the
/// file as a whole, whatever there is more of.
std::vector<std::string> addedBreaches(const Breaches& before, const Breaches& after, const EditedPlace& edited);

/// The lines of a text without their ends, `\n` or `\r\n`.
std::vector<std::string_view> linesOf(std::string_view text);
std::vector<std::string_view> partsOf(std::string_view text, char separator);

/// The number that is all of a text: `-1`, `12`. -1'000'000 if it is none.
int numberOf(std::string_view text);
constexpr int noNumber = -1'000'000;

} // namespace arcwright::test
