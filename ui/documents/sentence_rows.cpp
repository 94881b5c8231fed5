// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_rows.h"

#include <algorithm>
#include <cassert>

namespace arcwright::ui {

void SentenceRows::showAll(std::size_t count)
{
    m_isChoice = false;
    m_isSorted = false;
    m_count = count;
    m_chosen = {};
    m_rowOf = {};
}

void SentenceRows::showNone()
{
    m_isChoice = true;
    m_isSorted = false;
    m_chosen.clear();
    m_rowOf.clear();
}

void SentenceRows::showSorted(std::vector<std::uint32_t> sentences)
{
    m_isChoice = true;
    m_isSorted = true;
    m_chosen = std::move(sentences);
    countRows();
}

void SentenceRows::countRows()
{
    m_rowOf.clear();
    for (std::size_t row = 0; m_isSorted && row < m_chosen.size(); ++row)
        m_rowOf.emplace(m_chosen[row], static_cast<std::uint32_t>(row));
}

std::size_t SentenceRows::rowFrom(std::size_t sentence) const
{
    if (!m_isChoice)
        return std::min(sentence, m_count);
    if (m_isSorted)
        return m_chosen.size();
    return static_cast<std::size_t>(std::lower_bound(m_chosen.begin(), m_chosen.end(), sentence) - m_chosen.begin());
}

std::optional<std::size_t> SentenceRows::rowOf(std::size_t sentence) const
{
    if (m_isSorted) {
        const auto found = m_rowOf.find(static_cast<std::uint32_t>(sentence));
        return found == m_rowOf.end() ? std::nullopt : std::optional<std::size_t>(found->second);
    }
    const std::size_t row = rowFrom(sentence);
    return row < size() && this->sentence(row) == sentence ? std::optional(row) : std::nullopt;
}

std::optional<std::size_t> SentenceRows::rowBeside(std::size_t sentence, int by) const
{
    const auto own = rowOf(sentence);
    const std::size_t next = own ? *own + 1 : rowFrom(sentence);
    if (by > 0)
        return next < size() ? std::optional(next) : std::nullopt;
    const std::size_t here = own.value_or(next);
    return here > 0 ? std::optional(here - 1) : std::nullopt;
}

void SentenceRows::append(const std::vector<std::uint32_t>& sentences)
{
    assert(m_isChoice && !m_isSorted && (m_chosen.empty() || sentences.empty() || m_chosen.back() < sentences.front()));
    m_chosen.insert(m_chosen.end(), sentences.begin(), sentences.end());
}

void SentenceRows::insert(std::size_t sentence)
{
    assert(m_isChoice && !rowOf(sentence));
    m_chosen.insert(
        m_chosen.begin() + static_cast<std::ptrdiff_t>(rowFrom(sentence)), static_cast<std::uint32_t>(sentence));
    countRows();
}

void SentenceRows::erase(std::size_t row)
{
    assert(m_isChoice);
    m_chosen.erase(m_chosen.begin() + static_cast<std::ptrdiff_t>(row));
    countRows();
}

void SentenceRows::move(std::size_t first, std::ptrdiff_t by)
{
    assert(m_isChoice);
    for (std::uint32_t& sentence : m_chosen) {
        if (sentence >= first)
            sentence = static_cast<std::uint32_t>(static_cast<std::ptrdiff_t>(sentence) + by);
    }
    countRows();
}

} // namespace arcwright::ui
