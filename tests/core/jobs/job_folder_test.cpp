// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/base/text_file.h"
#include "core/jobs/job_folder.h"
#include "core/jobs/snapshot_problems.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/folds_file.h"
#include "core/model/model_file.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace job_folder_test {

constexpr int epochs = 5;

TrainingSettings someSettings(Learner learner = Learner::Mira, Decoder decoder = Decoder::Eisner)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.learner = learner;
    settings.trainer.decoder.decoder = decoder;
    settings.trainer.epochs = epochs;
    settings.trainer.members = 3;
    settings.trainer.arcBits = 14;
    settings.trainer.siblingBits = 12;
    settings.trainer.rowBits = 8;
    return settings;
}

TrainingRun runOn(const Sentences& sentences, const std::variant<TrainingSettings, BunsetsuSettings>& settings)
{
    HeldOutSplit split = holdOutEveryTenth(sentences);
    const bool hasTags = std::holds_alternative<TrainingSettings>(settings);
    return {std::move(split.training), std::move(split.development), hasTags ? sentences : Sentences(), settings};
}

std::string bytesOf(const Result<TrainedModel>& trained)
{
    EXPECT_TRUE(trained.has_value()) << testing::PrintToString(trained.error());
    if (!trained)
        return {};
    const auto* words = std::get_if<std::shared_ptr<const Model>>(&trained->model);
    return words != nullptr ? serialised(**words)
                            : serialised(*std::get<std::shared_ptr<const BunsetsuModel>>(trained->model));
}

class JobFolderTest : public testing::Test {
protected:
    std::string base() const { return m_folder.file("jobs"); }

    JobCard card(const std::string& title = "toys") const
    {
        JobCard card;
        card.title = title;
        card.asked = 1'700'000'000;
        card.decoder = "eisner";
        card.epochs = epochs;
        card.hasFolds = true;
        return card;
    }
    /// Its folder; nobody is at work on it.
    std::string jobFor(const TrainingRun& run, const std::string& title = "toys") const
    {
        const auto job = JobFolder::create(base(), card(title), run);
        EXPECT_TRUE(job.has_value()) << testing::PrintToString(job.error());
        return job ? job->path() : std::string();
    }
    /// Breaks it off when so many epochs were reported.
    static void breakOff(const std::string& path, int after)
    {
        std::stop_source stop;
        int reported = 0;
        JobHooks hooks;
        hooks.epochDone = [&](const EpochReport&) {
            if (++reported == after)
                stop.request_stop();
        };
        const auto trained = JobFolder::open(path)->run(hooks, stop.get_token());
        ASSERT_FALSE(trained.has_value());
        EXPECT_EQ(trained.error().code, JobProblem::Cancelled);
    }

    test::TemporaryFolder m_folder{test::folderInMemory()};
};

TEST_F(JobFolderTest, GoingOnGivesTheSameBytesForEveryLearner)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    for (const Learner learner : {Learner::Mira, Learner::Perceptron, Learner::Bpm}) {
        const TrainingRun run = runOn(sentences, someSettings(learner));
        const std::string expected = bytesOf(train(run, TrainingHooks(), {}));
        const std::string path = jobFor(run);
        breakOff(path, 2);
        breakOff(path, 3); // broken off twice
        const auto job = JobFolder::open(path);
        ASSERT_TRUE(job.has_value());
        EXPECT_EQ(bytesOf(job->run({}, {})), expected) << nameOf(learner);
        EXPECT_TRUE(job->isFinished());
        EXPECT_EQ(bytesOf(job->model()), expected) << "what is in the file";
        EXPECT_NE(job->model()->tagger, nullptr);
    }
}

TEST_F(JobFolderTest, GoingOnGivesTheSameBytesForGraphsOfDtagAndForBunsetsu)
{
    BunsetsuSettings bunsetsu;
    bunsetsu.bits = 14;
    bunsetsu.epochs = 3;
    const std::vector<TrainingRun> runs{
        runOn(test::sampleSentences("danish.tag"), someSettings(Learner::Mira, Decoder::Multi)),
        runOn(test::sampleSentences("danish.tag"), someSettings(Learner::Mira, Decoder::Hill)),
        runOn(test::sampleSentences("japanese.knp"), bunsetsu),
    };
    for (const TrainingRun& run : runs) {
        const std::string path = jobFor(run);
        breakOff(path, 1);
        EXPECT_EQ(bytesOf(JobFolder::open(path)->run({}, {})), bytesOf(train(run, TrainingHooks(), {})));
    }
}

