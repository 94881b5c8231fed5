// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>
#include <string>

#include <QHelpEvent>
#include <QLineEdit>
#include <QLocale>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

#include "core/evaluation/error_repairs.h"
#include "core/evaluation/layer_scores.h"
#include "core/evaluation/score_card.h"
#include "tests/ui/analysis/analysed_window.h"
#include "ui/analysis/figure_table.h"
#include "ui/analysis/figure_texts.h"
#include "ui/analysis/word_selection.h"

namespace arcwright::ui::testing {

namespace {

class FiguresTest : public AnalysedWindowTest {
protected:
    /// How many words are behind a cell.
    std::size_t behind(const Figure& figure, const TableCell& cell)
    {
        return chosenRows(page().model().data()->table, figure.choices[static_cast<std::size_t>(cell.choice)]).size();
    }
    static std::size_t rowOf(const Figure& figure, const char* name)
    {
        const auto& rows = figure.table.rows;
        const auto row = std::find_if(rows.begin(), rows.end(),
            [&](const auto& cells) { return cells.front().text == QString::fromLatin1(name); });
        return static_cast<std::size_t>(row - rows.begin());
    }
    /// The layer poor says nothing of the first sentences, and has learnt from others.
    void analysePartly()
    {
        analyse();
        std::vector<Workspace::Prediction> predictions;
        for (std::size_t s = 8; s < workspace().treebank().size(); ++s) {
            const SentenceKey key = workspace().treebank().key(s);
            Analysis analysis = *workspace().layerNamed(QStringLiteral("poor"))->find(key);
            analysis.exposure = s % 3 == 0 ? Exposure::Seen : Exposure::Unseen;
            predictions.push_back({key, std::move(analysis)});
        }
        workspace().startLayer(QStringLiteral("poor"));
        workspace().setPredictions(std::move(predictions));
        ASSERT_TRUE(waitUntilShown());
        FigureSettings settings = page().model().settings();
        settings.system = 1;
        page().model().setSettings(settings);
        ASSERT_TRUE(waitUntilShown());
        ASSERT_EQ(systemNames(page().model().data()->table)[1], "poor");
    }
};

} // namespace

TEST_F(FiguresTest, EveryPointRowAndCellLeadsToWords)
{
    analyse();
    const auto data = page().model().data();
    page().dashboard()->add({FigureKind::Calibration});
    page().dashboard()->add({FigureKind::Repairs});
    page().dashboard()->add({FigureKind::Grid, Property::Relation, Property::Distance});
    page().dashboard()->add({FigureKind::Breakdown, Property::Tag});
    ASSERT_TRUE(waitUntilShown());
    for (const DashboardCard* card : page().dashboard()->cards()) {
        SCOPED_TRACE(figureName(card->spec()).toStdString());
        const Figure& figure = card->figure();
        for (const ChartSeries& series : figure.chart.series) {
            for (const auto& point : series.points) {
                const bool isLine = series.name == u"as sure as right";
                const bool isUntold = point && (point->tip.contains(u"ELAS") || point->tip.contains(u"EULAS"));
                EXPECT_TRUE(!point || isLine || isUntold == (point->choice < 0)) << series.name.toStdString();
            }
        }
        FigureTableModel rows;
        rows.setContent(figure.table);
        for (int row = 0; row < rows.rowCount(); ++row) {
            const QString name = figure.table.rows[static_cast<std::size_t>(row)][0].text;
            EXPECT_EQ(rows.choiceOfRow(row) >= 0, name != u"ELAS" && name != u"EULAS") << name.toStdString();
        }
    }
    // As many words as the scores say.
    const auto& figure = card(FigureKind::Scores).figure();
    const auto behind = [&](const char* score, std::size_t system) {
        const auto place = figure.chart.categories.indexOf(QString::fromLatin1(score));
        const int choice = figure.chart.series[system].points[static_cast<std::size_t>(place)]->choice;
        return chosenRows(data->table, figure.choices[static_cast<std::size_t>(choice)]).size();
    };
    for (std::size_t system = 0; system < 2; ++system) {
        const Evaluation scores = evaluationOf(data->table, system);
        EXPECT_EQ(behind("UAS", system), scores.all.tokens - scores.all.heads);
        EXPECT_EQ(behind("LAS", system), scores.all.tokens - scores.all.labelled);
        EXPECT_EQ(behind("LA", system), scores.all.tokens - scores.all.labels);
        EXPECT_EQ(behind("RA", system), scores.roots.gold - scores.roots.right);
        EXPECT_EQ(behind("tree arcs, F", system), behind("LAS", system));
        EXPECT_GE(behind("graph, F", system), behind("further parents, F", system));
        EXPECT_GT(behind("CLAS", system), 0U);
        EXPECT_LE(behind("CLAS", system), behind("LAS", system));
        EXPECT_EQ(behind("BLEX, gold lemmas", system), behind("CLAS", system));
        EXPECT_GE(behind("MLAS, gold tags", system), behind("CLAS", system)) << "with function words";
    }
}

TEST_F(FiguresTest, HowSureParsersWereIsComparedWithHowOftenTheyAreRight)
{
    analyse();
    DashboardCard* calibration = page().dashboard()->add({FigureKind::Calibration});
    ASSERT_TRUE(waitUntilShown());
    const auto& chart = calibration->figure().chart;
    ASSERT_EQ(chart.series.size(), 3U) << "both systems and the line between";
    std::vector<std::size_t> words(10);
    std::vector<std::size_t> right(10);
    for (std::size_t s = 0; s < workspace().treebank().size(); ++s) {
        const Analysis& analysis = *workspace().layerNamed(QStringLiteral("good"))->find(workspace().treebank().key(s));
        for (int word = 1; word <= analysis.graph.size(); ++word) {
            const auto bin = static_cast<std::size_t>(analysis.confidences[static_cast<std::size_t>(word) - 1] * 10);
            ++words[bin];
            right[bin] += analysis.graph.arc(word).head == workspace().gold(s).arc(word).head ? 1 : 0;
        }
    }
    for (std::size_t bin = 0; bin < words.size(); ++bin) {
        ASSERT_TRUE(chart.series[0].points[bin]) << bin;
        EXPECT_NEAR(chart.series[0].points[bin]->value,
            100.0 * static_cast<double>(right[bin]) / static_cast<double>(words[bin]), 1e-9)
            << bin;
    }
}

TEST_F(FiguresTest, RepairsLeadToTheWordsTheyMakeRight)
{
    analyse();
    DashboardCard* repairs = page().dashboard()->add({FigureKind::Repairs});
    ASSERT_TRUE(waitUntilShown());
    const auto counts = countRepairs(page().model().data()->table, 1);
    const int relation = categoryOf(*repairs->chart(), "another relation");
    ASSERT_GE(relation, 0);
    const RepairCounts& expected = counts[static_cast<std::size_t>(RepairKind::Relation)];
    EXPECT_EQ(repairs->figure().chart.series[1].points[static_cast<std::size_t>(relation)]->value,
        static_cast<double>(expected.repairs));
    clickBar(*repairs->chart(), {1, relation});
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("poor.repair=relation"));
    EXPECT_EQ(drillDown().hits().hits().size(), expected.rows.size());
    const auto chosen = drillDown().hits().hits();
    drillDown().search(drillDown().patternField()->text());
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), chosen) << "the language finds the same";
}

