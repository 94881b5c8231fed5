// SPDX-License-Identifier: GPL-3.0-or-later
#include <QChart>
#include <QChartView>
#include <QCheckBox>
#include <QComboBox>
#include <QFontMetrics>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QValueAxis>

#include "core/base/file_problems.h"
#include "core/jobs/snapshot_problems.h"
#include "core/jobs/source_problems.h"
#include "core/model/model_file.h"
#include "tests/ui/support/training_queue_fixture.h"
#include "ui/look/without_mnemonic.h"
#include "ui/training/course_charts.h"
#include "ui/training/job_list.h"
#include "ui/training/prepared_training.h"
#include "ui/training/sources_form.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui::testing {

TEST_F(QueueOfTrainings, KeepsATrainingUntilItIsDone)
{
    ASSERT_TRUE(openEnglish(20));
    queue.add(requestOf(2));
    ASSERT_TRUE(waitUntilFinished());
    ASSERT_EQ(queue.jobs().size(), 1U);
    EXPECT_EQ(queue.jobs()[0].state, State::Done);
    EXPECT_EQ(queue.jobs()[0].epochsDone, 2);
    EXPECT_EQ(queue.jobs()[0].card.title, "english.conllu");
    ASSERT_TRUE(learning.model());
    const auto kept = loadAnyModel(queue.jobs()[0].path.toStdString() + "/model");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(serialised(*std::get<std::shared_ptr<const Model>>(*kept)), serialised(*learning.model()));
    queue.removeDone();
    EXPECT_TRUE(queue.jobs().empty());
    EXPECT_TRUE(jobsIn(jobs().toStdString()).empty());
}

TEST(TitleOfSourcesTest, NamesFilesBesideTheTreebankAndInItsPlace)
{
    const QString open = QStringLiteral("open.conllu");
    TrainingRequest request;
    EXPECT_EQ(titleOfSources(request, open), open);
    request.sources = {{SourceKind::Confirmed, {}, {}, 1}, {SourceKind::Pattern, "upos=VERB", {}, 1}};
    EXPECT_EQ(titleOfSources(request, open), open);
    request.sources = {{SourceKind::Files, {}, {"/there/one.conllu"}, 1}};
    EXPECT_EQ(titleOfSources(request, open), QStringLiteral("one.conllu"));
    request.sources = {{SourceKind::Files, {}, {"/there/one.conllu", "/there/two.conllu", "/there/three.conllu"}, 1}};
    EXPECT_EQ(titleOfSources(request, open), QStringLiteral("one.conllu and 2 more"));
    request.sources.push_back({SourceKind::Confirmed, {}, {}, 1});
    EXPECT_EQ(titleOfSources(request, open), QStringLiteral("open.conllu and 3 more"));
}

TEST_F(QueueOfTrainings, TrainingsOfOneTreebankHaveNamesOfTheirOwn)
{
    ASSERT_TRUE(openEnglish(20));
    beginLong();
    addAndWait(requestOf(1));
    addAndWait(requestOf(2));
    const auto titles = [&] {
        QStringList found;
        for (const TrainingQueue::Job& job : queue.jobs())
            found << QString::fromStdString(job.card.title);
        return found;
    };
    EXPECT_EQ(titles(),
        (QStringList{QStringLiteral("english.conllu"), QStringLiteral("english.conllu (2)"),
            QStringLiteral("english.conllu (3)")}));
    EXPECT_NE(JobList::titleOf(queue.jobs()[0].card), JobList::titleOf(queue.jobs()[1].card));
    queue.remove(0);
    ASSERT_TRUE(waitForState(queue, 1, State::Done));
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy(); }));
    EXPECT_TRUE(learning.modelTitle().contains(QStringLiteral("english.conllu (3)")))
        << qPrintable(learning.modelTitle());
    EXPECT_TRUE(learning.formerTitle().contains(QStringLiteral("english.conllu (2)")))
        << qPrintable(learning.formerTitle());
}

TEST_F(QueueOfTrainings, AModelFromBeforeHasItsNumber)
{
    ASSERT_TRUE(openEnglish(20));
    {
        QObject window;
        queue.setTaken(&window, [](const QString& treebank, int number) {
            return treebank == QStringLiteral("english.conllu") && number == 1;
        });
        queue.add(requestOf(1));
        EXPECT_EQ(learning.trainedOn(), QStringLiteral("english.conllu (2)"));
        ASSERT_TRUE(waitUntilFinished());
    }
    queue.removeDone();
    queue.add(requestOf(1));
    EXPECT_EQ(learning.trainedOn(), QStringLiteral("english.conllu")) << "nobody tells of another one any more";
    ASSERT_TRUE(waitUntilFinished());
}

