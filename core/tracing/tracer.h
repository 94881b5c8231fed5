// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace arcwright {

/// The tracer for decoding without a trace. Decoders are templates over their tracer and ask `Tracer::listens` at
/// compile time, so that no code is left where the answer is no.
struct NullTracer {
    static constexpr bool listens = false;
};

/// How much a listener wants to hear.
enum class TraceDetail {
    Steps, ///< what was done
    Everything, ///< and what was weighed and not done: competing splits, the gains of all moves
};

/// Keeps the steps of one decoding in order, for a player to replay.
template <class Step>
class StepRecorder {
public:
    static constexpr bool listens = true;

    explicit StepRecorder(TraceDetail detail = TraceDetail::Everything) : m_detail(detail) { }

    bool wantsEverything() const { return m_detail == TraceDetail::Everything; }
    void record(Step step) { m_steps.push_back(std::move(step)); }
    const std::vector<Step>& steps() const { return m_steps; }

private:
    TraceDetail m_detail;
    std::vector<Step> m_steps;
};

} // namespace arcwright
