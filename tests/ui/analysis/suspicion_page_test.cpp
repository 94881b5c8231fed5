// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QTableWidget>

#include "tests/ui/analysis/suspicious_window.h"
#include "tests/ui/support/small_models.h"
#include "ui/settings/action_synonyms.h"
#include "ui/shell/keyboard_owner.h"
#include "ui/shell/shortcut_overview.h"

namespace arcwright::ui::testing {

namespace {

class SuspicionPageTest : public SuspiciousWindowTest { };

} // namespace

TEST_F(SuspicionPageTest, AKeyLeadsThereAndFindsWhatTheSameWordsDoNotHaveElsewhere)
{
    openAndSearch();
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Analyse);
    EXPECT_TRUE(list().hasFocus()) << qPrintable(window.keyboard().name());
    const QStringList all = places();
    ASSERT_TRUE(all.contains(QStringLiteral("4 house")) && all.contains(QStringLiteral("6 old"))
        && all.contains(QStringLiteral("10 sail")))
        << qPrintable(all.join(QStringLiteral("; ")));
    page().select(0);
    const auto row = static_cast<int>(all.indexOf(QStringLiteral("4 house")));
    EXPECT_EQ(cell(row, SuspicionModel::Gold), QStringLiteral("obl of saw"));
    EXPECT_EQ(cell(row, SuspicionModel::Rival), QStringLiteral("obj of saw"));
    EXPECT_TRUE(cell(row, SuspicionModel::Why).contains(QStringLiteral("The same words elsewhere have obj (8×)")))
        << qPrintable(cell(row, SuspicionModel::Why));
    EXPECT_TRUE(cell(row, SuspicionModel::Text).contains(QStringLiteral("[house]")));
    for (int i = 1; i < model().rowCount(); ++i)
        EXPECT_GE(model().at(i - 1).found.confidence, model().at(i).found.confidence) << i;
    EXPECT_TRUE(bar().status().contains(QStringLiteral("No parser has judged")));
}

TEST_F(SuspicionPageTest, TheCommandIsFoundByOtherWordsToo)
{
    for (const char* word : {"jackknife", "mistakes", "variation"})
        EXPECT_TRUE(synonymsOf(ActionId::FindSuspicious).contains(QString::fromLatin1(word))) << word;
}

