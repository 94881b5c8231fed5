// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace arcwright::ui {

/// The rows of a list of sentences: all of them, without a word of memory for each, or a choice, in order.
class SentenceRows {
public:
    /// All of `count` sentences.
    void showAll(std::size_t count);
    /// None yet; sentences are chosen one after the other.
    void showNone();

    bool isChoice() const { return m_isChoice; }
    std::size_t size() const { return m_isChoice ? m_chosen.size() : m_count; }
    /// The sentence of a row.
    std::size_t sentence(std::size_t row) const { return m_isChoice ? m_chosen[row] : row; }
    /// The first row whose sentence is not before `sentence`, size() if there is none. O(log rows).
    std::size_t rowFrom(std::size_t sentence) const;
    /// The row of a sentence, if it has one.
    std::optional<std::size_t> rowOf(std::size_t sentence) const;

    /// Adds rows for sentences after all that are there.
    void append(const std::vector<std::uint32_t>& sentences);
    /// Makes a row at rowFrom(sentence). O(rows), as erase() is.
    void insert(std::size_t sentence);
    void erase(std::size_t row);
    /// Sentences from `first` on have moved by so many places.
    void move(std::size_t first, std::ptrdiff_t by);

private:
    bool m_isChoice = false;
    std::size_t m_count = 0;
    std::vector<std::uint32_t> m_chosen;
};

} // namespace arcwright::ui
