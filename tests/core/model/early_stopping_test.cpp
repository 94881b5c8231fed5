// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/learning/training_problems.h"
#include "core/model/model_file.h"
#include "core/model/train.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace early_stopping_test {

constexpr int mostEpochs = 12;

TrainingSettings patientSettings(int patience)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.epochs = mostEpochs;
    settings.trainer.patience = patience;
    return settings;
}

struct Training {
    std::shared_ptr<const Model> model;
    std::vector<EpochReport> epochs;
};

Training run(const TrainingSettings& settings)
{
    Training made;
    TrainingHooks hooks;
    hooks.epochDone = [&](const EpochReport& report) { made.epochs.push_back(report); };
    const auto model
        = train(test::sampleSentences("english.conllu"), test::sampleSentences("czech.conllu"), settings, hooks, {});
    EXPECT_TRUE(model.has_value());
    made.model = model.value_or(nullptr);
    return made;
}

/// The weights after a run of so many epochs without any stopping.
std::vector<float> weightsAfter(TrainingSettings settings, int epochs)
{
    settings.trainer.epochs = epochs;
    settings.trainer.patience = 0;
    return run(settings).model->weights.values();
}

TEST(EarlyStoppingTest, EndsWhenNothingGotBetterAndGivesTheBestEpochsWeights)
{
    bool stopped = false;
    for (const auto& [patience, labels] : {std::pair(1, true), std::pair(2, false), std::pair(3, true)}) {
        TrainingSettings settings = patientSettings(patience);
        settings.labels = labels;
        const Training made = run(settings);
        int best = 0;
        double score = -1;
        for (const EpochReport& epoch : made.epochs) {
            const double own = labels ? epoch.development.las : epoch.development.uas;
            if (own > score) {
                best = epoch.epoch;
                score = own;
            }
        }
        const int expected = std::min(best + patience, mostEpochs);
        EXPECT_EQ(static_cast<int>(made.epochs.size()), expected) << patience << (labels ? " LAS" : " UAS");
        EXPECT_EQ(made.model->configuration.bestEpochs, std::vector<int>{best});
        EXPECT_EQ(made.model->weights.values(), weightsAfter(settings, best)) << "the weights of epoch " << best;
        if (best < expected) {
            EXPECT_NE(made.model->weights.values(), weightsAfter(settings, expected)) << "not those of the last";
        }
        stopped = stopped || expected < mostEpochs;
    }
    EXPECT_TRUE(stopped) << "otherwise this test says nothing";
}

TEST(EarlyStoppingTest, WhereTheEpochsRunOutTheBestOneIsStillTheResult)
{
    TrainingSettings settings = patientSettings(100);
    const Training made = run(settings);
    ASSERT_EQ(made.epochs.size(), static_cast<std::size_t>(mostEpochs));
    ASSERT_EQ(made.model->configuration.bestEpochs.size(), 1U);
    const int best = made.model->configuration.bestEpochs.front();
    for (const EpochReport& epoch : made.epochs)
        EXPECT_LE(epoch.development.las, made.epochs[static_cast<std::size_t>(best) - 1].development.las);
    EXPECT_EQ(made.model->weights.values(), weightsAfter(settings, best));
}

TEST(EarlyStoppingTest, NeedsNobodyToWatchAndIsTheSameForAnyNumberOfThreads)
{
    TrainingSettings settings = patientSettings(2);
    const Training watched = run(settings);
    settings.trainer.threads = 3;
    const auto alone = train(
        test::sampleSentences("english.conllu"), test::sampleSentences("czech.conllu"), settings, TrainingHooks(), {});
    ASSERT_TRUE(alone.has_value());
    EXPECT_EQ(serialised(**alone), serialised(*watched.model));
}

TEST(EarlyStoppingTest, ProgressReachesTheTotalAllTheSame)
{
    Progress last;
    TrainingHooks hooks;
    hooks.progress = [&](const Progress& progress) { last = progress; };
    TrainingSettings settings = patientSettings(1);
    ASSERT_TRUE(train(test::toyTreebank(30), test::toyTreebank(10), settings, hooks, {}).has_value());
    EXPECT_EQ(last.total, 30U * mostEpochs);
    EXPECT_EQ(last.done, last.total);
}

TEST(EarlyStoppingTest, EveryMemberStopsForItself)
{
    TrainingSettings settings = patientSettings(2);
    settings.trainer.learner = Learner::Bpm;
    settings.trainer.members = 3;
    settings.trainer.threads = 2;
    MembersReport report;
    TrainingHooks hooks;
    hooks.membersDone = [&](const MembersReport& members) { report = members; };
    const Sentences english = test::sampleSentences("english.conllu");
    const Sentences czech = test::sampleSentences("czech.conllu");
    const auto model = train(english, czech, settings, hooks, {});
    ASSERT_TRUE(model.has_value());
    ASSERT_EQ(report.members.size(), 3U);
    std::vector<int> best;
    for (const MemberReport& member : report.members) {
        TrainingSettings own = settings;
        own.trainer = memberSettings(settings.trainer, member.member);
        const Training apart = run(own);
        EXPECT_EQ(member.epochs, static_cast<int>(apart.epochs.size()));
        EXPECT_EQ(member.bestEpoch, apart.model->configuration.bestEpochs.front());
        EXPECT_EQ(member.development, apart.epochs[static_cast<std::size_t>(member.bestEpoch) - 1].development);
        best.push_back(member.bestEpoch);
    }
    EXPECT_EQ((*model)->configuration.bestEpochs, best);
}

TEST(EarlyStoppingTest, TheModelFileTellsTheEpochs)
{
    const Training made = run(patientSettings(2));
    const auto read = parseModel(serialised(*made.model));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ((*read)->configuration.trainer.patience, 2);
    EXPECT_EQ((*read)->configuration.bestEpochs, made.model->configuration.bestEpochs);
    EXPECT_EQ((*read)->configuration.trainer.epochs, mostEpochs);
    EXPECT_TRUE(run(patientSettings(0)).model->configuration.bestEpochs.empty()) << "the last, as ever";
}

TEST(EarlyStoppingTest, WithoutDevelopmentSentencesNothingCanTellWhenToStop)
{
    const auto headless = test::sentence({test::token("a", "X", kNoHead, "")});
    for (const Learner learner : {Learner::Mira, Learner::Bpm}) {
        TrainingSettings settings = patientSettings(2);
        settings.trainer.learner = learner;
        settings.trainer.threads = 2;
        for (const Sentences& development : {Sentences(), Sentences{headless}}) {
            const auto refused = train(test::toyTreebank(10), development, settings, TrainingHooks(), {});
            ASSERT_FALSE(refused.has_value());
            EXPECT_EQ(refused.error(), (Problem{TrainingProblem::NoUsableDevelopment, "", 0, 0, {}}));
        }
    }
}

} // namespace early_stopping_test
} // namespace arcwright
