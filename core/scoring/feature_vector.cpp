// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/feature_vector.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>

namespace arcwright {

namespace {

using Entry = FeatureVector::Entry;

/// By the digits of the indices, the last first: O(entries) for each digit that the largest index has. Thousands of
/// entries are sorted for every sentence that is learnt from.
void sortByIndex(std::vector<Entry>& entries)
{
    constexpr std::size_t few = 256;
    constexpr int bits = 12;
    constexpr std::size_t digits = std::size_t{1} << bits;
    if (entries.size() < few) {
        std::sort(entries.begin(), entries.end(),
            [](const Entry& first, const Entry& second) { return first.index < second.index; });
        return;
    }
    std::size_t used = 0; // the bits of all indices
    for (const Entry& entry : entries)
        used |= entry.index;
    std::vector<Entry> sorted(entries.size());
    std::array<std::uint32_t, digits> places{};
    for (int shift = 0; shift < std::numeric_limits<std::size_t>::digits && (used >> shift) != 0; shift += bits) {
        const auto digit = [shift](const Entry& entry) { return (entry.index >> shift) & (digits - 1); };
        places.fill(0);
        for (const Entry& entry : entries)
            ++places[digit(entry)];
        std::uint32_t place = 0;
        for (std::uint32_t& count : places)
            place += std::exchange(count, place);
        for (const Entry& entry : entries)
            sorted[places[digit(entry)]++] = entry;
        entries.swap(sorted);
    }
}

} // namespace

void FeatureVector::consolidate()
{
    sortByIndex(m_entries);
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
