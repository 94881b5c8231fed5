// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstring>

#include <gtest/gtest.h>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/formats/registry.h"
#include "core/jobs/snapshot_problems.h"
#include "core/jobs/training_snapshot.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace training_snapshot_test {

constexpr std::size_t checksumAt = 28;
constexpr std::size_t blocksAt = 36;

TrainingRun wordRun(Sentences sentences, TrainingSettings settings = test::quickSettings())
{
    settings.trainer.arcBits = 12;
    settings.trainer.siblingBits = 10;
    settings.trainer.rowBits = 8;
    settings.trainer.epochs = 2;
    HeldOutSplit split = holdOutEveryTenth(sentences);
    return {std::move(split.training), std::move(split.development), std::move(sentences), settings};
}

std::string bytesOf(const TrainedModel& trained)
{
    const auto* words = std::get_if<std::shared_ptr<const Model>>(&trained.model);
    return words != nullptr ? serialised(**words)
                            : serialised(*std::get<std::shared_ptr<const BunsetsuModel>>(trained.model));
}

std::string modelOf(const TrainingRun& run)
{
    const auto trained = train(run, TrainingHooks(), {});
    EXPECT_TRUE(trained.has_value()) << testing::PrintToString(trained.error());
    return trained ? bytesOf(*trained) : std::string();
}

TrainingRun readBack(const TrainingRun& run)
{
    auto back = trainingIn(snapshotOf(run));
    EXPECT_TRUE(back.has_value()) << testing::PrintToString(back.error());
    return back ? std::move(*back) : TrainingRun();
}

void expectSameSentences(const Sentences& read, const Sentences& written)
{
    ASSERT_EQ(read.size(), written.size());
    for (std::size_t i = 0; i < written.size(); ++i) {
        EXPECT_TRUE(read[i]->hasContentOf(*written[i])) << i;
        EXPECT_EQ(read[i]->tokens, written[i]->tokens) << i;
        EXPECT_EQ(read[i]->bunsetsu, written[i]->bunsetsu) << i;
        EXPECT_EQ(read[i]->comments, written[i]->comments) << i;
        EXPECT_EQ(read[i]->problem.has_value(), written[i]->problem.has_value()) << i;
    }
}

TEST(TrainingSnapshotTest, SentencesComeBackInEveryFormat)
{
    for (const char* sample : {"czech.conllu", "danish.tag", "english.conllu", "japanese.knp"}) {
        const TrainingRun run = wordRun(test::sampleSentences(sample));
        const TrainingRun back = readBack(run);
        expectSameSentences(back.training, run.training);
        expectSameSentences(back.development, run.development);
        expectSameSentences(back.tagged, run.tagged);
        const FormatPointer format = back.tagged.front()->source.format;
        ASSERT_NE(format, nullptr);
        EXPECT_EQ(format->name(), run.tagged.front()->source.format->name());
        for (const auto& sentence : back.tagged)
            EXPECT_EQ(sentence->source.format, format) << "one object for all";
    }
}

TEST(TrainingSnapshotTest, ColumnsThatAFileNamesComeBack)
{
    Sentence sentence = *test::toySentence();
    sentence.source.format = formatNamed("conllup", std::vector<std::string>{"ID", "FORM", "HEAD", "DEPREL", "MOOD"});
    ASSERT_NE(sentence.source.format, nullptr);
    sentence.tokens[0].setFurther("MOOD", "calm");
    const TrainingRun back = readBack(wordRun({std::make_shared<const Sentence>(sentence)}));
    EXPECT_EQ(back.tagged.front()->source.format->namedColumns(), sentence.source.format->namedColumns());
    EXPECT_EQ(back.tagged.front()->tokens, sentence.tokens);
}

TEST(TrainingSnapshotTest, ASentenceThatCountsSeveralTimesIsKeptOnce)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    TrainingRun once = wordRun(sentences);
    TrainingRun often = once;
    for (int time = 1; time < 10; ++time)
        often.training.insert(often.training.end(), once.training.begin(), once.training.end());
    const std::size_t numbers = (often.training.size() - once.training.size()) * 4;
    EXPECT_EQ(snapshotOf(often).size(), snapshotOf(once).size() + numbers);
    const TrainingRun back = readBack(often);
    EXPECT_EQ(back.training[0], back.training[once.training.size()]) << "the same object";
    EXPECT_EQ(modelOf(back), modelOf(often));
}

TEST(TrainingSnapshotTest, GivesTheSameModelForEveryDecoder)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    for (const Decoder decoder : allDecoders()) {
        TrainingSettings settings = test::quickSettings();
        settings.trainer.decoder.decoder = decoder;
        const TrainingRun run = wordRun(sentences, settings);
        EXPECT_EQ(modelOf(readBack(run)), modelOf(run)) << nameOf(decoder);
    }
}

