// SPDX-License-Identifier: GPL-3.0-or-later
// Models of folds outlive the program.
#include <filesystem>
#include <functional>
#include <memory>

#include <QProgressDialog>

#include "core/model/folds_file.h"
#include "core/model/model_file.h"
#include "core/shelf/model_shelf.h"
#include "core/treebank/with_graph.h"
#include "tests/ui/support/lost_folds.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/documents/workspace.h"
#include "ui/shelf/shelf_store.h"
#include "ui/shell/model_files.h"
#include "ui/shell/shelf_commands.h"
#include "ui/training/learning.h"

namespace arcwright::ui::testing {

namespace {

class ShelvedFolds : public ::testing::Test {
protected:
    ShelvedFolds() { Settings::toursOffered.set(true); } // what is said is about the models
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
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window->isBusy(); }));
    }
    void startWith(const char* name, std::string_view text)
    {
        LaunchOptions options;
        options.paths = {QString::fromStdString(folder.write(name, text))};
        start(options);
    }
    void again()
    {
        EXPECT_TRUE(window->close());
        start({});
    }
    Learning& learning() { return window->learning(); }
    void key(int code) { QTest::keyClick(window->windowHandle(), static_cast<Qt::Key>(code)); }
    void train()
    {
        window->trainingPanel()->findChild<QSpinBox*>()->setValue(1);
        QSignalSpy settled(window.get(), &MainWindow::settled);
        key(Qt::Key_F5);
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window->isBusy(); }));
    }
    std::string modelFile() { return learning().kept().path.toStdString(); }
    /// What is predicted of each sentence, in words, with how honest that is.
    std::vector<std::string> predicted()
    {
        const Workspace& workspace = window->workspace();
        const Treebank& treebank = workspace.treebank();
        std::vector<std::string> all;
        for (std::size_t i = 0; i < treebank.size(); ++i) {
            const Analysis* analysis = workspace.layer().find(treebank.key(i));
            std::string told = analysis == nullptr ? "nothing" : std::to_string(static_cast<int>(analysis->exposure));
            if (analysis != nullptr && treebank.sentence(i)->bunsetsu.empty()) {
                const Sentence words = withGraph(*treebank.sentence(i), analysis->graph, false, *workspace.relations());
                for (const Token& token : words.tokens)
                    told += ' ' + std::to_string(token.head) + ':' + token.relation;
            } else if (analysis != nullptr) {
                for (const Bunsetsu& one :
                    withBunsetsuGraph(*treebank.sentence(i), analysis->graph, *workspace.relations()).bunsetsu)
                    told += ' ' + std::to_string(one.head) + ':' + one.type;
            }
            for (std::size_t unit = 0; analysis != nullptr && unit < analysis->known.size(); ++unit)
                told += analysis->known[unit] ? '+' : '-';
            all.push_back(told);
        }
        return all;
    }
    std::size_t scored()
    {
        std::size_t count = 0;
        const Treebank& treebank = window->workspace().treebank();
        for (std::size_t i = 0; i < treebank.size(); ++i) {
            const Analysis* analysis = window->workspace().layer().find(treebank.key(i));
            count += analysis != nullptr && isScored(*analysis) ? 1 : 0;
        }
        return count;
    }

    /// The model has learnt something that its file on the shelf does not have.
    void trainAndConfirmOne()
    {
        startWith("small.conllu", firstSentences("english.conllu", 40));
        train();
        window->sentenceView()->canvas()->setFocus();
        key(Qt::Key_C);
        ASSERT_TRUE(waitFor([&] { return learning().lessons() == 1 && !window->isBusy(); }));
    }

    FirstStart firstStart;
    test::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
};

