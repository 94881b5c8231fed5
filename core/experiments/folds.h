// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/model/train.h"

namespace arcwright {

/// How sentences are divided so that each is predicted by a model trained on the others: predictions on training data
/// that are honest.
struct FoldSettings {
    unsigned folds = 5; ///< fewer where there are fewer different sentences
    std::size_t first = 0; ///< the sentence whose prediction is wanted before all others
    unsigned threads = 1; ///< folds trained at the same time
};

/// Sentences divided into folds: different ones take turns in joining them, copies of one are in the same.
class Folds {
public:
    /// The sentences must outlive this. O(sentences).
    Folds(const Sentences& sentences, const FoldSettings& settings);

    std::size_t count() const { return m_folds; }
    /// The fold of the sentence that is wanted first.
    std::size_t first() const;
    /// The sentences of all other folds, in their order.
    Sentences others(std::size_t fold) const;
    /// The sentences of a fold that could be read, by index, in the order in which they are wanted: from the first
    /// wanted one on, and then those before it.
    std::vector<std::size_t> heldOut(std::size_t fold) const;

    const Sentences& sentences() const { return m_sentences; }

private:
    const Sentences& m_sentences;
    std::vector<std::size_t> m_groups; ///< by sentence
    std::size_t m_first;
    std::size_t m_folds;
};

} // namespace arcwright
