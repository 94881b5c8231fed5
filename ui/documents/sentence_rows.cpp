// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_rows.h"

#include <algorithm>
#include <cassert>

namespace arcwright::ui {

void SentenceRows::showAll(std::size_t count)
{
    m_isChoice = false;
    m_count = count;
    m_chosen = {};
}

void SentenceRows::showNone()
{
    m_isChoice = true;
    m_chosen.clear();
}

std::size_t SentenceRows::rowFrom(std::size_t sentence) const
{
    if (!m_isChoice)
        return std::min(sentence, m_count);
    return static_cast<std::size_t>(std::lower_bound(m_chosen.begin(), m_chosen.end(), sentence) - m_chosen.begin());
}

std::optional<std::size_t> SentenceRows::rowOf(std::size_t sentence) const
{
    const std::size_t row = rowFrom(sentence);
    return row < size() && this->sentence(row) == sentence ? std::optional(row) : std::nullopt;
}

void SentenceRows::append(const std::vector<std::uint32_t>& sentences)
{
    assert(m_isChoice && (m_chosen.empty() || sentences.empty() || m_chosen.back() < sentences.front()));
    m_chosen.insert(m_chosen.end(), sentences.begin(), sentences.end());
}

void SentenceRows::insert(std::size_t sentence)
{
    assert(m_isChoice && !rowOf(sentence));
    m_chosen.insert(
        m_chosen.begin() + static_cast<std::ptrdiff_t>(rowFrom(sentence)), static_cast<std::uint32_t>(sentence));
}

void SentenceRows::erase(std::size_t row)
{
    assert(m_isChoice);
    m_chosen.erase(m_chosen.begin() + static_cast<std::ptrdiff_t>(row));
}

void SentenceRows::move(std::size_t first, std::ptrdiff_t by)
{
    assert(m_isChoice);
    for (std::size_t row = rowFrom(first); row < m_chosen.size(); ++row)
        m_chosen[row] = static_cast<std::uint32_t>(static_cast<std::ptrdiff_t>(m_chosen[row]) + by);
}

} // namespace arcwright::ui
