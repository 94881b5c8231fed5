// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/replacements.h"

#include <algorithm>

namespace arcwright {

std::string Replacements::result() const
{
    auto parts = m_parts;
    std::sort(parts.begin(), parts.end(),
        [](const auto& one, const auto& other) { return one.first.data() < other.first.data(); });
    std::string result;
    const char* at = m_text.data();
    for (const auto& [part, with] : parts) {
        result.append(at, part.data());
        result += with;
        at = part.data() + part.size();
    }
    result.append(at, m_text.data() + m_text.size());
    return result;
}

} // namespace arcwright
