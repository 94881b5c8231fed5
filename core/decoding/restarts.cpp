// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/restarts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace arcwright {

namespace {

constexpr double impossible = -std::numeric_limits<double>::infinity();
/// Climbs take a few passes; a scorer whose gains do not add up must not keep them going for ever.
constexpr int mostPasses = 1000;

} // namespace

template <class Tracer>
std::optional<RestartResult> Restarts::decode(const ArcLists& arcs, TreeScorer& scorer, RootPolicy root,
    const RestartSettings& settings, std::span<const int> first, std::vector<int>& heads, Tracer& tracer)
{
    m_arcs = &arcs;
    m_scorer = &scorer;
    m_root = root;
    m_moves = 0;
    RestartResult result{impossible, 0, 0};
    heads.assign(at(arcs.nodes()), kNoHead);
    Random random(settings.seed);
    if (m_sampler.prepare(arcs, root, settings.temperature)) {
        for (int inVain = 0; goesOn(settings, result.starts, inVain); ++inVain) {
            if (result.starts++ == 0 && !first.empty())
                m_heads.assign(first.begin(), first.end());
            else
                m_sampler.sample(random, m_heads);
            climb(tracer);
            if (m_score > result.score + (result.score == impossible ? 0 : leastGain)) {
                result.score = m_score;
                heads = m_heads;
                inVain = -1;
            }
        }
    }
    result.moves = m_moves;
    if constexpr (Tracer::listens) {
        if (result.score == impossible)
            tracer.record(ClimbFinished{ClimbEnd::NoStart, impossible});
        else
            tracer.record(BestKept{arcsOfHeads(heads), result.score});
    }
    return result.score == impossible ? std::nullopt : std::optional<RestartResult>(result);
}

template std::optional<RestartResult> Restarts::decode(const ArcLists&, TreeScorer&, RootPolicy, const RestartSettings&,
    std::span<const int>, std::vector<int>&, NullTracer&);
template std::optional<RestartResult> Restarts::decode(const ArcLists&, TreeScorer&, RootPolicy, const RestartSettings&,
    std::span<const int>, std::vector<int>&, MoveRecorder&);

bool Restarts::goesOn(const RestartSettings& settings, int starts, int inVain) const
{
    return starts < settings.mostStarts && inVain < settings.patience && !m_stop.stop_requested();
}

/// Climbs from the tree at hand until no move gains.
template <class Tracer>
void Restarts::climb(Tracer& tracer)
{
    m_score = m_scorer->start(m_heads);
    if constexpr (Tracer::listens)
        tracer.record(ClimbStarted{arcsOfHeads(m_heads), m_score});
    int passes = 0;
    while (passes < mostPasses && (improveOnce(tracer) || (m_root == RootPolicy::Single && moveRoot(tracer))))
        ++passes;
    if constexpr (Tracer::listens)
        tracer.record(ClimbFinished{passes == mostPasses ? ClimbEnd::MoveLimit : ClimbEnd::LocalBest, m_score});
}

void Restarts::change(int word, int head)
{
    m_heads[at(word)] = head;
    m_scorer->changed(word, head);
}

template <class Tracer>
void Restarts::reportMade(const Move& move, double gain, [[maybe_unused]] Tracer& tracer)
{
    ++m_moves;
    // Out of what may not be, the score cannot be added up.
    m_score = std::isfinite(m_score) ? m_score + gain : m_scorer->start(m_heads);
    if constexpr (Tracer::listens)
        tracer.record(MoveMade{move, gain, m_score});
}

/// Goes through all words once; whether any took another head.
template <class Tracer>
bool Restarts::improveOnce(Tracer& tracer)
{
    if constexpr (Tracer::listens) {
        if (tracer.wantsEverything())
            reportOptions(tracer);
    }
    bool improved = false;
    sortFromLeaves();
    for (const int word : m_order) {
        if (m_stop.stop_requested())
            return false;
        if (m_root == RootPolicy::Single && m_heads[at(word)] == kRoot)
            continue;
        scoreCandidates(word);
        const auto best = std::max_element(m_gains.begin(), m_gains.end());
        if (best == m_gains.end() || !(*best > leastGain))
            continue;
        const int head = m_candidates[static_cast<std::size_t>(best - m_gains.begin())];
        const Move move{MoveKind::ChangeHead, word, m_heads[at(word)], head};
        const double gain = *best;
        change(word, head);
        reportMade(move, gain, tracer);
        improved = true;
    }
    return improved;
}

