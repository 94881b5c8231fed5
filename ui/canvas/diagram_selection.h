// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>

namespace arcwright::ui {

/// The selected words and arc of a diagram.
struct DiagramSelection {
    int word = 0; ///< 0: none
    int rangeEnd = 0; ///< the other end of words selected together, 0 if there is one word
    int arc = -1; ///< index in Diagram::arcs, -1 for none
    bool armed = false; ///< the next click on another word attaches the selected one

    /// The first and the last of the words selected together; both 0 where there is none.
    std::pair<int, int> words() const { return std::minmax({word, rangeEnd > 0 ? rangeEnd : word}); }
};

} // namespace arcwright::ui
