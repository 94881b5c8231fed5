// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/curve_file.h"

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/learning/training_problems.h"

namespace arcwright {
namespace curve_file_test {

LearningCurve sampleCurve()
{
    LearningCurve curve;
    curve.name = "hill \"ø\" \xe2\x80\xae";
    curve.decoder = "hill";
    curve.learner = "mira";
    curve.epochs = 3;
    curve.sentences = 81;
    curve.developmentSentences = 9;
    curve.add({40, 1, 2, 600, 71.5, 60.25});
    curve.add({20, 0, 1, 300, 61.5, 50.25});
    curve.add({40, 0, 1, 610, 72.5, 61.0625});
    return curve;
}

std::string memberThatIsWrong(const std::string& text)
{
    const auto read = parseCurves(text, "curves.json");
    if (read || read.error().code != ProblemCode(TrainingProblem::NotACurve))
        return "none";
    EXPECT_EQ(read.error().file, "curves.json");
    return read.error().arguments.at(0);
}

std::string replaced(std::string text, const std::string& old, const std::string& other)
{
    const auto at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return at == std::string::npos ? text : text.replace(at, old.size(), other);
}

TEST(CurveFileTest, ComesBackAsItWas)
{
    LearningCurve other = sampleCurve();
    other.isOfBunsetsu = true;
    other.hasLabels = false;
    const std::vector<LearningCurve> curves{sampleCurve(), other};
    const std::string text = curvesText(curves);
    const auto read = parseCurves(text, "curves.json");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ(curvesText(*read), text);
    const LearningCurve& first = read->front();
    EXPECT_EQ(first.name, sampleCurve().name);
    EXPECT_EQ(first.epochs, 3);
    EXPECT_EQ(first.sentences, 81U);
    ASSERT_EQ(first.points.size(), 2U);
    EXPECT_EQ(first.points[0].size, 20U);
    ASSERT_EQ(first.points[1].runs.size(), 2U);
    EXPECT_EQ(first.points[1].runs[0].uas, 72.5);
    EXPECT_EQ(first.points[1].runs[1].las, 60.25);
    EXPECT_TRUE(read->back().isOfBunsetsu);
    EXPECT_FALSE(read->back().hasLabels);
    EXPECT_EQ(text.find("\xe2\x80\xae"), std::string::npos) << "nothing in it turns the direction of writing";
}

TEST(CurveFileTest, RunsAreInOrderAndReplaced)
{
    LearningCurve curve = sampleCurve();
    curve.add({40, 1, 2, 600, 80, 70});
    ASSERT_EQ(curve.points[1].runs.size(), 2U);
    EXPECT_EQ(curve.points[1].runs[1].uas, 80);
}

TEST(CurveFileTest, NamesWhatIsWrong)
{
    const std::string text = curvesText({sampleCurve()});
    EXPECT_EQ(memberThatIsWrong(text), "none");
    EXPECT_EQ(memberThatIsWrong("no json"), "format");
    EXPECT_EQ(memberThatIsWrong("[]"), "format");
    EXPECT_EQ(memberThatIsWrong("{}"), "format");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "arcwright-learning-curves", "other")), "format");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "\"runs\"", "\"walks\"")), "curves[0].runs");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "\"uas\": 72.5", "\"uas\": 172.5")), "curves[0].runs[1].uas");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "\"size\": 20", "\"size\": -20")), "curves[0].runs[0].size");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "\"size\": 20", "\"size\": 0")), "curves[0].runs[0].size");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "\"sample\": 0", "\"sample\": 1e300")), "curves[0].runs[0].sample");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "\"words\"", "\"letters\"")), "curves[0].units");
    EXPECT_EQ(memberThatIsWrong(replaced(text, "\"epochs\": 3", "\"epochs\": \"3\"")), "curves[0].epochs");
    EXPECT_EQ(memberThatIsWrong(text.substr(0, text.size() / 2)), "format");
}

TEST(CurveFileTest, ALaterVersionIsToldApart)
{
    const auto read = parseCurves(replaced(curvesText({sampleCurve()}), "\"version\": 1", "\"version\": 2"), "c.json");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ProblemCode(TrainingProblem::CurveTooNew));
    const auto missing = readCurves("/no/such/file.json");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ProblemCode(FileProblem::NotFound));
}

TEST(CurveFileTest, WhatIsNotKnownIsPassedOver)
{
    EXPECT_TRUE(parseCurves(replaced(curvesText({sampleCurve()}), "\"epochs\"", "\"colour\": [1], \"epochs\""), "c"));
}

} // namespace curve_file_test
} // namespace arcwright
