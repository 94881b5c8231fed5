// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/learning/explanation.h"
#include "core/model/parser.h"
#include "tests/core/support/toy_treebank.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/climb_player.h"
#include "ui/players/drawing_painter.h"

// Randomised restarts with a model that scores third order and whole trees: the player plays what the parser does.

namespace arcwright::ui::testing {
namespace {

using Heads = std::vector<int>;
using test::token;

/// So little trained that climbs have moves to make.
const std::shared_ptr<const Model>& restartsModel()
{
    static const std::shared_ptr<const Model> model = [] {
        TrainingSettings settings = test::quickSettings();
        settings.trainer.epochs = 1;
        settings.trainer.treeBits = 14;
        settings.trainer.decoder.decoder = Decoder::Restarts;
        settings.trainer.decoder.restarts = {8, 4, 1, 1};
        return test::trained(test::toyTreebank(30), settings);
    }();
    return model;
}

/// Words of the toy treebank in any order, so that no tree is a good one.
PlayerSource anySource(int most)
{
    static const Sentences toys = test::toyTreebank(20);
    std::vector<Token> tokens(static_cast<std::size_t>(*rc::gen::inRange(1, most + 1)));
    for (Token& token : tokens) {
        const Sentence& toy = *toys[*rc::gen::inRange<std::size_t>(0, toys.size())];
        token = toy.tokens[*rc::gen::inRange<std::size_t>(0, toy.tokens.size())];
        token.head = kRoot;
    }
    PlayerSource source;
    source.sentence = test::sentence(std::move(tokens));
    source.relations = std::make_shared<RelationPool>();
    source.origin = ScoreOrigin::Model;
    source.model = restartsModel();
    return source;
}

/// The score of a tree by all features of the model, found in another way than the decoder's.
class FullScore {
public:
    explicit FullScore(const PlayerSource& source)
        : m_explainer({*source.sentence, source.model->configuration.language}, source.model->weights,
            source.model->configuration.trainer.decoder)
    {
    }

    double operator()(const Heads& heads) const
    {
        LabelledTree tree{heads, std::vector<std::int16_t>(heads.size(), -1)};
        for (std::size_t word = 1; word < heads.size(); ++word)
            tree.relations[word] = m_explainer.bestRelation(heads[word], static_cast<int>(word));
        return m_explainer.featuresOf(tree).dot(restartsModel()->weights);
    }

private:
    ArcExplainer m_explainer;
};

Heads headsAt(const Player& player)
{
    return headsOfArcs(player.arcs(), player.words().size());
}

Heads afterMove(Heads heads, const Move& move)
{
    heads[static_cast<std::size_t>(move.dependent)] = move.newHead;
    if (move.kind == MoveKind::ChangeRoot)
        heads[static_cast<std::size_t>(move.oldRoot)] = move.oldRootHead;
    return heads;
}

constexpr double kNear = 1e-3; // weights are floats

TEST(RestartsPlayerTest, EndsInTheTreeOfTheParser)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(12);
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
        const PlayerSource source = anySource(8);
        const FullScore scoreOf(source);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        player.goTo(*rc::gen::inRange(1, player.steps() + 1));
        const Heads heads = headsAt(player);
        const double score = scoreOf(heads);
        RC_ASSERT(std::abs(player.state().score() - score) < kNear);
        for (const MoveOption& option : player.options()) {
            if (option.verdict == MoveVerdict::Possible) {
                RC_ASSERT(std::abs(option.gain - (scoreOf(afterMove(heads, option.move)) - score)) < kNear);
            }
        }
    }));
}

TEST(RestartsPlayerTest, AUsersMoveIsPricedByTheFullScoreAndTheClimbGoesOnFromIt)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(8);
        const FullScore scoreOf(source);
        ClimbPlayer player(source, ClimbPlayer::Search::Restarts);
        for (int moves = 0; moves < 3; ++moves) {
            player.goTo(*rc::gen::inRange(1, player.steps() + 1));
            std::vector<MoveOption> possible;
            for (const MoveOption& option : player.options()) {
                if (option.verdict == MoveVerdict::Possible)
                    possible.push_back(option);
            }
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
                best = std::max(best, player.state().score());
            }
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
    source.model = restartsModel();
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
        const PlayerSource source = anySource(10);
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
