// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/work_done.h"

#include <algorithm>
#include <map>

namespace arcwright {

namespace {

template <class Step>
std::span<const Step> firstOf(std::span<const Step> all, int steps)
{
    return all.first(std::min(all.size(), static_cast<std::size_t>(std::max(steps, 0))));
}

long long sizeOf(const auto& list)
{
    return static_cast<long long>(list.size());
}

bool makesArc(const ChartItem& item)
{
    return item.kind == ChartItemKind::IncompleteLeft || item.kind == ChartItemKind::IncompleteRight;
}

} // namespace

std::vector<WorkCount> workAfter(std::span<const ChartStep> all, int steps, bool isSecondOrder)
{
    long long items = 0;
    long long splits = 0;
    long long scores = 0;
    for (const ChartStep& step : firstOf(all, steps)) {
        const auto* completed = std::get_if<ItemCompleted>(&step);
        if (completed == nullptr)
            continue;
        ++items;
        splits += sizeOf(completed->splits);
        if (completed->item.kind == ChartItemKind::Tree)
            scores += sizeOf(completed->splits);
        else if (makesArc(completed->item))
            scores += 1 + (isSecondOrder ? sizeOf(completed->splits) : 0);
    }
    return {{WorkKind::Items, items}, {WorkKind::Splits, splits}, {WorkKind::Scores, scores}};
}

std::vector<WorkCount> workAfter(std::span<const ContractionStep> all, int steps, int words)
{
    std::map<ContractedNode, long long> entering; // by cycle that became a node
    long long scores = 0;
    long long cycles = 0;
    for (const ContractionStep& step : firstOf(all, steps)) {
        if (const auto* greedy = std::get_if<GreedyHead>(&step)) {
            const auto cycle = entering.find(greedy->node);
            scores += cycle == entering.end() ? words : cycle->second;
        } else if (std::holds_alternative<CycleFound>(step)) {
            ++cycles;
        } else if (const auto* contracted = std::get_if<CycleContracted>(&step)) {
            entering[contracted->node] = sizeOf(contracted->entering);
            scores += sizeOf(contracted->entering) * sizeOf(contracted->cycle);
        }
    }
    return {{WorkKind::Scores, scores}, {WorkKind::Cycles, cycles}};
}

std::vector<WorkCount> workAfter(std::span<const MoveStep> all, int steps)
{
    const auto areWeighed = [](const MoveStep& step) { return std::holds_alternative<MovesWeighed>(step); };
    const bool hasWeighed = std::any_of(all.begin(), all.end(), areWeighed);
    long long weighed = 0;
    long long scores = 0;
    long long moves = 0;
    long long climbs = 0;
    for (const MoveStep& step : firstOf(all, steps)) {
        if (const auto* options = std::get_if<MovesWeighed>(&step)) {
            weighed += sizeOf(options->options);
            scores += std::count_if(options->options.begin(), options->options.end(),
                [](const MoveOption& option) { return option.verdict == MoveVerdict::Possible; });
        }
        moves += std::holds_alternative<MoveMade>(step) ? 1 : 0;
        climbs += std::holds_alternative<ClimbStarted>(step) ? 1 : 0;
    }
    if (!hasWeighed)
        return {{WorkKind::Climbs, climbs}, {WorkKind::Moves, moves}};
    return {{WorkKind::Moves, moves}, {WorkKind::Weighed, weighed}, {WorkKind::Scores, scores}};
}

std::vector<WorkCount> workAfter(std::span<const BunsetsuStep> all, int steps)
{
    const auto isWeighed = [](const BunsetsuStep& step) { return std::holds_alternative<CandidatesWeighed>(step); };
    const bool hasCandidates = std::any_of(all.begin(), all.end(), isWeighed);
    long long questions = 0;
    long long scores = 0;
    for (const BunsetsuStep& step : firstOf(all, steps)) {
        if (const auto* candidates = std::get_if<CandidatesWeighed>(&step))
            scores += sizeOf(candidates->candidates);
        else if (std::holds_alternative<GamePlayed>(step) || std::holds_alternative<PairJudged>(step))
            ++questions;
    }
    return {hasCandidates ? WorkCount{WorkKind::Scores, scores} : WorkCount{WorkKind::Questions, questions}};
}

} // namespace arcwright
