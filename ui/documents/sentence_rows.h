// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace arcwright::ui {

/// The rows of a list of sentences: all of them, without a word of memory for each, or a choice, in the order of the
/// treebank or sorted otherwise.
class SentenceRows {
public:
    /// All of `count` sentences.
    void showAll(std::size_t count);
    /// None yet; sentences are chosen one after the other.
    void showNone();

    /// These, in this order, each once. O(sentences).
    void showSorted(std::vector<std::uint32_t> sentences);

    bool isChoice() const { return m_isChoice; }
    std::size_t size() const { return m_isChoice ? m_chosen.size() : m_count; }
    /// The sentence of a row.
    std::size_t sentence(std::size_t row) const { return m_isChoice ? m_chosen[row] : row; }
    /// Where a sentence that has no row gets one: the first row whose sentence is not before it, after all others where
    /// they are sorted otherwise. O(log rows).
    std::size_t rowFrom(std::size_t sentence) const;
    /// The row of a sentence, if it has one.
    std::optional<std::size_t> rowOf(std::size_t sentence) const;
    /// The row after (+1) or before (-1) that of a sentence, or after or before where it would be. Nothing at the end.
    std::optional<std::size_t> rowBeside(std::size_t sentence, int by) const;

    /// Adds rows for sentences after all that are there.
    void append(const std::vector<std::uint32_t>& sentences);
    /// Makes a row at rowFrom(sentence). O(rows), as erase() and move() are.
    void insert(std::size_t sentence);
    void erase(std::size_t row);
    /// Sentences from `first` on have moved by so many places.
    void move(std::size_t first, std::ptrdiff_t by);

private:
    void countRows();

    bool m_isChoice = false;
    bool m_isSorted = false; ///< otherwise than the treebank
    std::size_t m_count = 0;
    std::vector<std::uint32_t> m_chosen;
    std::unordered_map<std::uint32_t, std::uint32_t> m_rowOf; ///< by sentence, where they are sorted otherwise
};

} // namespace arcwright::ui
