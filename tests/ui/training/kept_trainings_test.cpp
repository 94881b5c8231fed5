// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>

#include "core/base/file_problems.h"
#include "core/model/model_file.h"
#include "tests/ui/support/training_queue_fixture.h"

namespace arcwright::ui::testing {

namespace {

/// Nothing that a training has given is lost, and nothing that is lost stays in the list.
class KeptTrainings : public QueueOfTrainings { };

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

} // namespace arcwright::ui::testing
