// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/decoding/arc_scores.h"

namespace arcwright {

enum class Direction { Left, Right };

inline Direction directionOf(int head, int dependent)
{
    return dependent < head ? Direction::Left : Direction::Right;
}

/// The arcs of a sentence that are not forbidden, as lists: for each head and side its dependents, nearest first; for
/// each dependent its heads. Arcs are numbered from 0, list by list (head by head, left before right). What is pruned
/// costs neither time nor memory.
class ArcLists {
public:
    static constexpr int noArc = -1;

    /// Takes every arc whose score is not minus infinity. O(n^2).
    void reset(const ArcScores& scores);

    int words() const { return m_words; }
    int nodes() const { return m_words + 1; }
    int size() const { return m_size; }

    int head(int arc) const { return m_heads[at(arc)]; }
    int dependent(int arc) const { return m_dependents[at(arc)]; }
    float score(int arc) const { return m_scores[at(arc)]; }
    /// The number of the arc, noArc if it is forbidden. O(log n).
    int find(int head, int dependent) const;

    /// The arcs [begin, end) of one head on one side, nearest dependent first.
    int begin(int head, Direction side) const { return m_begins[at(2 * head + static_cast<int>(side))]; }
    int end(int head, Direction side) const { return m_begins[at(2 * head + static_cast<int>(side) + 1)]; }
    /// The first arc of the list that an arc is in.
    int listBegin(int arc) const { return begin(head(arc), directionOf(head(arc), dependent(arc))); }

    /// The positions [inBegin, inEnd) of the arcs into a word, by head; from inMiddle on the head is to the right.
    int inBegin(int dependent) const { return m_inBegins[at(dependent)]; }
    int inMiddle(int dependent) const { return m_inMiddles[at(dependent)]; }
    int inEnd(int dependent) const { return m_inBegins[at(dependent + 1)]; }
    int inArc(int position) const { return m_inArcs[at(position)]; }
    int inHead(int position) const { return m_inHeads[at(position)]; }
    int inPosition(int arc) const { return m_inPositions[at(arc)]; }

    const int* dependents() const { return m_dependents.data(); }
    const int* inHeads() const { return m_inHeads.data(); }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void takeList(const ArcScores& scores, int head, int from, int count, int step);
    void indexByDependent();

    int m_words = 0;
    int m_size = 0;
    std::vector<int> m_heads; ///< by arc, as the next two; with room to spare
    std::vector<int> m_dependents;
    std::vector<float> m_scores;
    std::vector<int> m_begins; ///< by list: 2 * head + side
    std::vector<int> m_inPositions; ///< by arc
    std::vector<int> m_inArcs; ///< by position, as the next
    std::vector<int> m_inHeads;
    std::vector<int> m_inBegins; ///< by dependent, as the next
    std::vector<int> m_inMiddles;
};

} // namespace arcwright
