// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/plane_learning.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/base/random.h"
#include "core/decoding/eisner.h"
#include "core/decoding/projective_kbest.h"
#include "core/learning/bayes_point.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

constexpr std::uint32_t largestFeature = 9;

ArcScores scoresUnder(const PlaneExample& example, const PlaneVector& weights)
{
    ArcScores scores(example.words);
    for (int head = 0; head <= example.words; ++head) {
        for (int word = 1; word <= example.words; ++word) {
            if (head != word)
                scores.at(head, word) = static_cast<float>(example.arcs[scores.index(head, word)].dot(weights));
        }
    }
    return scores;
}

/// Fails where two trees are best.
bool drawExample(PlaneExample& example, const PlaneTask& task, Random& random)
{
    const ArcScores places(example.words);
    example.arcs.assign(static_cast<std::size_t>(places.nodes()) * static_cast<std::size_t>(places.nodes()), {});
    const auto draw = [&] {
        return static_cast<double>(random.below(2 * largestFeature + 1)) - static_cast<double>(largestFeature);
    };
    for (int head = 0; head <= example.words; ++head) {
        for (int word = 1; word <= example.words; ++word) {
            if (head == word)
                continue;
            PlaneVector& arc = example.arcs[places.index(head, word)];
            arc.x = draw();
            arc.y = draw();
        }
    }
    ArcLists arcs;
    arcs.reset(scoresUnder(example, task.teacher));
    const std::vector<ScoredTree> best = ProjectiveKBest().decode(arcs, task.root, 2);
    example.heads = best.front().heads;
    return best.size() < 2 || best[0].score > best[1].score;
}

/// The tightest constraint of an example on one side of the teacher's weights; nothing where there is none.
std::optional<PlaneVector> constraintOn(const PlaneExample& example, const PlaneTask& task, bool isLeft)
{
    PlaneVector ray{-task.teacher.x, -task.teacher.y};
    std::optional<PlaneVector> tightest;
    const PlaneVector wanted = example.featuresOf(example.heads);
    for (;;) { // each round turns the ray towards the teacher's weights
        const PlaneVector difference = wanted.plus(example.featuresOf(example.bestTree(ray, task.root)), -1);
        if (difference.dot(ray) >= 0)
            return tightest;
        tightest = difference;
        ray = isLeft ? PlaneVector{-difference.y, difference.x} : PlaneVector{difference.y, -difference.x};
    }
}

PlaneCourse follow(const PlaneTask& task, const TrainerSettings& settings)
{
    PlaneCourse course;
    Random random(settings.seed);
    std::vector<std::size_t> order(task.examples.size());
    std::iota(order.begin(), order.end(), 0U);
    PlaneVector sum;
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        if (epoch == 0 || !settings.shuffleOnce)
            shuffle(order, random);
        for (const std::size_t number : order) {
            const PlaneExample& example = task.examples[number];
            PlaneUpdate update;
            update.example = number;
            update.found = example.bestTree(course.end, task.root);
            for (std::size_t word = 1; word < update.found.size(); ++word)
                update.input.loss += update.found[word] != example.heads[word] ? 1 : 0;
            update.difference = example.featuresOf(example.heads).plus(example.featuresOf(update.found), -1);
            update.input.margin = update.difference.dot(course.end);
            update.input.squaredNorm = update.difference.squaredNorm();
            update.step = updateStep(settings.learner, update.input);
            course.end = update.after = course.end.plus(update.difference, update.step);
            sum = sum.plus(course.end, 1);
            course.updates.push_back(std::move(update));
        }
    }
    if (!course.updates.empty())
        course.average = PlaneVector().plus(sum, 1 / static_cast<double>(course.updates.size()));
    return course;
}

} // namespace

PlaneVector PlaneExample::featuresOf(const std::vector<int>& tree) const
{
    PlaneVector sum;
    const auto nodes = static_cast<std::size_t>(words) + 1;
    for (std::size_t word = 1; word < nodes; ++word)
        sum = sum.plus(arcs[static_cast<std::size_t>(tree[word]) * nodes + word], 1);
    return sum;
}

std::vector<int> PlaneExample::bestTree(const PlaneVector& weights, RootPolicy root) const
{
    std::vector<int> tree;
    Eisner().decode(scoresUnder(*this, weights), root, tree);
    return tree;
}

PlaneTask drawPlaneTask(int words, int examples, std::uint64_t seed, RootPolicy root)
{
    Random random(seed);
    PlaneTask task{root, {}, {}};
    task.teacher.x = 2 + static_cast<double>(random.below(4));
    task.teacher.y = 2 + static_cast<double>(random.below(4));
    while (task.examples.size() < static_cast<std::size_t>(std::max(examples, 0))) {
        PlaneExample example;
        example.words = words;
        if (drawExample(example, task, random))
            task.examples.push_back(std::move(example));
    }
    return task;
}

bool VersionSpace::contains(const PlaneVector& weights) const
{
    return std::all_of(constraints.begin(), constraints.end(),
        [&](const PlaneConstraint& constraint) { return constraint.difference.dot(weights) > 0; });
}

std::optional<double> VersionSpace::depth(const PlaneVector& weights) const
{
    if (weights == PlaneVector())
        return std::nullopt;
    double least = 90;
    for (const PlaneConstraint& constraint : constraints) {
        const double sine = constraint.difference.dot(weights)
            / std::sqrt(constraint.difference.squaredNorm() * weights.squaredNorm());
        least = std::min(least, std::asin(std::clamp(sine, -1.0, 1.0)) * 180 / std::numbers::pi);
    }
    return least;
}

VersionSpace versionSpaceOf(const PlaneTask& task)
{
    VersionSpace space;
    for (std::size_t number = 0; number < task.examples.size(); ++number) {
        for (const bool isLeft : {true, false}) {
            const auto difference = constraintOn(task.examples[number], task, isLeft);
            if (!difference)
                continue;
            space.constraints.push_back({number, *difference});
            std::optional<PlaneConstraint>& tightest = isLeft ? space.left : space.right;
            const auto angle = [&](const PlaneVector& one) { // between its line and the teacher's weights
                const PlaneVector line = isLeft ? PlaneVector{-one.y, one.x} : PlaneVector{one.y, -one.x};
                return std::atan2(one.dot(task.teacher), line.dot(task.teacher));
            };
            if (!tightest || angle(*difference) < angle(tightest->difference))
                tightest = space.constraints.back();
        }
    }
    return space;
}

PlaneTraining trainInPlane(const PlaneTask& task, Learner learner, int epochs, int members, std::uint64_t seed)
{
    TrainerSettings settings;
    settings.learner = learner;
    settings.epochs = epochs;
    settings.seed = seed;
    PlaneTraining training;
    if (!hasMembers(learner)) {
        training.courses.push_back(follow(task, settings));
        training.result = training.courses.front().average;
        return training;
    }
    PlaneVector sum;
    for (int member = 1; member <= members; ++member) {
        training.courses.push_back(follow(task, memberSettings(settings, member)));
        sum = sum.plus(training.courses.back().average, 1);
    }
    if (members > 0)
        training.result = PlaneVector().plus(sum, 1 / static_cast<double>(members));
    return training;
}

} // namespace arcwright
