// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/decoding/arc_lists.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// The dependents of each word of a tree, side by side, nearest first, kept up to date while heads change. A change
/// costs the dependents of two heads. 0 stands for none: the root is nobody's dependent.
class SiblingLinks {
public:
    /// Takes a tree, in which words may have no head. O(n).
    void reset(std::span<const int> heads)
    {
        m_heads.assign(heads.begin(), heads.end());
        m_nearest.assign(2 * heads.size(), 0);
        m_outward.assign(heads.size(), 0);
        const int nodes = static_cast<int>(heads.size());
        // The farthest first, so that each is put in front of its list.
        for (int word = nodes - 1; word > 0; --word) {
            if (m_heads[at(word)] != kNoHead && m_heads[at(word)] < word)
                putFirst(word);
        }
        for (int word = 1; word < nodes; ++word) {
            if (m_heads[at(word)] > word)
                putFirst(word);
        }
    }

    int nodes() const { return static_cast<int>(m_heads.size()); }
    int head(int word) const { return m_heads[at(word)]; }
    const std::vector<int>& heads() const { return m_heads; }
    int nearest(int head, Direction side) const { return m_nearest[list(head, side)]; }
    int outward(int word) const { return m_outward[at(word)]; }

    /// The dependents on either side of where a word stands, or would stand, in a list: two before and two after it.
    struct Neighbours {
        int second = 0; ///< before the one before
        int before = 0;
        int after = 0;
        int next = 0; ///< after the one after
    };
    Neighbours neighbours(int word, int head) const
    {
        const Direction side = directionOf(head, word);
        Neighbours found;
        int other = nearest(head, side);
        while (other != 0 && isNearer(other, word, side)) {
            found.second = found.before;
            found.before = other;
            other = outward(other);
        }
        found.after = other == word ? outward(word) : other;
        found.next = found.after == 0 ? 0 : outward(found.after);
        return found;
    }

    /// Gives a word another head.
    void change(int word, int head)
    {
        link(neighbours(word, this->head(word)).before, word, outward(word));
        m_heads[at(word)] = head;
        const Neighbours found = neighbours(word, head);
        m_outward[at(word)] = found.after;
        link(found.before, word, word);
    }

    /// Calls `visit(dependent)` for all dependents of a head, those on the left first, each side nearest first.
    template <class Visit>
    void forEachDependent(int head, Visit visit) const
    {
        for (const Direction side : {Direction::Left, Direction::Right}) {
            for (int word = nearest(head, side); word != 0; word = outward(word))
                visit(word);
        }
    }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static std::size_t list(int head, Direction side) { return 2 * at(head) + static_cast<std::size_t>(side); }
    static bool isNearer(int one, int other, Direction side)
    {
        return side == Direction::Left ? one > other : one < other;
    }
    void putFirst(int word)
    {
        int& nearest = m_nearest[list(head(word), directionOf(head(word), word))];
        m_outward[at(word)] = nearest;
        nearest = word;
    }
    /// Puts `next` behind `before` in the list that `word` is in.
    void link(int before, int word, int next)
    {
        (before == 0 ? m_nearest[list(head(word), directionOf(head(word), word))] : m_outward[at(before)]) = next;
    }

    std::vector<int> m_heads;
    std::vector<int> m_nearest; ///< by head and side
    std::vector<int> m_outward; ///< by word: the next of its list
};

} // namespace arcwright
