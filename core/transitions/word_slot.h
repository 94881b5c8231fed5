// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace arcwright {

/// The place of a word, or of the root, in lists with an entry a node.
constexpr std::size_t slotOf(int word)
{
    return static_cast<std::size_t>(word);
}

} // namespace arcwright
