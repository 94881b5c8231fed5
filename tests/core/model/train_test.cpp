// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/train.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "core/bunsetsu/parser_problems.h"
#include "core/evaluation/attachment.h"
#include "core/learning/training_problems.h"
#include "core/model/model_file.h"
#include "core/treebank/graph_rules.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace train_test {

using test::quickSettings;
using test::toyTreebank;

Evaluation evaluated(const std::shared_ptr<const Model>& model, const Sentences& sentences)
{
    RelationPool relations;
    const auto graphs = test::predictions(model, sentences, relations);
    Evaluation evaluation;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        evaluation.add(*sentences[i], graphOf(*sentences[i], relations), graphs[i]);
    return evaluation;
}

TEST(TrainTest, LearnsASeparableTreebankWithoutAMistake)
{
    for (const Decoder decoder : allDecoders()) {
        TrainingSettings settings = quickSettings();
        settings.trainer.decoder.decoder = decoder;
        const Evaluation evaluation = evaluated(test::trained(toyTreebank(60), settings), toyTreebank(60));
        EXPECT_EQ(evaluation.all.las(), 100.0) << nameOf(decoder);
    }
    for (const Learner learner : {Learner::Mira, Learner::Perceptron}) {
        for (const bool averaging : {true, false}) {
            TrainingSettings settings = quickSettings();
            settings.trainer.learner = learner;
            settings.trainer.averaging = averaging;
            const auto model = test::trained(toyTreebank(60), settings);
            const Evaluation evaluation = evaluated(model, toyTreebank(60));
            EXPECT_EQ(evaluation.all.uas(), 100.0);
            EXPECT_EQ(evaluation.all.las(), 100.0);
        }
    }
}

TEST(TrainTest, LearnsFromEveryMoveThatGainsWhateverItsPriceInParsing)
{
    const auto sentences = test::sampleSentences("english.conllu");
    TrainingSettings settings = quickSettings();
    settings.trainer.decoder.decoder = Decoder::Hill;
    settings.trainer.epochs = 2;
    settings.trainer.decoder.climb.price = 0;
    const auto free = test::trained(sentences, settings);
    settings.trainer.decoder.climb.price = 1000;
    EXPECT_EQ(test::trained(sentences, settings)->weights.values(), free->weights.values());
}

TEST(TrainTest, LearnsTheProjectiveSentencesOfASampleByHeart)
{
    Sentences sentences;
    for (const auto& sentence : test::sampleSentences("english.conllu")) {
        RelationPool relations;
        if (isProjective(graphOf(*sentence, relations).heads))
            sentences.push_back(sentence);
    }
    ASSERT_GT(sentences.size(), 60U);
    TrainingSettings settings = quickSettings();
    settings.trainer.epochs = 10;
    settings.trainer.arcBits = 20;
    settings.trainer.rowBits = 14;
    const Evaluation evaluation = evaluated(test::trained(sentences, settings), sentences);
    EXPECT_GE(evaluation.all.uas(), 99.5);
    EXPECT_GE(evaluation.all.las(), 99.5);
}

TEST(TrainTest, HillClimbingLearnsSentencesThatAreNotProjectiveByHeart)
{
    const Sentences sentences = test::sampleSentences("czech.conllu");
    TrainingSettings settings = quickSettings();
    settings.trainer.decoder.decoder = Decoder::Hill;
    settings.trainer.epochs = 10;
    settings.trainer.arcBits = settings.trainer.siblingBits = 20;
    settings.trainer.rowBits = 14;
    const auto model = test::trained(sentences, settings);
    RelationPool relations;
    const auto graphs = test::predictions(model, sentences, relations);
    EXPECT_TRUE(
        std::any_of(graphs.begin(), graphs.end(), [](const Graph& graph) { return !isProjective(graph.heads); }));
    EXPECT_GE(evaluated(model, sentences).all.uas(), 99.0);
}

