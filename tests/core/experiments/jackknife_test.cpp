// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/jackknife.h"

#include "core/learning/training_problems.h"
#include "core/treebank/treebank_problems.h"

#include <map>

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace jackknife_test {

using Predictions = std::map<std::size_t, Graph>;

JackknifeSettings settings(int folds, unsigned threads = 1)
{
    JackknifeSettings made;
    made.training = test::quickSettings();
    made.training.trainer.epochs = 2;
    made.folds = folds;
    made.threads = threads;
    return made;
}

/// Runs it and checks that no sentence is predicted twice.
Predictions run(const Sentences& sentences, const JackknifeSettings& chosen, RelationPool& relations)
{
    Predictions predictions;
    const auto keep = [&](std::size_t index, Analysis prediction) {
        EXPECT_TRUE(predictions.emplace(index, std::move(prediction.graph)).second) << "predicted twice: " << index;
    };
    EXPECT_TRUE(jackknife(sentences, chosen, relations, keep, {}, {}).has_value());
    return predictions;
}

TEST(JackknifeTest, EverySentenceIsPredictedOnceByTheModelOfTheOtherFolds)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    constexpr std::size_t folds = 3;
    RelationPool relations;
    const Predictions predictions = run(sentences, settings(folds), relations);
    ASSERT_EQ(predictions.size(), sentences.size());
    for (std::size_t fold = 0; fold < folds; ++fold) {
        Sentences others;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            if (i % folds != fold)
                others.push_back(sentences[i]);
        }
        const auto model = test::trained(others, settings(folds).training);
        const auto expected = test::predictions(model, sentences, relations);
        for (std::size_t i = fold; i < sentences.size(); i += folds)
            EXPECT_EQ(predictions.at(i), expected[i]) << i;
    }
}

TEST(JackknifeTest, ThreadsChangeNothing)
{
    const Sentences sentences = test::sampleSentences("danish.tag");
    RelationPool relations;
    EXPECT_EQ(run(sentences, settings(4, 1), relations), run(sentences, settings(4, 4), relations));
}

TEST(JackknifeTest, SentencesThatCannotBeReadGetNoPrediction)
{
    Sentences sentences = test::toyTreebank(12);
    sentences[5] = std::make_shared<const Sentence>(test::sentenceOf("1\tx\n\n"));
    RelationPool relations;
    const Predictions predictions = run(sentences, settings(3), relations);
    EXPECT_EQ(predictions.size(), 11U);
    EXPECT_FALSE(predictions.contains(5));
}

TEST(JackknifeTest, SentencesThatCannotBeLearnedFromArePredictedAllTheSame)
{
    Sentences sentences = test::toyTreebank(12);
    Sentence headless = *sentences[4];
    headless.word(1).head = kNoHead;
    sentences[4] = std::make_shared<const Sentence>(headless);
    RelationPool relations;
    const Predictions predictions = run(sentences, settings(3), relations);
    ASSERT_EQ(predictions.size(), 12U);
    EXPECT_TRUE(isTree(predictions.at(4).heads));
}

TEST(JackknifeTest, FewerThanTwoFoldsAreTwo)
{
    RelationPool relations;
    const Sentences sentences = test::toyTreebank(10);
    EXPECT_EQ(run(sentences, settings(0), relations), run(sentences, settings(2), relations));
}

TEST(JackknifeTest, WithoutSentencesThereIsNothingToDo)
{
    RelationPool relations;
    const auto none = jackknife({}, settings(5), relations, [](std::size_t, const Analysis&) { FAIL(); }, {}, {});
    ASSERT_FALSE(none.has_value());
    EXPECT_EQ(none.error().code, TreebankProblem::NoSentences);
}

TEST(JackknifeTest, AFoldThatLeavesNothingToTrainOnIsAProblem)
{
    RelationPool relations;
    const auto one
        = jackknife(test::toyTreebank(1), settings(5), relations, [](std::size_t, const Analysis&) {}, {}, {});
    ASSERT_FALSE(one.has_value());
    EXPECT_EQ(one.error().code, TrainingProblem::NoUsableSentences);
}

TEST(JackknifeTest, ProgressGrowsAndReachesTheTotal)
{
    for (const unsigned threads : {1U, 3U}) {
        std::vector<Progress> seen;
        RelationPool relations;
        const auto outcome = jackknife(
            test::toyTreebank(77), settings(3, threads), relations, [](std::size_t, const Analysis&) {},
            [&](const Progress& progress) { seen.push_back(progress); }, {});
        ASSERT_TRUE(outcome.has_value());
        ASSERT_FALSE(seen.empty());
        for (std::size_t i = 1; i < seen.size(); ++i)
            EXPECT_GE(seen[i].done, seen[i - 1].done);
        EXPECT_EQ(seen.back().done, seen.back().total);
    }
}

TEST(JackknifeTest, CancelledWhileTrainingItStops)
{
    std::stop_source stop;
    RelationPool relations;
    int predicted = 0;
    const auto cancel = [&](const Progress&) { stop.request_stop(); };
    const auto outcome = jackknife(
        test::toyTreebank(40), settings(4), relations, [&](std::size_t, const Analysis&) { ++predicted; }, cancel,
        stop.get_token());
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().code, JobProblem::Cancelled);
    EXPECT_EQ(predicted, 0);
}

TEST(JackknifeTest, CancelledWhilePredictingItStops)
{
    std::stop_source stop;
    RelationPool relations;
    int predicted = 0;
    const auto cancel = [&](std::size_t, const Analysis&) {
        ++predicted;
        stop.request_stop();
    };
    const auto outcome = jackknife(test::toyTreebank(40), settings(4), relations, cancel, {}, stop.get_token());
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().code, JobProblem::Cancelled);
    EXPECT_EQ(predicted, 1);
}

TEST(JackknifeTest, BunsetsuArePredictedByTheModelOfTheOtherFolds)
{
    const Sentences sentences = test::sampleSentences("japanese.knp");
    BunsetsuJackknifeSettings chosen;
    chosen.training.bits = 16;
    chosen.folds = 3;
    RelationPool relations;
    Predictions predictions;
    const auto keep = [&](std::size_t index, Analysis prediction) {
        EXPECT_TRUE(predictions.emplace(index, std::move(prediction.graph)).second) << "predicted twice: " << index;
    };
    ASSERT_TRUE(jackknife(sentences, chosen, relations, keep, {}, {}));
    ASSERT_EQ(predictions.size(), sentences.size());
    for (std::size_t fold = 0; fold < chosen.folds; ++fold) {
        Sentences others;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            if (i % chosen.folds != fold)
                others.push_back(sentences[i]);
        }
        const auto model = trainBunsetsuModel(others, chosen.training, {}, {});
        ASSERT_TRUE(model);
        const BunsetsuParser parser(*model, relations);
        BunsetsuParser::Workspace workspace(parser);
        for (std::size_t i = fold; i < sentences.size(); i += chosen.folds)
            EXPECT_EQ(predictions.at(i), parser.parse(*sentences[i], workspace)) << i;
    }
}

} // namespace jackknife_test
} // namespace arcwright
