// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QFileInfo>

#include "core/base/file_problems.h"
#include "core/model/model_file.h"
#include "tests/ui/support/arc_edits.h"
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
    /// The program is gone without a word when that many folds are there.
    void crashAfterFolds(const TrainingRequest& request, int count)
    {
        Learning other(workspace);
        TrainingQueue before(workspace, other, jobs());
        int folds = 0;
        QObject::connect(&other, &Learning::foldTrained, &other, [&] { ++folds; });
        before.add(request);
        ASSERT_TRUE(waitFor([&] { return folds >= count; }));
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
    crashAfterFolds(request, 2);
    setHead(workspace, 1, 1, head(1, 1) == 0 ? 2 : 0); // what is learnt from is what was asked for
    findOneLeft();
    EXPECT_EQ(queue.jobs()[0].state, State::Stopped);
    ASSERT_TRUE(queue.jobs()[0].foldsLeft.has_value());
    const std::size_t before = queue.jobs()[0].foldsLeft->done;
    EXPECT_GE(before, 2U);
    EXPECT_EQ(queue.jobs()[0].foldsLeft->of, 5U);
    EXPECT_EQ(
        JobList::stateText(queue.jobs()[0]), QStringLiteral("stopped, the model and %1 of 5 folds done").arg(before));
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
    crashAfterFolds(withFolds(2), 2);
    findOneLeft();
    test::writeBytes(queue.jobs()[0].path.toStdString() + "/folds/1", "no fold");
    QSignalSpy anew(&learning, &Learning::begunAnew);
    queue.goOn(0);
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    EXPECT_EQ(anew.count(), 1);
    EXPECT_EQ(count(Exposure::Jackknifed), 40U);
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