TEST(TrainingSnapshotTest, GivesTheSameModelForEveryChoice)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    std::vector<TrainingSettings> choices(9, test::quickSettings());
    choices[0].trainer.learner = Learner::Perceptron;
    choices[1].trainer.learner = Learner::Bpm;
    choices[1].trainer.members = 3;
    choices[2].trainer.averaging = false;
    choices[3].trainer.shuffleOnce = true;
    choices[4].trainer.costAugmented = true;
    choices[4].trainer.decoder.climb.price = 0.3;
    choices[5].labels = false;
    choices[6].root = RootPolicy::Many;
    choices[7].parseDecoder = Decoder::Cle;
    choices[7].language = Language::Czech;
    choices[8].trainer.seed = std::uint64_t{1} << 60;
    choices[8].trainer.patience = 1;
    std::set<std::string> models;
    for (std::size_t choice = 0; choice < choices.size(); ++choice) {
        const TrainingRun run = wordRun(sentences, choices[choice]);
        const std::string model = modelOf(run);
        EXPECT_EQ(modelOf(readBack(run)), model) << choice;
        models.insert(model);
    }
    EXPECT_EQ(models.size(), choices.size()) << "each choice tells";
}

TEST(TrainingSnapshotTest, PartsOfTreesStayParts)
{
    Sentences sentences;
    for (const auto& sentence : test::toyTreebank(30)) {
        Sentence part = *sentence;
        part.tokens[0].head = kNoHead;
        part.tokens[0].relation.clear();
        sentences.push_back(std::make_shared<const Sentence>(part));
    }
    TrainingSettings settings = test::quickSettings();
    settings.parts = true;
    const TrainingRun run = wordRun(sentences, settings);
    EXPECT_EQ(modelOf(readBack(run)), modelOf(run));
}

/// Which edges of DTAG are syntax only its format knows.
TEST(TrainingSnapshotTest, GraphsOfDtagAreLearntAsFromTheFile)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = Decoder::Multi;
    const TrainingRun run = wordRun(test::sampleSentences("danish.tag"), settings);
    EXPECT_EQ(modelOf(readBack(run)), modelOf(run));
}

TEST(TrainingSnapshotTest, ParsersOfBunsetsuAreLearntAsFromTheFile)
{
    const Sentences sentences = test::sampleSentences("japanese.knp");
    std::vector<BunsetsuSettings> choices(3);
    choices[1] = withDecoder(choices[1], BunsetsuDecoder::ShiftReduce);
    choices[1].order.dependentsLeftToRight = !choices[1].order.dependentsLeftToRight;
    choices[2].types = false;
    choices[2].features = FeatureSet::Standard;
    choices[2].cost = 0.1;
    for (BunsetsuSettings& settings : choices) {
        settings.bits = 14;
        settings.epochs = 2;
        const TrainingRun run{sentences, sentences, {}, settings};
        EXPECT_EQ(modelOf(readBack(run)), modelOf(run));
    }
}

TEST(TrainingSnapshotTest, WhateverIsCutOffOrChangedIsTold)
{
    const std::string bytes = snapshotOf(wordRun(test::toyTreebank(3)));
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const auto back = trainingIn(std::string_view(bytes).substr(0, length));
        ASSERT_FALSE(back.has_value()) << length;
        ASSERT_EQ(back.error().code, length == 0 ? SnapshotProblem::NotASnapshot : SnapshotProblem::Truncated);
    }
    for (std::size_t at = blocksAt; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        const auto back = trainingIn(changed);
        ASSERT_FALSE(back.has_value()) << at;
        ASSERT_EQ(back.error().code, SnapshotProblem::Damaged) << at;
    }
    EXPECT_EQ(trainingIn("hello").error().code, SnapshotProblem::NotASnapshot);
    std::string newer = bytes;
    newer[16] = 9;
    EXPECT_EQ(trainingIn(newer).error(), (Problem{SnapshotProblem::TooNew, "", 0, 0, {"9", "1"}}));
}

/// One whose checksum fits was still written by anybody: it is refused, or what comes of it can be trained on.
TEST(TrainingSnapshotTest, NumbersThatMeanNothingDoNoHarm)
{
    const std::string bytes = snapshotOf(wordRun(test::toyTreebank(12)));
    Random random(7);
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string changed = bytes;
        const std::size_t at = blocksAt + random.below(static_cast<std::uint32_t>(bytes.size() - blocksAt));
        changed[at] = static_cast<char>(random.below(256));
        const std::uint64_t checksum = hashOf(std::string_view(changed).substr(blocksAt));
        std::memcpy(changed.data() + checksumAt, &checksum, sizeof checksum);
        const auto back = trainingIn(changed);
        refused += back ? 0 : 1;
        if (!back || round % 30 != 0)
            continue;
        const auto* settings = std::get_if<TrainingSettings>(&back->settings);
        if (settings != nullptr && settings->trainer.epochs < 5 && settings->trainer.arcBits < 16)
            static_cast<void>(train(*back, TrainingHooks(), {}));
    }
    EXPECT_GT(refused, 100);
}

} // namespace training_snapshot_test
} // namespace arcwright
