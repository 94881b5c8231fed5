// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <variant>
#include <vector>

#include "core/tracing/score_shares.h"
#include "core/tracing/tracer.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// The kinds of moves by which hill climbing changes a graph.
enum class MoveKind {
    ChangeHead, ///< one parent of a word is replaced by another
    AddParent, ///< a word gets a further parent
    ChangeRoot, ///< a word becomes the root's only dependent, and the one before it a dependent of another word
};

struct Move {
    MoveKind kind{};
    int dependent = 0;
    int oldHead = kNoHead; ///< the parent that is replaced; kNoHead for an addition
    int newHead = kNoHead;
    int oldRoot = 0; ///< ChangeRoot only: the root word before
    int oldRootHead = kNoHead; ///< ChangeRoot only: what it depends on from now on

    friend bool operator==(const Move&, const Move&) = default;
};

/// Why a move can, or cannot, be made.
enum class MoveVerdict {
    Possible,
    AlreadyThere, ///< the arc is in the graph
    ForbiddenArc, ///< pruned, forbidden, or shut out by what is pinned
    MakesCycle,
    BreaksRoot, ///< another root beside the only one, or no root at all
    Pinned, ///< the parent that would be replaced, or the number of parents, is pinned
    ForbiddenPair, ///< it makes siblings of two arcs that may not be
};

struct MoveOption {
    Move move;
    double gain = 0; ///< meaningless unless possible
    MoveVerdict verdict = MoveVerdict::Possible;
};

/// The graph that climbing starts from. Restarts have several.
struct ClimbStarted {
    std::vector<Arc> arcs; ///< by dependent, then head
    double score = 0; ///< minus infinity where it has forbidden pairs
    bool isDrawn = false; ///< Restarts only: drawn by the scores of arcs, not found by another search
};

/// All moves that were weighed, in the order ties are broken. Only where everything was asked for.
struct MovesWeighed {
    std::vector<MoveOption> options;
};

struct MoveMade {
    Move move;
    double gain = 0;
    double score = 0; ///< after the move
    std::optional<ScoreShares> shares{}; ///< Restarts only: of the gain, where all is finite
};

enum class ClimbEnd { LocalBest, MoveLimit, NoStart };

struct ClimbFinished {
    ClimbEnd end{};
    double score = 0;
    double price = 0; ///< what each move had to gain more than

    /// Whether it ends with a graph that may be.
    bool found() const { return end != ClimbEnd::NoStart && score > -std::numeric_limits<double>::infinity(); }
};

/// Restarts only: the graph that is returned, the best of all climbs.
struct BestKept {
    std::vector<Arc> arcs;
    double score = 0;
};

using MoveStep = std::variant<ClimbStarted, MovesWeighed, MoveMade, ClimbFinished, BestKept>;

/// What moves have to gain more than, as the end of the climb says it; 0 where there is none.
double priceOf(const std::vector<MoveStep>& steps);

/// The bytes that a step has beside its own; see StepRecorder.
std::size_t bytesBeside(const MoveStep& step);

using MoveRecorder = StepRecorder<MoveStep>;

/// The graph at hand after some steps of hill climbing.
class ClimbState {
public:
    /// Steps are applied in their order and taken back in the opposite one.
    void apply(const MoveStep& step);
    void revert(const MoveStep& step);

    /// By dependent, then head.
    const std::vector<Arc>& arcs() const { return m_arcs; }
    double score() const { return m_score; }

    friend bool operator==(const ClimbState&, const ClimbState&) = default;

private:
    struct Past {
        std::vector<Arc> arcs;
        double score = 0;
        friend bool operator==(const Past&, const Past&) = default;
    };
    void add(int head, int dependent);
    void remove(int head, int dependent);

    std::vector<Arc> m_arcs;
    double m_score = 0;
    std::vector<Past> m_past; ///< what starts and the end of restarts replaced
};

/// The arcs of a tree as the steps have them: by dependent; words without a head have none.
std::vector<Arc> arcsOfHeads(const std::vector<int>& heads);
/// The heads of a graph whose words have at most one parent.
std::vector<int> headsOfArcs(const std::vector<Arc>& arcs, int words);

} // namespace arcwright
