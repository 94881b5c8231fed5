// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <set>

#include <QFileInfo>

#include "core/base/file_problems.h"
#include "core/model/model_file.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/lost_folds.h"
#include "tests/ui/support/training_queue_fixture.h"
#include "ui/training/job_list.h"

namespace arcwright::ui::testing {

namespace {

/// Nothing that a training has given is lost, and nothing that is lost stays in the list.
class KeptTrainings : public QueueOfTrainings {
protected:
    /// One after the other.
    static TrainingRequest withFolds(int epochs)
    {
        TrainingRequest request = quickRequest(epochs);
        request.threads = 1;
        return request;
    }
    /// The program is gone without a word when that many folds are there of each training.
    void crashAfterFolds(const std::vector<TrainingRequest>& requests, std::size_t count)
    {
        {
            Learning other(workspace);
            TrainingQueue before(workspace, other, jobs());
            for (const TrainingRequest& request : requests)
                before.add(request);
            ASSERT_TRUE(waitFor([&] {
                return before.jobs().size() == requests.size() && !other.isBusy()
                    && std::ranges::all_of(before.jobs(), [](const auto& job) { return job.state == State::Done; });
            }));
        }
        loseFolds(jobs().toStdString(), count);
    }
    static std::multiset<std::string> bytesOf(const std::vector<AnyModel>& models)
    {
        std::multiset<std::string> all;
        for (const AnyModel& model : models)
            all.insert(serialised(*std::get<std::shared_ptr<const Model>>(model)));
        return all;
    }
    void findOneLeft()
    {
        queue.findLeft();
        ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 1; }));
    }
};

} // namespace

TEST_F(KeptTrainings, TheModelOfAJobThatDoesNotFitIsOfferedAndTheNextStaysInItsJob)
{
    ASSERT_TRUE(openEnglish(20));
    beginLong();
    addAndWait(requestOf(1));
    addAndWait(requestOf(2));
    QSignalSpy left(&learning, &Learning::leftInJob);
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    ASSERT_TRUE(waitForState(queue, 2, State::Done));
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy(); }));
    EXPECT_EQ(queue.jobs()[1].state, State::Done);
    EXPECT_TRUE(isNull(learning.anyModel())) << "it parses words";
    EXPECT_EQ(learning.unsavedModels().size(), 1);
    EXPECT_EQ(learning.jobsOfModels(), (QStringList{QString(), queue.jobs()[1].path})) << "the first is still there";
    EXPECT_EQ(left.count(), 1);
    const QString second = queue.jobs()[2].path;
    queue.removeDone();
    ASSERT_EQ(queue.jobs().size(), 2U) << "the offered one was asked about, the other has the only copy";
    EXPECT_EQ(queue.jobs()[1].path, second);
    EXPECT_TRUE(loadAnyModel(second.toStdString() + "/model").has_value());
}

TEST_F(KeptTrainings, ClosingLeavesWhatNobodyElseHas)
{
    ASSERT_TRUE(openEnglish(20));
    {
        Learning other(workspace);
        TrainingQueue before(workspace, other, jobs());
        QSignalSpy done(&other, &Learning::finished);
        before.add(requestOf(1));
        ASSERT_TRUE(waitFor([&] { return done.count() == 1; }));
    } // without a word, as in a crash
    queue.findLeft();
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 1; }));
    ASSERT_EQ(queue.jobs()[0].state, State::Done);
    queue.removeDone();
    ASSERT_EQ(queue.jobs().size(), 1U) << "nobody has looked at it";
    queue.add(requestOf(1));
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 2 && !learning.isBusy(); }));
    const QString first = learning.jobsOfModels().front();
    queue.add(requestOf(2));
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 3 && !learning.isBusy(); }));
    ASSERT_NE(learning.jobsOfModels().front(), first);
    queue.removeDone();
    EXPECT_EQ(queue.jobs().size(), 2U) << "but for the one in use, which is asked about";
    JobFolder::noteKept(first.toStdString(), "/models/somewhere.arcmodel");
    queue.removeDone();
    EXPECT_EQ(queue.jobs().size(), 1U);
    EXPECT_FALSE(QFileInfo::exists(first));
}

TEST_F(KeptTrainings, OneThatIsCancelledGoesWhenItsFolderIsFree)
{
    ASSERT_TRUE(openEnglish(20));
    beginLong();
    const std::string path = queue.jobs()[0].path.toStdString();
    queue.cancelRunning();
    auto held = JobFolder::open(path);
    while (!held) // without events: the queue hears of the end only when this has the folder
        held = JobFolder::open(path);
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy(); }));
    QTest::qWait(100);
    ASSERT_EQ(queue.jobs().size(), 1U);
    EXPECT_EQ(queue.jobs()[0].state, State::Stopped) << "nothing is under way";
    held = Result<JobFolder>(failure(FileProblem::NotFound)); // lets go of it
    ASSERT_TRUE(waitFor([&] { return queue.jobs().empty(); }));
    EXPECT_FALSE(QFileInfo::exists(QString::fromStdString(path)));
}

