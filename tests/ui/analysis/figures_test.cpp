// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>

#include "core/evaluation/error_repairs.h"
#include "core/evaluation/layer_scores.h"
#include "tests/ui/analysis/analysed_window.h"
#include "ui/analysis/figure_texts.h"
#include "ui/analysis/word_selection.h"

namespace arcwright::ui::testing {

namespace {

class FiguresTest : public AnalysedWindowTest { };

} // namespace

TEST_F(FiguresTest, ScoresOfContentWordsAndOfGraphsAreAmongThem)
{
    analyse();
    const auto& table = card(FigureKind::Scores).figure().table;
    QStringList scores;
    for (const auto& row : table.rows)
        scores << row.front().text;
    for (const char* name : {"UAS", "CLAS", "MLAS, gold tags", "BLEX, gold lemmas", "ELAS", "graph, precision",
             "graph, F", "further parents, recall", "further parents, F"})
        EXPECT_TRUE(scores.contains(QString::fromLatin1(name))) << name << " of " << qPrintable(scores.join(u' '));
    const auto expected = layerScores(
        workspace().treebank(), *workspace().layerNamed(QStringLiteral("poor")), *workspace().relations());
    const auto& counts = scoreOf(*expected.ud, UdMetric::Clas).counts;
    const auto& row = table.rows[static_cast<std::size_t>(scores.indexOf(QStringLiteral("CLAS")))];
    const auto column = table.columns.indexOf(QStringLiteral("poor"));
    ASSERT_TRUE(column > 0 && row[static_cast<std::size_t>(column)].number);
    EXPECT_NEAR(*row[static_cast<std::size_t>(column)].number, counts.f(), 1e-6);
}

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
                EXPECT_TRUE(!point || isLine || point->choice >= 0) << series.name.toStdString();
            }
        }
        FigureTableModel rows;
        rows.setContent(figure.table);
        for (int row = 0; row < rows.rowCount(); ++row)
            EXPECT_GE(rows.choiceOfRow(row), 0)
                << figure.table.rows[static_cast<std::size_t>(row)][0].text.toStdString();
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

} // namespace arcwright::ui::testing
