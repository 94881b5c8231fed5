// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include <QAbstractButton>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QTreeView>

#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/held_up_work.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/empty_note.h"
#include "ui/look/problem_text.h"
#include "ui/look/without_mnemonic.h"
#include "ui/settings/settings.h"

#include "core/base/file_problems.h"
#include "core/model/model_problems.h"

namespace arcwright::ui::testing {

namespace {

class Files : public WindowTest {
protected:
    /// Opens a small treebank, corrects it, and then starts with other options.
    void openAfterACorrection(const LaunchOptions& options)
    {
        startWith(smallTreebank);
        setHead(workspace(), 0, 5, 2);
        start(options);
    }
    LaunchOptions opening(std::string_view name, std::string_view text)
    {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write(name, text)));
        return options;
    }
    void expectThatTheCorrectionIsStillThere()
    {
        EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
        EXPECT_EQ(head(0, 5), 2);
        EXPECT_TRUE(workspace().isModified());
        EXPECT_EQ(arcs(Side::Above), 6);
        show(window); // there is no window manager here that would give it back the keyboard after a question
        key(Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(head(0, 5), 3);
    }
    QString message() { return window.messageBar()->message(); }
};

} // namespace

TEST_F(Files, ATruncatedOneOpensWithAMessageThatSaysWhere)
{
    startWith(truncatedTreebank());
    ASSERT_TRUE(waitFor([&] { return !message().isEmpty(); }));
    EXPECT_TRUE(window.messageBar()->isVisible());
    EXPECT_TRUE(message().startsWith(QStringLiteral("One sentence cannot be read"))) << qPrintable(message());
    EXPECT_TRUE(message().contains(QStringLiteral("Expected 10 columns with tabs between them, found 2.")));
    EXPECT_TRUE(said().contains(QStringLiteral("small.conllu, line 19, column 3")));
    EXPECT_EQ(workspace().treebank().size(), 3U);
    EXPECT_EQ(arcs(Side::Above), 6) << "the rest is there";
}

TEST_F(Files, DialogsBeginInTheFolderOfTheOneThatIsOpenHoweverItWasAskedFor)
{
    const LaunchOptions options = opening("small.conllu", smallTreebank);
    start(options);
    EXPECT_EQ(Settings::folder(), QFileInfo(options.paths.front()).absolutePath());
}

TEST_F(Files, AnEmptyOneLeavesWhatIsOpen)
{
    const Answers answers(QMessageBox::Discard);
    openAfterACorrection(opening("empty.conllu", ""));
    EXPECT_EQ(message(), problemTextWithStep({FileProblem::IsEmpty, {}, 0, 0, {}}));
    EXPECT_TRUE(said().contains(QStringLiteral("empty.conllu")));
    expectThatTheCorrectionIsStillThere();
}

TEST_F(Files, WhereNoneIsOpenTheListSaysSo)
{
    const auto* note = window.browser()->list()->findChild<EmptyNote*>();
    EXPECT_FALSE(note->isVisible());
    start(opening("empty.conllu", ""));
    EXPECT_TRUE(note->isVisible());
    EXPECT_TRUE(note->text().contains(QStringLiteral("No treebank is open"))) << qPrintable(note->text());
    startWith(smallTreebank);
    EXPECT_FALSE(note->isVisible());
}

TEST_F(Files, AMissingOneLeavesWhatIsOpen)
{
    const Answers answers(QMessageBox::Discard);
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.file("gone.conllu")));
    openAfterACorrection(options);
    EXPECT_EQ(message(), problemTextWithStep({FileProblem::NotFound, {}, 0, 0, {}}));
    expectThatTheCorrectionIsStillThere();
}

TEST_F(Files, AForeignModelIsRefused)
{
    LaunchOptions options = opening("small.conllu", smallTreebank);
    options.model = QString::fromStdString(folder.write("parser.arcmodel", "%PDF-1.4"));
    start(options);
    EXPECT_EQ(message(), problemTextWithStep({ModelProblem::NotAModel, {}, 0, 0, {}}));
    EXPECT_TRUE(said().contains(QStringLiteral("parser.arcmodel")));
    EXPECT_EQ(workspace().treebank().size(), 3U);
    EXPECT_FALSE(window.learning().model());
    EXPECT_FALSE(window.isBusy());
}

