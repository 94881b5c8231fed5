// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/model_file.h"
#include "core/model/train.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace resume_test {

constexpr int epochs = 5;

TrainingSettings someSettings(Learner learner = Learner::Mira)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.learner = learner;
    settings.trainer.epochs = epochs;
    settings.trainer.members = 4;
    settings.trainer.arcBits = 14;
    settings.trainer.siblingBits = 12;
    settings.trainer.rowBits = 8;
    return settings;
}

/// The odd sentences of a sample train, the even ones tell how well.
struct Data {
    Sentences training;
    Sentences development;
};

const Data& data()
{
    static const Data made = [] {
        Data halves;
        const Sentences all = test::sampleSentences("english.conllu");
        for (std::size_t i = 0; i < all.size(); ++i)
            (i % 2 == 0 ? halves.training : halves.development).push_back(all[i]);
        return halves;
    }();
    return made;
}

class ResumeTest : public testing::Test {
protected:
    std::string path() const { return m_folder.file("state"); }

    static std::string whole(const TrainingSettings& settings)
    {
        const auto model = train(data().training, data().development, settings, TrainingHooks(), {});
        EXPECT_TRUE(model.has_value());
        return model ? serialised(**model) : std::string();
    }

    /// Breaks training off when so many epochs were reported; the checkpoint stays.
    void breakOff(const TrainingSettings& settings, int after) const
    {
        std::stop_source stop;
        int reported = 0;
        TrainingHooks hooks;
        hooks.checkpoint = path();
        hooks.epochDone = [&](const EpochReport&) {
            if (++reported == after)
                stop.request_stop();
        };
        const auto model = train(data().training, data().development, settings, hooks, stop.get_token());
        ASSERT_FALSE(model.has_value());
        EXPECT_EQ(model.error().code, JobProblem::Cancelled);
    }

    Result<std::shared_ptr<const Model>> resume(const TrainingSettings& settings, int* reported = nullptr,
        const Sentences& training = data().training, const Sentences& development = data().development) const
    {
        TrainingHooks hooks;
        hooks.resume = path();
        hooks.epochDone = [&](const EpochReport&) {
            if (reported != nullptr)
                ++*reported;
        };
        return train(training, development, settings, hooks, {});
    }
    std::string resumed(const TrainingSettings& settings, int* reported = nullptr) const
    {
        const auto model = resume(settings, reported);
        EXPECT_TRUE(model.has_value()) << testing::PrintToString(model.error());
        return model ? serialised(**model) : std::string();
    }
    Problem problemOf(const TrainingSettings& settings) const
    {
        const auto model = resume(settings);
        EXPECT_FALSE(model.has_value());
        return model ? Problem() : model.error();
    }

    test::TemporaryFolder m_folder;
};

TEST_F(ResumeTest, GoingOnEndsWithTheSameBytesWhereverTrainingBrokeOff)
{
    for (const Decoder decoder : allDecoders()) {
        TrainingSettings settings = someSettings();
        settings.trainer.decoder.decoder = decoder;
        const std::string expected = whole(settings);
        const std::vector<int> one{1 + static_cast<int>(decoder) % (epochs - 1)};
        for (const int after : test::unlessSanitized(std::vector<int>{1, 3, epochs - 1}, one)) {
            breakOff(settings, after);
            int reported = 0;
            EXPECT_EQ(resumed(settings, &reported), expected) << nameOf(decoder) << " after " << after;
            EXPECT_EQ(reported, epochs - after);
        }
    }
}

TEST_F(ResumeTest, GoingOnEndsWithTheSameBytesForEveryWayOfTraining)
{
    std::vector<TrainingSettings> ways(6, someSettings());
    ways[0].trainer.learner = Learner::Perceptron;
    ways[1].trainer.averaging = false;
    ways[2].trainer.shuffleOnce = true;
    ways[3].trainer.costAugmented = true;
    ways[4].labels = false;
    ways[5].trainer.threads = 3;
    for (std::size_t way = 0; way < ways.size(); ++way) {
        breakOff(ways[way], 2);
        EXPECT_EQ(resumed(ways[way]), whole(ways[way])) << way;
    }
}

TEST_F(ResumeTest, TheBestEpochMayBeOneBeforeTheBreak)
{
    TrainingSettings settings = someSettings();
    settings.trainer.epochs = 20;
    settings.trainer.patience = 4;
    const auto expected = train(data().training, data().development, settings, TrainingHooks(), {});
    ASSERT_TRUE(expected.has_value());
    const int best = (*expected)->configuration.bestEpochs.front();
    for (const int after : {best - 1, best, best + 2}) {
        if (after < 1)
            continue;
        breakOff(settings, after);
        int reported = 0;
        EXPECT_EQ(resumed(settings, &reported), serialised(**expected)) << after;
        EXPECT_EQ(reported, best + settings.trainer.patience - after);
    }
}

