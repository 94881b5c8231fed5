// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QToolButton>

#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/lost_folds.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/without_mnemonic.h"
#include "ui/shelf/shelf_store.h"
#include "ui/shell/workplaces.h"
#include "ui/training/job_list.h"

namespace arcwright::ui::testing {

namespace {

class JobsInTheWindow : public WindowTest {
protected:
    static QToolButton* noticeButton(MainWindow& of, const char* text)
    {
        for (auto* each : of.messageBar()->findChildren<QToolButton*>()) {
            if (withoutMnemonic(each->text()) == QString::fromLatin1(text) && !each->isHidden())
                return each;
        }
        return nullptr;
    }
    void startLongRun()
    {
        startWith(firstSentences("english.conllu", 60));
        setEpochs(100);
        QSignalSpy epochs(&window.learning(), &Learning::epochDone);
        key(Qt::Key_F5);
        ASSERT_TRUE(waitFor([&] { return epochs.count() > 1; }));
    }
    std::size_t keptJobs() const { return jobsIn(usersJobsFolder()).size(); }
};

} // namespace

TEST_F(JobsInTheWindow, ClosingAsksOnceAndKeepsWhatWasLearnt)
{
    startLongRun();
    Answers answers(QMessageBox::Discard);
    EXPECT_TRUE(window.close());
    ASSERT_EQ(answers.asked.size(), 1);
    EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("also at the next start")));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    int folders = 0;
    for (const auto& entry : std::filesystem::directory_iterator(usersJobsFolder()))
        folders += std::filesystem::exists(entry.path() / "checkpoint") ? 1 : 0;
    EXPECT_EQ(folders, 1) << "what it has learnt so far";
}

TEST_F(JobsInTheWindow, WhatACrashLeftIsOfferedAndGoesOnOrGoes)
{
    {
        MainWindow crashed;
        LaunchOptions options;
        options.paths = {QString::fromStdString(folder.write("small.conllu", firstSentences("english.conllu", 60)))};
        show(crashed);
        QSignalSpy crashedSettled(&crashed, &MainWindow::settled);
        crashed.launch(options);
        ASSERT_TRUE(waitFor([&] { return crashedSettled.count() > 0 && !crashed.isBusy(); }));
        crashed.trainingPanel()->findChild<QSpinBox*>()->setValue(60);
        QSignalSpy epochs(&crashed.learning(), &Learning::epochDone);
        crashed.actions()[ActionId::Train]->trigger();
        ASSERT_TRUE(waitFor([&] { return epochs.count() > 1; }));
    } // nobody has closed it
    ASSERT_EQ(keptJobs(), 1U);
    start(QStringList(QString::fromStdString(folder.file("small.conllu"))));
    EXPECT_TRUE(window.messageBar()->message().startsWith(
        QStringLiteral("The training on small.conllu was broken off after epoch ")))
        << qPrintable(window.messageBar()->message());
    EXPECT_FALSE(window.learning().isBusy());
    QToolButton* goOn = noticeButton(window, "Go on with it");
    ASSERT_TRUE(goOn);
    QSignalSpy epochs(&window.learning(), &Learning::epochDone);
    goOn->click();
    ASSERT_TRUE(waitFor([&] { return epochs.count() > 3; }));
    EXPECT_EQ(epochs.front().front().value<EpochReport>().epoch, 1) << "the curve begins at its beginning";
    EXPECT_FALSE(window.messageBar()->hasNotice(QStringLiteral("jobs left")));
    key(Qt::Key_F5, Qt::ShiftModifier);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    ASSERT_TRUE(waitFor([&] { return keptJobs() == 0; })) << "cancelled for good";
    EXPECT_TRUE(window.findChild<JobList*>()->isHidden());
}

TEST_F(JobsInTheWindow, FoldsThatACrashBrokeOffAreOfferedAndComeWithTheirPredictions)
{
    const QString path = QString::fromStdString(folder.write("small.conllu", firstSentences("english.conllu", 60)));
    {
        MainWindow crashed;
        LaunchOptions options;
        options.paths = {path};
        show(crashed);
        QSignalSpy crashedSettled(&crashed, &MainWindow::settled);
        crashed.launch(options);
        ASSERT_TRUE(waitFor([&] { return crashedSettled.count() > 0 && !crashed.isBusy(); }));
        crashed.trainingPanel()->findChild<QSpinBox*>()->setValue(3);
        crashed.actions()[ActionId::Train]->trigger();
        ASSERT_TRUE(waitFor([&] { return crashed.learning().trainedFolds().size() == 5 && !crashed.isBusy(); }));
    } // nobody has closed it
    loseFolds(usersJobsFolder(), 1);
    std::filesystem::remove_all(ShelfStore::usersFolder().toStdString()); // it has all of them
    start({path});
    EXPECT_TRUE(window.messageBar()->message().startsWith(
        QStringLiteral("The training on small.conllu was broken off when it had its model; the predictions by folds")))
        << qPrintable(window.messageBar()->message());
    QToolButton* goOn = noticeButton(window, "Go on with it");
    ASSERT_TRUE(goOn);
    goOn->click();
    ASSERT_TRUE(waitFor([&] { return window.learning().trainedFolds().size() == 5 && !window.isBusy(); }));
    EXPECT_EQ(window.jobs().jobs().front().state, TrainingQueue::State::Done);
    std::size_t byFolds = 0;
    for (std::size_t i = 0; i < workspace().treebank().size(); ++i) {
        const Analysis* analysis = workspace().layer().find(workspace().treebank().key(i));
        byFolds += analysis != nullptr && analysis->exposure == Exposure::Jackknifed ? 1 : 0;
    }
    EXPECT_EQ(byFolds, 60U);
}