TEST_F(Files, ALayerOfAnotherTreebankIsRefused)
{
    LaunchOptions options = opening("small.conllu", smallTreebank);
    options.layers = {
        {QStringLiteral("Bob"), QString::fromStdString(folder.write("bob.conllu", firstSentences("czech.conllu", 5)))}};
    start(options);
    EXPECT_EQ(message(),
        QStringLiteral(
            "The two treebanks differ in length: 3 and 5 sentences. They differ from sentence 1 on. Check that "
            "both are of the same text, divided in the same way."));
    EXPECT_EQ(arcs(Side::Below), 0);
}

TEST_F(Files, ALayerThatIsRefusedDoesNotKeepOthersOut)
{
    LaunchOptions options = opening("small.conllu", smallTreebank);
    options.layers = {
        {QStringLiteral("Bob"), QString::fromStdString(folder.write("bob.conllu", firstSentences("czech.conllu", 5)))},
        {QStringLiteral("Eve"), QString::fromStdString(folder.write("eve.conllu", smallTreebank))},
        {QStringLiteral("Zoe"), QString::fromStdString(folder.write("zoe.conllu", smallTreebank))}};
    start(options);
    EXPECT_TRUE(waitFor([&] { return workspace().layerNames().size() == 2; }));
    EXPECT_EQ(workspace().layerNames(), (QStringList{QStringLiteral("Eve"), QStringLiteral("Zoe")}));
    EXPECT_EQ(workspace().layer().name(), "Eve") << "the first of those that there are";
    EXPECT_TRUE(message().contains(QStringLiteral("They differ from sentence 1 on."))) << "which stays to be read";
}

TEST_F(Files, ADanishFileIsSavedInItsOwnFormat)
{
    const std::string original = test::readBytes(test::sampleFile("danish.tag"));
    start(opening("danish.tag", original));
    const int other = head(0, 2) == 1 ? 3 : 1;
    setHead(workspace(), 0, 2, other);
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(head(0, 2), other);
    EXPECT_FALSE(window.isWindowModified());
    EXPECT_LE(changedLines(original, test::readBytes(folder.file("danish.tag"))).size(), 3U);
}

TEST_F(Files, TheQuestionBeforeLeavingNamesTheFileAndCancelStays)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    const Answers answers(QMessageBox::Cancel);
    EXPECT_FALSE(window.close());
    ASSERT_EQ(answers.asked.size(), 1);
    EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("small.conllu")));
    EXPECT_EQ(answers.formats, std::set{Qt::PlainText}) << "as a name may be <b>small.conllu";
    EXPECT_TRUE(window.isVisible());
    expectThatTheCorrectionIsStillThere();
    EXPECT_EQ(onDisk(), smallTreebank);
}

TEST_F(Files, SavingOnLeavingWritesTheFile)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    const Answers answers(QMessageBox::Save);
    EXPECT_TRUE(window.close());
    EXPECT_EQ(changedLines(smallTreebank, onDisk()).size(), 1U);
}

TEST_F(Files, DiscardingOnLeavingWritesNothing)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    const Answers answers(QMessageBox::Discard);
    EXPECT_TRUE(window.close());
    EXPECT_EQ(onDisk(), smallTreebank);
}

TEST_F(Files, WithoutCorrectionsNothingIsAsked)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    workspace().undo();
    const Answers answers(QMessageBox::Cancel);
    EXPECT_TRUE(window.close());
    EXPECT_TRUE(answers.asked.isEmpty());
}

TEST_F(Files, CancellingTheQuestionBeforeOpeningOpensNothing)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    const Answers answers(QMessageBox::Cancel);
    window.launch(opening("other.conllu", firstSentences("czech.conllu", 3)));
    deliverEverything();
    EXPECT_EQ(answers.asked.size(), 1);
    expectThatTheCorrectionIsStillThere();
}