TEST_F(FiguresTest, WordsNewToAParserAndItsTournamentAreBrokenDown)
{
    analyse();
    std::vector<Workspace::Prediction> predictions;
    std::vector<Hit> unknown;
    std::vector<Hit> close;
    for (std::size_t s = 0; s < workspace().treebank().size(); ++s) {
        Analysis analysis = *workspace().layerNamed(QStringLiteral("poor"))->find(workspace().treebank().key(s));
        for (int word = 1; word <= analysis.graph.size(); ++word) {
            analysis.known.push_back(word % 4 != 0);
            analysis.contests.push_back({word % 3 + 1, word % 3 == 0 ? -1 : 0.01 * word});
            if (word % 4 == 0 && isWrong("poor", s, word))
                unknown.push_back({s, word});
            if (word % 3 != 0 && word < 10 && isWrong("poor", s, word))
                close.push_back({s, word});
        }
        predictions.push_back({workspace().treebank().key(s), analysis});
    }
    workspace().startLayer(QStringLiteral("new"));
    workspace().setPredictions(std::move(predictions));
    ASSERT_TRUE(waitUntilShown());
    FigureSettings settings = page().model().settings();
    const auto systems = systemNames(page().model().data()->table);
    settings.system = static_cast<std::size_t>(std::find(systems.begin(), systems.end(), "new") - systems.begin());
    page().model().setSettings(settings);
    for (const auto& [property, bar, pattern, expected] :
        {std::tuple(Property::Vocabulary, "unknown", "new.known=no AND wrong in new", unknown),
            std::tuple(Property::Margin, "0-0.1", "new.margin<=0.09 AND wrong in new", close)}) {
        page().dashboard()->add({FigureKind::Costs, property});
        ASSERT_TRUE(waitUntilShown());
        FigureChart& chart = *card(FigureKind::Costs, property).chart();
        ASSERT_GE(categoryOf(chart, bar), 0) << bar;
        drillDown().setChoice({});
        clickBar(chart, {static_cast<int>(settings.system), categoryOf(chart, bar)});
        EXPECT_EQ(drillDown().hits().hits(), expected) << bar;
        EXPECT_EQ(drillDown().patternField()->text(), QString::fromLatin1(pattern));
        drillDown().search(drillDown().patternField()->text());
        ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
        EXPECT_EQ(drillDown().hits().hits(), expected) << "the language finds the same";
    }
    EXPECT_TRUE(page().model().data()->told[static_cast<std::size_t>(Property::Candidates)]);
}