template <class Tracer>
bool Restarts::moveRoot(Tracer& tracer)
{
    double gain = leastGain;
    const Move move = bestRootMove(gain);
    if (move.dependent == 0)
        return false;
    change(move.dependent, kRoot);
    change(move.oldRoot, move.oldRootHead);
    reportMade(move, gain, tracer);
    return true;
}

/// The root move that gains most, if it gains more than `gain`; of no dependent else.
Move Restarts::bestRootMove(double& gain)
{
    Move best;
    const auto root = std::find(m_heads.begin() + (m_heads.empty() ? 0 : 1), m_heads.end(), kRoot);
    const int oldRoot = root == m_heads.end() ? kNoHead : static_cast<int>(root - m_heads.begin());
    for (int word = 1; word <= m_arcs->words() && oldRoot != kNoHead && !m_stop.stop_requested(); ++word) {
        if (word == oldRoot || m_arcs->find(kRoot, word) == ArcLists::noArc)
            continue;
        const int oldHead = m_heads[at(word)];
        m_candidates.assign(1, kRoot);
        m_gains.resize(1);
        m_scorer->gains(word, m_candidates, m_gains);
        const double up = m_gains.front();
        change(word, kRoot);
        // What is left below the new root.
        m_candidates.clear();
        for (int position = m_arcs->inBegin(oldRoot); position < m_arcs->inEnd(oldRoot); ++position) {
            const int head = m_arcs->inHead(position);
            if (head != kRoot && dependsOn(head, word))
                m_candidates.push_back(head);
        }
        m_gains.resize(m_candidates.size());
        m_scorer->gains(oldRoot, m_candidates, m_gains);
        for (std::size_t i = 0; i < m_gains.size(); ++i) {
            if (up + m_gains[i] > gain) {
                gain = up + m_gains[i];
                best = {MoveKind::ChangeRoot, word, oldHead, kRoot, oldRoot, m_candidates[i]};
            }
        }
        change(word, oldHead);
    }
    return best;
}

void Restarts::sortFromLeaves()
{
    m_depths.assign(m_heads.size(), -1);
    if (!m_depths.empty())
        m_depths[kRoot] = 0;
    m_order.clear();
    for (int word = 1; word <= m_arcs->words(); ++word) {
        int depth = 0;
        int node = word;
        for (; m_depths[at(node)] < 0; node = m_heads[at(node)])
            ++depth;
        depth += m_depths[at(node)];
        for (node = word; m_depths[at(node)] < 0; node = m_heads[at(node)])
            m_depths[at(node)] = depth--;
        m_order.push_back(word);
    }
    std::sort(m_order.begin(), m_order.end(), [&](int first, int second) {
        return m_depths[at(first)] != m_depths[at(second)] ? m_depths[at(first)] > m_depths[at(second)]
                                                           : first < second;
    });
}

bool Restarts::dependsOn(int node, int word) const
{
    while (node != kRoot && node != word)
        node = m_heads[at(node)];
    return node == word;
}

/// The heads a word may take instead of its own.
void Restarts::collectCandidates(int word)
{
    m_candidates.clear();
    for (int position = m_arcs->inBegin(word); position < m_arcs->inEnd(word); ++position) {
        const int head = m_arcs->inHead(position);
        if (head != m_heads[at(word)] && !(m_root == RootPolicy::Single && head == kRoot) && !dependsOn(head, word))
            m_candidates.push_back(head);
    }
}

void Restarts::scoreCandidates(int word)
{
    collectCandidates(word);
    m_gains.resize(m_candidates.size());
    if (!m_candidates.empty())
        m_scorer->gains(word, m_candidates, m_gains);
}

void Restarts::reportOptions(MoveRecorder& tracer)
{
    MovesWeighed step;
    for (int word = 1; word <= m_arcs->words(); ++word) {
        if (m_root == RootPolicy::Single && m_heads[at(word)] == kRoot)
            continue;
        scoreCandidates(word);
        for (std::size_t i = 0; i < m_candidates.size(); ++i)
            step.options.push_back({{MoveKind::ChangeHead, word, m_heads[at(word)], m_candidates[i]}, m_gains[i],
                m_gains[i] == impossible ? MoveVerdict::ForbiddenPair : MoveVerdict::Possible});
    }
    tracer.record(std::move(step));
}

} // namespace arcwright
