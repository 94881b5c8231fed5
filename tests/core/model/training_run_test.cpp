// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/training_run.h"

#include <gtest/gtest.h>

#include "core/base/text_file.h"
#include "core/model/model_file.h"
#include "core/model/tagger_file.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {

namespace training_run_test {

TrainingRun toyRun()
{
    return {test::toyTreebank(30), {}, test::toyTreebank(30), test::quickSettings()};
}

BunsetsuSettings smallBunsetsuSettings()
{
    BunsetsuSettings settings;
    settings.bits = 18;
    return settings;
}

TEST(TrainingRunTest, IsWhatModelAndTaggerByThemselvesAre)
{
    const TrainingRun run = toyRun();
    const auto trained = train(run, {}, {});
    ASSERT_TRUE(trained.has_value());
    ASSERT_TRUE(trained->tagger);
    const auto model = train(run.training, {}, test::quickSettings(), TrainingHooks(), {});
    const auto tagger = Tagger::learn(run.tagged, {});
    ASSERT_TRUE(model.has_value() && tagger.has_value());
    const test::TemporaryFolder folder;
    const std::string both = folder.file("both.arcmodel");
    const std::string apart = folder.file("apart.arcmodel");
    ASSERT_TRUE(saveModel(trained->model, trained->tagger.get(), both).has_value());
    ASSERT_TRUE(saveModel(**model, *tagger, apart).has_value());
    EXPECT_EQ(test::readBytes(both), test::readBytes(apart));
}

TEST(TrainingRunTest, AModelFromAFileKnowsTheWordsThatItsTaggerHas)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    auto tagger = Tagger::learn(sentences, {}, {});
    ASSERT_TRUE(tagger);
    const auto model = test::trained(sentences, test::quickSettings());
    ASSERT_TRUE(model->vocabulary);
    const auto back = parseModel(serialised(*model)).value();
    EXPECT_FALSE(back->vocabulary);
    EXPECT_EQ(withVocabularyOf(AnyModel(back), nullptr), AnyModel(back));
    const AnyModel knowing = withVocabularyOf(AnyModel(back), &*tagger);
    EXPECT_EQ(*std::get<std::shared_ptr<const Model>>(knowing)->vocabulary, *model->vocabulary);
    EXPECT_EQ(serialised(*std::get<std::shared_ptr<const Model>>(knowing)), serialised(*model));
}

TEST(TrainingRunTest, WhereNoTaggerIsToBeOrCanBeThereIsNone)
{
    TrainingRun run = toyRun();
    run.tagged.clear();
    const auto without = train(run, {}, {});
    ASSERT_TRUE(without.has_value());
    EXPECT_FALSE(without->tagger);
    EXPECT_FALSE(scoreTrained(*without, run.training).tagging.has_value());

    for (const auto& sentence : test::toyTreebank(30)) {
        auto untagged = std::make_shared<Sentence>(*sentence);
        for (Token& token : untagged->tokens)
            token.upos = token.xpos = token.feats = "";
        run.tagged.push_back(untagged);
    }
    const auto ofUntagged = train(run, {}, {});
    ASSERT_TRUE(ofUntagged.has_value());
    EXPECT_FALSE(ofUntagged->tagger);
}

TEST(TrainingRunTest, BunsetsuAreScoredByTheirHeads)
{
    const Sentences sentences = test::sampleSentences("japanese.knp");
    const auto trained = train(TrainingRun{sentences, {}, {}, smallBunsetsuSettings()}, {}, {});
    ASSERT_TRUE(trained.has_value());
    EXPECT_FALSE(trained->tagger);
    const auto scores = scoreTrained(*trained, sentences);
    ASSERT_TRUE(scores.bunsetsu.has_value());
    EXPECT_GT(scores.bunsetsu->accuracy(), 90.0);
    EXPECT_FALSE(scores.tagging.has_value());
    EXPECT_FALSE(scoreTrained(*trained, {}).bunsetsu.has_value());
}

TEST(TrainingRunTest, IsCancelledAsAWhole)
{
    std::stop_source stop;
    TrainingHooks hooks;
    hooks.epochDone = [&](const EpochReport& report) {
        if (report.epoch == report.epochs) // the parser is done, the tagger has not begun
            stop.request_stop();
    };
    const auto trained = train(toyRun(), hooks, stop.get_token());
    ASSERT_FALSE(trained.has_value());
    EXPECT_EQ(trained.error().code, JobProblem::Cancelled);
}

} // namespace training_run_test

} // namespace arcwright
