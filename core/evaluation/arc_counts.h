// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/treebank/graph.h"

namespace arcwright {

/// How many of how many; as a percentage, 0 of 0 is 0. Divided first, as the UD tools do: the last bit can decide how a
/// figure is rounded.
constexpr double percentage(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0.0 : 100.0 * (static_cast<double>(part) / static_cast<double>(whole));
}

/// Precision, recall and their harmonic mean, of arcs or whatever else both sides have a number of.
struct ArcCounts {
    std::size_t gold = 0;
    std::size_t predicted = 0;
    std::size_t right = 0;

    double precision() const { return percentage(right, predicted); }
    double recall() const { return percentage(right, gold); }
    double f() const { return percentage(2 * right, gold + predicted); }

    /// Counts two lists of arcs; an arc is right with head, dependent and relation. It counts once, however often one
    /// side has it. O(n log n).
    void add(std::vector<Arc> goldArcs, std::vector<Arc> predictedArcs);

    ArcCounts& operator+=(const ArcCounts& other);
    friend bool operator==(const ArcCounts&, const ArcCounts&) = default;
};

} // namespace arcwright
