// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/learning_step.h"

#include <map>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/learning/trainer.h"
#include "core/scoring/weight_change.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace learning_step_test {

struct Case {
    Learner learner;
    Decoder decoder;
    bool costAugmented = false;
};

DecoderSettings settingsOf(Decoder decoder)
{
    DecoderSettings settings;
    settings.decoder = decoder;
    settings.root = RootPolicy::Many;
    return settings;
}

/// Two relations: that of words before their heads, and that of words behind them.
Example exampleOf(const Sentence& sentence)
{
    Example example{TokenSymbols(sentence), {{kNoHead}, {-1}}};
    for (int word = 1; word <= sentence.size(); ++word) {
        example.tree.heads.push_back(sentence.word(word).head);
        example.tree.relations.push_back(sentence.word(word).head > word ? 0 : 1);
    }
    return example;
}

Weights startingWeights(Decoder decoder)
{
    return Weights({17, isSecondOrder(decoder) ? 17 : 0, 12, 2, scoresWholeTrees(decoder) ? 17 : 0,
        scoresInside(decoder) ? 17 : 0});
}

double rateOf(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::ThirdOrder:
    case FeatureKind::WholeTree:
        return double(wholeTreeRate);
    case FeatureKind::Inside:
        return double(insideRate);
    default:
        return 1;
    }
}

Sentences someSentences()
{
    Sentences all;
    for (const char* sample : {"english.conllu", "czech.conllu"}) {
        const Sentences sentences = test::sampleSentences(sample);
        all.insert(all.end(), sentences.begin(), sentences.begin() + 3);
    }
    return all;
}

class LearningStepTest : public testing::TestWithParam<Case> { };

TEST_P(LearningStepTest, TheNamedFeaturesAreTheDifferenceThatTheLearnerMovesAlong)
{
    const DecoderSettings decoder = settingsOf(GetParam().decoder);
    const LearningRule rule{GetParam().learner, decoder, GetParam().costAugmented};
    const ArcFilter filter;
    AveragedWeights traced(startingWeights(GetParam().decoder));
    int changed = 0;
    for (const auto& sentence : someSentences()) {
        const Example example = exampleOf(*sentence);
        const std::vector<float> before = traced.current().values();
        const LearningStep step = traceLearning(*sentence, example, filter, rule, traced);
        std::map<std::size_t, int> counts;
        std::map<std::size_t, double> rates;
        for (const ChangedWeight& each : step.weights) {
            counts[each.feature.index] += each.feature.count;
            rates[each.feature.index] = rateOf(each.feature.kind);
        }
        double squaredNorm = 0;
        for (const auto& [index, count] : counts) {
            squaredNorm += rates[index] * count * count;
            EXPECT_NEAR(traced.current().values()[index], before[index] + step.update.step * rates[index] * count,
                1e-6 * (1 + std::abs(before[index])));
        }
        EXPECT_NEAR(squaredNorm, step.update.input.squaredNorm, 1e-4);
        int nameless = 0; // weights that moved
        for (std::size_t index = 0; index < before.size(); ++index)
            nameless += traced.current().values()[index] != before[index] && counts.count(index) == 0 ? 1 : 0;
        EXPECT_EQ(nameless, 0);
        for (const ChangedWeight& each : step.weights) {
            EXPECT_EQ(each.feature.weight, before[each.feature.index]);
            EXPECT_EQ(each.after, traced.current().values()[each.feature.index]);
            EXPECT_EQ(each.relation >= 0, each.feature.kind == FeatureKind::Relation);
        }
        changed += step.update.step > 0 ? 1 : 0;
    }
    EXPECT_GT(changed, 2) << "or there was nothing to see";
}

