// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QTreeView>

#include "core/base/journal_path.h"
#include "core/model/model_file.h"
#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/without_mnemonic.h"
#include "ui/shell/samples.h"

namespace arcwright::ui::testing {

namespace {

class Starting : public WindowTest {
protected:
    static QString sample(const char* name) { return QString::fromStdString(test::sampleFile(name)); }
    std::size_t count(Exposure exposure)
    {
        std::size_t found = 0;
        for (std::size_t i = 0; i < workspace().treebank().size(); ++i) {
            const Analysis* analysis = workspace().layer().find(workspace().treebank().key(i));
            found += analysis && analysis->exposure == exposure ? 1 : 0;
        }
        return found;
    }
};

} // namespace

TEST_F(Starting, WithoutAFileShowsGoldAndPredictionOfASampleWithoutAClick)
{
    start(QStringList());
    EXPECT_EQ(workspace().title(), QStringLiteral("english.conllu"));
    EXPECT_TRUE(window.windowTitle().startsWith(QStringLiteral("english.conllu")));
    EXPECT_EQ(window.browser()->list()->model()->rowCount(), 81);
    EXPECT_EQ(window.browser()->currentSentence(), 0U);
    EXPECT_EQ(arcs(Side::Above), 8) << "the first sentence has eight words";
    EXPECT_EQ(arcs(Side::Below), 8);
    EXPECT_EQ(count(Exposure::Jackknifed), 81U) << "predicted by models that had not seen them";
    EXPECT_TRUE(window.learning().model());
    EXPECT_TRUE(window.learning().unsavedModels().isEmpty()) << "nobody asked for it, nobody is asked to save it";
    EXPECT_TRUE(window.messageBar()->hasNotice(QStringLiteral("tours"))) << "the first start offers to show one around";
    window.messageBar()->dropNotice(QStringLiteral("tours"));
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
    const AttachmentCounts& total = window.scores().total();
    EXPECT_EQ(total.sentences, 81U);
    EXPECT_TRUE(said().contains(
        QStringLiteral("UAS %1  LAS %2  on 81 sentences").arg(total.uas(), 0, 'f', 1).arg(total.las(), 0, 'f', 1)))
        << qPrintable(said());
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(Starting, WorksOnACopyOfTheSampleThatCanBeSaved)
{
    setEpochs(1);
    start(QStringList());
    const std::string path = workspace().treebank().documents().front()->path();
    EXPECT_TRUE(isSample(QString::fromStdString(path)));
    EXPECT_EQ(test::readBytes(path), test::readBytes(test::sampleFile("english.conllu")));
    setHead(workspace(), 0, 1, 4);
    EXPECT_TRUE(save(workspace()));
    EXPECT_EQ(changedLines(test::readBytes(test::sampleFile("english.conllu")), test::readBytes(path)).size(), 1U);
}

TEST_F(Starting, TheFirstSampleIsInTheLanguageOfTheWindow)
{
    const QLocale before;
    const std::pair<const char*, const char*> samples[] = {{"cs", "czech.conllu"}, {"da", "danish.tag"},
        {"ja", "japanese.knp"}, {"en", "english.conllu"}, {"ar", "english.conllu"}};
    for (const auto& [language, sample] : samples) {
        QLocale::setDefault(QLocale(QLatin1String(language)));
        EXPECT_EQ(firstSample().fileName, QLatin1String(sample)) << language;
    }
    QLocale::setDefault(before);
}

TEST_F(Starting, EverySampleCanBeOpened)
{
    for (const SampleTreebank& treebank : sampleTreebanks()) {
        const auto path = samplePath(treebank);
        ASSERT_TRUE(path.has_value());
        EXPECT_EQ(
            test::readBytes(path->toStdString()), test::readBytes(test::sampleFile(treebank.fileName.toStdString())));
    }
}

TEST_F(Starting, TheJapaneseSampleIsInTheMenuAndTrainsLikeTheOthers)
{
    setEpochs(1);
    start(QStringList(sample("english.conllu")));
    QAction* japanese = nullptr;
    for (QAction* action : window.findChildren<QAction*>()) {
        if (withoutMnemonic(action->text()) == QStringLiteral("Japanese (KNP)"))
            japanese = action;
    }
    ASSERT_TRUE(japanese);
    settled.clear();
    japanese->trigger();
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    EXPECT_EQ(workspace().title(), QStringLiteral("japanese.knp"));
    EXPECT_GT(workspace().treebank().size(), 0U);
    EXPECT_FALSE(workspace().treebank().sentence(0)->bunsetsu.empty());
    EXPECT_GT(arcs(Side::Above), 0);
    EXPECT_TRUE(window.learning().bunsetsuModel());
    EXPECT_GT(arcs(Side::Below), 0);
    EXPECT_TRUE(window.messageBar()->message().isEmpty()) << qPrintable(window.messageBar()->message());
}

TEST_F(Starting, WithAFileOfOnesOwnTrainsNothingUnasked)
{
    start(QStringList(sample("english.conllu")));
    EXPECT_FALSE(window.isBusy());
    EXPECT_FALSE(window.learning().model());
    EXPECT_TRUE(workspace().layer().empty());
    EXPECT_GT(arcs(Side::Above), 0);
    EXPECT_EQ(arcs(Side::Below), 0);
}

TEST_F(Starting, GoesToTheSentenceAskedFor)
{
    LaunchOptions options;
    options.paths = QStringList(sample("english.conllu"));
    options.sentence = 16;
    start(options);
    EXPECT_EQ(window.browser()->currentSentence(), 16U);
    EXPECT_EQ(window.sentenceView()->sentence(), 16U);
    EXPECT_TRUE(said().contains(QStringLiteral("Sentence 17 of ")));
}

TEST_F(Starting, ShowsTheLayerAskedFor)
{
    LaunchOptions options;
    options.paths = QStringList(sample("english.conllu"));
    options.layers = {{QStringLiteral("Bob"), options.paths.front()}};
    start(options);
    EXPECT_EQ(workspace().layer().name(), "Bob");
    EXPECT_GT(arcs(Side::Below), 0);
    EXPECT_TRUE(said().contains(QStringLiteral("below: Bob")));
    EXPECT_TRUE(said().contains(QStringLiteral("UAS 100.0  LAS 100.0")));
}

TEST_F(Starting, LayersTakeTurnsByAKeyAndAreAcceptedFrom)
{
    const auto with = [&](const char* name, std::string_view from, std::string_view to) {
        std::string text(smallTreebank);
        text.replace(text.find(from), from.size(), to);
        return QString::fromStdString(folder.write(name, text));
    };
    LaunchOptions options;
    options.paths = {QString::fromStdString(folder.write("small.conllu", smallTreebank))};
    options.layers = {{QStringLiteral("Bob"), with("bob.conllu", "3\tobj\t3:obj", "2\tnmod\t2:nmod")},
        {QStringLiteral("Eve"), with("eve.conllu", "3\tobj\t3:obj", "3\tiobj\t3:iobj")}};
    start(options);
    EXPECT_TRUE(said().contains(QStringLiteral("below: Bob")));
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(said().contains(QStringLiteral("below: Eve")));
    select(5);
    type("a");
    EXPECT_EQ(relation(0, 5), "iobj");
    EXPECT_EQ(head(0, 5), 3);
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(said().contains(QStringLiteral("below: Bob")));
    type("a");
    EXPECT_EQ(relation(0, 5), "nmod");
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(workspace().copy(0).history().position(), 2U) << "each is a step";
}

/// After kill -9: the file as it was, and the journal as it is after each step.
TEST_F(Starting, WhatWasDoneBeforeTheProgramWasKilledIsTakenBackByKeys)
{
    const std::string path = folder.write("small.conllu", smallTreebank);
    const std::string journal = journalPath(path);
    const std::string killed = folder.file("killed");
    {
        MainWindow first;
        QSignalSpy firstSettled(&first, &MainWindow::settled);
        show(first);
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(path));
        first.launch(options);
        ASSERT_TRUE(waitFor([&] { return firstSettled.count() > 0; }));
        first.sentenceView()->canvas()->setSelectedWord(5);
        for (const char letter : {'h', '2'})
            QTest::keyClick(first.windowHandle(), letter);
        QTest::keyClick(first.windowHandle(), Qt::Key_Return);
        ASSERT_EQ(first.workspace().treebank().sentence(0)->headOf(5), 2);
        ASSERT_TRUE(first.workspace().isModified());
        std::filesystem::copy_file(journal, killed);
        first.workspace().abandon();
    }
    EXPECT_EQ(onDisk(), smallTreebank) << "nothing was saved";
    std::filesystem::copy_file(killed, journal, std::filesystem::copy_options::overwrite_existing);
    start(QStringList(QString::fromStdString(path)));
    EXPECT_EQ(head(0, 5), 2) << "made again";
    EXPECT_TRUE(workspace().isModified());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3) << "and taken back";
    EXPECT_FALSE(workspace().isModified());
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(head(0, 5), 2);
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_NE(onDisk(), smallTreebank);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3) << "saving keeps the steps";
}

