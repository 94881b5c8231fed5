// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bunsetsu_model.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/learning/training_problems.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "core/model/training_run.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace bunsetsu_model_test {

using ModelPointer = std::shared_ptr<const BunsetsuModel>;

Sentences sample()
{
    return test::sampleSentences("japanese.knp");
}

BunsetsuSettings settingsFor(BunsetsuDecoder decoder)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.features = mostFeaturesOf(decoder);
    settings.bits = 18;
    return settings;
}

ModelPointer trained(const BunsetsuSettings& settings)
{
    auto model = trainBunsetsuModel(sample(), settings, {}, {});
    EXPECT_TRUE(model);
    return *model;
}

/// Trained once: several tests ask for it.
ModelPointer trained(BunsetsuDecoder decoder)
{
    static std::map<BunsetsuDecoder, ModelPointer> models;
    ModelPointer& model = models[decoder];
    if (!model)
        model = trained(settingsFor(decoder));
    return model;
}

std::set<BunsetsuDecoder> all()
{
    return {allBunsetsuDecoders().begin(), allBunsetsuDecoders().end()};
}

TEST(BunsetsuModelTest, EveryDecoderLearnsTheSample)
{
    for (const BunsetsuDecoder decoder : all()) {
        const ModelPointer model = trained(decoder);
        RelationPool types;
        const BunsetsuParser parser(model, types);
        BunsetsuParser::Workspace workspace(parser);
        BunsetsuEvaluation scores;
        for (const auto& sentence : sample())
            scores.add(*sentence, withBunsetsuGraph(*sentence, parser.parse(*sentence, workspace), types));
        EXPECT_GT(scores.accuracy(), 97) << nameOf(decoder);
        EXPECT_GT(scores.typeAccuracy(), 97) << nameOf(decoder);
        EXPECT_GT(workspace.questions(), 0U);
    }
}

TEST(BunsetsuModelTest, KernelRankersLearnTheSampleAndComeBack)
{
    for (const BunsetsuDecoder decoder :
        {BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce, BunsetsuDecoder::CascadedChunking}) {
        BunsetsuSettings settings = settingsFor(decoder);
        settings.ranker = RankerKind::Kernel;
        const ModelPointer model = trained(settings);
        EXPECT_FALSE(model->weights.kernel.empty());
        const auto back = parseBunsetsuModel(serialised(*model));
        ASSERT_TRUE(back);
        EXPECT_EQ((*back)->weights.kernel.vectors(), model->weights.kernel.vectors());
        EXPECT_EQ(serialised(**back), serialised(*model));
        RelationPool types;
        const BunsetsuParser parser(*back, types);
        BunsetsuParser::Workspace workspace(parser);
        BunsetsuEvaluation scores;
        for (const auto& sentence : sample())
            scores.add(*sentence, withBunsetsuGraph(*sentence, parser.parse(*sentence, workspace), types));
        EXPECT_GT(scores.accuracy(), 97) << nameOf(decoder);
    }
}

TEST(BunsetsuModelTest, AllFourOrdersTrainAndParse)
{
    for (const bool dependents : {false, true}) {
        for (const bool games : {false, true}) {
            BunsetsuSettings settings = settingsFor(BunsetsuDecoder::Tournament);
            settings.order = {dependents, games};
            RelationPool types;
            const BunsetsuParser parser(trained(settings), types);
            BunsetsuParser::Workspace workspace(parser);
            for (const auto& sentence : sample())
                EXPECT_TRUE(isProjective(parser.parse(*sentence, workspace).heads));
        }
    }
}

TEST(BunsetsuModelTest, ConstraintsAreMet)
{
    const Sentence sentence = *sample()[0]; // four bunsetsu, 1 -> 4
    for (const BunsetsuDecoder decoder : all()) {
        RelationPool types;
        const BunsetsuParser parser(trained(decoder), types);
        BunsetsuParser::Workspace workspace(parser);
        const std::vector<Constraint> pin{Constraint::onlyHead(3, 1)};
        EXPECT_EQ(parser.parse(sentence, workspace, pin).heads[1], 3) << nameOf(decoder);
        const std::vector<Constraint> forbid{Constraint::noArc(4, 1), Constraint::noArc(3, 2)};
        const Graph graph = parser.parse(sentence, workspace, forbid);
        EXPECT_NE(graph.heads[1], 4) << nameOf(decoder);
        EXPECT_EQ(graph.heads[2], 4) << nameOf(decoder);
        const std::vector<Constraint> impossible{
            Constraint::noArc(2, 1), Constraint::noArc(3, 1), Constraint::noArc(4, 1)};
        EXPECT_EQ(parser.parse(sentence, workspace, impossible).heads[1], kNoHead) << nameOf(decoder);
    }
}

