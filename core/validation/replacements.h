// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arcwright {

/// Parts of a text to be replaced.
class Replacements {
public:
    explicit Replacements(std::string_view text) : m_text(text) { }

    /// `part` is a view into the text, of length 0 where something is to be inserted. Parts must not overlap.
    void replace(std::string_view part, std::string with) { m_parts.emplace_back(part, std::move(with)); }
    std::string result() const;

private:
    std::string_view m_text;
    std::vector<std::pair<std::string_view, std::string>> m_parts;
};

} // namespace arcwright
