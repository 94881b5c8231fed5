// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/documents/document.h"

namespace arcwright::ui {

/// Consecutive sentences of a document that have become others, from the `begin`-th on; neither side is empty, unless
/// nothing has changed.
struct SentenceExchange {
    std::size_t begin = 0;
    std::vector<SentenceId> before;
    std::vector<SentenceId> after;
};

/// The one exchange that makes the sentences of `before` those of `after`, however many edits there were between them:
/// a sentence that is on both sides may be another one by now. O(sentences), without reading any.
SentenceExchange exchangeOf(const Document& before, const Document& after);

} // namespace arcwright::ui
