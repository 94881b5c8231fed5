// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "core/jobs/job_folder.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/analysis_page.h"
#include "ui/look/without_mnemonic.h"
#include "ui/shelf/removed_models.h"
#include "ui/shelf/shelf_details.h"
#include "ui/shelf/shelf_list.h"
#include "ui/shelf/shelf_page.h"
#include "ui/shell/model_questions.h"
#include "ui/shell/shelf_commands.h"
#include "ui/shell/train_page.h"
#include "ui/shell/workplaces.h"
#include "ui/training/prepared_training.h"

namespace arcwright::ui::testing {

namespace {

class ShelfInTheWindow : public WindowTest {
protected:
    ShelfStore& store() { return window.shelf().store(); }
    ShelfPage& page() { return *window.shelf().page(); }
    ShelfList& list() { return *page().list(); }

    [[nodiscard]] bool waitUntilQuiet()
    {
        return waitFor([&] { return !window.isBusy(); });
    }
    void train()
    {
        setEpochs(1);
        settled.clear();
        key(Qt::Key_F5);
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window.isBusy(); }));
    }
    /// Puts a model on the shelf that was trained on the first `count` sentences that are open.
    void add(const char* name, std::size_t count, const std::function<void(ModelDescription&)>& tell = {})
    {
        ModelDescription description;
        description.name = name;
        if (tell)
            tell(description);
        store().run([model = AnyModel(modelOf(workspace().treebank(), count)), description](const ModelShelf& shelf,
                        const std::stop_token&) { return shelf.add(model, nullptr, description); },
            {});
        ASSERT_TRUE(waitUntilQuiet());
    }
    void showModels()
    {
        key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
        ASSERT_TRUE(waitFor([&] { return page().isVisible(); }));
        ASSERT_TRUE(waitUntilQuiet());
    }
    QStringList names()
    {
        QStringList found;
        for (const ShelvedModel& model : store().models())
            found << QString::fromStdString(model.description.name);
        return found;
    }
    QStringList listed()
    {
        QStringList found;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            found << list().model()->index(row, ShelfModel::Name).data().toString();
        return found;
    }
    QString cell(int row, int column) { return list().model()->index(row, column).data().toString(); }
    void clickRow(int row, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint place = list().visualRect(list().model()->index(row, 0)).center();
        QTest::mouseClick(list().viewport(), Qt::LeftButton, modifiers, place);
    }
    void press(const char* button)
    {
        QPushButton* pressed = page().button(QString::fromLatin1(button));
        ASSERT_TRUE(pressed->isVisible()) << button;
        ASSERT_TRUE(pressed->isEnabled()) << button;
        QTest::mouseClick(pressed, Qt::LeftButton);
    }
    void startWithSentences(int count) { startWith(firstSentences("english.conllu", count)); }
};

} // namespace

TEST_F(ShelfInTheWindow, EachModelThatIsTrainedIsKeptWithItsDataAndScores)
{
    startWithSentences(30);
    train();
    ASSERT_EQ(names(), QStringList(QStringLiteral("small, Hill climbing")));
    const ShelvedModel& model = store().models().front();
    EXPECT_TRUE(model.description.keptByProgram);
    EXPECT_EQ(model.facts->sentences, 27U);
    EXPECT_EQ(model.description.data.files, std::vector<std::string>{"small.conllu"});
    EXPECT_EQ(model.description.data.checksum.size(), 16U);
    ASSERT_EQ(model.description.marks.size(), 1U);
    EXPECT_EQ(model.description.marks.front().sentences, 3U);
    EXPECT_GT(model.description.marks.front().uas, 0);
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("kept on the shelf of models as “small, Hill climbing”")))
        << qPrintable(window.statusText());
    showModels();
    EXPECT_EQ(cell(0, ShelfModel::State), QStringLiteral("in use, kept by itself"));
    EXPECT_EQ(cell(0, ShelfModel::Data), QStringLiteral("27 sentences of small.conllu"));
    EXPECT_TRUE(said().contains(QStringLiteral("every tenth sentence, held out"))) << qPrintable(said());
    train();
    EXPECT_EQ(
        names(), (QStringList{QStringLiteral("small, Hill climbing"), QStringLiteral("small, Hill climbing (2)")}));
    EXPECT_EQ(window.learning().modelTitle(), QStringLiteral("the parser trained here on small.conllu (2)"));
    EXPECT_EQ(cell(1, ShelfModel::State), QStringLiteral("in use, kept by itself"));
    EXPECT_EQ(cell(0, ShelfModel::State), QStringLiteral("kept by itself"));
    const Answers answers(QMessageBox::Cancel);
    EXPECT_TRUE(window.close());
    EXPECT_TRUE(answers.asked.isEmpty()) << "nothing is lost";
}

