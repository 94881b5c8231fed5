// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/bunsetsu_causes.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/advice/explain_bunsetsu.h"
#include "core/experiments/cause_search.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace bunsetsu_causes_test {

std::shared_ptr<const BunsetsuModel> weakModel(BunsetsuDecoder decoder)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.features = mostFeaturesOf(decoder);
    settings.bits = 18;
    settings.epochs = 1;
    return trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}).value();
}

/// Sentences of the sample with other gold heads, all to the right, some of which cross.
Sentences hardSentences(std::uint64_t seed)
{
    Random random(seed);
    Sentences sentences;
    for (const auto& each : test::sampleSentences("japanese.knp")) {
        Sentence changed = *each;
        const int last = changed.unitCount();
        for (int i = 1; i < last; ++i) {
            if (random.below(3) == 0)
                changed.bunsetsu[static_cast<std::size_t>(i) - 1].head
                    = i + 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(last - i)));
        }
        sentences.push_back(std::make_shared<const Sentence>(std::move(changed)));
    }
    return sentences;
}

class BunsetsuCauses : public ::testing::TestWithParam<BunsetsuDecoder> { };

TEST_P(BunsetsuCauses, NearnessIsThatOfTheCandidates)
{
    RelationPool relations;
    const BunsetsuParser parser(weakModel(GetParam()), relations);
    std::size_t near = 0;
    std::size_t outOfReach = 0;
    for (const auto& sentence : hardSentences(1)) {
        BunsetsuParser::Workspace workspace(parser);
        const auto heads = parser.parse(*sentence, workspace).heads;
        const SentenceCauses causes = causesOf(parser, *sentence, workspace, false);
        const BunsetsuExplainer explainer(parser, *sentence);
        auto error = causes.errors.begin();
        for (int bunsetsu = 1; bunsetsu <= sentence->unitCount(); ++bunsetsu) {
            if (heads[static_cast<std::size_t>(bunsetsu)] == sentence->headOf(bunsetsu))
                continue;
            ASSERT_NE(error, causes.errors.end());
            EXPECT_EQ(error->word, bunsetsu);
            std::size_t better = 0;
            for (const CandidateHead& candidate : explainer.candidates(bunsetsu)) {
                if (candidate.head == error->goldHead && !candidate.crosses) {
                    EXPECT_DOUBLE_EQ(error->loss, candidate.behind);
                    EXPECT_EQ(error->rank, better + 1);
                    EXPECT_EQ(error->reach, better <= 1 ? Reach::SecondBest : Reach::Behind);
                    ++near;
                } else if (candidate.head == error->goldHead) {
                    EXPECT_EQ(error->reach, Reach::OutOfReach);
                    ++outOfReach;
                }
                ++better;
            }
            ++error;
        }
        EXPECT_EQ(error, causes.errors.end());
    }
    EXPECT_GT(near, 20U);
    const bool decidesInTurn = !rowOf(GetParam()).overArcs;
    EXPECT_EQ(outOfReach > 0, decidesInTurn);
}

TEST_P(BunsetsuCauses, RepairsAreThoseOfAParseWithoutTheOtherHeads)
{
    RelationPool relations;
    const BunsetsuParser parser(weakModel(GetParam()), relations);
    std::size_t changed = 0;
    for (const auto& sentence : hardSentences(2)) {
        BunsetsuParser::Workspace workspace(parser);
        const auto found = parser.parse(*sentence, workspace).heads;
        for (const WordError& error : causesOf(parser, *sentence, workspace).errors) {
            std::vector<Constraint> others;
            for (int head = error.word + 1; head <= sentence->unitCount(); ++head) {
                if (head != error.goldHead)
                    others.push_back(Constraint::noArc(head, error.word));
            }
            const auto again = parser.parse(*sentence, workspace, others).heads;
            for (int other = 1; other <= sentence->unitCount(); ++other) {
                const auto at = static_cast<std::size_t>(other);
                const int gold = sentence->headOf(other);
                const bool isOther = other != error.word;
                EXPECT_EQ(std::count(error.repaired.begin(), error.repaired.end(), other) > 0,
                    isOther && found[at] != gold && again[at] == gold);
                EXPECT_EQ(std::count(error.broken.begin(), error.broken.end(), other) > 0,
                    isOther && found[at] == gold && again[at] != gold);
            }
            changed += error.repaired.size() + error.broken.size();
        }
    }
    if (!rowOf(GetParam()).overArcs || GetParam() == BunsetsuDecoder::Eisner) {
        EXPECT_GT(changed, 0U);
    }
}