TEST_F(ResumeTest, OfAFinishedTrainingGivesItsModelAtOnceOrMoreEpochs)
{
    TrainingSettings settings = someSettings();
    settings.trainer.epochs = 2;
    TrainingHooks hooks;
    hooks.checkpoint = path();
    ASSERT_TRUE(train(data().training, data().development, settings, hooks, {}).has_value());
    int reported = 0;
    EXPECT_EQ(resumed(settings, &reported), whole(settings));
    EXPECT_EQ(reported, 0);
    EXPECT_EQ(resumed(someSettings(), &reported), whole(someSettings()));
    EXPECT_EQ(reported, epochs - 2);
}

TEST_F(ResumeTest, OnSeveralThreadsEpochsEndAsOnOne)
{
    TrainingSettings settings = someSettings();
    const std::string expected = whole(settings);
    settings.trainer.threads = 3;
    EXPECT_EQ(whole(settings), expected);
    for (const int after : {1, epochs - 1}) {
        breakOff(settings, after);
        int reported = 0;
        EXPECT_EQ(resumed(settings, &reported), expected) << after;
        EXPECT_EQ(reported, epochs - after) << "of each epoch with a checkpoint it was told";
    }
}

TEST_F(ResumeTest, ACheckpointThatCannotBeWrittenEndsTraining)
{
    for (const unsigned threads : {1U, 3U}) {
        TrainingSettings settings = someSettings();
        settings.trainer.threads = threads;
        int reported = 0;
        TrainingHooks hooks;
        hooks.checkpoint = m_folder.file("nowhere/state");
        hooks.epochDone = [&](const EpochReport&) { ++reported; };
        const auto model = train(data().training, data().development, settings, hooks, {});
        ASSERT_FALSE(model.has_value());
        EXPECT_EQ(model.error().file, hooks.checkpoint) << testing::PrintToString(model.error());
        EXPECT_EQ(reported, 0) << threads;
    }
}

TEST_F(ResumeTest, ABayesPointMachineGoesOnAfterItsLastMember)
{
    TrainingSettings settings = someSettings(Learner::Bpm);
    settings.trainer.epochs = 2;
    for (const int patience : {0, 1}) {
        settings.trainer.patience = patience;
        settings.trainer.threads = 1;
        MembersReport all;
        TrainingHooks hooks;
        hooks.membersDone = [&](const MembersReport& report) { all = report; };
        const auto expected = train(data().training, data().development, settings, hooks, {});
        ASSERT_TRUE(expected.has_value());
        for (const unsigned threads : {1U, 3U}) {
            settings.trainer.threads = threads;
            breakOff(settings, 7); // of 8 epochs; members before the last few are in the checkpoint
            MembersReport report;
            int reported = 0;
            hooks.resume = path();
            hooks.checkpoint = path();
            hooks.membersDone = [&](const MembersReport& members) { report = members; };
            hooks.epochDone = [&](const EpochReport&) { ++reported; };
            const auto model = train(data().training, data().development, settings, hooks, {});
            ASSERT_TRUE(model.has_value()) << testing::PrintToString(model.error());
            EXPECT_EQ(serialised(**model), serialised(**expected)) << threads;
            EXPECT_EQ(report.members, all.members);
            EXPECT_EQ(report.average, all.average);
            EXPECT_LT(reported, 8);
        }
    }
}

TEST_F(ResumeTest, ABayesPointMachineMayGetMoreMembers)
{
    TrainingSettings settings = someSettings(Learner::Bpm);
    settings.trainer.epochs = 1;
    settings.trainer.members = 2;
    TrainingHooks hooks;
    hooks.checkpoint = path();
    ASSERT_TRUE(train(data().training, data().development, settings, hooks, {}).has_value());
    settings.trainer.members = 3;
    int reported = 0;
    EXPECT_EQ(resumed(settings, &reported), whole(settings));
    EXPECT_EQ(reported, 1);
    settings.trainer.members = 1;
    EXPECT_EQ(problemOf(settings), (Problem{CheckpointProblem::OfOtherSettings, path(), 0, 0, {"members", "2", "1"}}));
    settings.trainer.members = 2;
    settings.trainer.epochs = 3;
    EXPECT_EQ(problemOf(settings), (Problem{CheckpointProblem::OfOtherSettings, path(), 0, 0, {"epochs", "1", "3"}}))
        << "members that are done have no more than that";
}