/// A parser of another corpus judges at once; of what it was trained on, it is not asked.
TEST_F(SuspicionPageTest, TheModelInUseJudgesWhatItHasNotLearntFrom)
{
    constexpr std::size_t learnt = 3; // of ten
    window.resize(1280, 860);
    startWith(treebankWithErrors());
    EXPECT_FALSE(bar().judgeField()->isVisibleTo(&bar())) << "there is no model";
    window.learning().useModel(modelOf(workspace().treebank(), learnt), QStringLiteral("large.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    window.workplaces().go(WorkplaceId::Analyse);
    bar().judgeField()->setCurrentIndex(1);
    EXPECT_FALSE(bar().foldsField()->isVisibleTo(&bar())) << "nothing is trained";
    goToQueue();
    ASSERT_TRUE(waitFor([&] { return !page().isBusy() && list().isVisible(); }));
    const QString judged = bar().status();
    EXPECT_TRUE(judged.startsWith(QStringLiteral("Judged by large.arcmodel; 3 sentence"))) << qPrintable(judged);
    EXPECT_TRUE(judged.endsWith(QStringLiteral("that it has learnt from were left out"))) << qPrintable(judged);
    int byParser = 0;
    for (int row = 0; row < model().rowCount(); ++row) {
        for (const SuspicionReason& reason : model().at(row).found.reasons) {
            if (reason.method != SuspicionMethod::Jackknife)
                continue;
            ++byParser;
            EXPECT_GE(model().sentenceIndex(row), learnt) << "it knows what it was taught";
        }
    }
    EXPECT_GT(byParser, 0);
    window.learning().useModel(modelOf(workspace().treebank(), 10), QStringLiteral("all.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    bar().find();
    ASSERT_TRUE(waitFor([&] { return !page().isBusy() && bar().findButton()->isVisible(); }));
    EXPECT_TRUE(bar().status().contains(QStringLiteral("has learnt from all sentences here, so it has judged none")))
        << qPrintable(bar().status());
}

TEST_F(SuspicionPageTest, ProblemsHaveAButtonThatLeadsThere)
{
    startWith(treebankWithErrors());
    bar().methodAction(SuspicionMethod::Jackknife)->setChecked(false);
    window.actions()[ActionId::ShowProblems]->trigger();
    const auto buttons = window.findChildren<QPushButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->isVisible() && button->text() == QStringLiteral("Suspicious…");
    });
    ASSERT_NE(found, buttons.end());
    QTest::mouseClick(*found, Qt::LeftButton);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Analyse);
    EXPECT_TRUE(waitFor([&] { return list().isVisible(); }));
}

TEST_F(SuspicionPageTest, TheTreeHasGoldAboveAndTheRivalAloneBelow)
{
    openAndSearch();
    list().setCurrentIndex(list().model()->index(static_cast<int>(places().indexOf(QStringLiteral("6 old"))), 0));
    const LitDiagram& diagram = *page().view()->diagram();
    EXPECT_EQ(diagram.litUnits(), std::vector<int>{4});
    EXPECT_EQ(diagram.selectedWord(), 4);
    ASSERT_EQ(rivals().size(), 1U);
    EXPECT_EQ(rivals()[0].head, 5);
    EXPECT_EQ(rivals()[0].dependent, 4);
    EXPECT_EQ(rivals()[0].label, QStringLiteral("amod"));
    const int gold = basicArc(diagram.diagram(), Side::Above, 4);
    ASSERT_GE(gold, 0);
    EXPECT_EQ(diagram.diagram().arcs[static_cast<std::size_t>(gold)].head, 2);
    EXPECT_TRUE(page().view()->said().contains(QStringLiteral("linked by amod"))) << qPrintable(page().view()->said());
}

TEST_F(SuspicionPageTest, TheRivalIsTakenByAKeyAndTakenBackByUndo)
{
    openAndSearch();
    QAbstractItemModelTester tester(list().model());
    const QStringList before = places();
    const auto row = static_cast<int>(before.indexOf(QStringLiteral("4 house")));
    list().setCurrentIndex(list().model()->index(row, 0));
    list().setFocus();
    const QString next = cell(row + 1 < rows() ? row + 1 : row - 1, SuspicionModel::Word);
    key(Qt::Key_A);
    EXPECT_EQ(relation(3, 5), "obj");
    EXPECT_EQ(head(3, 5), 2);
    EXPECT_EQ(decision(3, 5), SuspicionDecision::Accepted);
    EXPECT_FALSE(places().contains(QStringLiteral("4 house")));
    EXPECT_EQ(current(SuspicionModel::Word), next);
    EXPECT_TRUE(list().hasFocus());
    EXPECT_TRUE(summary().contains(QStringLiteral("1 of 1 looked at was corrected"))) << qPrintable(summary());
    EXPECT_EQ(window.statusText(), QStringLiteral("Sentence 4: house: relation obl → obj"));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Analyse) << "it is seen here";
    EXPECT_EQ(relation(3, 5), "obl");
    EXPECT_FALSE(decision(3, 5));
    EXPECT_EQ(places(), before);
    EXPECT_EQ(currentPlace(), QStringLiteral("4 house"));
    EXPECT_FALSE(summary().contains(QStringLiteral("looked at")));
}

