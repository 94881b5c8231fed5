// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/learning/training_problems.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/given_part.h"
#include "core/model/live_learning.h"
#include "core/model/model_file.h"
#include "core/model/train.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace partial_training_test {

using test::quickSettings;
using test::toyTreebank;

TrainingSettings fromParts(Decoder decoder = Decoder::Hill)
{
    TrainingSettings settings = quickSettings();
    settings.trainer.decoder.decoder = decoder;
    settings.parts = true;
    return settings;
}

/// Each unit keeps its head with this probability.
Sentences partsOf(const Sentences& sentences, std::uint32_t keptOf100, Random& random)
{
    Sentences parts;
    for (const auto& sentence : sentences) {
        std::vector<bool> kept;
        for (int unit = 1; unit <= sentence->unitCount(); ++unit)
            kept.push_back(random.below(100) < keptOf100);
        parts.push_back(withHeadsOf(*sentence, kept));
    }
    return parts;
}

double rightHeads(const std::shared_ptr<const Model>& model, const Sentences& sentences)
{
    RelationPool relations;
    const auto graphs = test::predictions(model, sentences, relations);
    double right = 0;
    double all = 0;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const Graph gold = graphOf(*sentences[i], relations);
        for (int word = 1; word <= gold.size(); ++word) {
            all += 1;
            right += graphs[i].arc(word) == gold.arc(word) ? 1 : 0;
        }
    }
    return 100 * right / all;
}

TEST(PartialTrainingTest, WhereAllIsGivenTheModelIsTheUsualOneByteForByte)
{
    Sentences sentences = test::sampleSentences("english.conllu");
    sentences.resize(test::unlessSanitized<std::size_t>(sentences.size(), 20));
    for (const Decoder decoder : allDecoders()) {
        TrainingSettings usual = fromParts(decoder);
        usual.parts = false;
        EXPECT_EQ(
            serialised(*test::trained(sentences, fromParts(decoder))), serialised(*test::trained(sentences, usual)))
            << nameOf(decoder);
    }
}

TEST(PartialTrainingTest, SentencesOfWhichNothingIsGivenAreLeftOut)
{
    Sentences sentences = toyTreebank(20);
    const auto without = test::trained(sentences, fromParts());
    const Sentence& last = *sentences.back();
    sentences.push_back(withHeadsOf(last, std::vector<bool>(last.tokens.size(), false)));
    EXPECT_EQ(serialised(*test::trained(sentences, fromParts())), serialised(*without));
    const auto nothing = train({sentences.back()}, {}, fromParts(), {}, {}, {});
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().code, TrainingProblem::NoUsableSentences);
}

TEST(PartialTrainingTest, CyclesAreLeftOut)
{
    const auto cycle = test::sentence(
        {test::token("a", "X", 2, "x"), test::token("b", "X", 1, "x"), test::token("c", "X", kNoHead, "")});
    EXPECT_FALSE(isPartlyUsable(*cycle));
    const auto part = test::sentence(
        {test::token("a", "X", 2, "x"), test::token("b", "X", kNoHead, ""), test::token("c", "X", kNoHead, "")});
    EXPECT_TRUE(isPartlyUsable(*part));
    EXPECT_FALSE(isUsable(*part));
}

TEST(PartialTrainingTest, PartsOfManySentencesTeachTheWholeGrammar)
{
    for (const Decoder decoder : allDecoders()) {
        Random random(7);
        const auto model = test::trained(partsOf(toyTreebank(150), 40, random), fromParts(decoder));
        EXPECT_GT(rightHeads(model, toyTreebank(60)), 97) << nameOf(decoder);
    }
}

TEST(PartialTrainingTest, TheModelFileTellsHowMuchWasGiven)
{
    Random random(3);
    const Sentences parts = partsOf(toyTreebank(30), 50, random);
    std::size_t given = 0;
    std::size_t tokens = 0;
    for (const auto& sentence : parts) {
        given += givenHeads(*sentence);
        tokens += givenHeads(*sentence) > 0 ? sentence->tokens.size() : 0;
    }
    const auto model = test::trained(parts, fromParts());
    const auto back = parseModel(serialised(*model));
    ASSERT_TRUE(back);
    EXPECT_EQ((*back)->configuration.givenHeads, given);
    EXPECT_EQ((*back)->configuration.trainingTokens, tokens);
    EXPECT_EQ(test::trained(toyTreebank(30), fromParts())->configuration.givenHeads, std::nullopt);
}

TEST(PartialTrainingTest, OneSeedOneModel)
{
    Random random(5);
    const Sentences parts = partsOf(test::sampleSentences("english.conllu"), 30, random);
    EXPECT_EQ(serialised(*test::trained(parts, fromParts())), serialised(*test::trained(parts, fromParts())));
}

