// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/part_scores.h"

#include "core/base/random.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

/// A whole number from `least` to `most`.
float draw(Random& random, int least, int most)
{
    return static_cast<float>(least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1))));
}

} // namespace

PartScores partScoresOf(const ArcScores& arcs, RootPolicy root)
{
    PartScores scores;
    scores.arcs = arcs;
    scores.secondOrder.reset(arcs);
    scores.root = root;
    return scores;
}

PartScores randomPartScores(int words, std::uint64_t seed, RootPolicy root, int least)
{
    constexpr int range = 20;
    constexpr int mostOfPair = 5;
    Random random(seed);
    ArcScores arcs(words);
    for (int head = kRoot; head <= words; ++head) {
        for (int dependent = 1; dependent <= words; ++dependent) {
            if (head != dependent)
                arcs.at(head, dependent) = draw(random, least, least + range);
        }
    }
    PartScores scores = partScoresOf(arcs, root);
    for (int arc = 0; arc < scores.secondOrder.arcs().size(); ++arc) {
        for (float& cell : scores.secondOrder.siblings(arc))
            cell = draw(random, -mostOfPair, mostOfPair);
    }
    return scores;
}

} // namespace arcwright
