// SPDX-License-Identifier: GPL-3.0-or-later
// Folds that were at work when the program was killed are gone on with.
#include "core/jobs/kept_folds.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include <gtest/gtest.h>
#include <unistd.h>

#include "core/experiments/jackknife.h"
#include "core/formats/open.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/folds_file.h"
#include "core/model/folds_problems.h"
#include "core/model/model_file.h"
#include "core/treebank/with_graph.h"
#include "tests/core/support/child_process.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace kept_folds_test {

constexpr std::uint64_t whole = 17;
constexpr unsigned foldCount = 4;

JackknifeSettings settings(unsigned threads = 1)
{
    JackknifeSettings made;
    made.training = test::quickSettings();
    made.training.trainer.epochs = 6;
    made.folds = foldCount;
    made.threads = threads;
    return made;
}

/// What a jackknife has given.
struct Outcome {
    Result<void> ended;
    std::map<std::size_t, std::string> models; ///< the bytes of each fold's, by the first sentence that it has not seen
    std::map<std::size_t, std::string> predictions; ///< heads and relations in words: their numbers go by threads
    int trained = 0; ///< those that were not kept before
    std::vector<Problem> begunAnew;
    std::vector<Problem> notKept;
};

/// How it goes on.
struct Asked {
    ProgressSink progress = {};
    std::stop_source stop = std::stop_source();
    int stopAfter = 0; ///< as soon as so many models are there; 0: not
    bool looksForKept = true;
};

std::string inWords(const Sentence& sentence, const Graph& graph, const RelationPool& relations)
{
    std::string words;
    if (sentence.bunsetsu.empty()) {
        for (const Token& token : withGraph(sentence, graph, false, relations).tokens)
            words += std::to_string(token.head) + ':' + token.relation + ' ';
        return words;
    }
    for (const Bunsetsu& one : withBunsetsuGraph(sentence, graph, relations).bunsetsu)
        words += std::to_string(one.head) + ':' + one.type + ' ';
    return words;
}

template <class Kind, class Settings>
Outcome jackknifed(const Sentences& sentences, const Settings& settings, const std::string& folder, Asked asked = {})
{
    const KeptFolds kept(folder, whole);
    EXPECT_TRUE(kept.begin(settings.folds));
    Outcome outcome;
    std::mutex mutex; // guards the outcome
    FoldSteps<Kind> steps;
    steps.kept = [&](std::size_t fold) -> std::shared_ptr<const Kind> {
        const auto found = asked.looksForKept ? kept.find(fold) : std::optional<AnyModel>();
        return found && *found ? std::get<std::shared_ptr<const Kind>>(**found) : nullptr;
    };
    steps.keep = [&](std::size_t fold, const std::shared_ptr<const Kind>& model) {
        const std::scoped_lock lock(mutex);
        if (++outcome.trained == asked.stopAfter)
            asked.stop.request_stop();
        return kept.keep(fold, model);
    };
    steps.checkpoint = [&](std::size_t fold) { return kept.checkpoint(fold); };
    steps.begunAnew = [&](const Problem& problem) {
        const std::scoped_lock lock(mutex);
        outcome.begunAnew.push_back(problem);
    };
    steps.notKept = [&](const Problem& problem) {
        const std::scoped_lock lock(mutex);
        outcome.notKept.push_back(problem);
    };
    steps.trained = [&](const std::shared_ptr<const Kind>& model, const std::vector<std::size_t>& heldOut) {
        outcome.models.emplace(*std::min_element(heldOut.begin(), heldOut.end()), serialised(*model));
    };
    RelationPool relations;
    const auto take = [&](std::size_t index, Analysis prediction) {
        outcome.predictions.emplace(index, inWords(*sentences[index], prediction.graph, relations));
    };
    outcome.ended = jackknife(sentences, settings, relations, take, asked.progress, asked.stop.get_token(), steps);
    return outcome;
}

class KeptFoldsTest : public testing::Test {
protected:
    std::string newFolder() { return m_folder.file("folds-" + std::to_string(++m_count)); }

    Sentences english = test::sampleSentences("english.conllu");
    test::TemporaryFolder m_folder{test::folderInMemory()};
    int m_count = 0;
};

TEST_F(KeptFoldsTest, BrokenOffBetweenTwoItGoesOnWithTheThirdAndPredictsAll)
{
    const Outcome unbroken = jackknifed<Model>(english, settings(), newFolder());
    ASSERT_TRUE(unbroken.ended);
    ASSERT_EQ(unbroken.models.size(), foldCount);
    const std::string folder = newFolder();
    const Outcome before = jackknifed<Model>(english, settings(), folder, {{}, std::stop_source(), 2});
    EXPECT_EQ(before.ended.error().code, JobProblem::Cancelled);
    EXPECT_EQ(KeptFolds::doneIn(folder), (FoldsDone{2, foldCount}));
    const Outcome after = jackknifed<Model>(english, settings(), folder);
    ASSERT_TRUE(after.ended);
    EXPECT_EQ(after.trained, 2) << "the others were there";
    EXPECT_TRUE(after.models == unbroken.models);
    EXPECT_EQ(after.predictions, unbroken.predictions);
    EXPECT_EQ(KeptFolds::doneIn(folder), (FoldsDone{foldCount, foldCount}));
}

