// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QToolButton>

#include "core/model/any_model.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/guess_strip.h"
#include "ui/look/centred_note.h"
#include "ui/shelf/shelf_store.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/model_box.h"
#include "ui/shell/model_reading_sign.h"
#include "ui/shell/workplaces.h"
#include "ui/training/why_panel.h"

namespace arcwright::ui::testing {

namespace {

class TrainingInTheWindow : public WindowTest {
protected:
    bool waitUntilSettled()
    {
        // What went on before the key may settle after it.
        return waitFor([&] { return settled.count() > 0 && !window.isBusy(); });
    }
    /// Starts a run that takes longer than any test.
    void startALongRun()
    {
        startWith(firstSentences("english.conllu", 60));
        setEpochs(100);
        settled.clear();
        QSignalSpy epochs(&window.learning(), &Learning::epochDone);
        key(Qt::Key_F5);
        ASSERT_TRUE(waitFor([&] { return epochs.count() > 0; }));
    }
};

} // namespace

TEST_F(TrainingInTheWindow, BeginsWithItsKeyAndShowsWhatItPredicts)
{
    startWith(firstSentences("english.conllu", 20));
    setEpochs(2);
    settled.clear();
    key(Qt::Key_F5);
    EXPECT_TRUE(window.isBusy());
    EXPECT_TRUE(window.actions()[ActionId::CancelTraining]->isEnabled());
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_FALSE(window.isBusy());
    EXPECT_EQ(workspace().layer().size(), 20U);
    EXPECT_EQ(arcs(Side::Below), canvas().diagram().wordCount());
    EXPECT_TRUE(said().contains(QStringLiteral("not seen in training")));
    EXPECT_FALSE(window.actions()[ActionId::CancelTraining]->isEnabled()) << "there is nothing to cancel";
    EXPECT_TRUE(window.actions()[ActionId::SaveModel]->isEnabled());
}

TEST_F(TrainingInTheWindow, WithoutTreesSaysWhatCanBeDone)
{
    startWith("1\ta\t_\t_\t_\t_\t_\t_\t_\t_\n\n");
    const auto refused = [&] {
        settled.clear();
        key(Qt::Key_F5);
        ASSERT_TRUE(waitUntilSettled());
        EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("None of the 1 sentences")));
        EXPECT_EQ(window.messageBar()->kind(), MessageKind::Warning);
        EXPECT_FALSE(window.statusText().contains(QStringLiteral("has begun")));
        EXPECT_TRUE(waitFor([&] { return window.jobs().jobs().empty(); })) << "there is nothing to go on with";
    };
    const auto press = [&](const QString& text) {
        for (auto* button : window.messageBar()->findChildren<QToolButton*>()) {
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        ADD_FAILURE() << qPrintable(text);
    };
    window.workplaces().go(WorkplaceId::Train);
    refused();
    press(QStringLiteral("Draw trees"));
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Annotate);
    refused();
    press(QStringLiteral("Learn from other files…"));
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Train);
    auto* sources = window.trainingPanel()->findChild<QComboBox*>(QStringLiteral("sources"));
    EXPECT_EQ(sources->currentText(), QStringLiteral("Other files"));
    auto* chosen = qobject_cast<QToolButton*>(window.focusWidget());
    ASSERT_TRUE(chosen);
    EXPECT_EQ(chosen->text(), QStringLiteral("Choose files or a folder…"));
}

TEST_F(TrainingInTheWindow, LeavesTheWindowUsable)
{
    startALongRun();
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    setHead(workspace(), 1, 1, head(1, 1) == 0 ? 2 : 0);
    EXPECT_TRUE(window.isWindowModified());
    EXPECT_TRUE(window.isBusy());
    key(Qt::Key_F5);
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("when what is under way is done")));
    TrainingQueue& jobs = window.jobs();
    ASSERT_TRUE(waitFor([&] { return jobs.jobs().size() == 2; })) << "the second training waits for its turn";
    EXPECT_EQ(jobs.jobs()[0].state, TrainingQueue::State::Running);
    EXPECT_EQ(jobs.jobs()[1].state, TrainingQueue::State::Waiting);
    jobs.remove(1);
    key(Qt::Key_F5, Qt::ShiftModifier);
    ASSERT_TRUE(waitUntilSettled());
}

TEST_F(TrainingInTheWindow, IsCancelledWithoutAComplaint)
{
    startALongRun();
    key(Qt::Key_F5, Qt::ShiftModifier);
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_FALSE(window.isBusy());
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
    EXPECT_FALSE(window.learning().model());
    click(word(1));
    click(word(2));
    EXPECT_EQ(head(0, 1), 2) << "the window works as before";
    setEpochs(1);
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_EQ(workspace().layer().size(), 60U);
}

