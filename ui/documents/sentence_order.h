// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "ui/documents/sentence_filter.h"

namespace arcwright::ui {

/// What is told of each sentence in the list, and what it can be sorted by.
enum class SentenceColumn {
    Text,
    Number, ///< in the treebank, from 1
    State,
    Differences, ///< words that the layer on view has with another head or relation
    Words,
    Id, ///< its sent_id
};

inline constexpr int sentenceColumns = 6;

/// What sentences are sorted by. Equal ones stay in the order of the treebank.
struct SentenceOrder {
    SentenceColumn by = SentenceColumn::Number;
    bool descending = false;

    /// Whether it is that of the treebank.
    bool isOfTreebank() const { return by == SentenceColumn::Number && !descending; }
    friend bool operator==(const SentenceOrder&, const SentenceOrder&) = default;
};

/// What annotators have done to a sentence; all that holds.
struct SentenceState {
    bool unreadable = false;
    bool edited = false; ///< since the file was read
    bool confirmed = false;
    bool remarked = false; ///< something is remarked on it, a word or an arc
};

SentenceState stateOf(const Treebank& treebank, std::size_t index);

/// Collects sentences, and sorts them. Like SentenceMatcher it can be used on any thread.
class SentenceSorter {
public:
    explicit SentenceSorter(const SentenceOrder& order) : m_order(order) { }

    void add(const Treebank& treebank, std::size_t index, const Predictions& predictions);
    /// All that were added. What needs most to be done comes first by state; texts and ids are compared as people do,
    /// numbers in them by their value. O(n log n) comparisons.
    std::vector<std::uint32_t> sorted();

private:
    struct Entry {
        std::uint32_t sentence = 0;
        int number = 0;
        QString text;
    };

    SentenceOrder m_order;
    std::vector<Entry> m_entries;
};

} // namespace arcwright::ui