TEST_F(JobFolderTest, ParsersOfBunsetsuGoOnFromTheirLastEpoch)
{
    for (const BunsetsuDecoder decoder : {BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce,
             BunsetsuDecoder::CascadedChunking, BunsetsuDecoder::RelativePreference}) {
        BunsetsuSettings settings = withDecoder(BunsetsuSettings(), decoder);
        settings.bits = 14;
        settings.epochs = epochs;
        const TrainingRun run = runOn(test::sampleSentences("japanese.knp"), settings);
        const std::string expected = bytesOf(train(run, TrainingHooks(), {}));
        const std::string path = jobFor(run);
        breakOff(path, 2);
        EXPECT_TRUE(std::filesystem::exists(path + "/checkpoint")) << nameOf(decoder);
        breakOff(path, 4); // of which two are told once more
        std::vector<std::size_t> done;
        std::size_t all = 0;
        JobHooks hooks;
        hooks.progress = [&](const Progress& progress) {
            done.push_back(progress.done);
            all = progress.total;
        };
        hooks.begunAnew = [&](const Problem&) { ADD_FAILURE() << nameOf(decoder); };
        const auto job = JobFolder::open(path);
        EXPECT_EQ(job->epochs().size(), 4U);
        EXPECT_EQ(bytesOf(job->run(hooks, {})), expected) << nameOf(decoder);
        ASSERT_FALSE(done.empty());
        EXPECT_GT(done.front() * epochs, all * 4) << "the last epoch alone was left: " << nameOf(decoder);
    }
}

TEST_F(JobFolderTest, CheckpointsOfBunsetsuAreOfTheirTrainingAlone)
{
    BunsetsuSettings settings;
    settings.bits = 14;
    settings.epochs = epochs;
    const TrainingRun run = runOn(test::sampleSentences("japanese.knp"), settings);
    const std::string path = jobFor(run);
    breakOff(path, 2);
    TrainingHooks hooks;
    hooks.resume = path + "/checkpoint";
    const auto problemOf = [&](const TrainingRun& other) { return train(other, hooks, {}).error(); };
    TrainingRun other = run;
    std::get<BunsetsuSettings>(other.settings).seed = 7;
    EXPECT_EQ(problemOf(other), (Problem{CheckpointProblem::OfOtherSettings, hooks.resume, 0, 0, {"seed", "1", "7"}}));
    other = run;
    std::get<BunsetsuSettings>(other.settings).epochs = 1;
    EXPECT_EQ(
        problemOf(other), (Problem{CheckpointProblem::OfOtherSettings, hooks.resume, 0, 0, {"epochs", "2", "1"}}));
    other = run;
    other.training.pop_back();
    EXPECT_EQ(problemOf(other).code, CheckpointProblem::OfOtherData);
    const std::string whole = readFile(hooks.resume).value();
    for (std::size_t at = 0; at < whole.size(); at += whole.size() / 97 + 1) { // a bit here and there
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        test::writeBytes(hooks.resume, damaged);
        EXPECT_FALSE(train(run, hooks, {}).has_value()) << at;
        test::writeBytes(hooks.resume, whole.substr(0, at));
        EXPECT_FALSE(train(run, hooks, {}).has_value()) << at;
    }
}

TEST_F(JobFolderTest, AModelThatIsElsewhereTooIsNoted)
{
    const std::string path = jobFor(runOn(test::toyTreebank(40), someSettings()));
    JobFolder::noteKept(path, "/models/here.arcmodel");
    EXPECT_FALSE(jobsIn(base()).front().isKept) << "there is no model yet";
    ASSERT_TRUE(JobFolder::open(path)->run({}, {}).has_value());
    EXPECT_FALSE(jobsIn(base()).front().isKept);
    JobFolder::noteKept(path, "/models/here.arcmodel");
    EXPECT_TRUE(jobsIn(base()).front().isKept);
    JobFolder::noteKept(path, "/models/there.arcmodel");
    EXPECT_EQ(JobFolder::keptAt(path), "/models/here.arcmodel") << "the first counts";
}