/// Names without bars told nothing, and pushed what costs something out of the figure.
TEST_F(FiguresTest, WhatCostsNothingIsNoBar)
{
    analyse();
    const auto data = page().model().data();
    for (const Property property : {Property::Relation, Property::Distance, Property::Tag}) {
        const Figure costs = makeFigure(*data, {FigureKind::Costs, property}, page().model().settings());
        QStringList costly;
        for (std::size_t row = 0; row < costs.table.rows.size(); ++row) {
            const auto& cells = costs.table.rows[row];
            constexpr std::size_t errorsOfFirst = 2;
            constexpr std::size_t errorsOfSecond = 8;
            if (*cells[errorsOfFirst].number > 0 || *cells[errorsOfSecond].number > 0)
                costly << cells.front().text;
        }
        ASSERT_FALSE(costly.isEmpty());
        constexpr qsizetype mostBars = 12;
        EXPECT_EQ(costs.chart.categories, costly.first(std::min(mostBars, costly.size())));
        for (const ChartSeries& series : costs.chart.series) {
            ASSERT_EQ(series.points.size(), static_cast<std::size_t>(costs.chart.categories.size()));
            for (std::size_t place = 0; place < series.points.size(); ++place) {
                if (!series.points[place])
                    continue;
                const int choice = series.points[place]->choice;
                const std::size_t words
                    = chosenRows(data->table, costs.choices[static_cast<std::size_t>(choice)]).size();
                EXPECT_EQ(static_cast<double>(words), series.points[place]->value)
                    << costs.chart.categories[static_cast<qsizetype>(place)].toStdString();
            }
        }
    }
}

/// Most words are of no kind of attachment: their bar was the longest, and the first.
TEST_F(FiguresTest, WordsWithNoneOfWhatIsAskedForStandLast)
{
    analyse();
    const auto data = page().model().data();
    const Figure costs = makeFigure(*data, {FigureKind::Costs, Property::Kind}, page().model().settings());
    ASSERT_GT(costs.chart.categories.size(), 1);
    ASSERT_TRUE(costs.chart.categories.contains(QStringLiteral("none of these kinds")));
    EXPECT_EQ(costs.chart.categories.back(), QStringLiteral("none of these kinds"));
}