TEST_F(QueueOfTrainings, WhatWaitsIsDoneInTheOrderThatWasChosen)
{
    ASSERT_TRUE(openEnglish(20));
    beginLong();
    for (const int count : {1, 2, 3}) // at once, as by three clicks
        queue.add(requestOf(count));
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 4; }));
    EXPECT_EQ(epochCounts(), (std::vector{100'000, 1, 2, 3}));
    EXPECT_FALSE(queue.canMove(1, -1)) << "that one is under way";
    EXPECT_FALSE(queue.canMove(3, 1));
    queue.move(3, -1);
    queue.move(2, -1);
    EXPECT_EQ(epochCounts(), (std::vector{100'000, 3, 1, 2}));
    queue.pause(2);
    EXPECT_EQ(queue.jobs()[2].state, State::Stopped);
    std::vector<int> trained;
    QObject::connect(&learning, &Learning::jobBegan, &learning,
        [&](const QString&, const JobCard& card) { trained.push_back(card.epochs); });
    queue.remove(0);
    ASSERT_TRUE(waitFor([&] { return trained.size() == 2 && !learning.isBusy(); }));
    EXPECT_EQ(trained, (std::vector{3, 2})) << "the one that is paused does not begin";
    EXPECT_EQ(epochCounts(), (std::vector{3, 1, 2})) << "the one that was cancelled is gone";
    queue.goOn(1);
    ASSERT_TRUE(waitForState(queue, 1, State::Done));
}

TEST_F(QueueOfTrainings, OneUnderWayRestsWhereItIs)
{
    ASSERT_TRUE(openEnglish(20));
    beginLong();
    queue.pause(0);
    EXPECT_EQ(queue.jobs()[0].state, State::Held);
    EXPECT_TRUE(learning.isPaused());
    QTest::qWait(100); // what is under way until it rests
    const std::size_t before = epochs.size();
    QTest::qWait(200);
    EXPECT_LE(epochs.size(), before + 1);
    queue.goOn(0);
    EXPECT_EQ(queue.jobs()[0].state, State::Running);
    ASSERT_TRUE(waitFor([&] { return epochs.size() > before + 2; }));
    queue.pause(0);
    queue.cancelRunning();
    ASSERT_TRUE(waitFor([&] { return queue.jobs().empty(); })) << "cancelled although it rests";
    EXPECT_TRUE(jobsIn(jobs().toStdString()).empty());
    EXPECT_FALSE(learning.model());
}

TEST_F(QueueOfTrainings, WhatEndedWithTheProgramIsFoundAndGoesOnToTheSameModel)
{
    ASSERT_TRUE(openEnglish(20));
    std::shared_ptr<const Model> whole;
    {
        Learning other(workspace);
        QSignalSpy done(&other, &Learning::finished);
        other.train(requestOf(40));
        ASSERT_TRUE(waitFor([&] { return done.count() == 1; }));
        whole = other.model();
    }
    {
        Learning other(workspace);
        TrainingQueue before(workspace, other, jobs());
        QSignalSpy done(&other, &Learning::epochDone);
        before.add(requestOf(40));
        ASSERT_TRUE(waitFor([&] { return done.count() > 1; }));
    } // without a word, as in a crash
    QSignalSpy found(&queue, &TrainingQueue::foundLeft);
    queue.findLeft();
    EXPECT_TRUE(queue.jobs().empty()) << "that takes a thread of its own";
    EXPECT_TRUE(queue.isBusy());
    ASSERT_TRUE(waitFor([&] { return found.count() == 1; }));
    ASSERT_EQ(queue.jobs().size(), 1U);
    EXPECT_EQ(queue.left().size(), 1);
    EXPECT_EQ(queue.jobs()[0].state, State::Stopped);
    EXPECT_GT(queue.jobs()[0].epochsDone, 0);
    EXPECT_FALSE(learning.isBusy()) << "nothing begins by itself";
    queue.goOn(0);
    EXPECT_TRUE(queue.left().isEmpty());
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy(); }));
    ASSERT_TRUE(learning.model() && whole);
    EXPECT_EQ(serialised(*learning.model()), serialised(*whole));
    EXPECT_EQ(epochs.size(), 40U) << "the curve has all of them";
    EXPECT_EQ(workspace.layer().size(), 20U) << "and predicts what is open";
}

TEST_F(QueueOfTrainings, PlacesAndPausesAreThereAtTheNextStart)
{
    ASSERT_TRUE(openEnglish(20));
    QStringList paths;
    {
        Learning other(workspace);
        TrainingQueue before(workspace, other, jobs());
        QSignalSpy begun(&other, &Learning::epochDone);
        before.add(longRequest());
        ASSERT_TRUE(waitFor([&] { return begun.count() > 0; }));
        for (const int count : {1, 2, 3})
            before.add(requestOf(count));
        ASSERT_TRUE(waitFor([&] { return before.jobs().size() == 4; }));
        before.move(3, -1);
        before.pause(1); // at once: what is written last counts
        before.move(2, -1);
        for (const TrainingQueue::Job& job : before.jobs())
            paths << job.path;
        ASSERT_TRUE(waitFor([&] { return JobFolder::cardOf(paths[1].toStdString())->place == 1; }))
            << "while the program runs, too: it may be killed";
    }
    queue.findLeft();
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 4; }));
    QStringList found;
    for (const TrainingQueue::Job& job : queue.jobs())
        found << job.path;
    EXPECT_EQ(found, paths);
    EXPECT_TRUE(queue.jobs()[2].card.isPaused);
    EXPECT_FALSE(queue.jobs()[1].card.isPaused);
}

