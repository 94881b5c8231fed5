// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/demonstration.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/bunsetsu/analyser.h"
#include "core/bunsetsu/training.h"
#include "core/treebank/graph.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace demonstration_test {

constexpr BunsetsuDecoder decoders[] = {BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce,
    BunsetsuDecoder::CascadedChunking, BunsetsuDecoder::RelativePreference};
constexpr TournamentOrder orders[] = {{false, false}, {false, true}, {true, false}, {true, true}};

Sentences someSentences()
{
    const Sentences all = test::sampleSentences("japanese.knp");
    return {all.begin(), all.begin() + 20};
}

BunsetsuWeights learntFor(BunsetsuDecoder decoder, TournamentOrder order = {})
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.order = order;
    settings.bits = 18;
    settings.epochs = 2;
    auto learnt = trainBunsetsu(someSentences(), settings, {}, {});
    EXPECT_TRUE(learnt);
    return *learnt;
}

std::vector<int> headsAfter(const std::vector<BunsetsuStep>& steps, int count)
{
    BunsetsuState state(count);
    for (const BunsetsuStep& step : steps)
        state.apply(step);
    std::vector<int> heads = state.heads();
    heads.back() = kRoot; // the last bunsetsu's is given, so that no step finds it
    return heads;
}

TEST(DemonstrationTest, PlaysAsTheAnalyserDoes)
{
    for (const BunsetsuDecoder decoder : decoders) {
        for (const TournamentOrder order : orders) {
            const BunsetsuWeights learnt = learntFor(decoder, order);
            BunsetsuAnalyser analyser(learnt);
            for (const auto& sentence : someSentences()) {
                const Trace trace = analyser.analyseTraced(*sentence, {}, TraceDetail::Everything);
                const Demonstrated shown = demonstrate({decoder, order}, learnt, *sentence, {});
                EXPECT_EQ(shown.heads, analyser.heads());
                EXPECT_EQ(shown.steps.size(), std::get<std::vector<BunsetsuStep>>(trace).size());
            }
            if (decoder != BunsetsuDecoder::Tournament)
                break;
        }
    }
}

/// A table of random preferences, and for each question in turn the answer that the parser would not have given.
TEST(DemonstrationTest, WhatIsOverruledIsKeptAndTheStepsBeforeItAreTheSame)
{
    constexpr int count = 6;
    int changed = 0;
    for (const BunsetsuDecoder decoder :
        {BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce, BunsetsuDecoder::CascadedChunking}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const PreferenceTable table = randomPreferences(count, seed);
            const Demonstrated plain = demonstrate({decoder, {}}, table, {});
            for (std::size_t at = 0; at < plain.steps.size(); ++at) {
                Overrulings overrulings;
                bool answer = false;
                if (const auto* game = std::get_if<GamePlayed>(&plain.steps[at])) {
                    answer = game->winner() != game->far;
                    overrulings.setGame(game->dependent, game->near, game->far, answer);
                } else if (const auto* pair = std::get_if<PairJudged>(&plain.steps[at])) {
                    answer = !pair->attaches();
                    overrulings.setPair(pair->dependent, pair->candidate, answer);
                } else {
                    continue;
                }
                const Demonstrated shown = demonstrate({decoder, {}}, table, overrulings);
                ASSERT_GT(shown.steps.size(), at);
                for (std::size_t before = 0; before < at; ++before)
                    EXPECT_EQ(shown.steps[before].index(), plain.steps[before].index());
                if (const auto* game = std::get_if<GamePlayed>(&shown.steps[at])) {
                    EXPECT_TRUE(std::isinf(game->margin));
                    EXPECT_EQ(game->winner() == game->far, answer);
                } else {
                    EXPECT_EQ(std::get<PairJudged>(shown.steps[at]).attaches(), answer);
                }
                EXPECT_EQ(headsAfter(shown.steps, count), shown.heads);
                EXPECT_TRUE(isTree(shown.heads));
                changed += shown.heads != plain.heads ? 1 : 0;
            }
        }
    }
    EXPECT_GT(changed, 100);
}

TEST(DemonstrationTest, AnOverruledPreferenceWinsWhateverTheOthersHave)
{
    const PreferenceTable table = randomPreferences(5, 1);
    Overrulings overrulings;
    overrulings.setPair(1, 5, true);
    EXPECT_EQ(demonstrate({BunsetsuDecoder::RelativePreference, {}}, table, overrulings).heads[1], 5);
    overrulings.setPair(1, 5, false);
    EXPECT_NE(demonstrate({BunsetsuDecoder::RelativePreference, {}}, table, overrulings).heads[1], 5);
}

TEST(DemonstrationTest, WhatIsForgottenIsNoLongerOverruled)
{
    Overrulings overrulings;
    overrulings.setGame(1, 2, 3, true);
    overrulings.setPair(1, 2, false);
    EXPECT_TRUE(overrulings.hasGame(1, 2, 3));
    EXPECT_FALSE(overrulings.hasGame(1, 2, 4));
    overrulings.forgetGame(1, 2, 3);
    overrulings.forgetPair(1, 2);
    EXPECT_TRUE(overrulings.empty());
}

TEST(DemonstrationTest, TheSameSeedDrawsTheSameTable)
{
    EXPECT_EQ(randomPreferences(6, 4), randomPreferences(6, 4));
    EXPECT_NE(randomPreferences(6, 4), randomPreferences(6, 5));
}

} // namespace demonstration_test
} // namespace arcwright
