// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "core/tracing/tracer.h"
#include "core/treebank/graph.h"

namespace arcwright {

// The steps of parsers of Japanese bunsetsu, one kind of question each. Bunsetsu count from 1; dependents stand left of
// their heads.

/// Tournament: two candidates played for one dependent.
struct GamePlayed {
    int dependent = 0;
    int near = 0;
    int far = 0;
    double margin = 0; ///< of the farther candidate: above 0 it wins

    int winner() const { return margin > 0 ? far : near; }
};

/// Shift-reduce and cascaded chunking: whether a bunsetsu depends on another was judged by itself.
struct PairJudged {
    int dependent = 0;
    int candidate = 0;
    double margin = 0; ///< above 0 it does

    bool attaches() const { return margin > 0; }
};

/// Relative preference: all candidates of a dependent were scored.
struct CandidatesWeighed {
    struct Candidate {
        int head = 0;
        double score = 0; ///< the logarithm of what its probability is proportional to
    };
    int dependent = 0;
    std::vector<Candidate> candidates; ///< from left to right
};

/// Cascaded chunking: a pass over the bunsetsu that are left begins.
struct PassBegun {
    std::vector<int> left;
};

/// A dependent got its head.
struct BunsetsuAttached {
    int dependent = 0;
    int head = 0;
    bool isForced = false; ///< nothing was asked: there was one candidate only
};

/// The last step; without an analysis, what was pinned and forbidden leaves none.
struct BunsetsuFinished {
    bool found = false;
};

using BunsetsuStep
    = std::variant<GamePlayed, PairJudged, CandidatesWeighed, PassBegun, BunsetsuAttached, BunsetsuFinished>;

/// The bytes that a step has beside its own; see StepRecorder.
std::size_t bytesBeside(const BunsetsuStep& step);

using BunsetsuRecorder = StepRecorder<BunsetsuStep>;

/// The state of a parse after some of its steps.
class BunsetsuState {
public:
    explicit BunsetsuState(int bunsetsu) : m_heads(static_cast<std::size_t>(bunsetsu) + 1, kNoHead) { }

    /// Steps are applied in their order and taken back in the opposite one.
    void apply(const BunsetsuStep& step);
    void revert(const BunsetsuStep& step);

    const std::vector<int>& heads() const { return m_heads; }

    friend bool operator==(const BunsetsuState&, const BunsetsuState&) = default;

private:
    std::vector<int> m_heads;
};

} // namespace arcwright
