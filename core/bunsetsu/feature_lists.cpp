// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/feature_lists.h"

#include <algorithm>

namespace arcwright {

void FeatureLists::order()
{
    std::sort(m_features.begin(), m_features.end());
    m_features.erase(std::unique(m_features.begin(), m_features.end()), m_features.end());
}

std::size_t FeatureLists::slotOf(std::uint32_t feature) const
{
    const auto found = std::lower_bound(m_features.begin(), m_features.end(), feature);
    const bool isKnown = found != m_features.end() && *found == feature;
    return static_cast<std::size_t>((isKnown ? found : m_features.end()) - m_features.begin());
}

void FeatureLists::count(std::span<const std::uint32_t> features, Counts& common) const
{
    common.assign(m_vectors, 0);
    for (const std::uint32_t feature : features) {
        const std::size_t slot = slotOf(feature);
        if (slot == m_features.size())
            continue;
        for (std::size_t at = m_begins[slot]; at < m_begins[slot + 1]; ++at)
            ++common[m_having[at]];
    }
}

} // namespace arcwright
