// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/bayes_point.h"

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/evaluation/attachment.h"
#include "core/model/average.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace bayes_point_test {

TrainingSettings bpmSettings(int members = 3)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.learner = Learner::Bpm;
    settings.trainer.members = members;
    settings.trainer.epochs = 2;
    settings.trainer.seed = 7;
    return settings;
}

/// A member trained by itself.
TrainingSettings memberOf(TrainingSettings settings, int member)
{
    settings.trainer = memberSettings(settings.trainer, member);
    return settings;
}

const Sentences& english()
{
    static const Sentences sentences = test::sampleSentences("english.conllu");
    return sentences;
}

const Sentences& czech()
{
    static const Sentences sentences = test::sampleSentences("czech.conllu");
    return sentences;
}

TEST(BayesPointTest, IsTheMeanOfItsMembersForEveryDecoder)
{
    const std::vector<Decoder> all(allDecoders().begin(), allDecoders().end());
    const std::vector<Decoder> some{Decoder::Eisner2, Decoder::Hill};
    for (const Decoder decoder : test::unlessSanitized(all, some)) {
        TrainingSettings settings = bpmSettings();
        settings.trainer.decoder.decoder = decoder;
        const auto machine = test::trained(english(), settings);
        std::vector<std::shared_ptr<const Model>> members;
        for (int member = 1; member <= 3; ++member)
            members.push_back(test::trained(english(), memberOf(settings, member)));
        ASSERT_NE(members[0]->weights.values(), members[1]->weights.values());
        const auto& mean = machine->weights.values();
        for (std::size_t i = 0; i < mean.size(); ++i) {
            double sum = 0;
            for (const auto& member : members)
                sum += member->weights.values()[i];
            ASSERT_EQ(mean[i], static_cast<float>(sum / 3)) << nameOf(decoder) << ", weight " << i;
        }
    }
}

TEST(BayesPointTest, AMemberIsAPerceptronWithOneOrderAndItsOwnSeed)
{
    TrainingSettings perceptron = bpmSettings();
    perceptron.trainer.learner = Learner::Perceptron;
    perceptron.trainer.seed = 9;
    perceptron.trainer.shuffleOnce = true;
    EXPECT_EQ(serialised(*test::trained(english(), memberOf(bpmSettings(), 2))),
        serialised(*test::trained(english(), perceptron)));
    perceptron.trainer.shuffleOnce = false;
    EXPECT_NE(test::trained(english(), memberOf(bpmSettings(), 2))->weights.values(),
        test::trained(english(), perceptron)->weights.values())
        << "another order in the second epoch";
    perceptron.trainer.epochs = 1;
    TrainingSettings short1 = bpmSettings();
    short1.trainer.epochs = 1;
    EXPECT_EQ(test::trained(english(), memberOf(short1, 2))->weights.values(),
        test::trained(english(), perceptron)->weights.values())
        << "the first epoch's order is the same";
}

TEST(BayesPointTest, TheModelHasTheSameBytesForAnyNumberOfThreads)
{
    std::vector<std::string> files;
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        TrainingSettings settings = bpmSettings(5);
        settings.trainer.threads = threads;
        const auto model = train(english(), czech(), settings, TrainingHooks(), {});
        ASSERT_TRUE(model.has_value());
        files.push_back(serialised(**model));
        EXPECT_EQ(files.back(), files.front()) << threads << " threads";
    }
    const auto read = parseModel(files.front());
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ((*read)->configuration.trainer.learner, Learner::Bpm);
    EXPECT_EQ((*read)->configuration.trainer.members, 5);
    EXPECT_TRUE((*read)->configuration.trainer.shuffleOnce);
}

AttachmentRates ratesOf(const std::shared_ptr<const Model>& model, const Sentences& sentences)
{
    RelationPool relations;
    const auto graphs = test::predictions(model, sentences, relations);
    Evaluation evaluation;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        evaluation.add(*sentences[i], graphOf(*sentences[i], relations), graphs[i]);
    return {evaluation.all.uas(), evaluation.all.las()};
}

