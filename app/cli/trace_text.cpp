// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <type_traits>

#include "app/cli/trace_words.h"
#include "core/decoding/climb_start.h"
#include "core/tracing/chart_record.h"

namespace arcwright::cli {

namespace {

/// Puts steps into words about one sentence.
class Narrator {
public:
    Narrator(const Sentence& sentence, const std::optional<MissingTree>& missing)
        : m_words(sentence), m_missing(missing)
    {
    }

    template <class Step>
    std::string tell(const std::vector<Step>& steps)
    {
        if constexpr (std::is_same_v<Step, ChartStep>) {
            m_record.emplace(steps);
            m_isSecondOrder = std::any_of(steps.begin(), steps.end(), [](const ChartStep& step) {
                const auto* completed = std::get_if<ItemCompleted>(&step);
                return completed && completed->item.kind == ChartItemKind::Sibling;
            });
        }
        if constexpr (std::is_same_v<Step, MoveStep>)
            m_price = priceOf(steps);
        std::string text;
        std::size_t count = 0;
        for (const Step& step : steps) {
            char place[32];
            std::snprintf(place, sizeof place, "%5zu  ", ++count);
            text += place + std::visit(*this, step) + '\n';
        }
        return text;
    }

    std::string operator()(const ItemCompleted& step) const
    {
        std::string text = item(step.item) + ", score " + number(step.score) + ", split at " + node(step.split);
        for (const ChartSplit& split : step.splits)
            text += "\n        " + std::string(split.at == step.split ? "* " : "  ") + "at " + node(split.at) + ": "
                + item(split.first) + " + " + item(split.second) + ": " + sum(step.item, split);
        return text;
    }
    std::string operator()(const ItemTraced& step) const
    {
        std::string text = "back through " + item(step.item);
        return step.hasArc() ? text + ": takes " + arc(step.head(), step.dependent()) : text;
    }
    std::string operator()(const ChartFinished& step) const { return finished(step.found, step.score); }

    std::string operator()(const GreedyHead& step) const
    {
        return node(step.node) + " takes its best arc: " + entering(step.arc);
    }
    std::string operator()(const CycleFound& step) const { return "cycle: " + nodes(step.cycle); }
    std::string operator()(const CycleContracted& step) const
    {
        std::string text = "the cycle becomes " + node(step.node);
        for (const EnteringArc& one : step.entering)
            text += "\n        " + entering(one);
        return text;
    }
    std::string operator()(const CycleExpanded& step) const
    {
        return node(step.node) + " is opened at " + node(step.opened) + " by " + entering(step.entering)
            + "; dropped: " + entering(step.dropped);
    }
    std::string operator()(const HeadSettled& step) const { return "settled: " + arc(step.head, step.dependent); }
    std::string operator()(const ContractionFinished& step) const { return finished(step.found, step.score); }

    std::string operator()(const ClimbStarted& step)
    {
        m_score = step.score;
        return std::string(step.isDrawn ? "starts from a tree that was drawn: " : "starts from ") + arcs(step.arcs)
            + "\n        score " + number(step.score);
    }
    std::string operator()(const MovesWeighed& step) const
    {
        std::vector<MoveOption> possible;
        for (const MoveOption& option : step.options) {
            if (option.verdict == MoveVerdict::Possible)
                possible.push_back(option);
        }
        std::stable_sort(
            possible.begin(), possible.end(), [](const auto& one, const auto& other) { return one.gain > other.gain; });
        std::string text = "weighs " + std::to_string(step.options.size()) + " moves, "
            + std::to_string(possible.size()) + " of them possible; those that gain most:";
        constexpr std::size_t shown = 5;
        for (std::size_t i = 0; i < possible.size() && i < shown; ++i)
            text += "\n        " + move(possible[i].move) + ", " + gain(possible[i].gain)
                + (possible[i].gain > leastGain && possible[i].gain <= m_price
                        ? ", not more than the price of " + number(m_price)
                        : std::string());
        return text;
    }
    std::string operator()(const MoveMade& step)
    {
        const std::string gained = gain(step.gain);
        m_score = step.score;
        return move(step.move) + ", " + gained + ", score " + number(step.score)
            + (step.shares ? shares(*step.shares) : std::string());
    }
    std::string operator()(const ClimbFinished& step) const
    {
        if (!step.found())
            return noTree(
                step.end == ClimbEnd::NoStart ? "there is no tree to start from" : "ends without a tree that may be");
        switch (step.end) {
        case ClimbEnd::LocalBest:
            return "no move gains" + (step.price > 0 ? " more than its price of " + number(step.price) : std::string())
                + ": ends with score " + number(step.score);
        case ClimbEnd::MoveLimit:
            return "no more moves are allowed: ends with score " + number(step.score);
        case ClimbEnd::NoStart:
            break;
        }
        return "there is no tree to start from";
    }
    std::string operator()(const BestKept& step) const
    {
        return "keeps the best: " + arcs(step.arcs) + "\n        score " + number(step.score);
    }