TEST(BunsetsuModelTest, TracesEndInTheSameAnalysis)
{
    for (const BunsetsuDecoder decoder : all()) {
        RelationPool types;
        const BunsetsuParser parser(trained(decoder), types);
        BunsetsuParser::Workspace workspace(parser);
        for (const auto& sentence : sample()) {
            const auto traced = parser.parseTraced(*sentence, TraceDetail::Steps, workspace);
            EXPECT_EQ(traced.graph, parser.parse(*sentence, workspace));
            const auto* steps = std::get_if<std::vector<BunsetsuStep>>(&traced.trace);
            if (!steps)
                continue;
            BunsetsuState state(sentence->unitCount());
            for (const BunsetsuStep& step : *steps)
                state.apply(step);
            std::vector<int> heads = state.heads();
            heads.back() = kRoot;
            EXPECT_EQ(heads, traced.graph.heads);
        }
    }
}

/// How heads were found, from the games of a trace.
std::vector<HeadContest> contestsIn(const Trace& trace, const std::vector<int>& heads)
{
    std::vector<HeadContest> contests(heads.size() - 1);
    for (std::size_t dependent = 1; dependent < heads.size(); ++dependent) {
        std::set<int> candidates;
        double closest = -1;
        for (const BunsetsuStep& step : std::get<std::vector<BunsetsuStep>>(trace)) {
            const auto* game = std::get_if<GamePlayed>(&step);
            if (game == nullptr || game->dependent != static_cast<int>(dependent))
                continue;
            candidates.insert({game->near, game->far});
            if (game->winner() == heads[dependent])
                closest = closest < 0 ? std::abs(game->margin) : std::min(closest, std::abs(game->margin));
        }
        const auto played = static_cast<int>(candidates.size());
        contests[dependent - 1] = {played > 0 ? played : heads[dependent] > 0 ? 1 : 0, closest};
    }
    return contests;
}

TEST(BunsetsuModelTest, ATournamentTellsHowItFoundTheHeads)
{
    for (const bool leftToRight : {false, true}) {
        BunsetsuSettings settings = settingsFor(BunsetsuDecoder::Tournament);
        settings.order = {leftToRight, !leftToRight};
        RelationPool types;
        const BunsetsuParser parser(trained(settings), types);
        BunsetsuParser::Workspace workspace(parser);
        std::size_t rivals = 0;
        for (const auto& sentence : sample()) {
            const Graph graph = parser.parse(*sentence, workspace);
            const auto found = BunsetsuParser::contests(workspace);
            const auto traced = parser.parseTraced(*sentence, TraceDetail::Everything, workspace);
            const auto expected = contestsIn(traced.trace, graph.heads);
            ASSERT_EQ(found.size(), expected.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                EXPECT_EQ(found[i].candidates, expected[i].candidates);
                EXPECT_DOUBLE_EQ(found[i].margin, expected[i].margin);
                rivals += found[i].margin >= 0 ? 1U : 0U;
            }
        }
        EXPECT_GT(rivals, 20U);
    }
    RelationPool types;
    const BunsetsuParser parser(trained(BunsetsuDecoder::ShiftReduce), types);
    BunsetsuParser::Workspace workspace(parser);
    parser.parse(*sample().front(), workspace);
    EXPECT_TRUE(BunsetsuParser::contests(workspace).empty());
}

TEST(BunsetsuModelTest, TheSameSeedGivesTheSameBytes)
{
    EXPECT_EQ(serialised(*trained(settingsFor(BunsetsuDecoder::Tournament))),
        serialised(*trained(BunsetsuDecoder::Tournament)));
    BunsetsuSettings other = settingsFor(BunsetsuDecoder::Tournament);
    other.seed = 2;
    EXPECT_NE(serialised(*trained(other)), serialised(*trained(BunsetsuDecoder::Tournament)));
}

TEST(BunsetsuModelTest, KnowsItsTrainingSentences)
{
    const ModelPointer model = trained(BunsetsuDecoder::ShiftReduce);
    Sentence sentence = *sample()[0];
    EXPECT_TRUE(model->hasSeen(sentence));
    sentence.tokens[0].form = "誰";
    EXPECT_FALSE(model->hasSeen(sentence));
}