/// Does something with each dialog that shows progress, once it is there.
class ProgressDialogs : public QObject {
public:
    explicit ProgressDialogs(std::function<void(QProgressDialog&)> act) : m_act(std::move(act))
    {
        qApp->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* dialog = qobject_cast<QProgressDialog*>(watched);
        if (dialog != nullptr && event->type() == QEvent::Show) {
            ++count;
            QMetaObject::invokeMethod(
                dialog, [this, dialog] { m_act(*dialog); }, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }
    int count = 0;

private:
    std::function<void(QProgressDialog&)> m_act;
};

} // namespace

TEST_F(ShelvedFolds, AJobThatGoesOnAfterACrashPutsNoSecondModelThere)
{
    const auto count = [](const char* ending) {
        std::size_t files = 0;
        for (const auto& entry : std::filesystem::directory_iterator(ShelfStore::usersFolder().toStdString()))
            files += entry.path().extension() == ending ? 1 : 0;
        return files;
    };
    startWith("small.conllu", firstSentences("english.conllu", 60));
    train();
    const std::string model = modelFile();
    const std::size_t before = count(".arcmodel");
    window.reset(); // nobody has closed it
    loseFolds(usersJobsFolder(), 1);
    std::filesystem::remove(foldsPath(model));
    LaunchOptions options;
    options.paths = {QString::fromStdString(folder.file("small.conllu"))};
    start(options);
    ASSERT_TRUE(waitFor([&] { return window->jobs().jobs().size() == 1; }));
    window->jobs().goOn(0);
    ASSERT_TRUE(waitFor([&] { return foldCount(foldsPath(model)) == 5 && !window->isBusy(); }));
    EXPECT_EQ(modelFile(), model);
    EXPECT_EQ(count(".arcmodel"), before);
}

TEST_F(ShelvedFolds, TheNextStartHasTheSameScoresOverTheSameSentences)
{
    startWith("small.conllu", firstSentences("english.conllu", 40));
    train();
    ASSERT_FALSE(learning().trainedFolds().empty());
    EXPECT_EQ(scored(), 40U);
    const std::size_t folds = learning().trainedFolds().size();
    const auto before = predicted();
    again();
    EXPECT_FALSE(learning().modelName().isEmpty()) << "it is from its file";
    EXPECT_EQ(learning().trainedFolds().size(), folds);
    EXPECT_EQ(scored(), 40U);
    learning().predictHere(); // what was remembered of the start before is no matter
    ASSERT_TRUE(waitFor([&] { return !window->isBusy(); }));
    auto after = predicted();
    EXPECT_EQ(after, before);
    EXPECT_TRUE(window->messageBar()->message().isEmpty()) << qPrintable(window->messageBar()->message());
}

TEST_F(ShelvedFolds, ThoseOfBunsetsuDoSo)
{
    startWith("japanese.knp", test::readBytes(test::sampleFile("japanese.knp")));
    train();
    ASSERT_FALSE(learning().trainedFolds().empty());
    const std::size_t size = scored();
    EXPECT_EQ(size, window->workspace().treebank().size());
    const auto before = predicted();
    again();
    ASSERT_TRUE(learning().bunsetsuModel());
    EXPECT_EQ(learning().trainedFolds().size(), learning().bunsetsuModels()->folds().size());
    EXPECT_EQ(scored(), size);
    EXPECT_EQ(predicted(), before);
}

TEST_F(ShelvedFolds, WhatTheyHaveLearntSinceIsKeptWithWhatTheirModelHas)
{
    startWith("small.conllu", firstSentences("english.conllu", 40));
    train();
    window->sentenceView()->canvas()->setFocus();
    key(Qt::Key_C);
    ASSERT_TRUE(waitFor([&] { return learning().lessons() == 1 && !window->isBusy(); }));
    learning().predictHere();
    ASSERT_TRUE(waitFor([&] { return !window->isBusy(); }));
    const auto before = predicted();
    EXPECT_EQ(scored(), 40U) << "the fold that speaks of it has not learnt it";
    {
        const Answers answers(QMessageBox::Save);
        EXPECT_TRUE(window->close());
        EXPECT_FALSE(answers.asked.isEmpty());
    }
    start({});
    EXPECT_EQ(learning().lessons(), 0U);
    EXPECT_TRUE(learning().model()->hasSeen(*window->workspace().treebank().sentence(0)));
    EXPECT_EQ(scored(), 40U);
    EXPECT_EQ(predicted(), before);
}

TEST_F(ShelvedFolds, TheEventLoopGoesOnWhileTheyAreWrittenAtTheEnd)
{
    trainAndConfirmOne();
    const Answers answers(QMessageBox::Save);
    int turns = 0;
    const ProgressDialogs dialogs([&](QProgressDialog&) { ++turns; });
    EXPECT_TRUE(window->close());
    EXPECT_EQ(dialogs.count, 1);
    EXPECT_EQ(turns, 1);
    const auto models = ModelShelf(ShelfStore::usersFolder().toStdString()).list();
    ASSERT_EQ(models->size(), 1U);
    EXPECT_GT(models->front().foldsSize, 0) << "the window did not close before";
}

TEST_F(ShelvedFolds, WhoeverDoesNotWaitForThemStaysAndLosesNothing)
{
    trainAndConfirmOne();
    const Answers answers(QMessageBox::Save);
    const ProgressDialogs dialogs([](QProgressDialog& dialog) { dialog.cancel(); });
    EXPECT_FALSE(window->close());
    EXPECT_EQ(dialogs.count, 1);
    ASSERT_TRUE(waitFor([&] { return !window->isBusy(); }));
    EXPECT_TRUE(learning().unsavedModels().isEmpty());
    EXPECT_EQ(readFoldsOf(modelFile())->size(), learning().trainedFolds().size());
    EXPECT_TRUE(window->close());
}

TEST_F(ShelvedFolds, AModelThatAStartTakesUpIsKnownToBeOnTheShelfAndReplacedThere)
{
    startWith("small.conllu", firstSentences("english.conllu", 40));
    train();
    const std::string file = modelFile();
    const std::string name = modelNameAt(file);
    again();
    EXPECT_EQ(modelFile(), file);
    window->sentenceView()->canvas()->setFocus();
    key(Qt::Key_C);
    ASSERT_TRUE(waitFor([&] { return learning().lessons() == 1 && !window->isBusy(); }));
    const Answers answers(QMessageBox::Save);
    EXPECT_TRUE(window->close());
    ASSERT_FALSE(answers.asked.isEmpty());
    EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("stays on the shelf of models")))
        << qPrintable(answers.asked.front());
    const auto models = ModelShelf(ShelfStore::usersFolder().toStdString()).list();
    ASSERT_EQ(models->size(), 1U);
    EXPECT_EQ(models->front().description.name, name);
    EXPECT_GT(models->front().foldsSize, 0);
}