TEST_F(JobFolderTest, FoldsAreLeftOnlyWhereNobodyHasThem)
{
    const std::string path = jobFor(runOn(test::toyTreebank(40), someSettings()));
    const auto left = [&] { return jobsIn(base()).front().foldsLeft; };
    EXPECT_EQ(left(), std::nullopt) << "there is no model that they could follow";
    const auto trained = JobFolder::open(path)->run({}, {});
    ASSERT_TRUE(trained.has_value());
    EXPECT_EQ(left(), FoldsDone());
    const KeptFolds folds = JobFolder::open(path)->folds().value();
    ASSERT_TRUE(folds.begin(2));
    ASSERT_TRUE(folds.keep(0, trained->model));
    EXPECT_EQ(left(), (FoldsDone{1, 2}));
    const std::string shelved = m_folder.file("shelved");
    const std::vector<AnyModel> both{trained->model, trained->model};
    JobFolder::noteKept(path, shelved, KeptWith::Folds);
    EXPECT_EQ(JobFolder::keptAt(path), shelved);
    test::writeBytes(shelved, "a model");
    EXPECT_EQ(left(), (FoldsDone{1, 2}));
    ASSERT_TRUE(writeFolds(foldsPath(shelved), both, 1));
    EXPECT_EQ(left(), std::nullopt) << "they are all beside the model, of which the job could keep one";
    std::filesystem::remove(foldsPath(shelved));
    ASSERT_TRUE(folds.keep(1, trained->model));
    EXPECT_EQ(left(), (FoldsDone{2, 2})) << "they are still to come to the shelf";
    std::filesystem::remove(shelved);
    EXPECT_EQ(left(), std::nullopt) << "the model was deleted there";
}

TEST_F(JobFolderTest, FoldsAreNotMissedBesideAFileThatHasTheModelAlone)
{
    const std::string path = jobFor(runOn(test::toyTreebank(40), someSettings()));
    const auto trained = JobFolder::open(path)->run({}, {});
    ASSERT_TRUE(trained.has_value());
    const KeptFolds folds = JobFolder::open(path)->folds().value();
    ASSERT_TRUE(folds.begin(1));
    ASSERT_TRUE(folds.keep(0, trained->model));
    test::writeBytes(m_folder.file("saved"), "a model");
    JobFolder::noteKept(path, m_folder.file("saved"));
    EXPECT_EQ(jobsIn(base()).front().foldsLeft, std::nullopt);
}

TEST_F(JobFolderTest, AnOlderVersionKeptFoldsBesideTheModelAlone)
{
    const std::string path = jobFor(runOn(test::toyTreebank(40), someSettings()));
    const auto trained = JobFolder::open(path)->run({}, {});
    ASSERT_TRUE(trained.has_value());
    const std::string shelved = m_folder.file("shelved");
    test::writeBytes(shelved, "a model");
    ASSERT_TRUE(writeFolds(foldsPath(shelved), {trained->model, trained->model}, 1));
    test::writeBytes(path + "/kept", shelved);
    EXPECT_EQ(jobsIn(base()).front().foldsLeft, std::nullopt);
    test::writeBytes(path + "/kept", "");
    EXPECT_EQ(jobsIn(base()).front().foldsLeft, std::nullopt) << "nobody knows where it is";
}

TEST_F(JobFolderTest, WhatIsLeftOfOneThatWasBeingRemovedIsNone)
{
    const TrainingRun run = runOn(test::toyTreebank(40), someSettings());
    const std::string path = jobFor(run);
    breakOff(path, 2);
    ASSERT_EQ(jobsIn(base()).size(), 1U);
    std::filesystem::remove(path + "/snapshot"); // first of all
    EXPECT_TRUE(jobsIn(base()).empty());
}

