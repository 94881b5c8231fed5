// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/scoring/weights.h"

namespace arcwright {

/// A sparse vector over the weights: what a tree's features are, or how two trees differ.
class FeatureVector {
public:
    struct Entry {
        std::size_t index;
        float count;
    };

    void clear() { m_entries.clear(); }
    void add(std::size_t index, float count) { m_entries.push_back({index, count}); }

    /// Sorts by index and merges equal ones; features of both trees cancel out. O(entries log entries).
    void consolidate();

    const std::vector<Entry>& entries() const { return m_entries; }
    bool empty() const { return m_entries.empty(); }

    /// The score the weights give it. Counts features as often as they were added.
    double dot(const Weights& weights) const;
    /// ||v||^2. The vector must be consolidated.
    double squaredNorm() const;

private:
    std::vector<Entry> m_entries;
};

} // namespace arcwright
