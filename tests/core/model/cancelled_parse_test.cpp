// SPDX-License-Identifier: GPL-3.0-or-later
#include <stop_token>

#include <gtest/gtest.h>

#include "core/decoding/hill_climbing.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/restarts.h"
#include "core/model/parser.h"
#include "core/model/train.h"
#include "core/scoring/sentence_parser.h"
#include "tests/core/support/decoder_names.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace cancelled_parse_test {

/// Asks to stop when a tree is looked at for the `calls`-th time.
class StopsInTheMidst : public TreeScorer {
public:
    StopsInTheMidst(TreeScorer& scorer, std::stop_source& stop, int calls)
        : m_scorer(scorer), m_stop(stop), m_calls(calls)
    {
    }
    double start(std::span<const int> heads) override { return m_scorer.start(heads); }
    void gains(int word, std::span<const int> candidates, std::span<double> gains) override
    {
        ++asked;
        if (--m_calls == 0)
            m_stop.request_stop();
        m_scorer.gains(word, candidates, gains);
    }
    void changed(int word, int head) override { m_scorer.changed(word, head); }

    int asked = 0;

private:
    TreeScorer& m_scorer;
    std::stop_source& m_stop;
    int m_calls;
};

TEST(CancelledParseTest, RestartsStopInTheMidstOfAPass)
{
    Random random(1);
    const ArcScores arcs = test::randomScores(60, 1000, 0, random);
    SecondOrderScores scores;
    scores.reset(arcs);
    SecondOrderTreeScorer all(scores, RootPolicy::Single);
    std::stop_source stop;
    StopsInTheMidst scorer(all, stop, 5);
    Restarts restarts;
    restarts.stopWith(stop.get_token());
    std::vector<int> heads;
    restarts.decode(scores.arcs(), scorer, RootPolicy::Single, {}, {}, heads);
    EXPECT_LT(scorer.asked, 10) << "of thousands";
}

TEST(CancelledParseTest, ClimbsMakeNoMoveOnceTheyAreToStop)
{
    Random random(2);
    const ArcScores arcs = test::randomScores(30, 1000, 0, random);
    SecondOrderScores scores;
    scores.reset(arcs);
    ClimbSettings settings;
    settings.start = ClimbStart::Random;
    std::stop_source stop;
    std::vector<int> heads;
    HillClimbing hill;
    EXPECT_GT(hill.decode(scores, RootPolicy::Single, settings, heads)->moves, 0);
    std::vector<Arc> graph;
    MultiParent multi;
    EXPECT_GT(multi.decode(scores, RootPolicy::Single, settings, {}, graph)->moves, 0);
    stop.request_stop();
    hill.stopWith(stop.get_token());
    multi.stopWith(stop.get_token());
    EXPECT_EQ(hill.decode(scores, RootPolicy::Single, settings, heads)->moves, 0);
    EXPECT_EQ(multi.decode(scores, RootPolicy::Single, settings, {}, graph)->moves, 0);
}

std::shared_ptr<const Model> quickModel(Decoder decoder)
{
    TrainingSettings settings;
    settings.trainer.decoder.decoder = decoder;
    settings.trainer.epochs = 1;
    settings.trainer.arcBits = settings.trainer.siblingBits = settings.trainer.treeBits = settings.trainer.insideBits
        = 12;
    settings.trainer.rowBits = 10;
    return *train(test::sampleSentences("english.conllu"), {}, settings, {}, {}, {});
}

class CancelledParseByDecoderTest : public testing::TestWithParam<Decoder> { };

TEST_P(CancelledParseByDecoderTest, FindsNoTreeAndTheWorkspaceGoesOn)
{
    RelationPool relations;
    const Parser parser(quickModel(GetParam()), relations);
    const auto sentence = test::sampleSentences("english.conllu").front();
    Parser::Workspace workspace;
    const Graph expected = parser.parse(*sentence, workspace);
    std::stop_source stop;
    stop.request_stop();
    workspace.stopWith(stop.get_token());
    const Graph none = parser.parse(*sentence, workspace);
    EXPECT_EQ(none.heads[1], kNoHead);
    EXPECT_FALSE(parser.parseAround({}, *sentence, workspace));
    workspace.stopWith({});
    EXPECT_EQ(parser.parse(*sentence, workspace), expected);
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, CancelledParseByDecoderTest,
    testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return test::testNameOf(each.param); });

} // namespace cancelled_parse_test
} // namespace arcwright
