// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/bunsetsu_doubts.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/advice/explain_bunsetsu.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace bunsetsu_doubts_test {

/// Trained on the first half of the sample.
std::shared_ptr<const BunsetsuModel> modelFor(BunsetsuDecoder decoder)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.features = mostFeaturesOf(decoder);
    settings.bits = 18;
    Sentences sentences = test::sampleSentences("japanese.knp");
    sentences.resize(sentences.size() / 2);
    return trainBunsetsuModel(sentences, settings, {}, {}).value();
}

class BunsetsuDoubts : public ::testing::TestWithParam<BunsetsuDecoder> { };

TEST_P(BunsetsuDoubts, AreProbabilitiesAndNoneWhereThereIsNoChoice)
{
    RelationPool relations;
    const BunsetsuParser parser(modelFor(GetParam()), relations);
    BunsetsuParser::Workspace workspace(parser);
    bool isSomethingDoubted = false;
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        const auto doubts = bunsetsuDoubts(parser, *sentence, workspace);
        ASSERT_EQ(doubts.size(), static_cast<std::size_t>(sentence->unitCount()));
        for (const double doubt : doubts) {
            EXPECT_GE(doubt, 0);
            EXPECT_LT(doubt, 1);
            isSomethingDoubted = isSomethingDoubted || doubt > 0.1;
        }
        EXPECT_EQ(doubts.back(), 0) << "the last depends on none";
        if (sentence->unitCount() > 1) {
            EXPECT_EQ(doubts[doubts.size() - 2], 0) << "the one before it has one candidate";
        }
    }
    EXPECT_TRUE(isSomethingDoubted);
}

/// Over sentences that were not trained on, what is doubted more is wrong more often.
TEST_P(BunsetsuDoubts, AreGreaterWhereTheParserIsWrong)
{
    RelationPool relations;
    const BunsetsuParser parser(modelFor(GetParam()), relations);
    BunsetsuParser::Workspace workspace(parser);
    const Sentences all = test::sampleSentences("japanese.knp");
    double ofRight = 0;
    double ofWrong = 0;
    int right = 0;
    int wrong = 0;
    for (std::size_t i = all.size() / 2; i < all.size(); ++i) {
        const Graph graph = parser.parse(*all[i], workspace);
        const auto doubts = bunsetsuDoubts(parser, *all[i], workspace);
        for (int bunsetsu = 1; bunsetsu + 1 < all[i]->unitCount(); ++bunsetsu) {
            const bool isRight = graph.heads[static_cast<std::size_t>(bunsetsu)] == all[i]->headOf(bunsetsu);
            (isRight ? ofRight : ofWrong) += doubts[static_cast<std::size_t>(bunsetsu) - 1];
            ++(isRight ? right : wrong);
        }
    }
    ASSERT_GT(right, 0);
    ASSERT_GT(wrong, 0);
    EXPECT_GT(ofWrong / wrong, ofRight / right);
}

TEST_P(BunsetsuDoubts, AreNoneOfHeadsThatAreGiven)
{
    RelationPool relations;
    const BunsetsuParser parser(modelFor(GetParam()), relations);
    BunsetsuParser::Workspace workspace(parser);
    const auto sentence = test::sampleSentences("japanese.knp")[16];
    const auto free = bunsetsuDoubts(parser, *sentence, workspace);
    const auto most = std::max_element(free.begin(), free.end());
    ASSERT_GT(*most, 0);
    const int bunsetsu = static_cast<int>(most - free.begin()) + 1;
    const std::vector<Constraint> pins{Constraint::arc(sentence->unitCount(), bunsetsu)};
    EXPECT_EQ(bunsetsuDoubts(parser, *sentence, workspace, pins)[static_cast<std::size_t>(bunsetsu) - 1], 0);
}

INSTANTIATE_TEST_SUITE_P(EveryParser, BunsetsuDoubts,
    ::testing::Values(BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce, BunsetsuDecoder::CascadedChunking,
        BunsetsuDecoder::RelativePreference, BunsetsuDecoder::Cle, BunsetsuDecoder::Eisner));

} // namespace bunsetsu_doubts_test
} // namespace arcwright
