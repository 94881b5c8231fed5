// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/learning_curve.h"

#include <gtest/gtest.h>

#include "core/bunsetsu/parser_problems.h"
#include "core/evaluation/attachment.h"
#include "core/learning/training_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace learning_curve_test {

CurveSettings settings(std::vector<std::size_t> sizes, unsigned samples, unsigned threads = 1)
{
    CurveSettings made;
    made.training = test::quickSettings();
    made.training.trainer.seed = 7;
    made.sizes = std::move(sizes);
    made.samples = samples;
    made.threads = threads;
    return made;
}

std::size_t tokensOf(const Sentences& sentences)
{
    std::size_t tokens = 0;
    for (const auto& sentence : sentences)
        tokens += sentence->tokens.size();
    return tokens;
}

TEST(LearningCurveTest, MoreDataScoreMore)
{
    const auto points = learningCurve(test::toyTreebank(100), test::toyTreebank(140), settings({2, 60}, 3), {}, {});
    ASSERT_TRUE(points.has_value());
    ASSERT_EQ(points->size(), 2U);
    EXPECT_EQ((*points)[0].size, 2U);
    EXPECT_LT((*points)[0].uas().mean, (*points)[1].uas().mean);
    EXPECT_LT((*points)[0].las().mean, (*points)[1].las().mean);
    EXPECT_GT((*points)[1].uas().mean, 99);
    EXPECT_GT((*points)[0].las().deviation, 0) << "two sentences are luck";
}

TEST(LearningCurveTest, PartsAreNestedAndTheWholeIsTheSameInEverySample)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    CurveSettings chosen = settings({10, 20, sentences.size()}, 3);
    chosen.training.trainer.epochs = 1;
    const auto points = learningCurve(sentences, sentences, chosen, {}, {});
    ASSERT_TRUE(points.has_value());
    for (unsigned sample = 0; sample < 3; ++sample) {
        for (const CurvePoint& point : *points) {
            EXPECT_EQ(point.runs[sample].sample, sample);
            EXPECT_EQ(point.runs[sample].seed, 7U + sample);
            EXPECT_EQ(point.runs[sample].size, point.size);
        }
        EXPECT_LT((*points)[0].runs[sample].tokens, (*points)[1].runs[sample].tokens);
        EXPECT_LT((*points)[1].runs[sample].tokens, (*points)[2].runs[sample].tokens);
        EXPECT_EQ((*points)[2].runs[sample].tokens, tokensOf(sentences));
    }
    EXPECT_NE((*points)[0].runs[0].tokens, (*points)[0].runs[1].tokens) << "other sentences in every sample";
    EXPECT_EQ((*points)[2].meanTokens(), static_cast<double>(tokensOf(sentences)));
}

TEST(LearningCurveTest, ThreadsChangeNothing)
{
    const Sentences sentences = test::sampleSentences("danish.tag");
    const auto one = learningCurve(sentences, sentences, settings({5, 15}, 2, 1), {}, {});
    const auto four = learningCurve(sentences, sentences, settings({5, 15}, 2, 4), {}, {});
    ASSERT_TRUE(one && four);
    for (std::size_t i = 0; i < one->size(); ++i) {
        for (std::size_t sample = 0; sample < 2; ++sample) {
            EXPECT_EQ((*one)[i].runs[sample].uas, (*four)[i].runs[sample].uas);
            EXPECT_EQ((*one)[i].runs[sample].las, (*four)[i].runs[sample].las);
            EXPECT_EQ((*one)[i].runs[sample].tokens, (*four)[i].runs[sample].tokens);
        }
    }
}

TEST(LearningCurveTest, SentencesWithoutATreeCountNeitherWay)
{
    Sentences training = test::toyTreebank(10);
    training.insert(training.begin(), std::make_shared<const Sentence>(test::sentenceOf("1\tx\n\n")));
    Sentences development = test::toyTreebank(5);
    const auto clean = learningCurve(test::toyTreebank(10), development, settings({10}, 1), {}, {});
    development.push_back(training.front());
    const auto mixed = learningCurve(training, development, settings({10}, 1), {}, {});
    ASSERT_TRUE(clean && mixed);
    EXPECT_EQ((*clean)[0].runs[0].las, (*mixed)[0].runs[0].las);
}

TEST(LearningCurveTest, ProgressEndsWithTheWhole)
{
    Progress last;
    std::size_t calls = 0;
    const auto progress = [&](const Progress& state) {
        EXPECT_GE(state.done, last.done);
        last = state;
        ++calls;
    };
    ASSERT_TRUE(learningCurve(test::toyTreebank(20), test::toyTreebank(5), settings({5, 20}, 2, 3), progress, {}));
    EXPECT_EQ(last.done, last.total);
    EXPECT_GT(calls, 10U);
}

TEST(LearningCurveTest, NothingToLearnOrToScoreIsAProblem)
{
    const auto code = [](const Sentences& training, const Sentences& development) {
        const auto points = learningCurve(training, development, settings({1}, 1), {}, {});
        return points ? std::optional<ProblemCode>() : points.error().code;
    };
    EXPECT_EQ(code({}, test::toyTreebank(3)), TreebankProblem::NoSentences);
    EXPECT_EQ(code(test::toyTreebank(3), {}), TrainingProblem::NoUsableSentences);
    EXPECT_EQ(code(test::sampleSentences("japanese.knp"), test::toyTreebank(3)), ParserProblem::BunsetsuNotTrainable);
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled
        = learningCurve(test::toyTreebank(9), test::toyTreebank(3), settings({9}, 1), {}, stop.get_token());
    ASSERT_FALSE(cancelled.has_value());
    EXPECT_EQ(cancelled.error().code, JobProblem::Cancelled);
}

TEST(LearningCurveTest, DoublingSizesEndWithTheWhole)
{
    using Sizes = std::vector<std::size_t>;
    EXPECT_EQ(doublingSizes(1000), (Sizes{31, 62, 125, 250, 500, 1000}));
    EXPECT_EQ(doublingSizes(3), (Sizes{1, 3}));
    EXPECT_EQ(doublingSizes(0), Sizes());
}

TEST(LearningCurveTest, DeviationIsThatOfASample)
{
    CurvePoint point;
    point.runs.resize(3);
    point.runs[0].uas = 80;
    point.runs[1].uas = 84;
    point.runs[2].uas = 88;
    EXPECT_DOUBLE_EQ(point.uas().mean, 84);
    EXPECT_DOUBLE_EQ(point.uas().deviation, 4);
    point.runs.resize(1);
    EXPECT_DOUBLE_EQ(point.uas().deviation, 0);
}

} // namespace learning_curve_test
} // namespace arcwright
