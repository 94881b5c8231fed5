// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/restarts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/decoding/arc_scores.h"
#include "core/decoding/head_changes.h"

namespace arcwright {

namespace {

/// Climbs take a few passes; a scorer whose gains do not add up must not keep them going for ever.
constexpr int mostPasses = 1000;

const RestartDetour* detourOf(std::span<const RestartDetour> detours, int start)
{
    const auto found
        = std::find_if(detours.begin(), detours.end(), [&](const auto& detour) { return detour.start == start; });
    return found == detours.end() ? nullptr : &*found;
}

MoveOption weighed(const Move& move, double gain)
{
    return {move, gain, gain > impossible ? MoveVerdict::Possible : MoveVerdict::ForbiddenPair};
}

} // namespace

template <class Tracer>
std::optional<RestartResult> Restarts::decode(const ArcLists& arcs, TreeScorer& scorer, RootPolicy root,
    const RestartSettings& settings, std::span<const int> first, std::vector<int>& heads, Tracer& tracer,
    std::span<const RestartDetour> detours)
{
    m_arcs = &arcs;
    m_scorer = &scorer;
    m_root = root;
    m_moves = 0;
    RestartResult result{impossible, 0, 0};
    heads.assign(at(arcs.nodes()), kNoHead);
    Random random(settings.seed);
    if (m_sampler.prepare(arcs, root, settings.temperature)) {
        int lastDetour = 0;
        for (const RestartDetour& detour : detours)
            lastDetour = std::max(lastDetour, detour.start);
        for (int inVain = 0; result.starts < lastDetour || goesOn(settings, result.starts, inVain); ++inVain) {
            const bool isDrawn = ++result.starts > 1 || first.empty();
            if (isDrawn)
                m_sampler.sample(random, m_heads);
            else
                m_heads.assign(first.begin(), first.end());
            const RestartDetour* detour = detourOf(detours, result.starts);
            if (detour != nullptr)
                m_heads = detour->heads;
            climb(isDrawn && detour == nullptr, tracer);
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
    std::span<const int>, std::vector<int>&, NullTracer&, std::span<const RestartDetour>);
template std::optional<RestartResult> Restarts::decode(const ArcLists&, TreeScorer&, RootPolicy, const RestartSettings&,
    std::span<const int>, std::vector<int>&, MoveRecorder&, std::span<const RestartDetour>);

bool Restarts::goesOn(const RestartSettings& settings, int starts, int inVain) const
{
    return starts < settings.mostStarts && inVain < settings.patience && !m_stop.stop_requested();
}

/// Climbs from the tree at hand until no move gains.
template <class Tracer>
void Restarts::climb([[maybe_unused]] bool isDrawn, Tracer& tracer)
{
    m_score = m_scorer->start(m_heads);
    if constexpr (Tracer::listens) {
        tracer.record(ClimbStarted{arcsOfHeads(m_heads), m_score, isDrawn});
        m_shares = m_scorer->shares();
    }
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
    if constexpr (Tracer::listens) {
        const std::optional<ScoreShares> shares = m_scorer->shares();
        tracer.record(
            MoveMade{move, gain, m_score, shares && m_shares ? std::optional(*shares - *m_shares) : std::nullopt});
        m_shares = shares;
    }
}

/// Goes through all words once; whether any took another head.
template <class Tracer>
bool Restarts::improveOnce(Tracer& tracer)
{
    if constexpr (Tracer::listens) {
        if (tracer.wantsEverything())
            tracer.record(MovesWeighed{weighedOptions()});
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

int Restarts::rootWord() const
{
    const auto root = std::find(m_heads.begin() + (m_heads.empty() ? 0 : 1), m_heads.end(), kRoot);
    return root == m_heads.end() ? kNoHead : static_cast<int>(root - m_heads.begin());
}

bool Restarts::mayBecomeRoot(int word, int oldRoot) const
{
    return oldRoot != kNoHead && word != oldRoot && m_arcs->find(kRoot, word) != ArcLists::noArc;
}

/// Takes what is left below the new root as candidates for the old one, with what the whole move gains.
void Restarts::scoreRootMoves(int word, int oldRoot)
{
    const int oldHead = m_heads[at(word)];
    m_candidates.assign(1, kRoot);
    m_gains.resize(1);
    m_scorer->gains(word, m_candidates, m_gains);
    const double up = m_gains.front();
    change(word, kRoot);
    m_candidates.clear();
    for (int position = m_arcs->inBegin(oldRoot); position < m_arcs->inEnd(oldRoot); ++position) {
        const int head = m_arcs->inHead(position);
        if (head != kRoot && dependsOn(head, word))
            m_candidates.push_back(head);
    }
    m_gains.resize(m_candidates.size());
    m_scorer->gains(oldRoot, m_candidates, m_gains);
    for (double& gain : m_gains)
        gain += up;
    change(word, oldHead);
}

/// The root move that gains most, if it gains more than `gain`; of no dependent else.
Move Restarts::bestRootMove(double& gain)
{
    Move best;
    const int oldRoot = rootWord();
    for (int word = 1; word <= m_arcs->words() && !m_stop.stop_requested(); ++word) {
        if (!mayBecomeRoot(word, oldRoot))
            continue;
        scoreRootMoves(word, oldRoot);
        for (std::size_t i = 0; i < m_gains.size(); ++i) {
            if (m_gains[i] > gain) {
                gain = m_gains[i];
                best = {MoveKind::ChangeRoot, word, m_heads[at(word)], kRoot, oldRoot, m_candidates[i]};
            }
        }
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

std::vector<MoveOption> Restarts::options(
    const ArcLists& arcs, TreeScorer& scorer, RootPolicy root, const std::vector<int>& heads)
{
    m_arcs = &arcs;
    m_scorer = &scorer;
    m_root = root;
    m_heads = heads;
    m_scorer->start(m_heads);
    return weighedOptions();
}

std::vector<MoveOption> Restarts::weighedOptions()
{
    std::vector<MoveOption> options = headChanges(*m_arcs, m_root, m_heads);
    const std::size_t ofWord = at(m_arcs->words()); // every node but itself
    for (std::size_t begin = 0; begin < options.size(); begin += ofWord)
        weigh(std::span(options).subspan(begin, ofWord));
    const int oldRoot = m_root == RootPolicy::Single ? rootWord() : kNoHead;
    for (int word = 1; word <= m_arcs->words(); ++word) {
        if (!mayBecomeRoot(word, oldRoot))
            continue;
        scoreRootMoves(word, oldRoot);
        for (std::size_t i = 0; i < m_gains.size(); ++i)
            options.push_back(
                weighed({MoveKind::ChangeRoot, word, m_heads[at(word)], kRoot, oldRoot, m_candidates[i]}, m_gains[i]));
    }
    return options;
}

/// Fills in what the changes of one word's head gain, where they are possible.
void Restarts::weigh(std::span<MoveOption> changes)
{
    m_candidates.clear();
    for (const MoveOption& change : changes) {
        if (change.verdict == MoveVerdict::Possible)
            m_candidates.push_back(change.move.newHead);
    }
    m_gains.resize(m_candidates.size());
    if (!m_candidates.empty())
        m_scorer->gains(changes.front().move.dependent, m_candidates, m_gains);
    auto gain = m_gains.begin();
    for (MoveOption& change : changes) {
        if (change.verdict == MoveVerdict::Possible)
            change = weighed(change.move, *gain++);
    }
}

} // namespace arcwright
