// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// A way to parse from left to right by transitions between configurations: arc-standard and arc-eager (Nivre 2008,
/// Computational Linguistics 34(4), sections 4.1 and 4.2), and arc-standard with swapping, which finds crossing arcs
/// (Nivre 2009, ACL).
enum class TransitionSystem : unsigned char { ArcStandard, ArcEager, Swap };

enum class Transition : unsigned char { Shift, LeftArc, RightArc, Reduce, Swap };
inline constexpr std::size_t kTransitionCount = 5;

/// What there is to know of a system.
struct TransitionSystemRow {
    TransitionSystem system;
    std::string_view name;
    std::span<const Transition> transitions;
    bool findsCrossingArcs;
};

inline constexpr std::array kArcStandardTransitions{Transition::Shift, Transition::LeftArc, Transition::RightArc};
inline constexpr std::array kArcEagerTransitions{
    Transition::Shift, Transition::LeftArc, Transition::RightArc, Transition::Reduce};
inline constexpr std::array kSwapTransitions{
    Transition::Shift, Transition::LeftArc, Transition::RightArc, Transition::Swap};

inline constexpr std::array transitionSystemTable{
    TransitionSystemRow{TransitionSystem::ArcStandard, "arc-standard", kArcStandardTransitions, false},
    TransitionSystemRow{TransitionSystem::ArcEager, "arc-eager", kArcEagerTransitions, false},
    TransitionSystemRow{TransitionSystem::Swap, "swap", kSwapTransitions, true},
};

constexpr const TransitionSystemRow& rowOf(TransitionSystem system)
{
    return transitionSystemTable[static_cast<std::size_t>(system)];
}

/// A transition as it was taken.
struct TransitionTaken {
    Transition transition = Transition::Shift;
    int head = kNoHead; ///< of the arc that it makes; kNoHead where it makes none
    int word = 0; ///< the dependent of the arc; without an arc the word that moves
};

/// The end of an arc-eager parse: words that have no head hang on the root, or on the root's only dependent where it
/// may have one alone. Nivre leaves them to the root.
struct RestAttached {
    std::vector<Arc> arcs; ///< by dependent
};

/// A stack of words with the root at its bottom, a buffer of words still to come, and the arcs made so far.
class Configuration {
public:
    /// Before the first transition: all words in the buffer.
    explicit Configuration(int words);

    /// From the bottom.
    const std::vector<int>& stack() const { return m_stack; }
    /// From the back: the word that comes next is the last.
    const std::vector<int>& buffer() const { return m_buffer; }
    /// As in Graph: by word, kNoHead where a word has none.
    const std::vector<int>& heads() const { return m_heads; }
    int words() const { return static_cast<int>(m_heads.size()) - 1; }

    /// The word on top of the stack, the one `below` places beneath it; kNoHead where the stack is not as high.
    int onStack(std::size_t below = 0) const;
    /// The word that comes next, the one `behind` places after it; kNoHead where the buffer is not as long.
    int inBuffer(std::size_t behind = 0) const;

    /// Steps are applied in their order and taken back in the opposite one.
    void apply(TransitionSystem system, const TransitionTaken& step);
    void revert(TransitionSystem system, const TransitionTaken& step);
    void apply(const RestAttached& step);
    void revert(const RestAttached& step);

    friend bool operator==(const Configuration&, const Configuration&) = default;

private:
    std::vector<int> m_stack{kRoot};
    std::vector<int> m_buffer;
    std::vector<int> m_heads;
};

/// Why a transition cannot be taken.
enum class TransitionObstacle : unsigned char {
    BufferEmpty,
    StackLow, ///< it takes two words, or one and the root, from the stack
    RootAsDependent, ///< the root would get a head, or move
    RootNotYet, ///< the root takes its only dependent when all other words have their heads
    RootTaken, ///< the root has its only dependent
    HasHead, ///< the word has a head already
    HasNoHead, ///< the word must not go before it has a head
    Swapped, ///< the two words have changed places before
    NotOfSystem,
};

/// Nothing where the transition is possible. O(1), where the root may have one dependent in arc-eager O(n).
std::optional<TransitionObstacle> obstacleOf(
    TransitionSystem system, RootPolicy root, const Configuration& configuration, Transition transition);

/// A possible transition with the words that it is about.
TransitionTaken takenOf(TransitionSystem system, const Configuration& configuration, Transition transition);

/// Whether nothing is left to do but, in arc-eager, to attach the rest.
bool isTerminal(TransitionSystem system, const Configuration& configuration);

/// The arcs to words that are left without a head. O(n).
RestAttached restOf(RootPolicy root, const Configuration& configuration);

} // namespace arcwright