TEST_F(QueueOfTrainings, AJobWhoseCardIsLostIsListedWithTheReasonAndGoesOn)
{
    ASSERT_TRUE(openEnglish(20));
    QString path;
    {
        Learning other(workspace);
        TrainingQueue before(workspace, other, jobs());
        QSignalSpy done(&other, &Learning::epochDone);
        before.add(requestOf(40));
        ASSERT_TRUE(waitFor([&] { return done.count() > 1; }));
        path = before.jobs()[0].path;
    }
    test::writeBytes(path.toStdString() + "/card", "{");
    queue.findLeft();
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 1; }));
    ASSERT_TRUE(queue.jobs()[0].cardProblem.has_value());
    EXPECT_EQ(queue.jobs()[0].cardProblem->code, SnapshotProblem::CardLost);
    EXPECT_TRUE(JobList::stateText(queue.jobs()[0]).contains(QStringLiteral("missing, damaged")));
    EXPECT_EQ(queue.jobs()[0].card.epochs, 40);
    queue.goOn(0);
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    EXPECT_TRUE(learning.model());
    EXPECT_EQ(test::readBytes(path.toStdString() + "/card"), "{") << "it may be of a newer program";
}

TEST_F(QueueOfTrainings, AJobOfAnotherTreebankIsOfferedForTheNextThatItFits)
{
    ASSERT_TRUE(openEnglish(20));
    beginLong();
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    ASSERT_TRUE(waitForState(queue, 0, State::Stopped));
    addAndWait(requestOf(1));
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy(); }));
    auto words = requestOf(1);
    ASSERT_TRUE(openText("more.conllu", firstSentences("english.conllu", 12)));
    learning.cancel();
    addAndWait(words);
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy(); }));
    EXPECT_EQ(workspace.layer().size(), 12U);
    EXPECT_EQ(queue.jobs().size(), 3U);
}

TEST_F(QueueOfTrainings, ASnapshotThatIsDamagedIsToldAndTheRestGoesOn)
{
    ASSERT_TRUE(openEnglish(20));
    beginLong();
    addAndWait(requestOf(1));
    addAndWait(requestOf(2));
    test::writeBytes(queue.jobs()[1].path.toStdString() + "/snapshot", "Arcwright train\n");
    queue.cancelRunning();
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 2 && queue.jobs()[1].state == State::Done; }));
    EXPECT_EQ(queue.jobs()[0].state, State::Stopped);
    ASSERT_TRUE(queue.jobs()[0].problem.has_value());
    EXPECT_EQ(queue.jobs()[0].problem->code, SnapshotProblem::Truncated);
    EXPECT_TRUE(JobList::stateText(queue.jobs()[0]).startsWith(QStringLiteral("broken off: ")));
}