TEST_F(FiguresTest, WhereNothingIsWrongThereIsNoChartOfCosts)
{
    analyse();
    std::vector<Workspace::Prediction> predictions;
    for (std::size_t s = 0; s < workspace().treebank().size(); ++s)
        predictions.push_back({workspace().treebank().key(s), {workspace().gold(s), Exposure::Unseen}});
    for (const char* layer : {"good", "poor"}) {
        workspace().startLayer(QString::fromLatin1(layer));
        workspace().setPredictions(predictions);
    }
    ASSERT_TRUE(waitUntilShown());
    const Figure costs
        = makeFigure(*page().model().data(), {FigureKind::Costs, Property::Relation}, page().model().settings());
    EXPECT_TRUE(costs.chart.isEmpty());
    EXPECT_EQ(costs.sentence, QStringLiteral("Nothing is wrong."));
    EXPECT_FALSE(costs.table.isEmpty()) << "how many words there are of each";
}

TEST_F(FiguresTest, WordsAreThoseThatAreScored)
{
    analysePartly();
    const auto data = page().model().data();
    const FigureSettings settings = page().model().settings();
    for (const bool withPunctuation : {true, false}) {
        FigureSettings each = settings;
        each.withPunctuation = withPunctuation;
        const Figure grid = makeFigure(*data, {FigureKind::Grid, Property::Relation, Property::Distance}, each);
        ASSERT_FALSE(grid.table.rows.empty());
        for (const auto& row : grid.table.rows) {
            EXPECT_EQ(behind(grid, row[2]), static_cast<std::size_t>(*row[2].number)) << row[0].text.toStdString();
            EXPECT_EQ(behind(grid, row[3]), static_cast<std::size_t>(*row[3].number));
        }
        const Figure calibration = makeFigure(*data, {FigureKind::Calibration}, each);
        ASSERT_FALSE(calibration.table.rows.empty());
        for (const auto& row : calibration.table.rows) {
            EXPECT_EQ(behind(calibration, row[3]), static_cast<std::size_t>(*row[3].number));
            for (const TableCell& cell : row)
                EXPECT_GE(cell.choice, 0);
        }
        for (const Property property : {Property::Relation, Property::Confidence, Property::Distance}) {
            const Figure costs = makeFigure(*data, {FigureKind::Costs, property}, each);
            for (const auto& row : costs.table.rows)
                EXPECT_EQ(behind(costs, row[1]), static_cast<std::size_t>(*row[1].number)) << row[0].text.toStdString();
        }
    }
    // Alone, too, and in the language of the line.
    page().model().setCompared(QStringLiteral("good"), false);
    ASSERT_TRUE(waitUntilShown());
    const Figure& figure = card(FigureKind::Costs).figure();
    ASSERT_EQ(page().model().data()->table.systems().size(), 1U);
    const TableCell& words = figure.table.rows[rowOf(figure, "nsubj")][1];
    drillDown().setChoice(figure.choices[static_cast<std::size_t>(words.choice)]);
    const auto hits = drillDown().hits().hits();
    EXPECT_EQ(
        hits, wordsThat([&](std::size_t s, int w) { return s >= 8 && s % 3 != 0 && goldRelation(s, w) == "nsubj"; }));
    EXPECT_EQ(hits.size(), static_cast<std::size_t>(*words.number));
    EXPECT_EQ(drillDown().patternField()->text(),
        QStringLiteral("relation=nsubj AND poor.outcome=right|wrong-head|wrong-relation"));
    drillDown().search(drillDown().patternField()->text());
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), hits);
}

