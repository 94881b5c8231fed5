// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace arcwright {

/// Texts by numbers, 0 for the empty one; for one thread that adds them and any that read.
class TextNumbers {
public:
    TextNumbers() { number(""); }
    TextNumbers(const TextNumbers&) = delete; // whose numbers would be found by texts of the other one
    TextNumbers& operator=(const TextNumbers&) = delete;
    TextNumbers(TextNumbers&&) = default;
    TextNumbers& operator=(TextNumbers&&) = default;
    ~TextNumbers() = default;

    std::uint32_t number(std::string_view text)
    {
        const auto known = m_numbers.find(text);
        if (known != m_numbers.end())
            return known->second;
        const auto next = static_cast<std::uint32_t>(m_texts.size());
        m_numbers.emplace(m_texts.emplace_back(text), next);
        return next;
    }
    std::string_view text(std::uint32_t number) const { return m_texts[number]; }

private:
    std::deque<std::string> m_texts; // never moves what is in it
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
};

} // namespace arcwright