TEST(TrainTest, SeveralParentsAreLearntByHeart)
{
    const Sentences sentences = test::sampleSentences("danish.tag");
    TrainingSettings settings = quickSettings();
    settings.trainer.decoder.decoder = Decoder::Multi;
    settings.trainer.costAugmented = true;
    settings.trainer.epochs = 15;
    settings.trainer.arcBits = settings.trainer.siblingBits = 20;
    settings.trainer.rowBits = 14;
    const auto model = test::trained(sentences, settings);
    const int ofTrees = model->configuration.trainer.decoder.treeRelations;
    EXPECT_GT(ofTrees, 0);
    EXPECT_LT(static_cast<std::size_t>(ofTrees), model->relations.size()) << "[subj] is no relation of trees";

    RelationPool relations;
    const GraphRules rules(relations, EnhancedLabels::WithoutCase, {});
    const auto graphs = test::predictions(model, sentences, relations);
    std::size_t expected = 0;
    std::size_t found = 0;
    std::size_t right = 0;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (!isUsable(*sentences[i]))
            continue;
        const auto gold = rules.graphOf(*sentences[i]).graph.secondary;
        expected += gold.size();
        found += graphs[i].secondary.size();
        right += static_cast<std::size_t>(std::count_if(graphs[i].secondary.begin(), graphs[i].secondary.end(),
            [&](const Arc& arc) { return std::find(gold.begin(), gold.end(), arc) != gold.end(); }));
    }
    ASSERT_GT(expected, 10U);
    EXPECT_GE(right * 10, expected * 9);
    EXPECT_GE(right * 10, found * 9);
    EXPECT_GE(evaluated(model, sentences).all.uas(), 99.0);
    const auto again = parseModel(serialised(*model));
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ((*again)->configuration.trainer.decoder.treeRelations, ofTrees);
}

TEST(TrainTest, AWordThatHasOneHeadTwiceHasItOnceInItsGraph)
{
    const std::string text = "1\ta\ta\tX\t_\t_\t0\troot\t0:root\t_\n"
                             "2\tb\tb\tX\t_\t_\t1\tx\t1:x|1:y\t_\n3\tc\tc\tX\t_\t_\t2\tx\t1:x|1:y|2:x\t_\n\n";
    Sentences sentences;
    for (int i = 0; i < 5; ++i)
        sentences.push_back(std::make_shared<const Sentence>(test::sentenceOf(text)));
    TrainingSettings settings = quickSettings();
    settings.trainer.decoder.decoder = Decoder::Multi;
    const auto model = test::trained(sentences, settings);
    RelationPool relations;
    const auto graph = test::predictions(model, sentences, relations).front();
    EXPECT_EQ(graph.heads, (std::vector<int>{kNoHead, 0, 1, 2}));
    EXPECT_LE(graph.secondary.size(), 1U);
}

TEST(TrainTest, TheSameSeedGivesTheSameBytesForAnyNumberOfThreads)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    std::vector<std::string> files;
    for (const unsigned threads : {1U, 4U, 1U}) {
        TrainingSettings settings = quickSettings();
        settings.trainer.decoder.decoder = Decoder::Hill;
        settings.trainer.epochs = 2;
        settings.trainer.threads = threads;
        const auto model = train(sentences, sentences, settings, {}, [](const EpochReport&) {}, {});
        ASSERT_TRUE(model.has_value());
        files.push_back(serialised(**model));
    }
    EXPECT_EQ(files[0], files[1]);
    EXPECT_EQ(files[0], files[2]);
}

TEST(TrainTest, DevelopmentFiguresAreTheSameForAnyNumberOfThreads)
{
    const Sentences sentences = test::sampleSentences("danish.tag");
    const auto [training, development] = holdOutEveryTenth(sentences);
    std::vector<double> figures[2];
    for (const unsigned threads : {1U, 4U}) {
        TrainingSettings settings = quickSettings();
        settings.trainer.epochs = 2;
        settings.trainer.threads = threads;
        const auto note = [&](const EpochReport& report) {
            figures[threads / 4].insert(figures[threads / 4].end(),
                {report.training.uas, report.development.uas, report.development.las, report.loss});
        };
        ASSERT_TRUE(train(training, development, settings, {}, note, {}).has_value());
    }
    EXPECT_EQ(figures[0].size(), 8U);
    EXPECT_EQ(figures[0], figures[1]);
}

TEST(TrainTest, AnotherSeedGivesAnotherModel)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    TrainingSettings settings = quickSettings();
    settings.trainer.epochs = 1;
    const auto first = test::trained(sentences, settings);
    settings.trainer.seed = 2;
    EXPECT_NE(first->weights.values(), test::trained(sentences, settings)->weights.values());
}

