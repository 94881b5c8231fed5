// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <functional>
#include <memory>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

#include "core/base/journal_path.h"
#include "core/model/model_file.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/exercises/exercise_commands.h"
#include "ui/exercises/exercise_window.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/player_panel.h"
#include "ui/settings/settings.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/file_kinds.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class SessionTest : public ::testing::Test {
protected:
    SessionTest() { Settings::toursOffered.set(true); } // what is said is about the session
    QString written(const char* name, std::string_view text = smallTreebank)
    {
        return QString::fromStdString(folder.write(name, text));
    }
    /// Starts the program, after what ran before has ended, and waits until all is done.
    void start(const LaunchOptions& options)
    {
        window.reset(); // with its locks
        window = std::make_unique<MainWindow>();
        QSignalSpy settled(window.get(), &MainWindow::settled);
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        window->launch(options);
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    }
    void start(const QStringList& paths)
    {
        LaunchOptions options;
        options.paths = paths;
        start(options);
    }
    void again(const LaunchOptions& options = {})
    {
        window->close();
        start(options);
    }
    Workspace& workspace() { return window->workspace(); }
    QString message() { return window->messageBar()->message(); }
    void drop(const QStringList& paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        const QPoint place = window->rect().center();
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.get(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent dropped(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.get(), &dropped);
    }

    FirstStart firstStart;
    test::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
};

} // namespace

TEST_F(SessionTest, TheNextStartHasWhatWasOpen)
{
    LaunchOptions options;
    options.paths = {written("small.conllu")};
    options.layers = {{QStringLiteral("Bob"), written("bob.conllu")}, {QStringLiteral("Eve"), written("eve.conllu")}};
    options.sentence = 1;
    start(options);
    workspace().showLayer(QStringLiteral("Eve"));
    window->workplaces().go(WorkplaceId::Analyse);
    again();
    EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
    EXPECT_EQ(window->sentenceView()->sentence(), 1U);
    EXPECT_EQ(workspace().layerNames(), (QStringList{QStringLiteral("Bob"), QStringLiteral("Eve")}));
    EXPECT_EQ(workspace().layer().name(), "Eve");
    EXPECT_EQ(window->workplaces().current(), WorkplaceId::Analyse);
    EXPECT_TRUE(message().isEmpty()) << qPrintable(message());
}

TEST_F(SessionTest, AFileThatIsOpenedIsSeenAndNotAnEmptyAnalysis)
{
    start({written("small.conllu")});
    LaunchOptions other;
    other.paths = {written("other.conllu")};
    window->workplaces().go(WorkplaceId::Analyse);
    again(other);
    EXPECT_EQ(window->workplaces().current(), WorkplaceId::Annotate);
    window->workplaces().go(WorkplaceId::Train);
    again(other);
    EXPECT_EQ(window->workplaces().current(), WorkplaceId::Train);
}

/// Who starts the program by a double click at first is shown around by the next start.
TEST_F(SessionTest, ToursAreOfferedByTheFirstStartThatNobodyAskedAnythingOf)
{
    Settings::toursOffered.set(false);
    start({written("small.conllu")});
    EXPECT_TRUE(message().isEmpty()) << qPrintable(message());
    again();
    EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
    EXPECT_TRUE(window->messageBar()->hasNotice(QStringLiteral("tours")));
}

TEST_F(SessionTest, TheNextStartHasTheModel)
{
    const QString model = QString::fromStdString(folder.file("small.arcmodel"));
    start(QStringList(written("small.conllu")));
    ASSERT_TRUE(saveModel(*modelOf(workspace().treebank(), 3), model.toStdString()));
    LaunchOptions options;
    options.paths = {written("small.conllu")};
    options.model = model;
    start(options);
    again();
    EXPECT_EQ(window->files().models().path(), model);
    EXPECT_EQ(window->learning().modelName(), QStringLiteral("small.arcmodel"));
    EXPECT_FALSE(workspace().layer().empty());
}

