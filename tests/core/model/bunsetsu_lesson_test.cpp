// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bunsetsu_lesson.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/advice/suggester.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace bunsetsu_lesson_test {

std::shared_ptr<const BunsetsuModel> modelFor(BunsetsuSettings settings)
{
    settings.features = mostFeaturesOf(settings.decoder);
    settings.bits = 18;
    Sentences sentences = test::sampleSentences("japanese.knp");
    sentences.resize(sentences.size() / 2);
    return trainBunsetsuModel(sentences, settings, {}, {}).value();
}

class BunsetsuLessons : public ::testing::TestWithParam<BunsetsuDecoder> { };

/// Over and over again, so that a step that goes the wrong way would show.
TEST_P(BunsetsuLessons, BringTheModelNearerToTheSentenceAndNeverAway)
{
    BunsetsuSettings settings;
    settings.decoder = GetParam();
    const auto base = modelFor(settings);
    const std::vector<float> before = base->weights.heads.values();
    int wrong = 0;
    int left = 0;
    Sentences sentences = test::sampleSentences("japanese.knp");
    sentences.erase(sentences.begin(), sentences.begin() + static_cast<std::ptrdiff_t>(sentences.size() / 2));
    constexpr std::size_t taught = 12;
    sentences.resize(std::min(sentences.size(), taught));
    for (const auto& sentence : sentences) {
        auto model = base;
        int last = 0;
        constexpr int times = 8;
        for (int time = 0; time < times; ++time) {
            const auto lesson = learnFrom(model, *sentence);
            ASSERT_TRUE(lesson);
            EXPECT_LE(lesson->wrongAfter, lesson->wrongBefore);
            wrong += time == 0 ? lesson->wrongBefore : 0;
            EXPECT_EQ(lesson->model->seen.size(), model->seen.size() + (lesson->model == model ? 0 : 1));
            model = lesson->model;
            last = lesson->wrongAfter;
        }
        left += last;
        EXPECT_TRUE(model->hasSeen(*sentence) || model == base);
    }
    EXPECT_GT(wrong, 0);
    EXPECT_LT(left, wrong);
    EXPECT_EQ(base->weights.heads.values(), before) << "the model stays what it is";
}

INSTANTIATE_TEST_SUITE_P(Decoders, BunsetsuLessons,
    ::testing::Values(BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce, BunsetsuDecoder::CascadedChunking,
        BunsetsuDecoder::RelativePreference, BunsetsuDecoder::Eisner));

TEST(BunsetsuLesson, OfAKernelMachineIsNone)
{
    BunsetsuSettings settings;
    settings.ranker = RankerKind::Kernel;
    const auto model = modelFor(settings);
    const Sentences sentences = test::sampleSentences("japanese.knp");
    const auto lesson = learnFrom(model, *sentences.back());
    ASSERT_TRUE(lesson);
    EXPECT_EQ(lesson->model, model);
    EXPECT_FALSE(makeSuggester(AnyModel(model))->learn(*sentences.back()));
}

TEST(BunsetsuLesson, OfWordsFails)
{
    EXPECT_FALSE(learnFrom(modelFor({}), *test::sampleSentences("english.conllu").front()));
}

TEST(BunsetsuLesson, IsWhatASuggesterLearns)
{
    const auto model = modelFor({});
    const auto suggester = makeSuggester(AnyModel(model));
    const Sentences sentences = test::sampleSentences("japanese.knp");
    const auto& sentence = *sentences[sentences.size() / 2 + 1];
    const auto lesson = learnFrom(model, sentence);
    ASSERT_TRUE(lesson);
    EXPECT_EQ(suggester->learn(sentence), lesson->model != model);
    const auto learnt = std::get<std::shared_ptr<const BunsetsuModel>>(suggester->model());
    EXPECT_EQ(learnt->weights.heads.values(), lesson->model->weights.heads.values());
    EXPECT_EQ(learnt->weights.types.values(), lesson->model->weights.types.values());
    EXPECT_EQ(suggester->suggest(sentence, {}).arcs.size(), static_cast<std::size_t>(sentence.unitCount()));
}

} // namespace bunsetsu_lesson_test
} // namespace arcwright
