// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/feature_vector.h"

#include <algorithm>

namespace arcwright {

void FeatureVector::consolidate()
{
    std::sort(m_entries.begin(), m_entries.end(),
        [](const Entry& first, const Entry& second) { return first.index < second.index; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_entries.size();) {
        Entry merged = m_entries[i];
        for (++i; i < m_entries.size() && m_entries[i].index == merged.index; ++i)
            merged.count += m_entries[i].count;
        if (merged.count != 0)
            m_entries[kept++] = merged;
    }
    m_entries.resize(kept);
}

double FeatureVector::dot(const Weights& weights) const
{
    double sum = 0;
    for (const Entry& entry : m_entries)
        sum += static_cast<double>(entry.count) * weights.values()[entry.index];
    return sum;
}

double FeatureVector::squaredNorm() const
{
    double sum = 0;
    for (const Entry& entry : m_entries)
        sum += static_cast<double>(entry.count) * entry.count;
    return sum;
}

} // namespace arcwright