TEST_F(KeptTrainings, OneThatIsCancelledBeforeItHasItsFolderGoesToo)
{
    ASSERT_TRUE(openEnglish(20));
    QObject::connect(&learning, &Learning::prepared, &queue, [this] { queue.cancelRunning(); }); // its folder follows
    queue.add(longRequest());
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0 && !learning.isBusy(); }));
    ASSERT_TRUE(waitFor([&] { return queue.jobs().empty(); }));
    EXPECT_TRUE(jobsIn(jobs().toStdString()).empty());
}

TEST_F(KeptTrainings, AModelThatIsDamagedIsTrainedAnew)
{
    ASSERT_TRUE(openEnglish(20));
    queue.add(requestOf(1));
    ASSERT_TRUE(waitUntilFinished());
    const std::string whole = serialised(*learning.model());
    test::writeBytes(queue.jobs()[0].path.toStdString() + "/model", "no model");
    QSignalSpy anew(&learning, &Learning::begunAnew);
    queue.goOn(0);
    ASSERT_TRUE(waitFor([&] { return queue.jobs()[0].state == State::Done && !learning.isBusy(); }));
    EXPECT_EQ(anew.count(), 1);
    EXPECT_TRUE(refused.empty());
    EXPECT_EQ(serialised(*learning.model()), whole);
    EXPECT_TRUE(loadAnyModel(queue.jobs()[0].path.toStdString() + "/model").has_value());
}

TEST_F(KeptTrainings, FoldsThatWereAtWorkAreGoneOnWithToTheSameModels)
{
    ASSERT_TRUE(openEnglish(40));
    const TrainingRequest request = withFolds(3);
    std::multiset<std::string> unbroken;
    {
        Learning other(workspace);
        QSignalSpy done(&other, &Learning::finished);
        other.train(request);
        ASSERT_TRUE(waitFor([&] { return done.count() == 1; }));
        unbroken = bytesOf(other.trainedFolds());
    }
    ASSERT_EQ(unbroken.size(), 5U);
    crashAfterFolds({request}, 2);
    setHead(workspace, 1, 1, head(1, 1) == 0 ? 2 : 0); // what is learnt from is what was asked for
    findOneLeft();
    EXPECT_EQ(queue.jobs()[0].state, State::Stopped);
    ASSERT_TRUE(queue.jobs()[0].foldsLeft.has_value());
    EXPECT_EQ(*queue.jobs()[0].foldsLeft, (FoldsDone{2, 5}));
    EXPECT_EQ(JobList::stateText(queue.jobs()[0]), QStringLiteral("model done, 2 of 5 folds"));
    queue.goOn(0);
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    EXPECT_FALSE(queue.jobs()[0].foldsLeft.has_value());
    EXPECT_EQ(bytesOf(learning.trainedFolds()), unbroken);
    EXPECT_EQ(count(Exposure::Jackknifed), 40U);
    EXPECT_TRUE(refused.empty());
}

TEST_F(KeptTrainings, AFoldThatIsDamagedIsToldAndTrainedAnew)
{
    ASSERT_TRUE(openEnglish(40));
    crashAfterFolds({withFolds(2)}, 2);
    findOneLeft();
    const std::string folds = queue.jobs()[0].path.toStdString() + "/folds/";
    test::writeBytes(folds + "1", "no fold");
    test::writeBytes(folds + "4.checkpoint", "no checkpoint");
    QSignalSpy anew(&learning, &Learning::begunAnew);
    QSignalSpy foldAnew(&learning, &Learning::foldBegunAnew);
    queue.goOn(0);
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    EXPECT_EQ(anew.count(), 0) << "the curve of the whole stays";
    std::set<std::string> told;
    for (const auto& arguments : foldAnew)
        told.insert(arguments.front().value<Problem>().file);
    EXPECT_EQ(told, (std::set<std::string>{folds + "1", folds + "4.checkpoint"}));
    EXPECT_EQ(count(Exposure::Jackknifed), 40U);
}

TEST_F(KeptTrainings, FoldsThatCannotBeKeptAreUsedAllTheSameAndThisIsToldOnce)
{
    ASSERT_TRUE(openEnglish(40));
    std::vector<bool> promised;
    QObject::connect(&learning, &Learning::notKept, &queue, [&] { promised.push_back(learning.keepsFolds()); });
    QObject::connect(&learning, &Learning::trained, &queue, [this] {
        for (const char* fold : {"/folds/2", "/folds/4"}) // what is in the way is no fold, and none can take its place
            std::filesystem::create_directories(queue.jobs()[0].path.toStdString() + fold + "/in the way");
    });
    learning.setVisibleSentence(0);
    queue.add(withFolds(2));
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    EXPECT_EQ(count(Exposure::Jackknifed), 40U);
    EXPECT_EQ(learning.trainedFolds().size(), 5U);
    EXPECT_FALSE(queue.jobs()[0].foldsLeft.has_value());
    EXPECT_TRUE(refused.empty());
    EXPECT_EQ(promised, std::vector<bool>{false}) << "what ends now is lost";
}

