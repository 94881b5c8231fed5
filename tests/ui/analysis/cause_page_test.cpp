// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_page.h"

#include <algorithm>

#include <QLineEdit>
#include <QTabWidget>
#include <QTreeView>

#include "tests/core/support/toy_treebank.h"
#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/cause_model.h"
#include "ui/analysis/cause_texts.h"
#include "ui/analysis/figure_chart.h"
#include "ui/analysis/figure_export.h"
#include "ui/analysis/group_view.h"
#include "ui/analysis/lit_diagram.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

/// The window with a treebank on whose half a parser was trained, so that it has seen some of it.
class CausePageTest : public WindowTest {
protected:
    static constexpr std::size_t sentences = 30;

    CausePage& page() { return *window.findChild<CausePage*>(); }
    const CauseModel& model() { return page().model(); }
    int rows() { return model().rowCount(); }

    std::shared_ptr<const Model> parserOf(std::size_t first, std::size_t last)
    {
        Sentences some;
        for (std::size_t i = first; i < last; ++i)
            some.push_back(workspace().treebank().sentence(i));
        TrainingSettings settings = test::quickSettings();
        settings.trainer.epochs = 1;
        return test::trained(some, settings);
    }
    void openPage()
    {
        window.resize(1280, 860);
        start(QStringList(
            QString::fromStdString(folder.write("english.conllu", firstSentences("english.conllu", sentences)))));
        key(Qt::Key_2, Qt::ControlModifier);
        for (QWidget* parent = page().parentWidget(); parent != nullptr; parent = parent->parentWidget()) {
            if (auto* tabs = qobject_cast<QTabWidget*>(parent))
                tabs->setCurrentWidget(&page());
        }
        QCoreApplication::processEvents();
    }
    void findCausesOf(const std::shared_ptr<const Model>& model)
    {
        window.learning().useModel(AnyModel(model), QStringLiteral("half.model"));
        ASSERT_TRUE(waitFor([&] { return !window.learning().isBusy(); }));
        ASSERT_TRUE(page().findButton()->isEnabled());
        QTest::mouseClick(page().findButton(), Qt::LeftButton);
        ASSERT_TRUE(waitFor([&] { return !page().isBusy() && hasFound(); }));
    }
    bool hasFound() { return model().found() != nullptr; }
    void clickBar(FigureChart& chart, int category)
    {
        QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, chart.placeRect({0, category}).center().toPoint());
        QCoreApplication::processEvents();
    }
    static int biggest(const FigureChart& chart)
    {
        const auto& points = chart.content().series[0].points;
        const auto most = std::max_element(points.begin(), points.end(),
            [](const auto& first, const auto& second) { return first->value < second->value; });
        return static_cast<int>(most - points.begin());
    }
};

TEST_F(CausePageTest, WithoutAParserItSaysWhatIsMissing)
{
    openPage();
    EXPECT_FALSE(page().findButton()->isEnabled());
    EXPECT_TRUE(said().contains(QStringLiteral("Causes are told of the parser in use")));
}

