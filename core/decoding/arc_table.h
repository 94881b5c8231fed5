// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace arcwright {

/// A number for each arc over the words of a sentence and the root, node 0; those of one dependent lie side by side.
class ArcTable {
public:
    void reset(int words, double value)
    {
        m_nodes = static_cast<std::size_t>(words) + 1;
        m_values.assign(m_nodes * m_nodes, value);
    }
    int words() const { return static_cast<int>(m_nodes) - 1; }
    double& at(int head, int dependent) { return m_values[index(head, dependent)]; }
    double at(int head, int dependent) const { return m_values[index(head, dependent)]; }
    /// By head.
    std::span<double> of(int dependent) { return {m_values.data() + index(0, dependent), m_nodes}; }
    std::span<const double> of(int dependent) const { return {m_values.data() + index(0, dependent), m_nodes}; }

private:
    std::size_t index(int head, int dependent) const
    {
        return static_cast<std::size_t>(dependent) * m_nodes + static_cast<std::size_t>(head);
    }

    std::size_t m_nodes = 0;
    std::vector<double> m_values;
};

} // namespace arcwright
