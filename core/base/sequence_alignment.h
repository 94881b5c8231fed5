// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace arcwright {

/// Elements of two sequences that are the same, as indices: in order, each in one pair at most.
using AlignedPairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// Says of no elements that they are the same: alignedPairs() then weighs all of them.
struct NothingIsSame {
    bool operator()(std::size_t, std::size_t) const { return false; }
};

/// The pairs, in order, whose likeness adds up to the most, of two sequences of `before` and `after` elements.
/// `likeness(i, j)` is how much speaks for element i of the one being j of the other: an integer, 0 where they are not.
/// With 1 for equal ones, the pairs are a longest common subsequence. Among several best alignments, that is taken in
/// which elements are paired as early as they can be, and those of the first sequence are left out first.
///
/// Elements for which `areSame(i, j)` holds are paired where they stand at both beginnings or both ends, whatever lies
/// between; that is faster, and where elements repeat it may be another of the best alignments. If what is left takes
/// more than `mostCells` comparisons, none of it is paired. O(n) for the same ends, O(nm) time and memory between.
template <class Likeness, class Same = NothingIsSame>
AlignedPairs alignedPairs(std::size_t before, std::size_t after, const Likeness& likeness, const Same& areSame = {},
    std::size_t mostCells = std::numeric_limits<std::size_t>::max())
{
    AlignedPairs pairs;
    std::size_t begin = 0;
    for (; begin < std::min(before, after) && areSame(begin, begin); ++begin)
        pairs.emplace_back(begin, begin);
    AlignedPairs ends; // from the last one
    for (; before > begin && after > begin && areSame(before - 1, after - 1); --before, --after)
        ends.emplace_back(before - 1, after - 1);

    const std::size_t rows = before - begin;
    const std::size_t columns = after - begin;
    if (rows > 0 && columns > 0 && rows <= mostCells / columns) {
        std::vector<std::uint32_t> best((rows + 1) * (columns + 1), 0); // of the elements from i and from j on
        const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t& { return best[i * (columns + 1) + j]; };
        const auto weight
            = [&](std::size_t i, std::size_t j) { return static_cast<std::uint32_t>(likeness(begin + i, begin + j)); };
        for (std::size_t i = rows; i-- > 0;) {
            for (std::size_t j = columns; j-- > 0;) {
                const std::uint32_t alike = weight(i, j);
                at(i, j) = std::max({at(i + 1, j), at(i, j + 1), alike > 0 ? alike + at(i + 1, j + 1) : 0});
            }
        }
        for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
            const std::uint32_t alike = weight(i, j);
            if (alike > 0 && at(i, j) == alike + at(i + 1, j + 1)) {
                pairs.emplace_back(begin + i, begin + j);
                ++i, ++j;
            } else if (at(i, j) == at(i + 1, j)) {
                ++i;
            } else {
                ++j;
            }
        }
    }
    pairs.insert(pairs.end(), ends.rbegin(), ends.rend());
    return pairs;
}

/// The index in `before` of each element of `after`, -1 for a new one, where `after` is an edited version of `before`:
/// as many equal elements as keep their order, and between them, where as many went as came, the changed ones. O(n) if
/// the two differ in a few places, O(nm) for what lies between the first and the last difference; if that is too much,
/// changed elements alone.
std::vector<int> alignedVersions(const std::vector<std::string>& before, const std::vector<std::string>& after);

} // namespace arcwright