TEST(BayesPointTest, ReportsEveryMemberAndTheMean)
{
    TrainingSettings settings = bpmSettings();
    settings.trainer.threads = 2;
    std::vector<MembersReport> reports;
    std::vector<EpochReport> epochs;
    TrainingHooks hooks;
    hooks.membersDone = [&](const MembersReport& report) { reports.push_back(report); };
    hooks.epochDone = [&](const EpochReport& report) { epochs.push_back(report); };
    const auto model = train(english(), czech(), settings, hooks, {});
    ASSERT_TRUE(model.has_value());
    ASSERT_EQ(reports.size(), 1U);
    const MembersReport& report = reports.front();
    ASSERT_EQ(report.members.size(), 3U);
    const auto near = [](const AttachmentRates& one, const AttachmentRates& other) {
        EXPECT_NEAR(one.uas, other.uas, 1e-9);
        EXPECT_NEAR(one.las, other.las, 1e-9);
    };
    near(report.average, ratesOf(*model, czech()));
    for (int member = 1; member <= 3; ++member) {
        const MemberReport& own = report.members[static_cast<std::size_t>(member) - 1];
        EXPECT_EQ(own.member, member);
        EXPECT_EQ(own.epochs, 2);
        EXPECT_EQ(own.bestEpoch, 0);
        near(own.development, ratesOf(test::trained(english(), memberOf(settings, member)), czech()));
    }
    ASSERT_EQ(epochs.size(), 6U);
    std::map<int, int> last;
    for (const EpochReport& epoch : epochs)
        EXPECT_EQ(epoch.epoch, ++last[epoch.member]) << "member " << epoch.member;
}

TEST(BayesPointTest, BestAndWorstAreByLasOrByUasWithoutRelations)
{
    const MembersReport report{{{1, 2, 0, {80, 70}}, {2, 2, 0, {82, 69}}, {3, 2, 0, {79, 70}}}, {83, 72}, 5};
    EXPECT_EQ(report.best().member, 1) << "the first of two";
    EXPECT_EQ(report.worst().member, 2);
    MembersReport headsOnly = report;
    headsOnly.relations = 0;
    EXPECT_EQ(headsOnly.best().member, 2);
    EXPECT_EQ(headsOnly.worst().member, 3);
}

TEST(BayesPointTest, ProgressGrowsToTheTotalOfAllMembers)
{
    TrainingSettings settings = bpmSettings(4);
    settings.trainer.threads = 3;
    std::vector<Progress> seen;
    TrainingHooks hooks;
    hooks.progress = [&](const Progress& progress) { seen.push_back(progress); };
    ASSERT_TRUE(train(test::toyTreebank(31), {}, settings, hooks, {}).has_value());
    ASSERT_FALSE(seen.empty());
    for (std::size_t i = 1; i < seen.size(); ++i)
        EXPECT_GT(seen[i].done, seen[i - 1].done);
    EXPECT_EQ(seen.back().total, 4U * 100U) << "percents of each member";
    EXPECT_EQ(seen.back().done, seen.back().total);
    EXPECT_LE(seen.size(), 200U);
}

TEST(BayesPointTest, CancelledItComesBackWhateverItWaitsFor)
{
    for (const unsigned threads : {1U, 4U}) {
        for (const std::size_t when : {std::size_t{1}, std::size_t{3}, std::size_t{8}}) {
            TrainingSettings settings = bpmSettings(6);
            settings.trainer.threads = threads;
            std::stop_source stop;
            std::size_t epochs = 0;
            TrainingHooks hooks;
            hooks.epochDone = [&](const EpochReport&) {
                if (++epochs == when)
                    stop.request_stop();
            };
            const auto model = train(test::toyTreebank(20), {}, settings, hooks, stop.get_token());
            ASSERT_FALSE(model.has_value());
            EXPECT_EQ(model.error().code, JobProblem::Cancelled);
        }
    }
}

class AverageTest : public testing::Test {
protected:
    std::string saved(const std::shared_ptr<const Model>& model, const std::string& name) const
    {
        EXPECT_TRUE(saveModel(*model, m_folder.file(name)).has_value());
        return m_folder.file(name);
    }
    test::TemporaryFolder m_folder;
};

TEST_F(AverageTest, MembersTrainedApartGiveTheSameFileInAnyOrder)
{
    const TrainingSettings settings = bpmSettings();
    std::vector<std::string> files;
    for (const int member : {2, 3, 1})
        files.push_back(saved(test::trained(english(), memberOf(settings, member)), std::to_string(member)));
    const auto mean = averageModels(files);
    ASSERT_TRUE(mean.has_value());
    EXPECT_EQ(serialised(**mean), serialised(*test::trained(english(), settings)));
}

