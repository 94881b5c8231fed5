// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson_steps.h"

#include <algorithm>
#include <iterator>

#include "core/bunsetsu/decoders.h"
#include "core/bunsetsu/demonstration.h"
#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/eisner_span.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/kbest_chart.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/projective_distribution.h"
#include "core/decoding/restarts.h"
#include "core/decoding/tree_distribution.h"
#include "core/decoding/tree_scorer.h"
#include "core/teaching/player_names.h"
#include "core/transitions/transition_oracle.h"
#include "core/transitions/transition_parse.h"
#include "core/treebank/word_heads.h"

namespace arcwright {

namespace {

using namespace players;

std::vector<LessonAlgorithm> allAlgorithms()
{
    std::vector<LessonAlgorithm> all;
    all.reserve(std::size(decoderTable) + std::size(transitionSystemTable) + std::size(bunsetsuDecoderTable) + 5);
    for (const DecoderRow& row : decoderTable)
        all.push_back({row.name, true, false});
    for (const TransitionSystemRow& row : transitionSystemTable)
        all.push_back({row.name, true, false});
    for (const std::string_view name : {sums, projectiveSums, bestTrees})
        all.push_back({name, true, false});
    for (const BunsetsuDecoderRow& row : bunsetsuDecoderTable)
        all.push_back({row.name, false, true});
    for (const std::string_view name : {learning, epochs})
        all.push_back({name, true, false});
    return all;
}

/// Of scores that are written down: nothing, so that it is Eisner's algorithm.
class NothingWithin : public SpanScorer {
public:
    SpanArc score(int, int, const SpanInside&) override { return {}; }
};

Graph graphOf(std::vector<int> heads, int units)
{
    Graph graph(units);
    if (heads.size() == graph.heads.size())
        graph.heads = std::move(heads);
    return graph;
}

LessonRun runChart(const PartScores& scores, Decoder decoder, TraceDetail detail)
{
    ChartRecorder recorder(detail);
    std::vector<int> heads;
    if (decoder == Decoder::Eisner2) {
        Eisner2().decode(scores.secondOrder, scores.root, heads, recorder);
    } else if (decoder == Decoder::EisnerSpan) {
        NothingWithin nothing;
        std::vector<std::int16_t> relations;
        EisnerSpan().decode(scores.arcs, nothing, scores.root, heads, relations, recorder);
    } else {
        Eisner().decode(scores.arcs, scores.root, heads, recorder);
    }
    return {recorder.takeSteps(), graphOf(std::move(heads), scores.words())};
}

LessonRun runContraction(const PartScores& scores, TraceDetail detail)
{
    ContractionRecorder recorder(detail);
    std::vector<int> heads;
    ChuLiuEdmonds().decode(scores.arcs, scores.root, heads, recorder);
    return {recorder.takeSteps(), graphOf(std::move(heads), scores.words())};
}

LessonRun runRestarts(const PartScores& scores)
{
    MoveRecorder recorder(TraceDetail::Steps);
    std::vector<int> heads;
    SecondOrderTreeScorer pairs(scores.secondOrder, scores.root);
    Restarts().decode(scores.secondOrder.arcs(), pairs, scores.root, lessonRestarts, {}, heads, recorder);
    return {recorder.takeSteps(), graphOf(std::move(heads), scores.words())};
}

LessonRun runClimb(const PartScores& scores, Decoder decoder, TraceDetail detail)
{
    if (scoresWholeTrees(decoder))
        return runRestarts(scores);
    MoveRecorder recorder(detail);
    if (!findsGraphs(decoder)) {
        std::vector<int> heads;
        HillClimbing().decode(scores.secondOrder, scores.root, scores.climb, heads, recorder);
        return {recorder.takeSteps(), graphOf(std::move(heads), scores.words())};
    }
    std::vector<Arc> arcs;
    MultiParent().decode(scores.secondOrder, scores.root, scores.climb, {}, arcs, recorder);
    Graph graph(scores.words());
    for (const Arc& arc : arcs) {
        int& head = graph.heads[static_cast<std::size_t>(arc.dependent)];
        if (head == kNoHead)
            head = arc.head;
        else
            graph.secondary.push_back(arc);
    }
    return {recorder.takeSteps(), std::move(graph)};
}

LessonRun runDecoder(const PartScores& scores, const DecoderRow& row, TraceDetail detail)
{
    switch (row.steps) {
    case DecoderSteps::Chart:
        return runChart(scores, row.decoder, detail);
    case DecoderSteps::Contraction:
        return runContraction(scores, detail);
    case DecoderSteps::Climb:
        break;
    }
    return runClimb(scores, row.decoder, detail);
}

/// The scores with what the lesson has chosen about a climb, or about the root of Chu-Liu-Edmonds.
PartScores scoresAsChosen(const Lesson& lesson, std::string_view algorithm)
{
    constexpr ClimbStart starts[] = {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random};
    PartScores scores = *lesson.scores;
    if (const auto start = optionAmong(lesson.choicesFor(algorithm), algorithm, choices::start))
        scores.climb.start = starts[*start];
    if (const auto option = optionAmong(lesson.choicesFor(algorithm), algorithm, choices::rootMoves))
        scores.climb.movesRoot = *option == 0;
    if (areSeveralRootsChosen(lesson.choicesFor(algorithm), algorithm))
        scores.root = RootPolicy::Many;
    return scores;
}

TournamentOrder orderOf(const Lesson& lesson, std::string_view algorithm)
{
    const auto isOther = [&](std::string_view name) {
        return optionAmong(lesson.choicesFor(algorithm), algorithm, name) == std::optional<std::size_t>(1);
    };
    return {isOther(choices::dependents), isOther(choices::games)};
}

LessonRun runBunsetsu(
    const PartScores& scores, const BunsetsuDecoderRow& row, const TournamentOrder& order, TraceDetail detail)
{
    const int count = scores.words();
    PreferenceTable table(count);
    ArcScores arcs(count);
    if (count > 0)
        arcs.at(kRoot, count) = 0;
    for (int dependent = 1; dependent < count; ++dependent) {
        for (int head = dependent + 1; head <= count; ++head) {
            table.set(dependent, head, static_cast<double>(scores.arcs.at(head, dependent)));
            arcs.at(head, dependent) = scores.arcs.at(head, dependent);
        }
    }
    if (row.overArcs)
        return runDecoder(partScoresOf(arcs, RootPolicy::Single), rowOf(*row.overArcs), detail);
    Demonstrated shown = demonstrate({row.decoder, order}, table, {});
    return {std::move(shown.steps), graphOf(std::move(shown.heads), count)};
}

int transitionSteps(const Lesson& lesson, const TransitionSystemRow& row)
{
    const TransitionSetting setting{row.system, lesson.scores->root, lesson.scores->words()};
    const bool isByTree = isDecidedByTree(lesson, row.name);
    const TransitionGuide guide = transitionGuide(*lesson.sentence, *lesson.scores, setting, isByTree);
    return static_cast<int>(parseByTransitions(setting, guide).size());
}

/// The weights, the Laplacian, its determinant, the marginals, and the trees that are drawn.
int stepsOfSums(const PartScores& scores)
{
    constexpr int untilNoTree = 2;
    constexpr int all = 4;
    return TreeDistribution(scores.arcs, scores.root, 1).hasTree() ? all + lessonDraws : untilNoTree;
}

/// What is inside items, what is outside of them, the marginals, and the trees that are drawn; or that there is none.
int stepsOfProjectiveSums(const PartScores& scores)
{
    const ProjectiveDistribution trees(scores.arcs, scores.root, 1);
    const auto built = static_cast<int>(trees.built().size());
    return trees.hasTree() ? built + static_cast<int>(trees.inTrees().size()) + 1 + lessonDraws : built + 1;
}

/// The items, and the trees, or that there is none.
int stepsOfBestTrees(const Lesson& lesson)
{
    const PartScores& scores = *lesson.scores;
    const auto trees = static_cast<std::size_t>(
        numberAmong(lesson.choicesFor(bestTrees), choices::trees).value_or(static_cast<double>(lessonTrees)));
    const KBestChart chart(scores.arcs, scores.root, trees);
    const auto& items = chart.items().all();
    const auto built
        = std::count_if(items.begin(), items.end(), [&](const ChartItem& item) { return !chart.of(item).empty(); });
    return static_cast<int>(built) + std::max(1, static_cast<int>(chart.trees().size()));
}

} // namespace

TransitionGuide transitionGuide(
    const Sentence& sentence, const PartScores& scores, const TransitionSetting& setting, bool isByTree)
{
    if (!isByTree)
        return guideByScores(setting, [&scores, setting](const Configuration& configuration) {
            return scoresByArcs(setting, scores.arcs, configuration);
        });
    const std::vector<int> heads = wordHeads(sentence);
    if (canBuild(setting.system, setting.root, heads))
        return guideByTree(setting, heads);
    return [](const Configuration&) { return TransitionAdvice(); };
}

bool isDecidedByTree(const Lesson& lesson, std::string_view algorithm)
{
    return optionAmong(lesson.choicesFor(algorithm), algorithm, choices::decidedBy) == std::optional<std::size_t>(1);
}

std::span<const LessonAlgorithm> lessonAlgorithms()
{
    static const std::vector<LessonAlgorithm> all = allAlgorithms();
    return all;
}

const LessonAlgorithm* lessonAlgorithmNamed(std::string_view name)
{
    const auto all = lessonAlgorithms();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
    return found == all.end() ? nullptr : &*found;
}

std::optional<LessonRun> runLesson(const Lesson& lesson, std::string_view algorithm, TraceDetail detail)
{
    if (!lesson.scores)
        return std::nullopt;
    if (const auto decoder = decoderNamed(algorithm))
        return lesson.choicesFor(algorithm).empty()
            ? runDecoder(*lesson.scores, rowOf(*decoder), detail)
            : runDecoder(scoresAsChosen(lesson, algorithm), rowOf(*decoder), detail);
    if (const auto decoder = bunsetsuDecoderNamed(algorithm))
        return runBunsetsu(*lesson.scores, rowOf(*decoder), orderOf(lesson, algorithm), detail);
    return std::nullopt;
}

std::optional<int> stepsOf(const Lesson& lesson, std::string_view algorithm)
{
    if (algorithm == learning)
        return lessonLearningSteps;
    if (algorithm == epochs)
        return lessonEpochSteps;
    if (!lesson.scores)
        return std::nullopt;
    if (algorithm == sums)
        return stepsOfSums(*lesson.scores);
    if (algorithm == projectiveSums)
        return stepsOfProjectiveSums(*lesson.scores);
    if (algorithm == bestTrees)
        return stepsOfBestTrees(lesson);
    for (const TransitionSystemRow& row : transitionSystemTable) {
        if (row.name == algorithm)
            return transitionSteps(lesson, row);
    }
    const auto decoder = decoderNamed(algorithm);
    const bool isClimb = decoder && rowOf(*decoder).steps == DecoderSteps::Climb;
    try { // of climbs, what is weighed is a step by itself
        const auto run = runLesson(lesson, algorithm, isClimb ? TraceDetail::Everything : TraceDetail::Steps);
        if (run)
            return static_cast<int>(std::visit([](const auto& steps) { return steps.size(); }, run->trace));
    } catch (const std::bad_alloc&) { // more than a trace may have
    }
    return std::nullopt;
}

} // namespace arcwright
