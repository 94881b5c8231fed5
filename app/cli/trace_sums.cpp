// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace_sums.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/cli/trace_json.h"
#include "app/cli/trace_words.h"
#include "core/decoding/decoder.h"
#include "core/decoding/kbest_chart.h"
#include "core/decoding/missing_tree.h"
#include "core/decoding/projective_distribution.h"
#include "core/decoding/tree_distribution.h"
#include "core/teaching/lesson_steps.h"
#include "core/teaching/player_names.h"
#include "core/tracing/move_steps.h"
#include "core/transitions/transition_names.h"
#include "core/transitions/transition_parse.h"

namespace arcwright::cli {

namespace {

using namespace players;
using nlohmann::json;

std::string percent(double share)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f %%", 100 * share);
    return text;
}

/// Collects the steps of one algorithm.
class FurtherNarrator {
public:
    FurtherNarrator(const Sentence& sentence, const PartScores& scores, const FurtherTraceOptions& options)
        : m_words(sentence), m_sentence(sentence), m_scores(scores), m_options(options)
    {
        m_trace.graph = Graph(scores.words());
    }

    void tellProjectiveSums()
    {
        const ProjectiveDistribution trees(m_scores.arcs, m_scores.root, m_options.temperature);
        for (const ChartItem& item : trees.built())
            tellInside(trees, item);
        if (!trees.hasTree())
            return tellNoTree(true);
        for (const ChartItem& item : trees.inTrees())
            tellOutside(trees, item);
        tellMarginals(trees);
        tellDrawn(trees);
    }
    void tellSums()
    {
        const TreeDistribution trees(m_scores.arcs, m_scores.root, m_options.temperature);
        tellWeights(trees.temperature());
        if (!trees.hasTree())
            return tellNoTree(false);
        tellLaplacian(trees);
        add("its determinant, the sum over all trees: e^" + numberText(trees.logPartition()),
            {{"kind", "determinant"}, {"log_partition", trees.logPartition()}});
        tellMarginals(trees);
        tellDrawn(trees);
    }
    void tellBestTrees()
    {
        const KBestChart chart(m_scores.arcs, m_scores.root, m_options.trees);
        for (const ChartItem& item : chart.items().all()) {
            if (!chart.of(item).empty())
                tellDerivations(chart.of(item), item);
        }
        if (chart.trees().empty())
            return tellNoTree(true);
        m_trace.graph.heads = chart.trees().front().heads;
        for (std::size_t i = 0; i < chart.trees().size(); ++i) {
            const ScoredTree& tree = chart.trees()[i];
            const std::vector<Arc> arcs = arcsOfHeads(tree.heads);
            add("tree " + std::to_string(i + 1) + ", score " + numberText(tree.score) + ": " + m_words.arcs(arcs),
                {{"kind", "tree"}, {"rank", i + 1}, {"score", tree.score}, {"arcs", arcsJson(arcs)}});
        }
    }
    void tellTransitions(TransitionSystem system)
    {
        const TransitionSetting setting{system, m_scores.root, m_scores.words()};
        const auto steps
            = parseByTransitions(setting, transitionGuide(m_sentence, m_scores, setting, m_options.isDecidedByTree));
        for (const TransitionStep& step : steps) {
            if (const auto* taken = std::get_if<TransitionTaken>(&step.what))
                tellTransition(*taken, step.scores);
            else if (const auto* rest = std::get_if<RestAttached>(&step.what))
                add("attaches the rest: " + m_words.arcs(rest->arcs),
                    {{"kind", "rest"}, {"arcs", arcsJson(rest->arcs)}});
        }
        m_trace.graph.heads = headsAfter(setting, steps);
    }
    FurtherTrace take() { return std::move(m_trace); }

private:
    bool isWhole() const { return m_options.detail == TraceDetail::Everything; }
    void add(std::string line, json object)
    {
        m_trace.lines.push_back(std::move(line));
        m_trace.objects.push_back(std::move(object));
    }
    std::string parts(const ItemWay& way) const { return m_words.item(way.first) + " + " + m_words.item(way.second); }