TEST_F(ResumeTest, OfOtherSettingsIsRefused)
{
    breakOff(someSettings(), 3);
    const auto expectRefused = [&](const char* name, const char* there, const char* here, const auto& change) {
        TrainingSettings settings = someSettings();
        change(settings);
        EXPECT_EQ(
            problemOf(settings), (Problem{CheckpointProblem::OfOtherSettings, path(), 0, 0, {name, there, here}}));
    };
    expectRefused("learner", "mira", "perceptron", [](auto& s) { s.trainer.learner = Learner::Perceptron; });
    expectRefused("learner", "mira", "bpm", [](auto& s) { s.trainer.learner = Learner::Bpm; });
    expectRefused("averaging", "true", "false", [](auto& s) { s.trainer.averaging = false; });
    expectRefused("cost-augmented", "false", "true", [](auto& s) { s.trainer.costAugmented = true; });
    expectRefused("shuffle", "every", "once", [](auto& s) { s.trainer.shuffleOnce = true; });
    expectRefused("seed", "1", "2", [](auto& s) { s.trainer.seed = 2; });
    expectRefused("patience", "0", "2", [](auto& s) { s.trainer.patience = 2; });
    expectRefused("decoder", "eisner", "cle", [](auto& s) { s.trainer.decoder.decoder = Decoder::Cle; });
    expectRefused("kept-heads", "8", "4", [](auto& s) { s.trainer.decoder.keptHeads = 4; });
    expectRefused("start", "projective", "random", [](auto& s) { s.trainer.decoder.climb.start = ClimbStart::Random; });
    expectRefused("moves", "0", "9", [](auto& s) { s.trainer.decoder.climb.mostMoves = 9; });
    expectRefused("arc-bits", "14", "15", [](auto& s) { s.trainer.arcBits = 15; });
    expectRefused("labels", "true", "false", [](auto& s) { s.labels = false; });
    expectRefused("root", "single", "many", [](auto& s) { s.root = RootPolicy::Many; });
    expectRefused("epochs", "3", "2", [](auto& s) { s.trainer.epochs = 2; });
}

TEST_F(ResumeTest, OfOtherDataIsRefused)
{
    breakOff(someSettings(), 1);
    const auto expectRefused = [&](const Sentences& training) {
        const auto model = resume(someSettings(), nullptr, training);
        ASSERT_FALSE(model.has_value());
        EXPECT_EQ(model.error(), (Problem{CheckpointProblem::OfOtherData, path(), 0, 0, {}}));
    };
    Sentences fewer = data().training;
    fewer.pop_back();
    expectRefused(fewer);
    Sentences swapped = data().training;
    std::swap(swapped[3], swapped[4]);
    expectRefused(swapped);
    Sentence changed = *data().training[5];
    changed.tokens[0].form += "x";
    Sentences words = data().training;
    words[5] = std::make_shared<const Sentence>(changed);
    expectRefused(words);
    Sentences renamed = data().training;
    for (auto& sentence : renamed) {
        Sentence copy = *sentence;
        for (Token& token : copy.tokens)
            token.relation += "x";
        sentence = std::make_shared<const Sentence>(copy);
    }
    expectRefused(renamed);
}

TEST_F(ResumeTest, OtherDevelopmentSentencesMatterWhereTheirScoresDo)
{
    Sentences fewer = data().development;
    fewer.pop_back();
    breakOff(someSettings(), 1);
    const auto model = resume(someSettings(), nullptr, data().training, fewer);
    ASSERT_TRUE(model.has_value());
    EXPECT_EQ(serialised(**model), whole(someSettings()));

    TrainingSettings settings = someSettings();
    settings.trainer.patience = 3;
    breakOff(settings, 1);
    const auto refused = resume(settings, nullptr, data().training, fewer);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error(), (Problem{CheckpointProblem::OfOtherDevelopment, path(), 0, 0, {}}));
}

TEST_F(ResumeTest, ThatCannotBeWrittenEndsTraining)
{
    for (const Learner learner : {Learner::Mira, Learner::Bpm}) {
        TrainingSettings settings = someSettings(learner);
        settings.trainer.threads = 3;
        TrainingHooks hooks;
        hooks.checkpoint = m_folder.file("missing/state");
        const auto model = train(data().training, data().development, settings, hooks, {});
        ASSERT_FALSE(model.has_value());
        EXPECT_EQ(model.error().code, FileProblem::NotWritable);
        EXPECT_EQ(model.error().file, hooks.checkpoint);
    }
}

TEST_F(ResumeTest, IsReplacedInOneStepAndLeavesNothingElse)
{
    breakOff(someSettings(), 3);
    EXPECT_EQ(m_folder.names(), std::vector<std::string>{"state"});
}

TEST_F(ResumeTest, ForeignAndMissingFilesAreNamed)
{
    EXPECT_EQ(problemOf(someSettings()), (Problem{FileProblem::NotFound, path(), 0, 0, {}}));
    m_folder.write("state", "hello");
    EXPECT_EQ(problemOf(someSettings()), (Problem{CheckpointProblem::NotACheckpoint, path(), 0, 0, {}}));
    m_folder.write("state", "");
    EXPECT_EQ(problemOf(someSettings()), (Problem{CheckpointProblem::NotACheckpoint, path(), 0, 0, {}}));
    m_folder.write("state", whole(someSettings()));
    EXPECT_EQ(problemOf(someSettings()), (Problem{CheckpointProblem::NotACheckpoint, path(), 0, 0, {}})) << "a model";
}

} // namespace resume_test
} // namespace arcwright