TEST_F(TrainingInTheWindow, IsAbandonedWhenAnotherFileIsOpened)
{
    startALongRun();
    const QStringList other(QString::fromStdString(folder.write("other.conllu", smallTreebank)));
    {
        Answers answers(QMessageBox::Cancel);
        window.files().openPaths(other);
        EXPECT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(window.learning().isTraining()) << "it goes on";
    }
    Answers answers(QMessageBox::Discard);
    start(other);
    EXPECT_EQ(answers.asked.size(), 1);
    EXPECT_EQ(workspace().title(), QStringLiteral("other.conllu"));
    EXPECT_FALSE(window.isBusy());
    QTest::qWait(300); // time for what is still under way to do harm
    EXPECT_TRUE(workspace().layer().empty());
    EXPECT_EQ(arcs(Side::Below), 0);
    EXPECT_FALSE(window.learning().model());
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
}

TEST_F(TrainingInTheWindow, AModelIsOfferedForTheNextFileAndSaysNothingUntilItIsTaken)
{
    startWith(firstSentences("english.conllu", 20));
    window.learning().useModel(modelOf(workspace().treebank(), 20), QStringLiteral("quick.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    start(QStringList(QString::fromStdString(folder.write("other.conllu", firstSentences("english.conllu", 10)))));
    EXPECT_FALSE(window.isBusy());
    EXPECT_TRUE(workspace().layer().empty());
    EXPECT_FALSE(window.learning().model()) << "nobody asked it";
    select(2);
    EXPECT_TRUE(window.sentenceView()->guessStrip()->choices().empty());
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("The last one, quick.arcmodel, can predict it")))
        << qPrintable(window.messageBar()->message());
    EXPECT_EQ(window.messageBar()->kind(), MessageKind::Hint);
    window.workplaces().go(WorkplaceId::Train);
    EXPECT_TRUE(said().contains(QStringLiteral("None for this treebank yet. There is still quick.arcmodel.")))
        << qPrintable(said());
    EXPECT_FALSE(said().contains(QStringLiteral("from 20 sentences"))) << "it is not in use";
    window.workplaces().go(WorkplaceId::Annotate);
    settled.clear();
    key(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_EQ(workspace().layer().size(), 10U);
    EXPECT_TRUE(said().contains(QStringLiteral("below: quick.arcmodel")));
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
    ASSERT_TRUE(waitFor([&] { return !window.sentenceView()->guessStrip()->choices().empty(); }));
    EXPECT_EQ(window.sentenceView()->guessStrip()->source(), QStringLiteral("quick.arcmodel"));
}

TEST_F(TrainingInTheWindow, AModelThatDoesNotFitTheNextFileIsNotOffered)
{
    startWith(firstSentences("english.conllu", 20));
    window.learning().useModel(modelOf(workspace().treebank(), 20), QStringLiteral("quick.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    start(
        QStringList(QString::fromStdString(folder.write("a.knp", test::readBytes(test::sampleFile("japanese.knp"))))));
    EXPECT_TRUE(window.messageBar()->message().isEmpty()) << qPrintable(window.messageBar()->message());
}

TEST_F(TrainingInTheWindow, AModelOfOtherRelationsIsNotOffered)
{
    startWith(firstSentences("english.conllu", 20));
    window.learning().useModel(modelOf(workspace().treebank(), 20), QStringLiteral("quick.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    start(QStringList(QString::fromStdString(folder.write("a.tag", test::readBytes(test::sampleFile("danish.tag"))))));
    EXPECT_TRUE(window.messageBar()->message().isEmpty()) << qPrintable(window.messageBar()->message());
    EXPECT_FALSE(window.learning().offeredTitle().isEmpty()) << "whoever wants it can take it all the same";
}

TEST_F(TrainingInTheWindow, NamesTheModelThatSpeaks)
{
    startWith(firstSentences("english.conllu", 20));
    setEpochs(1);
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitUntilSettled());
    const QString title = QStringLiteral("the parser trained here on small.conllu");
    const QString heading = window.sentenceView()->findChild<QLabel*>()->text();
    EXPECT_TRUE(heading.contains(QStringLiteral("by ") + title));
    EXPECT_LT(heading.indexOf(QStringLiteral("not seen in training")), heading.indexOf(title))
        << "what is cut first in a narrow window is the name";
    EXPECT_TRUE(window.actions()[ActionId::PredictHere]->text().contains(title));
    select(2);
    ASSERT_TRUE(waitFor([&] { return window.sentenceView()->guessStrip()->choices().size() > 1; }));
    EXPECT_EQ(window.sentenceView()->guessStrip()->source(), title);
    key(Qt::Key_Y);
    ASSERT_TRUE(waitFor([&] { return window.whyPanel()->summary().contains(QStringLiteral("Model: ") + title); }));
    window.workplaces().go(WorkplaceId::Train);
    EXPECT_TRUE(said().contains(title + QStringLiteral(", from 18 sentences; on the shelf as “small, Hill climbing”")))
        << qPrintable(said());
    ASSERT_TRUE(window.learning().saveModel(QString::fromStdString(folder.file("m.arcmodel"))));
    EXPECT_FALSE(said().contains(QStringLiteral("not saved"))) << qPrintable(said());
}

TEST_F(TrainingInTheWindow, WhatCancelledFoldsHaveLeftIsSaidAndTheRestIsOffered)
{
    startWith(firstSentences("english.conllu", 60));
    setEpochs(3);
    settled.clear();
    QObject::connect(&window.learning(), &Learning::stageChanged, &window, [this](Learning::Stage stage) {
        if (stage == Learning::Stage::Jackknifing)
            window.learning().cancel();
    });
    key(Qt::Key_F5);
    ASSERT_TRUE(waitUntilSettled());
    ASSERT_TRUE(window.learning().model());
    const QString message = window.messageBar()->message();
    EXPECT_TRUE(message.contains(QStringLiteral("The training was cancelled when its model was there")))
        << qPrintable(message);
    EXPECT_TRUE(message.contains(QStringLiteral("Of 60 sentences"))) << qPrintable(message);
    int scored = 0; // those that training held out, as no fold has ended
    for (std::size_t i = 0; i < workspace().treebank().size(); ++i) {
        const Analysis* analysis = workspace().layer().find(workspace().treebank().key(i));
        scored += analysis != nullptr && isScored(*analysis) ? 1 : 0;
    }
    ASSERT_GT(scored, 0);
    EXPECT_TRUE(message.contains(QStringLiteral(" %1 of them by a model that has not seen them").arg(scored)))
        << qPrintable(message);
    settled.clear();
    key(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_EQ(workspace().layer().size(), 60U);
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
}

TEST_F(TrainingInTheWindow, IsNotLostByQuittingWithoutAQuestion)
{
    startALongRun();
    {
        Answers answers(QMessageBox::Cancel);
        EXPECT_FALSE(window.close());
        ASSERT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("A parser is being trained on small.conllu")));
        EXPECT_TRUE(window.isBusy());
    }
    Answers answers(QMessageBox::Discard);
    EXPECT_TRUE(window.close());
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
}

TEST_F(TrainingInTheWindow, AModelThatNoFileHasIsNotLostByQuittingWithoutAQuestion)
{
    test::writeBytes(ShelfStore::usersFolder().toStdString(), "no folder, so that nothing can be kept there");
    startWith(firstSentences("english.conllu", 9));
    setEpochs(1);
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitUntilSettled());
    {
        Answers answers(QMessageBox::Cancel);
        EXPECT_FALSE(window.close());
        ASSERT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("the parser trained here on small.conllu")));
    }
    start(QStringList(QString::fromStdString(folder.write("other.conllu", smallTreebank))));
    {
        Answers answers(QMessageBox::Cancel);
        EXPECT_FALSE(window.close()) << "nor where it is only on offer";
        EXPECT_EQ(answers.asked.size(), 1);
    }
    ASSERT_TRUE(window.learning().saveModel(QString::fromStdString(folder.file("a.arcmodel"))));
    const Answers answers(QMessageBox::Cancel);
    EXPECT_TRUE(window.close());
    EXPECT_TRUE(answers.asked.isEmpty());
}