    std::string operator()(const GamePlayed& step) const
    {
        return "for " + node(step.dependent) + ": " + node(step.near) + " against " + node(step.far) + ", "
            + node(step.winner()) + " wins, margin " + number(step.margin);
    }
    std::string operator()(const PairJudged& step) const
    {
        return node(step.dependent) + (step.attaches() ? " depends on " : " does not depend on ") + node(step.candidate)
            + ", margin " + number(step.margin);
    }
    std::string operator()(const CandidatesWeighed& step) const
    {
        std::string text = "heads for " + node(step.dependent) + ':';
        for (const auto& candidate : step.candidates)
            text += "\n        " + node(candidate.head) + ", score " + number(candidate.score);
        return text;
    }
    std::string operator()(const PassBegun& step) const { return "a pass over " + nodes(step.left); }
    std::string operator()(const BunsetsuAttached& step) const
    {
        return "settled: " + arc(step.head, step.dependent) + (step.isForced ? ", without a choice" : "");
    }
    std::string operator()(const BunsetsuFinished& step) const
    {
        return step.found ? "found an analysis" : "there is no analysis";
    }

private:
    static std::string number(double value) { return numberText(value); }
    std::string node(int id) const { return m_words.node(id); }
    std::string nodes(const std::vector<int>& ids) const { return m_words.nodes(ids); }
    std::string arc(int head, int dependent) const { return m_words.arc(head, dependent); }
    std::string arcs(const std::vector<Arc>& all) const { return m_words.arcs(all); }
    std::string item(const ChartItem& one) const { return m_words.item(one); }
    std::string entering(const EnteringArc& one) const
    {
        return arc(one.head, one.dependent) + ", score " + number(one.score);
    }
    static std::string shares(const ScoreShares& gained)
    {
        const std::pair<const char*, double> all[]
            = {{"arcs", gained.arcs}, {"siblings", gained.siblings}, {"heads of heads", gained.grandparents},
                {"three siblings", gained.triSiblings}, {"the whole tree", gained.wholeTree}};
        std::string text;
        for (const auto& [name, value] : all) {
            if (value != 0)
                text += (text.empty() ? "\n        of the gain: " : ", ") + std::string(name) + ' ' + number(value);
        }
        return text;
    }
    std::string move(const Move& one) const
    {
        switch (one.kind) {
        case MoveKind::ChangeHead:
            return node(one.dependent) + " goes from " + node(one.oldHead) + " to " + node(one.newHead);
        case MoveKind::AddParent:
            return node(one.dependent) + " gets the further parent " + node(one.newHead);
        case MoveKind::ChangeRoot:
            return node(one.dependent) + " becomes the root word, " + node(one.oldRoot) + " goes to "
                + node(one.oldRootHead);
        }
        return {};
    }
    std::string finished(bool found, double score) const
    {
        return found ? "found a tree, score " + number(score) : noTree("there is no tree");
    }
    /// All that the score of a split is the sum of.
    std::string sum(const ChartItem& made, const ChartSplit& split) const
    {
        std::string text = number(m_record->scoreOf(split.first)) + " + " + number(m_record->scoreOf(split.second));
        const ItemTraced arc{made, split.at};
        if (arc.hasArc())
            text += " + " + number(split.arc) + " (arc)";
        if (arc.hasArc() && m_isSecondOrder) {
            const int before = siblingBefore(split);
            text += " + " + number(split.sibling)
                + (before == kNoHead ? " (first on its side)"
                                     : " (sibling " + node(before) + ", " + node(arc.dependent()) + ")");
        }
        if (split.inside != 0)
            text += " + " + number(split.inside) + " (found inside)";
        return text + " = " + number(split.score);
    }
    /// Of a graph that may not be, minus infinity is left out of both scores.
    std::string gain(double gained) const
    {
        if (std::isfinite(m_score) || std::isinf(gained))
            return "gain " + number(gained);
        return "gain " + number(gained) + " beside what is forbidden";
    }
    std::string noTree(const std::string& otherwise) const
    {
        return m_missing ? m_words.missing(*m_missing) : otherwise;
    }

    TraceWords m_words;
    const std::optional<MissingTree>& m_missing;
    std::optional<ChartRecord> m_record;
    bool m_isSecondOrder = false;
    double m_price = 0;
    double m_score = 0; ///< of the graph at hand, of climbs
};

} // namespace

std::string traceText(const Trace& trace, const Sentence& sentence, const std::optional<MissingTree>& missing)
{
    return std::visit([&](const auto& steps) { return Narrator(sentence, missing).tell(steps); }, trace);
}

} // namespace arcwright::cli