TEST_F(ShelfInTheWindow, OpensAtTheModelInUse)
{
    startWithSentences(30);
    add("A first one", 12);
    train();
    showModels();
    ASSERT_EQ(listed(), (QStringList{QStringLiteral("A first one"), QStringLiteral("small, Hill climbing")}));
    EXPECT_EQ(list().currentIndex().row(), 1);
    clickRow(0);
    train();
    EXPECT_EQ(list().currentIndex().row(), 0) << "what somebody looks at stays";
}

TEST_F(ShelfInTheWindow, AJobIsDescribedByWhatItWasTrainedOnWhateverIsOpenNow)
{
    startWithSentences(60);
    const auto run = preparedTraining({}, workspace().treebank(), {});
    ASSERT_TRUE(run);
    const std::string base = usersJobsFolder();
    TrainingRun quick = *run;
    std::get<TrainingSettings>(quick.settings) = quickSettings(1);
    const std::string job = [&] {
        return JobFolder::create(base, cardOf({}, QStringLiteral("small"), quick, workspace().treebank()), quick)
            ->path();
    }();
    workspace().open({QString::fromStdString(folder.write("da_other.conllu", firstSentences("english.conllu", 12)))});
    ASSERT_TRUE(waitUntilQuiet());
    TrainingRequest request;
    request.job = QString::fromStdString(job);
    request.title = QStringLiteral("small");
    const auto useJob = [&] {
        window.learning().train(request);
        ASSERT_TRUE(waitUntilQuiet());
    };
    useJob();
    ASSERT_EQ(store().models().size(), 1U);
    const ModelDescription& told = store().models().front().description;
    EXPECT_EQ(told.data.files, std::vector<std::string>{"small.conllu"});
    EXPECT_EQ(told.data.language, "") << "not that of what is open";
    ASSERT_EQ(told.marks.size(), 1U);
    EXPECT_EQ(told.marks.front().sentences, 6U) << "the tenth of what it was asked for";
    useJob();
    EXPECT_EQ(store().models().size(), 1U) << "it is there already";
}

TEST_F(ShelfInTheWindow, ClosesWhileAModelIsScored)
{
    startWithSentences(60);
    setEpochs(1);
    key(Qt::Key_F5);
    ASSERT_TRUE(waitFor([&] { return store().models().size() == 1; }));
    const Answers answers(QMessageBox::Discard);
    EXPECT_TRUE(window.close());
    EXPECT_EQ(store().models().size(), 1U);
}

TEST_F(ShelfInTheWindow, ThereIsABoundWhichIsSaid)
{
    startWithSentences(20);
    add("kept", 10, [](ModelDescription& description) { description.keptByProgram = true; });
    for (std::size_t i = 1; i < ShelfKeeper::mostKept; ++i) {
        store().run([](const ModelShelf& shelf,
                        const std::stop_token&) { return shelf.importFrom(shelf.pathOf("kept.arcmodel")); },
            {});
    }
    ASSERT_TRUE(waitUntilQuiet());
    ASSERT_EQ(store().models().size(), ShelfKeeper::mostKept);
    train();
    EXPECT_EQ(store().models().size(), ShelfKeeper::mostKept);
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("keeps 20 models by itself")))
        << qPrintable(window.messageBar()->message());
    EXPECT_FALSE(window.learning().unsavedModels().isEmpty());
    QToolButton* all = nullptr;
    ASSERT_TRUE(waitFor([&] { // a new button is shown with the next events
        for (auto* button : window.messageBar()->findChildren<QToolButton*>()) {
            if (button->isVisible()
                && withoutMnemonic(button->text()) == QStringLiteral("Put it on the shelf all the same"))
                all = button;
        }
        return all != nullptr;
    }));
    QTest::mouseClick(all, Qt::LeftButton);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(store().models().size(), ShelfKeeper::mostKept + 1);
    EXPECT_TRUE(window.learning().unsavedModels().isEmpty());
    EXPECT_TRUE(window.messageBar()->message().isEmpty()) << qPrintable(window.messageBar()->message());
}