TEST_F(SuspicionPageTest, WhatIsKeptIsRememberedAndNotOfferedAgain)
{
    openAndSearch();
    list().setCurrentIndex(list().model()->index(static_cast<int>(places().indexOf(QStringLiteral("6 old"))), 0));
    list().setFocus();
    const int open = rows();
    key(Qt::Key_K);
    EXPECT_EQ(head(5, 4), 2) << "as it was";
    EXPECT_EQ(decision(5, 4), SuspicionDecision::Kept);
    EXPECT_EQ(decisionOn(*workspace().treebank().sentence(5), 4)->by.author, Workspace::signature().author);
    EXPECT_EQ(rows(), open - 1);
    EXPECT_TRUE(summary().endsWith(QStringLiteral("0 of 1 looked at was corrected, 1 kept"))) << qPrintable(summary());
    EXPECT_EQ(window.statusText(), QStringLiteral("Sentence 6: old: kept as annotated"));
    QTest::mouseClick(bar().findButton(), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    EXPECT_FALSE(places().contains(QStringLiteral("6 old"))) << "by the next search neither";
    choose(*page().choices()->showField(), 2);
    EXPECT_EQ(places(), QStringList(QStringLiteral("6 old"))) << "but where it is asked for";
    EXPECT_TRUE(page().view()->said().contains(QStringLiteral("kept by ")));
    list().setCurrentIndex(list().model()->index(0, 0));
    list().setFocus();
    key(Qt::Key_K);
    EXPECT_FALSE(decision(5, 4)) << "the same key takes it back";
    EXPECT_EQ(rows(), 0);
}

TEST_F(SuspicionPageTest, WhatIsPostponedComesLast)
{
    openAndSearch();
    ASSERT_GE(rows(), 3);
    const QStringList before = places();
    list().setCurrentIndex(list().model()->index(0, 0));
    list().setFocus();
    key(Qt::Key_P);
    EXPECT_EQ(rows(), before.size());
    QStringList expected = before;
    expected.move(0, expected.size() - 1);
    EXPECT_EQ(places(), expected);
    EXPECT_EQ(currentPlace(), before[1]) << "the next one is at hand";
    EXPECT_TRUE(cell(rows() - 1, SuspicionModel::Why).startsWith(QStringLiteral("postponed")));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(places(), before);
    EXPECT_EQ(currentPlace(), before[0]);
}

TEST_F(SuspicionPageTest, DecisionsInSeveralFilesAreTakenBackInTurn)
{
    folder.write("a/first.conllu", treebankWithErrors());
    folder.write("a/second.conllu", treebankWithErrors());
    start(QStringList(QString::fromStdString(folder.file("a"))));
    searchWithoutParsers();
    for (const char* place : {"4 house", "14 house"}) {
        const auto row = static_cast<int>(places().indexOf(QString::fromLatin1(place)));
        ASSERT_GE(row, 0) << qPrintable(places().join(QStringLiteral("; ")));
        list().setCurrentIndex(list().model()->index(row, 0));
        list().setFocus();
        key(Qt::Key_A);
    }
    EXPECT_EQ(relation(3, 5), "obj");
    EXPECT_EQ(relation(13, 5), "obj");
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(relation(13, 5), "obl");
    QCoreApplication::processEvents();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(relation(3, 5), "obl");
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Analyse);
    EXPECT_EQ(currentPlace(), QStringLiteral("4 house"));
}

TEST_F(SuspicionPageTest, ItsKeysAreInForceInTheListAndTheTreeAlone)
{
    openAndSearch();
    const auto row = static_cast<int>(places().indexOf(QStringLiteral("4 house")));
    list().setCurrentIndex(list().model()->index(row, 0));
    for (QWidget* other : std::initializer_list<QWidget*>{page().choices()->methodField(), bar().findButton()}) {
        other->setFocus();
        key(Qt::Key_A);
        EXPECT_EQ(relation(3, 5), "obl");
        EXPECT_TRUE(window.statusText().contains(QStringLiteral("is no command here")))
            << qPrintable(window.statusText());
    }
    key(Qt::Key_1, Qt::ControlModifier);
    canvas().setFocus();
    key(Qt::Key_K);
    EXPECT_FALSE(decision(3, 5)) << "nor on the diagram";
    key(Qt::Key_2, Qt::ControlModifier);
    QCoreApplication::processEvents();
    page().view()->diagram()->setFocus();
    key(Qt::Key_A);
    EXPECT_EQ(relation(3, 5), "obj");
}