TEST(TrainTest, ReportsEveryEpoch)
{
    std::vector<EpochReport> reports;
    const auto model = train(toyTreebank(40), toyTreebank(20), quickSettings(), {},
        [&](const EpochReport& report) { reports.push_back(report); }, {});
    ASSERT_TRUE(model.has_value());
    ASSERT_EQ(reports.size(), 4U);
    for (int epoch = 1; epoch <= 4; ++epoch) {
        const EpochReport& report = reports[static_cast<std::size_t>(epoch) - 1];
        EXPECT_EQ(report.epoch, epoch);
        EXPECT_EQ(report.epochs, 4);
        EXPECT_LE(report.updates, 40U);
        EXPECT_GE(report.training.uas, report.training.las);
    }
    EXPECT_GT(reports[0].loss, 0);
    EXPECT_GT(reports[0].updates, 0U);
    EXPECT_EQ(reports[3].loss, 0);
    EXPECT_EQ(reports[3].updates, 0U) << "nothing is wrong any more, so nothing changes";
    EXPECT_EQ(reports[3].training.las, 100.0);
    EXPECT_EQ(reports[3].development.uas, 100.0);
    EXPECT_EQ(reports[3].development.las, 100.0);
}

TEST(TrainTest, ProgressGrowsAndReachesTheTotal)
{
    for (const int sentences : {1, 7, 50, 67, 101}) {
        std::vector<Progress> seen;
        TrainingSettings settings = quickSettings();
        settings.trainer.epochs = 3;
        const auto note = [&](const Progress& progress) { seen.push_back(progress); };
        ASSERT_TRUE(train(toyTreebank(sentences), {}, settings, note, {}, {}).has_value());
        ASSERT_FALSE(seen.empty());
        for (std::size_t i = 0; i < seen.size(); ++i) {
            EXPECT_EQ(seen[i].total, static_cast<std::size_t>(sentences) * 3);
            EXPECT_GT(seen[i].done, i == 0 ? 0 : seen[i - 1].done);
        }
        EXPECT_EQ(seen.back().done, seen.back().total) << sentences << " sentences";
        EXPECT_LE(seen.size(), 200U) << "about once a percent";
    }
}

TEST(TrainTest, StopsBeforeTheNextSentenceWhenCancelled)
{
    std::stop_source stop;
    std::size_t last = 0;
    int epochs = 0;
    const auto cancelAtTwenty = [&](const Progress& progress) {
        last = progress.done;
        if (progress.done == 20)
            stop.request_stop();
    };
    const auto model = train(
        toyTreebank(25), {}, quickSettings(), cancelAtTwenty, [&](const EpochReport&) { ++epochs; }, stop.get_token());
    ASSERT_FALSE(model.has_value());
    EXPECT_EQ(model.error(), (Problem{JobProblem::Cancelled, "", 0, 0, {}}));
    EXPECT_EQ(last, 20U);
    EXPECT_EQ(epochs, 0);
}

TEST(TrainTest, CancelledFromAnotherThreadItComesBack)
{
    TrainingSettings settings = quickSettings();
    settings.trainer.epochs = 1'000'000; // would take hours
    std::stop_source stop;
    std::atomic<bool> begun = false;
    std::jthread canceller([&] {
        while (!begun)
            std::this_thread::yield();
        stop.request_stop();
    });
    const auto model = train(
        toyTreebank(30), {}, settings, {}, [&](const EpochReport&) { begun = true; }, stop.get_token());
    ASSERT_FALSE(model.has_value());
    EXPECT_EQ(model.error().code, JobProblem::Cancelled);
}

TEST(TrainTest, WithoutSentencesThereIsNothingToLearn)
{
    const auto none = train({}, {}, quickSettings(), {}, {}, {});
    ASSERT_FALSE(none.has_value());
    EXPECT_EQ(none.error().code, TreebankProblem::NoSentences);
}

TEST(TrainTest, BunsetsuCannotBeLearnedFromYet)
{
    Sentences sentences = toyTreebank(10);
    Sentence phrases = *sentences[4];
    Bunsetsu phrase;
    phrase.first = 1;
    phrase.last = phrases.size();
    phrase.head = kRoot;
    phrases.bunsetsu = {phrase};
    EXPECT_FALSE(isUsable(phrases));
    sentences[4] = std::make_shared<const Sentence>(phrases);
    const auto refused = train(sentences, {}, quickSettings(), {}, {}, {});
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ParserProblem::BunsetsuNotTrainable);
}

