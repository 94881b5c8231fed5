// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/chart_player.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/marginals_player.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {
namespace {

PlayerSource givenSource(PartScores scores)
{
    PlayerSource source = randomSource(scores.words(), 1, scores.root);
    source.origin = ScoreOrigin::Given;
    source.given = std::move(scores);
    return source;
}

/// Two words, all arcs; neither may be the first dependent of the root.
PlayerSource withoutFirst()
{
    ArcScores arcs(2);
    for (const auto& [head, dependent] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2), std::pair(2, 1)})
        arcs.at(head, dependent) = 1;
    PartScores scores = partScoresOf(arcs, RootPolicy::Single);
    for (const int word : {1, 2})
        scores.secondOrder.siblings(scores.secondOrder.arcs().find(0, word))[0] = forbiddenScore;
    return givenSource(std::move(scores));
}

TEST(NoTree, WhereNoFirstDependentMayBeNothingIsSaidToCross)
{
    for (const char* name : {"eisner2", "hill"}) {
        const auto player = make(name, withoutFirst());
        player->goTo(player->steps());
        const QString told = player->headline(player->steps()) + player->explanation().text;
        EXPECT_FALSE(told.contains(QStringLiteral("cross"))) << name;
        EXPECT_TRUE(told.contains(QStringLiteral("be the first"))) << told.toStdString();
        for (const NumberRow& row : player->explanation().numbers)
            EXPECT_NE(row.value, QStringLiteral("0")) << "−∞ less −∞ is no number";
    }
    const auto hill = make("hill", withoutFirst());
    for (int step = 1; step <= hill->steps(); ++step)
        EXPECT_FALSE(hill->headline(step).contains(QStringLiteral("ends with"))) << "there is no tree it ends with";
}

TEST(ToldSums, OfFigure3ShowWhatTheSiblingsScore)
{
    for (const Lesson& lesson : builtInLessons()) {
        if (lesson.id != "mcdonald-2006-figure-3")
            continue;
        PlayerSource source = givenSource(*lesson.scores);
        source.sentence = lesson.sentence;
        const auto player = make("eisner2", source);
        player->goTo(lesson.step);
        const Explanation told = player->explanation();
        EXPECT_TRUE(told.text.contains(QStringLiteral("10 (arc) + 6 (sibling "))) << told.text.toStdString();
        ASSERT_FALSE(told.numbers.empty());
        EXPECT_TRUE(told.numbers.front().name.contains(QStringLiteral("+ 6 (sibling ")));
        return;
    }
    FAIL() << "there is no such lesson";
}

TEST(ToldSums, SayWhereRoundedFiguresDoNotAddUp)
{
    PlayerWords words(*sentenceOf(1));
    EXPECT_EQ(words.sum({{22, {}}, {0, {}}, {10, QStringLiteral("arc")}}, 32),
        QStringLiteral("22.00 + 0.00 + 10.00 (arc) = 32.00"));
    EXPECT_EQ(words.sum({{0.004, {}}, {0.004, {}}}, 0.008), QStringLiteral("0.00 + 0.00 = 0.01 (rounded)"));
    EXPECT_EQ(words.sum({{1, {}}, {-2.5, QStringLiteral("%1")}}, -1.5), QStringLiteral("1.00 − 2.50 (%1) = −1.50"));
}

TEST(ToldSums, AreSaidToBeRoundedExactlyWhereTheyAre)
{
    EXPECT_TRUE(rc::check([] {
        PlayerWords words(*sentenceOf(1));
        std::vector<PlayerWords::Term> terms;
        int total = 0;
        long long shown = 0;
        for (int thousandths : *rc::gen::container<std::vector<int>>(4, rc::gen::inRange(-5000, 5000))) {
            thousandths += thousandths % 10 == 5 || thousandths % 10 == -5 ? 1 : 0; // of halves, doubles decide
            terms.push_back({thousandths / 1000.0, {}});
            total += thousandths;
            shown += std::llround(thousandths / 10.0);
        }
        RC_PRE(total % 10 != 5 && total % 10 != -5);
        const double sum = total / 1000.0;
        RC_ASSERT(words.addUp(terms, sum) == (shown == std::llround(sum * 100)));
    }));
}

TEST(ToldGains, HaveTheSignOfTheirValueAndShowThatTheyAreNotZero)
{
    PlayerWords words(*sentenceOf(1));
    EXPECT_EQ(words.gain(0.003), QStringLiteral("+0.003"));
    EXPECT_EQ(words.gain(-0.003), QStringLiteral("−0.003"));
    EXPECT_EQ(words.gain(-0.0000004), QStringLiteral("−0.0000004"));
    EXPECT_EQ(words.gain(1.5), QStringLiteral("+1.50"));
    EXPECT_EQ(words.gain(0), QStringLiteral("0.00"));
    EXPECT_EQ(words.gain(1e-12), QStringLiteral("0.00"));
    words.setDecimals(0);
    EXPECT_EQ(words.gain(0.4), QStringLiteral("+0.4"));
}

TEST(RootMoves, FrameBothArcsAndCanBeForbidden)
{
    constexpr int rootMoves = 2;
    int seen = 0;
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        ClimbPlayer player(randomSource(5, seed), ClimbPlayer::Search::Hill);
        player.choose(0, 1); // from the best tree of first order
        for (int step = 1; step < player.steps(); ++step) {
            player.goTo(step);
            const QStringList texts = player.drawing(drawingMetrics(makeTheme(ThemeKind::Light))).texts();
            EXPECT_TRUE(texts.join(u'\n').contains(QStringLiteral("⇅ one move of two arcs")));
            const auto count = std::count(texts.begin(), texts.end(), QStringLiteral("⇅"));
            const bool isRootMove = player.headline(step + 1).contains(QStringLiteral("becomes the root"));
            EXPECT_EQ(count, isRootMove ? 1 : 0) << "the second arc";
            seen += isRootMove ? 1 : 0;
        }
        player.choose(rootMoves, 1);
        EXPECT_EQ(player.choices()[rootMoves].current, 1);
        for (int step = 1; step <= player.steps(); ++step)
            EXPECT_FALSE(player.headline(step).contains(QStringLiteral("becomes the root")));
        player.goTo(1);
        for (const MoveOption& option : player.options())
            EXPECT_NE(option.move.kind, MoveKind::ChangeRoot);
    }
    EXPECT_GT(seen, 0) << "else nothing was looked at";
    EXPECT_EQ(ClimbPlayer(randomSource(5, 1, RootPolicy::Many), ClimbPlayer::Search::Hill).choices().size(), 2U);
}

TEST(ForbiddenArcs, HaveNoProbability)
{
    PartScores scores = randomPartScores(4, 3, RootPolicy::Single);
    scores.arcs.at(2, 1) = scores.arcs.at(3, 4) = forbiddenScore;
    MarginalsPlayer player(givenSource(partScoresOf(scores.arcs, RootPolicy::Single)));
    player.goTo(MarginalsPlayer::Marginals);
    const QStringList texts = player.drawing(drawingMetrics(makeTheme(ThemeKind::Light))).texts();
    EXPECT_EQ(std::count(texts.begin(), texts.end(), QStringLiteral("–")), 2);
    EXPECT_EQ(
        std::count_if(texts.begin(), texts.end(), [](const QString& text) { return text.endsWith(u'%'); }), 4 * 4 - 2);
}

} // namespace
} // namespace arcwright::ui::testing
