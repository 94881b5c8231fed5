// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/bunsetsu/kernel_machine.h"

namespace arcwright {

/// The number that a kernel machine knows a feature by: so many bits of its key that two features hardly share one, and
/// few enough for the integers of libsvm.
constexpr std::uint32_t kernelFeature(std::uint64_t key)
{
    return static_cast<std::uint32_t>(key >> 34);
}

/// Makes a set of what may have repetitions.
inline void sortOut(FeatureIndices& features)
{
    std::sort(features.begin(), features.end());
    features.erase(std::unique(features.begin(), features.end()), features.end());
}

/// Ranks by a kernel machine. Features, without combinations, and machine must outlive it.
class KernelRanker {
public:
    KernelRanker(PhraseFeatures& features, const KernelMachine& machine) : m_features(features), m_machine(machine) { }

    double farMargin(int dependent, int near, int far)
    {
        m_asked.clear();
        m_features.forEachOfGame(
            dependent, near, far, [&](std::uint64_t key) { m_asked.push_back(kernelFeature(key)); });
        return answer();
    }
    double attachMargin(int dependent, int candidate)
    {
        m_asked.clear();
        m_features.forEachOfPair(
            dependent, candidate, [&](std::uint64_t key) { m_asked.push_back(kernelFeature(key)); });
        return answer();
    }
    double preference(int dependent, int candidate) { return attachMargin(dependent, candidate); }
    void settled(int dependent, int head) { m_features.settled(dependent, head); }

private:
    double answer()
    {
        sortOut(m_asked);
        return m_machine.decision(m_asked, m_common);
    }

    PhraseFeatures& m_features;
    const KernelMachine& m_machine;
    FeatureIndices m_asked;
    KernelMachine::Workspace m_common;
};

} // namespace arcwright