TEST_F(ShelfInTheWindow, ModelsAreRenamedCopiedDeletedAndTakenBackByKeys)
{
    startWithSentences(20);
    add("alpha", 10);
    showModels();
    EXPECT_TRUE(list().hasFocus());
    key(Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(editor, nullptr) << "a name is edited where it stands";
    editor->selectAll();
    type("beta");
    key(Qt::Key_Return);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(listed(), QStringList(QStringLiteral("beta")));
    EXPECT_TRUE(list().hasFocus());
    key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(listed(), (QStringList{QStringLiteral("beta"), QStringLiteral("beta (2)")}));
    ASSERT_EQ(page().chosen().size(), 1U);
    EXPECT_EQ(page().chosen().front().description.name, "beta (2)");
    key(Qt::Key_Delete);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(listed(), QStringList(QStringLiteral("beta")));
    EXPECT_EQ(page().said(), QStringLiteral("In the trash now: beta (2)."));
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(listed().size(), 2);
    EXPECT_TRUE(page().said().isEmpty());
    EXPECT_FALSE(window.isWindowModified()) << "no step of the treebank was undone";
}

TEST_F(ShelfInTheWindow, ANameThatIsTakenIsRefusedWithASentence)
{
    startWithSentences(20);
    add("alpha", 10);
    add("beta", 10);
    showModels();
    clickRow(1);
    press("rename");
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(editor, nullptr);
    ASSERT_EQ(editor->text(), QStringLiteral("beta"));
    editor->selectAll();
    type("alpha");
    ASSERT_EQ(editor->text(), QStringLiteral("alpha"));
    key(Qt::Key_Return); // the editor hands over when it has left
    ASSERT_TRUE(waitFor([&] { return !window.messageBar()->message().isEmpty(); }));
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("a model called \"alpha\"")))
        << qPrintable(window.messageBar()->message());
    EXPECT_EQ(listed(), (QStringList{QStringLiteral("alpha"), QStringLiteral("beta")}));
}

TEST_F(ShelfInTheWindow, ANameThatIsBeingTypedStaysWhenTheListIsTold)
{
    startWithSentences(20);
    add("alpha", 10);
    showModels();
    const auto tellAll = [this] {
        QAbstractItemModel& model = *list().model();
        Q_EMIT model.dataChanged(model.index(0, 0), model.index(0, model.columnCount() - 1));
    };
    key(Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(editor, nullptr);
    editor->selectAll();
    tellAll();
    EXPECT_EQ(editor->selectedText(), QStringLiteral("alpha"));
    type("beta");
    tellAll();
    EXPECT_EQ(editor->text(), QStringLiteral("beta"));
    key(Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return listed() == QStringList(QStringLiteral("beta")); }));
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_FALSE(window.learning().hasModel()) << "Enter ended the name, and used no model";
}

