// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>

#include "core/documents/treebank.h"

namespace arcwright::ui {

/// The sentences that became others while a thread was at work on a treebank, so that its work leaves them out.
class EditedMeanwhile {
public:
    /// The work begins on this treebank.
    void begin(const Treebank& treebank);
    void add(SentenceKey key) { m_edited.insert(key); }
    /// While the work is under way: sentences from `first` (from 0) on were divided, joined, added or removed. One that
    /// is divided, or joined with the next one, keeps its id.
    void addReplaced(const Treebank& now, std::size_t first);
    bool contains(SentenceKey key) const { return m_edited.contains(key); }
    bool isEmpty() const { return m_edited.empty(); }

private:
    Treebank m_told; ///< as it was when sentences were replaced last
    std::set<SentenceKey> m_edited;
};

} // namespace arcwright::ui