TEST_F(Starting, PredictsWithTheModelAskedFor)
{
    start(QStringList(sample("english.conllu")));
    const std::string model = folder.file("half.arcmodel");
    ASSERT_TRUE(saveModel(*modelOf(workspace().treebank(), 40), model));
    LaunchOptions options;
    options.paths = QStringList(sample("english.conllu"));
    options.model = QString::fromStdString(model);
    start(options);
    EXPECT_EQ(workspace().layer().name(), "half.arcmodel");
    EXPECT_EQ(count(Exposure::Seen), 40U);
    EXPECT_EQ(count(Exposure::Unseen), workspace().treebank().size() - 40);
    EXPECT_TRUE(said().contains(QStringLiteral("seen in training: not scored")));
    EXPECT_TRUE(said().contains(QStringLiteral(", 40 not scored"))) << qPrintable(said());
}

TEST_F(Starting, PredictsTheNextFileWithTheModelInUseOnlyIfItIsAskedTo)
{
    start(QStringList(sample("english.conllu")));
    window.learning().useModel(modelOf(workspace().treebank(), 40), QStringLiteral("half"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    start(QStringList(sample("danish.tag")));
    EXPECT_TRUE(workspace().layer().empty());
    window.actions()[ActionId::PredictHere]->trigger();
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(workspace().layer().name(), "half");
    EXPECT_EQ(workspace().layer().size(), workspace().treebank().size());
    EXPECT_EQ(count(Exposure::Seen), 0U);
}

TEST_F(Starting, HasTheSizeAndThemeAskedFor)
{
    LaunchOptions options;
    options.paths = QStringList(sample("english.conllu"));
    options.size = QSize(1111, 777);
    options.theme = ThemeKind::Dark;
    start(options);
    EXPECT_EQ(window.size(), QSize(1111, 777));
    EXPECT_EQ(QApplication::palette().color(QPalette::Base), makeTheme(ThemeKind::Dark).base);
}

TEST_F(Starting, CanBeLeftAtAnyMoment)
{
    const Answers answers(QMessageBox::Discard);
    for (int i = 0; i < 3; ++i) {
        MainWindow other;
        other.trainingPanel()->findChild<QSpinBox*>()->setValue(2);
        show(other);
        other.launch({});
        ASSERT_TRUE(i < 1 || waitFor([&] { return other.learning().isBusy(); }));
        ASSERT_TRUE(i < 2 || waitFor([&] { return other.learning().stage() == Learning::Stage::Jackknifing; }));
        EXPECT_TRUE(other.close());
    }
}

} // namespace arcwright::ui::testing
