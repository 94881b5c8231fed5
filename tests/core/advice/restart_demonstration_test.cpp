// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/restart_demonstration.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/advice/model_scores.h"
#include "tests/core/support/restarts_model.h"

namespace arcwright {
namespace restart_demonstration_test {

std::shared_ptr<const Sentence> anyWords(Random& random)
{
    const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    return test::toyWordsInAnyOrder(1 + below(11), below);
}

/// A sentence with all that a demonstration of the model is asked with.
struct Case {
    explicit Case(std::shared_ptr<const Sentence> words)
        : sentence(std::move(words))
        , parser(test::restartsModel(), relations, Decoder::Restarts)
        , graph(parser.parse(*sentence, workspace))
        , score(workspace.parser().treeScore())
        , scores(modelScores(parser, *sentence, workspace).parts)
        , demonstration(test::restartsModel(), sentence)
        , scoreOf(*sentence)
    {
    }

    RelationPool relations;
    std::shared_ptr<const Sentence> sentence;
    Parser parser;
    Parser::Workspace workspace;
    Graph graph;
    double score;
    PartScores scores;
    RestartDemonstration demonstration;
    test::FullScore scoreOf;
};

TEST(RestartDemonstrationTest, PlaysWhatTheParserDoes)
{
    Random random(1);
    int moves = 0;
    for (int round = 0; round < 60; ++round) {
        Case made(anyWords(random));
        const std::vector<MoveStep> steps = made.demonstration.steps(made.scores);
        const auto traced = made.parser.parseTraced(*made.sentence, TraceDetail::Steps, made.workspace);
        const auto& parsed = std::get<std::vector<MoveStep>>(traced.trace);
        ASSERT_EQ(steps.size(), parsed.size());
        ClimbState state;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            state.apply(steps[i]);
            const auto* move = std::get_if<MoveMade>(&steps[i]);
            moves += move ? 1 : 0;
            ASSERT_EQ(steps[i].index(), parsed[i].index());
            if (move) {
                EXPECT_TRUE(move->move == std::get<MoveMade>(parsed[i]).move);
            }
        }
        EXPECT_FALSE(std::get<ClimbStarted>(steps.front()).isDrawn) << "the first tree is that of hill climbing";
        EXPECT_EQ(headsOfArcs(state.arcs(), made.sentence->size()), made.graph.heads);
        EXPECT_EQ(state.score(), made.score);
        EXPECT_NEAR(state.score(), made.scoreOf(made.graph.heads), 1e-3);
    }
    EXPECT_GT(moves, 100);
}

TEST(RestartDemonstrationTest, GainsAreFullScoresAfterLessThoseBefore)
{
    Random random(2);
    bool isThirdOrder = false;
    for (int round = 0; round < 12; ++round) {
        Case made(anyWords(random));
        ClimbState state;
        for (const MoveStep& step : made.demonstration.steps(made.scores)) {
            const std::vector<int> heads = headsOfArcs(state.arcs(), made.sentence->size());
            state.apply(step);
            const auto* move = std::get_if<MoveMade>(&step);
            if (!move)
                continue;
            const double before = made.scoreOf(heads);
            EXPECT_NEAR(move->gain, made.scoreOf(test::afterMove(heads, move->move)) - before, 1e-3);
            ASSERT_TRUE(move->shares.has_value());
            EXPECT_NEAR(move->shares->total(), move->gain, 1e-4);
            isThirdOrder = isThirdOrder || (move->shares->grandparents != 0 && move->shares->wholeTree != 0);
            for (const MoveOption& option : made.demonstration.options(made.scores, heads)) {
                if (option.verdict != MoveVerdict::Possible)
                    continue;
                EXPECT_NEAR(option.gain, made.scoreOf(test::afterMove(heads, option.move)) - before, 1e-3);
                const auto shares = made.demonstration.shares(made.scores, heads, option.move);
                ASSERT_TRUE(shares.has_value());
                EXPECT_NEAR(shares->total(), option.gain, 1e-4);
                if (option.move == move->move) {
                    EXPECT_NEAR(option.gain, move->gain, 1e-9);
                }
            }
        }
    }
    EXPECT_TRUE(isThirdOrder);
}

TEST(RestartDemonstrationTest, ADetourLeavesTheClimbsBeforeItAndTheRestGoesOnFromIt)
{
    Random random(3);
    int rounds = 0;
    for (int round = 0; round < 40; ++round) {
        Case made(anyWords(random));
        const std::vector<MoveStep> steps = made.demonstration.steps(made.scores);
        const auto climbs = std::count_if(steps.begin(), steps.end(),
            [](const MoveStep& step) { return std::holds_alternative<ClimbStarted>(step); });
        // Of some climb, or one more than there would be.
        const int climb = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(climbs) + 1));
        std::vector<MoveOption> possible = made.demonstration.options(made.scores, made.graph.heads);
        std::erase_if(possible, [](const MoveOption& option) { return option.verdict != MoveVerdict::Possible; });
        if (possible.empty())
            continue;
        const MoveOption& option = possible[random.below(static_cast<std::uint32_t>(possible.size()))];
        const std::vector<RestartDetour> detours{{climb, test::afterMove(made.graph.heads, option.move)}};
        const std::vector<MoveStep> rest = made.demonstration.steps(made.scores, detours);
        const auto& started = std::get<ClimbStarted>(rest.front());
        EXPECT_EQ(headsOfArcs(started.arcs, made.sentence->size()), detours.front().heads);
        EXPECT_NEAR(started.score, made.score + option.gain, 1e-6);
        const auto& kept = std::get<BestKept>(rest.back());
        EXPECT_GE(kept.score, started.score);
        if (climb > climbs) {
            EXPECT_GE(kept.score, made.score - leastGain) << "the climbs before count";
        }
        ++rounds;
    }
    EXPECT_GT(rounds, 20);
}

TEST(RestartDemonstrationTest, WithoutAModelArcsAndSiblingsAreAllThatScores)
{
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const PartScores scores = randomPartScores(
            1 + static_cast<int>(seed % 8), seed, seed % 2 == 0 ? RootPolicy::Single : RootPolicy::Many);
        const RestartDemonstration demonstration(RestartSettings{6, 3, 4, seed});
        ClimbState state;
        for (const MoveStep& step : demonstration.steps(scores)) {
            if (const auto* started = std::get_if<ClimbStarted>(&step)) {
                EXPECT_TRUE(started->isDrawn);
            }
            if (const auto* made = std::get_if<MoveMade>(&step)) {
                ASSERT_TRUE(made->shares.has_value());
                EXPECT_EQ(made->shares->arcs + made->shares->siblings, made->gain);
            }
            state.apply(step);
            const std::vector<int> heads = headsOfArcs(state.arcs(), scores.words());
            EXPECT_EQ(state.score(), scoreOf(scores.secondOrder, heads));
            for (const MoveOption& option : demonstration.options(scores, heads)) {
                if (option.verdict == MoveVerdict::Possible) {
                    EXPECT_EQ(
                        option.gain, scoreOf(scores.secondOrder, test::afterMove(heads, option.move)) - state.score());
                }
            }
        }
    }
}

} // namespace restart_demonstration_test
} // namespace arcwright