TEST_F(JobFolderTest, TheCurveIsTheOneOfAnUnbrokenTraining)
{
    TrainingSettings settings = someSettings();
    std::vector<EpochReport> expected;
    TrainingHooks unbroken;
    unbroken.epochDone = [&](const EpochReport& epoch) { expected.push_back(epoch); };
    ASSERT_TRUE(train(runOn(test::toyTreebank(40), settings), unbroken, {}).has_value());
    for (const unsigned threads : {1U, 3U}) {
        settings.trainer.threads = threads;
        const std::string path = jobFor(runOn(test::toyTreebank(40), settings));
        breakOff(path, 3);
        EXPECT_EQ(JobFolder::open(path)->epochs().size(), 3U);
        std::vector<EpochReport> told;
        JobHooks hooks;
        hooks.epochDone = [&](const EpochReport& epoch) { told.push_back(epoch); };
        ASSERT_TRUE(JobFolder::open(path)->run(hooks, {}).has_value());
        ASSERT_EQ(told.size(), expected.size());
        for (std::size_t i = 0; i < told.size(); ++i) {
            EXPECT_EQ(told[i].epoch, expected[i].epoch);
            EXPECT_EQ(told[i].development, expected[i].development);
            EXPECT_EQ(told[i].training, expected[i].training);
            EXPECT_EQ(told[i].loss, expected[i].loss);
            EXPECT_EQ(told[i].updates, expected[i].updates);
        }
    }
}

TEST_F(JobFolderTest, ADamagedCheckpointIsToldAndMakesNoDifference)
{
    const TrainingRun run = runOn(test::toyTreebank(40), someSettings());
    const std::string expected = bytesOf(train(run, TrainingHooks(), {}));
    const std::vector<std::pair<std::string, ProblemCode>> damages{
        {"", CheckpointProblem::NotACheckpoint}, {"Arcwright state\n", CheckpointProblem::Truncated}};
    for (const auto& [bytes, code] : damages) {
        const std::string path = jobFor(run);
        breakOff(path, 3);
        test::writeBytes(path + "/checkpoint", bytes);
        std::vector<Problem> told;
        std::vector<int> epochsAfter;
        JobHooks hooks;
        hooks.begunAnew = [&](const Problem& problem) { told.push_back(problem); };
        hooks.epochDone = [&](const EpochReport& epoch) {
            if (!told.empty())
                epochsAfter.push_back(epoch.epoch);
        };
        EXPECT_EQ(bytesOf(JobFolder::open(path)->run(hooks, {})), expected);
        EXPECT_EQ(told, (std::vector{Problem{code, path + "/checkpoint", 0, 0, {}}}));
        EXPECT_EQ(epochsAfter, (std::vector{1, 2, 3, 4, 5}));
    }
}

TEST_F(JobFolderTest, ADamagedSnapshotIsNamedWithItsFile)
{
    const std::string path = jobFor(runOn(test::toyTreebank(20), someSettings()));
    std::string bytes = test::readBytes(path + "/snapshot");
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    test::writeBytes(path + "/snapshot", bytes);
    const auto trained = JobFolder::open(path)->run({}, {});
    ASSERT_FALSE(trained.has_value());
    EXPECT_EQ(trained.error(), (Problem{SnapshotProblem::Damaged, path + "/snapshot", 0, 0, {}}));
}

TEST_F(JobFolderTest, TheListHasTheQueueInItsOrder)
{
    EXPECT_TRUE(jobsIn(base()).empty()) << "no folder yet";
    const TrainingRun run = runOn(test::toyTreebank(20), someSettings());
    const std::string first = jobFor(run, "first");
    const std::string second = jobFor(run, "second");
    {
        auto job = JobFolder::open(first);
        JobCard later = job->card();
        later.place = 2;
        later.isPaused = true;
        ASSERT_TRUE(job->setCard(later).has_value());
    }
    breakOff(second, 2);
    std::filesystem::create_directory(base() + "/job-half-made");
    const auto jobs = jobsIn(base());
    ASSERT_EQ(jobs.size(), 2U);
    EXPECT_EQ(jobs[0].path, second);
    EXPECT_EQ(jobs[0].card, card("second"));
    EXPECT_EQ(jobs[0].epochsDone, 2);
    EXPECT_FALSE(jobs[0].isFinished);
    EXPECT_EQ(jobs[1].card.title, "first");
    EXPECT_TRUE(jobs[1].card.isPaused);
    ASSERT_TRUE(JobFolder::open(second)->run({}, {}).has_value());
    EXPECT_TRUE(jobsIn(base())[0].isFinished);
    std::move(*JobFolder::open(second)).remove();
    EXPECT_EQ(jobsIn(base()).size(), 1U);
    EXPECT_FALSE(std::filesystem::exists(second));
}

