// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace arcwright::ui {

/// Whether a sentence is among those that Workspace::sentencesChanged() tells of. O(n).
inline bool isAmong(const std::vector<std::size_t>& indices, std::size_t index)
{
    return std::find(indices.begin(), indices.end(), index) != indices.end();
}

} // namespace arcwright::ui
