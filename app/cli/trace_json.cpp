// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace_json.h"

#include <type_traits>

#include <nlohmann/json.hpp>

#include "core/decoding/climb_start.h"
#include "core/tracing/chart_record.h"

namespace arcwright::cli {

const char* const traceSchema
    = "JSON: one object a line. The first is {sentence, id, decoder, words: [form], steps}, the last {tree: [{word, "
      "head, relation}], further: [{word, head, relation}]}, further parents only with multi; between them one a step, "
      "{step, kind, ...}, from 1. Nodes are word ids, 0 the root; scores "
      "are null for minus infinity.\n"
      "eisner, eisner2, eisner-span: item {item, score, split, splits: [{at, score, first, second, first_score, "
      "second_score, arc, sibling, inside}]}, an item finished by its best split, whose score is the sum of the last "
      "five: the two parts and, only where an arc is made, the arc, its pair with the sibling before it (or its being "
      "the first on its side) and what its ends found inside it; traced {item, split, head, dependent}, the way back, "
      "head and dependent only where it takes an arc; "
      "finished {found, score, reason, words}, the last two where there is no tree. An item is {kind, left, right}, "
      "its kind sibling, incomplete right, incomplete left, "
      "complete right, complete left or tree.\n"
      "cle: greedy {node, arc}; cycle {cycle: [node]}; contracted {node, cycle, entering: [arc]}; expanded {node, "
      "entering, opened, dropped}; settled {head, dependent}; finished {found, score}. An arc is {head, dependent, "
      "score}, its score less what breaking up cycles costs; nodes beyond the words are contracted cycles.\n"
      "hill, multi, restarts: started {arcs: [{head, dependent}], score, drawn}, drawn true where the tree was drawn "
      "at random by restarts; weighed {options: [{move, gain, verdict, too_dear}]}, too_dear true where a move gains, "
      "but not more than the price; moved {move, gain, score}, of restarts with shares, what of the gain comes from "
      "{arcs, siblings, grandparents, tri_siblings, whole_tree}; finished {end, score, price}, end local best, move "
      "limit or no start, price what each move had to gain more than, with reason and words where no tree was found; "
      "kept {arcs, score}, the best of "
      "all climbs of restarts. A move is {kind, dependent, "
      "old_head, new_head} of kind change head, add parent (old_head is null), or change root with old_root and "
      "old_root_head too. Verdicts: "
      "possible, already there, forbidden arc, makes cycle, breaks root, pinned, forbidden pair.\n"
      "Parsers of bunsetsu, whose words and nodes are bunsetsu: tournament has game {dependent, near, far, margin, "
      "winner}, the farther candidate winning above 0; sr, cc: judged {dependent, candidate, margin, attaches}; cc "
      "also "
      "pass {left: [node]}; relpref: candidates {dependent, candidates: [{head, score}]}; all: settled {head, "
      "dependent, forced}, forced where there was no choice, and finished {found}. bunsetsu-cle and bunsetsu-eisner "
      "have the steps of cle and eisner.\n"
      "inside-outside: inside {item, log_sum, ways: [{first, second, share}]}, log_sum the logarithm of the sum over "
      "all "
      "ways to build the item; outside {item, log_sum, probability, uses: [{whole, share}]}, of all ways to go on from "
      "it, and the share of the trees that have it; marginals {log_partition, arcs: [{head, dependent, probability}]}; "
      "drawn {arcs, probability}, a tree drawn by its probability. matrix-tree: weights {arcs: [{head, dependent, "
      "log_weight}]}; laplacian {rows: [[number]]}, of words, from 1; determinant {log_partition}; marginals; drawn. "
      "k-best: item {item, derivations: [{score, first, second, first_rank, second_rank}]}, best first, ranks from 1; "
      "tree {rank, score, arcs}. All three: finished {found, reason, words} where there is no tree; the last object "
      "has "
      "the best tree. arc-standard, arc-eager, swap: transition {transition, head, word, scores: {transition: score}}, "
      "head null where it makes no arc; rest {arcs}, what is attached at the end.\n"
      "The reason why there is no tree: no head, unreachable (from the root, both with words), one root, crossing, "
      "pairs (of siblings, with words if it is theirs wherever they hang), projective pairs, or unfound: there may be "
      "one.\n"
      "splits, weighed, ways and uses are there with --detail everything only.";

namespace {

using nlohmann::json;

const char* nameOf(ChartItemKind kind)
{
    switch (kind) {
    case ChartItemKind::Sibling:
        return "sibling";
    case ChartItemKind::IncompleteRight:
        return "incomplete right";
    case ChartItemKind::IncompleteLeft:
        return "incomplete left";
    case ChartItemKind::CompleteRight:
        return "complete right";
    case ChartItemKind::CompleteLeft:
        return "complete left";
    case ChartItemKind::Tree:
        return "tree";
    }
    return "";
}

const char* nameOf(MoveKind kind)
{
    switch (kind) {
    case MoveKind::ChangeHead:
        return "change head";
    case MoveKind::AddParent:
        return "add parent";
    case MoveKind::ChangeRoot:
        return "change root";
    }
    return "";
}

const char* nameOf(MoveVerdict verdict)
{
    switch (verdict) {
    case MoveVerdict::Possible:
        return "possible";
    case MoveVerdict::AlreadyThere:
        return "already there";
    case MoveVerdict::ForbiddenArc:
        return "forbidden arc";
    case MoveVerdict::MakesCycle:
        return "makes cycle";
    case MoveVerdict::BreaksRoot:
        return "breaks root";
    case MoveVerdict::Pinned:
        return "pinned";
    case MoveVerdict::ForbiddenPair:
        return "forbidden pair";
    }
    return "";
}

const char* nameOf(MissingTree::Reason reason)
{
    switch (reason) {
    case MissingTree::Reason::NoHead:
        return "no head";
    case MissingTree::Reason::Unreachable:
        return "unreachable";
    case MissingTree::Reason::OneRoot:
        return "one root";
    case MissingTree::Reason::Crossing:
        return "crossing";
    case MissingTree::Reason::Pairs:
        return "pairs";
    case MissingTree::Reason::ProjectivePairs:
        return "projective pairs";
    case MissingTree::Reason::Unfound:
        return "unfound";
    }
    return "";
}

const char* nameOf(ClimbEnd end)
{
    switch (end) {
    case ClimbEnd::LocalBest:
        return "local best";
    case ClimbEnd::MoveLimit:
        return "move limit";
    case ClimbEnd::NoStart:
        return "no start";
    }
    return "";
}

json asJson(const ChartItem& item)
{
    return {{"kind", nameOf(item.kind)}, {"left", item.left}, {"right", item.right}};
}

json asJson(const ItemCompleted& step, const ChartRecord& record)
{
    json object{{"kind", "item"}, {"item", asJson(step.item)}, {"score", step.score}, {"split", step.split}};
    for (const ChartSplit& split : step.splits) {
        json way{{"at", split.at}, {"score", split.score}, {"first", asJson(split.first)},
            {"second", asJson(split.second)}, {"first_score", record.scoreOf(split.first)},
            {"second_score", record.scoreOf(split.second)}};
        if (ItemTraced{step.item, split.at}.hasArc())
            way.update({{"arc", split.arc}, {"sibling", split.sibling}, {"inside", split.inside}});
        object["splits"].push_back(std::move(way));
    }
    return object;
}

json asJson(const ItemTraced& step)
{
    json object{{"kind", "traced"}, {"item", asJson(step.item)}, {"split", step.split}};
    if (step.hasArc())
        object.update({{"head", step.head()}, {"dependent", step.dependent()}});
    return object;
}

json asJson(const ChartFinished& step)
{
    return {{"kind", "finished"}, {"found", step.found}, {"score", step.found ? json(step.score) : json()}};
}

json asJson(const EnteringArc& arc)
{
    return {{"head", arc.head}, {"dependent", arc.dependent}, {"score", arc.score}};
}

json asJson(const GreedyHead& step)
{
    return {{"kind", "greedy"}, {"node", step.node}, {"arc", asJson(step.arc)}};
}

json asJson(const CycleFound& step)
{
    return {{"kind", "cycle"}, {"cycle", step.cycle}};
}

json asJson(const CycleContracted& step)
{
    json entering = json::array();
    for (const EnteringArc& arc : step.entering)
        entering.push_back(asJson(arc));
    return {{"kind", "contracted"}, {"node", step.node}, {"cycle", step.cycle}, {"entering", std::move(entering)}};
}

json asJson(const CycleExpanded& step)
{
    return {{"kind", "expanded"}, {"node", step.node}, {"entering", asJson(step.entering)}, {"opened", step.opened},
        {"dropped", asJson(step.dropped)}};
}

json asJson(const HeadSettled& step)
{
    return {{"kind", "settled"}, {"head", step.head}, {"dependent", step.dependent}};
}

json asJson(const ContractionFinished& step)
{
    return {{"kind", "finished"}, {"found", step.found}, {"score", step.found ? json(step.score) : json()}};
}

json asJson(const std::vector<Arc>& arcs)
{
    json list = json::array();
    for (const Arc& arc : arcs)
        list.push_back({{"head", arc.head}, {"dependent", arc.dependent}});
    return list;
}

json asJson(const Move& move)
{
    json object{{"kind", nameOf(move.kind)}, {"dependent", move.dependent},
        {"old_head", move.oldHead == kNoHead ? json() : json(move.oldHead)}, {"new_head", move.newHead}};
    if (move.kind == MoveKind::ChangeRoot)
        object.update({{"old_root", move.oldRoot}, {"old_root_head", move.oldRootHead}});
    return object;
}

json asJson(const ClimbStarted& step)
{
    return {{"kind", "started"}, {"arcs", asJson(step.arcs)}, {"score", step.score}, {"drawn", step.isDrawn}};
}

json asJson(const MovesWeighed& step, double price)
{
    json options = json::array();
    for (const MoveOption& option : step.options)
        options.push_back({{"move", asJson(option.move)},
            {"gain", option.verdict == MoveVerdict::Possible ? json(option.gain) : json()},
            {"verdict", nameOf(option.verdict)},
            {"too_dear", option.verdict == MoveVerdict::Possible && option.gain > leastGain && option.gain <= price}});
    return {{"kind", "weighed"}, {"options", std::move(options)}};
}

json asJson(const MoveMade& step)
{
    json object{{"kind", "moved"}, {"move", asJson(step.move)}, {"gain", step.gain}, {"score", step.score}};
    if (step.shares)
        object["shares"] = {{"arcs", step.shares->arcs}, {"siblings", step.shares->siblings},
            {"grandparents", step.shares->grandparents}, {"tri_siblings", step.shares->triSiblings},
            {"whole_tree", step.shares->wholeTree}};
    return object;
}

json asJson(const ClimbFinished& step)
{
    return {{"kind", "finished"}, {"end", nameOf(step.end)}, {"score", step.score}, {"price", step.price}};
}

json asJson(const BestKept& step)
{
    return {{"kind", "kept"}, {"arcs", asJson(step.arcs)}, {"score", step.score}};
}

json asJson(const GamePlayed& step)
{
    return {{"kind", "game"}, {"dependent", step.dependent}, {"near", step.near}, {"far", step.far},
        {"margin", step.margin}, {"winner", step.winner()}};
}

json asJson(const PairJudged& step)
{
    return {{"kind", "judged"}, {"dependent", step.dependent}, {"candidate", step.candidate}, {"margin", step.margin},
        {"attaches", step.attaches()}};
}

json asJson(const CandidatesWeighed& step)
{
    json candidates = json::array();
    for (const auto& candidate : step.candidates)
        candidates.push_back({{"head", candidate.head}, {"score", candidate.score}});
    return {{"kind", "candidates"}, {"dependent", step.dependent}, {"candidates", std::move(candidates)}};
}

json asJson(const PassBegun& step)
{
    return {{"kind", "pass"}, {"left", step.left}};
}

json asJson(const BunsetsuAttached& step)
{
    return {{"kind", "settled"}, {"head", step.head}, {"dependent", step.dependent}, {"forced", step.isForced}};
}

json asJson(const BunsetsuFinished& step)
{
    return {{"kind", "finished"}, {"found", step.found}};
}

/// What single steps do not know of the trace that they are in.
struct TraceContext {
    std::optional<ChartRecord> record; ///< of charts
    double price = 0; ///< of moves
};

template <class Kind>
json inContext(const Kind& step, const TraceContext&)
{
    return asJson(step);
}

json inContext(const ItemCompleted& step, const TraceContext& context)
{
    return asJson(step, *context.record);
}

json inContext(const MovesWeighed& step, const TraceContext& context)
{
    return asJson(step, context.price);
}

template <class Step>
std::vector<json> objectsOf(const std::vector<Step>& steps)
{
    TraceContext context;
    if constexpr (std::is_same_v<Step, ChartStep>)
        context.record.emplace(steps);
    else if constexpr (std::is_same_v<Step, MoveStep>)
        context.price = priceOf(steps);
    std::vector<json> objects;
    objects.reserve(steps.size());
    for (const Step& step : steps)
        objects.push_back(std::visit([&](const auto& one) { return inContext(one, context); }, step));
    return objects;
}

} // namespace

std::vector<json> traceJson(const Trace& trace, const std::optional<MissingTree>& missing)
{
    std::vector<json> objects = std::visit([](const auto& steps) { return objectsOf(steps); }, trace);
    for (std::size_t i = 0; i < objects.size(); ++i)
        objects[i]["step"] = i + 1;
    if (missing && !objects.empty())
        objects.back().update(missingJson(*missing));
    return objects;
}

json itemJson(const ChartItem& item)
{
    return asJson(item);
}

json arcsJson(const std::vector<Arc>& arcs)
{
    return asJson(arcs);
}

json missingJson(const MissingTree& missing)
{
    return {{"reason", nameOf(missing.reason)}, {"words", missing.words}};
}

} // namespace arcwright::cli