TEST_F(ShelfInTheWindow, SeveralAreDeletedAtOnceAndTheTrashIsEmptiedOnlyAfterAQuestion)
{
    startWithSentences(20);
    for (const char* name : {"a", "b", "c"})
        add(name, 10);
    showModels();
    clickRow(0);
    clickRow(2, Qt::ControlModifier);
    press("delete");
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(listed(), QStringList(QStringLiteral("b")));
    EXPECT_EQ(page().trash()->text(), QStringLiteral("Trash (2)"));
    QMenu* menu = page().trash()->menu();
    Q_EMIT menu->aboutToShow();
    {
        const Answers answers(QMessageBox::Cancel);
        menu->actions().back()->trigger();
        EXPECT_EQ(answers.asked, QStringList(QStringLiteral("These models will be deleted for good: a, c.")));
    }
    EXPECT_EQ(store().removed().size(), 2U);
    menu->actions().front()->trigger(); // puts back a
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(listed(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    EXPECT_EQ(page().said(), QStringLiteral("In the trash now: c."));
    Q_EMIT menu->aboutToShow();
    const Answers answers(QMessageBox::Discard);
    menu->actions().back()->trigger();
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_TRUE(store().removed().empty());
    EXPECT_TRUE(page().said().isEmpty());
}

TEST_F(ShelfInTheWindow, IsFilteredByWhatIsTyped)
{
    startWithSentences(20);
    add("alpha", 10, [](ModelDescription& description) { description.notes = "for the lecture"; });
    add("beta", 10);
    showModels();
    page().filterField()->setFocus();
    type("LECTURE");
    EXPECT_EQ(listed(), QStringList(QStringLiteral("alpha")));
    type("s");
    EXPECT_TRUE(listed().isEmpty());
    EXPECT_TRUE(said().contains(QStringLiteral("No model has “LECTUREs”."))) << qPrintable(said());
    page().filterField()->clear();
    EXPECT_EQ(listed().size(), 2);
}

TEST_F(ShelfInTheWindow, NotesAreKeptAsTheyAreWritten)
{
    startWithSentences(20);
    add("alpha", 10);
    add("beta", 10);
    showModels();
    clickRow(0);
    page().details()->notes()->setFocus();
    type("good at names");
    clickRow(1);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_TRUE(page().details()->notes()->toPlainText().isEmpty());
    EXPECT_EQ(readDescription(store().shelf().pathOf("alpha.arcmodel"))->notes, "good at names");
    EXPECT_EQ(readDescription(store().shelf().pathOf("beta.arcmodel"))->notes, "");
    clickRow(0);
    EXPECT_EQ(page().details()->notes()->toPlainText(), QStringLiteral("good at names"));
}

TEST_F(ShelfInTheWindow, AModelIsUsedWithEnterAndTheOneBeforeComesBack)
{
    startWithSentences(20);
    add("alpha", 10);
    add("beta", 12);
    showModels();
    clickRow(0);
    key(Qt::Key_Return);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(window.learning().modelTitle(), QStringLiteral("alpha"));
    EXPECT_EQ(window.learning().layerName(), QStringLiteral("alpha"));
    EXPECT_EQ(workspace().layer().size(), 20U);
    EXPECT_EQ(cell(0, ShelfModel::State), QStringLiteral("in use"));
    clickRow(1);
    press("use");
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(window.learning().modelTitle(), QStringLiteral("beta"));
    ASSERT_TRUE(waitFor([&] { return window.messageBar()->message().contains(QStringLiteral("has taken over")); }));
    window.learning().useFormer();
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(window.learning().modelTitle(), QStringLiteral("alpha"));
}

TEST_F(ShelfInTheWindow, ATreebankThatIsOpenedAgainIsOfferedItsOwnModelAndNotTheLastOne)
{
    startWithSentences(20);
    add("of small", 10, [](ModelDescription& description) { description.data.files = {"small.conllu"}; });
    add("of another", 12, [](ModelDescription& description) { description.data.files = {"other.conllu"}; });
    showModels();
    clickRow(0); // "of another"
    key(Qt::Key_Return);
    ASSERT_TRUE(waitUntilQuiet());
    ASSERT_EQ(window.learning().modelTitle(), QStringLiteral("of another"));
    window.workplaces().go(WorkplaceId::Annotate);
    startWithSentences(20);
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("“of small” on the shelf")))
        << qPrintable(window.messageBar()->message());
    QToolButton* taken = nullptr;
    for (QToolButton* button : window.messageBar()->findChildren<QToolButton*>()) {
        if (button->isVisible() && withoutMnemonic(button->text()) == QStringLiteral("Predict here with it"))
            taken = button;
    }
    ASSERT_NE(taken, nullptr);
    QTest::mouseClick(taken, Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return window.learning().modelTitle() == QStringLiteral("of small"); }));
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(workspace().layer().size(), 20U);
}

/// With what it has learnt since, which its file lacks. Opened as from the menu: a start would take up the session.
TEST_F(ShelfInTheWindow, TheModelOnOfferIsNotOfferedAgainAsItsFile)
{
    startWithSentences(30);
    train();
    ASSERT_EQ(names().size(), 1);
    const auto offersTheLastIn = [&](const char* name, int count) {
        const std::string path = folder.write(name, firstSentences("english.conllu", count));
        settled.clear();
        workspace().open({QString::fromStdString(path)});
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window.isBusy(); }));
        EXPECT_TRUE(window.learning().modelTitle().isEmpty());
        EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("The last one")))
            << qPrintable(window.messageBar()->message());
    };
    offersTheLastIn("other.conllu", 10);
    offersTheLastIn("small.conllu", 30);
}

