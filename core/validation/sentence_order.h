// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace arcwright {

/// A list that can be inserted into and still tells in O(1) which of two members stands earlier: each has a label that
/// grows along the list. Inserting is O(1) but for the rare time when two neighbours' labels leave no room, when all
/// are given anew.
class SentenceOrder {
public:
    /// A member; the numbers of erased ones are given again.
    using Slot = std::uint32_t;
    static constexpr Slot none = 0xFFFFFFFF;

    /// A new member behind `previous`, or before all others if that is none.
    Slot insertAfter(Slot previous);
    void erase(Slot slot);

    Slot first() const { return m_first; }
    Slot last() const { return m_last; }
    Slot next(Slot slot) const { return m_members[slot].next; }
    Slot previous(Slot slot) const { return m_members[slot].previous; }
    bool isEarlier(Slot one, Slot other) const { return m_members[one].label < m_members[other].label; }

private:
    struct Member {
        Slot previous = none;
        Slot next = none;
        std::uint64_t label = 0;
    };

    Slot newMember();
    void relabel();

    std::vector<Member> m_members;
    std::vector<Slot> m_free;
    Slot m_first = none;
    Slot m_last = none;
};

} // namespace arcwright