TEST_F(Files, AWindowWithCorrectionsCanGoWithoutBeingClosed)
{
    MainWindow other;
    show(other);
    QSignalSpy done(&other, &MainWindow::settled);
    other.launch(opening("small.conllu", smallTreebank));
    ASSERT_TRUE(waitFor([&] { return done.count() > 0; }));
    setHead(other.workspace(), 0, 5, 2);
}

TEST_F(Files, OnesOwnAreRememberedAndSamplesAreNot)
{
    setEpochs(1);
    start(QStringList());
    startWith(smallTreebank);
    start(opening("other.conllu", smallTreebank));
    QMenu* recent = nullptr;
    for (QMenu* menu : window.menuBar()->findChildren<QMenu*>()) {
        if (menu->title() == QStringLiteral("Open &recent"))
            recent = menu;
    }
    ASSERT_TRUE(recent);
    Q_EMIT recent->aboutToShow();
    QStringList names;
    for (const QAction* action : recent->actions())
        names << withoutMnemonic(action->text()).section(u' ', 0, 0); // the folder follows
    EXPECT_EQ(names, (QStringList{QStringLiteral("other.conllu"), QStringLiteral("small.conllu")}));
    settled.clear();
    recent->actions().at(1)->trigger();
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
}

TEST_F(Files, OneThatCannotBeOpenedIsNotAmongTheRecentOnes)
{
    setEpochs(1);
    start(QStringList());
    startWith(smallTreebank);
    const QStringList before = Settings::recentFiles();
    ASSERT_FALSE(before.isEmpty());
    start(opening("empty.conllu", ""));
    ASSERT_FALSE(message().isEmpty());
    EXPECT_EQ(Settings::recentFiles(), before);
}

TEST_F(Files, TheMessageGoesWithTheNextFileThatOpens)
{
    start(opening("empty.conllu", ""));
    EXPECT_FALSE(message().isEmpty());
    startWith(smallTreebank);
    EXPECT_TRUE(message().isEmpty());
    EXPECT_FALSE(window.messageBar()->isVisible());
}

TEST_F(Files, ClosingWaitsForASave)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    HeldUpWork work(workspace());
    bool isSaved = false;
    workspace().save([&](const Result<void>& result) { isSaved = result.has_value(); });
    ASSERT_TRUE(work.waitUntilReached());
    QTimer::singleShot(0, &window, [&] {
        EXPECT_TRUE(window.isVisible()) << "it waits";
        work.letGo();
    });
    EXPECT_TRUE(window.close());
    EXPECT_TRUE(isSaved);
    EXPECT_EQ(changedLines(smallTreebank, onDisk()).size(), 1U);
}

TEST_F(Files, ClosingAsksForWhatWasEditedDuringASave)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    HeldUpWork work(workspace());
    workspace().save([](const Result<void>&) {});
    ASSERT_TRUE(work.waitUntilReached());
    setHead(workspace(), 2, 1, 0);
    QTimer::singleShot(0, &window, [&] { work.letGo(); });
    const Answers answers(QMessageBox::Cancel);
    EXPECT_FALSE(window.close());
    EXPECT_EQ(answers.asked.size(), 1);
    EXPECT_TRUE(workspace().isModified());
}

TEST_F(Files, ASaveThatTakesLongCanBeCancelled)
{
    startWith(smallTreebank);
    setHead(workspace(), 0, 5, 2);
    HeldUpWork work(workspace());
    std::optional<Result<void>> ended;
    workspace().save([&](const Result<void>& result) { ended = result; });
    const auto cancel = [&]() -> QAbstractButton* {
        for (auto* button : window.messageBar()->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && withoutMnemonic(button->text()) == QStringLiteral("Cancel"))
                return button;
        }
        return nullptr;
    };
    ASSERT_TRUE(waitFor([&] { return cancel() != nullptr; }));
    EXPECT_TRUE(said().contains(QStringLiteral("Saving small.conllu: 0 %"))) << qPrintable(said());
    cancel()->click();
    work.letGo();
    ASSERT_TRUE(waitFor([&] { return ended.has_value(); }));
    EXPECT_FALSE(*ended);
    EXPECT_EQ(onDisk(), smallTreebank);
    EXPECT_FALSE(said().contains(QStringLiteral("Saving")));
}

} // namespace arcwright::ui::testing