TEST_F(KeptTrainings, ASecondTrainingOnOneTreebankHasItsFoldsToo)
{
    ASSERT_TRUE(openEnglish(40));
    crashAfterFolds({withFolds(2), withFolds(3)}, 1);
    queue.findLeft();
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 2; }));
    const std::size_t second = queue.jobs()[0].card.title == "english.conllu (2)" ? 0 : 1;
    ASSERT_EQ(queue.jobs()[second].card.title, "english.conllu (2)");
    ASSERT_TRUE(queue.jobs()[second].foldsLeft.has_value());
    queue.goOn(second);
    ASSERT_TRUE(waitForState(queue, second, State::Done));
    EXPECT_FALSE(queue.jobs()[second].foldsLeft.has_value());
    EXPECT_EQ(learning.trainedFolds().size(), 5U);
    EXPECT_EQ(count(Exposure::Jackknifed), 40U);
}

TEST_F(KeptTrainings, FoldsWaitForTheirTreebankAndSaySo)
{
    const std::string all = firstSentences("english.conllu", 80);
    const std::string some = firstSentences("english.conllu", 40);
    ASSERT_TRUE(openText("english.conllu", some));
    crashAfterFolds({withFolds(2)}, 1);
    ASSERT_TRUE(openText("other.conllu", all.substr(some.size())));
    findOneLeft();
    QSignalSpy elsewhere(&learning, &Learning::foldsElsewhere);
    queue.goOn(0);
    ASSERT_TRUE(waitFor([&] { return elsewhere.count() == 1 && !learning.isBusy(); }));
    ASSERT_TRUE(waitForState(queue, 0, State::Stopped));
    EXPECT_EQ(JobList::stateText(queue.jobs()[0]), QStringLiteral("its folds wait for their treebank"));
    EXPECT_EQ(*queue.jobs()[0].foldsLeft, (FoldsDone{1, 5}));
    ASSERT_TRUE(openText("english.conllu", all.substr(some.size()))); // the name alone makes no treebank
    EXPECT_EQ(JobList::stateText(queue.jobs()[0]), QStringLiteral("model done, 1 of 5 folds"));
    queue.goOn(0);
    ASSERT_TRUE(waitFor([&] { return elsewhere.count() == 2 && !learning.isBusy(); }));
    ASSERT_TRUE(openText("renamed.conllu", some));
    queue.goOn(0);
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    EXPECT_EQ(elsewhere.count(), 2);
    EXPECT_EQ(count(Exposure::Jackknifed), 40U);
}

TEST_F(KeptTrainings, FoldsOfOtherUnitsWaitToo)
{
    ASSERT_TRUE(openEnglish(40));
    crashAfterFolds({withFolds(2)}, 0);
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    findOneLeft();
    QSignalSpy elsewhere(&learning, &Learning::foldsElsewhere);
    queue.goOn(0);
    ASSERT_TRUE(waitFor([&] { return elsewhere.count() == 1 && !learning.isBusy(); }));
    ASSERT_TRUE(waitForState(queue, 0, State::Stopped));
    EXPECT_TRUE(queue.jobs()[0].isElsewhere);
}

TEST_F(KeptTrainings, AsManyFoldsAreNamedAsThereAre)
{
    TrainingQueue::Job job;
    job.state = State::Stopped;
    job.foldsLeft = FoldsDone{1, 3};
    EXPECT_EQ(JobList::stateText(job), QStringLiteral("model done, 1 of 3 folds"));
    job.foldsLeft = FoldsDone();
    EXPECT_EQ(JobList::stateText(job), QStringLiteral("model done, 0 of 5 folds"));
}

TEST_F(KeptTrainings, FoldsThatSomebodyCancelledAreNotOffered)
{
    ASSERT_TRUE(openEnglish(40));
    QObject::connect(&learning, &Learning::foldTrained, &queue, [this] { queue.cancelRunning(); });
    queue.add(withFolds(200));
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    const std::string path = queue.jobs()[0].path.toStdString();
    EXPECT_FALSE(queue.jobs()[0].foldsLeft.has_value());
    ASSERT_TRUE(waitFor([&] { return !JobFolder::cardOf(path)->hasFolds; })) << "also at the next start";
    EXPECT_FALSE(JobFolder::foldsToTrain(path, *JobFolder::cardOf(path)).has_value());
}

TEST_F(KeptTrainings, AJobThatStopsInItsFoldsIsNotRemovedAsOneThatIsDone)
{
    ASSERT_TRUE(openEnglish(40));
    QObject::connect(&learning, &Learning::foldTrained, &queue, [this] { learning.cancel(); }); // as before opening
    queue.add(withFolds(200));
    ASSERT_TRUE(waitForState(queue, 0, State::Stopped));
    ASSERT_TRUE(queue.jobs()[0].foldsLeft.has_value());
    queue.removeDone();
    ASSERT_EQ(queue.jobs().size(), 1U);
}

} // namespace arcwright::ui::testing