TEST_F(KeptFoldsTest, ThoseOfBunsetsuDoSo)
{
    const Sentences japanese = test::sampleSentences("japanese.knp");
    BunsetsuJackknifeSettings chosen;
    chosen.training.bits = 14;
    chosen.training.epochs = 3;
    chosen.folds = 3;
    const Outcome unbroken = jackknifed<BunsetsuModel>(japanese, chosen, newFolder());
    ASSERT_TRUE(unbroken.ended);
    const std::string folder = newFolder();
    jackknifed<BunsetsuModel>(japanese, chosen, folder, {{}, std::stop_source(), 1});
    const Outcome after = jackknifed<BunsetsuModel>(japanese, chosen, folder);
    ASSERT_TRUE(after.ended);
    EXPECT_EQ(after.trained, 2);
    EXPECT_TRUE(after.models == unbroken.models);
    EXPECT_EQ(after.predictions, unbroken.predictions);
}

TEST_F(KeptFoldsTest, BrokenOffWithinOneItGoesOnWithItsNextEpoch)
{
    JackknifeSettings longer = settings();
    longer.training.trainer.epochs = 20;
    const Outcome unbroken = jackknifed<Model>(english, longer, newFolder());
    const std::string folder = newFolder();
    std::stop_source stop;
    int told = 0;
    const auto stopLate = [&](const Progress& progress) {
        ++told;
        if (progress.done * foldCount > progress.total / 2) // of the first
            stop.request_stop();
    };
    jackknifed<Model>(english, longer, folder, {stopLate, stop});
    EXPECT_EQ(KeptFolds::doneIn(folder), (FoldsDone{0, foldCount}));
    std::set<std::string> checkpoints;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".checkpoint")
            checkpoints.insert(entry.path().string());
    }
    EXPECT_EQ(checkpoints.size(), 1U);
    const int toldBefore = std::exchange(told, 0);
    const Outcome after = jackknifed<Model>(english, longer, folder, {[&](const Progress&) { ++told; }});
    EXPECT_GT(toldBefore, 0);
    EXPECT_TRUE(after.models == unbroken.models);
    EXPECT_EQ(after.predictions, unbroken.predictions);
    for (const std::string& checkpoint : checkpoints)
        EXPECT_FALSE(std::filesystem::exists(checkpoint)) << "its model is there";
}

TEST_F(KeptFoldsTest, ACheckpointThatIsOfNoUseIsToldAndMakesNoDifference)
{
    const Outcome unbroken = jackknifed<Model>(english, settings(), newFolder());
    const std::string folder = newFolder();
    const KeptFolds kept(folder, whole);
    ASSERT_TRUE(kept.begin(foldCount));
    test::writeBytes(kept.checkpoint(0), "no checkpoint");
    const Outcome damaged = jackknifed<Model>(english, settings(), folder);
    EXPECT_TRUE(damaged.models == unbroken.models);
    ASSERT_EQ(damaged.begunAnew.size(), 1U);
    EXPECT_EQ(damaged.begunAnew[0].code, CheckpointProblem::NotACheckpoint);
    EXPECT_EQ(damaged.begunAnew[0].file, kept.checkpoint(0));
    EXPECT_TRUE(damaged.notKept.empty());
}

TEST_F(KeptFoldsTest, ACheckpointThatCanNeitherBeReadNorWrittenIsToldAndTheFoldGoesOn)
{
    const Outcome unbroken = jackknifed<Model>(english, settings(), newFolder());
    const std::string folder = newFolder();
    const KeptFolds kept(folder, whole);
    ASSERT_TRUE(kept.begin(foldCount));
    std::filesystem::create_directories(kept.checkpoint(1) + "/in the way");
    const Outcome outcome = jackknifed<Model>(english, settings(), folder);
    ASSERT_TRUE(outcome.ended) << testing::PrintToString(outcome.ended.error());
    EXPECT_TRUE(outcome.models == unbroken.models);
    EXPECT_EQ(outcome.predictions, unbroken.predictions);
    EXPECT_EQ(outcome.begunAnew.size(), 1U);
    EXPECT_EQ(outcome.notKept.size(), 1U);
    EXPECT_EQ(KeptFolds::doneIn(folder), (FoldsDone{foldCount, foldCount})) << "its model can be kept";
}