TEST_F(TrainingInTheWindow, AModelThatLoadsWellTakesTheComplaintAboutTheOneBeforeAway)
{
    startWith(firstSentences("english.conllu", 20));
    const QString good = QString::fromStdString(folder.file("good.arcmodel"));
    ASSERT_TRUE(saveModel(AnyModel(modelOf(workspace().treebank(), 20)), good.toStdString()));
    window.files().models().use(QString::fromStdString(folder.write("bad.arcmodel", "no model")));
    EXPECT_TRUE(window.isBusy()) << "it is read in the background";
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_FALSE(window.messageBar()->message().isEmpty());
    EXPECT_EQ(window.messageBar()->kind(), MessageKind::Error);
    window.files().models().use(good);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_TRUE(window.learning().model());
    EXPECT_TRUE(window.messageBar()->message().isEmpty()) << qPrintable(window.messageBar()->message());
}

TEST_F(TrainingInTheWindow, SaysThatAModelIsBeingOpenedAsLongAsItIs)
{
    startWith(firstSentences("english.conllu", 20));
    const auto* sign = window.findChild<ModelReadingSign*>();
    ASSERT_NE(sign, nullptr);
    key(Qt::Key_2, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(sign->text(), QString());
    const auto pageSays = [&](const char* text) {
        const auto notes = window.findChildren<CentredNote*>();
        return std::any_of(notes.begin(), notes.end(), [&](const CentredNote* note) {
            return note->isVisible() && note->text().contains(QString::fromLatin1(text));
        });
    };
    EXPECT_TRUE(pageSays("nothing to compare"));
    const QString model = QString::fromStdString(folder.file("large.arcmodel"));
    ASSERT_TRUE(saveModel(AnyModel(modelOf(workspace().treebank(), 10)), model.toStdString()));
    window.files().models().use(model);
    EXPECT_EQ(sign->text(), QStringLiteral("Opening the model large.arcmodel…"));
    EXPECT_TRUE(sign->isVisible());
    EXPECT_TRUE(pageSays("large.arcmodel is being opened"));
    const auto* box = window.findChild<ModelBox*>();
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->findChild<QLabel*>()->text(), sign->text()) << "not that there is none";
    EXPECT_EQ(window.findChild<WhyPanel*>()->summary(), QStringLiteral("The model large.arcmodel is being opened."));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(sign->text(), QString());
    EXPECT_FALSE(box->findChild<QLabel*>()->text().contains(QStringLiteral("Opening")));
    EXPECT_FALSE(pageSays("is being opened"));
}