TEST(PartialTrainingTest, PinsAreWhatIsGivenOfSentencesThatAreNotConfirmed)
{
    auto sentence = std::make_shared<Sentence>(*test::toySentence());
    sentence->annotation.pins.push_back({2, 3, {}});
    sentence->annotation.pins.push_back({4, 1, {}}); // not the arc it has
    const auto part = givenPart(sentence, GivenPart::Pins);
    EXPECT_EQ(givenHeads(*part), 1U);
    EXPECT_EQ(part->headOf(2), 3);
    EXPECT_EQ(part->relationOf(2), "nsubj");
    EXPECT_EQ(givenPart(sentence, GivenPart::Heads), sentence);
    sentence->annotation.confirmed = true;
    EXPECT_EQ(givenPart(sentence, GivenPart::Pins), sentence);
}

TEST(PartialTrainingTest, OneDecisionIsLearntLive)
{
    const LiveModel model(test::trained(toyTreebank(20), quickSettings()));
    Parser::Workspace workspace;
    Sentence other = *test::toySentence();
    other.tokens[3].head = 3; // red depends on sees: arcs between neighbours are never left out
    std::vector<bool> kept(other.tokens.size(), false);
    kept[3] = true;
    const auto update = learnFrom(model, *withHeadsOf(other, kept), workspace, {30, 1.0});
    ASSERT_TRUE(update);
    EXPECT_EQ(update->lossBefore, 1);
    EXPECT_EQ(update->lossAfter, 0);
    RelationPool relations;
    const Parser parser(update->model, relations);
    EXPECT_EQ(parser.parse(other, workspace).arc(4).head, 3);
}

BunsetsuSettings settingsFor(BunsetsuDecoder decoder)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.features = mostFeaturesOf(decoder);
    settings.bits = 16;
    settings.parts = true;
    return settings;
}

std::shared_ptr<const BunsetsuModel> trainedFrom(const Sentences& sentences, const BunsetsuSettings& settings)
{
    return trainBunsetsuModel(sentences, settings, {}, {}).value();
}

TEST(PartialTrainingTest, BunsetsuWhereAllIsGivenMakeTheUsualModel)
{
    Sentences sentences = test::sampleSentences("japanese.knp");
    sentences.resize(test::unlessSanitized<std::size_t>(sentences.size(), 20));
    for (const BunsetsuDecoder decoder : allBunsetsuDecoders()) {
        const auto fromAll = trainedFrom(sentences, settingsFor(decoder));
        BunsetsuSettings usual = settingsFor(decoder);
        usual.parts = false;
        const auto whole = trainedFrom(sentences, usual);
        EXPECT_EQ(fromAll->weights.heads.values(), whole->weights.heads.values()) << nameOf(decoder);
        EXPECT_EQ(fromAll->weights.types.values(), whole->weights.types.values()) << nameOf(decoder);
        EXPECT_EQ(fromAll->givenHeads, std::nullopt);
    }
}

TEST(PartialTrainingTest, BunsetsuAreLearntFromTheDecisionsGivenAlone)
{
    const Sentences sentences = test::sampleSentences("japanese.knp");
    for (const BunsetsuDecoder decoder : allBunsetsuDecoders()) {
        Random random(11);
        const Sentences parts = partsOf(sentences, 70, random);
        const auto model = trainedFrom(parts, settingsFor(decoder));
        const auto whole = trainedFrom(sentences, settingsFor(decoder));
        EXPECT_LT(model->weights.examples, whole->weights.examples) << nameOf(decoder);
        EXPECT_GT(model->weights.examples, 0U);
        const auto back = parseBunsetsuModel(serialised(*model));
        ASSERT_TRUE(back);
        EXPECT_EQ((*back)->givenHeads, model->givenHeads);
        ASSERT_TRUE(model->givenHeads);
        RelationPool types;
        const BunsetsuParser parser(model, types);
        BunsetsuParser::Workspace workspace(parser);
        int right = 0;
        int all = 0;
        for (const auto& sentence : parts) {
            const Graph graph = parser.parse(*sentence, workspace);
            for (int unit = 1; unit < sentence->unitCount(); ++unit) {
                if (sentence->headOf(unit) <= kRoot)
                    continue;
                ++all;
                right += graph.arc(unit).head == sentence->headOf(unit) ? 1 : 0;
            }
        }
        EXPECT_GT(right, 0.95 * all) << nameOf(decoder);
    }
}

} // namespace partial_training_test
} // namespace arcwright
