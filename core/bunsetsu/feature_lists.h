// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arcwright {

/// By feature, the vectors that have it: how many features a question has in common with each of many vectors is
/// counted from the lists of its own features, without a look at the others. Immutable once made.
class FeatureLists {
public:
    /// A thread's counters, one an example.
    using Counts = std::vector<std::uint16_t>;

    FeatureLists() = default;
    /// `featuresOf(number)`: the features of a vector, without repetitions, as a span. O(n log n) in all of them.
    template <class FeaturesOf>
    FeatureLists(std::size_t vectors, FeaturesOf featuresOf);

    /// How many different features the vectors have.
    std::size_t features() const { return m_features.size(); }
    /// By vector, how many of `features` it has; these without repetitions, in any order. O(vectors + all counted).
    void count(std::span<const std::uint32_t> features, Counts& common) const;

private:
    void order();
    /// The index of a feature among all features, or their number if no vector has it.
    std::size_t slotOf(std::uint32_t feature) const;

    std::size_t m_vectors = 0;
    std::vector<std::uint32_t> m_features; ///< all that any vector has, ascending
    std::vector<std::size_t> m_begins; ///< by these, where their vectors begin
    std::vector<std::uint32_t> m_having; ///< numbers of vectors
};

template <class FeaturesOf>
FeatureLists::FeatureLists(std::size_t vectors, FeaturesOf featuresOf) : m_vectors(vectors)
{
    for (std::size_t number = 0; number < vectors; ++number) {
        const std::span<const std::uint32_t> features = featuresOf(number);
        m_features.insert(m_features.end(), features.begin(), features.end());
    }
    order();
    m_begins.assign(m_features.size() + 1, 0);
    for (std::size_t number = 0; number < vectors; ++number) {
        for (const std::uint32_t feature : featuresOf(number))
            ++m_begins[slotOf(feature) + 1];
    }
    for (std::size_t i = 1; i < m_begins.size(); ++i)
        m_begins[i] += m_begins[i - 1];
    m_having.resize(m_begins.back());
    std::vector<std::size_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t number = 0; number < vectors; ++number) {
        for (const std::uint32_t feature : featuresOf(number))
            m_having[next[slotOf(feature)]++] = static_cast<std::uint32_t>(number);
    }
}

} // namespace arcwright
