// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_exchange.h"

#include <algorithm>

namespace arcwright::ui {

SentenceExchange exchangeOf(const Document& before, const Document& after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t front = 0;
    while (front < shorter && before.id(front) == after.id(front))
        ++front;
    if (before.size() == after.size() && front == before.size())
        return {};
    std::size_t back = 0;
    while (back < shorter - front && before.id(before.size() - 1 - back) == after.id(after.size() - 1 - back))
        ++back;
    // The first new id follows the sentence that was divided, the first old one the sentence it was joined to, which
    // keep their ids. At the very beginning one side may be empty: the neighbour that stays goes with it.
    if (front > 0)
        --front;
    else if (back == shorter)
        --back;
    SentenceExchange exchange{front, {}, {}};
    for (std::size_t i = front; i < before.size() - back; ++i)
        exchange.before.push_back(before.id(i));
    for (std::size_t i = front; i < after.size() - back; ++i)
        exchange.after.push_back(after.id(i));
    return exchange;
}

} // namespace arcwright::ui
