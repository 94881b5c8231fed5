// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <new>
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

/// Thrown where the steps of a decoding would take more memory than a trace may have; whoever catches bad_alloc says
/// that there is not enough.
struct TraceTooLarge : std::bad_alloc {
    const char* what() const noexcept override { return "the steps take more memory than a trace may have"; }
};

/// The bytes that one trace may take: a chart of 120 words with all its splits takes a tenth of them.
inline constexpr std::size_t mostTraceBytes = std::size_t{1} << 30;

/// The bytes that the elements of a list take.
template <class Element>
std::size_t bytesOf(const std::vector<Element>& list)
{
    return list.size() * sizeof(Element);
}

/// Keeps the steps of one decoding in order, for a player to replay. `bytesBeside(step)`, which each kind of steps has,
/// are the bytes that a step holds beside its own. record() throws TraceTooLarge above `mostBytes`.
template <class Step>
class StepRecorder {
public:
    static constexpr bool listens = true;

    explicit StepRecorder(TraceDetail detail = TraceDetail::Everything, std::size_t mostBytes = mostTraceBytes)
        : m_detail(detail), m_bytesLeft(mostBytes)
    {
    }

    bool wantsEverything() const { return m_detail == TraceDetail::Everything; }
    void record(Step step)
    {
        const std::size_t bytes = sizeof(Step) + bytesBeside(step);
        if (bytes > m_bytesLeft)
            throw TraceTooLarge();
        m_bytesLeft -= bytes;
        m_steps.push_back(std::move(step));
    }
    const std::vector<Step>& steps() const { return m_steps; }
    /// The steps, which the recorder gives away.
    std::vector<Step> takeSteps() { return std::move(m_steps); }

private:
    TraceDetail m_detail;
    std::size_t m_bytesLeft;
    std::vector<Step> m_steps;
};

} // namespace arcwright