TEST(BunsetsuModelTest, LeavesOutWhatIsNotHeadFinal)
{
    Sentences sentences = sample();
    auto wrong = std::make_shared<Sentence>(*sentences[0]);
    wrong->bunsetsu[2].head = 1;
    sentences.push_back(wrong);
    EXPECT_EQ(countUnfit(sentences), (std::map<BunsetsuFitness, std::size_t>{{BunsetsuFitness::HeadToTheLeft, 1}}));
    const auto model = trainBunsetsuModel(sentences, settingsFor(BunsetsuDecoder::Tournament), {}, {});
    ASSERT_TRUE(model);
    EXPECT_EQ((*model)->trainingSentences, sentences.size() - 1);
    EXPECT_EQ(serialised(**model), serialised(*trained(BunsetsuDecoder::Tournament)));
}

TEST(BunsetsuModelTest, ASentenceThatCountsSeveralTimesIsOne)
{
    Sentences sentences = sample();
    const std::size_t count = sentences.size();
    const std::size_t bunsetsu = trained(BunsetsuDecoder::Tournament)->trainingBunsetsu;
    sentences.push_back(sentences.front());
    const auto model = trainBunsetsuModel(sentences, settingsFor(BunsetsuDecoder::Tournament), {}, {});
    ASSERT_TRUE(model);
    EXPECT_EQ((*model)->trainingSentences, count);
    EXPECT_EQ((*model)->trainingBunsetsu, bunsetsu);
    EXPECT_EQ((*model)->givenHeads, std::nullopt);
}

TEST(BunsetsuModelTest, TellsTheAccuracyAfterEachEpoch)
{
    const std::set<BunsetsuDecoder> some{BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce};
    for (const BunsetsuDecoder decoder : test::unlessSanitized(all(), some)) {
        BunsetsuSettings settings = settingsFor(decoder);
        settings.epochs = 4;
        const HeldOutSplit split = holdOutEveryTenth(sample());
        ASSERT_FALSE(split.development.empty());
        std::vector<EpochReport> epochs;
        TrainingHooks hooks;
        hooks.epochDone = [&](const EpochReport& report) { epochs.push_back(report); };
        const auto model = trainBunsetsuModel(split.training, split.development, settings, hooks, {});
        ASSERT_TRUE(model);
        ASSERT_EQ(epochs.size(), 4U) << nameOf(decoder);
        EXPECT_EQ(epochs[3].epoch, 4);
        EXPECT_EQ(epochs[3].epochs, 4);
        EXPECT_GT(epochs[3].training.uas, 70);
        const BunsetsuEvaluation scores = scoreBunsetsuModel(*model, split.development);
        EXPECT_NEAR(epochs[3].development.uas, scores.accuracy(), 1e-9) << "the last epoch is the model";
        EXPECT_EQ(serialised(**model), serialised(**trainBunsetsuModel(split.training, settings, {}, {})))
            << "measuring changes nothing";
    }
}

TEST(BunsetsuModelTest, AKernelHasNoEpochsToTellOf)
{
    BunsetsuSettings settings = settingsFor(BunsetsuDecoder::Tournament);
    settings.ranker = RankerKind::Kernel;
    Sentences few = sample();
    few.resize(20);
    TrainingHooks hooks;
    hooks.epochDone = [](const EpochReport&) { ADD_FAILURE(); };
    EXPECT_TRUE(trainBunsetsuModel(few, {}, settings, hooks, {}));
}