TEST_F(ShelfInTheWindow, TheModelInUseIsPutThereWithOneAct)
{
    startWithSentences(20);
    EXPECT_FALSE(window.actions()[ActionId::ShelveModel]->isEnabled());
    const auto model = modelOf(workspace().treebank(), 10);
    window.learning().useModel(model, QStringLiteral("mine.arcmodel"));
    ASSERT_TRUE(waitUntilQuiet());
    showModels();
    EXPECT_TRUE(names().isEmpty());
    EXPECT_TRUE(said().contains(QStringLiteral("No model is kept yet."))) << qPrintable(said());
    const auto* use = window.findChild<QPushButton*>(QStringLiteral("use"));
    ASSERT_TRUE(use);
    EXPECT_FALSE(use->isVisible()) << "there is nothing to be used";
    press("shelve");
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_TRUE(use->isVisible());
    ASSERT_EQ(names(), QStringList(QStringLiteral("mine, Eisner, first order")));
    EXPECT_FALSE(store().models().front().description.keptByProgram);
    press("shelve");
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(names().size(), 1) << "it is there";
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("on the shelf already")))
        << qPrintable(window.statusText());
    window.workplaces().go(WorkplaceId::Annotate);
    window.actions()[ActionId::Confirm]->trigger();
    ASSERT_TRUE(waitFor([&] { return !window.learning().unsavedModels().isEmpty(); }));
    EXPECT_TRUE(unsavedModels(window.learning())
                    .startsWith(QStringLiteral("The parser “mine, Eisner, first order” stays on the shelf of models.")))
        << qPrintable(unsavedModels(window.learning()));
    window.actions()[ActionId::ShelveModel]->trigger();
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(names(),
        (QStringList{QStringLiteral("mine, Eisner, first order"), QStringLiteral("mine, Eisner, first order (2)")}));
    EXPECT_TRUE(window.learning().unsavedModels().isEmpty()) << "it has just been put there, with what it learnt";
}

/// Whoever closes the window is asked once, told what is true, and asked for no file.
TEST_F(ShelfInTheWindow, WhatAParserLearntIsKeptAtTheEndWithoutADialogForFiles)
{
    startWithSentences(20);
    add("alpha", 10);
    showModels();
    clickRow(0);
    press("use");
    ASSERT_TRUE(waitUntilQuiet());
    window.workplaces().go(WorkplaceId::Annotate);
    window.actions()[ActionId::Confirm]->trigger();
    ASSERT_TRUE(waitFor([&] { return !window.learning().unsavedModels().isEmpty(); }));
    ASSERT_TRUE(window.files().save());
    const Answers answers(QMessageBox::Save);
    EXPECT_TRUE(window.close());
    ASSERT_EQ(answers.asked.size(), 1);
    EXPECT_TRUE(answers.asked.front().startsWith(QStringLiteral("The parser “alpha” stays on the shelf")))
        << qPrintable(answers.asked.front());
    EXPECT_TRUE(answers.asked.front().endsWith(QStringLiteral("the annotation itself is not concerned.")))
        << "nobody has to wonder whether to have saved it was in vain";
    ASSERT_TRUE(waitUntilQuiet());
    ASSERT_EQ(names(), QStringList(QStringLiteral("alpha"))) << "it is one model";
    EXPECT_TRUE(store().models().front().description.notes.starts_with("It has learnt from 1 more"))
        << store().models().front().description.notes;
    ASSERT_EQ(store().removed().size(), 1U) << "what it was can be had back";
    EXPECT_EQ(window.files().models().file().toStdString(), store().shelf().pathOf(store().models().front().id))
        << "which the next start has";
    EXPECT_TRUE(window.learning().unsavedModels().isEmpty());
}

TEST_F(ShelfInTheWindow, WhatWasForgottenAgainIsNotAskedFor)
{
    startWithSentences(20);
    add("alpha", 10);
    showModels();
    clickRow(0);
    press("use");
    ASSERT_TRUE(waitUntilQuiet());
    window.workplaces().go(WorkplaceId::Annotate);
    window.actions()[ActionId::Confirm]->trigger();
    ASSERT_TRUE(waitFor([&] { return !window.learning().unsavedModels().isEmpty(); }));
    window.actions()[ActionId::Undo]->trigger();
    EXPECT_TRUE(waitFor([&] { return window.learning().unsavedModels().isEmpty(); }));
}

