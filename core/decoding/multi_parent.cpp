// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/multi_parent.h"

#include <algorithm>

#include "core/decoding/graph_growth.h"

namespace arcwright {

namespace {

constexpr CountedScore threshold{0, leastGain};

} // namespace

void MultiParent::take(const SecondOrderScores& scores, RootPolicy root, std::span<const Constraint> constraints)
{
    m_scores = &scores;
    m_root = root;
    m_pinned.clear();
    m_isPinned.assign(at(scores.arcs().size()), 0);
    for (const Constraint& constraint : constraints) {
        if (!constraint.isPin())
            continue;
        m_pinned.push_back(scores.arcs().find(constraint.head, constraint.dependent));
        if (m_pinned.back() != ArcLists::noArc)
            m_isPinned[at(m_pinned.back())] = 1;
    }
    m_values.reset(scores, root);
}

/// The best tree of the arcs that leave words with pinned heads no others, and the pinned arcs it lacks.
bool MultiParent::startFromTree(const ClimbSettings& settings)
{
    const ArcLists& arcs = m_scores->arcs();
    bool found = false;
    if (m_pinned.empty()) {
        found = m_starter.find(*m_scores, m_root, settings, m_heads);
    } else {
        std::vector<char> hasPin(at(arcs.nodes()), 0);
        for (const int arc : m_pinned)
            hasPin[at(arcs.dependent(arc))] = 1;
        std::vector<char> kept(at(arcs.size()), 0);
        for (int arc = 0; arc < arcs.size(); ++arc)
            kept[at(arc)] = hasPin[at(arcs.dependent(arc))] == 0 || m_isPinned[at(arc)] != 0 ? 1 : 0;
        found = m_starter.find(restricted(*m_scores, kept), m_root, settings, m_heads);
    }
    if (!found)
        return false;
    for (int word = 1; word <= arcs.words(); ++word)
        m_values.put(arcs.find(m_heads[at(word)], word));
    bool acyclic = true;
    for (const int arc : m_pinned) {
        acyclic = acyclic && (m_values.has(arc) || !descends(arcs.head(arc), arcs.dependent(arc)));
        m_values.put(arc);
    }
    return acyclic;
}

bool MultiParent::findStart(const ClimbSettings& settings, std::vector<Arc>& arcs)
{
    if (std::find(m_pinned.begin(), m_pinned.end(), ArcLists::noArc) != m_pinned.end())
        return false;
    if (!startFromTree(settings)) {
        if (!growGraph(m_scores->arcs(), m_pinned, m_root, m_isThere))
            return false;
        m_values.reset(*m_scores, m_root);
        for (int arc = 0; arc < m_scores->arcs().size(); ++arc) {
            if (m_isThere[at(arc)] != 0)
                m_values.put(arc);
        }
    }
    list(arcs);
    return true;
}

template <class Tracer>
std::optional<ClimbResult> MultiParent::decode(const SecondOrderScores& scores, RootPolicy root,
    const ClimbSettings& settings, std::span<const Constraint> constraints, std::vector<Arc>& arcs, Tracer& tracer)
{
    take(scores, root, constraints);
    if (findStart(settings, arcs))
        return climb(settings, arcs, tracer);
    arcs.clear();
    if constexpr (Tracer::listens)
        tracer.record(ClimbFinished{ClimbEnd::NoStart, CountedScore{1, 0}.value()});
    return std::nullopt;
}

template <class Tracer>
std::optional<ClimbResult> MultiParent::climb(const SecondOrderScores& scores, RootPolicy root,
    const ClimbSettings& settings, std::span<const Constraint> constraints, std::vector<Arc>& arcs, Tracer& tracer)
{
    take(scores, root, constraints);
    put(arcs);
    return climb(settings, arcs, tracer);
}

/// Climbs from the graph that was put together.
template <class Tracer>
std::optional<ClimbResult> MultiParent::climb(const ClimbSettings& settings, std::vector<Arc>& arcs, Tracer& tracer)
{
    CountedScore score = m_values.update();
    if constexpr (Tracer::listens)
        tracer.record(ClimbStarted{arcs, score.value()});
    const int limit = settings.limit(m_scores->words());
    ClimbResult result;
    while (!m_stop.stop_requested()) {
        if constexpr (Tracer::listens) {
            if (tracer.wantsEverything())
                tracer.record(MovesWeighed{weighedOptions()});
        }
        const Candidate best = bestMove();
        if (!(best.gain > threshold))
            break;
        result.limitReached = result.moves == limit;
        if (result.limitReached)
            break;
        make(best.move);
        score = score + best.gain;
        ++result.moves;
        if constexpr (Tracer::listens)
            tracer.record(MoveMade{best.move, best.gain.gain(), score.value()});
    }
    result.score = score.value();
    if constexpr (Tracer::listens)
        tracer.record(ClimbFinished{result.limitReached ? ClimbEnd::MoveLimit : ClimbEnd::LocalBest, result.score});
    list(arcs);
    if (score.forbidden == 0)
        return result;
    arcs.clear();
    return std::nullopt;
}

template std::optional<ClimbResult> MultiParent::decode(const SecondOrderScores&, RootPolicy, const ClimbSettings&,
    std::span<const Constraint>, std::vector<Arc>&, NullTracer&);
template std::optional<ClimbResult> MultiParent::decode(const SecondOrderScores&, RootPolicy, const ClimbSettings&,
    std::span<const Constraint>, std::vector<Arc>&, MoveRecorder&);
template std::optional<ClimbResult> MultiParent::climb(const SecondOrderScores&, RootPolicy, const ClimbSettings&,
    std::span<const Constraint>, std::vector<Arc>&, NullTracer&);
template std::optional<ClimbResult> MultiParent::climb(const SecondOrderScores&, RootPolicy, const ClimbSettings&,
    std::span<const Constraint>, std::vector<Arc>&, MoveRecorder&);

void MultiParent::put(std::span<const Arc> arcs)
{
    for (const Arc& arc : arcs)
        m_values.put(m_scores->arcs().find(arc.head, arc.dependent));
}

void MultiParent::list(std::vector<Arc>& result) const
{
    const ArcLists& arcs = m_scores->arcs();
    result.clear();
    for (int word = 1; word <= arcs.words(); ++word) {
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            if (has(position))
                result.push_back({arcs.inHead(position), word, {}});
        }
    }
}