TEST_F(ShelvedFolds, EachIsKeptAsItComesSoThatACancelledTrainingKeepsWhatItHas)
{
    startWith("small.conllu", firstSentences("english.conllu", 40));
    QObject::connect(&learning(), &Learning::foldTrained, window.get(), [this] { learning().cancel(); });
    train();
    const std::size_t folds = learning().trainedFolds().size();
    ASSERT_GE(folds, 1U);
    EXPECT_EQ(readFoldsOf(modelFile())->size(), folds);
    EXPECT_EQ(readDescription(modelFile())->folds, folds);
}

TEST_F(ShelvedFolds, WithoutThemTheModelIsUsedAndItIsSaidWhatThatMeans)
{
    startWith("small.conllu", firstSentences("english.conllu", 40));
    train();
    const std::string path = foldsPath(modelFile());
    const std::string bytes = test::readBytes(path);
    const auto startsWith = [&](const std::function<void()>& damage, const char* said) {
        EXPECT_TRUE(window->close());
        window.reset();
        damage();
        start({});
        const QString message = window->messageBar()->message();
        EXPECT_TRUE(message.contains(QString::fromUtf8(said))) << qPrintable(message);
        EXPECT_TRUE(message.contains(QStringLiteral("The model is used without them"))) << qPrintable(message);
        EXPECT_TRUE(learning().model());
        EXPECT_EQ(window->workspace().layer().size(), 40U);
        EXPECT_LT(scored(), 40U);
    };
    startsWith([&] { test::writeBytes(path, bytes.substr(0, bytes.size() / 3)); }, "cut short");
    startsWith([&] { test::writeBytes(path, "Dear reader"); }, "not the file");
    startsWith([&] { std::filesystem::remove(path); }, "not beside it any more");
}

TEST_F(ShelvedFolds, WhoeverClosesAgainBeforeTheModelIsThereHasItThereOnce)
{
    trainAndConfirmOne();
    const Answers answers(QMessageBox::Save);
    bool isCancelled = false;
    const ProgressDialogs dialogs([&](QProgressDialog& dialog) {
        if (!std::exchange(isCancelled, true))
            dialog.cancel();
    });
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->close());
    EXPECT_EQ(ModelShelf(ShelfStore::usersFolder().toStdString()).list()->size(), 1U);
}

TEST_F(ShelvedFolds, WhatCouldNotBeKeptIsTriedAgainWhateverElseTheShelfIsDoing)
{
    trainAndConfirmOne();
    const std::filesystem::path shelf = ShelfStore::usersFolder().toStdString();
    const std::filesystem::path away = shelf.string() + ".away";
    std::filesystem::rename(shelf, away);
    test::writeBytes(shelf.string(), "no folder");
    const Answers answers(QMessageBox::Save);
    EXPECT_FALSE(window->close());
    EXPECT_FALSE(learning().unsavedModels().isEmpty());
    std::filesystem::remove(shelf);
    std::filesystem::rename(away, shelf);
    window->shelf().store().refresh();
    ASSERT_TRUE(window->shelf().store().isBusy());
    EXPECT_TRUE(window->close());
    EXPECT_EQ(ModelShelf(shelf.string()).list()->size(), 1U);
}