TEST_F(JobsInTheWindow, FoldsWhoseTreebankIsNotOpenAreSaidToWaitForIt)
{
    startWith(firstSentences("english.conllu", 60));
    setEpochs(2);
    key(Qt::Key_F5);
    ASSERT_TRUE(waitFor([&] { return window.learning().trainedFolds().size() == 5 && !window.isBusy(); }));
    loseFolds(usersJobsFolder(), 1);
    const QString other
        = QString::fromStdString(folder.write("other.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    {
        Answers answers(QMessageBox::Discard);
        window.files().openPaths({other});
        ASSERT_TRUE(waitFor([&] {
            return workspace().treebank().size() > 0
                && workspace().treebank().documents()[0]->path() == other.toStdString() && !window.isBusy();
        }));
    }
    window.jobs().goOn(0);
    ASSERT_TRUE(waitFor([&] { return window.jobs().jobs()[0].isElsewhere && !window.isBusy(); }));
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("its treebank is not open")))
        << qPrintable(window.messageBar()->message());
    EXPECT_TRUE(noticeButton(window, "Show the jobs"));
}

TEST_F(JobsInTheWindow, ClosingAsksAboutAllThatWouldBeLostAtOnce)
{
    startLongRun();
    setHead(workspace(), 1, 1, head(1, 1) == 0 ? 2 : 0);
    ASSERT_TRUE(window.isWindowModified());
    {
        Answers answers(QMessageBox::Cancel);
        EXPECT_FALSE(window.close());
        ASSERT_EQ(answers.asked.size(), 1) << "one question";
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("corrections that are not saved")));
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("also at the next start")));
        EXPECT_TRUE(window.learning().isTraining());
        EXPECT_TRUE(window.isWindowModified());
    }
    Answers answers(QMessageBox::Save);
    EXPECT_TRUE(window.close());
    EXPECT_EQ(answers.asked.size(), 1);
    EXPECT_FALSE(window.isWindowModified()) << "it is saved";
}

TEST_F(JobsInTheWindow, ATrainingWhoseModelIsOnTheShelfIsNotOfferedAfterACrash)
{
    const QString path = QString::fromStdString(folder.write("small.conllu", firstSentences("english.conllu", 20)));
    {
        MainWindow crashed;
        LaunchOptions options;
        options.paths = {path};
        show(crashed);
        QSignalSpy crashedSettled(&crashed, &MainWindow::settled);
        crashed.launch(options);
        ASSERT_TRUE(waitFor([&] { return crashedSettled.count() > 0 && !crashed.isBusy(); }));
        crashed.trainingPanel()->findChild<QSpinBox*>()->setValue(1);
        crashed.actions()[ActionId::Train]->trigger();
        ASSERT_TRUE(waitFor([&] { return crashed.learning().model() && !crashed.isBusy(); }));
        ASSERT_EQ(crashed.jobs().jobs().size(), 1U);
        EXPECT_EQ(crashed.jobs().jobs().front().state, TrainingQueue::State::Done);
    } // nobody has closed it
    ASSERT_EQ(keptJobs(), 1U);
    EXPECT_TRUE(jobsIn(usersJobsFolder()).front().isKept);
    start({path});
    EXPECT_FALSE(window.messageBar()->hasNotice(QStringLiteral("jobs left")));
    EXPECT_EQ(keptJobs(), 0U);
    EXPECT_TRUE(window.jobs().jobs().empty());
}

TEST_F(JobsInTheWindow, WhatIsThrownAwayIsGone)
{
    {
        Workspace other;
        Learning learner(other);
        other.open({QString::fromStdString(folder.write("small.conllu", firstSentences("english.conllu", 30)))});
        ASSERT_TRUE(waitFor([&] { return other.treebank().size() > 0; }));
        TrainingQueue queue(other, learner, QString::fromStdString(usersJobsFolder()));
        QSignalSpy epochs(&learner, &Learning::epochDone);
        TrainingRequest request;
        request.settings.trainer.epochs = 100'000; // or it might end before the queue goes
        queue.add(request);
        ASSERT_TRUE(waitFor([&] { return epochs.count() > 0; }));
    }
    start(QStringList(QString::fromStdString(folder.file("small.conllu"))));
    QToolButton* away = noticeButton(window, "Throw it away");
    ASSERT_TRUE(away);
    away->click();
    EXPECT_EQ(keptJobs(), 0U);
    EXPECT_FALSE(window.messageBar()->hasNotice(QStringLiteral("jobs left")));
    EXPECT_TRUE(window.findChild<JobList*>()->isHidden());
}

} // namespace arcwright::ui::testing