TEST_F(SuspicionPageTest, TheKeysStandInTheOverview)
{
    startWith(smallTreebank);
    ShortcutOverview overview(window.actions(), &window);
    const auto* table = overview.findChild<QTableWidget*>();
    const auto what = [&](const char* keys, const char* heading) {
        bool isBelow = false;
        for (int row = 0; row < table->rowCount(); ++row) {
            isBelow = isBelow || table->item(row, 1)->text() == QString::fromLatin1(heading);
            if (isBelow && table->item(row, 0)->text() == QString::fromLatin1(keys))
                return table->item(row, 1)->text();
        }
        return QString();
    };
    EXPECT_EQ(what("A", "Check suspicious annotations"), Actions::name(ActionId::AcceptRival));
    EXPECT_EQ(what("K", "Check suspicious annotations"), Actions::name(ActionId::KeepAnnotation));
    EXPECT_EQ(what("P", "Check suspicious annotations"), Actions::name(ActionId::PostponeSuspicion));
}

TEST_F(SuspicionPageTest, ButtonsDoTheSameAndLeaveTheKeyboardWithTheList)
{
    openAndSearch();
    list().setCurrentIndex(list().model()->index(static_cast<int>(places().indexOf(QStringLiteral("4 house"))), 0));
    list().setFocus();
    const auto buttons = page().findChildren<QPushButton*>();
    const auto named = [&](const char* text) {
        const auto found = std::find_if(buttons.begin(), buttons.end(), [&](const QPushButton* each) {
            return each->isVisible() && each->text().startsWith(QString::fromLatin1(text));
        });
        return found == buttons.end() ? nullptr : *found;
    };
    ASSERT_TRUE(named("Correct") && named("Keep") && named("Postpone") && named("Open"));
    EXPECT_TRUE(named("Correct")->text().contains(QStringLiteral("(A)"))) << "the key is shown";
    QTest::mouseClick(named("Correct"), Qt::LeftButton);
    EXPECT_EQ(relation(3, 5), "obj");
    EXPECT_TRUE(list().hasFocus());
    list().setCurrentIndex(list().model()->index(static_cast<int>(places().indexOf(QStringLiteral("10 sail"))), 0));
    EXPECT_FALSE(named("Correct")->isEnabled()) << "nobody offers another arc";
    key(Qt::Key_A);
    EXPECT_EQ(relation(9, 2), "det");
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("Nothing offers another arc")));
}

TEST_F(SuspicionPageTest, EnterOpensTheWordAndBackReturnsToItsRow)
{
    openAndSearch();
    const auto row = static_cast<int>(places().indexOf(QStringLiteral("6 old")));
    list().setCurrentIndex(list().model()->index(row, 0));
    list().setFocus();
    key(Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Annotate);
    EXPECT_EQ(window.browser()->currentSentence(), 5U);
    EXPECT_EQ(canvas().selectedWord(), 4);
    key(Qt::Key_K); // is no command there
    EXPECT_FALSE(decision(5, 4));
    key(Qt::Key_Left, Qt::AltModifier);
    QCoreApplication::processEvents();
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Analyse);
    EXPECT_TRUE(list().hasFocus());
    EXPECT_EQ(list().currentIndex().row(), row);
}

TEST_F(SuspicionPageTest, RowsFollowEditsMadeElsewhere)
{
    openAndSearch();
    const QStringList before = places();
    ASSERT_TRUE(setRelation(workspace(), 3, 1, QStringLiteral("vocative")));
    const auto row = static_cast<int>(places().indexOf(QStringLiteral("4 house")));
    ASSERT_GE(row, 0);
    EXPECT_TRUE(cell(row, SuspicionModel::Why).startsWith(QStringLiteral("sentence edited since")));
    ASSERT_TRUE(setRelation(workspace(), 3, 5, QStringLiteral("iobj")));
    EXPECT_FALSE(places().contains(QStringLiteral("4 house"))) << "it is another arc now";
    workspace().undo();
    EXPECT_TRUE(places().contains(QStringLiteral("4 house")));
    workspace().undo();
    EXPECT_EQ(places(), before);
    EXPECT_FALSE(cell(row, SuspicionModel::Why).contains(QStringLiteral("edited")));
}

