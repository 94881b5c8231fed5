// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/hill_climbing.h"

#include <algorithm>

#include "core/decoding/head_changes.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

/// Whether a word lies on the way from a node to the root.
bool dependsOn(const std::vector<int>& heads, int node, int word)
{
    while (node != kRoot && node != word)
        node = heads[static_cast<std::size_t>(node)];
    return node == word;
}

} // namespace

template <class Tracer>
std::optional<ClimbResult> HillClimbing::decode(const SecondOrderScores& scores, RootPolicy root,
    const ClimbSettings& settings, std::vector<int>& heads, Tracer& tracer)
{
    if (m_starter.find(scores, root, settings, heads))
        return climb(scores, root, settings, heads, tracer);
    heads.assign(at(scores.nodes()), kNoHead);
    if constexpr (Tracer::listens)
        tracer.record(ClimbFinished{ClimbEnd::NoStart, CountedScore{1, 0}.value()});
    return std::nullopt;
}

CountedScore HillClimbing::take(const SecondOrderScores& scores, RootPolicy root, const std::vector<int>& heads)
{
    m_scores = &scores;
    m_root = root;
    m_values.reset(scores, root);
    m_current.resize(at(scores.nodes()));
    for (int word = 1; word < scores.nodes(); ++word) {
        const int arc = scores.arcs().find(heads[at(word)], word);
        m_values.put(arc);
        m_current[at(word)] = scores.arcs().inPosition(arc);
    }
    return m_values.update();
}

template <class Tracer>
std::optional<ClimbResult> HillClimbing::climb(const SecondOrderScores& scores, RootPolicy root,
    const ClimbSettings& settings, std::vector<int>& heads, Tracer& tracer)
{
    m_movesRoot = settings.movesRoot;
    CountedScore score = take(scores, root, heads);
    if constexpr (Tracer::listens)
        tracer.record(ClimbStarted{arcsOfHeads(heads), score.value()});
    const int limit = settings.limit(scores.words());
    const CountedScore threshold{0, settings.threshold()};
    ClimbResult result;
    while (!m_stop.stop_requested()) {
        if constexpr (Tracer::listens) {
            if (tracer.wantsEverything())
                tracer.record(MovesWeighed{weighedOptions(heads)});
        }
        const Candidate best = bestMove(heads, threshold);
        if (!(best.gain > threshold))
            break;
        result.limitReached = result.moves == limit;
        if (result.limitReached)
            break;
        make(best.move, heads);
        score = score + best.gain;
        ++result.moves;
        if constexpr (Tracer::listens)
            tracer.record(MoveMade{best.move, best.gain.gain(), score.value()});
    }
    result.score = score.value();
    if constexpr (Tracer::listens)
        tracer.record(ClimbFinished{
            result.limitReached ? ClimbEnd::MoveLimit : ClimbEnd::LocalBest, result.score, settings.price});
    if (score.forbidden == 0)
        return result;
    heads.assign(heads.size(), kNoHead);
    return std::nullopt;
}

template std::optional<ClimbResult> HillClimbing::decode(
    const SecondOrderScores&, RootPolicy, const ClimbSettings&, std::vector<int>&, NullTracer&);
template std::optional<ClimbResult> HillClimbing::decode(
    const SecondOrderScores&, RootPolicy, const ClimbSettings&, std::vector<int>&, MoveRecorder&);
template std::optional<ClimbResult> HillClimbing::climb(
    const SecondOrderScores&, RootPolicy, const ClimbSettings&, std::vector<int>&, NullTracer&);
template std::optional<ClimbResult> HillClimbing::climb(
    const SecondOrderScores&, RootPolicy, const ClimbSettings&, std::vector<int>&, MoveRecorder&);

/// The first move of the greatest gain; none, with the threshold's, if none gains more than that.
HillClimbing::Candidate HillClimbing::bestMove(const std::vector<int>& heads, const CountedScore& threshold) const
{
    const ArcLists& arcs = m_scores->arcs();
    const bool single = m_root == RootPolicy::Single;
    Candidate best{threshold, {}};
    for (int word = 1; word <= arcs.words(); ++word) {
        if (single && heads[at(word)] == kRoot)
            continue;
        const CountedScore own = m_values.value(m_current[at(word)]);
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            const int head = arcs.inHead(position);
            if (!(m_values.value(position) - own > best.gain) || head == heads[at(word)] || (single && head == kRoot)
                || dependsOn(heads, head, word))
                continue;
            best = {m_values.value(position) - own, {MoveKind::ChangeHead, word, heads[at(word)], head}};
        }
    }
    if (single && m_movesRoot)
        weighRootMoves(heads, best);
    return best;
}

