// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arcwright {

/// A square of bits, whole rows of which are joined and compared 64 bits at a time.
class BitSquare {
public:
    using Word = std::uint64_t;

    /// All bits are 0.
    explicit BitSquare(std::size_t side)
        : m_wordsOfRow((side + bitsOfWord - 1) / bitsOfWord), m_words(side * m_wordsOfRow, 0)
    {
    }

    bool test(std::size_t row, std::size_t column) const
    {
        return (m_words[row * m_wordsOfRow + column / bitsOfWord] >> (column % bitsOfWord) & 1U) != 0;
    }
    void set(std::size_t row, std::size_t column)
    {
        m_words[row * m_wordsOfRow + column / bitsOfWord] |= Word{1} << (column % bitsOfWord);
    }
    void unset(std::size_t row, std::size_t column)
    {
        m_words[row * m_wordsOfRow + column / bitsOfWord] &= ~(Word{1} << (column % bitsOfWord));
    }
    void clear() { std::fill(m_words.begin(), m_words.end(), Word{0}); }

    std::span<const Word> row(std::size_t number) const
    {
        return std::span(m_words).subspan(number * m_wordsOfRow, m_wordsOfRow);
    }
    std::span<Word> row(std::size_t number) { return std::span(m_words).subspan(number * m_wordsOfRow, m_wordsOfRow); }

    /// The word of its row in which a column has its bit.
    static constexpr std::size_t wordOf(std::size_t column) { return column / bitsOfWord; }

private:
    static constexpr std::size_t bitsOfWord = 64;

    std::size_t m_wordsOfRow;
    std::vector<Word> m_words;
};

} // namespace arcwright