TEST_F(QueueOfTrainings, WhatCannotBeKeptIsTrainedAllTheSame)
{
    ASSERT_TRUE(openEnglish(20));
    folder.write("jobs", "no folder");
    std::vector<Problem> told;
    QObject::connect(
        &learning, &Learning::notKept, &learning, [&](const Problem& problem) { told.push_back(problem); });
    queue.add(requestOf(1));
    ASSERT_TRUE(waitUntilFinished());
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].code, FileProblem::NotWritable);
    EXPECT_TRUE(learning.model());
    EXPECT_TRUE(queue.jobs().empty());
}

TEST_F(QueueOfTrainings, WhatThereIsNothingToLearnFromIsToldInASentence)
{
    ASSERT_TRUE(openEnglish(20));
    TrainingRequest request = requestOf(1);
    const auto codeOf = [&](const std::vector<TrainingSource>& sources) {
        request.sources = sources;
        refused.clear();
        finished.clear();
        queue.add(request);
        EXPECT_TRUE(waitUntilFinished());
        return refused.empty() ? ProblemCode() : refused.front().code;
    };
    EXPECT_EQ(codeOf({}), SourceProblem::NothingChosen);
    EXPECT_EQ(codeOf({{SourceKind::Confirmed, {}, {}, 1}}), SourceProblem::NothingConfirmed);
    EXPECT_EQ(codeOf({{SourceKind::Pattern, "[form=qqq]", {}, 1}}), SourceProblem::NothingMatches);
    EXPECT_TRUE(queue.jobs().empty()) << "nothing was begun";
    ASSERT_TRUE(openEnglish(1));
    EXPECT_EQ(codeOf({TrainingSource()}), ProblemCode()) << "one sentence";
    EXPECT_TRUE(learning.model());
}