    void tellInside(const ProjectiveDistribution& trees, const ChartItem& item)
    {
        const double sum = trees.inside(item);
        std::string line = m_words.item(item) + ", inside: sum e^" + numberText(sum);
        json object{{"kind", "inside"}, {"item", itemJson(item)}, {"log_sum", sum}};
        for (const ItemWay& way : trees.items().ways(item)) {
            const double share = trees.shareOf(item, way);
            if (!isWhole() || share == 0)
                continue;
            line += "\n        " + percent(share) + " of it " + parts(way);
            object["ways"].push_back(
                {{"first", itemJson(way.first)}, {"second", itemJson(way.second)}, {"share", share}});
        }
        add(std::move(line), std::move(object));
    }
    void tellOutside(const ProjectiveDistribution& trees, const ChartItem& item)
    {
        std::string line = m_words.item(item) + ", outside: sum e^" + numberText(trees.outside(item)) + ", in "
            + percent(trees.probabilityOf(item)) + " of the trees";
        json object{{"kind", "outside"}, {"item", itemJson(item)}, {"log_sum", trees.outside(item)},
            {"probability", trees.probabilityOf(item)}};
        for (const ItemUse& use : trees.items().uses(item)) {
            const double share = trees.shareOf(item, use);
            if (!isWhole() || share == 0)
                continue;
            line += "\n        " + percent(share) + " of it in " + m_words.item(use.whole);
            object["uses"].push_back({{"whole", itemJson(use.whole)}, {"share", share}});
        }
        add(std::move(line), std::move(object));
    }
    void tellWeights(double temperature)
    {
        std::string line = "weights, e to the score";
        if (temperature != 1)
            line += " by " + numberText(temperature);
        json arcs = json::array();
        for (int dependent = 1; dependent < m_scores.arcs.nodes(); ++dependent) {
            for (int head = 0; head < m_scores.arcs.nodes(); ++head) {
                if (m_scores.arcs.at(head, dependent) == forbiddenScore)
                    continue;
                const double weight = static_cast<double>(m_scores.arcs.at(head, dependent)) / temperature;
                line += "\n        " + m_words.arc(head, dependent) + ": e^" + numberText(weight);
                arcs.push_back({{"head", head}, {"dependent", dependent}, {"log_weight", weight}});
            }
        }
        add(std::move(line), {{"kind", "weights"}, {"arcs", std::move(arcs)}});
    }
    void tellLaplacian(const TreeDistribution& trees)
    {
        std::string line = "the Laplacian";
        json rows = json::array();
        for (int row = 1; row <= m_scores.words(); ++row) {
            line += "\n       ";
            json numbers = json::array();
            for (int column = 1; column <= m_scores.words(); ++column) {
                line += ' ' + numberText(trees.laplacian(row, column));
                numbers.push_back(trees.laplacian(row, column));
            }
            rows.push_back(std::move(numbers));
        }
        add(std::move(line), {{"kind", "laplacian"}, {"rows", std::move(rows)}});
    }
    template <class Trees>
    void tellMarginals(const Trees& trees)
    {
        std::string line = "how likely each arc is";
        json arcs = json::array();
        for (int dependent = 1; dependent <= m_scores.words(); ++dependent) {
            for (int head = 0; head <= m_scores.words(); ++head) {
                if (head == dependent || m_scores.arcs.at(head, dependent) == forbiddenScore)
                    continue;
                const double probability = trees.marginals().at(head, dependent);
                line += "\n        " + m_words.arc(head, dependent) + ": " + percent(probability);
                arcs.push_back({{"head", head}, {"dependent", dependent}, {"probability", probability}});
            }
        }
        add(std::move(line),
            {{"kind", "marginals"}, {"log_partition", trees.logPartition()}, {"arcs", std::move(arcs)}});
    }
    template <class Trees>
    void tellDrawn(const Trees& trees)
    {
        m_trace.graph.heads = trees.best(1).front().heads;
        for (const std::vector<int>& heads : trees.draw(static_cast<std::size_t>(m_options.draws), m_options.seed)) {
            const std::vector<Arc> arcs = arcsOfHeads(heads);
            const double probability = trees.probabilityOf(heads);
            add("drawn, probability " + percent(probability) + ": " + m_words.arcs(arcs),
                {{"kind", "drawn"}, {"arcs", arcsJson(arcs)}, {"probability", probability}});
        }
    }
    void tellDerivations(const std::vector<RankedDerivation>& derivations, const ChartItem& item)
    {
        std::string line = m_words.item(item) + ", its best derivations:";
        json list = json::array();
        for (const RankedDerivation& one : derivations) {
            line += "\n        score " + numberText(one.score) + ": " + part(one.way.first, one.first) + " + "
                + part(one.way.second, one.second);
            list.push_back({{"score", one.score}, {"first", itemJson(one.way.first)},
                {"second", itemJson(one.way.second)}, {"first_rank", one.first + 1}, {"second_rank", one.second + 1}});
        }
        add(std::move(line), {{"kind", "item"}, {"item", itemJson(item)}, {"derivations", std::move(list)}});
    }
    std::string part(const ChartItem& item, int rank) const
    {
        return m_words.item(item) + (rank > 0 ? " (number " + std::to_string(rank + 1) + ')' : std::string());
    }
    void tellTransition(const TransitionTaken& taken, const std::optional<TransitionScores>& scores)
    {
        std::string line = transitionNames[static_cast<std::size_t>(taken.transition)];
        line += ": " + (taken.head == kNoHead ? m_words.node(taken.word) : m_words.arc(taken.head, taken.word));
        json object{{"kind", "transition"}, {"transition", transitionNames[static_cast<std::size_t>(taken.transition)]},
            {"head", taken.head == kNoHead ? json() : json(taken.head)}, {"word", taken.word},
            {"scores", json::object()}};
        const char* before = " (";
        for (std::size_t one = 0; scores && one < kTransitionCount; ++one) {
            if (!std::isfinite((*scores)[one]))
                continue;
            line += before + std::string(transitionNames[one]) + ' ' + numberText((*scores)[one]);
            object["scores"][transitionNames[one]] = (*scores)[one];
            before = ", ";
        }
        add(object["scores"].empty() ? line : line + ')', object);
    }
    void tellNoTree(bool isProjective)
    {
        const auto missing = whyNoTree(m_scores.arcs, m_scores.root, isProjective);
        json object{{"kind", "finished"}, {"found", false}};
        object.update(missingJson(missing));
        add(m_words.missing(missing), std::move(object));
    }