/// A double click on the file that was open last goes on as a start without one does.
TEST_F(SessionTest, TheSameFileOpenedAgainHasItsModelAndSentence)
{
    const QString model = QString::fromStdString(folder.file("small.arcmodel"));
    start(QStringList(written("small.conllu")));
    ASSERT_TRUE(saveModel(*modelOf(workspace().treebank(), 3), model.toStdString()));
    LaunchOptions options;
    options.paths = {written("small.conllu")};
    options.model = model;
    options.sentence = 1;
    start(options);
    LaunchOptions clicked;
    clicked.paths = options.paths;
    again(clicked);
    EXPECT_EQ(window->sentenceView()->sentence(), 1U);
    EXPECT_EQ(window->files().models().path(), model);
    EXPECT_FALSE(workspace().layer().empty());
    Settings::resumesLast.set(false);
    again(clicked);
    EXPECT_EQ(window->sentenceView()->sentence(), 0U) << "who does not want it has the file alone";
    EXPECT_TRUE(window->files().models().path().isEmpty());
}

TEST_F(SessionTest, DialogsForFilesBeginBesideTheFileThatIsOpen)
{
    std::filesystem::create_directory(folder.file("a"));
    start(QStringList(written("a/small.conllu")));
    EXPECT_EQ(Settings::folder(), QString::fromStdString(folder.file("a"))) << "however it was opened";
    start(QStringList(QString::fromStdString(folder.file("a"))));
    EXPECT_EQ(Settings::folder(), QString::fromStdString(folder.file("a"))) << "of a folder, in it";
}

/// What a treebank's format has no place for is in a file that nobody asked for, so its first appearance is told.
TEST_F(SessionTest, TheFileBesideATreebankIsToldOfOnce)
{
    start(QStringList(written("small.conllu")));
    const auto confirmAndSave = [&] {
        window->actions()[ActionId::Confirm]->trigger();
        ASSERT_TRUE(window->files().save());
    };
    confirmAndSave();
    EXPECT_TRUE(window->statusText().contains(QStringLiteral("small.conllu.arcwright.json")))
        << qPrintable(window->statusText());
    confirmAndSave();
    EXPECT_FALSE(window->statusText().contains(QStringLiteral("arcwright.json"))) << qPrintable(window->statusText());
}

TEST_F(SessionTest, ArgumentsWin)
{
    LaunchOptions options;
    options.paths = {written("small.conllu")};
    options.layers = {{QStringLiteral("Bob"), written("bob.conllu")}};
    start(options);
    LaunchOptions other;
    other.paths = {written("other.conllu")};
    again(other);
    EXPECT_EQ(workspace().title(), QStringLiteral("other.conllu"));
    EXPECT_TRUE(workspace().layer().name().empty());
    LaunchOptions sentence;
    sentence.sentence = 1;
    again(sentence);
    EXPECT_EQ(workspace().title(), QStringLiteral("other.conllu"));
    EXPECT_EQ(window->sentenceView()->sentence(), 1U);
}

TEST_F(SessionTest, WhatIsGoneIsLeftOutAndSaid)
{
    LaunchOptions options;
    options.paths = {written("small.conllu")};
    options.layers = {{QStringLiteral("Bob"), written("bob.conllu")}};
    start(options);
    std::filesystem::remove(folder.file("bob.conllu"));
    again();
    EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
    EXPECT_TRUE(message().contains(QStringLiteral("bob.conllu"))) << qPrintable(message());
    std::filesystem::remove(folder.file("small.conllu"));
    again();
    EXPECT_EQ(workspace().treebank().size(), 0U) << "no sample that nobody asked for";
    EXPECT_TRUE(message().contains(QStringLiteral("small.conllu")));
}

TEST_F(SessionTest, CanBeSwitchedOff)
{
    start(QStringList(written("small.conllu")));
    window->actions()[ActionId::ResumeLast]->trigger();
    EXPECT_FALSE(Settings::resumesLast());
    again();
    EXPECT_EQ(workspace().treebank().size(), 0U) << "the sample is for the very first start";
    EXPECT_TRUE(window->findChild<QWidget*>(QStringLiteral("nothingOpen"))->isVisible());
    EXPECT_FALSE(window->actions()[ActionId::ResumeLast]->isChecked());
}

TEST_F(SessionTest, FollowsADocumentToItsNewName)
{
    start(QStringList(written("small.conllu")));
    const QString path = QString::fromStdString(folder.file("renamed.conllu"));
    ASSERT_TRUE(window->files().saveAs(0, path, makeTheme(ThemeKind::Light)));
    again();
    EXPECT_EQ(workspace().title(), QStringLiteral("renamed.conllu"));
}