TEST_F(QueueOfTrainings, TheListHasAButtonForWhatCanBeDone)
{
    ASSERT_TRUE(openEnglish(20));
    JobList list(queue);
    EXPECT_TRUE(list.isHidden());
    const auto button = [&](const char* text) {
        for (QPushButton* each : list.findChildren<QPushButton*>()) {
            if (withoutMnemonic(each->text()) == QString::fromLatin1(text))
                return each;
        }
        ADD_FAILURE() << "no button " << text;
        return static_cast<QPushButton*>(nullptr);
    };
    beginLong();
    addAndWait(requestOf(1));
    addAndWait(requestOf(2));
    EXPECT_FALSE(list.isHidden());
    auto* table = list.findChild<QTableWidget*>();
    ASSERT_EQ(table->rowCount(), 3);
    EXPECT_TRUE(table->item(0, 2)->text().startsWith(QStringLiteral("under way")));
    list.resize(400, 200); // as beside the curve
    for (const int row : {0, 1})
        EXPECT_GE(table->columnWidth(2), table->fontMetrics().horizontalAdvance(table->item(row, 2)->text()))
            << "how far it is can be read";
    EXPECT_EQ(table->item(1, 2)->text(), QStringLiteral("waits for its turn"));
    EXPECT_EQ(table->item(1, 1)->text(), QStringLiteral("18"));
    const JobCard& card = queue.jobs()[1].card;
    EXPECT_FALSE(card.decoder.empty());
    EXPECT_EQ(table->item(1, 0)->text(), QStringLiteral("english.conllu (2), Eisner, first order"));
    table->setCurrentCell(2, 0);
    EXPECT_FALSE(button("Later")->isEnabled());
    button("Earlier")->click();
    EXPECT_EQ(epochCounts(), (std::vector{100'000, 2, 1}));
    EXPECT_EQ(table->currentRow(), 1) << "the job that was chosen, in its new place";
    button("Pause")->click();
    EXPECT_EQ(queue.jobs()[1].state, State::Stopped);
    button("Go on")->click();
    EXPECT_EQ(queue.jobs()[1].state, State::Waiting);
    button("Remove")->click();
    EXPECT_EQ(epochCounts(), (std::vector{100'000, 1}));
    table->setCurrentCell(0, 0);
    button("Pause")->click();
    EXPECT_EQ(queue.jobs()[0].state, State::Held);
    EXPECT_FALSE(button("Remove")->isEnabled()) << "one button cancels what is under way, beside its progress";
    queue.cancelRunning();
    ASSERT_TRUE(waitForState(queue, 0, State::Done));
    EXPECT_EQ(button("Use its model")->isEnabled(), true);
}

TEST(SourcesForms, SayWhatIsChosen)
{
    SourcesForm form;
    EXPECT_EQ(form.sources(), std::vector{TrainingSource()});
    EXPECT_TRUE(form.learnsFromAll());
    auto* choice = form.findChild<QComboBox*>(QStringLiteral("sources"));
    choice->setCurrentIndex(1);
    EXPECT_EQ(form.sources(), (std::vector<TrainingSource>{{SourceKind::Confirmed, {}, {}, 1}}));
    const std::vector<TrainingSource> several{{SourceKind::Confirmed, {}, {}, 3},
        {SourceKind::Pattern, "[upos=VERB]", {}, 2}, {SourceKind::Files, {}, {"/tmp/a.conllu", "/tmp/b"}, 1}};
    form.setSources(several);
    EXPECT_EQ(form.sources(), several);
    EXPECT_FALSE(form.learnsFromAll());
    form.findChild<QLineEdit*>()->setText(QStringLiteral("[upos="));
    EXPECT_FALSE(form.findChild<QLineEdit*>()->toolTip().isEmpty()) << "what is wrong with it";
    EXPECT_FALSE(form.areOtherFilesAlone());
}

TEST(SourcesForms, OtherFilesAreAChoiceOfTheirOwn)
{
    SourcesForm form;
    form.show();
    auto* choice = form.findChild<QComboBox*>(QStringLiteral("sources"));
    choice->setCurrentIndex(choice->findText(QStringLiteral("Other files")));
    EXPECT_TRUE(form.sources().empty()) << "none is chosen yet";
    EXPECT_TRUE(form.areOtherFilesAlone());
    for (const QCheckBox* row : form.findChildren<QCheckBox*>())
        EXPECT_FALSE(row->isVisible()) << "there is nothing to tick";
    auto* button = form.findChild<QToolButton*>(QStringLiteral("choose-files"));
    ASSERT_TRUE(button);
    EXPECT_TRUE(button->isVisible());
    const std::vector<TrainingSource> files{{SourceKind::Files, {}, {"/tmp/a.conllu"}, 1}};
    form.setSources(files);
    EXPECT_EQ(choice->currentText(), QStringLiteral("Other files"));
    EXPECT_EQ(form.sources(), files);
    EXPECT_EQ(button->text(), QStringLiteral("a.conllu"));
}

TEST(CourseChartsTest, HaveAPointForEveryEpoch)
{
    CourseCharts charts;
    charts.begin(3, 20, true);
    for (int epoch = 1; epoch <= 2; ++epoch) {
        EpochReport report;
        report.epoch = epoch;
        report.loss = 40.0 / epoch;
        report.updates = static_cast<std::size_t>(20 / epoch);
        report.seconds = 0.5;
        charts.add(report);
    }
    EXPECT_EQ(charts.points(CourseCharts::Loss), (QList<QPointF>{{1, 2}, {2, 1}}));
    EXPECT_EQ(charts.points(CourseCharts::Changed), (QList<QPointF>{{1, 20}, {2, 10}}));
    EXPECT_EQ(charts.points(CourseCharts::Speed), (QList<QPointF>{{1, 40}, {2, 40}}));
    charts.begin(3, 20, true);
    EXPECT_TRUE(charts.points(CourseCharts::Loss).isEmpty());
}

TEST(CourseChartsTest, HaveTheirTitlesWholeAndNumbersAsTheyAreRead)
{
    CourseCharts charts;
    charts.resize(464, 110); // beside the settings in a window of 1024 pixels
    charts.begin(3, 20, true);
    charts.show();
    QApplication::processEvents();
    const auto views = charts.findChildren<QChartView*>();
    ASSERT_EQ(views.size(), 3);
    for (const QChartView* view : views) {
        const QString title = view->chart()->title();
        constexpr int around = 4;
        EXPECT_LE(QFontMetrics(view->chart()->titleFont()).horizontalAdvance(title) + around, view->width())
            << title.toStdString();
        EXPECT_TRUE(view->chart()->localizeNumbers());
        const auto* values = qobject_cast<QValueAxis*>(view->chart()->axes(Qt::Vertical).front());
        EXPECT_EQ(QString::asprintf(qPrintable(values->labelFormat()), 30000.0), QStringLiteral("30000"));
    }
}

TEST(CourseChartsTest, AreOfOneWidthWhereTheirTitlesHaveRoomAndGrowWithTheLetters)
{
    CourseCharts charts;
    charts.begin(3, 20, true);
    charts.resize(1500, 200);
    charts.show();
    QApplication::processEvents();
    const auto views = charts.findChildren<QChartView*>();
    ASSERT_EQ(views.size(), 3);
    for (const QChartView* view : views)
        EXPECT_NEAR(view->width(), views.front()->width(), 1);
    const int usual = charts.minimumSizeHint().height();
    QFont larger = charts.font();
    larger.setPointSizeF(2 * larger.pointSizeF());
    charts.setFont(larger);
    QApplication::processEvents();
    for (const QChartView* view : views) {
        for (const QAbstractAxis* axis : view->chart()->axes())
            EXPECT_GT(axis->labelsFont().pointSizeF(), 0.8 * larger.pointSizeF());
    }
    EXPECT_GT(charts.minimumSizeHint().height(), usual);
}

TEST(SuggestedSettings, GiveWayToWhatSomebodyChose)
{
    Workspace workspace;
    Learning learning(workspace);
    TrainingPanel panel(learning);
    TrainingDefaults defaults;
    defaults.decoder = Decoder::Eisner2;
    defaults.reason = DefaultReason::Projective;
    panel.suggest(defaults);
    EXPECT_EQ(panel.request().settings.trainer.decoder.decoder, Decoder::Eisner2);
    auto* decoder = panel.findChild<QComboBox*>(QStringLiteral("decoder"));
    decoder->setCurrentIndex(decoder->findData(static_cast<int>(Decoder::Cle)));
    defaults.decoder = Decoder::Hill;
    defaults.reason = DefaultReason::Crossing;
    panel.suggest(defaults);
    EXPECT_EQ(panel.request().settings.trainer.decoder.decoder, Decoder::Cle);
    EXPECT_TRUE(
        panel.findChild<QLabel*>(QStringLiteral("reason"))->text().startsWith(QStringLiteral("Suggested here: ")));
}

/// What is still to come is what one looks for, however many are done.
TEST_F(QueueOfTrainings, TheListHasWhatIsDoneBelowWhatIsToCome)
{
    ASSERT_TRUE(openEnglish(20));
    queue.add(requestOf(1));
    ASSERT_TRUE(waitFor([&] { return queue.jobs().size() == 1 && queue.jobs()[0].state == State::Done; }));
    queue.add(longRequest());
    ASSERT_TRUE(waitFor([&] {
        return queue.jobs().size() == 2 && std::any_of(queue.jobs().begin(), queue.jobs().end(), [](const auto& job) {
            return job.state == State::Running && job.epochsDone > 0;
        });
    }));
    addAndWait(requestOf(2));
    addAndWait(requestOf(3));
    JobList list(queue);
    const auto* table = list.findChild<QTableWidget*>();
    const auto states = [&] {
        QStringList texts;
        for (int row = 0; row < table->rowCount(); ++row)
            texts << table->item(row, 2)->text().section(u',', 0, 0);
        return texts;
    };
    const QString waits = QStringLiteral("waits for its turn");
    EXPECT_EQ(states(), (QStringList{QStringLiteral("under way"), waits, waits, QStringLiteral("done")}));
    const auto button = [&](const QString& text) {
        const auto all = list.findChildren<QPushButton*>();
        return *std::find_if(all.begin(), all.end(), [&](const QPushButton* one) { return one->text() == text; });
    };
    const auto waiting = [&] {
        std::vector<int> counts;
        for (const TrainingQueue::Job& job : queue.jobs()) {
            if (job.state == State::Waiting)
                counts.push_back(job.card.epochs);
        }
        return counts;
    };
    list.findChild<QTableWidget*>()->setCurrentCell(2, 0);
    EXPECT_FALSE(button(QStringLiteral("Later"))->isEnabled()) << "what is done does not move";
    button(QStringLiteral("Earlier"))->click();
    EXPECT_EQ(waiting(), (std::vector{3, 2}));
    list.findChild<QTableWidget*>()->setCurrentCell(3, 0);
    EXPECT_FALSE(button(QStringLiteral("Earlier"))->isEnabled());
    queue.cancelRunning();
    ASSERT_TRUE(waitFor([&] { return !learning.isBusy() && waiting().empty(); }));
}

} // namespace arcwright::ui::testing
