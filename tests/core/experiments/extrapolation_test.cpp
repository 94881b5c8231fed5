// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/extrapolation.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "core/report/curve_words.h"

namespace arcwright {
namespace extrapolation_test {

std::vector<CurveError> errorsOn(const PowerLaw& law, const std::vector<double>& sizes, double noise, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> off(0, 1);
    std::vector<CurveError> errors;
    for (unsigned sample = 0; sample < 5; ++sample) {
        for (const double size : sizes)
            errors.push_back({size, law.at(size) + noise * off(random), sample});
    }
    return errors;
}

std::vector<CurvePoint> pointsOf(const std::vector<CurveError>& errors)
{
    LearningCurve curve;
    for (const CurveError& each : errors) {
        CurveRun run;
        run.size = static_cast<std::size_t>(each.size);
        run.sample = each.sample;
        run.uas = 100 - each.error;
        curve.add(run);
    }
    return curve.points;
}

double squares(const std::vector<CurveError>& errors, double floor, double scale, double exponent)
{
    double sum = 0;
    for (const CurveError& each : errors)
        sum += std::pow(each.error - floor - scale * std::pow(each.size, -exponent), 2);
    return sum;
}

const std::vector<double> doubling{50, 100, 200, 400, 800, 1600};

TEST(ExtrapolationTest, FindsTheLawThatErrorsFollow)
{
    for (const PowerLaw& law : {PowerLaw{10, 200, 0.5}, PowerLaw{0, 90, 0.2}, PowerLaw{5, 3000, 1.1}}) {
        const PowerLaw found = fitPowerLaw(errorsOn(law, doubling, 0, 1));
        EXPECT_NEAR(found.floor, law.floor, 1e-3);
        EXPECT_NEAR(found.scale, law.scale, law.scale * 1e-3);
        EXPECT_NEAR(found.exponent, law.exponent, 1e-4);
        EXPECT_NEAR(found.at(3200), law.at(3200), 1e-4);
    }
}

/// An independent search: coordinates are moved by ever smaller steps as long as that helps.
TEST(ExtrapolationTest, NoOtherLawHasFewerSquares)
{
    for (unsigned seed = 1; seed <= 8; ++seed) {
        const auto errors = errorsOn({8, 150, 0.35}, doubling, 0.4, seed);
        const PowerLaw found = fitPowerLaw(errors);
        const double ours = squares(errors, found.floor, found.scale, found.exponent);
        double least = 1e300;
        // A grid of all three parameters, refined around its best point.
        double floor = 10;
        double scale = 200;
        double exponent = 0.5;
        double width = 1;
        for (int round = 0; round < 60; ++round, width *= 0.8) {
            const double f = floor;
            const double s = scale;
            const double e = exponent;
            for (int i = -4; i <= 4; ++i) {
                for (int j = -4; j <= 4; ++j) {
                    for (int k = -4; k <= 4; ++k) {
                        const double a = std::max(0.0, f + i * width * 2.5);
                        const double b = std::max(0.0, s + j * width * 50);
                        const double c = std::clamp(e + k * width * 0.12, 0.02, 3.0);
                        const double here = squares(errors, a, b, c);
                        if (here < least) {
                            least = here;
                            floor = a;
                            scale = b;
                            exponent = c;
                        }
                    }
                }
            }
        }
        EXPECT_LE(ours, least * (1 + 1e-6)) << seed;
        EXPECT_NEAR(found.at(3200), floor + scale * std::pow(3200, -exponent), 0.05) << seed;
    }
}

TEST(ExtrapolationTest, TheTruthLiesInMostIntervals)
{
    const PowerLaw law{8, 150, 0.35};
    int within = 0;
    int gainsWithin = 0;
    constexpr int curves = 60;
    for (unsigned seed = 1; seed <= curves; ++seed) {
        const auto found = extrapolate(pointsOf(errorsOn(law, doubling, 0.5, seed)), &CurveRun::uas, {2, 200, 1});
        ASSERT_TRUE(found);
        EXPECT_EQ(found->size, 1600);
        EXPECT_EQ(found->wantedSize, 3200);
        const double truth = 100 - law.at(3200);
        within += found->scores.low <= truth && truth <= found->scores.high ? 1 : 0;
        const double gain = law.at(1600) - law.at(3200);
        gainsWithin += found->gains.low <= gain && gain <= found->gains.high ? 1 : 0;
        EXPECT_LT(found->scores.high - found->scores.low, 4) << "and they say something";
    }
    EXPECT_GE(within, curves * 80 / 100);
    EXPECT_GE(gainsWithin, curves * 80 / 100);
}

TEST(ExtrapolationTest, NoiseMakesTheIntervalWider)
{
    const PowerLaw law{8, 150, 0.35};
    const auto width = [&](double noise) {
        const auto found = extrapolate(pointsOf(errorsOn(law, doubling, noise, 3)), &CurveRun::uas);
        return found->scores.high - found->scores.low;
    };
    EXPECT_LT(width(0.01), width(0.2));
    EXPECT_LT(width(0.2), width(1.5));
}

TEST(ExtrapolationTest, TheSameSeedGivesTheSame)
{
    const auto points = pointsOf(errorsOn({8, 150, 0.35}, doubling, 0.5, 3));
    const auto one = extrapolate(points, &CurveRun::uas, {2, 100, 7});
    const auto other = extrapolate(points, &CurveRun::uas, {2, 100, 7});
    const auto third = extrapolate(points, &CurveRun::uas, {2, 100, 8});
    EXPECT_EQ(one->scores.low, other->scores.low);
    EXPECT_EQ(one->scores.high, other->scores.high);
    EXPECT_NE(one->scores.low, third->scores.low);
}

TEST(ExtrapolationTest, ASingleSampleHasItsUncertaintyFromTheLaw)
{
    auto errors = errorsOn({8, 150, 0.35}, doubling, 0.5, 3);
    std::erase_if(errors, [](const CurveError& each) { return each.sample > 0; });
    const auto found = extrapolate(pointsOf(errors), &CurveRun::uas);
    ASSERT_TRUE(found);
    EXPECT_GT(found->scores.high - found->scores.low, 0.1);
}

TEST(ExtrapolationTest, FlatAndRisingCurvesPromiseNothing)
{
    std::vector<CurveError> flat;
    std::vector<CurveError> rising;
    for (unsigned sample = 0; sample < 3; ++sample) {
        for (const double size : doubling) {
            flat.push_back({size, 20, sample});
            rising.push_back({size, 10 + size / 200, sample});
        }
    }
    EXPECT_NEAR(extrapolate(pointsOf(flat), &CurveRun::uas)->gain, 0, 1e-9);
    const auto found = extrapolate(pointsOf(rising), &CurveRun::uas);
    EXPECT_EQ(found->law.scale, 0);
    EXPECT_EQ(found->gain, 0);
}

TEST(ExtrapolationTest, TwoSizesSayNothing)
{
    const auto points = pointsOf(errorsOn({8, 150, 0.35}, {50, 100}, 0.5, 3));
    EXPECT_FALSE(extrapolate(points, &CurveRun::uas));
    EXPECT_FALSE(extrapolate({}, &CurveRun::uas));
}

TEST(CurveWordsTest, SayWhatTwiceTheDataWouldBring)
{
    LearningCurve curve;
    curve.name = "hill";
    Extrapolation found;
    found.wantedSize = 950;
    found.scores = {74.13, 75.96};
    found.gain = 2.34;
    found.gains = {1.5, 3.1};
    EXPECT_EQ(sentenceOf(curve, found, 2),
        "hill: with twice the data (950 sentences) LAS would be 74.1 to 76.0, about 2.3 more than now.");
    curve.hasLabels = false;
    EXPECT_EQ(sentenceOf(curve, found, 4),
        "hill: with 4 times the data (950 sentences) UAS would be 74.1 to 76.0, about 2.3 more than now.");
    found.gain = 0.01;
    EXPECT_EQ(sentenceOf(curve, found, 2).find("hill: more data of this kind would hardly help"), 0U);
    EXPECT_EQ(
        sentenceOf(curve, std::nullopt, 2), "hill: at least three sizes are needed to say what more data would bring.");
    EXPECT_EQ(sentenceOf(curve, std::nullopt, 2, [](const char*) { return std::string("<%1>"); }), "<hill>");
}

} // namespace extrapolation_test
} // namespace arcwright
