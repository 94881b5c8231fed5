// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <chrono>
#include <semaphore>
#include <thread>

#include "core/base/file_problems.h"
#include "core/learning/training_problems.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/learning_fixture.h"

namespace arcwright::ui::testing {

TEST_F(LearningTest, ReportsEveryEpoch)
{
    ASSERT_TRUE(openEnglish(20));
    ASSERT_TRUE(trainToTheEnd(quickRequest(4)));
    ASSERT_EQ(epochs.size(), 4U);
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(epochs[static_cast<std::size_t>(i)].epoch, i + 1);
        EXPECT_EQ(epochs[static_cast<std::size_t>(i)].epochs, 4);
        EXPECT_GT(epochs[static_cast<std::size_t>(i)].development.uas, 0) << "every tenth sentence is held out";
    }
    EXPECT_GT(epochs[3].training.uas, epochs[0].training.uas);
    EXPECT_FALSE(progressed.isEmpty());
    EXPECT_TRUE(refused.empty());
}

TEST_F(LearningTest, OfABayesPointMachineTheFirstMemberIsReported)
{
    ASSERT_TRUE(openEnglish(20));
    TrainingRequest request = quickRequest(2);
    request.settings.trainer.learner = Learner::Bpm;
    request.settings.trainer.members = 3;
    request.jackknife = false;
    ASSERT_TRUE(trainToTheEnd(request));
    ASSERT_EQ(epochs.size(), 2U);
    EXPECT_EQ(epochs[1].epoch, 2);
    EXPECT_EQ(epochs[1].member, 1);
    ASSERT_TRUE(learning.model());
    EXPECT_EQ(learning.model()->configuration.trainer.learner, Learner::Bpm);
    EXPECT_EQ(learning.model()->configuration.trainer.members, 3);
    EXPECT_GT(count(Exposure::Unseen) + count(Exposure::Seen), 0U);
}

TEST_F(LearningTest, GoesThroughItsStagesAndEndsIdle)
{
    ASSERT_TRUE(openEnglish(20));
    learning.train(quickRequest());
    EXPECT_TRUE(learning.isBusy());
    EXPECT_EQ(learning.stage(), Learning::Stage::Reading);
    ASSERT_TRUE(waitUntilFinished());
    EXPECT_EQ(stages,
        (std::vector{Learning::Stage::Reading, Learning::Stage::Training, Learning::Stage::Predicting,
            Learning::Stage::Jackknifing, Learning::Stage::Idle}));
    EXPECT_FALSE(learning.isBusy());
    EXPECT_EQ(finished.count(), 1);
}

TEST_F(LearningTest, AModelTakesOverOnceItIsTrained)
{
    ASSERT_TRUE(openEnglish(20));
    EXPECT_FALSE(learning.model());
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(modelChanged.count(), 1);
    ASSERT_TRUE(learning.model());
    EXPECT_EQ(learning.model()->configuration.trainingSentences, 18U);
    EXPECT_FALSE(workspace.isModified()) << "gold is never changed by anything but the annotator";
}

TEST_F(LearningTest, PredictsTheSentenceOnViewFirst)
{
    ASSERT_TRUE(openEnglish(20));
    TrainingRequest request = quickRequest();
    request.jackknife = false;
    learning.setVisibleSentence(13);
    ASSERT_TRUE(trainToTheEnd(request));
    ASSERT_EQ(predicted.size(), 20U);
    EXPECT_EQ(predicted.front(), workspace.treebank().key(13));

    predicted.clear();
    finished.clear();
    learning.setVisibleSentence(7);
    learning.useModel(learning.model(), QStringLiteral("again"));
    ASSERT_TRUE(waitUntilFinished());
    ASSERT_EQ(predicted.size(), 20U);
    EXPECT_EQ(predicted.front(), workspace.treebank().key(7));
    EXPECT_EQ(workspace.layer().name(), "again");
}

TEST_F(LearningTest, PredictsTheOpenSentencesByModelsThatHaveNotSeenThem)
{
    ASSERT_TRUE(openEnglish(20));
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(workspace.layer().name(), "predicted");
    EXPECT_EQ(count(Exposure::Jackknifed), 20U);
}

TEST_F(LearningTest, MarksPredictionsOfItsOwnTrainingSentencesAsSeen)
{
    ASSERT_TRUE(openEnglish(20));
    learning.useModel(modelOf(workspace.treebank(), 12), QStringLiteral("old.arcmodel"));
    ASSERT_TRUE(waitUntilFinished());
    EXPECT_EQ(count(Exposure::Seen), 12U);
    EXPECT_EQ(count(Exposure::Unseen), 8U);
}

TEST_F(LearningTest, WithoutJackknifingOnlyHeldOutSentencesAreUnseen)
{
    ASSERT_TRUE(openEnglish(20));
    TrainingRequest request = quickRequest();
    request.jackknife = false;
    ASSERT_TRUE(trainToTheEnd(request));
    EXPECT_EQ(count(Exposure::Seen), 18U);
    EXPECT_EQ(count(Exposure::Unseen), 2U);
}

