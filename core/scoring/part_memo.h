// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/hash.h"

namespace arcwright {

/// Remembers the scores of parts of trees, four nodes each, for as long as a sentence is at hand. A workspace: it keeps
/// its memory when it forgets.
class PartMemo {
public:
    /// Nodes below 2^16 - 1, or -1: none.
    static std::uint64_t keyOf(int first, int second, int third, int fourth)
    {
        const auto bits = [](int node) { return static_cast<std::uint64_t>(static_cast<std::uint16_t>(node)); };
        return bits(first) << 48 | bits(second) << 32 | bits(third) << 16 | bits(fourth);
    }

    void forget()
    {
        ++m_generation;
        m_used = 0;
        if (m_entries.empty())
            m_entries.resize(firstSize);
    }

    /// The score of a part; `find()` gives it where it is not known yet.
    template <class Find>
    float score(std::uint64_t key, Find find)
    {
        Entry& entry = placeOf(key);
        if (entry.generation == m_generation)
            return entry.score;
        const float score = find();
        entry = {key, m_generation, score};
        if (++m_used * 2 > m_entries.size())
            grow();
        return score;
    }

private:
    static constexpr std::size_t firstSize = 1024; ///< a power of two, as all that follow

    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t generation = 0; ///< of another one: the entry is free
        float score = 0;
    };

    Entry& placeOf(std::uint64_t key)
    {
        const std::size_t last = m_entries.size() - 1;
        std::size_t at = mixed(key) & last;
        while (m_entries[at].generation == m_generation && m_entries[at].key != key)
            at = (at + 1) & last;
        return m_entries[at];
    }

    void grow()
    {
        std::vector<Entry> old(m_entries.size() * 2);
        old.swap(m_entries);
        for (const Entry& entry : old) {
            if (entry.generation == m_generation)
                placeOf(entry.key) = entry;
        }
    }

    std::vector<Entry> m_entries;
    std::uint32_t m_generation = 0;
    std::size_t m_used = 0;
};

} // namespace arcwright
