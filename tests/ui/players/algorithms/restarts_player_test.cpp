// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/model/parser.h"
#include "tests/core/support/restarts_model.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/algorithms/climb_step_text.h"
#include "ui/players/drawing/drawing_painter.h"

// Randomised restarts with a model that scores third order and whole trees: the player plays what the parser does.

namespace arcwright::ui::testing {
namespace {

using Heads = std::vector<int>;
using test::token;

PlayerSource anyRestartsSource(int most)
{
    PlayerSource source;
    source.sentence = test::toyWordsInAnyOrder(*rc::gen::inRange<std::size_t>(1, static_cast<std::size_t>(most) + 1),
        [](std::size_t bound) { return *rc::gen::inRange<std::size_t>(0, bound); });
    source.relations = std::make_shared<RelationPool>();
    source.origin = ScoreOrigin::Model;
    source.model = test::restartsModel();
    return source;
}

Heads headsAt(const Player& player)
{
    return headsOfArcs(player.arcs(), player.words().size());
}

constexpr double kNear = 1e-3; // weights are floats

TEST(ClimbStepTextTest, NamesThePriceWhereAMoveWouldGainLess)
{
    const PlayerWords words;
    const ClimbSettings settings;
    const ClimbStepText text(words, ClimbSearch::Hill, settings, nullptr, 0);
    const auto ending = [&](double price) {
        return text.headline(3, ClimbFinished{ClimbEnd::LocalBest, 73.33, price}, false).toStdString();
    };
    EXPECT_EQ(ending(0), "no move gains: ends with 73.33");
    EXPECT_EQ(ending(0.5), "no move gains more than its price of 0.50: ends with 73.33");
}

TEST(RestartsPlayerTest, EndsInTheTreeOfTheParser)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anyRestartsSource(12);
        const Parser parser(source.model, *source.relations);
        Parser::Workspace workspace;
        const Graph graph = parser.parse(*source.sentence, workspace);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        player.goTo(player.steps());
        RC_ASSERT(headsAt(player) == graph.heads);
        RC_ASSERT(player.state().score() == workspace.parser().treeScore());
    }));
}

TEST(RestartsPlayerTest, EveryGainOfTheMapIsTheFullScoreAfterLessTheOneBefore)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anyRestartsSource(8);
        const test::FullScore scoreOf(*source.sentence);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        player.goTo(*rc::gen::inRange(1, player.steps() + 1));
        const Heads heads = headsAt(player);
        const double score = scoreOf(heads);
        RC_ASSERT(std::abs(player.state().score() - score) < kNear);
        for (const MoveOption& option : player.options()) {
            if (option.verdict == MoveVerdict::Possible) {
                RC_ASSERT(std::abs(option.gain - (scoreOf(test::afterMove(heads, option.move)) - score)) < kNear);
            }
        }
    }));
}

TEST(RestartsPlayerTest, AUsersMoveIsPricedByTheFullScoreAndTheClimbGoesOnFromIt)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anyRestartsSource(8);
        const test::FullScore scoreOf(*source.sentence);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        for (int moves = 0; moves < 3; ++moves) {
            player.goTo(*rc::gen::inRange(1, player.steps() + 1));
            const std::vector<MoveOption> possible = possibleMoves(player);
            if (possible.empty())
                return;
            const MoveOption& chosen = possible[*rc::gen::inRange<std::size_t>(0, possible.size())];
            player.activate(Target::arc(chosen.move.newHead, chosen.move.dependent));
            double best = -std::numeric_limits<double>::infinity();
            const int end = player.steps();
            for (int step = 1; step <= end; ++step) {
                player.goTo(step);
                RC_ASSERT(isTree(headsAt(player)));
                RC_ASSERT(std::abs(player.state().score() - scoreOf(headsAt(player))) < kNear);
                // Only where a climb ends: on its way the user's move may have led down from something better.
                if (player.headline(step).contains(QStringLiteral("ends with")))
                    best = std::max(best, player.state().score());
            }
            RC_ASSERT(best > -std::numeric_limits<double>::infinity());
            RC_ASSERT(player.state().score() > best - kNear); // of all climbs, those before the user's move too
        }
    }));
}

TEST(RestartsPlayerTest, SaysWhereItStartsAndWhatAGainComesFrom)
{
    PlayerSource source;
    source.sentence = test::sentence({token("cat", "NOUN", 0, "x"), token("the", "DET", 0, "x"),
        token("sees", "VERB", 0, "x"), token("dog", "NOUN", 0, "x"), token("red", "ADJ", 0, "x"),
        token("the", "DET", 0, "x"), token(".", "PUNCT", 0, "x")});
    source.relations = std::make_shared<RelationPool>();
    source.origin = ScoreOrigin::Model;
    source.model = test::restartsModel();
    ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("heads of heads")));
    EXPECT_TRUE(player.headline(1).startsWith(QStringLiteral("starts from the tree of hill climbing: ")));
    int drawn = 0;
    int told = 0;
    for (int step = 2; step <= player.steps(); ++step) {
        player.goTo(step);
        drawn += player.headline(step).startsWith(QStringLiteral("starts from a tree that was drawn: ")) ? 1 : 0;
        told += player.explanation().text.contains(QStringLiteral("the whole tree ")) ? 1 : 0;
    }
    EXPECT_GT(drawn, 0);
    EXPECT_GT(told, 0);
    player.goTo(1);
    for (const MoveOption& option : player.options()) {
        if (option.verdict == MoveVerdict::Possible) {
            const QString hint = player.hint(Target::arc(option.move.newHead, option.move.dependent));
            EXPECT_TRUE(hint.contains(QStringLiteral("arcs "))) << hint.toStdString();
        }
    }
    int climbs = 0;
    int best = 0;
    for (int step = 1; step <= player.steps(); ++step) {
        player.goTo(step);
        if (player.headline(step).startsWith(QStringLiteral("no move gains"))) {
            ++climbs;
            const double score = player.state().score();
            player.goTo(player.steps());
            best += std::abs(score - player.state().score()) < kNear ? 1 : 0;
        }
    }
    player.goTo(player.steps());
    EXPECT_TRUE(player.explanation().text.endsWith(
        QStringLiteral("Of %1 climbs, %2 ended with this score.").arg(climbs).arg(best)))
        << player.explanation().text.toStdString();
    ClimbPlayer random(randomSource(5, 1), ClimbPlayer::Search::Restarts);
    EXPECT_TRUE(random.explanation().text.contains(QStringLiteral("arcs and pairs of siblings alone")));
}

TEST(RestartsPlayerTest, AtTheEndTheCurveIsAtAClimbThatEndedBest)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    EXPECT_TRUE(rc::check([&] {
        const PlayerSource source = anyRestartsSource(10);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        const auto dotOf = [&]() -> std::optional<double> {
            const Drawing drawing = player.closeUp(metrics);
            for (const auto& part : drawing.parts) {
                const auto* mark = std::get_if<Mark>(&part);
                if (mark && mark->line.ink == Ink::LitFrame)
                    return mark->path.boundingRect().center().y();
            }
            return std::nullopt;
        };
        double highest = std::numeric_limits<double>::infinity();
        for (int step = 1; step < player.steps(); ++step) {
            player.goTo(step);
            highest = std::min(highest, dotOf().value_or(highest));
        }
        player.goTo(player.steps());
        RC_ASSERT(std::abs(dotOf().value() - highest) < 0.1);
    }));
}

} // namespace
} // namespace arcwright::ui::testing
