// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/plane_learning.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/learning/averaged_weights.h"
#include "core/learning/bayes_point.h"
#include "core/learning/weight_mean.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace plane_learning_test {

using namespace test;

PlaneTask anyTask(int mostWords)
{
    return drawPlaneTask(*rc::gen::inRange(1, mostWords + 1), *rc::gen::inRange(1, 7),
        *rc::gen::inRange<std::uint64_t>(1, 100'000), *rc::gen::element(RootPolicy::Single, RootPolicy::Many));
}

/// Whether the trees to learn score more than all others, by looking at all.
bool makesNoError(const PlaneTask& task, const PlaneVector& weights)
{
    for (const PlaneExample& example : task.examples) {
        const double wanted = example.featuresOf(example.heads).dot(weights);
        for (const Heads& heads : projectiveTrees(example.words)) {
            if (obeys(heads, task.root) && heads != example.heads && example.featuresOf(heads).dot(weights) >= wanted)
                return false;
        }
    }
    return true;
}

TEST(PlaneLearningTest, TheVersionSpaceIsWhereNoOtherTreeScoresAsMuch)
{
    EXPECT_TRUE(rc::check([] {
        const PlaneTask task = anyTask(4);
        const VersionSpace space = versionSpaceOf(task);
        RC_ASSERT(space.contains(task.teacher));
        RC_ASSERT(space.left.has_value() == !space.constraints.empty());
        for (int x = -12; x <= 12; ++x) {
            for (int y = -12; y <= 12; ++y) {
                const PlaneVector weights{static_cast<double>(x), static_cast<double>(y)};
                const bool isInside = (!space.left || space.left->difference.dot(weights) > 0)
                    && (!space.right || space.right->difference.dot(weights) > 0);
                RC_ASSERT(isInside == makesNoError(task, weights));
                RC_ASSERT(space.contains(weights) == isInside);
                const auto depth = space.depth(weights);
                RC_ASSERT(depth.has_value() == (x != 0 || y != 0));
                RC_ASSERT((!depth || std::abs(*depth) < 1e-9
                    || (*depth > 0) == isInside)); // capturing, it would not stop at !depth
            }
        }
    }));
}

TEST(PlaneLearningTest, DepthIsTheAngleToTheNearestLine)
{
    VersionSpace space;
    space.constraints = {{0, {1, 0}}, {1, {-1, 2}}};
    EXPECT_NEAR(*space.depth({0, 5}), 0, 1e-9);
    EXPECT_NEAR(*space.depth({3, 3}), 45 - std::atan2(1, 2) * 180 / M_PI, 1e-9);
    EXPECT_NEAR(*space.depth({-1, 0}), -90, 1e-9);
    EXPECT_FALSE(space.depth({0, 0}).has_value());
    EXPECT_EQ(*VersionSpace().depth({1, 1}), 90);
}

/// The same by the learner's own parts: update rule, weights and their mean, orders of the trainer.
void expectCourseOfTheLearner(const PlaneTask& task, const PlaneCourse& course, const TrainerSettings& settings)
{
    AveragedWeights weights{Weights()};
    Random random(settings.seed);
    std::vector<std::uint32_t> order(task.examples.size());
    std::iota(order.begin(), order.end(), 0U);
    std::size_t turn = 0;
    const auto now = [&] {
        const auto& values = weights.current().values();
        return PlaneVector{static_cast<double>(values[0]), static_cast<double>(values[1])};
    };
    RC_ASSERT(course.updates.size() == task.examples.size() * static_cast<std::size_t>(settings.epochs));
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
        if (epoch == 0 || !settings.shuffleOnce)
            shuffle(order, random);
        for (const std::uint32_t number : order) {
            const PlaneUpdate& update = course.updates[turn++];
            const PlaneExample& example = task.examples[number];
            RC_ASSERT(update.example == number);
            const double found = example.featuresOf(update.found).dot(now());
            for (const Heads& heads : projectiveTrees(example.words))
                RC_ASSERT(!obeys(heads, task.root) || example.featuresOf(heads).dot(now()) <= found + 1e-3);
            FeatureVector difference;
            difference.add(0, static_cast<float>(update.difference.x));
            difference.add(1, static_cast<float>(update.difference.y));
            const UpdateInput input{update.found == example.heads ? 0 : update.input.loss,
                difference.dot(weights.current()), difference.squaredNorm()};
            RC_ASSERT((update.input.loss == 0) == (update.found == example.heads));
            const double step = updateStep(settings.learner, input);
            RC_ASSERT(std::abs(step - update.step) < 1e-4);
            weights.update(difference, step);
            weights.sentenceDone();
            RC_ASSERT(std::abs(now().x - update.after.x) < 1e-3);
            RC_ASSERT(std::abs(now().y - update.after.y) < 1e-3);
        }
    }
    const Weights average = weights.average();
    RC_ASSERT(std::abs(static_cast<double>(average.values()[0]) - course.average.x) < 1e-3);
    RC_ASSERT(std::abs(static_cast<double>(average.values()[1]) - course.average.y) < 1e-3);
    RC_ASSERT(course.end == course.updates.back().after);
}

TEST(PlaneLearningTest, EveryTurnIsThatOfTheLearner)
{
    EXPECT_TRUE(rc::check([] {
        const PlaneTask task = anyTask(4);
        TrainerSettings settings;
        settings.learner = *rc::gen::element(Learner::Perceptron, Learner::Mira);
        settings.epochs = *rc::gen::inRange(1, 4);
        settings.seed = *rc::gen::inRange<std::uint64_t>(1, 1000);
        const PlaneTraining training = trainInPlane(task, settings.learner, settings.epochs, 5, settings.seed);
        RC_ASSERT(training.courses.size() == 1U);
        RC_ASSERT(training.result == training.courses.front().average);
        expectCourseOfTheLearner(task, training.courses.front(), settings);
    }));
}

TEST(PlaneLearningTest, MembersAreThoseOfTheBayesPointMachineAndTheResultIsTheirMean)
{
    EXPECT_TRUE(rc::check([] {
        const PlaneTask task = anyTask(4);
        TrainerSettings settings;
        settings.learner = Learner::Bpm;
        settings.epochs = 2;
        settings.seed = *rc::gen::inRange<std::uint64_t>(1, 1000);
        const PlaneTraining training = trainInPlane(task, settings.learner, settings.epochs, 4, settings.seed);
        RC_ASSERT(training.courses.size() == 4U);
        WeightMean mean(Weights().shape());
        for (int member = 1; member <= 4; ++member) {
            const PlaneCourse& course = training.courses[static_cast<std::size_t>(member) - 1];
            expectCourseOfTheLearner(task, course, memberSettings(settings, member));
            Weights end;
            end.values()[0] = static_cast<float>(course.average.x);
            end.values()[1] = static_cast<float>(course.average.y);
            mean.add(end);
        }
        RC_ASSERT(std::abs(static_cast<double>(mean.mean().values()[0]) - training.result.x) < 1e-3);
        RC_ASSERT(std::abs(static_cast<double>(mean.mean().values()[1]) - training.result.y) < 1e-3);
    }));
}

/// What the paper's argument rests on: the mean of members without error makes none, and is not the one at the edge.
TEST(PlaneLearningTest, TheMeanOfMembersLiesFurtherWithinThanTheOutermost)
{
    int withoutError = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const PlaneTask task = drawPlaneTask(4, 6, seed, RootPolicy::Single);
        const VersionSpace space = versionSpaceOf(task);
        const PlaneTraining training = trainInPlane(task, Learner::Bpm, 20, 5, seed);
        double least = 90;
        for (const PlaneCourse& course : training.courses)
            least = std::min(least, space.depth(course.average).value_or(-90));
        if (least > 0) {
            ++withoutError;
            EXPECT_GE(*space.depth(training.result), least - 1e-9) << seed;
        }
    }
    EXPECT_GT(withoutError, 0);
}

} // namespace plane_learning_test
} // namespace arcwright
