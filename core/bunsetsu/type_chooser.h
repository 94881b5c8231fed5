// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/hash.h"
#include "core/bunsetsu/bunsetsu_weights.h"

namespace arcwright {

/// Calls `visit(key)` for each feature of an arc with its type, a number from 0.
template <class Visit>
void forEachTypeKey(const PhraseFeatures& features, int dependent, int head, std::size_t type, Visit visit)
{
    const std::uint64_t salt = mixed(type + 1);
    features.forEachOfType(dependent, head, [&](std::uint64_t key) { visit(key + salt); });
}

/// The most probable type of an arc, by number; of several the most frequent.
inline std::size_t bestType(const PhraseFeatures& features, const BunsetsuWeights& learnt, int dependent, int head)
{
    std::size_t best = 0;
    float bestScore = 0;
    for (std::size_t type = 0; type < learnt.typeNames.size(); ++type) {
        float score = 0;
        forEachTypeKey(features, dependent, head, type, [&](std::uint64_t key) { score += learnt.types.at(key); });
        if (type == 0 || score > bestScore) {
            best = type;
            bestScore = score;
        }
    }
    return best;
}

} // namespace arcwright
