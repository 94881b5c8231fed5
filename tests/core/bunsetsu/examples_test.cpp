// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/examples.h"

#include <cstdlib>

#include <gtest/gtest.h>

#include "core/bunsetsu/bunsetsu_view.h"
#include "tests/core/support/sentences.h"

namespace arcwright {

void PrintTo(const GameExample& example, std::ostream* out)
{
    *out << example.dependent << ": " << example.near << " against " << example.far
         << (example.farWins ? ", RIGHT" : ", LEFT");
}

namespace examples_test {

/// Table 1 of the paper, from the sentences of its Figure 1, with which the sample begins.
TEST(TournamentExamplesTest, TableOne)
{
    const Sentences sample = test::sampleSentences("japanese.knp");
    const Sentence& a = *sample[0]; // kare-wa hon-wo yomanai hito-da
    const Sentence& b = *sample[1]; // kare-wa hon-wo yomanai
    ASSERT_EQ(a.unitText(4), "人だ。");
    ASSERT_EQ(b.unitText(3), "読まない。");
    EXPECT_EQ(tournamentExamples(bunsetsuHeads(a)),
        (std::vector<GameExample>{{1, 2, 4, true}, {1, 3, 4, true}, {2, 3, 4, false}}));
    EXPECT_EQ(tournamentExamples(bunsetsuHeads(b)), (std::vector<GameExample>{{1, 2, 3, true}}));
}

TEST(TournamentExamplesTest, CrossingsAreKept)
{
    // 1 -> 3 and 2 -> 4 cross
    EXPECT_EQ(tournamentExamples({kNoHead, 3, 4, 4, kRoot}),
        (std::vector<GameExample>{{1, 2, 3, true}, {1, 3, 4, false}, {2, 3, 4, true}}));
}

TEST(TournamentExamplesTest, EveryHeadMeetsEveryOther)
{
    Random random(1);
    for (int trial = 0; trial < 50; ++trial) {
        const int count = 1 + static_cast<int>(random.below(9));
        std::vector<int> heads{kNoHead};
        for (int dependent = 1; dependent < count; ++dependent)
            heads.push_back(
                dependent + 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(count - dependent))));
        heads.push_back(kRoot);
        // n - d - 1 games for dependent d
        EXPECT_EQ(std::ssize(tournamentExamples(heads)), (count - 1) * (count - 2) / 2);
    }
}

TEST(TournamentExamplesTest, WhatIsNotGivenMakesNoExample)
{
    EXPECT_EQ(tournamentExamples({kNoHead, 4, kNoHead, 4, kRoot}),
        (std::vector<GameExample>{{1, 2, 4, true}, {1, 3, 4, true}}));
}

TEST(PairExamplesTest, WhatIsNotGivenMakesNoExample)
{
    // Bunsetsu 2 goes with 3, so that 1 gets to the questions about it.
    EXPECT_EQ(
        shiftReduceExamples({kNoHead, 3, kNoHead, 4, kRoot}), (std::vector<PairExample>{{1, 2, false}, {1, 3, true}}));
    EXPECT_EQ(cascadedChunkingExamples({kNoHead, 3, kNoHead, 4, kRoot}),
        (std::vector<PairExample>{{1, 2, false}, {1, 3, true}}));
}

TEST(PairExamplesTest, QuestionsOfShiftReduce)
{
    // kare-wa hon-wo yomanai hito-da; whether 3 hangs on 4, and then 1, is no question: 4 is the last
    EXPECT_EQ(shiftReduceExamples({kNoHead, 4, 3, 4, kRoot}),
        (std::vector<PairExample>{{1, 2, false}, {2, 3, true}, {1, 3, false}}));
}

TEST(PairExamplesTest, QuestionsOfChunking)
{
    EXPECT_EQ(cascadedChunkingExamples({kNoHead, 4, 3, 4, kRoot}),
        (std::vector<PairExample>{{1, 2, false}, {2, 3, true}, {1, 3, false}}));
}

TEST(FitnessTest, SaysWhatIsWrong)
{
    Sentence sentence = *test::sampleSentences("japanese.knp")[0];
    EXPECT_EQ(fitnessOf(sentence), BunsetsuFitness::Fit);
    sentence.bunsetsu[1].head = 1;
    EXPECT_EQ(fitnessOf(sentence), BunsetsuFitness::HeadToTheLeft);
    sentence.bunsetsu[1].head = kRoot;
    EXPECT_EQ(fitnessOf(sentence), BunsetsuFitness::NoHead);
    sentence.bunsetsu[1].head = kNoHead;
    EXPECT_EQ(fitnessOf(sentence), BunsetsuFitness::NoHead);
    sentence.bunsetsu[1].head = 3;
    sentence.bunsetsu[3].head = 2;
    EXPECT_EQ(fitnessOf(sentence), BunsetsuFitness::HeadToTheLeft);
    sentence.bunsetsu.clear();
    EXPECT_EQ(fitnessOf(sentence), BunsetsuFitness::NoBunsetsu);
    EXPECT_EQ(fitnessOf(test::sentenceOf("1\tx\n\n")), BunsetsuFitness::Unreadable);
}

TEST(RealBunsetsuTest, ExamplesOfTheTrainingFile)
{
    const char* folder = std::getenv("ARCWRIGHT_TREEBANKS");
    if (folder == nullptr)
        GTEST_SKIP() << "ARCWRIGHT_TREEBANKS is not set";
    const auto document = openDocument(std::string(folder) + "/ja/kwdlc-train.knp");
    ASSERT_TRUE(document);
    std::size_t examples = 0;
    std::size_t leftOut = 0;
    std::size_t crossing = 0;
    for (const auto& sentence : test::sentencesOf(**document)) {
        const BunsetsuFitness fitness = fitnessOf(*sentence);
        if (fitness != BunsetsuFitness::Fit) {
            EXPECT_EQ(fitness, BunsetsuFitness::HeadToTheLeft);
            ++leftOut;
            continue;
        }
        const auto heads = bunsetsuHeads(*sentence);
        examples += tournamentExamples(heads).size();
        crossing += isProjective(heads) ? 0 : 1;
    }
    EXPECT_EQ(examples, 154302U);
    EXPECT_EQ(leftOut, 1U);
    EXPECT_EQ(crossing, 14U);
}

} // namespace examples_test
} // namespace arcwright