TEST_F(ShelvedFolds, AModelThatIsPutThereByHandHasItsFoldsWithIt)
{
    startWith("small.conllu", firstSentences("english.conllu", 40));
    train();
    ModelShelf shelf(ShelfStore::usersFolder().toStdString());
    ASSERT_TRUE(shelf.remove(shelf.idOf(modelFile())));
    ASSERT_TRUE(shelf.emptyTrash());
    window->shelf().store().refresh();
    ASSERT_TRUE(waitFor([&] { return !window->isBusy() && learning().kept().name.isEmpty(); }));
    window->actions()[ActionId::ShelveModel]->trigger();
    ASSERT_TRUE(waitFor([&] { return !window->isBusy() && !learning().kept().name.isEmpty(); }));
    const auto folds = readFoldsOf(modelFile());
    ASSERT_TRUE(folds);
    EXPECT_EQ(folds->size(), learning().trainedFolds().size());
}

TEST_F(ShelvedFolds, AtTheEndTheModelItselfIsWrittenBesideTheEventLoop)
{
    trainAndConfirmOne();
    const Answers answers(QMessageBox::Save);
    bool wasUnsaved = false;
    const ProgressDialogs dialogs([&](QProgressDialog&) { wasUnsaved = !learning().unsavedModels().isEmpty(); });
    EXPECT_TRUE(window->close());
    EXPECT_EQ(dialogs.count, 1);
    EXPECT_TRUE(wasUnsaved) << "it was written before anybody could see that";
    EXPECT_TRUE(learning().unsavedModels().isEmpty());
    EXPECT_EQ(ModelShelf(ShelfStore::usersFolder().toStdString()).list()->size(), 1U);
}

TEST_F(ShelvedFolds, AFileIsWrittenBesideTheEventLoopToo)
{
    trainAndConfirmOne();
    ModelFiles files(window->workspace(), learning(), window.get());
    bool wasUnsaved = false;
    const ProgressDialogs dialogs([&](QProgressDialog&) { wasUnsaved = !learning().unsavedModels().isEmpty(); });
    const std::string path = folder.file("saved.arcmodel");
    EXPECT_TRUE(files.write(QString::fromStdString(path)));
    EXPECT_EQ(dialogs.count, 1);
    EXPECT_TRUE(wasUnsaved);
    EXPECT_TRUE(learning().unsavedModels().isEmpty());
    const auto model = loadAnyModel(path);
    ASSERT_TRUE(model);
    EXPECT_EQ(
        serialised(*std::get<std::shared_ptr<const Model>>(*model)), serialised(*learning().liveModel()->flattened()));
}

TEST_F(ShelvedFolds, WhoeverCancelsASaveHasTheModelUnsavedAndCanSaveItAgain)
{
    trainAndConfirmOne();
    ModelFiles files(window->workspace(), learning(), window.get());
    const QString path = QString::fromStdString(folder.file("saved.arcmodel"));
    {
        const ProgressDialogs dialogs([](QProgressDialog& dialog) { dialog.cancel(); });
        EXPECT_FALSE(files.write(path));
    }
    ASSERT_TRUE(waitFor([] { return Worker::countAtWork() == 0; }));
    EXPECT_EQ(learning().unsavedModels().isEmpty(), QFile::exists(path)) << "it may have been quicker";
    EXPECT_TRUE(files.write(path));
    EXPECT_TRUE(learning().unsavedModels().isEmpty());
    EXPECT_TRUE(loadAnyModel(path.toStdString()));
}

TEST_F(ShelvedFolds, AModelThatComesIntoUseMeanwhileIsNotTheOneThatWasSaved)
{
    trainAndConfirmOne();
    ModelFiles files(window->workspace(), learning(), window.get());
    const QString path = QString::fromStdString(folder.file("saved.arcmodel"));
    const AnyModel other = AnyModel(modelOf(window->workspace().treebank(), 5));
    const ProgressDialogs dialogs(
        [&](QProgressDialog&) { learning().useModel(other, QStringLiteral("other"), nullptr, {}, {}); });
    EXPECT_TRUE(files.write(path));
    EXPECT_TRUE(QFile::exists(path));
    ASSERT_TRUE(learning().anyModel() == other);
    EXPECT_NE(files.file(), path);
}

TEST_F(ShelvedFolds, AModelThatCannotBeWrittenStaysUnsavedAndSaysWhy)
{
    trainAndConfirmOne();
    ModelFiles files(window->workspace(), learning(), window.get());
    QSignalSpy failed(&files, &ModelFiles::failed);
    EXPECT_FALSE(files.write(QString::fromStdString(folder.file("nowhere/saved.arcmodel"))));
    EXPECT_EQ(failed.count(), 1);
    EXPECT_FALSE(learning().unsavedModels().isEmpty());
}

} // namespace arcwright::ui::testing
