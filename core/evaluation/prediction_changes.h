// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>

#include "core/documents/layer.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// The heads, with their relations, that are predicted otherwise than before.
struct PredictionChange {
    std::size_t arcs = 0; ///< units with another head or relation
    std::size_t right = 0; ///< of these, those that are as in gold now
    std::size_t wasRight = 0; ///< those that were
    bool isScored = true; ///< neither model had seen the sentence: only then do the two figures say anything

    friend bool operator==(const PredictionChange&, const PredictionChange&) = default;
};

/// The change from one analysis of a sentence to another one. Without Labels::Compared heads alone are compared. Units
/// of which one of them says nothing do not count, nor do sentences that have other units now. O(units).
PredictionChange changeBetween(const Graph& gold, const Analysis& before, const Analysis& now, Labels labels);

/// The changes of all sentences of a layer, added up as they come.
class PredictionChanges {
public:
    /// The change of a sentence takes the place of what was known of it. O(log sentences).
    void set(SentenceKey key, const PredictionChange& change);

    const std::map<SentenceKey, PredictionChange>& bySentence() const { return m_changes; }
    std::size_t sentences() const { return m_changes.size(); } ///< with any change
    std::size_t arcs() const { return m_arcs; }
    /// Of sentences that neither model had seen.
    const PredictionChange& scored() const { return m_scored; }

private:
    void add(const PredictionChange& change, int sign);

    std::map<SentenceKey, PredictionChange> m_changes; ///< those with a change
    std::size_t m_arcs = 0;
    PredictionChange m_scored;
};

} // namespace arcwright