TEST_F(SuspicionPageTest, KindsAreListedOneByOne)
{
    openAndSearch();
    const int all = rows();
    choose(*page().choices()->methodField(), 3);
    EXPECT_TRUE(places().contains(QStringLiteral("10 sail")));
    EXPECT_FALSE(places().contains(QStringLiteral("6 old")));
    EXPECT_LT(rows(), all);
    key(Qt::Key_Up);
    EXPECT_TRUE(places().contains(QStringLiteral("6 old")));
    key(Qt::Key_Up);
    EXPECT_EQ(rows(), 0);
    EXPECT_TRUE(said().contains(QStringLiteral("None is of this choice."))) << qPrintable(said());
}

TEST_F(SuspicionPageTest, ParsersThatHaveNotSeenTheSentencesJudge)
{
    startWith(treebankWithErrors());
    goToQueue();
    EXPECT_TRUE(page().isVisible());
    EXPECT_TRUE(window.isBusy());
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    EXPECT_TRUE(bar().status().contains(QStringLiteral("parsers that have not seen the sentence (5 parts)")))
        << qPrintable(bar().status());
    EXPECT_TRUE(bar().status().contains(QStringLiteral("Eisner, first order"))
        && bar().status().contains(QStringLiteral("Hill climbing")));
    EXPECT_EQ(list().currentIndex().row(), 0);
    const QStringList all = places();
    EXPECT_EQ(all.count(QStringLiteral("4 house")), 1) << "one row with several reasons";
    const auto row = static_cast<int>(all.indexOf(QStringLiteral("4 house")));
    ASSERT_GE(row, 0);
    EXPECT_TRUE(model().at(row).found.isFoundBy(SuspicionMethod::Jackknife));
    EXPECT_TRUE(model().at(row).found.isFoundBy(SuspicionMethod::Variation));
}

TEST_F(SuspicionPageTest, TheSearchIsPausedAndCancelledWhileTheWindowIsUsed)
{
    start(QStringList(QString::fromStdString(folder.write("english.conllu", firstSentences("english.conllu", 60)))));
    bar().foldsField()->setValue(20);
    goToQueue();
    ASSERT_TRUE(waitFor([&] { return page().isBusy() && page().search().percent() > 0; }));
    EXPECT_TRUE(bar().pauseButton()->hasFocus()) << qPrintable(window.keyboard().name());
    QTest::mouseClick(bar().pauseButton(), Qt::LeftButton);
    EXPECT_TRUE(page().search().isPaused());
    EXPECT_TRUE(bar().status().startsWith(QStringLiteral("Paused"))) << qPrintable(bar().status());
    QTest::qWait(100); // what is under way is reported
    const int percent = page().search().percent();
    key(Qt::Key_1, Qt::ControlModifier);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Annotate);
    QTest::qWait(300);
    EXPECT_LE(page().search().percent(), percent + 1);
    goToQueue();
    EXPECT_TRUE(page().search().isBusy());
    EXPECT_FALSE(page().isBusy()) << "it rests";
    {
        Answers answers(QMessageBox::Cancel);
        EXPECT_FALSE(window.close());
        ASSERT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("the search for suspicious annotations")));
    }
    QTest::mouseClick(bar().pauseButton(), Qt::LeftButton);
    EXPECT_FALSE(page().search().isPaused());
    ASSERT_TRUE(waitFor([&] { return page().search().percent() > percent; }));
    QTest::mouseClick(bar().pauseButton(), Qt::LeftButton);
    QTest::mouseClick(bar().cancelButton(), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return !page().search().isBusy(); })) << "a pause does not keep it";
    EXPECT_EQ(bar().status(), QStringLiteral("Cancelled."));
    EXPECT_FALSE(list().isVisible());
    EXPECT_TRUE(bar().findButton()->isVisible());
}