TEST_F(TrainingInTheWindow, SaysWhyATreebankWithoutTreesCannotBeUsed)
{
    startWith("1\ta\t_\t_\t_\t_\t_\t_\t_\t_\n\n");
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("every word has a head")))
        << qPrintable(window.messageBar()->message());
}

TEST_F(TrainingInTheWindow, CountsOnlyHonestPredictions)
{
    startWith(smallTreebank);
    setEpochs(1);
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_TRUE(said().contains(QStringLiteral("not scored: seen in training, or made around corrections")))
        << qPrintable(said());
}

TEST_F(TrainingInTheWindow, WhatIsReadyBehindAnotherLayerIsSaid)
{
    LaunchOptions options;
    options.paths = {QString::fromStdString(folder.write("small.conllu", firstSentences("english.conllu", 20)))};
    options.layers = {{QStringLiteral("Bob"), options.paths.front()}};
    start(options);
    setEpochs(1);
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitFor([&] { return window.statusText().contains(QStringLiteral("has begun")); }));
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_FALSE(window.statusText().contains(QStringLiteral("has begun"))) << "it has ended";
    EXPECT_TRUE(said().contains(QStringLiteral("below: Bob")));
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("New predictions are in the layer “predicted”")))
        << qPrintable(window.statusText());
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(said().contains(QStringLiteral("below: predicted")));
}

TEST_F(TrainingInTheWindow, HasRoomInASmallWindowAndTakesNoneFromTheDiagram)
{
    for (const QSize size : {QSize(1280, 800), QSize(1024, 768)}) {
        window.resize(size);
        startWith(firstSentences("english.conllu", 20));
        window.workplaces().go(WorkplaceId::Train);
        window.trainingPanel()->findChild<QWidget*>(QStringLiteral("curve"))->show();
        ASSERT_TRUE(waitFor([&] { return window.trainingPanel()->isVisible(); }));
        QTest::qWait(0); // the chart finds its place
        EXPECT_EQ(window.size(), size) << "nothing needs more";
        const QRect within = window.trainingPanel()->rect();
        for (QWidget* part : window.trainingPanel()->findChildren<QWidget*>()) {
            if (!part->isVisible() || part->parentWidget()->inherits("QAbstractScrollArea")
                || part->parentWidget()->inherits("QAbstractSpinBox"))
                continue;
            const QRect place(part->mapTo(window.trainingPanel(), QPoint()), part->size());
            EXPECT_TRUE(within.contains(place)) << part->metaObject()->className();
            EXPECT_GE(part->width(), part->minimumSizeHint().width()) << part->metaObject()->className();
        }
        window.workplaces().go(WorkplaceId::Annotate);
        QCoreApplication::processEvents();
        EXPECT_GE(canvas().height() * 100, size.height() * 60) << "the diagram has most of the window";
    }
}

} // namespace arcwright::ui::testing