TEST_F(KeptFoldsTest, AModelThatCannotBeKeptIsUsedAllTheSame)
{
    const Outcome unbroken = jackknifed<Model>(english, settings(), newFolder());
    const std::string folder = newFolder();
    std::filesystem::create_directories(folder + "/2/in the way");
    std::filesystem::create_directories(folder + "/3/in the way");
    Asked asked;
    asked.looksForKept = false; // which would tell of these as damaged ones
    const Outcome outcome = jackknifed<Model>(english, settings(), folder, asked);
    ASSERT_TRUE(outcome.ended) << testing::PrintToString(outcome.ended.error());
    EXPECT_TRUE(outcome.models == unbroken.models);
    EXPECT_EQ(outcome.predictions, unbroken.predictions);
    EXPECT_EQ(outcome.notKept.size(), 2U);
}

TEST_F(KeptFoldsTest, KilledWhereverItIsItGivesTheSameModelsAndPredictions)
{
    int reports = 0;
    Asked counting;
    counting.progress = [&](const Progress&) { ++reports; };
    const Outcome unbroken = jackknifed<Model>(english, settings(), newFolder(), counting);
    const int rounds = test::unlessSanitized(8, 3);
    constexpr int kills = 3; // of a round, each later than the one before unless that was of the last fold
    for (int round = 0; round < rounds; ++round) {
        const std::string folder = newFolder();
        for (int kill = 0; kill < kills; ++kill) {
            // What was done before is not told again; so it is held well before the end, however fast it is.
            const int last = std::max(1, reports * (round + 1) / (kills * (rounds + 1)));
            test::ChildProcess child([&](const test::ChildProcess::Reports& tellParent) {
                std::atomic<int> told = 0;
                Asked held;
                held.progress = [&](const Progress& progress) {
                    tellParent.tell(progress.done);
                    while (++told >= last)
                        ::pause(); // until it is killed
                };
                jackknifed<Model>(english, settings(2), folder, held);
            });
            for (int told = 0; told < last; ++told)
                ASSERT_TRUE(child.report()) << round << ", " << kill;
            std::this_thread::sleep_for(std::chrono::microseconds(300 * round)); // the other thread goes on
            child.kill();
            EXPECT_LT(KeptFolds::doneIn(folder).done, foldCount);
        }
        const Outcome after = jackknifed<Model>(english, settings(2), folder);
        ASSERT_TRUE(after.ended) << testing::PrintToString(after.ended.error());
        EXPECT_TRUE(after.models == unbroken.models) << round;
        EXPECT_EQ(after.predictions, unbroken.predictions) << round;
    }
}

TEST_F(KeptFoldsTest, OneThatIsDamagedOrOfAnotherTrainingIsToldAndNotTaken)
{
    const std::string folder = newFolder();
    ASSERT_TRUE(jackknifed<Model>(english, settings(), folder).ended);
    const auto other = KeptFolds(folder, whole + 1).find(0);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().code, FoldsProblem::OfOtherModel);
    EXPECT_EQ(other.error().file, folder + "/1");
    std::string bytes = test::readBytes(folder + "/1");
    bytes[bytes.size() / 2] = static_cast<char>(~bytes[bytes.size() / 2]);
    test::writeBytes(folder + "/1", bytes);
    EXPECT_EQ(KeptFolds(folder, whole).find(0).error().code, FoldsProblem::Damaged);
    EXPECT_EQ(*KeptFolds(folder, whole).find(foldCount), std::nullopt) << "there is none";
}

TEST_F(KeptFoldsTest, SentencesAreFoundAgainWhereverTheyAreByNow)
{
    const Treebank treebank = openTreebank({test::sampleFile("english.conllu")}).value();
    Sentences sentences{treebank.sentence(3), treebank.sentence(0), treebank.sentence(3)};
    auto edited = std::make_shared<Sentence>(*treebank.sentence(5));
    edited->tokens[0].form += 's';
    sentences.push_back(edited);
    const std::vector<std::optional<std::size_t>> expected{3, 0, std::nullopt, std::nullopt};
    EXPECT_EQ(placesIn(treebank, sentences), expected) << "of two that are alike one is there";
}

TEST_F(KeptFoldsTest, FoldsAreOfWhatWasAskedForWithoutDevelopmentFiles)
{
    TrainingRun run;
    run.training = {english[0], english[1]};
    run.development = {english[2]};
    EXPECT_EQ(sentencesOfFolds(run, {}), (Sentences{english[0], english[1], english[2]})) << "what was held out";
    JobData data;
    data.development = {"dev.conllu"};
    EXPECT_EQ(sentencesOfFolds(run, data), (Sentences{english[0], english[1]}));
    run.tagged = {english[2], english[0], english[1]};
    EXPECT_EQ(sentencesOfFolds(run, {}), run.tagged) << "in the order of the treebank";
}

} // namespace kept_folds_test
} // namespace arcwright