TEST(BunsetsuModelTest, Refusals)
{
    const auto code = [](const Sentences& sentences, const BunsetsuSettings& settings) {
        return trainBunsetsuModel(sentences, settings, {}, {}).error().code;
    };
    const BunsetsuSettings tournament = settingsFor(BunsetsuDecoder::Tournament);
    EXPECT_EQ(code({}, tournament), TreebankProblem::NoSentences);
    EXPECT_EQ(code(test::sampleSentences("english.conllu"), tournament), ParserProblem::WordsNotBunsetsu);
    auto headless = std::make_shared<Sentence>(*sample()[0]);
    headless->bunsetsu[0].head = kNoHead;
    EXPECT_EQ(code({headless}, tournament), TrainingProblem::NoUsableSentences);
    for (const BunsetsuDecoder decoder : {BunsetsuDecoder::Cle, BunsetsuDecoder::Eisner}) {
        BunsetsuSettings settings = settingsFor(decoder);
        settings.features = FeatureSet::All;
        const auto refused = trainBunsetsuModel(sample(), settings, {}, {});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ParserProblem::DynamicFeatures);
        EXPECT_EQ(refused.error().arguments, std::vector<std::string>{std::string(nameOf(decoder))});
    }
    for (const BunsetsuDecoder decoder : allBunsetsuDecoders()) {
        BunsetsuSettings settings = settingsFor(decoder);
        settings.ranker = RankerKind::Kernel;
        Sentences few = sample();
        few.resize(5);
        const auto trained = trainBunsetsuModel(few, settings, {}, {});
        EXPECT_EQ(trained.has_value(), goTogether(RankerKind::Kernel, decoder)) << nameOf(decoder);
        if (!trained) {
            EXPECT_EQ(trained.error().code, ParserProblem::KernelPreferences) << nameOf(decoder);
        }
        EXPECT_TRUE(trainBunsetsuModel(few, withDecoder(settings, decoder), {}, {})) << nameOf(decoder);
    }
    std::stop_source stop;
    stop.request_stop();
    for (const RankerKind ranker : {RankerKind::Linear, RankerKind::Kernel}) {
        BunsetsuSettings settings = tournament;
        settings.ranker = ranker;
        const auto stopped = trainBunsetsuModel(sample(), settings, {}, stop.get_token());
        ASSERT_FALSE(stopped);
        EXPECT_EQ(stopped.error().code, JobProblem::Cancelled);
    }
}

TEST(BunsetsuModelFileTest, ComesBackAsItWas)
{
    for (const BunsetsuDecoder decoder : all()) {
        BunsetsuSettings settings = settingsFor(decoder);
        settings.order = {true, true};
        settings.types = decoder != BunsetsuDecoder::CascadedChunking;
        const ModelPointer model = trained(settings);
        const auto back = parseBunsetsuModel(serialised(*model));
        ASSERT_TRUE(back) << nameOf(decoder);
        EXPECT_EQ((*back)->weights.settings, settings);
        EXPECT_EQ(serialised(**back), serialised(*model));
    }
}

TEST(BunsetsuModelFileTest, DamageIsFound)
{
    const std::string bytes = serialised(*trained(BunsetsuDecoder::Tournament));
    const auto code = [](const std::string& damaged) { return parseBunsetsuModel(damaged).error().code; };
    EXPECT_EQ(code("x"), ModelProblem::NotAModel);
    EXPECT_EQ(code(bytes.substr(0, bytes.size() / 2)), ModelProblem::Truncated);
    std::string changed = bytes;
    changed[bytes.size() / 2] ^= 1;
    EXPECT_EQ(code(changed), ModelProblem::Damaged);
    changed = bytes;
    changed[16] = 9;
    EXPECT_EQ(code(changed), ModelProblem::TooNew);
}

TEST(BunsetsuModelFileTest, ANameThatIsNotKnownIsANewerProgramsAndNoDamage)
{
    constexpr std::size_t bodyAt = 36;
    const std::string bytes = serialised(*trained(BunsetsuDecoder::Tournament));
    const auto length = numberAt<std::uint64_t>(bytes, bodyAt);
    const std::size_t restAt = bodyAt + sizeof length + length;
    for (const char* choice : {"decoder", "features", "dependents", "games", "ranker"}) {
        auto json = nlohmann::json::parse(bytes.substr(bodyAt + sizeof length, length));
        json[choice] = "next";
        std::string body;
        appendBlock(body, json.dump());
        body += bytes.substr(restAt);
        const BlockFileKind kind{bunsetsuModelMagic, bunsetsuModelFileVersion, {}, {}, {}, {}, {}};
        const auto model = parseBunsetsuModel(withHead(kind, body));
        ASSERT_FALSE(model.has_value()) << choice;
        EXPECT_EQ(model.error(), (Problem{ModelProblem::UnknownName, "", 0, 0, {choice, "next"}}));
    }
}

TEST(BunsetsuModelFileTest, ModelsOfWordsAreTakenForWhatTheyAre)
{
    EXPECT_EQ(parseModel(serialised(*trained(BunsetsuDecoder::ShiftReduce))).error().code, ModelProblem::OfBunsetsu);
    EXPECT_EQ(parseBunsetsuModel(modelMagic).error().code, ModelProblem::OfWords);
}

} // namespace bunsetsu_model_test
} // namespace arcwright