/// Whether there is a way from `ancestor` down to `node`, which may be the same; not through the arcs into `cutOff`.
bool MultiParent::descends(int node, int ancestor, int cutOff)
{
    const ArcLists& arcs = m_scores->arcs();
    m_isSeen.assign(at(arcs.nodes()), 0);
    m_open.assign(1, node);
    m_isSeen[at(node)] = 1;
    while (!m_open.empty()) {
        const int next = m_open.back();
        m_open.pop_back();
        if (next == ancestor)
            return true;
        for (int position = arcs.inBegin(next); position < arcs.inEnd(next) && next != cutOff; ++position) {
            const int head = arcs.inHead(position);
            if (has(position) && m_isSeen[at(head)] == 0) {
                m_isSeen[at(head)] = 1;
                m_open.push_back(head);
            }
        }
    }
    return false;
}

bool MultiParent::isReplaceable(int position) const
{
    return has(position) && !isPinned(position)
        && (m_root == RootPolicy::Many || m_scores->arcs().inHead(position) != kRoot);
}

/// The best move that brings a new arc in: a change of one of the parents that may be replaced, or an addition.
MultiParent::Candidate MultiParent::bestWith(int position) const
{
    const ArcLists& arcs = m_scores->arcs();
    const int word = arcs.dependent(arcs.inArc(position));
    const CountedScore& own = m_values.value(position);
    Candidate best{threshold, {}};
    for (const int old : m_replaceable) {
        if (own - m_values.value(old) > best.gain)
            best = {own - m_values.value(old), {MoveKind::ChangeHead, word, arcs.inHead(old), arcs.inHead(position)}};
    }
    if (own > best.gain)
        best = {own, {MoveKind::AddParent, word, kNoHead, arcs.inHead(position)}};
    return best;
}

/// The first move of the greatest gain; one that gains nothing if there is none.
MultiParent::Candidate MultiParent::bestMove()
{
    const ArcLists& arcs = m_scores->arcs();
    Candidate best{threshold, {}};
    for (int word = 1; word <= arcs.words(); ++word) {
        m_replaceable.clear();
        CountedScore cheapest; // to give up: a parent, or nothing for an addition
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            if (!isReplaceable(position))
                continue;
            m_replaceable.push_back(position);
            cheapest = cheapest > m_values.value(position) ? m_values.value(position) : cheapest;
        }
        for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
            const int head = arcs.inHead(position);
            if (!(m_values.value(position) - cheapest > best.gain) || has(position)
                || (m_root == RootPolicy::Single && head == kRoot) || descends(head, word))
                continue;
            best = bestWith(position);
        }
    }
    forEachRootMove([&](const CountedScore& gain, const Move& move) {
        if (gain > best.gain && !descends(move.oldRootHead, move.oldRoot, move.dependent))
            best = {gain, move};
    });
    return best;
}

