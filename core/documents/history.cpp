// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/history.h"

#include <iterator>

namespace arcwright {

std::vector<Step> History::push(Step step)
{
    for (auto* kept : {&m_saved, &m_onItsWay}) {
        if (*kept && **kept > m_position)
            kept->reset();
    }
    const auto first = m_steps.begin() + static_cast<std::ptrdiff_t>(m_position);
    std::vector<Step> forgotten(std::make_move_iterator(first), std::make_move_iterator(m_steps.end()));
    m_steps.resize(m_position);
    m_steps.push_back(std::move(step));
    ++m_position;
    return forgotten;
}

const Step* History::undo()
{
    return canUndo() ? &m_steps[--m_position] : nullptr;
}

const Step* History::redo()
{
    return canRedo() ? &m_steps[m_position++] : nullptr;
}

void History::trim(std::size_t depth)
{
    if (m_position <= depth)
        return;
    const std::size_t dropped = m_position - depth;
    m_steps.erase(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(dropped));
    m_position -= dropped;
    for (auto* kept : {&m_saved, &m_onItsWay}) {
        if (*kept)
            *kept = **kept >= dropped ? std::optional(**kept - dropped) : std::nullopt;
    }
}

} // namespace arcwright