TEST_F(AverageTest, OfOtherModelsAllElseIsTheFirsts)
{
    TrainingSettings settings = test::quickSettings();
    const auto first = test::trained(test::toyTreebank(20), settings);
    settings.trainer.seed = 8;
    settings.trainer.epochs = 1;
    const auto second = test::trained(test::toyTreebank(20), settings);
    const auto mean = averageModels({saved(first, "a"), saved(second, "b")});
    ASSERT_TRUE(mean.has_value());
    const ModelConfiguration& configuration = (*mean)->configuration;
    EXPECT_EQ(configuration.trainer.learner, Learner::Mira);
    EXPECT_EQ(configuration.trainer.members, 2);
    EXPECT_EQ(configuration.trainer.seed, 1U);
    EXPECT_EQ(configuration.trainer.epochs, 4);
    EXPECT_EQ(configuration.trainingSentences, 20U) << "both saw the same ones";
    EXPECT_EQ((*mean)->seen, first->seen);
    for (std::size_t i = 0; i < first->weights.values().size(); ++i) {
        const double sum = static_cast<double>(first->weights.values()[i]) + second->weights.values()[i];
        ASSERT_EQ((*mean)->weights.values()[i], static_cast<float>(sum / 2));
    }
    const auto three = averageModels({saved(*mean, "c"), saved(second, "b")});
    EXPECT_EQ((*three)->configuration.trainer.members, 3);
}

TEST_F(AverageTest, MembersOfWhichOneIsMissingAreNoMachine)
{
    std::vector<std::string> files;
    for (const int member : {1, 3})
        files.push_back(saved(test::trained(english(), memberOf(bpmSettings(), member)), std::to_string(member)));
    const auto mean = averageModels(files);
    ASSERT_TRUE(mean.has_value());
    EXPECT_EQ((*mean)->configuration.trainer.learner, Learner::Perceptron);
    EXPECT_EQ((*mean)->configuration.trainer.members, 2);
}

TEST_F(AverageTest, SentencesOfAnyOfTheModelsAreSeen)
{
    // The second treebank has the relations and tags of the first in the same order, and its filter.
    Sentences longer = test::toyTreebank(20);
    const auto first = saved(test::trained(longer, test::quickSettings()), "a");
    Sentence extra = *longer[3];
    for (Token& token : extra.tokens)
        token.form += "x";
    longer.push_back(std::make_shared<const Sentence>(extra));
    const auto second = saved(test::trained(longer, test::quickSettings()), "b");
    const auto mean = averageModels({first, second});
    ASSERT_TRUE(mean.has_value());
    EXPECT_TRUE((*mean)->hasSeen(extra));
    EXPECT_TRUE((*mean)->hasSeen(*longer[0]));
    EXPECT_EQ((*mean)->configuration.trainingSentences, 41U);
}

TEST_F(AverageTest, ModelsThatDoNotFitAreNamed)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.epochs = 1;
    const auto file = [&](const Sentences& sentences, const std::string& name) {
        return saved(test::trained(sentences, settings), name);
    };
    const auto first = file(test::toyTreebank(20), "first");
    const auto problem = [&](const std::string& second) {
        const auto mean = averageModels({first, second});
        EXPECT_FALSE(mean.has_value());
        return mean ? Problem() : mean.error();
    };
    const auto expected = [&](ProblemCode code, const std::string& second) {
        return Problem{code, second, 0, 0, {first}};
    };

    Sentences other = test::toyTreebank(20);
    Sentence renamed = *other[0];
    for (Token& token : renamed.tokens)
        token.relation = token.relation == "root" ? "top" : token.relation;
    other[0] = std::make_shared<const Sentence>(renamed);
    for (std::size_t i = 1; i < other.size(); ++i) {
        Sentence same = *other[i];
        for (Token& token : same.tokens)
            token.relation = token.relation == "root" ? "top" : token.relation;
        other[i] = std::make_shared<const Sentence>(same);
    }
    const auto relations = file(other, "relations");
    EXPECT_EQ(problem(relations), expected(ModelProblem::RelationsDiffer, relations));

    Sentences tagged = test::toyTreebank(20);
    Sentence retagged = *tagged[0];
    retagged.tokens.back().upos = "SYM";
    tagged[0] = std::make_shared<const Sentence>(retagged);
    const auto filter = file(tagged, "filter");
    EXPECT_EQ(problem(filter), expected(ModelProblem::FiltersDiffer, filter));

    settings.trainer.arcBits = 15;
    const auto bits = file(test::toyTreebank(20), "bits");
    EXPECT_EQ(problem(bits), expected(ModelProblem::ShapesDiffer, bits));
    settings = test::quickSettings();
    settings.labels = false;
    const auto heads = file(test::toyTreebank(20), "heads");
    EXPECT_EQ(problem(heads), expected(ModelProblem::ShapesDiffer, heads));
    settings = test::quickSettings();
    settings.trainer.decoder.decoder = Decoder::Hill;
    const auto order = file(test::toyTreebank(20), "order");
    EXPECT_EQ(problem(order), expected(ModelProblem::ShapesDiffer, order));

    EXPECT_EQ(problem(m_folder.file("missing")).code, FileProblem::NotFound);
    EXPECT_EQ(problem(m_folder.write("foreign", "hello")).code, ModelProblem::NotAModel);
}

} // namespace bayes_point_test
} // namespace arcwright
