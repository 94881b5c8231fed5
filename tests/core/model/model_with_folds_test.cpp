// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_with_folds.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/experiments/jackknife.h"
#include "core/formats/open.h"
#include "core/model/predict.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"
#include "tests/paths.h"

namespace arcwright {
namespace model_with_folds_test {

JackknifeSettings settings()
{
    JackknifeSettings made;
    made.training = test::quickSettings();
    made.training.trainer.epochs = 2;
    made.folds = 3;
    return made;
}

/// The sample treebank with a model of all its sentences and those of its folds.
class ModelWithFoldsTest : public ::testing::Test {
protected:
    ModelWithFoldsTest()
    {
        for (std::size_t i = 0; i < treebank.size(); ++i)
            sentences.push_back(treebank.sentence(i));
        models = LiveModels(LiveModel(test::trained(sentences, settings().training)));
        const auto keep
            = [this](std::size_t index, Analysis prediction) { predictions.emplace(index, std::move(prediction)); };
        FoldSteps<Model> steps;
        steps.trained = [this](const std::shared_ptr<const Model>& model, const std::vector<std::size_t>& indices) {
            std::vector<SentenceKey> heldOut;
            for (const std::size_t index : indices)
                heldOut.push_back(treebank.key(index));
            models->addFold(LiveModel(model), heldOut);
        };
        EXPECT_TRUE(jackknife(sentences, settings(), relations, keep, {}, {}, steps));
    }

    Treebank treebank = openTreebank({test::sampleFile("english.conllu")}).value();
    RelationPool relations;
    Sentences sentences;
    std::optional<LiveModels> models;
    std::map<std::size_t, Analysis> predictions; ///< of the jackknife
};

TEST_F(ModelWithFoldsTest, OfEverySentenceOneSpeaksThatHasNotSeenIt)
{
    ASSERT_EQ(models->folds().size(), 3U);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const SentenceKey key = treebank.key(i);
        EXPECT_TRUE(models->whole().hasSeen(*sentences[i]));
        EXPECT_FALSE(models->modelFor(key, *sentences[i]).hasSeen(*sentences[i])) << i;
        EXPECT_EQ(models->exposureOf(key, *sentences[i]), Exposure::Jackknifed);
    }
}

TEST_F(ModelWithFoldsTest, ItIsTheSameWhenTheWordsOfTheSentenceAreCorrected)
{
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        Sentence corrected = *sentences[i];
        corrected.tokens.front().upos = "X";
        EXPECT_EQ(&models->modelFor(treebank.key(i), corrected), &models->modelFor(treebank.key(i), *sentences[i]));
    }
}

TEST_F(ModelWithFoldsTest, WithoutKeysTheSentencesAreKnownByTheirWords)
{
    models->forgetKeys();
    for (std::size_t i = 0; i < sentences.size(); ++i)
        EXPECT_FALSE(models->modelFor({7, SentenceId{0}}, *sentences[i]).hasSeen(*sentences[i])) << i;
    const auto unknown = test::toySentence();
    EXPECT_EQ(&models->modelFor({7, SentenceId{0}}, *unknown), &models->whole());
    EXPECT_EQ(models->exposureOf({7, SentenceId{0}}, *unknown), Exposure::Unseen);
}

/// As after the next start: folds without keys, and a whole that held a part of the treebank out.
TEST_F(ModelWithFoldsTest, WhatTheWholeHeldOutIsStillTheFoldsThatHeldItOut)
{
    const Sentences learnt(sentences.begin() + 2, sentences.end());
    LiveModels read(LiveModel(test::trained(learnt, settings().training)));
    for (const LiveModel& fold : models->folds())
        read.addFold(fold, {});
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const SentenceKey key = treebank.key(i);
        EXPECT_EQ(read.foldOf(key, *sentences[i]), models->foldOf(key, *sentences[i])) << i;
        EXPECT_EQ(read.exposureOf(key, *sentences[i]), Exposure::Jackknifed) << i;
    }
    EXPECT_EQ(read.exposureOf(treebank.key(0), *test::toySentence()), Exposure::Unseen);
}

TEST_F(ModelWithFoldsTest, WithoutFoldsTheModelSpeaksOfWhatItHasSeen)
{
    const LiveModels alone(models->whole());
    EXPECT_EQ(&alone.modelFor(treebank.key(0), *sentences[0]), &alone.whole());
    EXPECT_EQ(alone.exposureOf(treebank.key(0), *sentences[0]), Exposure::Seen);
}

TEST_F(ModelWithFoldsTest, PredictsAsTheJackknifeDid)
{
    std::size_t count = 0;
    const auto compare = [&](SentenceKey key, const Analysis& analysis) {
        const std::size_t index = treebank.indexOf(key);
        EXPECT_EQ(analysis.graph, predictions.at(index).graph) << index;
        EXPECT_EQ(analysis.known, predictions.at(index).known) << index;
        EXPECT_EQ(analysis.exposure, Exposure::Jackknifed);
        EXPECT_EQ(index, (4 + count++) % sentences.size());
    };
    predict(*models, relations, treebank, 4, compare, {}, {});
    EXPECT_EQ(count, sentences.size());
}

TEST_F(ModelWithFoldsTest, FormsAreKnownToTheModelThatSpeaks)
{
    std::size_t known = 0;
    std::size_t unknown = 0;
    const auto keep = [&](SentenceKey key, const Analysis& analysis) {
        const std::size_t index = treebank.indexOf(key);
        std::set<std::string> others; // forms of the sentences that the fold learnt from
        const LiveModel& speaker = models->modelFor(key, *sentences[index]);
        for (const auto& sentence : sentences) {
            for (const Token& token : sentence->tokens) {
                if (speaker.hasSeen(*sentence))
                    others.insert(token.form);
            }
        }
        ASSERT_EQ(analysis.known.size(), sentences[index]->tokens.size());
        for (std::size_t i = 0; i < analysis.known.size(); ++i) {
            EXPECT_EQ(analysis.known[i], others.contains(sentences[index]->tokens[i].form));
            (analysis.known[i] ? known : unknown) += 1;
        }
    };
    predict(*models, relations, treebank, 0, keep, {}, {});
    EXPECT_GT(known, 50U);
    EXPECT_GT(unknown, 10U);
}

TEST_F(ModelWithFoldsTest, IsAValue)
{
    const LiveModels before = *models;
    models->changeAll([](const LiveModel& model, std::size_t) { return model.parsingWith(Decoder::Cle); });
    EXPECT_EQ(before.whole().decoder(), test::quickSettings().trainer.decoder.decoder);
    EXPECT_EQ(models->whole().decoder(), Decoder::Cle);
    for (const LiveModel& fold : models->folds())
        EXPECT_EQ(fold.decoder(), Decoder::Cle);
}

} // namespace model_with_folds_test
} // namespace arcwright
