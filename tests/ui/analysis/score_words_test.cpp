// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>
#include <string>

#include <QLineEdit>

#include "core/evaluation/layer_scores.h"
#include "core/evaluation/score_card.h"
#include "tests/ui/analysis/analysed_window.h"

namespace arcwright::ui::testing {

namespace {

/// The words behind the scores of content words, found by a look at every word.
class ScoreWordsTest : public AnalysedWindowTest { };

std::string bareRelation(const std::string& relation)
{
    return relation.substr(0, relation.find(':'));
}

bool isOneOf(const std::string& relation, const std::set<std::string>& names)
{
    return names.contains(bareRelation(relation));
}

bool isFunctional(const std::string& relation)
{
    return isOneOf(relation, {"aux", "cop", "mark", "det", "clf", "case", "cc"});
}

/// As the paper on the shared task of 2018 has it: neither function words nor punctuation.
bool isContent(const std::string& relation)
{
    return !isFunctional(relation) && !isOneOf(relation, {"punct", "_", ""});
}

} // namespace

TEST_F(ScoreWordsTest, ScoresOfContentWordsAndOfGraphsAreAmongThem)
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

TEST_F(ScoreWordsTest, WithoutPunctuationScoresThatKnowNoSuchDifferenceListTheSameWords)
{
    analyse();
    const auto data = page().model().data();
    FigureSettings settings = page().model().settings();
    settings.withPunctuation = false;
    const Figure figure = makeFigure(*data, {FigureKind::Scores}, settings);
    const Figure with = makeFigure(*data, {FigureKind::Scores}, page().model().settings());
    const auto behindPoint = [&](const Figure& of, const char* score, std::size_t system) {
        const auto place = of.chart.categories.indexOf(QString::fromLatin1(score));
        const int choice = of.chart.series[system].points[static_cast<std::size_t>(place)]->choice;
        return chosenRows(data->table, of.choices[static_cast<std::size_t>(choice)]);
    };
    for (std::size_t system = 0; system < 2; ++system) {
        const Evaluation scores = evaluationOf(data->table, system);
        const AttachmentCounts& counts = scores.withoutPunctuation;
        EXPECT_EQ(behindPoint(figure, "UAS", system).size(), counts.tokens - counts.heads);
        EXPECT_EQ(behindPoint(figure, "LAS", system).size(), counts.tokens - counts.labelled);
        EXPECT_EQ(behindPoint(figure, "tree arcs, F", system).size(), scores.all.tokens - scores.all.labelled)
            << "the figure has punctuation in it";
        EXPECT_NE(counts.tokens - counts.labelled, scores.all.tokens - scores.all.labelled);
        for (const char* score : {"CLAS", "BLEX, gold lemmas", "graph, F"})
            EXPECT_EQ(behindPoint(figure, score, system), behindPoint(with, score, system)) << score;
    }
}

TEST_F(ScoreWordsTest, BehindClasStandContentWordsOfBothSides)
{
    analyse();
    const auto data = page().model().data();
    const Figure& figure = card(FigureKind::Scores).figure();
    const auto ofSystem = [&](std::size_t s, int w) {
        return std::string(workspace().relations()->text(predicted("poor", s).arc(w).relation));
    };
    const auto isOff = [&](std::size_t s, int w) {
        return predicted("poor", s).arc(w).head != workspace().gold(s).arc(w).head
            || bareRelation(ofSystem(s, w)) != bareRelation(goldRelation(s, w));
    };
    const auto missed = wordsThat([&](std::size_t s, int w) { return isOff(s, w) && isContent(goldRelation(s, w)); });
    const auto wrong = wordsThat([&](std::size_t s, int w) { return isOff(s, w) && isContent(ofSystem(s, w)); });
    const auto either = wordsThat([&](std::size_t s, int w) {
        return isOff(s, w) && (isContent(goldRelation(s, w)) || isContent(ofSystem(s, w)));
    });
    const auto scores = layerScores(
        workspace().treebank(), *workspace().layerNamed(QStringLiteral("poor")), *workspace().relations());
    const ArcCounts& counts = scoreOf(*scores.ud, UdMetric::Clas).counts;
    EXPECT_EQ(missed.size(), counts.gold - counts.right) << "what recall lacks";
    EXPECT_EQ(wrong.size(), counts.predicted - counts.right) << "what precision lacks";
    EXPECT_GT(either.size(), missed.size());
    const auto place = figure.chart.categories.indexOf(QStringLiteral("CLAS"));
    clickBar(*card(FigureKind::Scores).chart(), {1, static_cast<int>(place)});
    EXPECT_EQ(drillDown().hits().hits(), either);
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("poor.misses=CLAS"));
    drillDown().search(drillDown().patternField()->text());
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), either) << "the language finds the same";
}

TEST_F(ScoreWordsTest, BehindMlasStandContentWordsThatAreNotRightWithTheirFunctionWords)
{
    analyse();
    const Figure& figure = card(FigureKind::Scores).figure();
    const auto ofSystem = [&](std::size_t s, int w) {
        return std::string(workspace().relations()->text(predicted("poor", s).arc(w).relation));
    };
    const auto isOff = [&](std::size_t s, int w) {
        return predicted("poor", s).arc(w).head != workspace().gold(s).arc(w).head
            || bareRelation(ofSystem(s, w)) != bareRelation(goldRelation(s, w));
    };
    // Function words of a word: who they are and what they are called, in one analysis.
    const auto functionWords = [&](std::size_t s, int head, bool inGold) {
        std::set<std::pair<int, std::string>> words;
        const Graph& graph = inGold ? workspace().gold(s) : predicted("poor", s);
        for (int word = 1; word <= graph.size(); ++word) {
            const std::string relation = inGold ? goldRelation(s, word) : ofSystem(s, word);
            if (graph.arc(word).head == head && isFunctional(relation))
                words.emplace(word, bareRelation(relation));
        }
        return words;
    };
    const auto isMissed
        = [&](std::size_t s, int w) { return isOff(s, w) || functionWords(s, w, true) != functionWords(s, w, false); };
    const auto missed
        = wordsThat([&](std::size_t s, int w) { return isMissed(s, w) && isContent(goldRelation(s, w)); });
    const auto wrong = wordsThat([&](std::size_t s, int w) { return isMissed(s, w) && isContent(ofSystem(s, w)); });
    const auto either = wordsThat([&](std::size_t s, int w) {
        return isMissed(s, w) && (isContent(goldRelation(s, w)) || isContent(ofSystem(s, w)));
    });
    const auto scores = layerScores(
        workspace().treebank(), *workspace().layerNamed(QStringLiteral("poor")), *workspace().relations());
    const ArcCounts& counts = scoreOf(*scores.ud, UdMetric::Mlas).counts;
    EXPECT_EQ(missed.size(), counts.gold - counts.right) << "what recall lacks";
    EXPECT_EQ(wrong.size(), counts.predicted - counts.right) << "what precision lacks";
    const auto place = figure.chart.categories.indexOf(QStringLiteral("MLAS, gold tags"));
    clickBar(*card(FigureKind::Scores).chart(), {1, static_cast<int>(place)});
    EXPECT_EQ(drillDown().hits().hits(), either);
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("poor.misses=MLAS"));
}

} // namespace arcwright::ui::testing
