// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/head_choices.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arcwright {

ConstrainedHeads::ConstrainedHeads(int bunsetsu, std::span<const Constraint> constraints)
    : m_bunsetsu(bunsetsu)
    , m_allowed(slot(bunsetsu) + 1)
    , m_viable(m_allowed)
    , m_inside(m_allowed)
    , m_ending(m_allowed)
    , m_outsideByFirst(m_allowed)
    , m_outsideByLast(m_allowed)
{
    for (int dependent = 1; dependent < bunsetsu; ++dependent) {
        for (int head = dependent + 1; head <= bunsetsu; ++head)
            m_allowed.set(slot(head), slot(dependent));
    }
    for (const Constraint& constraint : constraints) {
        const bool isLast = constraint.dependent == bunsetsu;
        if (constraint.isPin())
            m_hasAnalysis = m_hasAnalysis && isLast == (constraint.head == kRoot);
        else
            m_hasAnalysis = m_hasAnalysis && !(isLast && constraint.head == kRoot);
        if (constraint.isPin())
            allowOnly(constraint.dependent, constraint.head);
        else if (constraint.head > constraint.dependent)
            m_allowed.unset(slot(constraint.head), slot(constraint.dependent));
    }
    if (m_hasAnalysis)
        findViable();
}

bool ConstrainedHeads::mustTake(int dependent, int head) const
{
    for (int other = dependent + 1; other <= m_bunsetsu; ++other) {
        if (canTake(dependent, other) != (other == head))
            return false;
    }
    return true;
}

void ConstrainedHeads::settle(int dependent, int head)
{
    assert(canTake(dependent, head));
    if (mustTake(dependent, head))
        return;
    allowOnly(dependent, head);
    findViable();
}

void ConstrainedHeads::reject(int dependent, int head)
{
    assert(!mustTake(dependent, head));
    if (!canTake(dependent, head))
        return;
    m_allowed.unset(slot(head), slot(dependent));
    findViable();
}

void ConstrainedHeads::allowOnly(int dependent, int head)
{
    for (int other = dependent + 1; other <= m_bunsetsu; ++other) {
        if (other != head)
            m_allowed.unset(slot(other), slot(dependent));
    }
}

void ConstrainedHeads::findViable()
{
    fillInside();
    m_hasAnalysis = m_bunsetsu > 0 && m_inside.test(1, slot(m_bunsetsu));
    fillOutside();
}

/// A span is its last bunsetsu alone, or a span under a dependent of that, followed by another span that ends there.
void ConstrainedHeads::fillInside()
{
    m_inside.clear();
    m_ending.clear();
    for (int head = 1; head <= m_bunsetsu; ++head) {
        m_inside.set(slot(head), slot(head));
        const auto ending = m_ending.row(slot(head));
        for (int first = head - 1; first >= 1; --first) {
            if (m_allowed.test(slot(head), slot(first)) && m_inside.test(slot(first) + 1, slot(head)))
                m_ending.set(slot(head), slot(first));
            const auto spans = std::as_const(m_inside).row(slot(first));
            bool isPossible = false;
            for (std::size_t word = BitSquare::wordOf(slot(first)); word <= BitSquare::wordOf(slot(head)); ++word)
                isPossible = isPossible || (spans[word] & ending[word]) != 0;
            if (isPossible)
                m_inside.set(slot(first), slot(head));
        }
    }
}

void ConstrainedHeads::fillOutside()
{
    m_viable.clear();
    m_outsideByFirst.clear();
    m_outsideByLast.clear();
    if (!m_hasAnalysis)
        return;
    m_outsideByFirst.set(1, slot(m_bunsetsu));
    for (int length = m_bunsetsu; length >= 2; --length) {
        for (int first = 1; first + length - 1 <= m_bunsetsu; ++first) {
            const int head = first + length - 1;
            if (m_outsideByFirst.test(slot(first), slot(head)) || m_outsideByLast.test(slot(head), slot(first) - 1))
                divide(slot(first), slot(head));
        }
    }
}

/// Marks all arcs and parts that a span which is in an analysis can be made of.
void ConstrainedHeads::divide(std::size_t first, std::size_t head)
{
    const auto spans = std::as_const(m_inside).row(first);
    const auto ending = std::as_const(m_ending).row(head);
    const auto viable = m_viable.row(head);
    const auto left = m_outsideByFirst.row(first);
    const auto right = m_outsideByLast.row(head);
    for (std::size_t word = BitSquare::wordOf(first); word <= BitSquare::wordOf(head); ++word) {
        const BitSquare::Word dependents = spans[word] & ending[word];
        viable[word] |= dependents;
        left[word] |= dependents;
        right[word] |= dependents;
    }
}

} // namespace arcwright
