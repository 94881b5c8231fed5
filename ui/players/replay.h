// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace arcwright::ui {

/// Steps of an algorithm with the state after any of them. `State` has apply(step) and revert(step), as those of
/// core/tracing. Of the states only a few are kept (at most kCheckpoints), so that tens of thousands of steps take
/// little memory; any other is made from the nearest one kept, or from the one at hand, by applying or taking back
/// the steps between: at most steps / kCheckpoints of them. Position k is after the k-th step; 0 is before the first.
template <class State, class Step>
class Replay {
public:
    static constexpr int kCheckpoints = 16;

    Replay(State start, std::vector<Step> steps) : m_steps(std::move(steps)), m_state(std::move(start))
    {
        m_interval = std::max(kLeastInterval, (size() + kCheckpoints - 1) / kCheckpoints);
        State state = m_state;
        m_checkpoints.push_back(state);
        for (int position = 1; position <= size(); ++position) {
            state.apply(step(position));
            if (position % m_interval == 0)
                m_checkpoints.push_back(state);
        }
    }

    int size() const { return static_cast<int>(m_steps.size()); }
    int position() const { return m_position; }
    /// Step 1..size().
    const Step& step(int number) const { return m_steps[static_cast<std::size_t>(number) - 1]; }
    const std::vector<Step>& steps() const { return m_steps; }
    const State& state() const { return m_state; }

    /// Positions before the first and after the last are those.
    void goTo(int position)
    {
        position = std::clamp(position, 0, size());
        const int kept = std::min(position / m_interval, static_cast<int>(m_checkpoints.size()) - 1);
        if (position - kept * m_interval < std::abs(position - m_position)) {
            m_state = m_checkpoints[static_cast<std::size_t>(kept)];
            m_position = kept * m_interval;
        }
        while (m_position < position)
            m_state.apply(step(++m_position));
        while (m_position > position)
            m_state.revert(step(m_position--));
    }

private:
    static constexpr int kLeastInterval = 32;

    std::vector<Step> m_steps;
    State m_state;
    int m_position = 0;
    int m_interval = 1;
    std::vector<State> m_checkpoints; ///< after 0, m_interval, 2 m_interval, ... steps
};

} // namespace arcwright::ui
