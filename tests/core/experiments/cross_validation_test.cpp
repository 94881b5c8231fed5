// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/cross_validation.h"

#include <gtest/gtest.h>

#include "core/base/share_problems.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace cross_validation_test {

JackknifeSettings settingsOf(unsigned folds, unsigned threads = 1)
{
    JackknifeSettings settings;
    settings.training = test::quickSettings();
    settings.folds = folds;
    settings.threads = threads;
    return settings;
}

/// Passes shares on as another process would have done them, all after all were done, the last first.
class Elsewhere final : public WorkShares {
public:
    Result<void> run(const ShareList& list, const ProgressSink&, const std::stop_token& stop) override
    {
        std::vector<std::string> given;
        for (std::size_t share = 0; share < list.count; ++share)
            given.push_back(list.work(
                                    share, [](const Progress&) {}, stop)
                                .value());
        for (std::size_t share = list.count; share-- > 0;) {
            if (share == broken)
                given[share].resize(given[share].size() - 1);
            if (auto taken = list.take(share, given[share]); !taken)
                return taken;
        }
        return {};
    }
    std::size_t broken = SIZE_MAX;
};

TEST(CrossValidationTest, PredictsWhatJackknifingPredicts)
{
    const Sentences sentences = test::toyTreebank(24);
    RelationPool relations;
    std::vector<std::optional<Graph>> expected(sentences.size());
    ASSERT_TRUE(jackknife(sentences, settingsOf(4), relations,
        [&](std::size_t index, Analysis prediction) { expected[index] = std::move(prediction.graph); }, {}, {}));
    for (const unsigned threads : {1U, 3U}) {
        const auto validation = crossValidate(sentences, settingsOf(4, threads), relations, nullptr, {}, {});
        ASSERT_TRUE(validation);
        EXPECT_EQ(validation->foldCount, 4);
        EXPECT_EQ(validation->predictions, expected);
    }
    Elsewhere elsewhere;
    const auto validation = crossValidate(sentences, settingsOf(4), relations, &elsewhere, {}, {});
    ASSERT_TRUE(validation);
    EXPECT_EQ(validation->predictions, expected);
}

TEST(CrossValidationTest, DamagedSharesAreRefused)
{
    const Sentences sentences = test::toyTreebank(12);
    RelationPool relations;
    Elsewhere elsewhere;
    elsewhere.broken = 1;
    const auto validation = crossValidate(sentences, settingsOf(3), relations, &elsewhere, {}, {});
    ASSERT_FALSE(validation);
    EXPECT_EQ(validation.error().code, ShareProblem::Damaged);
}

} // namespace cross_validation_test
} // namespace arcwright