/// A press on the tab shows the list, which is no drag at one of its columns.
TEST_F(ShelfInTheWindow, ColumnsFitWhereAPressShowsTheList)
{
    startWithSentences(20);
    window.resize(1900, 900);
    add("a model whose name is longer than the column for names is at first", 10);
    window.workplaces().go(WorkplaceId::Train);
    QTabBar* tabs = nullptr;
    for (auto* bar : window.findChildren<QTabBar*>()) {
        if (bar->isVisible() && bar->count() == 3)
            tabs = bar;
    }
    ASSERT_TRUE(tabs);
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    ASSERT_TRUE(waitFor([&] { return page().isVisible(); }));
    ASSERT_TRUE(waitUntilQuiet());
    const QAbstractItemView& view = list();
    EXPECT_GE(list().columnWidth(ShelfModel::Name), view.sizeHintForColumn(ShelfModel::Name));
    EXPECT_FALSE(list().model()->headerData(ShelfModel::Uas, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
}

TEST_F(ShelfInTheWindow, TwoModelsAreComparedOnWhatIsOpen)
{
    startWithSentences(30);
    add("alpha", 5);
    add("beta", 10);
    showModels();
    clickRow(0);
    EXPECT_FALSE(page().button(QStringLiteral("compare"))->isEnabled());
    clickRow(1, Qt::ControlModifier);
    press("compare");
    ASSERT_TRUE(waitFor([&] { return window.workplaces().current() == WorkplaceId::Analyse && !window.isBusy(); }));
    AnalysisModel& analysis = window.analysisPage()->model();
    EXPECT_EQ(analysis.layers(), (QStringList{QStringLiteral("alpha"), QStringLiteral("beta")}));
    const Layer* alpha = workspace().layerNamed(QStringLiteral("alpha"));
    const Layer* beta = workspace().layerNamed(QStringLiteral("beta"));
    ASSERT_EQ(alpha->size(), 30U);
    ASSERT_EQ(beta->size(), 30U);
    const auto exposure = [&](const Layer* layer, std::size_t sentence) {
        return layer->find(workspace().treebank().key(sentence))->exposure;
    };
    EXPECT_EQ(exposure(alpha, 0), Exposure::Seen);
    EXPECT_EQ(exposure(alpha, 7), Exposure::Unseen);
    EXPECT_EQ(exposure(beta, 7), Exposure::Seen);
    EXPECT_TRUE(window.messageBar()->message().contains(
        QStringLiteral("Of 30 sentences parsed with “alpha” and “beta”, 20 were not in the training of either")))
        << qPrintable(window.messageBar()->message());
    ASSERT_TRUE(waitFor([&] { return analysis.data() != nullptr && !analysis.isBusy(); }));
    EXPECT_TRUE(said().contains(QStringLiteral("alpha")));
}

TEST_F(ShelfInTheWindow, OtherLayersAreLeftOutOfTheComparison)
{
    LaunchOptions options;
    options.paths = {QString::fromStdString(folder.write("small.conllu", firstSentences("english.conllu", 20)))};
    options.layers = {{QStringLiteral("alpha"), options.paths.front()}};
    start(options);
    add("alpha", 5);
    add("beta", 10);
    showModels();
    clickRow(0);
    clickRow(1, Qt::ControlModifier);
    press("compare");
    ASSERT_TRUE(waitFor([&] { return window.workplaces().current() == WorkplaceId::Analyse && !window.isBusy(); }));
    const AnalysisModel& analysis = window.analysisPage()->model();
    EXPECT_FALSE(analysis.isCompared(QStringLiteral("alpha"))) << "somebody's file";
    EXPECT_TRUE(analysis.isCompared(QStringLiteral("alpha (2)")));
    EXPECT_TRUE(analysis.isCompared(QStringLiteral("beta")));
}

TEST_F(ShelfInTheWindow, ACancelledComparisonLeavesNothing)
{
    startWithSentences(60);
    add("alpha", 5);
    add("beta", 10);
    showModels();
    clickRow(0);
    clickRow(1, Qt::ControlModifier);
    press("compare");
    press("cancel");
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Train);
    EXPECT_EQ(workspace().layerNamed(QStringLiteral("beta")), nullptr);
    EXPECT_TRUE(page().button(QStringLiteral("compare"))->isEnabled());
    EXPECT_TRUE(window.messageBar()->message().isEmpty()) << qPrintable(window.messageBar()->message());
}

TEST_F(ShelfInTheWindow, WhatDoesNotFitSaysSoBeforeItIsUsed)
{
    start(QStringList(
        QString::fromStdString(folder.write("en_own-ud-train.conllu", firstSentences("english.conllu", 20)))));
    add("czech", 10, [](ModelDescription& description) { description.data.language = "cs"; });
    showModels();
    EXPECT_EQ(cell(0, ShelfModel::State), QStringLiteral("other language"));
    EXPECT_EQ(cell(0, ShelfModel::LanguageColumn), QStringLiteral("Czech"));
    EXPECT_TRUE(page().details()->warning().contains(QStringLiteral("learnt the language cs")))
        << qPrintable(page().details()->warning());
    {
        const Answers answers(QMessageBox::Cancel);
        press("use");
        ASSERT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("czech: This model has learnt the language cs")));
    }
    EXPECT_TRUE(window.learning().modelTitle().isEmpty());
    const Answers answers(QMessageBox::Ok);
    press("use");
    ASSERT_TRUE(waitUntilQuiet());
    EXPECT_EQ(window.learning().modelTitle(), QStringLiteral("czech"));
}

