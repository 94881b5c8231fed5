// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_panel.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/problems_panel.h"
#include "ui/search/pattern_examples.h"

namespace arcwright::ui::testing {

namespace {

class SearchInTheWindow : public WindowTest {
protected:
    SearchInTheWindow() { startWith(smallTreebank); }

    SearchPanel& panel() { return *window.searchPanel(); }
    int rows() { return panel().list()->model()->rowCount(); }
    QString row(int at) { return panel().list()->model()->index(at, 0).data().toString(); }
    std::size_t shown() { return window.sentenceView()->sentence(); }

    /// Searches with the keyboard, from wherever one is.
    void search(const char* pattern)
    {
        QSignalSpy searched(&panel(), &SearchPanel::searched);
        key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        type(pattern);
        key(Qt::Key_Return);
        ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
    }
    /// Puts a replacement into its line and shows what it would do.
    void preview(const QString& replacement)
    {
        QSignalSpy proposed(&panel().search(), &PatternSearch::proposed);
        panel().replacementField()->setText(replacement);
        panel().replacementField()->setFocus();
        key(Qt::Key_Return);
        ASSERT_TRUE(waitFor([&] { return proposed.count() > 0; }));
    }
    void replace()
    {
        QSignalSpy searched(&panel(), &SearchPanel::searched);
        QTest::mouseClick(panel().replaceButton(), Qt::LeftButton);
        ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
    }
};

} // namespace

TEST_F(SearchInTheWindow, SaysWhatCannotBeAsked)
{
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    type("upos=X wrong");
    key(Qt::Key_Return);
    EXPECT_EQ(panel().message(), QStringLiteral("Column 8: There is no predicted layer that could be asked."));
    EXPECT_EQ(rows(), 0);
}

TEST_F(SearchInTheWindow, ListsWhatIsFoundAndGoesThere)
{
    const QAbstractItemModelTester tester(
        panel().list()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    search("upos=NOUN");
    ASSERT_EQ(panel().message(), QStringLiteral("%1 matches").arg(rows()));
    ASSERT_GT(rows(), 1);
    EXPECT_EQ(row(0), QStringLiteral("1: The [dog] saw a cat . · nsubj of saw"));
    key(Qt::Key_Down);
    EXPECT_TRUE(panel().list()->hasFocus());
    EXPECT_EQ(shown(), 0U);
    EXPECT_EQ(canvas().selectedWord(), 2) << "the first";
    key(Qt::Key_F3);
    EXPECT_EQ(canvas().selectedWord(), 5);
    key(Qt::Key_F3, Qt::ShiftModifier);
    EXPECT_EQ(canvas().selectedWord(), 2);
    key(Qt::Key_Escape);
    EXPECT_TRUE(canvas().hasFocus());
}

/// Else its last rows are below the panel's edge, and are seen by a scroll bar beside the list's own alone.
TEST_F(SearchInTheWindow, AllOfTheListIsSeenInASmallWindow)
{
    window.resize(1024, 700);
    search("upos=NOUN");
    QApplication::processEvents();
    EXPECT_EQ(panel().list()->visibleRegion().boundingRect().height(), panel().list()->height());
}

TEST_F(SearchInTheWindow, AMistakeIsNamedWithItsColumn)
{
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    type("upos=NOUN word=x");
    key(Qt::Key_Return);
    EXPECT_EQ(panel().message(), QStringLiteral("Column 11: \"word\" is neither a field nor the name of a word."));
    EXPECT_EQ(panel().patternField()->cursorPosition(), 10);
    EXPECT_FALSE(panel().search().isBusy());
    search("relation=nothing document=nothing");
    EXPECT_EQ(panel().message(), QStringLiteral("0 matches"));
    key(Qt::Key_F3);
    EXPECT_TRUE(window.statusText().startsWith(QStringLiteral("Nothing has been found yet")));
}

TEST_F(SearchInTheWindow, AWordAloneIsFoundWhereverItIsPartOfAForm)
{
    const QString form = QString::fromStdString(workspace().treebank().sentence(0)->unitText(1));
    panel().searchFor(form.toUpper());
    ASSERT_TRUE(waitFor([&] { return !panel().search().isBusy(); }));
    EXPECT_EQ(panel().patternField()->text(), QStringLiteral("form~\"(?i)%1\"").arg(form.toUpper()));
    EXPECT_GE(panel().list()->model()->rowCount(), 1);
    panel().searchFor(QStringLiteral("nsubj>obj"));
    EXPECT_FALSE(panel().message().contains(QStringLiteral("relation="))) << qPrintable(panel().message());
}

TEST_F(SearchInTheWindow, AWordAloneThatIsARelationIsOfferedAsOneWithAClick)
{
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    const QString relation = QString::fromStdString(workspace().treebank().sentence(0)->relationOf(1));
    ASSERT_FALSE(relation.isEmpty());
    search(relation.toUpper().toUtf8().constData());
    ASSERT_TRUE(panel().examples()->isVisible());
    const QString pattern = patternOfRelation(relation);
    EXPECT_TRUE(panel().examples()->text().contains(u'>' + pattern + u'<')) << qPrintable(panel().examples()->text());
    Q_EMIT panel().examples()->linkActivated(pattern);
    ASSERT_TRUE(waitFor([&] { return !panel().search().isBusy(); }));
    EXPECT_EQ(panel().patternField()->text(), pattern);
    EXPECT_GE(panel().list()->model()->rowCount(), 1);
    EXPECT_FALSE(panel().examples()->isVisible());
    search("qqq");
    EXPECT_FALSE(panel().examples()->isVisible()) << qPrintable(panel().examples()->text());
}

TEST_F(SearchInTheWindow, SoAreSeveralWords)
{
    panel().searchFor(QStringLiteral("Velkou mám"));
    EXPECT_TRUE(panel().message().contains(QStringLiteral("form=Velkou"))) << qPrintable(panel().message());
}

TEST_F(SearchInTheWindow, BeforeTheFirstSearchThereAreExamplesThatFindSomethingInsteadOfAnEmptyList)
{
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(panel().list()->isVisible());
    ASSERT_TRUE(panel().examples()->isVisible());
    const QStringList examples = patternExamples(workspace().treebank());
    ASSERT_EQ(examples.size(), 3);
    for (const QString& example : examples) {
        EXPECT_TRUE(panel().examples()->text().contains(example.toHtmlEscaped())) << qPrintable(example);
        QSignalSpy searched(&panel(), &SearchPanel::searched);
        Q_EMIT panel().examples()->linkActivated(example);
        ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
        EXPECT_GT(rows(), 0) << qPrintable(example);
        EXPECT_TRUE(panel().list()->isVisible());
        EXPECT_FALSE(panel().examples()->isVisible());
    }
    startWith("1\tx\t_\tX\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_FALSE(panel().list()->isVisible()) << "what was found is of another treebank";
    EXPECT_FALSE(panel().examples()->isVisible()) << "there is no arc to make them of";
}

TEST_F(SearchInTheWindow, AWordOfSeveralIsOneClickFromBeingFound)
{
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    const std::string form = workspace().treebank().sentence(0)->word(2).form;
    panel().searchFor(QString::fromStdString(form + " " + form));
    EXPECT_TRUE(panel().examples()->isVisible());
    const QString wanted = QStringLiteral("form=") + QString::fromStdString(form);
    EXPECT_TRUE(panel().examples()->text().contains(wanted.toHtmlEscaped())) << qPrintable(panel().examples()->text());
    QSignalSpy searched(&panel(), &SearchPanel::searched);
    Q_EMIT panel().examples()->linkActivated(wanted);
    ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
    EXPECT_GT(rows(), 0);
    EXPECT_FALSE(panel().examples()->isVisible());
}

TEST_F(SearchInTheWindow, ExamplesFitTheTagsOfTheTreebank)
{
    start(QStringList(QString::fromStdString(test::sampleFile("danish.tag"))));
    EXPECT_FALSE(panel().examples()->text().contains(QStringLiteral("upos")));
    const QStringList examples = patternExamples(workspace().treebank());
    EXPECT_EQ(examples.size(), 3);
    for (const QString& example : examples) { // also where tags have features behind them
        search(example.toUtf8().constData());
        EXPECT_GT(rows(), 0) << qPrintable(example);
    }
    start(QStringList(QString::fromStdString(test::sampleFile("japanese.knp"))));
    EXPECT_FALSE(panel().examples()->text().contains(QStringLiteral("tag=")));
}

TEST_F(SearchInTheWindow, WordsOfATextThatIsSearchedAreMarkedInTheDiagram)
{
    key(Qt::Key_F, Qt::ControlModifier);
    ASSERT_TRUE(window.browser()->searchField()->hasFocus());
    type("dog");
    EXPECT_EQ(canvas().foundWords(), std::vector<int>{2});
    key(Qt::Key_Escape);
    EXPECT_TRUE(canvas().foundWords().empty());
}

TEST_F(SearchInTheWindow, AWordFarDownALongSentenceIsBroughtIntoView)
{
    std::string text = "# sent_id = long\n";
    constexpr int words = 400;
    for (int word = 1; word <= words; ++word) {
        const std::string number = std::to_string(word);
        text += number + "\t" + (word == words ? "needle" : "straw") + "\t_\tNOUN\t_\t_\t" + std::to_string(word - 1)
            + "\t" + (word == 1 ? "root" : "dep") + "\t_\t_\n";
    }
    startWith(std::string(smallTreebank) + text + "\n");
    canvas().setWrapped(true);
    const auto isSeen = [&] { return canvas().viewport()->rect().contains(canvas().wordRect(words).center()); };
    window.browser()->setCurrentSentence(workspace().treebank().size() - 1);
    EXPECT_FALSE(isSeen());
    key(Qt::Key_F, Qt::ControlModifier);
    type("needle");
    EXPECT_TRUE(isSeen()) << "of the sentence on view";
    window.browser()->setCurrentSentence(0);
    window.browser()->setCurrentSentence(workspace().treebank().size() - 1);
    EXPECT_TRUE(isSeen()) << "of one that is come to";
}

TEST_F(SearchInTheWindow, TheListHasRoomAndAReplacementItsLineWhenItIsWanted)
{
    window.resize(1024, 700);
    search("upos=NOUN");
    QApplication::processEvents();
    EXPECT_FALSE(panel().replacementField()->isVisible());
    const QModelIndex first = panel().list()->model()->index(0, 0);
    const QRect list = panel().list()->viewport()->visibleRegion().boundingRect();
    EXPECT_GT(list.height() / panel().list()->visualRect(first).height(), 3);
    QTest::mouseClick(panel().replacementButton(), Qt::LeftButton);
    EXPECT_TRUE(panel().replacementField()->hasFocus());
    preview(QStringLiteral("lemma=x"));
    EXPECT_TRUE(panel().replaceButton()->isEnabled());
    QTest::mouseClick(panel().replacementButton(), Qt::LeftButton);
    EXPECT_FALSE(panel().replacementField()->isVisible());
    EXPECT_FALSE(panel().replaceButton()->isEnabled()) << "what cannot be seen is not made";
    EXPECT_EQ(row(0), QStringLiteral("1: The [dog] saw a cat . · nsubj of saw"));
}

TEST_F(SearchInTheWindow, DifferencesToTheLayerAreFound)
{
    Graph graph = workspace().gold(0);
    graph.heads[2] = 5;
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    search("wrong head where gold relation is nsubj");
    ASSERT_EQ(rows(), 1);
    EXPECT_EQ(row(0), QStringLiteral("1: The [dog] saw a cat . · nsubj of saw"));
}

TEST_F(SearchInTheWindow, LayersAreKnownByTheirNames)
{
    const Graph gold = workspace().gold(0);
    Graph other = gold;
    other.heads[2] = 5;
    workspace().startLayer(QStringLiteral("hill"));
    workspace().setPredictions({{workspace().treebank().key(0), {other, Exposure::Unseen}}});
    workspace().startLayer(QStringLiteral("my parser"));
    workspace().setPredictions({{workspace().treebank().key(0), {gold, Exposure::Unseen}}});
    search("wrong in hill right in \"my parser\"");
    ASSERT_EQ(rows(), 1);
    EXPECT_EQ(row(0), QStringLiteral("1: The [dog] saw a cat . · nsubj of saw"));
    search("right in hill wrong in \"my parser\"");
    EXPECT_EQ(rows(), 0);
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    type("upos=X wrong in eisner");
    key(Qt::Key_Return);
    EXPECT_EQ(panel().message(),
        QStringLiteral("Column 17: No layer beside gold is named \"eisner\". Layers: predicted, hill, my parser."));
}

TEST_F(SearchInTheWindow, DifferencesAreFoundInEverySentenceOfALargeTreebank)
{
    std::string text;
    constexpr std::size_t sentences = 1201; // more than are looked at together
    for (std::size_t i = 0; i < sentences; ++i)
        text += "1\ta\t_\tX\t_\t_\t0\troot\t_\t_\n2\tb\t_\tX\t_\t_\t1\tdep\t_\t_\n\n";
    start(QStringList(QString::fromStdString(folder.write("large.conllu", text))));
    workspace().startLayer(QStringLiteral("predicted"));
    std::vector<Workspace::Prediction> predictions;
    for (std::size_t i = 0; i < sentences; i += 2) {
        Graph graph = workspace().gold(i);
        std::swap(graph.heads[1], graph.heads[2]);
        graph.heads[1] = 2;
        predictions.push_back({workspace().treebank().key(i), {graph, Exposure::Unseen}});
    }
    workspace().setPredictions(std::move(predictions));
    search("wrong head form=b");
    EXPECT_EQ(rows(), 601);
    preview(QStringLiteral("head=predicted; lemma=\"x\""));
    EXPECT_EQ(panel().search().edits().size(), 601U);
    EXPECT_TRUE(waitFor([&] { return !panel().search().isBusy(); }));
}

TEST_F(SearchInTheWindow, TheSubtreeOfAWordIsAPattern)
{
    select(5);
    QSignalSpy searched(&panel(), &SearchPanel::searched);
    type("q");
    ASSERT_TRUE(waitFor([&] { return searched.count() > 0; }));
    EXPECT_EQ(panel().patternField()->text(), QStringLiteral("a:[upos=NOUN]; a >det b:[upos=DET]"));
    EXPECT_GE(rows(), 2) << "the cat, and the dog";
    EXPECT_TRUE(panel().isVisible());
}

/// A bar beside the list and one beside the panel are one too many.
TEST_F(SearchInTheWindow, TheListIsScrolledAndNotThePanel)
{
    window.resize(1280, 800);
    search("upos=NOUN");
    QCoreApplication::sendPostedEvents();
    ASSERT_GT(rows(), 0);
    for (QWidget* content :
        {static_cast<QWidget*>(&panel()), static_cast<QWidget*>(window.findChild<ProblemsPanel*>())}) {
        auto* frame = qobject_cast<QScrollArea*>(content->parentWidget()->parentWidget());
        ASSERT_TRUE(frame);
        constexpr int low = 172; // a third of the window, without its title and tabs
        frame->setFixedHeight(low);
        frame->show();
        QCoreApplication::sendPostedEvents();
        EXPECT_EQ(frame->verticalScrollBar()->maximum(), 0) << content->metaObject()->className();
    }
}

TEST_F(SearchInTheWindow, AReplacementIsShownFirstAndIsOneStep)
{
    search("relation=det");
    const int found = rows();
    ASSERT_GT(found, 1);
    EXPECT_FALSE(panel().previewButton()->isEnabled()) << "nothing to put in its place";
    preview(QStringLiteral("relation=detmod"));
    EXPECT_EQ(relation(0, 1), "det") << "nothing is changed yet";
    ASSERT_GT(rows(), 0);
    EXPECT_TRUE(row(0).contains(QStringLiteral("detmod"))) << row(0).toStdString();
    EXPECT_TRUE(panel().message().contains(QStringLiteral("would change")));
    const std::size_t steps = workspace().copy(0).history().position();
    replace();
    EXPECT_EQ(relation(0, 1), "detmod");
    EXPECT_EQ(relation(0, 4), "detmod");
    EXPECT_EQ(workspace().copy(0).history().position(), steps + 1);
    EXPECT_EQ(rows(), 0) << "the list is of the sentences as they are now";
    EXPECT_FALSE(panel().replaceButton()->isEnabled());
    canvas().setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(relation(0, 1), "det");
    EXPECT_EQ(relation(0, 4), "det") << "all of it is taken back";
}

/// What is not ticked stays as it is: by click, by Space, and all at once.
TEST_F(SearchInTheWindow, ChangesThatAreNotTickedAreNotMade)
{
    const auto ticked
        = [&](int at) { return panel().list()->model()->index(at, 0).data(Qt::CheckStateRole).toInt() == Qt::Checked; };
    search("relation=det");
    EXPECT_FALSE(panel().allBox()->isVisible());
    preview(QStringLiteral("relation=detmod"));
    ASSERT_EQ(rows(), 2) << "a change of its own for each of two matches of a sentence";
    EXPECT_TRUE(row(1).contains(QStringLiteral("a: "))) << row(1).toStdString();
    EXPECT_TRUE(ticked(0) && ticked(1));
    panel().list()->setFocus();
    panel().list()->setCurrentIndex(panel().list()->model()->index(0, 0));
    key(Qt::Key_Space);
    EXPECT_FALSE(ticked(0));
    EXPECT_TRUE(panel().message().contains(QStringLiteral("1 of 2"))) << panel().message().toStdString();
    EXPECT_EQ(panel().allBox()->checkState(), Qt::PartiallyChecked);
    QTest::mouseClick(panel().allBox(), Qt::LeftButton);
    EXPECT_TRUE(ticked(0) && ticked(1));
    QTest::mouseClick(panel().allBox(), Qt::LeftButton);
    EXPECT_FALSE(ticked(0) || ticked(1));
    EXPECT_FALSE(panel().replaceButton()->isEnabled());
    panel().list()->setFocus();
    panel().list()->setCurrentIndex(panel().list()->model()->index(1, 0));
    key(Qt::Key_Space);
    replace();
    EXPECT_EQ(relation(0, 1), "det");
    EXPECT_EQ(relation(0, 4), "detmod");
}

/// Words that come and go are one step, which undo takes back to the byte.
TEST_F(SearchInTheWindow, AReplacementInsertsAndDeletesWords)
{
    const auto bytes = [&] { return workspace().copy(0).document()->serialised().value(); };
    const std::string before = bytes();
    search("n:[upos=NOUN] > d:[upos=DET]");
    preview(QStringLiteral("insert a:[form=big upos=ADJ head=n relation=amod] before n; delete d"));
    ASSERT_EQ(rows(), 2);
    EXPECT_TRUE(row(0).contains(QStringLiteral("inserted big"))) << row(0).toStdString();
    replace();
    EXPECT_NE(bytes().find("# text = big dog saw big cat."), std::string::npos) << bytes();
    canvas().setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(bytes(), before);
}

TEST_F(SearchInTheWindow, AReplacementAsksOnlyLayersThatThereAre)
{
    search("relation=det");
    panel().replacementField()->setText(QStringLiteral("relation=hill.relation"));
    panel().replacementField()->setFocus();
    key(Qt::Key_Return);
    EXPECT_TRUE(panel().message().startsWith(QStringLiteral("Column 10: "))) << panel().message().toStdString();
    EXPECT_FALSE(panel().replaceButton()->isEnabled());
}

TEST_F(SearchInTheWindow, AnEditGivesUpWhatWasProposed)
{
    search("relation=det");
    preview(QStringLiteral("relation=detmod"));
    ASSERT_TRUE(panel().replaceButton()->isEnabled());
    setRelation(workspace(), 0, 1, QStringLiteral("x"));
    EXPECT_FALSE(panel().replaceButton()->isEnabled());
    EXPECT_TRUE(row(0).startsWith(QStringLiteral("1: [The] dog"))) << row(0).toStdString();
}

TEST_F(SearchInTheWindow, AReplacementThatCannotBeReadIsNotMade)
{
    search("relation=det");
    panel().replacementField()->setText(QStringLiteral("id=3"));
    panel().replacementField()->setFocus();
    key(Qt::Key_Return);
    EXPECT_EQ(panel().message(), QStringLiteral("Column 1: \"id\" cannot be given another value."));
    EXPECT_FALSE(panel().replaceButton()->isEnabled());
}

} // namespace arcwright::ui::testing