int MultiParent::rootWord() const
{
    for (int word = 1; word <= m_scores->words(); ++word) {
        const int position = m_scores->arcs().inBegin(word);
        if (position < m_scores->arcs().inEnd(word) && m_scores->arcs().inHead(position) == kRoot && has(position))
            return word;
    }
    return kNoHead;
}

/// The position of a word's parent if it has but one that may be replaced.
int MultiParent::onlyParent(int word) const
{
    const ArcLists& arcs = m_scores->arcs();
    int only = kNoHead;
    for (int position = arcs.inBegin(word); position < arcs.inEnd(word); ++position) {
        if (!has(position))
            continue;
        if (only != kNoHead || isPinned(position))
            return kNoHead;
        only = position;
    }
    return only;
}

/// Every compound move, whether or not it makes a cycle.
template <class Visitor>
void MultiParent::forEachRootMove(Visitor visit)
{
    const ArcLists& arcs = m_scores->arcs();
    const int oldRoot = m_root == RootPolicy::Single ? rootWord() : kNoHead;
    if (oldRoot == kNoHead || onlyParent(oldRoot) == kNoHead)
        return;
    for (int word = 1; word <= arcs.words(); ++word) {
        const int parent = onlyParent(word);
        const int rootPosition = arcs.inBegin(word); // the arc from the root comes first
        if (word == oldRoot || parent == kNoHead || arcs.inHead(rootPosition) != kRoot)
            continue;
        const CountedScore up = m_values.value(rootPosition) - m_values.value(parent);
        for (int position = arcs.inBegin(oldRoot); position < arcs.inEnd(oldRoot); ++position) {
            const int head = arcs.inHead(position);
            const CountedScore down = m_values.value(position) - m_values.value(onlyParent(oldRoot));
            if (head != kRoot)
                visit(up + down, Move{MoveKind::ChangeRoot, word, arcs.inHead(parent), kRoot, oldRoot, head});
        }
    }
}

void MultiParent::set(int head, int dependent, bool there)
{
    const int arc = m_scores->arcs().find(head, dependent);
    if (there)
        m_values.put(arc);
    else
        m_values.take(arc);
    m_values.update(arc);
}

void MultiParent::make(const Move& move)
{
    if (move.kind != MoveKind::AddParent)
        set(move.oldHead, move.dependent, false);
    set(move.newHead, move.dependent, true);
    if (move.kind == MoveKind::ChangeRoot) {
        set(kRoot, move.oldRoot, false);
        set(move.oldRootHead, move.oldRoot, true);
    }
}

std::vector<MoveOption> MultiParent::options(const SecondOrderScores& scores, RootPolicy root,
    std::span<const Constraint> constraints, std::span<const Arc> arcs)
{
    take(scores, root, constraints);
    put(arcs);
    m_values.update();
    return weighedOptions();
}

std::vector<MoveOption> MultiParent::weighedOptions()
{
    const ArcLists& arcs = m_scores->arcs();
    std::vector<MoveOption> options;
    const auto refuse = [&](int word, int head, MoveVerdict verdict) {
        options.push_back({{MoveKind::AddParent, word, kNoHead, head}, 0, verdict});
    };
    for (int word = 1; word <= arcs.words(); ++word) {
        for (int head = 0; head <= arcs.words(); ++head) {
            const int arc = arcs.find(head, word);
            if (head == word)
                continue;
            if (arc == ArcLists::noArc) {
                refuse(word, head, MoveVerdict::ForbiddenArc);
            } else if (m_values.has(arc)) {
                refuse(word, head, MoveVerdict::AlreadyThere);
            } else if (descends(head, word)) {
                refuse(word, head, MoveVerdict::MakesCycle);
            } else if (m_root == RootPolicy::Single && head == kRoot) {
                refuse(word, head, MoveVerdict::BreaksRoot);
            } else {
                const CountedScore own = m_values.value(arcs.inPosition(arc));
                for (int old = arcs.inBegin(word); old < arcs.inEnd(word); ++old) {
                    const Move change{MoveKind::ChangeHead, word, arcs.inHead(old), head};
                    if (isReplaceable(old))
                        options.push_back(weighed(change, own - m_values.value(old)));
                    else if (has(old))
                        options.push_back({change, 0, isPinned(old) ? MoveVerdict::Pinned : MoveVerdict::BreaksRoot});
                }
                options.push_back(weighed({MoveKind::AddParent, word, kNoHead, head}, own));
            }
        }
    }
    forEachRootMove([&](const CountedScore& gain, const Move& move) {
        if (!descends(move.oldRootHead, move.oldRoot, move.dependent))
            options.push_back(weighed(move, gain));
    });
    return options;
}

} // namespace arcwright