/// "no. 2" and "pruned" in one row seem to contradict each other: one is of the arc, the other of all the tree.
TEST_F(CausePageTest, TheTreeIsToldFromTheArc)
{
    startWith(smallTreebank);
    WordError error;
    error.word = 2;
    error.head = 5;
    error.goldHead = 3;
    error.reach = Reach::SecondBest;
    error.rank = 2;
    error.source = ErrorSource::Pruned;
    const QString text = errorText(*workspace().treebank().sentence(0), error);
    EXPECT_TRUE(text.contains(QStringLiteral("As to the whole tree: ") + sourceSentence(ErrorSource::Pruned)))
        << qPrintable(text);
    const CauseModel model(workspace());
    EXPECT_EQ(
        model.headerData(CauseModel::Source, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Its tree"));
    start(QStringList(QString::fromStdString(test::sampleFile("japanese.knp"))));
    EXPECT_EQ(model.headerData(CauseModel::Source, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Kind"))
        << "there each head is judged by itself";
}

/// Hill climbing leaves what gains less than it asks of a move: no head is "lower by" a number below zero.
TEST_F(CausePageTest, AHeadThatScoresMoreIsNotCalledLower)
{
    WordError error;
    error.reach = Reach::SecondBest;
    error.rank = 2;
    error.loss = 0.23;
    EXPECT_EQ(nearnessText(error), QStringLiteral("no. 2, by 0.23"));
    error.loss = -0.23;
    EXPECT_EQ(nearnessText(error), QStringLiteral("no. 2, yet 0.23 more"));
}

TEST_F(CausePageTest, ItListsTheErrorsOfUnseenSentencesThoseThatRepairMostFirst)
{
    openPage();
    const auto half = parserOf(0, sentences / 2);
    findCausesOf(half);
    ASSERT_GT(rows(), 5);
    // The same by asking the parser about each sentence.
    RelationPool relations;
    const Parser parser(half, relations);
    std::size_t errors = 0;
    std::size_t seen = 0;
    for (std::size_t i = 0; i < sentences; ++i) {
        const auto sentence = workspace().treebank().sentence(i);
        Parser::Workspace own;
        seen += parser.hasSeen(*sentence) ? 1 : 0;
        if (!parser.hasSeen(*sentence))
            errors += causesOf(parser, *sentence, own).errors.size();
    }
    EXPECT_EQ(static_cast<std::size_t>(rows()), errors);
    EXPECT_EQ(model().found()->seen, seen);
    EXPECT_GE(seen, sentences / 2);
    EXPECT_TRUE(page().status().contains(QString::number(seen)));
    EXPECT_TRUE(page().status().contains(QStringLiteral("half.model")));
    const auto gain = [&](int row) {
        return static_cast<int>(model().error(row).repaired.size())
            - static_cast<int>(model().error(row).broken.size());
    };
    for (int row = 1; row < rows(); ++row)
        EXPECT_GE(gain(row - 1), gain(row));
}

TEST_F(CausePageTest, ABarListsItsErrorsAndASecondClickAllOfThem)
{
    openPage();
    findCausesOf(parserOf(0, sentences / 2));
    const int all = rows();
    // Each chart and the list leave by a menu of their own.
    const auto exports = page().findChildren<FigureExport*>();
    EXPECT_EQ(exports.size(), 5) << "and what is counted by groups";
    const auto lines = [&](FigureExport* figure) {
        EXPECT_TRUE(figure->saveTo(QString::fromStdString(folder.file("figure.tsv"))));
        const std::string text = test::readBytes(folder.file("figure.tsv"));
        return std::count(text.begin(), text.end(), '\n');
    };
    EXPECT_EQ(lines(page().findChild<QTreeView*>(QStringLiteral("wrongHeads"))->findChild<FigureExport*>()), all + 1);
    const int reach = biggest(*page().reachFigure());
    clickBar(*page().reachFigure(), reach);
    EXPECT_EQ(rows(), page().reachFigure()->content().series[0].points[static_cast<std::size_t>(reach)]->value);
    for (int row = 0; row < rows(); ++row)
        EXPECT_EQ(model().error(row).reach, static_cast<Reach>(reach));
    // Choices of several charts are combined.
    const int cascade = biggest(*page().cascadeFigure());
    clickBar(*page().cascadeFigure(), cascade);
    for (int row = 0; row < rows(); ++row)
        EXPECT_EQ(cascadeStepOf(model().error(row)), static_cast<std::size_t>(cascade));
    clickBar(*page().cascadeFigure(), cascade);
    clickBar(*page().reachFigure(), reach);
    EXPECT_EQ(rows(), all);
    const int source = biggest(*page().sourceFigure());
    clickBar(*page().sourceFigure(), source);
    EXPECT_GT(rows(), 0);
    for (int row = 0; row < rows(); ++row)
        EXPECT_EQ(model().error(row).source, static_cast<ErrorSource>(source + 1));
}

TEST_F(CausePageTest, ChoicesAreCombinedWithAPattern)
{
    openPage();
    findCausesOf(parserOf(0, sentences / 2));
    const int all = rows();
    const int reach = biggest(*page().reachFigure());
    clickBar(*page().reachFigure(), reach);
    const int ofReach = rows();
    const QString ofBar = page().patternField()->text();
    EXPECT_TRUE(ofBar.contains(QStringLiteral("reach="))) << qPrintable(ofBar);
    // What stands there says the same by itself.
    page().patternField()->setFocus();
    QTest::keyClick(page().patternField(), Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    EXPECT_EQ(rows(), ofReach);
    EXPECT_TRUE(page().reachFigure()->chosenPlaces().empty());
    // A pattern, and then a bar.
    page().patternField()->setText(QStringLiteral("distance>2"));
    QTest::keyClick(page().patternField(), Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    const auto distance = [&](int row) {
        const WordError& error = model().error(row);
        return error.goldHead > 0 ? std::abs(error.goldHead - error.word) : 0;
    };
    int far = rows();
    EXPECT_GT(far, 0);
    EXPECT_LT(far, all);
    for (int row = 0; row < rows(); ++row)
        EXPECT_GT(distance(row), 2);
    clickBar(*page().reachFigure(), reach);
    EXPECT_LE(rows(), far);
    EXPECT_TRUE(page().patternField()->text().startsWith(QStringLiteral("distance>2 AND ")));
    for (int row = 0; row < rows(); ++row) {
        EXPECT_GT(distance(row), 2);
        EXPECT_EQ(model().error(row).reach, static_cast<Reach>(reach));
    }
    page().patternField()->clear();
    EXPECT_EQ(rows(), all);
    // What is wrong with a pattern is said.
    page().patternField()->setText(QStringLiteral("distanse>2"));
    QTest::keyClick(page().patternField(), Qt::Key_Return);
    EXPECT_TRUE(page().status().contains(QStringLiteral("distanse"))) << qPrintable(page().status());
}

TEST_F(CausePageTest, ErrorsAreCountedByGroupsWhichLeadToThem)
{
    openPage();
    findCausesOf(parserOf(0, sentences / 2));
    const int all = rows();
    page().patternField()->setFocus();
    page().patternField()->setText(QStringLiteral("[] group by reach"));
    QTest::keyClick(page().patternField(), Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    ASSERT_TRUE(page().groups()->isVisible());
    EXPECT_FALSE(page().list()->isVisible());
    EXPECT_EQ(page().groups()->counts().total, static_cast<std::size_t>(all));
    const GroupedCounts counts = page().groups()->counts();
    clickBar(*page().groups()->chart(), 0);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    EXPECT_TRUE(page().list()->isVisible());
    EXPECT_EQ(static_cast<std::size_t>(rows()), counts.groups.front().count);
    EXPECT_TRUE(page().patternField()->text().contains(QStringLiteral("reach=")))
        << qPrintable(page().patternField()->text());
    // A bar lists again what was counted.
    page().patternField()->setText(QStringLiteral("distance>1 group by upos"));
    QTest::keyClick(page().patternField(), Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    const int reach = biggest(*page().reachFigure());
    clickBar(*page().reachFigure(), reach);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    EXPECT_TRUE(page().list()->isVisible());
    EXPECT_TRUE(page().patternField()->text().startsWith(QStringLiteral("distance>1 AND ")));
    // Of nothing there are no groups.
    page().patternField()->setText(QStringLiteral("form=nosuchword group by upos"));
    QTest::keyClick(page().patternField(), Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return !page().isBusy(); }));
    EXPECT_TRUE(page().list()->isVisible());
    EXPECT_EQ(rows(), 0);
}

TEST_F(CausePageTest, TheCascadeIsLitAndEnterOpensTheSentence)
{
    openPage();
    findCausesOf(parserOf(0, sentences / 2));
    for (int row = 0; row < std::min(rows(), 5); ++row) {
        page().list()->setCurrentIndex(page().list()->model()->index(row, 0));
        std::vector<int> lit = model().error(row).repaired;
        lit.push_back(model().error(row).word);
        std::sort(lit.begin(), lit.end());
        EXPECT_EQ(page().diagram()->litUnits(), lit);
        EXPECT_FALSE(page().said().isEmpty());
    }
    page().list()->setCurrentIndex(page().list()->model()->index(0, 0));
    const std::size_t sentence = model().sentenceIndex(0);
    const int word = model().error(0).word;
    page().list()->setFocus();
    key(Qt::Key_Return);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Annotate);
    EXPECT_EQ(window.sentenceView()->sentence(), sentence);
    EXPECT_EQ(canvas().selectedWord(), word);
}

TEST_F(CausePageTest, ErrorsOfEditedSentencesGoAndComeBackWithUndo)
{
    openPage();
    findCausesOf(parserOf(0, sentences / 2));
    const int all = rows();
    const std::size_t sentence = model().sentenceIndex(0);
    const WordError error = model().error(0);
    int ofSentence = 0;
    for (int row = 0; row < all; ++row)
        ofSentence += model().sentenceIndex(row) == sentence ? 1 : 0;
    setHead(workspace(), sentence, error.word, error.head);
    EXPECT_EQ(rows(), all - ofSentence);
    EXPECT_TRUE(page().status().contains(QStringLiteral("edited since")));
    workspace().undo();
    EXPECT_EQ(rows(), all);
}

} // namespace

} // namespace arcwright::ui::testing
