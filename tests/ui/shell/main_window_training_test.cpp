// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

class TrainingInTheWindow : public WindowTest {
protected:
    bool waitUntilSettled()
    {
        return waitFor([&] { return settled.count() > 0; });
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
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_FALSE(window.isBusy());
    EXPECT_EQ(workspace().layer().size(), 20U);
    EXPECT_EQ(arcs(Side::Below), canvas().diagram().wordCount());
    EXPECT_TRUE(said().contains(QStringLiteral("by a model that has not seen it")));
    EXPECT_TRUE(window.actions()[ActionId::SaveModel]->isEnabled());
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
    EXPECT_TRUE(window.isBusy()) << "a second run is not begun";
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
    start(QStringList(QString::fromStdString(folder.write("other.conllu", smallTreebank))));
    EXPECT_EQ(workspace().title(), QStringLiteral("other.conllu"));
    EXPECT_FALSE(window.isBusy());
    QTest::qWait(300); // time for what is still under way to do harm
    EXPECT_TRUE(workspace().layer().empty());
    EXPECT_EQ(arcs(Side::Below), 0);
    EXPECT_FALSE(window.learning().model());
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
}

TEST_F(TrainingInTheWindow, IsSettledOnlyWhenTheNextFileIsPredictedToo)
{
    startALongRun();
    window.learning().useModel(modelOf(workspace().treebank(), 20), QStringLiteral("quick"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    key(Qt::Key_F5);
    ASSERT_TRUE(waitFor([&] { return window.learning().stage() == Learning::Stage::Training; }));
    start(QStringList(QString::fromStdString(folder.write("other.conllu", firstSentences("czech.conllu", 30)))));
    EXPECT_FALSE(window.isBusy());
    EXPECT_EQ(workspace().layer().size(), 30U);
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
    ASSERT_TRUE(waitUntilSettled());
    EXPECT_TRUE(said().contains(QStringLiteral("below: Bob")));
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("New predictions are in the layer “predicted”")))
        << qPrintable(window.statusText());
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(said().contains(QStringLiteral("below: predicted")));
}

TEST_F(TrainingInTheWindow, LeavesRoomForTheDiagramInASmallWindow)
{
    for (const QSize size : {QSize(1280, 800), QSize(1024, 768)}) {
        window.resize(size);
        startWith(firstSentences("english.conllu", 20));
        window.trainingPanel()->findChild<QWidget*>(QStringLiteral("curve"))->show();
        ASSERT_TRUE(waitFor([&] { return window.trainingPanel()->isVisible(); }));
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
        EXPECT_GE(canvas().height() * 100, size.height() * 40) << "the diagram has most of the window";
    }
}

} // namespace arcwright::ui::testing
