// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/sentence_order.h"

#include <limits>

namespace arcwright {

namespace {

constexpr std::uint64_t labelStep = std::uint64_t{1} << 32;

} // namespace

SentenceOrder::Slot SentenceOrder::insertAfter(Slot previous)
{
    const Slot slot = newMember();
    const Slot following = previous == none ? m_first : next(previous);
    m_members[slot].previous = previous;
    m_members[slot].next = following;
    (previous == none ? m_first : m_members[previous].next) = slot;
    (following == none ? m_last : m_members[following].previous) = slot;
    const std::uint64_t low = previous == none ? 0 : m_members[previous].label;
    const std::uint64_t high = following != none                          ? m_members[following].label
        : low < std::numeric_limits<std::uint64_t>::max() - 2 * labelStep ? low + 2 * labelStep
                                                                          : low;
    if (high - low < 2)
        relabel();
    else
        m_members[slot].label = low + (high - low) / 2;
    return slot;
}

void SentenceOrder::erase(Slot slot)
{
    const Member member = m_members[slot];
    (member.previous == none ? m_first : m_members[member.previous].next) = member.next;
    (member.next == none ? m_last : m_members[member.next].previous) = member.previous;
    m_free.push_back(slot);
}

SentenceOrder::Slot SentenceOrder::newMember()
{
    if (m_free.empty()) {
        m_members.emplace_back();
        return static_cast<Slot>(m_members.size() - 1);
    }
    const Slot slot = m_free.back();
    m_free.pop_back();
    m_members[slot] = {};
    return slot;
}

void SentenceOrder::relabel()
{
    std::uint64_t label = 0;
    for (Slot slot = m_first; slot != none; slot = next(slot))
        m_members[slot].label = label += labelStep;
}

} // namespace arcwright