/// The gain of making `newRoot` the root and giving the old root the head of an arc at `position` of its list.
CountedScore HillClimbing::rootMoveGain(int newRoot, int oldRoot, int position) const
{
    // The new root's arc from the root is the first of its list.
    const int rootPosition = m_scores->arcs().inBegin(newRoot);
    return (m_values.value(rootPosition) - m_values.value(m_current[at(newRoot)]))
        + (m_values.value(position) - m_values.value(m_current[at(oldRoot)]));
}

void HillClimbing::weighRootMoves(const std::vector<int>& heads, Candidate& best) const
{
    const ArcLists& arcs = m_scores->arcs();
    const auto root = std::find(heads.begin() + 1, heads.end(), kRoot);
    if (root == heads.end())
        return;
    const int oldRoot = static_cast<int>(root - heads.begin());
    const auto inOrder = [](const Move& move) { return std::pair(move.dependent, move.oldRootHead); };
    for (int position = arcs.inBegin(oldRoot); position < arcs.inEnd(oldRoot); ++position) {
        const int head = arcs.inHead(position);
        // The old root may come under whatever is left of the tree below the new one.
        for (int newRoot = head; newRoot != kRoot && newRoot != oldRoot; newRoot = heads[at(newRoot)]) {
            if (arcs.inHead(arcs.inBegin(newRoot)) != kRoot)
                continue;
            const CountedScore gain = rootMoveGain(newRoot, oldRoot, position);
            const Move move{MoveKind::ChangeRoot, newRoot, heads[at(newRoot)], kRoot, oldRoot, head};
            const bool earlier = gain == best.gain && best.move.kind == MoveKind::ChangeRoot && best.move.dependent != 0
                && inOrder(move) < inOrder(best.move);
            if (gain > best.gain || earlier)
                best = {gain, move};
        }
    }
}

void HillClimbing::changeHead(int dependent, int head, std::vector<int>& heads)
{
    const ArcLists& arcs = m_scores->arcs();
    const int oldArc = arcs.inArc(m_current[at(dependent)]);
    const int newArc = arcs.find(head, dependent);
    m_values.take(oldArc);
    m_values.put(newArc);
    m_values.update(oldArc);
    m_values.update(newArc);
    m_current[at(dependent)] = arcs.inPosition(newArc);
    heads[at(dependent)] = head;
}

void HillClimbing::make(const Move& move, std::vector<int>& heads)
{
    changeHead(move.dependent, move.newHead, heads);
    if (move.kind == MoveKind::ChangeRoot)
        changeHead(move.oldRoot, move.oldRootHead, heads);
}

std::vector<MoveOption> HillClimbing::options(
    const SecondOrderScores& scores, RootPolicy root, const std::vector<int>& heads, bool movesRoot)
{
    m_movesRoot = movesRoot;
    take(scores, root, heads);
    return weighedOptions(heads);
}

std::vector<MoveOption> HillClimbing::weighedOptions(const std::vector<int>& heads) const
{
    const ArcLists& arcs = m_scores->arcs();
    std::vector<MoveOption> options = headChanges(arcs, m_root, heads);
    for (MoveOption& option : options) {
        const Move& move = option.move;
        if (option.verdict == MoveVerdict::Possible)
            option = weighed(move,
                m_values.value(arcs.inPosition(arcs.find(move.newHead, move.dependent)))
                    - m_values.value(m_current[at(move.dependent)]));
    }
    const auto root = std::find(heads.begin() + (heads.empty() ? 0 : 1), heads.end(), kRoot);
    const int oldRoot = root == heads.end() ? 0 : static_cast<int>(root - heads.begin());
    if (m_root == RootPolicy::Many || oldRoot == 0 || !m_movesRoot)
        return options;
    for (int word = 1; word <= arcs.words(); ++word) {
        if (word == oldRoot || arcs.find(kRoot, word) == ArcLists::noArc)
            continue;
        for (int position = arcs.inBegin(oldRoot); position < arcs.inEnd(oldRoot); ++position) {
            const int head = arcs.inHead(position);
            if (head == kRoot || !dependsOn(heads, head, word))
                continue;
            options.push_back(weighed({MoveKind::ChangeRoot, word, heads[at(word)], kRoot, oldRoot, head},
                rootMoveGain(word, oldRoot, position)));
        }
    }
    return options;
}

} // namespace arcwright