TEST_F(SessionTest, RecentFilesAreThoseThatAreThereWithTheirFolders)
{
    std::filesystem::create_directory(folder.file("a"));
    std::filesystem::create_directory(folder.file("b"));
    const QString first = written("a/dev.conllu");
    const QString second = written("b/dev.conllu");
    start(QStringList(first));
    EXPECT_TRUE(window->windowTitle().startsWith(QStringLiteral("dev.conllu[*] —")))
        << qPrintable(window->windowTitle());
    start(QStringList(second));
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("/b"))) << qPrintable(window->windowTitle());
    QMenu* recent = nullptr;
    for (QMenu* menu : window->findChildren<QMenu*>()) {
        if (menu->title() == QStringLiteral("Open &recent"))
            recent = menu;
    }
    ASSERT_TRUE(recent);
    const auto entries = [&] {
        Q_EMIT recent->aboutToShow();
        QStringList texts;
        for (const QAction* action : recent->actions())
            texts << action->text();
        return texts;
    };
    ASSERT_EQ(entries().size(), 2);
    EXPECT_TRUE(entries()[0].contains(QStringLiteral("/b"))) << qPrintable(entries()[0]);
    EXPECT_TRUE(entries()[1].contains(QStringLiteral("/a")));
    std::filesystem::remove(first.toStdString());
    EXPECT_EQ(entries().size(), 1) << "no dead entries";
}

TEST_F(SessionTest, DialogsNameTheFolderOfAFileWhoseNameIsRepeated)
{
    std::filesystem::create_directory(folder.file("a"));
    std::filesystem::create_directory(folder.file("b"));
    start(QStringList(written("a/dev.conllu")));
    setHead(workspace(), 0, 5, 2);
    ASSERT_EQ(window->files().atStake().size(), 1);
    EXPECT_TRUE(window->files().atStake().front().what.startsWith(QStringLiteral("dev.conllu has")));
    workspace().abandon();
    start(QStringList(written("b/dev.conllu")));
    setHead(workspace(), 0, 5, 2);
    ASSERT_EQ(window->files().atStake().size(), 1);
    EXPECT_TRUE(window->files().atStake().front().what.contains(QStringLiteral("/b has")))
        << qPrintable(window->files().atStake().front().what);
    workspace().abandon();
}

TEST_F(SessionTest, FilesOfOneNameAreToldApart)
{
    std::filesystem::create_directory(folder.file("a"));
    std::filesystem::create_directory(folder.file("b"));
    start(QStringList{written("a/dev.conllu"), written("b/dev.conllu"), written("test.conllu")});
    QStringList names;
    for (std::size_t document = 0; document < workspace().copyCount(); ++document)
        names << workspace().fileName(document);
    names.sort();
    EXPECT_EQ(names,
        (QStringList{QStringLiteral("a/dev.conllu"), QStringLiteral("b/dev.conllu"), QStringLiteral("test.conllu")}));
}

TEST_F(SessionTest, DroppedFilesAreOpened)
{
    start(QStringList(written("small.conllu")));
    drop({written("dropped.conllu")});
    EXPECT_TRUE(waitFor([&] { return workspace().title() == QStringLiteral("dropped.conllu"); }));
    const QString model = QString::fromStdString(folder.file("small.arcmodel"));
    ASSERT_TRUE(saveModel(*modelOf(workspace().treebank(), 3), model.toStdString()));
    drop({model});
    EXPECT_TRUE(waitFor([&] { return window->learning().modelName() == QStringLiteral("small.arcmodel"); }));
    QFile lesson(QStringLiteral(":/lessons/mcdonald-2006-figure-1.json"));
    ASSERT_TRUE(lesson.open(QIODevice::ReadOnly));
    drop({written("lesson.json", lesson.readAll().toStdString())});
    ASSERT_TRUE(waitFor([&] { return window->playerPanel()->lesson().has_value(); }));
    EXPECT_EQ(window->workplaces().current(), WorkplaceId::Teach);
}

TEST_F(SessionTest, AModelThatIsOpenedByItselfPredictsWhatWasOpenLast)
{
    start(QStringList(written("small.conllu")));
    const QString model = QString::fromStdString(folder.file("small.arcmodel"));
    ASSERT_TRUE(saveModel(*modelOf(workspace().treebank(), 3), model.toStdString()));
    LaunchOptions options;
    options.paths = {model};
    QString problem;
    ASSERT_TRUE(sortPaths(options, problem));
    again(options);
    EXPECT_EQ(workspace().title(), QStringLiteral("small.conllu"));
    EXPECT_EQ(window->learning().modelName(), QStringLiteral("small.arcmodel"));
    EXPECT_FALSE(workspace().layer().empty());
}

