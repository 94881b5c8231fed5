// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/explain_bunsetsu.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace explain_bunsetsu_test {

std::shared_ptr<const BunsetsuModel> modelFor(BunsetsuDecoder decoder, RankerKind ranker = RankerKind::Linear)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.features = mostFeaturesOf(decoder);
    settings.ranker = ranker;
    settings.bits = 18;
    settings.epochs = 1;
    return trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}).value();
}

class ExplainBunsetsu : public ::testing::TestWithParam<BunsetsuDecoder> { };

TEST_P(ExplainBunsetsu, EveryBunsetsuToTheRightIsACandidateTheParsersFirst)
{
    RelationPool relations;
    const BunsetsuParser parser(modelFor(GetParam()), relations);
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        const BunsetsuExplainer explainer(parser, *sentence);
        for (int bunsetsu = 1; bunsetsu < sentence->unitCount(); ++bunsetsu) {
            const auto candidates = explainer.candidates(bunsetsu);
            std::set<int> heads;
            for (const CandidateHead& candidate : candidates)
                heads.insert(candidate.head);
            EXPECT_EQ(candidates.size(), static_cast<std::size_t>(sentence->unitCount() - bunsetsu));
            EXPECT_EQ(heads.size(), candidates.size());
            EXPECT_EQ(*heads.begin(), bunsetsu + 1);
            EXPECT_EQ(candidates.front().head, explainer.heads()[static_cast<std::size_t>(bunsetsu)]);
            EXPECT_EQ(candidates.front().type, explainer.type(bunsetsu));
            EXPECT_FALSE(candidates.front().crosses);
            EXPECT_TRUE(
                std::is_sorted(candidates.begin() + 1, candidates.end(), [](const auto& one, const auto& other) {
                    return std::pair(one.crosses, one.behind) < std::pair(other.crosses, other.behind);
                }));
        }
        const auto ofLast = explainer.candidates(sentence->unitCount());
        ASSERT_EQ(ofLast.size(), 1U);
        EXPECT_EQ(ofLast.front().head, kRoot);
    }
}

TEST_P(ExplainBunsetsu, ACandidateIsBehindByWhatItsExplanationSays)
{
    RelationPool relations;
    const BunsetsuParser parser(modelFor(GetParam()), relations);
    const auto sentence = test::sampleSentences("japanese.knp")[16];
    const BunsetsuExplainer explainer(parser, *sentence);
    ASSERT_GT(sentence->unitCount(), 3);
    for (int bunsetsu = 1; bunsetsu < sentence->unitCount(); ++bunsetsu) {
        for (const CandidateHead& candidate : explainer.candidates(bunsetsu)) {
            if (candidate.head == explainer.heads()[static_cast<std::size_t>(bunsetsu)])
                continue;
            EXPECT_DOUBLE_EQ(candidate.behind, explainer.explain(bunsetsu, candidate.head).difference());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryParser, ExplainBunsetsu,
    ::testing::Values(BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce, BunsetsuDecoder::CascadedChunking,
        BunsetsuDecoder::RelativePreference, BunsetsuDecoder::Cle, BunsetsuDecoder::Eisner));

/// From right to left, what crosses nothing is the next bunsetsu, its head, that one's head, and so on.
TEST(ExplainTournament, WhoIsNotOnTheWayToTheRootWouldCross)
{
    RelationPool relations;
    const BunsetsuParser parser(modelFor(BunsetsuDecoder::Tournament), relations);
    int crossing = 0;
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        const BunsetsuExplainer explainer(parser, *sentence);
        for (int bunsetsu = 1; bunsetsu < sentence->unitCount(); ++bunsetsu) {
            std::set<int> way;
            for (int head = bunsetsu + 1; head != kRoot; head = explainer.heads()[static_cast<std::size_t>(head)])
                way.insert(head);
            for (const CandidateHead& candidate : explainer.candidates(bunsetsu)) {
                EXPECT_EQ(candidate.crosses, way.count(candidate.head) == 0);
                crossing += candidate.crosses ? 1 : 0;
            }
        }
    }
    EXPECT_GT(crossing, 0);
}

TEST(ExplainTournament, AKernelRanksCandidatesToo)
{
    RelationPool relations;
    const BunsetsuParser parser(modelFor(BunsetsuDecoder::Tournament, RankerKind::Kernel), relations);
    const auto sentence = test::sampleSentences("japanese.knp")[16];
    const BunsetsuExplainer explainer(parser, *sentence);
    const auto candidates = explainer.candidates(1);
    ASSERT_GT(candidates.size(), 1U);
    const BunsetsuExplanation explained = explainer.explain(1, candidates[1].head);
    ASSERT_TRUE(explained.game);
    EXPECT_TRUE(explained.game->features.empty());
    EXPECT_DOUBLE_EQ(candidates[1].behind, explained.difference());
}

} // namespace explain_bunsetsu_test
} // namespace arcwright