TEST_F(ShelfInTheWindow, WhatDoesNotFitSaysSoBeforeItIsCompared)
{
    start(QStringList(
        QString::fromStdString(folder.write("en_own-ud-train.conllu", firstSentences("english.conllu", 20)))));
    add("czech", 10, [](ModelDescription& description) { description.data.language = "cs"; });
    add("other", 10);
    showModels();
    clickRow(0);
    clickRow(1, Qt::ControlModifier);
    {
        const Answers answers(QMessageBox::Cancel);
        press("compare");
        EXPECT_EQ(answers.asked.size(), 1);
        EXPECT_EQ(window.workplaces().current(), WorkplaceId::Train);
        EXPECT_FALSE(window.isBusy());
    }
    const Answers answers(QMessageBox::Ok);
    press("compare");
    ASSERT_TRUE(waitFor([&] { return window.workplaces().current() == WorkplaceId::Analyse && !window.isBusy(); }));
    EXPECT_NE(workspace().layerNamed(QStringLiteral("czech")), nullptr);
}

TEST_F(ShelfInTheWindow, DamagedFilesAreListedAndCannotBeUsed)
{
    startWithSentences(20);
    add("good", 10);
    std::string bytes = test::readBytes(store().shelf().pathOf("good.arcmodel"));
    test::writeBytes(store().shelf().pathOf("short.arcmodel"), bytes.substr(0, bytes.size() / 2));
    showModels();
    ASSERT_EQ(listed(), (QStringList{QStringLiteral("good"), QStringLiteral("short")}));
    clickRow(1);
    EXPECT_EQ(cell(1, ShelfModel::State), QStringLiteral("cannot be used"));
    EXPECT_TRUE(page().details()->warning().contains(QStringLiteral("cut short")));
    EXPECT_FALSE(page().button(QStringLiteral("use"))->isEnabled());
    EXPECT_TRUE(page().button(QStringLiteral("delete"))->isEnabled());
    key(Qt::Key_Return);
    EXPECT_TRUE(window.learning().modelTitle().isEmpty());
    clickRow(0);
    clickRow(1, Qt::ControlModifier);
    EXPECT_FALSE(page().button(QStringLiteral("compare"))->isEnabled());
}

TEST_F(ShelfInTheWindow, FitsIntoASmallWindow)
{
    startWithSentences(20);
    add("alpha", 10);
    for (const QSize size : {QSize(1280, 800), QSize(1024, 700)}) {
        window.resize(size);
        showModels();
        QTest::qWait(0);
        EXPECT_EQ(window.size(), size) << "nothing needs more";
        for (const QPushButton* part : page().findChildren<QPushButton*>())
            EXPECT_TRUE(part->isHidden() || part->width() >= part->minimumSizeHint().width())
                << qPrintable(part->objectName());
        EXPECT_GE(list().viewport()->height(), 4 * list().visualRect(list().model()->index(0, 0)).height());
    }
}

} // namespace arcwright::ui::testing
