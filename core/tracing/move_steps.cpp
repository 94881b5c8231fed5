// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/move_steps.h"

#include <algorithm>

namespace arcwright {

namespace {

bool before(const Arc& first, const Arc& second)
{
    return first.dependent != second.dependent ? first.dependent < second.dependent : first.head < second.head;
}

} // namespace

double priceOf(const std::vector<MoveStep>& steps)
{
    for (const MoveStep& step : steps) {
        if (const auto* finished = std::get_if<ClimbFinished>(&step))
            return finished->price;
    }
    return 0;
}

std::size_t bytesBeside(const MoveStep& step)
{
    if (const auto* weighed = std::get_if<MovesWeighed>(&step))
        return bytesOf(weighed->options);
    if (const auto* started = std::get_if<ClimbStarted>(&step))
        return bytesOf(started->arcs);
    const auto* kept = std::get_if<BestKept>(&step);
    return kept ? bytesOf(kept->arcs) : 0;
}

void ClimbState::add(int head, int dependent)
{
    const Arc arc{head, dependent, {}};
    m_arcs.insert(std::lower_bound(m_arcs.begin(), m_arcs.end(), arc, before), arc);
}

void ClimbState::remove(int head, int dependent)
{
    const Arc arc{head, dependent, {}};
    const auto place = std::lower_bound(m_arcs.begin(), m_arcs.end(), arc, before);
    if (place != m_arcs.end() && *place == arc)
        m_arcs.erase(place);
}

void ClimbState::apply(const MoveStep& step)
{
    if (const auto* made = std::get_if<MoveMade>(&step)) {
        const Move& move = made->move;
        if (move.oldHead != kNoHead)
            remove(move.oldHead, move.dependent);
        add(move.newHead, move.dependent);
        if (move.kind == MoveKind::ChangeRoot) {
            remove(kRoot, move.oldRoot);
            add(move.oldRootHead, move.oldRoot);
        }
        m_past.push_back({{}, m_score});
        m_score = made->score;
    } else if (const auto* started = std::get_if<ClimbStarted>(&step)) {
        m_past.push_back({std::move(m_arcs), m_score});
        m_arcs = started->arcs;
        m_score = started->score;
    } else if (const auto* kept = std::get_if<BestKept>(&step)) {
        m_past.push_back({std::move(m_arcs), m_score});
        m_arcs = kept->arcs;
        m_score = kept->score;
    }
}

void ClimbState::revert(const MoveStep& step)
{
    if (const auto* made = std::get_if<MoveMade>(&step)) {
        const Move& move = made->move;
        remove(move.newHead, move.dependent);
        if (move.oldHead != kNoHead)
            add(move.oldHead, move.dependent);
        if (move.kind == MoveKind::ChangeRoot) {
            remove(move.oldRootHead, move.oldRoot);
            add(kRoot, move.oldRoot);
        }
        m_score = m_past.back().score;
        m_past.pop_back();
    } else if (std::holds_alternative<ClimbStarted>(step) || std::holds_alternative<BestKept>(step)) {
        m_arcs = std::move(m_past.back().arcs);
        m_score = m_past.back().score;
        m_past.pop_back();
    }
}

std::vector<Arc> arcsOfHeads(const std::vector<int>& heads)
{
    std::vector<Arc> arcs;
    for (std::size_t word = 1; word < heads.size(); ++word) {
        if (heads[word] != kNoHead)
            arcs.push_back({heads[word], static_cast<int>(word), {}});
    }
    return arcs;
}

std::vector<int> headsOfArcs(const std::vector<Arc>& arcs, int words)
{
    std::vector<int> heads(static_cast<std::size_t>(words) + 1, kNoHead);
    for (const Arc& arc : arcs)
        heads[static_cast<std::size_t>(arc.dependent)] = arc.head;
    return heads;
}

} // namespace arcwright
