// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

namespace arcwright {

inline constexpr float forbiddenScore = -std::numeric_limits<float>::infinity();
/// A sum with a forbidden score in it, where sums are of double precision.
inline constexpr double impossible = -std::numeric_limits<double>::infinity();

/// Whether the artificial root may have several dependents.
enum class RootPolicy { Single, Many };

/// s(h, m) for all arcs over the words of a sentence and the root, node 0. Row by row by head; forbidden arcs, and
/// those into the root or from a word to itself, are minus infinity.
class ArcScores {
public:
    ArcScores() = default;
    explicit ArcScores(int words) { reset(words); }

    void reset(int words)
    {
        m_nodes = static_cast<std::size_t>(words) + 1;
        m_scores.assign(m_nodes * m_nodes, forbiddenScore);
    }
    int words() const { return static_cast<int>(m_nodes) - 1; }
    int nodes() const { return static_cast<int>(m_nodes); }
    float& at(int head, int dependent) { return m_scores[index(head, dependent)]; }
    float at(int head, int dependent) const { return m_scores[index(head, dependent)]; }
    std::size_t index(int head, int dependent) const
    {
        return static_cast<std::size_t>(head) * m_nodes + static_cast<std::size_t>(dependent);
    }

private:
    std::size_t m_nodes = 0;
    std::vector<float> m_scores;
};

} // namespace arcwright
