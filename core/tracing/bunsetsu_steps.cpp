// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/bunsetsu_steps.h"

namespace arcwright {

std::size_t bytesBeside(const BunsetsuStep& step)
{
    if (const auto* weighed = std::get_if<CandidatesWeighed>(&step))
        return bytesOf(weighed->candidates);
    const auto* pass = std::get_if<PassBegun>(&step);
    return pass ? bytesOf(pass->left) : 0;
}

void BunsetsuState::apply(const BunsetsuStep& step)
{
    if (const auto* attached = std::get_if<BunsetsuAttached>(&step))
        m_heads[static_cast<std::size_t>(attached->dependent)] = attached->head;
}

void BunsetsuState::revert(const BunsetsuStep& step)
{
    if (const auto* attached = std::get_if<BunsetsuAttached>(&step))
        m_heads[static_cast<std::size_t>(attached->dependent)] = kNoHead;
}

} // namespace arcwright