    TraceWords m_words;
    const Sentence& m_sentence;
    const PartScores& m_scores;
    const FurtherTraceOptions& m_options;
    FurtherTrace m_trace;
};

} // namespace

const std::vector<std::string>& furtherAlgorithms()
{
    static const std::vector<std::string> all = [] {
        std::vector<std::string> names{std::string(sums), std::string(projectiveSums), std::string(bestTrees)};
        for (const TransitionSystemRow& row : transitionSystemTable)
            names.emplace_back(row.name);
        return names;
    }();
    return all;
}

bool isFurtherAlgorithm(std::string_view name)
{
    return std::find(furtherAlgorithms().begin(), furtherAlgorithms().end(), name) != furtherAlgorithms().end();
}

std::string_view decoderOfScores(std::string_view algorithm)
{
    return nameOf(algorithm == sums ? Decoder::Cle : Decoder::Eisner);
}

FurtherTrace traceFurther(
    std::string_view algorithm, const Sentence& sentence, const PartScores& scores, const FurtherTraceOptions& options)
{
    FurtherNarrator narrator(sentence, scores, options);
    if (algorithm == sums)
        narrator.tellSums();
    else if (algorithm == projectiveSums)
        narrator.tellProjectiveSums();
    else if (algorithm == bestTrees)
        narrator.tellBestTrees();
    for (const TransitionSystemRow& row : transitionSystemTable) {
        if (row.name == algorithm)
            narrator.tellTransitions(row.system);
    }
    return narrator.take();
}

} // namespace arcwright::cli