TEST(TrainTest, SentencesWithoutATreeCannotBeLearnedFrom)
{
    const auto cyclic = test::sentence({test::token("a", "X", 2, "x"), test::token("b", "X", 1, "x")});
    const auto headless = test::sentence({test::token("a", "X", kNoHead, ""), test::token("b", "X", 1, "x")});
    const auto empty = std::make_shared<const Sentence>();
    const auto broken = std::make_shared<const Sentence>(test::sentenceOf("1\tx\n\n"));
    const Sentences unusable{cyclic, headless, empty, broken};
    for (const auto& sentence : unusable)
        EXPECT_FALSE(isUsable(*sentence));
    const auto none = train(unusable, {}, quickSettings(), {}, {}, {});
    ASSERT_FALSE(none.has_value());
    EXPECT_EQ(none.error(), (Problem{TrainingProblem::NoUsableSentences, "", 0, 0, {"4"}}));

    Sentences some = toyTreebank(10);
    EXPECT_TRUE(isUsable(*some[0]));
    some.insert(some.begin() + 3, unusable.begin(), unusable.end());
    TrainingSettings settings = quickSettings();
    EXPECT_EQ(serialised(*test::trained(some, settings)), serialised(*test::trained(toyTreebank(10), settings)))
        << "they are left out as if they were not there";
}

TEST(TrainTest, WithoutLabelsOnlyHeadsAreLearned)
{
    TrainingSettings settings = quickSettings();
    settings.labels = false;
    const auto model = test::trained(toyTreebank(60), settings);
    EXPECT_FALSE(model->configuration.labels);
    EXPECT_EQ(model->weights.relations(), 0);
    EXPECT_EQ(evaluated(model, toyTreebank(60)).all.uas(), 100.0);
    RelationPool relations;
    for (const Graph& graph : test::predictions(model, toyTreebank(5), relations)) {
        for (const RelationId relation : graph.relations)
            EXPECT_EQ(relation, RelationId());
    }
}

TEST(TrainTest, TheRootPolicyIsWhatTheTreebankHasUnlessChosen)
{
    Sentences sentences = toyTreebank(20);
    TrainingSettings settings = quickSettings();
    settings.trainer.epochs = 1;
    EXPECT_EQ(test::trained(sentences, settings)->configuration.trainer.decoder.root, RootPolicy::Single);
    settings.root = RootPolicy::Many;
    EXPECT_EQ(test::trained(sentences, settings)->configuration.trainer.decoder.root, RootPolicy::Many);
    settings.root.reset();
    sentences.push_back(test::sentence({test::token("a", "X", 0, "root"), test::token("b", "X", 0, "root")}));
    EXPECT_EQ(test::trained(sentences, settings)->configuration.trainer.decoder.root, RootPolicy::Many);
    settings.root = RootPolicy::Single;
    EXPECT_EQ(test::trained(sentences, settings)->configuration.trainer.decoder.root, RootPolicy::Single);
}

TEST(TrainTest, ASentenceThatCountsSeveralTimesIsOne)
{
    const Sentences once = toyTreebank(10);
    Sentences sentences = once;
    sentences.insert(sentences.end(), 5, once.front());
    const auto model = test::trained(sentences, quickSettings());
    const auto other = test::trained(once, quickSettings());
    EXPECT_EQ(model->configuration.trainingSentences, 10U);
    EXPECT_EQ(model->configuration.trainingTokens, other->configuration.trainingTokens);
    EXPECT_EQ(model->configuration.givenHeads, other->configuration.givenHeads);
}

TEST(TrainTest, TheModelTellsWhatItWasTrainedOn)
{
    const Sentences sentences = toyTreebank(20);
    const auto model = test::trained(sentences, quickSettings());
    std::size_t tokens = 0;
    for (const auto& sentence : sentences) {
        tokens += sentence->tokens.size();
        EXPECT_TRUE(model->hasSeen(*sentence));
        EXPECT_TRUE(model->hasSeen(withHead(*sentence, 1, 0))) << "whatever its tree";
        Sentence other = *sentence;
        other.word(1).form = "other";
        EXPECT_FALSE(model->hasSeen(other));
    }
    EXPECT_EQ(model->configuration.trainingSentences, 20U);
    EXPECT_EQ(model->configuration.trainingTokens, tokens);
    EXPECT_EQ(model->configuration.trainer.decoder.decoder, Decoder::Eisner);
    EXPECT_EQ(model->relations.size(), 6U);
}

TEST(TrainTest, EveryTenthSentenceCanBeHeldOut)
{
    const Sentences sentences = toyTreebank(35);
    const auto [training, development] = holdOutEveryTenth(sentences);
    EXPECT_EQ(development, (Sentences{sentences[9], sentences[19], sentences[29]}));
    EXPECT_EQ(training.size(), 32U);
    EXPECT_EQ(training[9], sentences[10]);
}

} // namespace train_test
} // namespace arcwright