TEST_F(JobFolderTest, AJobWhoseCardIsLostIsListedAndGoesOnToTheSameModel)
{
    const TrainingRun run = runOn(test::toyTreebank(20), someSettings());
    const std::string expected = bytesOf(train(run, TrainingHooks(), {}));
    const std::string whole = jobFor(run, "whole");
    const std::string removed = jobFor(run, "removed");
    const std::string damaged = jobFor(run, "damaged");
    breakOff(removed, 2);
    std::filesystem::remove(removed + "/card");
    test::writeBytes(damaged + "/card", "{\"version\": 1, \"ti");
    const auto jobs = jobsIn(base());
    ASSERT_EQ(jobs.size(), 3U);
    EXPECT_EQ(jobs[0].path, whole) << "those that are known come first";
    EXPECT_FALSE(jobs[0].problem.has_value());
    for (std::size_t i = 1; i < jobs.size(); ++i) {
        EXPECT_EQ(jobs[i].problem, (Problem{SnapshotProblem::CardLost, jobs[i].path + "/card", 0, 0, {}}));
        EXPECT_EQ(jobs[i].card.sentences, run.training.size());
        EXPECT_EQ(jobs[i].card.decoder, "eisner");
        EXPECT_EQ(jobs[i].card.epochs, epochs);
        EXPECT_EQ(jobs[i].card.title, std::filesystem::path(jobs[i].path).filename().string());
        EXPECT_GT(jobs[i].card.asked, 1'600'000'000);
        EXPECT_EQ(jobs[i].epochsDone, jobs[i].path == removed ? 2 : 0);
        auto job = JobFolder::open(jobs[i].path);
        ASSERT_TRUE(job.has_value());
        EXPECT_EQ(bytesOf(job->run({}, {})), expected);
        EXPECT_TRUE(job->cardProblem().has_value()) << "nobody has mended it";
        ASSERT_TRUE(job->setCard(job->card()).has_value());
        EXPECT_FALSE(job->cardProblem().has_value());
    }
    EXPECT_FALSE(jobsIn(base())[2].problem.has_value());
}

TEST_F(JobFolderTest, ASnapshotThatCannotBeReadEitherIsListedByTheNameOfItsFolder)
{
    const std::string path = jobFor(runOn(test::toyTreebank(20), someSettings()));
    test::writeBytes(path + "/card", "");
    test::writeBytes(path + "/snapshot", "Arcwright train\n");
    const auto jobs = jobsIn(base());
    ASSERT_EQ(jobs.size(), 1U);
    EXPECT_EQ(jobs[0].problem->code, SnapshotProblem::CardLost);
    EXPECT_EQ(JobFolder::open(path)->run({}, {}).error().code, SnapshotProblem::Truncated);
    std::filesystem::remove(path + "/card");
    EXPECT_TRUE(jobsIn(base()).empty()) << "nothing was begun: there is no job yet";
}

TEST_F(JobFolderTest, WhoeverIsAtWorkOnAJobHasItAlone)
{
    const std::string path = jobFor(runOn(test::toyTreebank(20), someSettings()));
    auto job = JobFolder::open(path);
    ASSERT_TRUE(job.has_value());
    EXPECT_EQ(JobFolder::open(path).error().code, FileProblem::InUse);
    EXPECT_TRUE(jobsIn(base()).empty()) << "nobody is offered it";
    EXPECT_EQ(test::statusInChild([&] { EXPECT_FALSE(JobFolder::open(path).has_value()); }), 0);
    job = JobFolder::open(base());
    EXPECT_FALSE(job.has_value()) << "no job";
    EXPECT_EQ(jobsIn(base()).size(), 1U);
}

TEST_F(JobFolderTest, ATrainingThatIsKilledGoesOnToTheSameBytes)
{
    TrainingSettings settings = someSettings(Learner::Mira, Decoder::Hill);
    settings.trainer.epochs = 12;
    const TrainingRun run = runOn(test::sampleSentences("english.conllu"), settings);
    const std::string expected = bytesOf(train(run, TrainingHooks(), {}));
    int killed = 0;
    for (int round = 0; round < test::unlessSanitized(6, 3); ++round) {
        const std::string path = jobFor(run);
        for (int kill = 0; kill < 3; ++kill) {
            test::ChildProcess child([&](const test::ChildProcess::Reports& reports) {
                const auto job = JobFolder::open(path);
                JobHooks hooks;
                hooks.progress = [&](const Progress& progress) { reports.tell(progress.done); };
                if (job)
                    static_cast<void>(job->run(hooks, {}));
            });
            // In the midst of an epoch, wherever that may be: it tells of its progress within them.
            for (int reports = 0; reports < 5 + 13 * round + kill && child.report(); ++reports) { }
            std::this_thread::sleep_for(std::chrono::microseconds(300 * round));
            child.kill();
            killed += JobFolder::open(path)->isFinished() ? 0 : 1;
        }
        EXPECT_EQ(bytesOf(JobFolder::open(path)->run({}, {})), expected) << round;
        EXPECT_EQ(bytesOf(JobFolder::open(path)->model()), expected);
    }
    EXPECT_GT(killed, 3);
}

TEST_F(JobFolderTest, AFullDiskIsToldAndLosesNothing)
{
    const TrainingRun run = runOn(test::toyTreebank(20), someSettings());
    std::filesystem::create_directory(base());
    const int status = test::statusInChild([&] {
        if (!test::mountSmallDisk(base()))
            return;
        // What fills the disk: sooner, there is no job; later, there is no checkpoint.
        TrainingRun large = run;
        large.training = test::toyTreebank(4000);
        const auto none = JobFolder::create(base(), card(), large);
        ASSERT_FALSE(none.has_value());
        EXPECT_EQ(none.error().code, FileProblem::DiskFull);
        EXPECT_TRUE(std::filesystem::is_empty(base())) << "nothing is left of it";
        const auto job = JobFolder::create(base(), card(), run);
        ASSERT_TRUE(job.has_value()) << testing::PrintToString(job.error());
        std::ofstream(base() + "/filler") << std::string(std::size_t{1} << 17, 'x');
        const auto trained = job->run({}, {});
        ASSERT_FALSE(trained.has_value());
        EXPECT_EQ(trained.error().code, FileProblem::DiskFull);
        std::filesystem::remove(base() + "/filler");
        EXPECT_EQ(bytesOf(job->run({}, {})), bytesOf(train(run, TrainingHooks(), {}))) << "once there is room again";
    });
    EXPECT_EQ(status, 0);
}

TEST(JobCardTest, ComesBackAndRefusesWhatItIsNot)
{
    const JobCard card{"a \"file\".conllu", 1'700'000'000, 12, "hill", 10, 3, true, true, GivenPart::Pins, 2,
        {{"a.conllu", "b.conllu"}, "da", "0123", {"dev.conllu"}}};
    EXPECT_EQ(cardIn(cardText(card)), card);
    for (const char* other : {"", "{}", "[]", "{\"version\": 2}", "null"})
        EXPECT_FALSE(cardIn(other).has_value()) << other;
    JobCard unreadable;
    unreadable.title = "a\xFF";
    EXPECT_TRUE(cardIn(cardText(unreadable)).has_value());
    EXPECT_FALSE(epochsIn("{}").has_value());
    EXPECT_FALSE(epochsIn("[1]").has_value());
    EXPECT_TRUE(epochsIn(epochsText({}))->empty());
}

} // namespace job_folder_test
} // namespace arcwright