INSTANTIATE_TEST_SUITE_P(All, BunsetsuCauses, ::testing::ValuesIn(allBunsetsuDecoders()),
    [](const auto& info) { return "Decoder" + std::to_string(static_cast<int>(info.param)); });

TEST(BunsetsuCausesTest, ExactDecodersMissNothing)
{
    for (const BunsetsuDecoder decoder : {BunsetsuDecoder::Cle, BunsetsuDecoder::Eisner}) {
        RelationPool relations;
        const BunsetsuParser parser(weakModel(decoder), relations);
        const auto causes = findCauses(parser, hardSentences(3), {false, 1});
        ASSERT_TRUE(causes);
        std::size_t ofModel = 0;
        std::size_t ofShape = 0;
        for (const SentenceCauses& each : *causes) {
            EXPECT_NE(each.source, ErrorSource::Search);
            ofModel += each.source == ErrorSource::Model ? 1 : 0;
            ofShape += each.source == ErrorSource::OtherShape ? 1 : 0;
        }
        EXPECT_GT(ofModel, 5U);
        EXPECT_EQ(ofShape > 0, decoder == BunsetsuDecoder::Eisner) << "Chu-Liu-Edmonds finds trees that cross";
    }
}

/// By its default order the tournament decides from right to left.
TEST(BunsetsuCausesTest, ATournamentMissesWhatItFindsOnceAllToTheRightIsRight)
{
    RelationPool relations;
    const BunsetsuParser parser(weakModel(BunsetsuDecoder::Tournament), relations);
    std::size_t search = 0;
    std::size_t model = 0;
    for (const auto& sentence : hardSentences(4)) {
        BunsetsuParser::Workspace workspace(parser);
        const SentenceCauses causes = causesOf(parser, *sentence, workspace, false);
        const BunsetsuExplainer explainer(parser, *sentence);
        for (const WordError& error : causes.errors) {
            std::vector<Constraint> toTheRight;
            for (int other = error.word + 1; other < sentence->unitCount(); ++other)
                toTheRight.push_back(Constraint::onlyHead(sentence->headOf(other), other));
            const auto heads = parser.parse(*sentence, workspace, toTheRight).heads;
            const bool isFound = heads[static_cast<std::size_t>(error.word)] == error.goldHead;
            const bool isWorthMore
                = error.reach != Reach::OutOfReach && explainer.explain(error.word, error.goldHead).difference() < 0;
            EXPECT_EQ(error.source, isFound || isWorthMore ? ErrorSource::Search : ErrorSource::Model);
            (error.source == ErrorSource::Search ? search : model) += 1;
        }
    }
    EXPECT_GT(search, 0U);
    EXPECT_GT(model, 20U);
}

TEST(BunsetsuCausesTest, AHeadToTheLeftIsOfAnotherShape)
{
    RelationPool relations;
    const BunsetsuParser parser(weakModel(BunsetsuDecoder::Tournament), relations);
    for (const auto& each : test::sampleSentences("japanese.knp")) {
        if (each->unitCount() < 3)
            continue;
        Sentence changed = *each;
        changed.bunsetsu[1].head = 1;
        BunsetsuParser::Workspace workspace(parser);
        const SentenceCauses causes = causesOf(parser, changed, workspace);
        const auto error = std::find_if(
            causes.errors.begin(), causes.errors.end(), [](const WordError& one) { return one.word == 2; });
        ASSERT_NE(error, causes.errors.end());
        EXPECT_EQ(error->source, ErrorSource::OtherShape);
        EXPECT_EQ(error->reach, Reach::OutOfReach);
        EXPECT_TRUE(error->repaired.empty());
        EXPECT_EQ(causes.source, ErrorSource::OtherShape);
    }
}

TEST(BunsetsuCausesTest, TheSameForAnyNumberOfThreads)
{
    RelationPool relations;
    const BunsetsuParser parser(weakModel(BunsetsuDecoder::ShiftReduce), relations);
    const Sentences sentences = hardSentences(5);
    const auto one = findCauses(parser, sentences, {true, 1});
    const auto three = findCauses(parser, sentences, {true, 3});
    ASSERT_TRUE(one && three);
    const CauseSummary first = summaryOf(*one);
    const CauseSummary second = summaryOf(*three);
    EXPECT_GT(first.errors, 0U);
    EXPECT_EQ(first.errorsBySource, second.errorsBySource);
    EXPECT_EQ(first.errorsByReach, second.errorsByReach);
    EXPECT_EQ(first.cascades, second.cascades);
}

} // namespace bunsetsu_causes_test
} // namespace arcwright
