// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace arcwright {

/// An arc with its relation by number; ordered by dependent, then head.
struct LabelledArc {
    int dependent = 0;
    int head = 0;
    std::int16_t relation = -1;

    friend auto operator<=>(const LabelledArc&, const LabelledArc&) = default;
};

/// A tree with relations by number; entry 0, the root's, says nothing. A graph is its tree and further arcs.
struct LabelledTree {
    std::vector<int> heads;
    std::vector<std::int16_t> relations;
    std::vector<LabelledArc> further{}; ///< in order
    bool isGraph = false; ///< whether words might have further heads

    /// All arcs, by dependent, then head. Words without a head have none.
    void listArcs(std::vector<LabelledArc>& arcs) const;
    /// The relation of an arc, if it is there.
    std::optional<std::int16_t> relationOf(int head, int dependent) const;
};

} // namespace arcwright
