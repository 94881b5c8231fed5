// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/cause_search.h"

#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace cause_search_test {

/// The English sample as a treebank.
Treebank openSample()
{
    return openTreebank({test::sampleFile("english.conllu")}).value();
}

Sentences allOf(const Treebank& treebank)
{
    Sentences sentences;
    for (std::size_t i = 0; i < treebank.size(); ++i)
        sentences.push_back(treebank.sentence(i));
    return sentences;
}

std::shared_ptr<const Model> trainedOn(const Sentences& sentences)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.epochs = 1;
    return test::trained(sentences, settings);
}

TEST(CauseSearchTest, WhatAModelWasTrainedOnIsLeftOut)
{
    const Treebank treebank = openSample();
    RelationPool relations;
    const LiveModels models{LiveModel(trainedOn(allOf(treebank)))};
    const auto causes = findCauses(models, relations, treebank, {false, 2});
    ASSERT_TRUE(causes);
    EXPECT_EQ(causes->size(), treebank.size());
    for (const SentenceCauses& each : *causes) {
        EXPECT_EQ(each.exposure, Exposure::Seen);
        EXPECT_TRUE(each.errors.empty());
    }
}

TEST(CauseSearchTest, AFoldSpeaksOfWhatItHasNotSeen)
{
    const Treebank treebank = openSample();
    const Sentences all = allOf(treebank);
    const std::size_t half = all.size() / 2;
    const auto fold = trainedOn(Sentences(all.begin() + static_cast<std::ptrdiff_t>(half), all.end()));
    LiveModels models{LiveModel(trainedOn(all))};
    std::vector<SentenceKey> heldOut;
    for (std::size_t i = 0; i < half; ++i)
        heldOut.push_back(treebank.key(i));
    models.addFold(LiveModel(fold), heldOut);
    RelationPool relations;
    const auto causes = findCauses(models, relations, treebank, {true, 2});
    ASSERT_TRUE(causes);
    const Parser parser(fold, relations);
    std::size_t errors = 0;
    for (const SentenceCauses& each : *causes) {
        if (each.sentence >= half) {
            EXPECT_TRUE(each.errors.empty());
            continue;
        }
        EXPECT_EQ(each.exposure, Exposure::Jackknifed);
        Parser::Workspace workspace;
        const SentenceCauses expected = causesOf(parser, *all[each.sentence], workspace);
        ASSERT_EQ(each.errors.size(), expected.errors.size());
        EXPECT_EQ(each.source, expected.source);
        for (std::size_t i = 0; i < each.errors.size(); ++i) {
            EXPECT_EQ(each.errors[i].word, expected.errors[i].word);
            EXPECT_EQ(each.errors[i].repaired, expected.errors[i].repaired);
            EXPECT_EQ(each.errors[i].source, each.source);
        }
        errors += each.errors.size();
    }
    EXPECT_GT(errors, 0U);
}

TEST(CauseSearchTest, ItTellsHowFarItHasComeAndCanBeStopped)
{
    const Treebank treebank = openSample();
    RelationPool relations;
    const LiveModels models{LiveModel(trainedOn(test::toyTreebank(10)))};
    std::size_t done = 0;
    std::size_t total = 0;
    ASSERT_TRUE(findCauses(models, relations, treebank, {false, 1}, [&](const Progress& progress) {
        EXPECT_GE(progress.done, done);
        done = progress.done;
        total = progress.total;
    }));
    EXPECT_EQ(done, total);
    EXPECT_GT(total, 0U);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = findCauses(models, relations, treebank, {}, {}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, JobProblem::Cancelled);
}

} // namespace cause_search_test
} // namespace arcwright