TEST_F(SessionTest, AnExerciseIsDoneEvenIfWhatWasOpenLastIsGone)
{
    start(QStringList(written("small.conllu")));
    const QString exercise = QString::fromStdString(folder.file("week1.arcexercise"));
    {
        const Theme theme = makeTheme(ThemeKind::Light);
        ExerciseCommands maker(
            workspace(), window->actions(), [&]() -> const Theme& { return theme; }, *window);
        ASSERT_TRUE(maker.make({QStringLiteral("First week"), Feedback::Percentage, false, 1, 1, {}}, exercise));
    }
    std::filesystem::remove(folder.file("small.conllu"));
    LaunchOptions options;
    options.exercise = exercise;
    again(options);
    const auto* opened = window->findChild<ExerciseWindow*>();
    ASSERT_NE(opened, nullptr);
    EXPECT_EQ(opened->windowTitle(), QStringLiteral("First week"));
    EXPECT_TRUE(opened->isVisible());
}

TEST_F(SessionTest, RecoveredEditsSayInWhichSentences)
{
    start(QStringList(written("small.conllu")));
    setHead(workspace(), 1, 1, 0);
    setHead(workspace(), 1, 1, 2);
    const std::string path = folder.file("small.conllu");
    std::filesystem::copy_file(journalPath(path), folder.file("killed"));
    workspace().abandon();
    window.reset();
    std::filesystem::copy_file( // as a crash leaves it
        folder.file("killed"), journalPath(path), std::filesystem::copy_options::overwrite_existing);
    start(QStringList(QString::fromStdString(path)));
    const QString said = message();
    EXPECT_TRUE(said.contains(QStringLiteral("2 unsaved steps"))) << qPrintable(said);
    EXPECT_TRUE(said.endsWith(QStringLiteral("Sentence 2"))) << qPrintable(said);
}

TEST_F(SessionTest, WithNothingOpenTheDiagramSaysWhatThereIsToOpen)
{
    start(QStringList(written("small.conllu")));
    QAction* confirm = window->actions()[ActionId::Confirm];
    auto* nothing = window->findChild<QWidget*>(QStringLiteral("nothingOpen"));
    ASSERT_NE(nothing, nullptr);
    EXPECT_TRUE(confirm->isEnabled());
    EXPECT_FALSE(nothing->isVisible());
    const QString other = written("other.conllu", truncatedTreebank().substr(0, 300));
    Settings::addRecentFile(other);
    window->close();
    std::filesystem::remove(folder.file("small.conllu"));
    start(LaunchOptions());
    confirm = window->actions()[ActionId::Confirm];
    nothing = window->findChild<QWidget*>(QStringLiteral("nothingOpen"));
    ASSERT_EQ(workspace().treebank().size(), 0U);
    EXPECT_TRUE(nothing->isVisible());
    const QWidget& view = *window->sentenceView();
    ASSERT_TRUE(waitFor([&] { return view.height() - window->sentenceView()->canvas()->height() < 40; }))
        << "empty lines above and below make an island of it";
    for (const ActionId id : {ActionId::Confirm, ActionId::ChooseHead, ActionId::SaveAs, ActionId::NextSentence})
        EXPECT_FALSE(window->actions()[id]->isEnabled()) << qPrintable(Actions::name(id));
    for (const ActionId id : {ActionId::Open, ActionId::TypeText, ActionId::ShowPlayer})
        EXPECT_TRUE(window->actions()[id]->isEnabled()) << qPrintable(Actions::name(id));
    const auto buttons = nothing->findChildren<QPushButton*>();
    const auto found = std::find_if(
        buttons.begin(), buttons.end(), [&](const QPushButton* button) { return button->toolTip() == other; });
    ASSERT_NE(found, buttons.end()) << "what was opened before and is there still";
    QTest::mouseClick(*found, Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return workspace().treebank().size() > 0 && !window->isBusy(); }));
    EXPECT_FALSE(nothing->isVisible());
    EXPECT_TRUE(confirm->isEnabled());
}

} // namespace arcwright::ui::testing
