// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/contraction_player.h"

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {
namespace {

/// Typed scores: these arcs, head and dependent, score so much; all others are forbidden.
PlayerSource typedSource(int words, const std::vector<std::tuple<int, int, float>>& arcs)
{
    PlayerSource source = randomSource(words, 1);
    source.origin = ScoreOrigin::Typed;
    source.typed = ArcScores(words);
    for (const auto& [head, dependent, score] : arcs)
        source.typed->at(head, dependent) = score;
    return source;
}

QStringList textsOf(const Player& player)
{
    return player.drawing(drawingMetrics(makeTheme(ThemeKind::Light))).texts();
}

TEST(ContractionPlayer, NamesTheWordForWhichThereIsNoHead)
{
    for (const char* name : {"cle", "eisner"}) {
        const auto player = make(name, typedSource(2, {{0, 1, 3.0F}}));
        EXPECT_TRUE(player->headline(player->steps()).contains(QStringLiteral("no head is allowed for w2")))
            << player->headline(player->steps()).toStdString();
    }
}

TEST(ContractionPlayer, ForbiddenArcsLookOtherThanTheDiagonal)
{
    const ContractionPlayer player(typedSource(2, {{0, 1, 3.0F}, {1, 2, 2.0F}}));
    const QStringList texts = textsOf(player);
    EXPECT_EQ(texts.count(QStringLiteral("–")), 2) << "from the root to w2 and from w2 to w1";
    EXPECT_TRUE(texts.first().startsWith(QStringLiteral("– forbidden"))) << texts.first().toStdString();
    const ContractionPlayer all(randomSource(3, 1));
    EXPECT_EQ(textsOf(all).count(QStringLiteral("–")), 0);
}

TEST(ContractionPlayer, ACycleHasNoNameBeforeItIsOne)
{
    ContractionPlayer player(typedSource(2, {{0, 1, 1.0F}, {0, 2, 1.0F}, {1, 2, 9.0F}, {2, 1, 9.0F}}));
    const QString name = QStringLiteral("cycle C1");
    EXPECT_FALSE(textsOf(player).contains(name));
    bool isThere = false;
    for (int position = 0; position <= player.steps(); ++position) {
        player.goTo(position);
        isThere = isThere || player.depth() > 0;
        EXPECT_EQ(textsOf(player).contains(name), isThere) << position;
    }
    EXPECT_TRUE(isThere);
}

TEST(ContractionPlayer, ARootThatScoresMoreAndHasToWaitIsExplainedAndNoTrapOfTheQuiz)
{
    ContractionPlayer player(typedSource(2, {{0, 1, 9.0F}, {0, 2, 9.0F}, {1, 2, 5.0F}, {2, 1, 4.0F}}));
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("One word alone may hang on the root")));
    EXPECT_TRUE(player.rivals().filter(QStringLiteral("root")).isEmpty()) << player.rivals().join(u';').toStdString();
    player.goTo(1);
    const QString text = player.explanation().text;
    EXPECT_FALSE(text.contains(QStringLiteral("Of all heads"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("The root would score more"))) << text.toStdString();
}

TEST(ContractionPlayer, AScoreIntoACycleIsShownAsTheSumItIs)
{
    ContractionPlayer player(typedSource(2, {{0, 1, 1.0F}, {0, 2, 2.0F}, {1, 2, 9.0F}, {2, 1, 7.0F}}));
    while (player.depth() == 0)
        player.goTo(player.position() + 1);
    QStringList scores;
    for (const auto& number : player.explanation().numbers)
        scores << number.value;
    EXPECT_TRUE(scores.contains(QStringLiteral("1 − 7 = −6")) || scores.contains(QStringLiteral("2 − 9 = −7")))
        << scores.join(u';').toStdString();
}

/// "Whatever the others do" stood beside the root that waits, and the textbook's form could not be had.
TEST(ContractionPlayer, TheRootCompetesWhereItMayHaveSeveralDependents)
{
    const PlayerSource source = typedSource(2, {{0, 1, 9.0F}, {0, 2, 9.0F}, {1, 2, 5.0F}, {2, 1, 4.0F}});
    ContractionPlayer player(source);
    EXPECT_FALSE(player.explanation().text.contains(QStringLiteral("the arc that scores highest")));
    ASSERT_EQ(player.choices().size(), 1U);
    EXPECT_EQ(player.choices()[0].current, 0);
    EXPECT_EQ(player.choose(0, 0), Effect::Nothing);
    EXPECT_EQ(player.choose(0, 1), Effect::Steps);
    EXPECT_EQ(player.choices()[0].current, 1);
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("the arc that scores highest")));
    player.goTo(player.steps());
    EXPECT_EQ(player.arcs().size(), 2U);
    for (const Arc& arc : player.arcs())
        EXPECT_EQ(arc.head, 0) << "both hang on the root";
    EXPECT_EQ(player.choose(0, 0), Effect::Steps);
    player.goTo(player.steps());
    EXPECT_EQ(player.arcs().back().head + player.arcs().front().head, 1);
    PlayerSource several = source;
    several.root = RootPolicy::Many;
    EXPECT_TRUE(ContractionPlayer(several).choices().empty()) << "it is so anyway";
}

/// Cells were empty, and nothing said why.
TEST(ContractionPlayer, ArcsThatMayNotBeAreNamedAndCounted)
{
    const PlayerSource source = typedSource(2, {{0, 1, 3.0F}, {0, 2, 3.0F}, {1, 2, 2.0F}});
    for (const char* name : {"cle", "eisner"}) {
        const auto player = make(name, source);
        EXPECT_EQ(player->arcsLeftOut(), 1) << name;
        EXPECT_TRUE(player->explanation().text.contains(player->words().arc(2, 1))) << name;
        player->goTo(player->steps());
        EXPECT_TRUE(workTextOf(*player).contains(QStringLiteral("arcs left out: 1"))) << name;
        const auto all = make(name, randomSource(3, 1));
        EXPECT_EQ(all->arcsLeftOut(), 0) << name;
        EXPECT_FALSE(workTextOf(*all).contains(QStringLiteral("left out"))) << name;
    }
    const auto chart = make("eisner", source);
    int named = 0;
    for (int step = 1; step <= chart->steps(); ++step) {
        chart->goTo(step);
        named += chart->explanation().text.contains(QStringLiteral("left out as hopeless")) ? 1 : 0;
    }
    EXPECT_GT(named, 0) << "at the items over both words";
    chart->goTo(chart->steps());
    EXPECT_TRUE(chart->explanation().text.contains(QStringLiteral("were left out"))) << "the tree is the best without";
    const auto contraction = make("cle", source);
    contraction->goTo(contraction->steps());
    EXPECT_TRUE(contraction->explanation().text.contains(QStringLiteral("were left out")));
    EXPECT_TRUE(make("cle", source)->hint(Target::arc(2, 1)).contains(QStringLiteral("left out as hopeless")));
}

} // namespace
} // namespace arcwright::ui::testing