TEST_F(FiguresTest, AnEmptyCellLeadsToTheWordsOfItsSystem)
{
    analyse();
    DashboardCard& scores = card(FigureKind::Scores);
    const Figure& figure = scores.figure();
    std::vector<int> chosen;
    QObject::connect(
        scores.table(), &FigureTable::chosen, scores.table(), [&](int choice) { chosen.push_back(choice); });
    scores.showTable(true);
    QCoreApplication::processEvents();
    const auto enter = [&](std::size_t row, int column) {
        chosen.clear();
        scores.table()->setCurrentIndex(scores.table()->model()->index(static_cast<int>(row), column));
        QTest::keyClick(scores.table(), Qt::Key_Space);
        return chosen.empty() ? -1 : chosen.front();
    };
    const std::size_t clas = rowOf(figure, "CLAS");
    const auto empty = static_cast<int>(figure.table.columns.indexOf(QStringLiteral("poor: without punctuation")));
    ASSERT_TRUE(empty > 0 && figure.table.rows[clas][static_cast<std::size_t>(empty)].text.isEmpty());
    const int choice = enter(clas, empty);
    ASSERT_GE(choice, 0);
    EXPECT_EQ(systemOf(figure.choices[static_cast<std::size_t>(choice)]), std::optional<std::size_t>(1));
    const int name = enter(clas, 0);
    ASSERT_GE(name, 0);
    EXPECT_EQ(systemOf(figure.choices[static_cast<std::size_t>(name)]), std::optional<std::size_t>(0)) << "the first";
    for (int column = 0; column < figure.table.columns.size(); ++column)
        EXPECT_EQ(enter(rowOf(figure, "ELAS"), column), -1) << "the table does not know them";
}

TEST_F(FiguresTest, FilesOfTablesHavePointsInIntervals)
{
    analyse();
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("cs")));
    const Figure figure = makeFigure(*page().model().data(), {FigureKind::Scores}, page().model().settings());
    QLocale::setDefault(before);
    const TableCell& interval = figure.table.rows[0][2];
    EXPECT_TRUE(interval.text.contains(u','));
    const QList<QByteArray> cells = tableBytes(figure.table, TableFormat::Tsv).split('\n')[1].split('\t');
    EXPECT_FALSE(cells[2].contains(','));
    EXPECT_EQ(cells[2], interval.text.toUtf8().replace(',', '.'));
    EXPECT_FALSE(tableBytes(figure.table, TableFormat::Json).contains(interval.text.toUtf8()));
}

TEST_F(FiguresTest, PointingAtAMarkTellsOfHowManyWordsItIsAndTheInterval)
{
    analyse();
    const OutcomeTable& table = page().model().data()->table;
    const auto tipAt = [&](FigureChart& chart, ChartPlace place) {
        bringIntoView(chart);
        const QPoint at = chart.placeRect(place).center().toPoint();
        QHelpEvent help(QEvent::ToolTip, at, chart.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(chart.viewport(), &help);
        return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText();
    };
    const AttachmentCounts counts = evaluationOf(table, 0).all;
    FigureChart& scores = *card(FigureKind::Scores).chart();
    const QString score = tipAt(scores, {0, categoryOf(scores, "UAS")});
    const Interval interval = wilsonInterval(counts.heads, counts.tokens);
    EXPECT_TRUE(score.contains(QLocale().toString(counts.tokens))) << qPrintable(score);
    EXPECT_TRUE(score.contains(intervalText(interval))) << qPrintable(score);

    FigureChart& distance = *card(FigureKind::Breakdown, Property::Distance).chart();
    const auto far = wordsThat([&](std::size_t s, int w) {
        const int head = workspace().gold(s).arc(w).head;
        return head > 0 && std::abs(head - w) >= 3 && std::abs(head - w) <= 7;
    });
    const auto right = wordsThat([&](std::size_t s, int w) {
        const int head = workspace().gold(s).arc(w).head;
        return head > 0 && std::abs(head - w) >= 3 && std::abs(head - w) <= 7 && !isWrong("poor", s, w);
    });
    const QString tip = tipAt(distance, {1, categoryOf(distance, "3-7")});
    EXPECT_TRUE(tip.contains(QString::number(far.size()))) << qPrintable(tip);
    EXPECT_TRUE(tip.contains(intervalText(wilsonInterval(right.size(), far.size())))) << qPrintable(tip);
}

} // namespace arcwright::ui::testing