TEST_P(LearningStepTest, ScoresAndMarginsAgree)
{
    const DecoderSettings decoder = settingsOf(GetParam().decoder);
    const LearningRule rule{GetParam().learner, decoder, GetParam().costAugmented};
    const ArcFilter filter;
    AveragedWeights weights(startingWeights(GetParam().decoder));
    for (const auto& sentence : someSentences()) {
        const LearningStep step = traceLearning(*sentence, exampleOf(*sentence), filter, rule, weights);
        const UpdateInput& input = step.update.input;
        EXPECT_NEAR(step.wantedScore.before - step.foundScore.before, input.margin, 1e-3);
        EXPECT_NEAR(step.wantedScore.after - step.foundScore.after, step.marginAfter, 1e-3);
        EXPECT_NEAR(step.marginAfter, input.margin + step.update.step * input.squaredNorm, 1e-2);
        if (GetParam().learner == Learner::Mira && input.loss > 0) {
            EXPECT_NEAR(step.marginAfter, std::max(input.loss, input.margin), 1e-2);
        }
        SentenceParser parser;
        parser.parse(exampleOf(*sentence).symbols, filter, weights.current(), decoder);
        EXPECT_EQ(parser.tree().heads, step.foundAgain.heads);
        EXPECT_EQ(parser.tree().relations, step.foundAgain.relations);
    }
}

/// Steps that are looked at train the same weights as steps that are not.
TEST_P(LearningStepTest, TracedStepsTrainWhatTheTrainerTrains)
{
    TrainerSettings settings;
    settings.learner = GetParam().learner;
    settings.decoder = settingsOf(GetParam().decoder);
    settings.costAugmented = GetParam().costAugmented;
    settings.epochs = 1;
    settings.arcBits = 16;
    settings.siblingBits = 16;
    settings.rowBits = 10;
    const Sentences sentences = someSentences();
    std::vector<Example> examples;
    for (const auto& sentence : sentences)
        examples.push_back(exampleOf(*sentence));
    const ArcFilter filter;
    const auto trained = Trainer(settings, 2, filter).run(examples, {}, {}, {});
    ASSERT_TRUE(trained);

    TrainerState state(shapeFor(settings, 2), settings.seed, examples.size());
    shuffle(state.order, state.random);
    const LearningRule rule{settings.learner, settings.decoder, settings.costAugmented};
    for (const std::uint32_t index : state.order)
        traceLearning(*sentences[index], examples[index], filter, rule, state.weights);
    EXPECT_EQ(state.weights.average().values(), trained->weights.values());
}

INSTANTIATE_TEST_SUITE_P(Learners, LearningStepTest,
    testing::Values(Case{Learner::Perceptron, Decoder::Eisner}, Case{Learner::Perceptron, Decoder::Eisner2},
        Case{Learner::Mira, Decoder::Eisner}, Case{Learner::Mira, Decoder::Cle}, Case{Learner::Mira, Decoder::Hill},
        Case{Learner::Mira, Decoder::Eisner2, true}, Case{Learner::Mira, Decoder::Restarts},
        Case{Learner::Mira, Decoder::Restarts, true}, Case{Learner::Mira, Decoder::EisnerSpan},
        Case{Learner::Mira, Decoder::EisnerSpan, true}));

TEST(LearningStepOfOneTest, ATreeThatIsFoundChangesNothing)
{
    const auto sentence = test::sentence({test::token("x", "X", 0, "root")});
    const DecoderSettings decoder = settingsOf(Decoder::Eisner);
    AveragedWeights weights(Weights({6, 0, 6, 0}));
    Example example{TokenSymbols(*sentence), {{kNoHead, 0}, {-1, -1}}};
    const LearningStep step = traceLearning(*sentence, example, ArcFilter(), {Learner::Mira, decoder, false}, weights);
    EXPECT_EQ(step.update.step, 0.0);
    EXPECT_EQ(step.update.input.loss, 0.0);
    EXPECT_TRUE(step.weights.empty());
    EXPECT_EQ(weights.sentences(), 1U);
}

} // namespace learning_step_test
} // namespace arcwright
