// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <map>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/random.h"
#include "core/learning/bayes_point.h"
#include "core/messages/decoder_sentences.h"
#include "core/model/model_tree.h"
#include "tests/core/support/sentences.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/learn_player.h"

namespace arcwright::ui::testing {
namespace {

using Stage = LearnPlayer::Stage;

constexpr int kOthers = 5; ///< the second choice of how many were learnt from before
const std::vector<std::string> relations{"a", "b", "c"};

/// Any tree over words of a small vocabulary; any projective or other one, single root or many.
std::shared_ptr<const Sentence> anySentence(Random& random)
{
    const int words = 1 + static_cast<int>(random.below(7));
    std::vector<Token> tokens(static_cast<std::size_t>(words));
    std::vector<int> placed; // in an order of their own; each hangs on one before it
    std::vector<std::uint32_t> order(tokens.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint32_t>(i);
    shuffle(order, random);
    for (const std::uint32_t place : order) {
        const auto any = [&](const std::vector<std::string>& of) {
            return of[random.below(static_cast<std::uint32_t>(of.size()))];
        };
        const int head = placed.empty() ? kRoot : placed[random.below(static_cast<std::uint32_t>(placed.size()))];
        tokens[place] = test::token(any({"x", "y", "z"}), any({"N", "V"}), head, any(relations));
        placed.push_back(static_cast<int>(place) + 1);
    }
    return test::sentence(std::move(tokens));
}

/// A model that has learnt nothing, or whose weights are drawn.
std::shared_ptr<const Model> anyModel(Decoder decoder, bool isBlank, Random& random)
{
    auto model = std::make_shared<Model>();
    model->relations = relations;
    TrainerSettings& trainer = model->configuration.trainer;
    trainer.epochs = 1;
    trainer.decoder.decoder = decoder;
    trainer.arcBits = 14;
    trainer.siblingBits = 14;
    trainer.rowBits = 10;
    model->configuration.trainingSentences = isBlank ? 0 : 3;
    model->weights = Weights(shapeFor(trainer, static_cast<int>(relations.size())));
    if (!isBlank) {
        for (float& weight : model->weights.values())
            weight = static_cast<float>(random.below(2001)) / 1000 - 1;
    }
    return model;
}

struct Learnt {
    std::vector<float> before; ///< the weights, before the sentence itself
    Weights after;
    Weights average;
    LabelledTree found;
};

/// The weights after training on the others in its own order, and then on the sentence.
Learnt train(const PlayerSource& source, Learner learner, int member)
{
    const Model& model = *source.model;
    TrainerSettings settings;
    settings.seed = source.seed;
    Random random(learner == Learner::Bpm ? memberSettings(settings, member).seed : settings.seed);
    Sentences order = source.others();
    shuffle(order, random);
    order.push_back(source.sentence);
    const LearningRule rule{
        learner == Learner::Mira ? Learner::Mira : Learner::Perceptron, model.configuration.trainer.decoder, false};
    AveragedWeights weights(
        model.weights, std::vector<double>(model.weights.values().size(), 0.0), model.configuration.trainingSentences);
    SentenceParser parser;
    FeatureVector difference;
    Learnt learnt;
    for (const auto& sentence : order) {
        std::size_t unknown = 0;
        const Example example{TokenSymbols(*sentence), treeOf(*sentence, model, unknown)};
        learnt.before = weights.current().values();
        learnSentence(example, model.filter, rule, weights, parser, difference);
        weights.sentenceDone();
    }
    learnt.found = parser.tree();
    learnt.after = weights.current();
    learnt.average = weights.average();
    return learnt;
}

std::vector<Arc> parsed(const PlayerSource& source, const Weights& weights)
{
    SentenceParser parser;
    parser.parse(
        TokenSymbols(*source.sentence), source.model->filter, weights, source.model->configuration.trainer.decoder);
    return arcsOfHeads(parser.tree().heads);
}

std::vector<Arc> arcsAt(LearnPlayer& player, Stage stage)
{
    player.goTo(static_cast<int>(stage));
    return player.arcs();
}

TEST(LearnPlayerTest, ItsStepsAreThoseThatTheLearnerTakesInTraining)
{
    std::map<int, int> moved; // how often, by learner
    int cases = 0;
    EXPECT_TRUE(rc::check([&] {
        Random random(*rc::gen::inRange<std::uint64_t>(1, 1'000'000));
        PlayerSource source;
        source.sentence = anySentence(random);
        Sentences others;
        while (others.size() < kOthers)
            others.push_back(anySentence(random));
        source.others = [others] { return others; };
        source.relations = std::make_shared<RelationPool>();
        source.origin = ScoreOrigin::Model;
        source.seed = *rc::gen::inRange<std::uint64_t>(1, 1000);
        const Decoder decoder = *rc::gen::element(Decoder::Eisner, Decoder::Eisner2, Decoder::Cle, Decoder::Hill);
        source.model = anyModel(decoder, *rc::gen::arbitrary<bool>(), random);
        // MIRA, the perceptron, three members, in turn, so that few cases leave none out.
        const int option = cases++ % 5;
        const Learner learner = option == 0 ? Learner::Mira : option == 1 ? Learner::Perceptron : Learner::Bpm;

        LearnPlayer player(source);
        player.choose(0, option);
        player.choose(1, 1);
        RC_ASSERT(player.choices().front().current == option);
        const Learnt learnt = train(source, learner, option - 1);
        const LearningStep& shown = player.shown().step;
        RC_ASSERT(player.shown().learntBefore == static_cast<std::size_t>(kOthers));

        // The weights that are shown go from where the learner was to where it is; all others stay.
        std::vector<float> replayed = learnt.before;
        for (const ChangedWeight& changed : shown.weights) {
            RC_ASSERT(changed.feature.weight == learnt.before[changed.feature.index]);
            RC_ASSERT(changed.average == learnt.average.values()[changed.feature.index]);
            replayed[changed.feature.index] = changed.after;
        }
        RC_ASSERT(replayed == learnt.after.values());

        // What is counted: the sentence is parsed by the weights of before, those of after, and the average, and what
        // changes is counted once it has.
        const auto differing = std::inner_product(learnt.before.begin(), learnt.before.end(),
            learnt.after.values().begin(), 0LL, std::plus<>(), std::not_equal_to<>());
        for (int step = 0; step <= player.steps(); ++step) {
            player.goTo(step);
            const auto at = static_cast<Stage>(step);
            const bool hasMoved = at >= Stage::Moved && differing > 0;
            const std::vector<WorkCount> work = player.work();
            RC_ASSERT(work.size() == 3U);
            RC_ASSERT(work[0].kind == WorkKind::Parses);
            RC_ASSERT(work[0].count
                == (at >= Stage::Found ? 1 : 0) + (at >= Stage::FoundAgain ? 1 : 0) + (at >= Stage::Averaged ? 1 : 0));
            RC_ASSERT(work[1].count == (hasMoved ? 1 : 0));
            if (!hasMoved)
                RC_ASSERT(work[2].count == 0);
            else
                RC_ASSERT(work[2].count >= differing); // two features may go the same way to one weight and back
        }
        RC_ASSERT(player.work()[0].count == 3);
        RC_ASSERT(arcsAt(player, Stage::Found) == arcsOfHeads(learnt.found.heads));
        RC_ASSERT(arcsAt(player, Stage::FoundAgain) == parsed(source, learnt.after));
        RC_ASSERT(arcsAt(player, Stage::Averaged) == parsed(source, learnt.average));
        moved[option] += replayed != learnt.before ? 1 : 0;
    }));
    EXPECT_EQ(moved.size(), 5U);
    for (const auto& [option, times] : moved)
        EXPECT_GT(times, 0) << "learner " << option << " never moved: there was nothing to see";
}

TEST(LearnPlayerTest, EveryLearnerCanBeWatched)
{
    Random random(3);
    PlayerSource source;
    source.sentence = anySentence(random);
    const LearnPlayer player(source);
    const QStringList offered = player.choices().front().options;
    for (const auto& learner : learnerSentences) {
        const QString name = QString::fromUtf8(learner.title);
        EXPECT_EQ(offered.filter(name).size(), hasMembers(learner.kind) ? 3 : 1) << qPrintable(name);
    }
    EXPECT_TRUE(player.explanation().text.startsWith(QStringLiteral("MIRA: one step on this sentence.")))
        << qPrintable(player.explanation().text);
}

} // namespace
} // namespace arcwright::ui::testing
