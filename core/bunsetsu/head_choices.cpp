// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/head_choices.h"

#include <algorithm>
#include <cassert>

namespace arcwright {

ConstrainedHeads::ConstrainedHeads(int bunsetsu, std::span<const Constraint> constraints)
    : m_bunsetsu(bunsetsu)
    , m_side(static_cast<std::size_t>(bunsetsu) + 1)
    , m_allowed(m_side * m_side, 0)
    , m_viable(m_allowed)
    , m_inside(m_allowed)
    , m_outside(m_allowed)
{
    for (int dependent = 1; dependent < bunsetsu; ++dependent) {
        for (int head = dependent + 1; head <= bunsetsu; ++head)
            m_allowed[index(dependent, head)] = 1;
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
            m_allowed[index(constraint.dependent, constraint.head)] = 0;
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
    m_allowed[index(dependent, head)] = 0;
    findViable();
}

void ConstrainedHeads::allowOnly(int dependent, int head)
{
    for (int other = dependent + 1; other <= m_bunsetsu; ++other) {
        if (other != head)
            m_allowed[index(dependent, other)] = 0;
    }
}

void ConstrainedHeads::findViable()
{
    fillInside();
    m_hasAnalysis = m_bunsetsu > 0 && m_inside[index(1, m_bunsetsu)] != 0;
    fillOutside();
}

/// A span descends from its last bunsetsu if it is that one alone, or a span under a dependent of it followed by one
/// that descends from it.
void ConstrainedHeads::fillInside()
{
    for (int head = 1; head <= m_bunsetsu; ++head) {
        m_inside[index(head, head)] = 1;
        for (int first = head - 1; first >= 1; --first) {
            bool possible = false;
            for (int dependent = first; dependent < head && !possible; ++dependent)
                possible = m_inside[index(first, dependent)] && m_allowed[index(dependent, head)]
                    && m_inside[index(dependent + 1, head)];
            m_inside[index(first, head)] = possible ? 1 : 0;
        }
    }
}

void ConstrainedHeads::fillOutside()
{
    std::fill(m_viable.begin(), m_viable.end(), std::uint8_t{0});
    std::fill(m_outside.begin(), m_outside.end(), std::uint8_t{0});
    if (!m_hasAnalysis)
        return;
    m_outside[index(1, m_bunsetsu)] = 1;
    for (int length = m_bunsetsu; length >= 2; --length) {
        for (int first = 1; first + length - 1 <= m_bunsetsu; ++first) {
            const int head = first + length - 1;
            if (!m_outside[index(first, head)])
                continue;
            for (int dependent = first; dependent < head; ++dependent) {
                if (!m_inside[index(first, dependent)] || !m_allowed[index(dependent, head)]
                    || !m_inside[index(dependent + 1, head)])
                    continue;
                m_viable[index(dependent, head)] = 1;
                m_outside[index(first, dependent)] = 1;
                m_outside[index(dependent + 1, head)] = 1;
            }
        }
    }
}

} // namespace arcwright