TEST_F(LearningTest, AFewSentencesAreNotJackknifed)
{
    ASSERT_TRUE(openSmallTreebank());
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(count(Exposure::Seen), 3U);
    ASSERT_EQ(epochs.size(), 2U);
    EXPECT_EQ(epochs.back().development.uas, 0) << "nothing was held out";
}

TEST_F(LearningTest, ADevelopmentFileTakesThePlaceOfHeldOutSentences)
{
    ASSERT_TRUE(openEnglish(20));
    TrainingRequest request = quickRequest();
    request.development = {path(folder.write("dev.conllu", firstSentences("english.conllu", 3)))};
    ASSERT_TRUE(trainToTheEnd(request));
    EXPECT_EQ(learning.model()->configuration.trainingSentences, 17U) << "without those that are scored";
    EXPECT_GT(epochs.back().development.uas, 0);
}

TEST_F(LearningTest, AMissingDevelopmentFileIsTold)
{
    ASSERT_TRUE(openEnglish(20));
    TrainingRequest request = quickRequest();
    request.development = {path(folder.file("gone.conllu"))};
    ASSERT_TRUE(trainToTheEnd(request));
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused.front().code, FileProblem::NotFound);
    EXPECT_EQ(refused.front().file, folder.file("gone.conllu"));
    EXPECT_FALSE(learning.model());
    EXPECT_EQ(learning.stage(), Learning::Stage::Idle);
}

TEST_F(LearningTest, ATreebankWithoutTreesCannotBeLearntFrom)
{
    ASSERT_TRUE(openText("raw.conllu", "1\ta\t_\t_\t_\t_\t_\t_\t_\t_\n\n1\tb\t_\t_\t_\t_\t_\t_\t_\t_\n\n"));
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused.front().code, TrainingProblem::NoUsableSentences);
    EXPECT_EQ(refused.front().arguments, std::vector<std::string>{"2"});
    EXPECT_FALSE(learning.isBusy());
}

TEST_F(LearningTest, BrokenSentencesAreLeftOut)
{
    ASSERT_TRUE(openText("broken.conllu", treebankWithABrokenSentence() + firstSentences("english.conllu", 10)));
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_TRUE(refused.empty());
    EXPECT_EQ(workspace.layer().size(), 12U);
    EXPECT_FALSE(workspace.layer().find(workspace.treebank().key(1)));
}

