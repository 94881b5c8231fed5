// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/sibling_table.h"

namespace arcwright {

bool isPair(const SiblingPair& pair)
{
    const auto [head, sibling, dependent] = pair;
    if (dependent < 1 || head < 0 || sibling < 0 || head == dependent)
        return false;
    if (sibling == 0)
        return true;
    return dependent > head ? sibling > head && sibling < dependent : sibling < head && sibling > dependent;
}

float* siblingScore(SecondOrderScores& scores, const SiblingPair& pair)
{
    const ArcLists& arcs = scores.arcs();
    if (!isPair(pair) || pair.head > arcs.words() || pair.dependent > arcs.words())
        return nullptr;
    const int arc = arcs.find(pair.head, pair.dependent);
    if (arc == ArcLists::noArc)
        return nullptr;
    if (pair.sibling == 0)
        return &scores.siblings(arc)[0];
    const int previous = arcs.find(pair.head, pair.sibling);
    return previous == ArcLists::noArc
        ? nullptr
        : &scores.siblings(arc)[static_cast<std::size_t>(previous - arcs.listBegin(arc)) + 1];
}

void setSiblings(SecondOrderScores& scores, const SiblingTable& table)
{
    for (const auto& [pair, value] : table) {
        if (float* score = siblingScore(scores, pair))
            *score = value;
    }
}

SiblingTable siblingsOf(SecondOrderScores& scores)
{
    SiblingTable table;
    const int words = scores.words();
    for (int head = 0; head <= words; ++head) {
        for (int dependent = 1; dependent <= words; ++dependent) {
            for (int sibling = 0; sibling <= words; ++sibling) {
                const SiblingPair pair{head, sibling, dependent};
                if (const float* score = siblingScore(scores, pair); score != nullptr && *score != 0)
                    table[pair] = *score;
            }
        }
    }
    return table;
}

} // namespace arcwright
