// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

namespace arcwright::ui {

/// Steps of an algorithm with the state after any of them. `State` has apply(step) and revert(step), as those of
/// core/tracing. Of the states only a few are kept (at most kCheckpoints), so that tens of thousands of steps take
/// little memory; any other is made from the nearest one kept, or from the one at hand, by applying or taking back
/// the steps between: at most steps / kCheckpoints of them. Position k is after the k-th step; 0 is before the first.
/// A copy shares steps and checkpoints, so it costs no more than one state.
template <class State, class Step>
class Replay {
public:
    static constexpr int kCheckpoints = 16;

    Replay(State start, std::vector<Step> steps) : m_tape(recorded(start, std::move(steps))), m_state(std::move(start))
    {
    }

    int size() const { return static_cast<int>(m_tape->steps.size()); }
    int position() const { return m_position; }
    /// Step 1..size().
    const Step& step(int number) const { return m_tape->steps[static_cast<std::size_t>(number) - 1]; }
    const std::vector<Step>& steps() const { return m_tape->steps; }
    const State& state() const { return m_state; }

    /// Positions before the first and after the last are those.
    void goTo(int position)
    {
        position = std::clamp(position, 0, size());
        const int interval = m_tape->interval;
        const int kept = std::min(position / interval, static_cast<int>(m_tape->checkpoints.size()) - 1);
        if (position - kept * interval < std::abs(position - m_position)) {
            m_state = m_tape->checkpoints[static_cast<std::size_t>(kept)];
            m_position = kept * interval;
        }
        while (m_position < position)
            m_state.apply(step(++m_position));
        while (m_position > position)
            m_state.revert(step(m_position--));
    }

private:
    static constexpr int kLeastInterval = 32;

    /// The data that replays share and never change.
    struct Tape {
        std::vector<Step> steps;
        int interval = 1;
        std::vector<State> checkpoints; ///< after 0, interval, 2 interval, ... steps
    };

    static std::shared_ptr<const Tape> recorded(State state, std::vector<Step> steps)
    {
        auto tape = std::make_shared<Tape>();
        tape->steps = std::move(steps);
        const int size = static_cast<int>(tape->steps.size());
        tape->interval = std::max(kLeastInterval, (size + kCheckpoints - 1) / kCheckpoints);
        tape->checkpoints.push_back(state);
        for (int position = 1; position <= size; ++position) {
            state.apply(tape->steps[static_cast<std::size_t>(position) - 1]);
            if (position % tape->interval == 0)
                tape->checkpoints.push_back(state);
        }
        return tape;
    }

    std::shared_ptr<const Tape> m_tape;
    State m_state;
    int m_position = 0;
};

} // namespace arcwright::ui