TEST_F(LearningTest, IsCancelledWhileTraining)
{
    ASSERT_TRUE(openEnglish(60));
    learning.train(quickRequest(100'000));
    ASSERT_TRUE(waitFor([&] { return !epochs.empty(); }));
    learning.cancel();
    ASSERT_TRUE(waitUntilFinished());
    EXPECT_FALSE(learning.isBusy());
    EXPECT_EQ(learning.stage(), Learning::Stage::Idle);
    EXPECT_FALSE(learning.model());
    EXPECT_TRUE(refused.empty()) << "what was asked for is no failure";
    EXPECT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_TRUE(learning.model());
}

TEST_F(LearningTest, IsCancelledWhileJackknifing)
{
    ASSERT_TRUE(openEnglish(60));
    QObject::connect(&learning, &Learning::stageChanged, &learning, [this](Learning::Stage stage) {
        if (stage == Learning::Stage::Jackknifing)
            learning.cancel();
    });
    ASSERT_TRUE(trainToTheEnd(quickRequest(30)));
    EXPECT_TRUE(learning.model()) << "it was done before";
    EXPECT_EQ(workspace.layer().size(), 60U);
    EXPECT_TRUE(refused.empty());
}

TEST_F(LearningTest, CancellingNothingDoesNothing)
{
    ASSERT_TRUE(openEnglish(20));
    learning.cancel();
    EXPECT_FALSE(learning.isBusy());
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(count(Exposure::Jackknifed), 20U);
}

TEST_F(LearningTest, IsAbandonedWhenAnotherTreebankIsOpened)
{
    ASSERT_TRUE(openEnglish(60));
    learning.train(quickRequest(100'000));
    ASSERT_TRUE(waitFor([&] { return !epochs.empty(); }));
    ASSERT_TRUE(openText("other.conllu", firstSentences("czech.conllu", 12)));
    EXPECT_FALSE(learning.isBusy());
    EXPECT_EQ(finished.count(), 1);
    EXPECT_EQ(learning.stage(), Learning::Stage::Idle);
    const auto epochsThen = epochs.size();
    learning.train(quickRequest());
    ASSERT_TRUE(waitFor([&] { return finished.count() == 2; }));
    EXPECT_EQ(epochs.size(), epochsThen + 2) << "nothing of the abandoned run arrives";
    EXPECT_EQ(count(Exposure::Jackknifed), 12U);
}

TEST_F(LearningTest, GoesOnWhenAnotherTreebankCannotBeOpened)
{
    ASSERT_TRUE(openEnglish(20));
    learning.train(quickRequest());
    EXPECT_FALSE(open({path(folder.file("gone.conllu"))}));
    ASSERT_TRUE(waitUntilFinished());
    EXPECT_EQ(count(Exposure::Jackknifed), 20U);
}

TEST_F(LearningTest, GoesOnBesideALayerThatIsOpenedMeanwhile)
{
    ASSERT_TRUE(openEnglish(40));
    const std::string layer = folder.write("bob.conllu", firstSentences("english.conllu", 40));
    learning.train(quickRequest(3));
    ASSERT_TRUE(openLayer(QStringLiteral("Bob"), layer));
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy(); }));
    EXPECT_TRUE(learning.model()) << "the training was not for nothing";
    ASSERT_EQ(workspace.layer().name(), "Bob") << "it stays on view";
    int foreign = 0;
    for (std::size_t i = 0; i < 40; ++i)
        foreign += workspace.layer().find(workspace.treebank().key(i))->graph == workspace.gold(i) ? 0 : 1;
    EXPECT_EQ(foreign, 0) << "trees that are not Bob's";
    ASSERT_TRUE(workspace.showLayer(QStringLiteral("predicted")));
    EXPECT_EQ(workspace.layer().size(), 40U);
}

TEST_F(LearningTest, EditsMadeMeanwhileKeepTheirPredictions)
{
    ASSERT_TRUE(openEnglish(20));
    learning.train(quickRequest());
    setHead(workspace, 0, 1, head(0, 1) == 0 ? 2 : 0);
    ASSERT_TRUE(waitUntilFinished());
    EXPECT_EQ(count(Exposure::Jackknifed), 20U);
    EXPECT_TRUE(workspace.isModified());
}

TEST_F(LearningTest, LearnsTheCorrectionsThatAreMadeButNotSaved)
{
    ASSERT_TRUE(openSmallTreebank());
    setRelation(workspace, 2, 1, QStringLiteral("expl"));
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    const auto& relations = learning.model()->relations;
    EXPECT_NE(std::find(relations.begin(), relations.end(), "expl"), relations.end());
}

TEST(Workers, CanBeLeftWhileTheyWork)
{
    std::atomic<bool> stopped = false;
    {
        Worker worker;
        worker.start([&](const std::stop_token& stop, const Worker::Post& post) {
            while (!stop.stop_requested())
                std::this_thread::yield();
            post([] { ADD_FAILURE() << "nobody is there to hear it"; });
            stopped = true;
        });
    }
    EXPECT_TRUE(stopped);
    deliverEverything();
}

TEST(Workers, DeliverInOrderOnTheThreadTheyBelongTo)
{
    Worker worker;
    std::vector<int> order;
    QSignalSpy finished(&worker, &Worker::finished);
    worker.start([&](const std::stop_token&, const Worker::Post& post) {
        for (int i = 0; i < 100; ++i)
            post([&order, i, home = QThread::currentThread()] {
                EXPECT_NE(QThread::currentThread(), home);
                order.push_back(i);
            });
    });
    ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
    ASSERT_EQ(order.size(), 100U);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
}

/// Holds up the thread it goes on until it may.
struct SlowToGo {
    std::binary_semaphore& mayGo;
    std::atomic<bool>& hasWaitedInVain;
    SlowToGo(std::binary_semaphore& go, std::atomic<bool>& inVain) : mayGo(go), hasWaitedInVain(inVain) { }
    SlowToGo(const SlowToGo&) = delete;
    SlowToGo& operator=(const SlowToGo&) = delete;
    ~SlowToGo()
    {
        if (!mayGo.try_acquire_for(std::chrono::seconds(5)))
            hasWaitedInVain = true;
    }
};

TEST(Workers, AreNotWaitedForWhileWhatTheirWorkHoldsGoes)
{
    std::binary_semaphore mayGo(0);
    std::atomic<bool> hasWaitedInVain = false;
    {
        Worker worker;
        QSignalSpy finished(&worker, &Worker::finished);
        worker.start([held = std::make_shared<SlowToGo>(mayGo, hasWaitedInVain)](auto&, auto&) {});
        ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
        worker.start([](auto&, auto&) {});
        mayGo.release();
    }
    EXPECT_FALSE(hasWaitedInVain);
}

TEST(Workers, DropWhatAnEarlierPieceOfWorkStillSends)
{
    Worker worker;
    QSignalSpy finished(&worker, &Worker::finished);
    int arrived = 0;
    for (int i = 1; i <= 5; ++i)
        worker.start([&arrived, i](const std::stop_token&, const Worker::Post& post) {
            post([&arrived, i] { arrived = arrived * 10 + i; });
        });
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    EXPECT_EQ(arrived, 5);
    EXPECT_EQ(finished.count(), 1);
}

} // namespace arcwright::ui::testing