TEST_F(SuspicionPageTest, AnotherTreebankEndsTheSearchAndForgetsWhatWasFound)
{
    openAndSearch();
    ASSERT_GT(rows(), 0);
    QSignalSpy opened(&workspace(), &Workspace::opened);
    workspace().open({QString::fromStdString(folder.write("other.conllu", smallTreebank))});
    ASSERT_TRUE(waitFor([&] { return opened.count() > 0; }));
    EXPECT_EQ(model().rowCount(), 0);
    EXPECT_FALSE(list().isVisible());
    EXPECT_TRUE(said().contains(QStringLiteral("have not seen them"))) << "what the search does is said";
}

TEST_F(SuspicionPageTest, WhatIsListedIsSavedAsATable)
{
    openAndSearch();
    ASSERT_GT(rows(), 1);
    const std::string path = folder.file("suspicious.tsv");
    ASSERT_TRUE(page().saveListTo(QString::fromStdString(path)));
    const QStringList lines = QString::fromStdString(test::readBytes(path)).split(u'\n', Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), rows() + 1);
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("How likely\tSentence\t")));
    for (int row = 0; row < rows(); ++row) {
        const QStringList cells = lines[row + 1].trimmed().split(u'\t');
        ASSERT_EQ(cells.size(), 11);
        EXPECT_EQ(cells[1], cell(row, SuspicionModel::Number));
        EXPECT_EQ(cells[4], cell(row, SuspicionModel::Word));
        EXPECT_EQ(cells[6].toStdString(), model().at(row).found.relation);
        EXPECT_NEAR(cells[0].toDouble(), model().at(row).found.confidence, 0.001);
    }
    EXPECT_TRUE(page().saveButton()->isEnabled());
}

TEST_F(SuspicionPageTest, ThatNothingWasFoundIsSaid)
{
    startWith("1\tIt\tit\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tworks\twork\tVERB\t_\t_\t0\troot\t_\t_\n\n");
    for (const SuspicionMethod method : {SuspicionMethod::Jackknife, SuspicionMethod::Validation})
        bar().methodAction(method)->trigger();
    goToQueue();
    ASSERT_TRUE(waitFor([&] { return list().isVisible(); }));
    EXPECT_TRUE(said().contains(QStringLiteral("Nothing suspicious was found."))) << qPrintable(said());
}

TEST_F(SuspicionPageTest, WithoutATreebankItSaysThatOneIsNeeded)
{
    show(window);
    goToQueue();
    EXPECT_TRUE(said().contains(QStringLiteral("Open a treebank"))) << qPrintable(said());
    EXPECT_FALSE(page().isBusy());
    EXPECT_FALSE(bar().findButton()->isEnabled());
}

TEST_F(SuspicionPageTest, BunsetsuAreDecidedLikeWords)
{
    start(QStringList(
        QString::fromStdString(folder.write("own.knp", test::readBytes(test::sampleFile("japanese.knp"))))));
    bar().foldsField()->setValue(2);
    goToQueue();
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    ASSERT_GT(rows(), 0);
    const QueuedSuspicion row = model().at(0);
    ASSERT_TRUE(row.found.rival);
    const std::size_t sentence = model().sentenceIndex(0);
    EXPECT_EQ(page().view()->diagram()->selectedWord(), row.found.unit);
    list().setFocus();
    key(Qt::Key_A);
    EXPECT_EQ(workspace().treebank().sentence(sentence)->headOf(row.found.unit), row.found.rival->head);
    EXPECT_EQ(decision(sentence, row.found.unit), SuspicionDecision::Accepted);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(workspace().treebank().sentence(sentence)->headOf(row.found.unit), row.found.head);
    key(Qt::Key_K);
    EXPECT_TRUE(window.statusText().contains(
        QString::fromStdString(row.judged->unitText(row.found.unit)) + QStringLiteral(": kept as annotated")))
        << qPrintable(window.statusText());
}

} // namespace arcwright::ui::testing
